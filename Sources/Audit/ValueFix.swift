public import SceneModel

/// Another colour for one definition, to be written into its file.
public struct ValueFix: Hashable, Sendable {
  /// The change, which every check that uses the definition has been measured with.
  public var change: Suggestion.ColorChange
  /// Fingerprints of the failed checks that it is to make pass, at least one.
  public var targets: [String]

  /// A fix of `targets` by `change`.
  public init(_ change: Suggestion.ColorChange, targets: [String]) {
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
