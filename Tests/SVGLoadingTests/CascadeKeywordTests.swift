import Testing

@testable import SVGLoading

@Suite("Keywords and geometry of CSS")
struct CascadeKeywordTests {
  // CSS Cascade 5, section 7.3; `fill` inherits, `opacity` does not.
  @Test(
    "the five keywords give the parent's, the first or the usual value",
    arguments: [
      ("inherit", "#FF0000", "#BFBFBF"), ("initial", "#000000", "#808080"),
      ("unset", "#FF0000", "#808080"), ("revert", "#FF0000", "#808080"),
      // Below the attribute `style` there are the presentation attributes.
      ("REVERT-LAYER", "#00FF00", "#FFFFFF"),
    ])
  func keywords(keyword: String, fill: String, opacity: String) throws {
    let drawing = try LoadedDrawing(
      """
      <g fill="#f00"><rect width="10" height="10" fill="#0f0" style="fill: \(keyword)"/></g>
      <g opacity="0.5"><rect x="20" width="10" height="10" opacity="0" style="opacity: \(keyword)"/>
      </g>
      """)
    #expect(drawing.color(5, 5) == fill)
    // Black at 0.5 over white is 128, at 0.25 it is 191.
    #expect(drawing.color(25, 5) == opacity)
  }

  @Test(
    "keywords reach every kind of property",
    arguments: [
      // A line of width 20, 10 units below its middle, or of the initial width 1.
      ("<path d='M0 50H99' stroke='red' stroke-width='2' style='stroke-width: inherit'/>", true),
      ("<path d='M0 50H99' stroke='red' style='stroke-width: initial'/>", false),
      ("<rect y='50' width='99' height='9' fill='red' style='visibility: inherit'/>", false),
      ("<rect y='50' width='99' height='9' fill='red' style='visibility: initial'/>", true),
      ("<rect y='50' width='99' height='9' fill='red' style='visibility: unset'/>", false),
      ("<rect y='50' width='99' height='9' fill='red' style='display: inherit'/>", false),
    ])
  func properties(element: String, isPainted: Bool) throws {
    let group = element.contains("rect") ? "visibility='hidden'" : "stroke-width='20'"
    let drawing = try LoadedDrawing("<g \(group)>\(element)</g>")
    #expect(drawing.color(50, 57) == (isPainted ? "#FF0000" : "#FFFFFF"))
  }

  @Test(
    "a nested viewport is open by the initial overflow, and closed by browsers' own sheets",
    arguments: [("", false), ("initial", true), ("unset", true), ("revert", false)])
  func overflow(keyword: String, isPainted: Bool) throws {
    let style = keyword.isEmpty ? "" : "style='overflow: \(keyword)'"
    let drawing = try LoadedDrawing(
      "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>"
        + "<svg width='10' height='10' \(style)><rect width='30' height='30'/></svg></svg>")
    #expect(drawing.color(20, 20) == (isPainted ? "#000000" : "#FFFFFF"))
  }

  @Test(
    "keywords for a transform replace that of the attribute",
    arguments: [("initial", 15.0), ("unset", 15), ("revert", 15), ("inherit", 25)])
  func transform(keyword: String, x: Double) throws {
    let drawing = try LoadedDrawing(
      """
      <g transform="translate(10 0)"><rect width="10" height="10" transform="translate(50 50)"
        style="transform: \(keyword)"/></g>
      """)
    #expect(drawing.color(x, 5) == "#000000")
  }

  // The probed point is black if the geometry of CSS is in force.
  @Test(
    "geometry properties of CSS override attributes",
    arguments: [
      ("<rect x='50' y='50' width='9' height='9' style='x: 5px; y: 10%'/>", 6, 11),
      ("<rect width='1' height='1' style='width: 50px; height: calc(10% + 1em)'/>", 40, 25),
      ("<circle r='1' style='cx: 50px; cy: 50px; r: 20px'/>", 65, 50),
      ("<ellipse cx='50' cy='50' rx='1' ry='1' style='rx: 40px; ry: auto'/>", 50, 85),
      ("<path d='M0 0' style='d: path(\"M20 20H40V40H20Z\")'/>", 30, 30),
      ("<rect width='20' height='20' style='width: -5px; height: red'/>", 15, 15),
      ("<rect width='9' height='9' style='height: inherit'/>", 5, 90),
      ("<g style='width: 30px'><rect width='9' height='9' style='width: inherit'/></g>", 20, 5),
    ])
  func geometry(element: String, x: Double, y: Double) throws {
    let drawing = try LoadedDrawing(
      "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>\(element)</svg>")
    #expect(drawing.color(x, y) == "#000000")
  }

  @Test(
    "geometry of CSS that is auto or initial takes the attribute away",
    arguments: [
      "<rect width='9' height='9' style='width: auto'/>",
      "<rect width='9' height='9' style='height: initial'/>",
      "<circle cx='5' cy='5' r='5' style='r: unset'/>",
      "<path d='M0 0H9V9H0Z' style='d: none'/>", "<path d='M0 0H9V9H0Z' style='d: revert'/>",
    ])
  func withoutGeometry(element: String) throws {
    #expect(try LoadedDrawing(element).layers.isEmpty)
  }

  @Test(
    "of a longhand and its shorthand the stronger one wins, then the later one",
    arguments: [
      ("", "marker: none; marker-end: url(#m)", true),
      ("", "marker-end: url(#m); marker: none", false),
      ("path { marker: none !important }", "marker-end: url(#m)", false),
      ("path { marker-end: url(#m) }", "marker: none", false),
      ("path { marker: none }", "marker-end: url(#m)", true),
    ])
  func shorthand(sheet: String, style: String, isPainted: Bool) throws {
    let drawing = try LoadedDrawing(
      """
      <style>\(sheet)</style>
      <marker id="m" markerUnits="userSpaceOnUse" markerWidth="20" markerHeight="20" refX="10"
        refY="10"><rect width="20" height="20" fill="red"/></marker>
      <path d="M10 50H50" stroke="black" style="\(style)"/>
      """)
    #expect(drawing.color(50, 55) == (isPainted ? "#FF0000" : "#FFFFFF"))
  }

  @Test("a keyword that a property does not know leaves the earlier value in force")
  func invalid() throws {
    let drawing = try LoadedDrawing(
      """
      <rect width="10" height="10" style="visibility: bogus; opacity: calc(1 / 2)"/>
      <rect x="20" width="10" height="10" style="mix-blend-mode: bogus; opacity: wrong"/>
      """)
    #expect(drawing.color(5, 5) == "#808080")
    #expect(drawing.color(25, 5) == "#000000")
  }

  @Test(
    "a colour of the user's own is incomplete wherever it ends up",
    arguments: [
      "<rect width='9' height='9' style='--a: Canvas; fill: var(--a)'/>",
      "<rect width='9' height='9' fill='color-mix(in srgb, AccentColor, red)'/>",
      "<g color='LinkText'><rect width='9' height='9' fill='currentColor'/></g>",
      "<rect width='9' height='9' fill='light-dark(Canvas, CanvasText)'/>",
      """
      <linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='ButtonFace'/>
      </linearGradient><rect width='9' height='9' fill='url(#g)'/>
      """,
    ])
  func systemColors(content: String) throws {
    #expect(try LoadedDrawing(content).color(5, 5) == "system-colour")
  }

  @Test("the selectors of exports choose the elements that they should")
  func selectors() throws {
    let drawing = try LoadedDrawing(
      """
      <style>
      g > rect:first-child { fill: #010101 }
      rect + rect:not(.x) { fill: #020202 }
      rect:nth-child(2n + 3):is(.x, .y) { fill: #030303 }
      rect[data-a="B" i] ~ rect[data-a$=d] { fill: #040404 }
      :root :where(#e) { fill: #050505 }
      </style>
      <g><rect width="9" height="9"/><rect x="20" width="9" height="9"/>
      <rect x="40" width="9" height="9" class="x" data-a="b"/>
      <rect x="60" width="9" height="9" class="x" data-a="cd"/></g>
      <circle id="e" cx="85" cy="5" r="4"/>
      """)
    #expect(
      [5.0, 25, 45, 65, 85].map { drawing.color($0, 5) }
        == ["#010101", "#020202", "#030303", "#040404", "#050505"])
  }
}
