import Testing

@testable import SVGLoading

/// Areas worked out by hand from CSS Shapes 1 and CSS Masking 1.
@Suite("Clip shapes")
struct ClipShapeTests {
  /// A square from 20 to 80 with a stroke of 10 on both sides of its outline, cut to a shape.
  private func drawing(_ shape: String) throws -> LoadedDrawing {
    try LoadedDrawing(
      "<rect x='30' y='30' width='40' height='40' fill='#00f' stroke='#0f0' stroke-width='20'"
        + " style='clip-path: \(shape)'/>")
  }

  private func isPainted(_ shape: String, _ x: Double, _ y: Double) throws -> Bool {
    try drawing(shape).color(x, y) != "#FFFFFF"
  }

  @Test(
    "a shape refers to the box of the stroke unless it names another one",
    arguments: [
      ("inset(5px)", true, false), ("inset(5px) stroke-box", true, false),
      ("border-box inset(5px)", true, false), ("inset(5px) fill-box", false, false),
      ("fill-box", false, false), ("stroke-box", true, true), ("inset(10px) view-box", true, true),
    ])
  func boxes(shape: String, atThirty: Bool, atTwentyTwo: Bool) throws {
    #expect(try isPainted(shape, 27, 50) == atThirty)
    #expect(try isPainted(shape, 22, 50) == atTwentyTwo)
    #expect(try isPainted(shape, 50, 50))
  }

  @Test("sides and corners each have lengths of their own")
  func corners() throws {
    // The bottom right corner is cut by a quarter circle of 30, the others are square.
    let shape = "inset(0 round 0 0 30px 0)"
    #expect(try isPainted(shape, 21, 21) && isPainted(shape, 79, 21))
    #expect(try !isPainted(shape, 78, 78) && isPainted(shape, 70, 70))
    #expect(try !isPainted("inset(0 20px 0 0)", 65, 50))
    #expect(try isPainted("xywh(10px 20px 20px 10px)", 31, 41))
    #expect(try !isPainted("xywh(10px 20px 20px 10px)", 51, 41))
    #expect(try isPainted("rect(auto 20px 30px 10px)", 35, 21))
    #expect(try !isPainted("rect(auto 20px 30px 10px)", 35, 51))
    #expect(try isPainted("circle(10px at right 10px bottom 10px)", 70, 76))
    #expect(try !isPainted("circle(10px at right 10px bottom 10px)", 50, 50))
  }

  @Test(
    "what is no shape is no declaration, so that nothing is cut",
    arguments: [
      "inset(10)", "circle(20)", "circle(-1px)", "ellipse(10px)", "circle(5px at top 20%)",
      "inset(5px) no-box", "fill-box stroke-box", "none(5px)", "path(x)",
    ])
  func invalid(shape: String) throws {
    #expect(try isPainted(shape, 21, 21))
  }

  @Test("comments and capitals are CSS, and attributes need no units")
  func syntax() throws {
    #expect(try !isPainted("INSET(/**/12PX)", 25, 50))
    let attribute = try LoadedDrawing("<rect width='80' height='80' clip-path='circle(20)'/>")
    #expect(attribute.color(40, 25) == "#000000")
    #expect(attribute.color(40, 15) == "#FFFFFF")
  }

  @Test("shapes that are not evaluated leave the element unknown")
  func unsupported() throws {
    #expect(
      try drawing("shape(from 0 0, line to 9px 9px, close)").color(50, 50) == "unsupported")
  }
}

/// Places worked out by hand from CSS Transforms 2.
@Suite("Individual transforms")
struct IndividualTransformTests {
  @Test("an element is scaled, then turned, then moved, all after its own transform")
  func order() throws {
    // The square from 0 to 10 moves right by 10, is twice as large, turns by a quarter and moves.
    let drawing = try LoadedDrawing(
      "<rect width='10' height='10' style='transform: translate(10px, 0);"
        + " scale: 2; rotate: 90deg; translate: 60px 10px'/>")
    // From 20 to 40 across and 0 to 20 down; turned: -20 to 0 and 20 to 40; moved: 40 to 60, 30 to 50.
    #expect(drawing.color(42, 32) == "#000000")
    #expect(drawing.color(58, 48) == "#000000")
    #expect(drawing.color(38, 40) == "#FFFFFF")
    #expect(drawing.color(50, 28) == "#FFFFFF")
  }

  @Test(
    "values of other forms leave the element where it is",
    arguments: ["translate: 20", "rotate: 45", "scale: 1 2 3 4", "transform: translate(20 20)"])
  func invalid(style: String) throws {
    let drawing = try LoadedDrawing("<rect width='10' height='10' style='\(style)'/>")
    #expect(drawing.color(1, 9) == "#000000")
    #expect(drawing.color(12, 5) == "#FFFFFF")
  }

  @Test("percentages refer to the viewport, or to the box where 'transform-box' says so")
  func percentages() throws {
    let drawing = try LoadedDrawing("<rect width='10' height='10' style='translate: 50%'/>")
    #expect(drawing.color(55, 5) == "#000000")
    let inBox = try LoadedDrawing(
      "<rect width='10' height='10' style='translate: 200%; transform-box: fill-box'/>")
    #expect(inBox.color(25, 5) == "#000000")
  }
}
