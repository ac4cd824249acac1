import ColorMath
import Geometry
import SceneModel
import Testing
import ViewLayout

/// Figures by hand, for a box of 24 x 24 that does not start at the origin.
@Suite("Outlines of path data")
struct OutlineTests {
  private let box = Rect(x: 10, y: 10, width: 24, height: 24)

  /// The middle quarter of the box.
  private var square: PathOutline {
    PathOutline(.rectangle(Rect(x: 16, y: 16, width: 12, height: 12)), box: box)
  }

  /// The box with a hole of a quarter, whose edges both run clockwise.
  private func frame(_ rule: FillRule) -> PathOutline {
    var path = Path.rectangle(box)
    path.elements += square.path.elements
    return PathOutline(path, box: box, fillRule: rule)
  }

  private func icon(_ outline: PathOutline, _ drawing: ShapeDrawing) -> View {
    view(
      .picture(Picture(.icon(outline, drawing), size: Size(width: 72, height: 48))),
      .foreground(paint(Color(rgb: 0xFF0000))))
  }

  @Test("an icon is fitted into the middle of its size in the foreground and taps as a whole")
  func icon() throws {
    let result = try rendering(icon(square, .fill(.foreground)))
    // Twice as large, 12 points of the width left free at either side.
    #expect(result.boxes == [Rect(x: 24, y: 12, width: 24, height: 24)])
    #expect(result.colors == [.color(Color(rgb: 0xFF0000))])
    #expect(result.drawing.layers.map(\.part) == [.icon])
    #expect(result.hitRegion == Region(rect: Rect(x: 0, y: 0, width: 72, height: 48)))
  }

  @Test("the width of an icon's stroke is in points")
  func strokedIcon() throws {
    let stroke = ShapeDrawing.stroke(paint(.black), StrokeStyle(width: 2))
    let result = try rendering(icon(square, stroke))
    let layer = result.drawing.layers[0]
    #expect(layer.shape.centerLine?.boundingBox == Rect(x: 24, y: 12, width: 24, height: 24))
    // A band of 26 x 26 with a hole of 22 x 22.
    #expect(abs(Region(path: layer.shape.path).area - (676 - 484)) < 1e-6)
    #expect(result.hitRegion.area == 72 * 48)
  }

  @Test("a path is stretched to its bounds and takes taps inside", arguments: [0.0, 6])
  func stretched(inset: Double) throws {
    let shape = ShapeGeometry(.path(square), inset: inset)
    let result = try rendering(
      view(
        .shape(shape, .fill(.foreground)), .frame(width: 72, height: 48, alignment: .center)))
    let width = 72 - 2 * inset
    let height = 48 - 2 * inset
    let expected = Rect(
      x: inset + width / 4, y: inset + height / 4, width: width / 2, height: height / 2)
    #expect(result.boxes.allSatisfy { $0.isClose(to: expected) })
    #expect(abs(result.hitRegion.area - width * height / 4) < 1e-6)
  }

  @Test(
    "the fill rule decides about holes", arguments: [(FillRule.nonZero, 576.0), (.evenOdd, 432)])
  func fillRule(rule: FillRule, area: Double) throws {
    let shape = ShapeGeometry(.path(frame(rule)))
    let size = ViewModifier.frame(width: 24, height: 24, alignment: .center)
    let drawn = try rendering(view(.shape(shape, .fill(.foreground)), size))
    #expect(drawn.drawing.layers.map(\.shape.fillRule) == [rule])
    #expect(abs(drawn.hitRegion.area - area) < 1e-6)
    let tapped = try rendering(fill(.black, size, .contentShape(shape)))
    #expect(abs(tapped.hitRegion.area - area) < 1e-6)
    let clipped = try rendering(fill(.black, size, .clip(shape)))
    #expect(clipped.drawing.layers.map(\.shape.fillRule) == [rule])
    let grouped = try rendering(text("abcdefgh", size, .clip(shape)))
    guard case .group(let group)? = grouped.drawing.root.children.first else {
      Issue.record("no group")
      return
    }
    #expect(
      group.clips == [
        Clip(path: shape.path(in: Rect(x: 0, y: 0, width: 24, height: 24)), fillRule: rule)
      ])
  }

  @Test("a clip path that sticks out of its bounds uncovers nothing that is not there")
  func clipOutside() throws {
    // The outline is twice as wide as its box, so a rectangle in the bounds stays a rectangle.
    let wide = PathOutline(
      .rectangle(Rect(x: -12, y: 0, width: 48, height: 24)),
      box: Rect(size: Size(width: 24, height: 24)))
    let result = try rendering(
      fill(
        .black, .frame(width: 24, height: 24, alignment: .center), .clip(ShapeGeometry(.path(wide)))
      ))
    #expect(result.boxes == [Rect(x: 0, y: 0, width: 24, height: 24)])
  }
}
