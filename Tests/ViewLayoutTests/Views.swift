import ColorMath
import Geometry
import SceneModel
import TextMetrics
import ViewLayout

let place = SourceLocation(path: "test")

/// A colour without a definition.
func paint(_ color: Color) -> ViewPaint { .paint(Resolved(.color(color))) }

/// A view with modifiers.
func view(_ content: ViewContent, _ modifiers: ViewModifier...) -> View {
  View(content, modifiers: modifiers, location: place)
}

/// Text of which one character is 10 x 0.6 wide and the line 10 x 1.193359375 high.
func text(_ string: String, _ modifiers: ViewModifier...) -> View {
  View(
    .text(string), modifiers: [.font(SystemFont(size: 10, design: .monospaced))] + modifiers,
    location: place)
}

/// A filled rectangle.
func fill(_ color: Color = .black, _ modifiers: ViewModifier...) -> View {
  View(
    .shape(ShapeGeometry(.rectangle), .fill(paint(color))), modifiers: modifiers, location: place)
}

/// A filled rectangle of a size.
func box(_ width: Double, _ height: Double, _ modifiers: ViewModifier...) -> View {
  View(
    .shape(ShapeGeometry(.rectangle), .fill(paint(.black))),
    modifiers: [.frame(width: width, height: height, alignment: .center)] + modifiers,
    location: place)
}

/// The view laid out in 320 x 480 points, black on white.
func rendering(
  _ view: View, width: Double = 320, height: Double = 480
) throws(ViewLayoutError) -> ViewRendering {
  var cache = RenderingCache()
  return try ViewRendering(
    of: view, proposal: Size(width: width, height: height), origin: .zero,
    foreground: paint(.black), tint: paint(Color(rgb: 0x0000FF)), cache: &cache)
}

extension ViewRendering {
  /// The bounding boxes of the layers, in paint order.
  var boxes: [Rect] { drawing.layers.compactMap(\.shape.path.boundingBox) }

  /// The colours of the layers, in paint order.
  var colors: [Paint] { drawing.layers.map(\.paint.value) }
}

extension Rect {
  /// Whether all four numbers agree within a millionth of a point.
  func isClose(to other: Rect) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
