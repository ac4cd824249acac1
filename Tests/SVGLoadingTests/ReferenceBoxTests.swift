import Testing

@testable import SVGLoading

/// Places worked out by hand from CSS Transforms 1 and CSS Shapes 1.
@Suite("Reference boxes")
struct ReferenceBoxTests {
  @Test(
    "a transform's origin lies in the element's own box where 'transform-box' says so",
    arguments: [
      "<rect class='turned' x='20' y='40' width='40' height='10'/>",
      "<g class='turned'><rect x='20' y='40' width='40' height='10'/></g>",
    ])
  func transformBox(content: String) throws {
    // A bar of 40 x 10 turned by 90 degrees about its own centre, (40, 45).
    let drawing = try LoadedDrawing(
      """
      <style>.turned { transform: rotate(90deg); transform-box: fill-box; transform-origin: center }</style>
      \(content)
      """)
    #expect(drawing.color(40, 28) == "#000000")
    #expect(drawing.color(55, 45) == "#FFFFFF")
  }

  @Test("percentages of a translation refer to the viewport, or to the own box")
  func translation() throws {
    func drawing(_ box: String) throws -> LoadedDrawing {
      try LoadedDrawing(
        "<rect width='20' height='20' style='transform: translate(50%, 0); transform-box: \(box)'/>"
      )
    }
    #expect(try drawing("view-box").color(60, 10) == "#000000")
    #expect(try drawing("view-box").color(20, 10) == "#FFFFFF")
    #expect(try drawing("fill-box").color(20, 10) == "#000000")
    #expect(try drawing("fill-box").color(5, 10) == "#FFFFFF")
  }

  @Test(
    "clip shapes have centres, radii and paths in the box",
    arguments: [
      ("ellipse()", "#000000", "#FFFFFF"), ("ellipse(10px 5px at left top)", "#FFFFFF", "#FFFFFF"),
      ("circle(30px at right center)", "#FFFFFF", "#000000"),
      ("path('M40 0h40v40h-40z')", "#000000", "#000000"),
    ])
  func clips(shape: String, middle: String, corner: String) throws {
    // A box from (10, 10) to (90, 50); the second point is close to its right upper corner.
    let drawing = try LoadedDrawing(
      """
      <rect x="10" y="10" width="80" height="40" style="clip-path: \(shape)"/>
      """)
    #expect(drawing.color(52, 30) == middle)
    #expect(drawing.color(86, 14) == corner)
  }

  @Test("a declaration ends at the apostrophe that closes its attribute")
  func apostrophes() throws {
    let drawing = try LoadedDrawing(
      "<rect width='20' height='20' style='clip-path: circle(5px)'/><text>it's</text>")
    #expect(drawing.color(10, 10) == "#000000")
    #expect(drawing.color(1, 1) == "#FFFFFF")
  }
}
