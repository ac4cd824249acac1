import Geometry
import SceneModel
import Testing

@testable import SVGLoading

@Suite("Drawings")
struct DrawingTests {
  private func box(_ drawing: LoadedDrawing, _ index: Int = 0) throws -> Rect {
    try #require(drawing.layers[index].shape.path.boundingBox)
  }

  @Test("transforms, nested viewports and view boxes are applied to the paths")
  func transforms() throws {
    let drawing = try LoadedDrawing(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 100 50">
      <g transform="translate(10 5)"><rect width="10" height="10" transform="scale(2)"/></g>
      <svg x="50" y="0" width="20" height="10" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>
      </svg>
      """)
    #expect(drawing.scene.bounds == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(try box(drawing) == Rect(x: 20, y: 10, width: 40, height: 40))
    // 20 x 10 units hold a square of 10 in their middle.
    #expect(try box(drawing, 1) == Rect(x: 110, y: 0, width: 20, height: 20))
  }

  @Test("a stroke is a band with its centre line")
  func stroke() throws {
    let drawing = try LoadedDrawing(
      "<rect x='10' y='10' width='20' height='20' fill='none' stroke='#f00' stroke-width='4'/>")
    #expect(try box(drawing) == Rect(x: 8, y: 8, width: 24, height: 24))
    #expect(
      drawing.layers[0].shape.silhouette.boundingBox == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(drawing.color(20, 20) == "#FFFFFF")
    #expect(drawing.color(9, 20) == "#FF0000")
  }

  @Test("a gradient takes geometry and stops from its templates")
  func gradient() throws {
    let drawing = try LoadedDrawing(
      """
      <linearGradient id="base"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
      <linearGradient id="used" href="#base" gradientUnits="userSpaceOnUse" x1="0" x2="100"/>
      <rect width="100" height="10" fill="url(#used)"/>
      <rect y="20" width="50" height="10" fill="url(#base)"/>
      <rect y="40" width="10" height="10" fill="url(#missing) #00ff00"/>
      <rect y="60" width="10" height="10" fill="url(#missing)"/>
      """)
    #expect(drawing.color(50, 5) == "#808080")
    #expect(drawing.color(25, 25) == "#808080")
    #expect(drawing.color(5, 45) == "#00FF00")
    #expect(drawing.layers.count == 3)
  }

  @Test("a clip path is the union of its shapes, cut by the clip paths on it")
  func clip() throws {
    let drawing = try LoadedDrawing(
      """
      <clipPath id="right"><rect x="5" width="95" height="100"/></clipPath>
      <clipPath id="c" clip-path="url(#right)"><rect width="10" height="10"/>
      <rect x="20" width="10" height="10" display="none"/>
      <circle cx="45" cy="5" r="5"/></clipPath>
      <rect width="100" height="100" clip-path="url(#c)"/>
      """)
    #expect(drawing.color(2, 5) == "#FFFFFF")
    #expect(drawing.color(7, 5) == "#000000")
    #expect(drawing.color(25, 5) == "#FFFFFF")
    #expect(drawing.color(45, 5) == "#000000")
    #expect(drawing.color(41, 1) == "#FFFFFF")
  }

  @Test("a mask fades by luminance or by alpha")
  func mask() throws {
    let drawing = try LoadedDrawing(
      """
      <mask id="l"><rect width="100" height="100" fill="#00f"/></mask>
      <mask id="a" style="mask-type:alpha"><rect width="100" height="100" fill="#00f"/></mask>
      <rect width="10" height="10" mask="url(#l)"/>
      <rect x="20" width="10" height="10" mask="url(#a)"/>
      """)
    // 0.0722 of black over white.
    #expect(drawing.color(5, 5) == "#EDEDED")
    #expect(drawing.color(25, 5) == "#000000")
  }

  @Test("a use inherits the style at the use and may show a symbol's view box")
  func use() throws {
    let drawing = try LoadedDrawing(
      """
      <defs><rect id="r" width="10" height="10"/></defs>
      <symbol id="s" viewBox="0 0 10 10"><rect width="20" height="10"/></symbol>
      <use href="#r" fill="#ff0000"/>
      <use href="#s" x="50" width="20" height="20" fill="#0000ff"/>
      """)
    #expect(drawing.color(5, 5) == "#FF0000")
    #expect(drawing.color(60, 10) == "#0000FF")
    #expect(drawing.color(80, 10) == "#FFFFFF")
  }

  @Test("markers turn with the line, are clipped, and take no taps")
  func markers() throws {
    let drawing = try LoadedDrawing(
      """
      <marker id="m" orient="auto" markerUnits="userSpaceOnUse" markerWidth="10" markerHeight="10" refY="5">
      <rect width="20" height="10" fill="context-stroke"/></marker>
      <path id="x" data-a11y-role="button" d="M50 20V60" stroke="#f00" stroke-width="2" fill="none" marker-end="url(#m)"/>
      """)
    // Downwards from the end of the line: 10 wide and, clipped, 10 long.
    #expect(drawing.color(46, 65) == "#FF0000")
    #expect(drawing.color(50, 75) == "#FFFFFF")
    #expect(drawing.color(46, 55) == "#FFFFFF")
    #expect(try drawing.taps("x").area == 80)
  }

  @Test("a pattern of shapes is drawn tile by tile, up to a limit")
  func patterns() throws {
    func drawing(_ size: Double) throws -> LoadedDrawing {
      try LoadedDrawing(
        """
        <pattern id="p" width="\(size)" height="\(size)" patternUnits="userSpaceOnUse">
        <rect width="\(size / 2)" height="\(size)" fill="#f00"/></pattern>
        <rect x="5" y="0" width="90" height="20" fill="url(#p)"/>
        """)
    }
    let tiled = try drawing(20)
    #expect(tiled.color(8, 5) == "#FF0000")
    #expect(tiled.color(15, 5) == "#FFFFFF")
    #expect(tiled.color(45, 15) == "#FF0000")
    #expect(tiled.color(2, 5) == "#FFFFFF")
    #expect(try drawing(0.5).color(8, 5) == "pattern")
  }

  @Test("paint-order puts the stroke under the fill")
  func paintOrder() throws {
    let shape =
      "<rect x='10' y='10' width='20' height='20' fill='#00f' stroke='#f00' stroke-width='4'"
    #expect(try LoadedDrawing(shape + "/>").color(11, 20) == "#FF0000")
    #expect(try LoadedDrawing(shape + " paint-order='stroke'/>").color(11, 20) == "#0000FF")
  }

  @Test("context paints in a use are those of the use")
  func contextPaint() throws {
    let drawing = try LoadedDrawing(
      """
      <defs><rect id="r" width="9" height="9" fill="context-stroke"/></defs>
      <use href="#r" stroke="#00ff00"/>
      """)
    #expect(drawing.color(5, 5) == "#00FF00")
  }

  @Test("references that lead nowhere or back are cut with a diagnostic")
  func references() throws {
    let drawing = try LoadedDrawing(
      """
      <g id="a"><use href="#a"/><rect width="9" height="9"/></g>
      <use href="#nothing"/>
      <rect x="20" width="9" height="9" clip-path="url(#nothing)"/>
      """)
    #expect(drawing.layers.count == 2)
    #expect(
      Set(drawing.codes) == ["reference-cycle", "missing-reference"])
  }

  @Test("uses that double again and again are an error, not a hang")
  func expansion() {
    var text = "<rect id='x0' width='1' height='1'/>"
    for level in 1...40 {
      text += "<g id='x\(level)'><use href='#x\(level - 1)'/><use href='#x\(level - 1)'/></g>"
    }
    #expect(throws: LoaderError.self) {
      try LoadedDrawing("<defs>" + text + "</defs><use href='#x40'/>")
    }
  }

  @Test("deep nesting loads or is an error, and never overflows the stack")
  func depth() throws {
    func nested(_ count: Int, _ attributes: String = "") -> String {
      String(repeating: "<g \(attributes)>", count: count) + "<rect width='9' height='9'/>"
        + String(repeating: "</g>", count: count)
    }
    #expect(try LoadedDrawing(nested(900)).color(5, 5) == "#000000")
    #expect(try LoadedDrawing(nested(900, "opacity='.99'")).color(5, 5) == "unsupported")
    #expect(throws: LoaderError.self) { try LoadedDrawing(nested(10_000)) }
  }

  @Test("filters that only add a shadow leave the shape's colour alone")
  func filters() throws {
    let shadow = """
      <filter id="f"><feFlood flood-opacity="0" result="BackgroundImageFix"/>
      <feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
      <feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend in2="BackgroundImageFix" result="s"/>
      <feBlend in="SourceGraphic" in2="s" result="shape"/></filter>
      """
    let shape = "<rect width='50' height='50' fill='#ff0000' filter='url(#f)'/>"
    #expect(try LoadedDrawing(shadow + shape).color(25, 25) == "#FF0000")
    let blur = "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter>"
    // Far from its edges a blurred rectangle is as before; at one, half a pixel of blur shows.
    #expect(try LoadedDrawing(blur + shape).color(25, 25) == "#FF0000")
    #expect(try LoadedDrawing(blur + shape).color(48, 25) == "filter")
    #expect(try LoadedDrawing(shape).color(25, 25) == "#FF0000")
  }

  @Test("pictures, HTML and animated colours are unknown")
  func unknown() throws {
    #expect(
      try LoadedDrawing("<image width='9' height='9' href='a.png'/>").color(5, 5) == "raster-image")
    #expect(
      try LoadedDrawing("<foreignObject width='9' height='9'/>").color(5, 5) == "foreign-object")
    #expect(
      try LoadedDrawing(
        "<rect width='9' height='9'><animate attributeName='fill' values='red;blue'/></rect>"
      ).color(5, 5) == "animation")
    // What is faded in is not absent although it starts invisible.
    #expect(
      try LoadedDrawing(
        "<rect width=\"9\" height=\"9\" style=\"opacity: 0; animation: fade 1s\"/>"
      ).color(5, 5) == "animation")
  }

  @Test("the fallback of a switch stands in for HTML")
  func fallback() throws {
    let drawing = try LoadedDrawing(
      """
      <switch><foreignObject width="100" height="100"/><rect width="10" height="10" fill="#00ff00"/></switch>
      <switch><rect systemLanguage="de" x="20" width="9" height="9"/><rect x="20" width="9" height="9" fill="#0000ff"/></switch>
      """)
    #expect(drawing.color(5, 5) == "#00FF00")
    #expect(drawing.color(25, 5) == "#0000FF")
    #expect(drawing.codes == ["foreign-object-fallback"])
  }

  @Test("a background on the root is the window, if it is opaque")
  func background() throws {
    func drawing(_ style: String) throws -> LoadedDrawing {
      try LoadedDrawing(
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' style='\(style)'/>")
    }
    let stated = try drawing("background: #102030")
    #expect(stated.scene.window.isAssumed == false)
    #expect(stated.scene.window.color.value.hex == "#102030")
    #expect(try drawing("").scene.window.isAssumed)
    #expect(try drawing("background: var(--a)").color(5, 5) == "unresolved-variable")
  }

  @Test("the window is dark where the name or a folder says so, and what the caller says otherwise")
  func window() throws {
    let rect = "<rect width='1' height='1'/>"
    #expect(try LoadedDrawing(rect, path: "icons/dark/a.svg").scene.window.color.value == .black)
    #expect(try LoadedDrawing(rect, path: "a-dark.svg").scene.window.color.value == .black)
    #expect(try LoadedDrawing(rect, path: "light-a.svg").scene.window.color.value == .white)
    let options = LoadingOptions(windows: ["light": .black])
    let configured = try LoadedDrawing(rect, options: options).scene.window
    #expect(configured.color.value == .black)
    #expect(configured.isAssumed == false)
  }

  @Test("a file without a namespace loads, and one that is no SVG does not")
  func roots() throws {
    #expect(
      try LoadedDrawing("<svg width='9' height='9'><rect width='9' height='9'/></svg>").layers.count
        == 1)
    let source = Source(path: "a.svg", bytes: Array("<html/>".utf8))
    #expect(throws: LoaderError.self) { try SVGLoader(options: LoadingOptions()).load(source) }
  }

  @Test("markers and patterns show markers, but none shows itself")
  func markersInside() throws {
    let drawing = try LoadedDrawing(
      """
      <marker id="dot" markerUnits="userSpaceOnUse" markerWidth="10" markerHeight="10" overflow="visible">
      <rect width="10" height="10" fill="#f00"/><path d="M20 0H30" marker-start="url(#dot)"/></marker>
      <marker id="m" markerUnits="userSpaceOnUse" overflow="visible">
      <path d="M20 20H30" marker-start="url(#dot)"/></marker>
      <pattern id="p" width="1" height="1"><path d="M10 10H20" marker-start="url(#dot)"/></pattern>
      <path d="M10 10H20" marker-start="url(#m)"/>
      <rect x="50" y="50" width="50" height="50" fill="url(#p)"/>
      """)
    #expect(drawing.color(35, 35) == "#FF0000" && drawing.color(55, 35) == "#FFFFFF")
    #expect(drawing.color(65, 65) == "#FF0000" && drawing.color(85, 65) == "#FFFFFF")
  }
}
