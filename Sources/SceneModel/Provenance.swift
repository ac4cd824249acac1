/// One step on the way from a use to a literal: `name` was given `value` at `location`.
///
/// A use is resolved once for many states and controls, and each keeps the whole chain; so copies of a
/// step share what it says.
public struct Definition: Hashable, Sendable {
  private let written: Written

  /// A step of a chain.
  public init(
    name: String, value: String, location: SourceLocation, notation: LiteralNotation = .css
  ) {
    written = Written(name: name, value: value, location: location, notation: notation)
  }

  /// What is defined, as the source spells it: `fill`, `button.background`, `.primary { fill }`.
  public var name: String { written.name }

  /// The value as written, not resolved.
  public var value: String {
    get { written.value }
    set { self = Definition(name: name, value: newValue, location: location, notation: notation) }
  }

  /// Where it is written.
  public var location: SourceLocation {
    get { written.location }
    set { self = Definition(name: name, value: value, location: newValue, notation: notation) }
  }

  /// How another colour would be written in its place; it matters for the literal only.
  public var notation: LiteralNotation {
    get { written.notation }
    set { self = Definition(name: name, value: value, location: location, notation: newValue) }
  }

  private final class Written: Hashable, Sendable {
    let name: String
    let value: String
    let location: SourceLocation
    let notation: LiteralNotation

    init(name: String, value: String, location: SourceLocation, notation: LiteralNotation) {
      self.name = name
      self.value = value
      self.location = location
      self.notation = notation
    }

    static func == (first: Written, second: Written) -> Bool {
      first === second
        || first.location == second.location && first.name == second.name
          && first.value == second.value && first.notation == second.notation
    }

    // Two definitions at one place are rare, so that the place tells them apart well enough.
    func hash(into hasher: inout Hasher) {
      hasher.combine(location.line)
      hasher.combine(location.column)
      hasher.combine(name)
    }
  }
}

/// The chain of definitions that a value came from, the use first and the literal last.
public struct Provenance: Hashable, Sendable {
  /// The steps, from the use to the literal.
  public var definitions: [Definition]

  /// A chain of `definitions`; empty for a value that the format itself defaults.
  public init(_ definitions: [Definition] = []) {
    self.definitions = definitions
  }

  /// The definition that holds the literal, the line to change; `nil` for a format's default.
  public var literal: Definition? { definitions.last }
}

/// A value together with the chain of definitions it came from.
public struct Resolved<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The final value.
  public var value: Value
  /// Where it came from.
  public var provenance: Provenance

  /// A value with its chain; without one it is a default of the format.
  public init(_ value: Value, provenance: Provenance = Provenance()) {
    self.value = value
    self.provenance = provenance
  }
}
