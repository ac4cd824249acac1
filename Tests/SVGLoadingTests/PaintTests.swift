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
}
