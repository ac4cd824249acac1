import ColorMath
import SceneModel

/// Finds states that look and react exactly like another state in every appearance.
struct RenditionFolding {
  /// The control without the renditions of folded states.
  private(set) var control: Control
  /// The states that were folded, and into which.
  private(set) var folded: [FoldedState] = []

  init(_ control: Control, scenes: [Scene]) {
    self.control = control
    let byState = Dictionary(grouping: control.renditions, by: \.state)
      .mapValues { Dictionary(grouping: $0, by: \.appearance) }
    var kept: [ControlState] = []
    for state in byState.keys.sorted() {
      let renditions = byState[state] ?? [:]
      let twin = kept.first { other in
        Self.areAlike(renditions, byState[other] ?? [:], scenes: scenes)
      }
      if let twin, Self.mayFold(state, into: twin) {
        folded.append(FoldedState(state: state, like: twin))
      } else {
        kept.append(state)
      }
    }
    let states = Set(kept)
    self.control.renditions = control.renditions.filter { states.contains($0.state) }
      .sorted { ($0.appearance, $0.state) < ($1.appearance, $1.state) }
  }

  /// A disabled state is exempt where its twin is not, so only the judged one may stand for both.
  private static func mayFold(_ state: ControlState, into twin: ControlState) -> Bool {
    !twin.contains(.disabled) || state.contains(.disabled)
  }

  private typealias ByAppearance = [Appearance: [Rendition]]

  private static func areAlike(
    _ first: ByAppearance, _ second: ByAppearance, scenes: [Scene]
  ) -> Bool {
    guard first.count == second.count else { return false }
    return first.allSatisfy { appearance, renditions in
      guard let others = second[appearance], others.count == renditions.count else { return false }
      return renditions.allSatisfy { rendition in
        others.contains { areAlike(rendition, $0, scenes: scenes) }
      }
    }
  }

  /// Whether two renditions of one appearance look and react alike.
  private static func areAlike(_ a: Rendition, _ b: Rendition, scenes: [Scene]) -> Bool {
    guard a.frame == b.frame, a.layers.count == b.layers.count,
      a.hitRegion == b.hitRegion, a.sizeEvidence == b.sizeEvidence
    else { return false }
    let (first, second) = (scenes[a.scene], scenes[b.scene])
    guard first.window == second.window else { return false }
    let layersAgree = zip(a.layers, b.layers).allSatisfy { x, y in
      first.drawing.layers[x].looksLike(second.drawing.layers[y])
    }
    // Groups fade and clip layers; with equal layers, equal trees mean equal pictures.
    return layersAgree && (a.scene == b.scene || first.drawing.root == second.drawing.root)
  }
}

extension Layer {
  /// Whether both paint the same, wherever their values come from.
  fileprivate func looksLike(_ other: Layer) -> Bool {
    part == other.part && shape == other.shape && alpha == other.alpha && text == other.text
      && paint.value.looksLike(other.paint.value)
  }
}

extension Paint {
  fileprivate func looksLike(_ other: Paint) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): return a.isClose(to: b)
    case (.linearGradient(var a), .linearGradient(var b)):
      let stopsAgree = Self.areAlike(a.stops, b.stops)
      a.stops = []
      b.stops = []
      return stopsAgree && a == b
    case (.radialGradient(var a), .radialGradient(var b)):
      let stopsAgree = Self.areAlike(a.stops, b.stops)
      a.stops = []
      b.stops = []
      return stopsAgree && a == b
    case (.conicGradient(var a), .conicGradient(var b)):
      let stopsAgree = Self.areAlike(a.stops, b.stops)
      a.stops = []
      b.stops = []
      return stopsAgree && a == b
    case (.color, _), (.linearGradient, _), (.radialGradient, _), (.conicGradient, _),
      (.unresolved, _):
      return self == other
    }
  }

  private static func areAlike(_ a: [GradientStop], _ b: [GradientStop]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy {
        $0.offset == $1.offset && $0.color.value.isClose(to: $1.color.value)
      }
  }
}
