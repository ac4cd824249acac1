internal import ColorMath
internal import Geometry
internal import Raster
internal import SceneModel

/// Answers which colour and which control are at points of one scene of a source.
struct SceneProbe {
  /// Which of the scenes of a source is probed.
  struct Choice {
    /// The control, by key or name; `nil` for the drawing as a whole.
    var control: String?
    var state: ControlState?
    var appearance: String?
    /// Windows that the user chose, by the appearance's name.
    var windows: [String: Color] = [:]
  }

  /// An answer, or why there is none.
  enum Answer: Hashable {
    /// The colour in hexadecimal digits, or the control's key; `nil` for no control.
    case known(String?)
    case unknown(IncompleteCause)
  }

  let scene: Scene
  private let window: Color?
  private let targets: [(key: String, region: HitRegion)]

  /// The chosen scene of `source`; throws if there is none or several could be meant.
  init(_ source: LoadedSource, choice: Choice) throws(UsageError) {
    guard let (index, rendition) = try Self.rendition(of: source, choice) else {
      guard let first = source.scenes.first else {
        throw UsageError(.other("nothing is drawn in '\(source.path)'"))
      }
      scene = first
      window = Self.window(of: first, choice.windows["light"])
      targets = []
      return
    }
    scene = source.scenes[index]
    window = Self.window(of: scene, choice.windows[rendition.appearance.name])
    targets = Self.targets(of: source, scene: index, rendition)
  }

  /// The targets in a scene, in paint order; a control that is not drawn anew for the state of
  /// another one is where it is in their common scene.
  private static func targets(
    of source: LoadedSource, scene: Int, _ rendition: Rendition
  ) -> [(key: String, region: HitRegion)] {
    let owner = source.controls.first { $0.renditions.contains(rendition) }
    let common = owner?.renditions.filter { $0.appearance == rendition.appearance }
      .min { $0.state < $1.state }
    return source.controls.filter(\.role.isOperable).flatMap { control in
      // A design sheet shows a control in several states side by side.
      let drawn = control.renditions.filter { $0.scene == scene }
      let shown = drawn.isEmpty ? control.renditions.filter { $0.scene == common?.scene } : drawn
      return shown.map { (control.key, $0.hitRegion) }
    }
  }

  /// What is known to lie under a scene: an assumed window is not.
  private static func window(of scene: Scene, _ chosen: Color?) -> Color? {
    chosen ?? (scene.window.isAssumed ? nil : scene.window.color.value)
  }

  /// The rendition to look at with the index of its scene; `nil` if nothing has a rendition.
  private static func rendition(
    of source: LoadedSource, _ choice: Choice
  ) throws(UsageError) -> (Int, Rendition)? {
    var controls = source.controls
    if let name = choice.control {
      controls = controls.filter { $0.key == name || $0.name == name }
      guard !controls.isEmpty else {
        throw UsageError(.unknown("control", name, known: source.controls.map(\.key)))
      }
    }
    if controls.isEmpty, choice.appearance == nil, choice.state == nil { return nil }
    var renditions = controls.flatMap(\.renditions)
    if let appearance = choice.appearance {
      let known = Set(renditions.map(\.appearance)).sorted().map(\.name)
      renditions.removeAll { $0.appearance.name != appearance }
      guard !renditions.isEmpty else {
        throw UsageError(.unknown("appearance", appearance, known: known))
      }
    }
    if let state = choice.state {
      let known = Set(renditions.map(\.state)).sorted().map(\.name)
      renditions.removeAll { $0.state != state }
      guard !renditions.isEmpty else {
        throw UsageError(.unknown("state", state.name, known: known))
      }
    }
    guard
      let found = renditions.min(by: { ($0.appearance, $0.state) < ($1.appearance, $1.state) })
    else { return nil }
    // The same place in another scene is another drawing: only one of them can be meant.
    let others = renditions.contains {
      $0.scene != found.scene && $0.appearance == found.appearance && $0.state == found.state
    }
    guard !others else {
      throw UsageError(
        .other(
          "'\(source.path)' holds several drawings; choose one with '--control': "
            + controls.map(\.key).joined(separator: ", ")))
    }
    return (found.scene, found)
  }

  /// The final colour at each of `points`, as `#rrggbbaa`.
  func colors(at points: [Point]) -> [Answer] {
    guard let box = Rect(around: points) else { return [] }
    let probe = ColorProbe(PreparedScene(scene), in: box)
    return points.map { point in
      switch probe.color(at: point, over: window) {
      case .color(let color): .known(Self.hex(color))
      case .unknown(let cause): .unknown(cause)
      }
    }
  }

  /// The key of the control that takes a tap at each of `points`; of two the later one does.
  func hits(at points: [Point]) -> [Answer] {
    points.map { point in
      for (key, region) in targets.reversed() {
        switch region {
        case .region(let region): if region.contains(point) { return .known(key) }
        case .unknown(let cause): return .unknown(cause)
        }
      }
      return .known(nil)
    }
  }

  /// Eight hexadecimal digits; a colour of which nothing shows is `#00000000`.
  private static func hex(_ color: Color) -> String {
    let hex = color.alpha == 0 ? "#00000000" : color.hex.lowercased()
    return hex.utf8.count == 7 ? hex + "ff" : hex
  }
}
