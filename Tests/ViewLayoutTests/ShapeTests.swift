import ColorMath
import Geometry
import Raster
import SceneModel
import Testing
import ViewLayout

@Suite("Shapes")
struct ShapeTests {
  private let bounds = Rect(x: 0, y: 0, width: 100, height: 40)

  private func area(_ shape: ShapeGeometry) -> Double { Region(path: shape.path(in: bounds)).area }

  // Each corner takes away (1 - pi / 4) of the square of its radius: 0.2146 x (100 + 400).
  @Test("each corner has a radius of its own")
  func unevenCorners() {
    let radii = CornerRadii(topLeading: 10, bottomTrailing: 20)
    #expect(abs(area(ShapeGeometry(.unevenRoundedRectangle(radii))) - (4000 - 107.30)) < 0.5)
    // Inset by 4: 92 x 32 less 0.2146 x (36 + 256).
    let inner = ShapeGeometry(.unevenRoundedRectangle(radii), inset: 4)
    #expect(abs(area(inner) - (2944 - 62.66)) < 0.5)
    let corner = Region(path: ShapeGeometry(.unevenRoundedRectangle(radii)).path(in: bounds))
    #expect(!corner.contains(Point(x: 1, y: 1)))
    #expect(!corner.contains(Point(x: 98, y: 38)))
    #expect(corner.contains(Point(x: 99, y: 1)) && corner.contains(Point(x: 1, y: 39)))
  }

  // 51 x 31 less 2 on all sides leaves a circle of 27; with its padding it is 31 wide.
  @Test("a circle is as large as its square and moves to a side")
  func circleInSwitch() throws {
    let knob = View(
      .shape(ShapeGeometry(.circle), .fill(paint(.white))),
      modifiers: [.padding(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2))],
      location: place)
    let on = try rendering(box(51, 31, .overlay(knob, alignment: UnitPoint(x: 1, y: 0.5))))
    #expect(on.boxes[1].isClose(to: Rect(x: 22, y: 2, width: 27, height: 27)))
    let off = try rendering(box(51, 31, .overlay(knob, alignment: UnitPoint(x: 0, y: 0.5))))
    #expect(off.boxes[1].isClose(to: Rect(x: 2, y: 2, width: 27, height: 27)))
    let dot = View(
      .shape(ShapeGeometry(.circle), .fill(paint(.black))),
      modifiers: [.frame(width: nil, height: 20, alignment: .center)], location: place)
    #expect(try rendering(dot).frame.size == Size(width: 20, height: 20))
  }

  @Test("a ring around the frame that takes no taps is no container")
  func ring() throws {
    func parts(_ modifiers: ViewModifier...) throws -> [Part] {
      let edges = EdgeInsets(top: -3, leading: -3, bottom: -3, trailing: -3)
      let ring = View(
        .shape(ShapeGeometry(.rectangle), .strokeBorder(paint(.black), StrokeStyle(width: 3))),
        modifiers: [.padding(edges)] + modifiers, location: place)
      return try rendering(text("Go", .overlay(ring, alignment: .center))).drawing.layers
        .map(\.part)
    }
    #expect(try parts(.hitTesting(false)) == [.label, .indicator])
    #expect(try parts() == [.label, .container])
  }

  @Test("an ellipse touches all sides")
  func ellipse() {
    // pi / 4 x 100 x 40.
    #expect(abs(area(ShapeGeometry(.ellipse)) - 3141.59) < 3)
  }

  /// 100 x 40 points around a shape that follows the container, 8 points inside it.
  private func inside(_ container: ViewModifier...) throws -> Double {
    let inner = View(
      .shape(ShapeGeometry(.containerRelative), .fill(paint(.black))),
      modifiers: [
        .padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)),
        .frame(width: 100, height: 40, alignment: .center),
      ] + container, location: place)
    let result = try rendering(inner)
    return Region(path: try #require(result.drawing.layers.first).shape.path).area
  }

  // 84 x 24 points; radii of 16 - 8 and 20 - 8 take away 0.8584 x their squares.
  @Test("a shape that follows its container has its radius less the distance from it")
  func containerRelative() throws {
    #expect(try inside() == 2016)
    let rounded = try inside(.containerShape(ShapeGeometry(.roundedRectangle(radius: 16))))
    #expect(abs(rounded - (2016 - 54.94)) < 0.3)
    let capsule = try inside(.containerShape(ShapeGeometry(.capsule)))
    #expect(abs(capsule - (2016 - 123.61)) < 0.5)
  }

  private func conic(from start: Double, to end: Double, at point: Point) throws -> Double {
    let stops = [Color.black, .white].enumerated().map {
      GradientStop(offset: Double($0.offset), color: Resolved($0.element))
    }
    let gradient = ViewPaint.angularGradient(
      center: .center, startAngle: start, endAngle: end, stops: stops, Provenance())
    let result = try rendering(
      view(
        .shape(ShapeGeometry(.rectangle), .fill(gradient)),
        .frame(width: 20, height: 20, alignment: .center)))
    guard case .conicGradient(let lowered)? = result.colors.first else {
      Issue.record("no gradient")
      return -1
    }
    return lowered.color(at: point).red
  }

  @Test(
    "an angular gradient starts at the right and runs clockwise, or back by a negative turn")
  func angular() throws {
    let (below, left) = (Point(x: 10, y: 15), Point(x: 5, y: 10))
    #expect(abs(try conic(from: 0, to: 360, at: below) - 0.25) < 1e-9)
    #expect(abs(try conic(from: 0, to: 360, at: left) - 0.5) < 1e-9)
    #expect(abs(try conic(from: 90, to: 450, at: left) - 0.25) < 1e-9)
    #expect(abs(try conic(from: 360, to: 0, at: below) - 0.75) < 1e-9)
  }

  // Of the three quarters that are left, the next 135 degrees show the end, the others the start.
  @Test("what an angular gradient leaves is divided between its ends")
  func partOfATurn() throws {
    #expect(try conic(from: 0, to: 90, at: Point(x: 5, y: 10)) == 1)
    #expect(try conic(from: 0, to: 90, at: Point(x: 15, y: 5)) == 0)
  }
}
