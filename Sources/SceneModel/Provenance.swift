/// One step on the way from a use to a literal: `name` was given `value` at `location`.
public struct Definition: Hashable, Sendable {
  /// What is defined, as the source spells it: `fill`, `button.background`, `.primary { fill }`.
  public var name: String
  /// The value as written, not resolved.
  public var value: String
  /// Where it is written.
  public var location: SourceLocation
  /// How another colour would be written in its place; it matters for the literal only.
  public var notation: LiteralNotation

  /// A step of a chain.
  public init(
    name: String, value: String, location: SourceLocation, notation: LiteralNotation = .css
  ) {
    self.name = name
    self.value = value
    self.location = location
    self.notation = notation
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
