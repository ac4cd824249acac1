public import SceneModel

/// Another value for one definition, to be written into its file.
public struct ValueFix: Hashable, Sendable {
  /// The value.
  public enum Change: Hashable, Sendable {
    /// A colour, which every check that uses the definition has been measured with.
    case color(Suggestion.ColorChange)
    /// A length, which nothing has been measured with.
    case length(Suggestion.LengthChange)

    /// The definition to change.
    public var definition: Definition {
      switch self {
      case .color(let change): change.definition
      case .length(let change): change.definition
      }
    }

    /// What is written in the place of the definition's value.
    public var written: String {
      switch self {
      case .color(let change): change.written
      case .length(let change): change.written
      }
    }
  }

  /// The change.
  public var change: Change
  /// Fingerprints of the failed checks that it is to make pass, at least one.
  public var targets: [String]

  /// A fix of `targets` by `change`.
  public init(_ change: Change, targets: [String]) {
    self.change = change
    self.targets = targets
  }

  /// The definition to change.
  public var definition: Definition { change.definition }
}

/// Where a value is written, however the chain of definitions calls it.
struct ValueSite: Hashable {
  var location: SourceLocation
  var value: String

  init(_ definition: Definition) {
    location = definition.location
    value = definition.value
  }
}
