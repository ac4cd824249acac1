import ColorMath
import Geometry
import SceneModel
import Testing
import TextMetrics
import ViewLayout

/// The rules of hit testing, numbered as in the description of the platform's behaviour.
@Suite("Hit regions")
struct HitRegionTests {
  private func area(_ view: View) throws -> Double { try rendering(view).hitRegion.area }

  @Test("1: text counts as its rectangle, a shape as its path, a stroke as its band")
  func leaves() throws {
    #expect(abs(try area(text("abcde")) - 30 * 11.93359375) < 1e-3)
    let circle = ShapeGeometry(.circle)
    let disc = view(
      .shape(circle, .fill(paint(.black))), .frame(width: 20, height: 20, alignment: .center))
    #expect(abs(try area(disc) - 314.159) < 0.2)
    let ring = view(
      .shape(circle, .stroke(paint(.black), StrokeStyle(width: 2))),
      .frame(width: 20, height: 20, alignment: .center))
    // Radii 9 and 11; the inside takes no taps.
    #expect(abs(try area(ring) - 125.66) < 0.2)
    let border = view(
      .shape(ShapeGeometry(.rectangle), .strokeBorder(paint(.black), StrokeStyle(width: 2))),
      .frame(width: 20, height: 20, alignment: .center))
    #expect(abs(try area(border) - (400 - 256)) < 1e-6)
  }

  @Test("2: padding, frames, spacers and clear colours do not count")
  func emptySpace() throws {
    let padded = box(
      10, 10, .padding(EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)),
      .frame(width: 100, height: 100, alignment: .center))
    #expect(try area(padded) == 100)
    #expect(try area(fill(.transparent)) == 0)
  }

  @Test(
    "3: any visible alpha counts, from a thousandth",
    arguments: [
      (0.001, 100.0), (0.0005, 0), (0.01, 100), (0, 0),
    ])
  func alpha(alpha: Double, expected: Double) throws {
    let faint = fill(
      Color.white.withAlpha(alpha), .frame(width: 10, height: 10, alignment: .center))
    #expect(try area(faint) == expected)
  }

  @Test("4: opacity 0 removes what is inside, any other keeps it")
  func opacity() throws {
    #expect(try area(box(10, 10, .opacity(0))) == 0)
    #expect(try area(box(10, 10, .opacity(0.0001))) == 100)
  }

  @Test("5: hidden views and disabled hit testing remove what is inside")
  func hidden() throws {
    let hidden = try rendering(box(10, 10, .hidden))
    #expect(hidden.hitRegion.isEmpty)
    #expect(hidden.drawing.layers.isEmpty)
    #expect(hidden.frame.size == Size(width: 10, height: 10))
    let inert = try rendering(box(10, 10, .hitTesting(false)))
    #expect(inert.hitRegion.isEmpty)
    #expect(inert.drawing.layers.count == 1)
  }

  @Test("6: a content shape replaces the region in the bounds where it stands")
  func contentShape() throws {
    let rectangle = ViewModifier.contentShape(ShapeGeometry(.rectangle))
    let frame = ViewModifier.frame(width: 40, height: 20, alignment: .center)
    #expect(try area(box(10, 10, frame, rectangle)) == 800)
    #expect(try area(box(10, 10, rectangle, frame)) == 100)
    let padding = ViewModifier.padding(EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9))
    #expect(try area(box(10, 10, frame, rectangle, padding)) == 800)
    let circle = ViewModifier.contentShape(ShapeGeometry(.circle))
    #expect(abs(try area(box(10, 10, circle)) - 78.54) < 0.1)
  }

  @Test("a stroke that a clip cuts takes taps no further than it is seen")
  func clippedStroke() throws {
    let box = ShapeGeometry(.rectangle)
    let outlined = try rendering(
      fill(
        .black, .frame(width: 100, height: 40, alignment: .center),
        .overlay(
          view(.shape(box, .stroke(paint(.black), StrokeStyle(width: 8)))), alignment: .center),
        .clip(box)))
    // Half of the stroke would lie outside: 108 x 48.
    #expect(outlined.hitRegion.boundingBox == Rect(x: 0, y: 0, width: 100, height: 40))
    let band = try rendering(
      view(
        .shape(box, .stroke(paint(.black), StrokeStyle(width: 8))),
        .frame(width: 100, height: 40, alignment: .center), .clip(box)))
    // The inner half of the band: 100 x 40 less 92 x 32.
    #expect(abs(band.hitRegion.area - 1056) < 1e-6)
    // Any other stroke takes taps outside as well: 40 x 40 less 24 x 24.
    let ring = try rendering(
      view(
        .shape(box, .stroke(paint(.black), StrokeStyle(width: 8))),
        .frame(width: 32, height: 32, alignment: .center),
        .frame(width: 100, height: 10, alignment: .center), .clip(box)))
    #expect(abs(ring.hitRegion.area - 1024) < 1e-6)
  }

  @Test("7: clips hide drawing and leave the region as it was")
  func clip() throws {
    let clipped = try rendering(
      box(
        40, 10, .frame(width: 10, height: 10, alignment: .center),
        .clip(ShapeGeometry(.circle))))
    #expect(clipped.hitRegion.area == 400)
    #expect(clipped.boxes[0].isClose(to: Rect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test("8: overlays and backgrounds count, also where they stick out")
  func overlays() throws {
    let result = try rendering(
      box(10, 10, .background(box(30, 4), alignment: .center)))
    #expect(result.hitRegion.area == 100 + 20 * 4)
  }

  @Test("9: scale, offset and rotation take the region along, not the frame")
  func transforms() throws {
    let scaled = try rendering(box(100, 50, .scale(x: 0.5, y: 0.5, anchor: .center)))
    #expect(scaled.frame.size == Size(width: 100, height: 50))
    #expect(scaled.hitRegion.boundingBox == Rect(x: 25, y: 12.5, width: 50, height: 25))
    let moved = try rendering(box(10, 10, .offset(Point(x: 5, y: -3))))
    #expect(moved.hitRegion.boundingBox == Rect(x: 5, y: -3, width: 10, height: 10))
    let turned = try rendering(
      box(20, 10, .rotation(degrees: 90, anchor: UnitPoint(x: 0, y: 0))))
    // The top left corner stays; what lay to the right of it now lies below.
    let box = try #require(turned.hitRegion.boundingBox)
    #expect(box.isClose(to: Rect(x: -10, y: 0, width: 10, height: 20)))
  }

  @Test("10: what is added outside a button takes no taps for it")
  func button() throws {
    let outside = try rendering(
      view(
        .button(box(10, 10)), .frame(width: 40, height: 40, alignment: .center),
        .background(fill(.white), alignment: .center),
        .contentShape(ShapeGeometry(.rectangle))))
    #expect(outside.hitRegion.boundingBox == Rect(x: 15, y: 15, width: 10, height: 10))
    #expect(outside.frame.size == Size(width: 40, height: 40))
  }

  @Test("an overlay outside a button takes its taps away")
  func covered() throws {
    let covered = try rendering(
      view(.button(box(10, 10)), .overlay(box(10, 4), alignment: .center)))
    #expect(covered.hitRegion.area == 60)
    let transparent = try rendering(
      view(
        .button(box(10, 10)), .overlay(box(10, 4, .hitTesting(false)), alignment: .center)))
    #expect(transparent.hitRegion.area == 100)
  }

  @Test("parts of a region that touch nothing stay apart")
  func components() throws {
    let row = view(
      .stack(Stack(.horizontal, spacing: 10, views: [box(10, 10), box(10, 20)])))
    #expect(try rendering(row).hitRegion.components.map(\.area).sorted() == [100, 200])
  }
}
