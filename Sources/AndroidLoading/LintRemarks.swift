internal import SceneModel

/// What `tools:ignore` says about checks of accessibility.
enum LintRemarks {
  /// Android's checks and the rules that judge the same.
  private static let rules: [String: String] = [
    "TextContrastCheck": "text-contrast", "ImageContrastCheck": "icon-contrast",
    "TouchTargetSizeCheck": "target-size",
  ]

  /// The remarks of a definition that silence rules.
  static func suppressions(of definition: ResourceDefinition) -> [Suppression] {
    suppressions(of: definition.ignoredChecks, at: definition.location)
  }

  /// What silences rules among the names of `ignored` checks.
  static func suppressions(
    of ignored: Set<String>, at location: SourceLocation
  ) -> [Suppression] {
    let silenced = Set(ignored.compactMap { rules[$0] })
    let isForAll = ignored.contains("all")
    guard isForAll || !silenced.isEmpty else { return [] }
    return [
      Suppression(
        rules: isForAll ? [] : silenced,
        written: "tools:ignore=\"\(ignored.sorted().joined(separator: ","))\"",
        location: location)
    ]
  }
}
