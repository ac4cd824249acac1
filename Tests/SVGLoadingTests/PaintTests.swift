import Testing

@testable import SVGLoading

/// Colours worked out by hand from the specifications.
@Suite("Paints, masks and clips")
struct PaintTests {
  private static let stops = "<stop stop-color='#000'/><stop offset='1' stop-color='#fff'/>"

  @Test("a mask in linear light fades by the linear luminance of its colours")
  func linearMask() throws {
    // 128/255 is 0.2159 in linear light, so black over white leaves 0.7841, which is 200 of 255.
    let drawing = try LoadedDrawing(
      """
      <mask id="m" color-interpolation="linearRGB"><rect width="50" height="50" fill="#808080"/></mask>
      <rect width="50" height="50" mask="url(#m)"/>
      """)
    #expect(drawing.color(25, 25) == "#C8C8C8")
  }

  @Test("a gradient as a context paint spans the box of the 'use', not of the shape")
  func contextGradient() throws {
    let drawing = try LoadedDrawing(
      """
      <linearGradient id="g">\(Self.stops)</linearGradient>
      <defs><g id="two" fill="context-fill">
      <rect width="20" height="10"/><rect x="80" width="20" height="10"/>
      </g></defs>
      <use href="#two" y="40" fill="url(#g)"/>
      """)
    // At 10 of 100 the gradient has a tenth, 25.5 of 255, and at 90 nine tenths.
    #expect(drawing.color(10, 45) == "#1A1A1A")
    #expect(drawing.color(90, 45) == "#E6E6E6")
  }

  @Test("a gradient as a context paint of a marker spans the marked line")
  func contextGradientOfMarker() throws {
    let drawing = try LoadedDrawing(
      """
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x2="100">\(Self.stops)</linearGradient>
      <marker id="m" refX="5" refY="5" markerWidth="10" markerHeight="10">
      <rect width="10" height="10" fill="context-fill"/></marker>
      <path d="M50 20 L50 80" fill="url(#g)" marker-start="url(#m)"/>
      """)
    #expect(drawing.color(50, 20) == "#808080")
  }

  @Test("transforms of gradients and patterns have an origin")
  func transformOrigin() throws {
    let drawing = try LoadedDrawing(
      """
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x2="50" gradientTransform="scale(2)"
        transform-origin="50 0">\(Self.stops)</linearGradient>
      <rect width="100" height="10" fill="url(#g)"/>
      <pattern id="p" patternUnits="userSpaceOnUse" width="100" height="100"
        patternTransform="scale(2)" transform-origin="0 50">
      <rect width="100" height="50" fill="#f00"/><rect y="50" width="100" height="50" fill="#00f"/>
      </pattern>
      <rect y="20" width="50" height="60" fill="url(#p)"/>
      """)
    // Scaled about 50 the gradient runs from -50 to 50.
    #expect(drawing.color(0, 5) == "#808080")
    // Scaled about 50 the border between the colours stays there.
    #expect(drawing.color(20, 48) == "#FF0000")
    #expect(drawing.color(20, 52) == "#0000FF")
  }

  @Test(
    "a circle as a clip path reaches to the closest side, or to the one it names",
    arguments: [("circle()", "#FFFFFF"), ("circle(farthest-side)", "#000000")])
  func circle(clip: String, edge: String) throws {
    let drawing = try LoadedDrawing("<rect width='80' height='40' clip-path='\(clip)'/>")
    #expect(drawing.color(40, 20) == "#000000")
    #expect(drawing.color(70, 20) == edge)
  }

  @Test("a marker whose overflow is inherited from the root is not cut")
  func inheritedOverflow() throws {
    let drawing = try LoadedDrawing(
      """
      <marker id="m" overflow="inherit" markerWidth="2" markerHeight="2">
      <rect width="10" height="10" fill="#f00"/></marker>
      <path d="M50 20 L50 80" marker-start="url(#m)"/>
      """)
    #expect(drawing.color(58, 28) == "#FF0000")
  }

  @Test("a gradient without distance has its last colour, or the mean of all if it repeats")
  func gradientWithoutDistance() throws {
    func color(_ gradient: String) throws -> String {
      try LoadedDrawing(
        "\(gradient)<rect width='100' height='100' fill='url(#g)'/>"
      ).color(20, 20)
    }
    let stops = Self.stops
    let line = "linearGradient id='g' x1='0.5' x2='0.5'"
    #expect(try color("<\(line)>\(stops)</linearGradient>") == "#FFFFFF")
    // Half of 255 is 127.5.
    #expect(try color("<\(line) spreadMethod='repeat'>\(stops)</linearGradient>") == "#808080")
    let point = "radialGradient id='g' r='0'"
    #expect(try color("<\(point)>\(stops)</radialGradient>") == "#FFFFFF")
    #expect(try color("<\(point) spreadMethod='reflect'>\(stops)</radialGradient>") == "#808080")
  }

  @Test("a radial gradient between equal circles is a disc of its first colour in its last one")
  func equalCircles() throws {
    let drawing = try LoadedDrawing(
      """
      <radialGradient id="g" r="0.3" fr="0.3"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>
      </radialGradient><rect width="100" height="100" fill="url(#g)"/>
      """)
    #expect(drawing.color(50, 25) == "#FF0000" && drawing.color(50, 15) == "#0000FF")
  }

  @Test("a radial gradient may shrink to a point, and between two points it is a line")
  func shrinkingCircle() throws {
    let stops = "<stop stop-color='#f00'/><stop offset='1' stop-color='#00f'/>"
    let shrinking = try LoadedDrawing(
      "<radialGradient id='g' r='0' fr='0.4'>\(stops)</radialGradient>"
        + "<rect width='100' height='100' fill='url(#g)'/>")
    #expect(shrinking.color(50, 50) == "#0000FF" && shrinking.color(50, 5) == "#FF0000")
    let line = try LoadedDrawing(
      "<radialGradient id='g' r='0' fx='0.8'>\(stops)</radialGradient>"
        + "<rect width='100' height='100' fill='url(#g)'/>")
    #expect(line.color(50, 20) == "#FFFFFF")
  }

  @Test(
    "the property 'mask-mode' wins over what the mask says of itself",
    arguments: [
      ("mask: url(#m)", "#808080"), ("mask: url(#m) alpha", "#000000"),
      ("mask: alpha url(#m)", "#000000"), ("mask: url(#m); mask-mode: alpha", "#000000"),
      ("mask-mode: alpha; mask: url(#m)", "#808080"),
      ("mask-image: url(#m); mask-mode: match-source", "#808080"),
    ])
  func maskMode(style: String, color: String) throws {
    // Red, green and blue of 0.498 have that luminance too.
    let drawing = try LoadedDrawing(
      "<mask id='m'><rect width='100' height='100' fill='#7f7f7f'/></mask>"
        + "<rect width='100' height='100' style='\(style)'/>")
    #expect(drawing.color(50, 50) == color)
  }
}
