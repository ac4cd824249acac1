/// What a loader made of one source.
public struct LoadedSource: Sendable {
  /// The source's path relative to the project root.
  public var path: String
  /// The scenes that the renditions refer to.
  public var scenes: [Scene]
  /// The controls, in the order of the source.
  public var controls: [Control]
  /// What was skipped, approximated or repaired.
  public var diagnostics: [Diagnostic]
  /// The remarks of the file to this tool, each with its extent.
  public var suppressions: [Suppression]

  /// A loaded source from its parts.
  public init(
    path: String, scenes: [Scene], controls: [Control], diagnostics: [Diagnostic] = [],
    suppressions: [Suppression] = []
  ) {
    self.path = path
    self.scenes = scenes
    self.controls = controls
    self.diagnostics = diagnostics
    self.suppressions = suppressions
  }
}
