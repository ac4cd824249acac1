import ColorMath
import Geometry
import SceneModel
import Testing
import TextMetrics
import ViewLayout

@Suite("Drawing")
struct DrawingTests {
  private let red = Color(rgb: 0xFF0000)

  @Test("the innermost foreground wins, and a shape without a paint uses it")
  func foreground() throws {
    let shape = view(
      .shape(ShapeGeometry(.rectangle), .fill(.foreground)), .foreground(paint(red)),
      .foreground(paint(.white)))
    #expect(try rendering(shape).colors == [.color(red)])
    #expect(try rendering(text("a")).colors == [.color(.black)])
    let tinted = view(.shape(ShapeGeometry(.rectangle), .fill(.tint)))
    #expect(try rendering(tinted).colors == [.color(Color(rgb: 0x0000FF))])
  }

  @Test("a background sees only the environment set after it")
  func backgroundEnvironment() throws {
    let shape = view(.shape(ShapeGeometry(.rectangle), .fill(.foreground)))
    let result = try rendering(
      text(
        "a", .foreground(paint(red)), .background(shape, alignment: .center),
        .foreground(paint(.white))))
    #expect(result.colors == [.color(.white), .color(red)])
  }

  @Test("opacity multiplies into each leaf")
  func opacity() throws {
    let result = try rendering(
      box(10, 10, .background(fill(red), alignment: .center), .opacity(0.5), .opacity(0.5)))
    #expect(result.drawing.layers.map(\.alpha) == [0.25, 0.25])
    #expect(result.drawing.root.children == [.layer(0), .layer(1)])
  }

  @Test("opacity around a compositing group is the group's")
  func compositingGroup() throws {
    let result = try rendering(box(10, 10, .opacity(0.5), .compositingGroup, .opacity(0.25)))
    #expect(result.drawing.layers.map(\.alpha) == [0.5])
    #expect(result.drawing.root.children == [.group(Group(opacity: 0.25, children: [.layer(0)]))])
    let plain = try rendering(box(10, 10, .compositingGroup))
    #expect(plain.drawing.root.children == [.layer(0)])
  }

  @Test("what is fully transparent is not painted, but a vanished text is kept")
  func transparent() throws {
    #expect(try rendering(box(10, 10, .opacity(0))).drawing.layers.isEmpty)
    #expect(try rendering(text("a", .opacity(0))).drawing.layers.count == 1)
  }

  @Test("a clip around a rectangle becomes its outline, one that cuts nothing vanishes")
  func loweredClip() throws {
    let pill = try rendering(
      text(
        "a", .frame(width: 100, height: 40, alignment: .center),
        .background(fill(red), alignment: .center), .clip(ShapeGeometry(.capsule))))
    #expect(pill.drawing.root.children == [.layer(0), .layer(1)])
    let area = Region(path: pill.drawing.layers[0].shape.path).area
    #expect(abs(area - (4000 - (4 - Double.pi) * 400)) < 1)
  }

  @Test("a clip that cuts something else is a group")
  func groupedClip() throws {
    let result = try rendering(
      text(
        "abcde", .frame(width: 10, height: 10, alignment: .center), .clip(ShapeGeometry(.circle))))
    guard case .group(let group)? = result.drawing.root.children.first else {
      Issue.record("no group")
      return
    }
    #expect(group.clips.count == 1 && group.children == [.layer(0)])
  }

  @Test("a scaled text has a scaled font size")
  func scaledText() throws {
    let result = try rendering(text("a", .scale(x: 2, y: 2, anchor: .center)))
    #expect(result.drawing.layers[0].text?.fontSize == 20)
  }

  @Test("a trimmed circle starts at the right and runs clockwise")
  func trim() throws {
    let arc = ShapeGeometry(.circle, trim: 0...0.25)
    let result = try rendering(
      view(
        .shape(arc, .stroke(paint(.black), StrokeStyle(width: 2))),
        .frame(width: 20, height: 20, alignment: .center)))
    let line = try #require(result.drawing.layers[0].shape.centerLine?.boundingBox)
    let quarter = Rect(x: 10, y: 10, width: 10, height: 10)
    #expect(abs(line.x - quarter.x) < 0.01 && abs(line.y - quarter.y) < 0.01)
    #expect(abs(line.maxX - quarter.maxX) < 0.01 && abs(line.maxY - quarter.maxY) < 0.01)
  }

  @Test("a circle lies in the middle of its bounds")
  func circle() throws {
    let result = try rendering(
      view(
        .shape(ShapeGeometry(.circle), .fill(paint(.black))),
        .frame(width: 40, height: 20, alignment: .center)))
    #expect(result.boxes[0].isClose(to: Rect(x: 10, y: 0, width: 20, height: 20)))
  }

  @Test("an inset shrinks every side and the corner radius")
  func inset() {
    let bounds = Rect(x: 0, y: 0, width: 40, height: 20)
    let rounded = ShapeGeometry(.roundedRectangle(radius: 6), inset: 2)
    let expected = Path.roundedRectangle(bounds.inset(by: 2), radiusX: 4, radiusY: 4)
    #expect(rounded.path(in: bounds) == expected)
  }

  @Test("a gradient runs between places of the painted bounds")
  func gradient() throws {
    let stops = [Color.black, .white].enumerated().map {
      GradientStop(offset: Double($0.offset), color: Resolved($0.element))
    }
    let gradient = ViewPaint.linearGradient(
      start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0), stops: stops, Provenance())
    let result = try rendering(
      view(
        .shape(ShapeGeometry(.rectangle), .fill(gradient)),
        .frame(width: 40, height: 20, alignment: .center),
        .padding(EdgeInsets(leading: 10))))
    guard case .linearGradient(let lowered)? = result.colors.first else {
      Issue.record("no gradient")
      return
    }
    #expect(lowered.start == Point(x: 10, y: 0) && lowered.end == Point(x: 50, y: 0))
  }

  @Test("effects that multiply beyond all bounds are an error")
  func tooLarge() {
    let huge = ViewModifier.scale(x: 1e5, y: 1e5, anchor: .center)
    #expect(throws: ViewLayoutError.self) { try rendering(box(10, 10, huge, huge)) }
  }
}

@Suite("Parts")
struct PartTests {
  private func parts(_ view: View) throws -> [Part] {
    try rendering(view).drawing.layers.map(\.part)
  }

  @Test("the largest fill behind the label is the container, a stroke along it is its border")
  func container() throws {
    let border = view(
      .shape(ShapeGeometry(.rectangle), .strokeBorder(paint(.black), StrokeStyle(width: 2))))
    let control = text(
      "a", .background(box(4, 4), alignment: .center),
      .frame(width: 40, height: 40, alignment: .center),
      .background(fill(.white), alignment: .center), .overlay(border, alignment: .center))
    #expect(try parts(control) == [.container, .decoration, .label, .container])
  }

  @Test("without a fill the largest stroke is the container")
  func outlined() throws {
    let outline = view(
      .shape(ShapeGeometry(.capsule), .stroke(paint(.black), StrokeStyle(width: 1))))
    #expect(try parts(text("a", .overlay(outline, alignment: .center))) == [.label, .container])
  }

  @Test("a ring well inside the fill is no border")
  func ring() throws {
    let ring = view(
      .shape(ShapeGeometry(.circle), .stroke(paint(.white), StrokeStyle(width: 2))),
      .padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)))
    let circle = view(
      .shape(ShapeGeometry(.circle), .fill(paint(.black))), .overlay(ring, alignment: .center),
      .frame(width: 75, height: 75, alignment: .center))
    #expect(try parts(circle) == [.container, .decoration])
  }

  @Test("a stated part wins and keeps another container from being looked for")
  func stated() throws {
    let control = text(
      "a", .background(fill(.white, .part(.container)), alignment: .center),
      .background(box(90, 90), alignment: .center))
    #expect(try parts(control) == [.decoration, .container, .label])
    #expect(try parts(box(9, 9, .part(.indicator))) == [.indicator])
  }
}
