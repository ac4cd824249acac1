public import Raster
public import RuleSets
public import SceneModel

/// What a rule may know besides the control: its source's scenes, its neighbours, the rule set.
public struct AuditContext: Sendable {
  /// The rule set that is audited against.
  public let ruleSet: RuleSet
  /// The targets of all screens of the source.
  public let targets: TargetMap
  /// The states of the control under evaluation that look exactly like another one, so that it has
  /// no rendition of them.
  public internal(set) var foldedStates: [FoldedState] = []
  private let scenes: [Scene]
  private let outlines = OutlineMemory()
  /// The scenes of the control under evaluation, and those before that a later control shows as well.
  private var prepared: [Int: PreparedScene] = [:]
  /// By scene, the index of the last control that shows it.
  private var lastUses: [Int: Int] = [:]

  /// The context of the controls of `source`.
  public init(_ source: LoadedSource, ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    scenes = source.scenes
    targets = TargetMap(source.controls)
    for (index, control) in source.controls.enumerated() {
      for rendition in control.renditions { lastUses[rendition.scene] = index }
    }
  }

  /// The scene that `rendition` is part of.
  public func scene(of rendition: Rendition) -> PreparedScene {
    prepared[rendition.scene] ?? PreparedScene(scenes[rendition.scene], sharing: outlines)
  }

  /// Makes ready the scenes of `control`, which is evaluated next.
  mutating func open(_ control: Control) {
    for rendition in control.renditions where prepared[rendition.scene] == nil {
      prepared[rendition.scene] = PreparedScene(scenes[rendition.scene], sharing: outlines)
    }
  }

  /// Lets go of the scenes of `control`, the one at `index` of the source, that no later one shows.
  ///
  /// A source may have a scene for each of thousands of controls, or one for all of them.
  mutating func close(_ control: Control, at index: Int) {
    for rendition in control.renditions where lastUses[rendition.scene] == index {
      prepared[rendition.scene] = nil
    }
  }
}
