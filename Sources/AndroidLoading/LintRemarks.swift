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
    let ignored = definition.ignoredChecks
    let silenced = Set(ignored.compactMap { rules[$0] })
    let isForAll = ignored.contains("all")
    guard isForAll || !silenced.isEmpty else { return [] }
    return [
      Suppression(
        rules: isForAll ? [] : silenced,
        written: "tools:ignore=\"\(ignored.sorted().joined(separator: ","))\"",
        location: definition.location)
    ]
  }
}
