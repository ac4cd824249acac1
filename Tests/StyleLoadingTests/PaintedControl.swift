import ColorMath
import Geometry
import Raster
import SceneModel
import Testing

/// The colours of a scene at the places that the tests ask about.
struct PaintedControl {
  private let scene: Scene
  private let probe: ColorProbe

  init(_ scene: Scene) {
    self.scene = scene
    probe = ColorProbe(
      PreparedScene(scene), in: Rect(x: -1000, y: -1000, width: 2000, height: 2000))
  }

  var window: Color { scene.window.color.value }

  var hasLabel: Bool { scene.drawing.layers.contains { $0.part == .label } }

  /// The final colour without text.
  func color(_ x: Double, _ y: Double) throws -> Color {
    guard case .color(let color) = probe.color(at: Point(x: x, y: y), over: window) else {
      throw TestFailure()
    }
    return color
  }

  /// The contrast of the label in its middle.
  func labelContrast() throws -> Double {
    let bounds = try bounds(of: .label)
    return try labelContrast(at: bounds.center)
  }

  private func labelContrast(at point: Point) throws -> Double {
    let label = try #require(scene.drawing.layers.first { $0.part == .label })
    guard case .color(let paint) = label.paint.value else { throw TestFailure() }
    let backdrop = try color(point.x, point.y)
    let foreground = paint.multiplyingAlpha(by: label.alpha).composited(over: backdrop)
    return foreground.contrastRatio(with: backdrop)
  }

  /// The colour a point and a half inside the left edge of the container, clear of everything else.
  func containerColor() throws -> Color {
    let bounds = try bounds(of: .container)
    return try color(bounds.x + 1.5, bounds.center.y)
  }

  /// The contrast of two neighbouring colours by the name that the vectors give them.
  func contrast(ofPair name: String) throws -> Double {
    switch name {
    case "ring_vs_fill":
      // The ring's centre line lies 4 points inside the circle.
      let bounds = try bounds(of: .container)
      return try color(bounds.x + 4, bounds.center.y).contrastRatio(with: containerColor())
    case "label_outside_circle_vs_window":
      let bounds = try bounds(of: .label)
      return try labelContrast(at: Point(x: bounds.x + 1, y: bounds.center.y))
    case "ring_vs_background": return try ring().contrastRatio(with: containerColor())
    case "arc_vs_ring": return try arc().contrastRatio(with: ring())
    case "arc_vs_background": return try arc().contrastRatio(with: containerColor())
    default: throw TestFailure()
    }
  }

  /// The spinner's ring where the arc leaves it free: 20 degrees below the right, 10 points out.
  private func ring() throws -> Color {
    let center = try bounds(of: .indicator).center
    return try color(center.x + 9.397, center.y + 3.42)
  }

  private func arc() throws -> Color {
    let center = try bounds(of: .indicator).center
    return try color(center.x - 10, center.y)
  }

  private func bounds(of part: Part) throws -> Rect {
    let layer = try #require(scene.drawing.layers.first { $0.part == part })
    return try #require(Region(path: layer.shape.path).boundingBox)
  }
}
