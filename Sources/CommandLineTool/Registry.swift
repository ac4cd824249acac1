internal import AndroidLoading
internal import Audit
internal import AuditRules
internal import Reporters
internal import SVGLoading
internal import SceneModel
internal import StyleLoading
internal import XcodeLoading

#if SwiftUI
  internal import SwiftUILoading
#endif

/// Everything that the program is put together from, one line each.
enum Registry {
  /// The formats that are read, the first that recognises a file reads it.
  static let loaders: [any Loader.Type] = [
    StyleLoader.self,
    SVGLoader.self,
  ]

  /// The formats of several files that only make sense together.
  static let projectLoaders: [any ProjectLoader.Type] = {
    var loaders: [any ProjectLoader.Type] = [
      AndroidLoader.self,
      XcodeLoader.self,
    ]
    #if SwiftUI
      loaders.append(SwiftUILoader.self)
    #endif
    return loaders
  }()

  /// The platforms of which a version may be chosen.
  static let platforms = ["android", "ios"]

  /// The versions whose built-in values are known; after 18, iOS went on with 26.
  static let platformVersions: [String: [ClosedRange<Int>]] = [
    "android": [21...36], "ios": [13...18, 26...26],
  ]

  /// The rules, in the order of their ids.
  static let rules: [any Rule.Type] = [
    BackgroundBeforeFrameRule.self,
    ContainerContrastRule.self,
    DisabledStateRule.self,
    DisabledStateNotHandledRule.self,
    FocusAppearanceRule.self,
    FocusVisibleRule.self,
    HitAreaCoverageRule.self,
    HitAreaOverlapRule.self,
    IconContrastRule.self,
    IndicatorContrastRule.self,
    LabelVanishesRule.self,
    MissingVariantRule.self,
    MixedThemesRule.self,
    OwnDisabledFlagRule.self,
    PressedStateIgnoredRule.self,
    RepeatingAnimationRule.self,
    SideEffectInBodyRule.self,
    StateWithoutBackgroundRule.self,
    SuppressionExpiryRule.self,
    SuppressionReasonRule.self,
    SuppressionNameRule.self,
    SuppressionUseRule.self,
    TargetSizeRule.self,
    TextContrastRule.self,
    UnreachableStateRule.self,
    UseOfColorRule.self,
  ]

  /// The formats of reports.
  static let reporters: [any Reporter.Type] = [
    ConsoleReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    JSONReporter.self,
    JUnitReporter.self,
    MarkdownReporter.self,
    SARIFReporter.self,
    XcodeReporter.self,
  ]
}

extension Registry {
  /// The names of all formats of reports, for help.
  static var formats: String { reporters.map { $0.identifier }.joined(separator: ", ") }

  /// Whether a loader might read the file at `path`, of which only the name is known.
  static func mayRead(_ path: String) -> Bool {
    let file = SourceFile(path: path, head: [])
    // A style definition is known by what is in it; its name ends like this.
    return path.lowercased().hasSuffix(".xml") || reads(file)
  }

  /// Whether a loader reads `file`.
  static func reads(_ file: SourceFile) -> Bool {
    loaders.contains { $0.recognizes(file) } || projectLoaders.contains { $0.use(of: file) != nil }
  }

  /// What the rule called `id` is, `nil` if there is none.
  static func metadata(of id: String) -> RuleMetadata? {
    rules.first { $0.metadata.id == id }?.metadata
  }
}
