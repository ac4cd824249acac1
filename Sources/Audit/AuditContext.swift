public import Raster
public import RuleSets
public import SceneModel

/// What a rule may know besides the control: its source's scenes, its neighbours, the rule set.
public struct AuditContext: Sendable {
  /// The rule set that is audited against.
  public let ruleSet: RuleSet
  /// The source's scenes, in the order of ``LoadedSource/scenes``.
  public let scenes: [PreparedScene]
  /// The targets of all screens of the source.
  public let targets: TargetMap
  /// The states of the control under evaluation that look exactly like another one, so that it has
  /// no rendition of them.
  public internal(set) var foldedStates: [FoldedState] = []

  /// The context of the controls of `source`.
  public init(_ source: LoadedSource, ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    scenes = source.scenes.map { PreparedScene($0) }
    targets = TargetMap(source.controls)
  }

  /// The scene that `rendition` is part of.
  public func scene(of rendition: Rendition) -> PreparedScene {
    scenes[rendition.scene]
  }
}
