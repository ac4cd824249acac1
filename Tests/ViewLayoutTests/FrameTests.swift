import Geometry
import Testing
import ViewLayout

/// Height of the test text.
private let line = 11.93359375

@Suite("Frames and padding")
struct FrameTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var width: FlexibleLength
    /// The proposed width, `nil` for none.
    var proposed: Double?
    var expected: Double
  }

  // The child is a text of 5 characters, 30 points wide.
  static let cases: [Case] = [
    Case(testDescription: "none", width: FlexibleLength(), proposed: 100, expected: 30),
    Case(
      testDescription: "maximum infinite", width: FlexibleLength(maximum: .infinity),
      proposed: 100, expected: 100),
    Case(
      testDescription: "maximum infinite, no proposal", width: FlexibleLength(maximum: .infinity),
      proposed: nil, expected: 30),
    Case(
      testDescription: "minimum 0 and maximum infinite",
      width: FlexibleLength(minimum: 0, maximum: .infinity), proposed: 100, expected: 100),
    Case(
      testDescription: "minimum above the child", width: FlexibleLength(minimum: 44),
      proposed: 100, expected: 44),
    Case(
      testDescription: "minimum below the child", width: FlexibleLength(minimum: 20),
      proposed: 100, expected: 30),
    Case(
      testDescription: "maximum below the proposal", width: FlexibleLength(maximum: 60),
      proposed: 100, expected: 60),
    Case(
      testDescription: "both, proposal between", width: FlexibleLength(minimum: 20, maximum: 60),
      proposed: 50, expected: 50),
    Case(
      testDescription: "both, no proposal", width: FlexibleLength(minimum: 40, maximum: 60),
      proposed: nil, expected: 40),
    Case(
      testDescription: "ideal, no proposal", width: FlexibleLength(ideal: 70), proposed: nil,
      expected: 70),
    Case(
      testDescription: "ideal raised to the minimum",
      width: FlexibleLength(minimum: 80, ideal: 70), proposed: nil, expected: 80),
  ]

  @Test("a flexible frame follows the table", arguments: cases)
  func flexible(_ example: Case) throws {
    var child = text(
      "abcde",
      .flexibleFrame(width: example.width, height: FlexibleLength(), alignment: .center))
    if example.proposed == nil {
      child.modifiers.append(.fixedSize(horizontal: true, vertical: false))
    }
    let result = try rendering(child, width: example.proposed ?? 500)
    #expect(abs(result.frame.width - example.expected) < 1e-6)
    #expect(abs(result.frame.height - line) < 1e-6)
  }

  @Test("a fixed frame reports its extents and aligns a child that overflows it")
  func fixed() throws {
    let result = try rendering(
      box(50, 10, .frame(width: 20, height: nil, alignment: UnitPoint(x: 0, y: 0.5))))
    #expect(result.frame == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(result.boxes == [Rect(x: 0, y: 0, width: 50, height: 10)])
  }

  @Test("negative and infinite fixed extents are ignored")
  func ignored() throws {
    let result = try rendering(
      box(50, 10, .frame(width: -1, height: .infinity, alignment: .center)))
    #expect(result.frame.size == Size(width: 50, height: 10))
  }

  @Test("padding adds its insets, also negative ones")
  func padding() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: -4)
    let result = try rendering(box(50, 10, .padding(insets)))
    #expect(result.frame.size == Size(width: 48, height: 14))
    #expect(result.boxes == [Rect(x: 2, y: 1, width: 50, height: 10)])
  }

  @Test("padding reduces what is proposed, but not below nothing")
  func paddingProposal() throws {
    let insets = EdgeInsets(leading: 200, trailing: 200)
    #expect(try rendering(fill(.black, .padding(insets))).frame.width == 400)
    #expect(try rendering(fill(.black, .padding(insets)), width: 500).boxes[0].width == 100)
  }

  @Test("order decides what a background fills")
  func order() throws {
    let inner = try rendering(
      box(
        10, 10, .background(fill(.white), alignment: .center),
        .frame(width: 40, height: 40, alignment: .center)))
    #expect(inner.boxes[0] == Rect(x: 15, y: 15, width: 10, height: 10))
    let outer = try rendering(
      box(
        10, 10, .frame(width: 40, height: 40, alignment: .center),
        .background(fill(.white), alignment: .center)))
    #expect(outer.boxes[0] == Rect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test("an overlay lies above, is offered the size and never changes it")
  func overlay() throws {
    let result = try rendering(
      box(10, 10, .overlay(box(30, 4), alignment: UnitPoint(x: 1, y: 1))))
    #expect(result.frame.size == Size(width: 10, height: 10))
    #expect(result.boxes[1] == Rect(x: -20, y: 6, width: 30, height: 4))
  }

  @Test("several backgrounds stack downwards, several overlays upwards")
  func layers() throws {
    func mark(_ shade: Double) -> View { fill(.init(red: shade, green: 0, blue: 0)) }
    let result = try rendering(
      box(
        10, 10, .background(mark(0.2), alignment: .center),
        .background(mark(0.1), alignment: .center), .overlay(mark(0.3), alignment: .center),
        .overlay(mark(0.4), alignment: .center)))
    let reds = result.colors.map { color in
      if case .color(let color) = color { color.red } else { -1.0 }
    }
    #expect(reds == [0.1, 0.2, 0, 0.3, 0.4])
  }

  @Test("an unspecified proposal gives a shape 10 points")
  func ideal() throws {
    let result = try rendering(fill(.black, .fixedSize(horizontal: true, vertical: true)))
    #expect(result.frame.size == Size(width: 10, height: 10))
  }

  @Test("an aspect ratio fits inside or fills around the proposal")
  func aspectRatio() throws {
    let fitted = try rendering(
      fill(.black, .aspectRatio(2, isFilling: false)), width: 100, height: 100)
    #expect(fitted.frame.size == Size(width: 100, height: 50))
    let filled = try rendering(
      fill(.black, .aspectRatio(2, isFilling: true)), width: 100, height: 100)
    #expect(filled.frame.size == Size(width: 200, height: 100))
  }

  @Test("a resizable picture keeps its own ratio in a frame of one extent")
  func picture() throws {
    let image = view(
      .picture(Picture(.symbol, size: Size(width: 40, height: 20), isResizable: true)),
      .aspectRatio(nil, isFilling: false), .frame(width: nil, height: 10, alignment: .center))
    #expect(try rendering(image).boxes[0].size == Size(width: 20, height: 10))
  }

  @Test("text breaks at spaces and is never wider than it needs")
  func lineBreaks() throws {
    // "ab cd" is 5 characters of 6 points; in 20 points only one word fits a line.
    let result = try rendering(text("ab cd"), width: 20)
    #expect(abs(result.frame.width - 12) < 1e-6)
    // Below 11 points baselines are 13/11 of the size apart.
    #expect(abs(result.frame.height - (line + 130.0 / 11)) < 1e-6)
    #expect(try rendering(text("ab cd")).frame.width == 30)
  }

  @Test("a frame without area lays out without a crash")
  func empty() throws {
    let result = try rendering(
      fill(
        .black, .frame(width: 100, height: 0, alignment: .center),
        .clip(ShapeGeometry(.roundedRectangle(radius: 8)))))
    #expect(result.frame.size == Size(width: 100, height: 0))
    #expect(result.drawing.layers.isEmpty)
    #expect(result.hitRegion.isEmpty)
  }
}
