public import ColorMath
public import Geometry
public import SceneModel

/// Final colours of a scene at chosen points.
public struct ColorProbe: Sendable {
  /// A final colour, or why it is unknown.
  public enum Answer: Hashable, Sendable {
    /// The composited colour; translucent only if asked for without a window.
    case color(Color)
    /// Unknown.
    case unknown(IncompleteCause)
  }

  /// How far around the points a scene is looked at, in points; any length above 0 does.
  private static let margin = 0.5

  private let scene: Scene
  private var local: LocalScene

  /// A probe of `prepared` for points inside `rect`.
  ///
  /// Text is left out, as its glyphs are not known, and so are the layers in `hidden`.
  public init(_ prepared: PreparedScene, in rect: Rect, hiding hidden: some Sequence<Int> = []) {
    scene = prepared.scene
    // Points on a line span no area, and what has no inside is crossed by no outline.
    local = LocalScene(prepared, in: rect.inset(by: -Self.margin), targets: Set(hidden))
  }

  /// The final colour at `point` over `window`; without a window it may be translucent.
  public func color(at point: Point, over window: Color?) -> Answer {
    let backdrop = window.map { PremultipliedColor($0.withAlpha(1)) } ?? .clear
    let sample = local.sample(at: point, over: backdrop, withTargets: false)
    return sample.cause >= 0 ? .unknown(local.causes[sample.cause]) : .color(sample.color.color)
  }

  /// The patches of equal colours that `points` lie in, by numbers below their count.
  ///
  /// ``color(at:over:)`` is the same at all points of a patch, whatever the window.
  public func patches(of points: [Point]) -> (patches: [Int32], count: Int) {
    local.patches(of: points)
  }

  /// Where the colour at `point` comes from, the largest share first.
  public func provenances(at point: Point) -> [Provenance] {
    local.provenances(at: point, in: scene)
  }

  /// The final colour at `point` with another colour for `definition`; `nil` where more than plain
  /// colours over each other decides it.
  public func stack(at point: Point, coloring definition: Definition) -> PaintStack? {
    local.stack(at: point, withTargets: false, coloring: definition, in: scene)
  }

  /// The same probe with another colour for what comes from `definition`; alphas stay.
  public func recolored(_ definition: Definition, to color: Color) -> ColorProbe {
    var copy = self
    copy.local.recolor(definition, to: color, in: scene)
    return copy
  }
}
