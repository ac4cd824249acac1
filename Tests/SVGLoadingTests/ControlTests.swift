import Geometry
import SceneModel
import Testing

@testable import SVGLoading

@Suite("Controls")
struct ControlTests {
  private let button =
    "<rect width='40' height='20' fill='#000'/><text x='5' y='15' fill='#fff'>Go</text>"

  @Test(
    "roles, links, handlers, focus and pointer cursors make controls",
    arguments: [
      ("<g id='x' role='switch'>", Role.switch), ("<a id='x' href='#'>", .link),
      ("<g id='x' tabindex='0'>", .control), ("<g id='x' onclick='f()'>", .control),
      ("<g id='x' style='cursor: pointer'>", .control), ("<g id='x' data-a11y-role='tab'>", .tab),
      ("<g id='x' cursor='pointer' role='checkbox'>", .checkbox),
    ])
  func explicit(tag: String, role: Role) throws {
    let name = tag.hasPrefix("<a") ? "a" : "g"
    let drawing = try LoadedDrawing(tag + button + "</\(name)>")
    let control = try drawing.control("x")
    #expect(control.role == role)
    #expect(control.renditions.count == 1)
    #expect(drawing.source.controls.count == 1)
  }

  @Test(
    "what names no control stays part of the drawing",
    arguments: [
      "<g id='x' role='img'>", "<g id='x' tabindex='-1'>", "<a id='x'>",
      "<g id='button' data-a11y-role='none'>", "<g id='Tab bar'>", "<g class='input'>",
    ])
  func notExplicit(tag: String) throws {
    let name = tag.hasPrefix("<a") ? "a" : "g"
    let content = tag.contains("input") ? "<path d='M0 0h9v9z'/>" : button
    let drawing = try LoadedDrawing(tag + content + "</\(name)>")
    #expect(drawing.source.controls.map(\.role) == [.drawing])
  }

  @Test("variants laid out in one drawing are states of one control")
  func variants() throws {
    let drawing = try LoadedDrawing(
      """
      <g id="Button/Primary, State=Default">\(button)</g>
      <g id="Button/Primary, State=Hover" transform="translate(0 30)">\(button)</g>
      <g id="Button/Primary, State=Disabled" transform="translate(0 60)">\(button)</g>
      """)
    let control = try drawing.control("Button/Primary")
    #expect(drawing.source.controls.count == 1)
    #expect(control.variantSet == "Button/Primary" || control.variantSet == "Button")
    #expect(control.renditions.map(\.state) == [.normal, .hovered, .disabled])
    #expect(control.renditions.map(\.frame.y) == [0, 30, 60])
    #expect(control.renditions.map(\.layers) == [[0, 1], [2, 3], [4, 5]])
    #expect(control.renditions.compactMap(\.location?.line) == [1, 2, 3])
  }

  @Test("variants named by properties alone belong to the set around them")
  func propertyVariants() throws {
    let drawing = try LoadedDrawing(
      """
      <g id="Chip"><g id="Property 1=Default">\(button)</g>
      <g id="Property 1=Selected" transform="translate(0 30)">\(button)</g></g>
      """)
    let control = try drawing.control("Chip")
    #expect(control.role == .chip)
    #expect(control.renditions.map(\.state) == [.normal, .selected])
  }

  @Test("a copy in the same state is a control of its own")
  func copies() throws {
    let drawing = try LoadedDrawing(
      """
      <g id="Button">\(button)</g><g id="Button_2" transform="translate(50)">\(button)</g>
      <g class="btn" transform="translate(0 50)">\(button)</g>
      <g class="btn" transform="translate(50 50)">\(button)</g>
      """)
    #expect(drawing.source.controls.map(\.key) == ["Button", "Button_2", "btn", "btn#2"])
  }

  @Test("a file's name makes a control of the whole drawing")
  func fileName() throws {
    let drawing = try LoadedDrawing(
      "<rect width='16' height='16' fill='#fff' stroke='#000'/><path d='M3 8l4 4 6-8z'/>",
      path: "icons/dark/checkBoxSelectedFocused.svg")
    let control = try drawing.control("checkBox")
    #expect(control.role == .checkbox)
    #expect(control.renditions[0].state == [.focused, .selected])
    #expect(control.renditions[0].appearance == .dark)
    #expect(drawing.layers.map(\.part) == [.container, .container, .indicator])
    guard case .unknown(let cause) = control.renditions[0].hitRegion else {
      Issue.record("the use of the file is not known")
      return
    }
    #expect(cause.code == .hitRegionUnknown)
  }

  @Test("a small file in one colour, called after a control, is an icon of one")
  func glyph() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'>"
      + "<path d='M0 0h9v9z'/><path d='M10 0h9v9z'/></svg>"
    #expect(try LoadedDrawing(text, path: "switch.svg").source.controls.map(\.role) == [.drawing])
    #expect(
      try LoadedDrawing(text, path: "switchOn.svg").source.controls.map(\.role) == [.switch])
  }

  @Test("the root can say how the drawing is used")
  func use() throws {
    func area(_ use: String) throws -> Double {
      try LoadedDrawing(
        "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40' data-a11y-use='\(use)'>"
          + "<rect width='10' height='40'/></svg>", path: "button.svg"
      ).taps("button").area
    }
    #expect(try area("image") == 1600)
    #expect(try area("inline") == 400)
  }

  @Test("states of the style sheet are resolved, and those without effect folded")
  func pseudoClasses() throws {
    let drawing = try LoadedDrawing(
      """
      <style>#x:hover rect { fill: #0000ff } #x:active { cursor: default }
      #x:focus-visible .ring { stroke: #ff0000 }</style>
      <g id="x" role="button"><rect width="10" height="10" fill="#00ff00"/>
      <rect class="ring" x="20" width="10" height="10" fill="none"/></g>
      <g id="y" role="button"><rect x="50" width="10" height="10" fill="#00ff00"/></g>
      """)
    let control = try drawing.control("x")
    // A pressed control is hovered too, so it looks as hovered; it differs from the normal one.
    #expect(control.renditions.map(\.state) == [.normal, .hovered, .focused, .pressed])
    let hovered = try drawing.rendition("x", .hovered)
    #expect(drawing.color(5, 5, scene: hovered.scene) == "#0000FF")
    #expect(drawing.color(55, 5, scene: hovered.scene) == "#00FF00")
    #expect(drawing.color(5, 5) == "#00FF00")
    let focused = try drawing.rendition("x", .focused)
    #expect(drawing.color(20.2, 5, scene: focused.scene) == "#FF0000")
    #expect(try drawing.control("y").renditions.map(\.state) == [.normal])
  }

  @Test("light and dark are told apart where the drawing does")
  func colorScheme() throws {
    let drawing = try LoadedDrawing(
      """
      <style>.t { fill: #111 } @media (prefers-color-scheme: dark) { .t { fill: #eee } }</style>
      <rect class="t" width="10" height="10"/>
      <rect x="20" width="10" height="10" style="fill: light-dark(#222, #ddd)"/>
      """)
    #expect(drawing.source.scenes.count == 2)
    #expect(drawing.color(5, 5) == "#111111")
    #expect(drawing.color(5, 5, scene: 1) == "#EEEEEE")
    #expect(drawing.color(25, 5) == "#222222")
    #expect(drawing.color(25, 5, scene: 1) == "#DDDDDD")
    #expect(drawing.source.controls[0].renditions.map(\.appearance) == [.light, .dark])
  }

  @Test("texts are labels, what is behind them a container, marks indicators")
  func parts() throws {
    let drawing = try LoadedDrawing(
      """
      <g id="button"><rect id="focus-ring" x="-2" y="-2" width="64" height="24" fill="none" stroke="#00f"/>
      <rect width="60" height="20" fill="#eee" stroke="#000"/>
      <circle cx="8" cy="10" r="4"/><text x="20" y="15">Go</text>
      <path data-a11y-part="decoration" d="M0 0h2v2z"/></g>
      """)
    #expect(
      drawing.layers.map(\.part) == [
        .indicator, .container, .container, .icon, .label, .decoration,
      ])
  }

  @Test("a logotype outside of controls is decoration")
  func logotype() throws {
    let drawing = try LoadedDrawing(
      "<g data-a11y-exempt='logotype'><text y='20'>Brand</text></g><text y='50'>Text</text>")
    #expect(drawing.layers.map(\.part) == [.decoration, .label])
  }

  @Test("a small drawing without text is an icon, a large one decoration")
  func icons() throws {
    func part(_ size: Int) throws -> Part? {
      try LoadedDrawing(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='\(size)'>"
          + "<path d='M0 0h9v9z'/></svg>"
      ).layers.first?.part
    }
    #expect(try part(24) == .icon)
    #expect(try part(200) == .decoration)
  }

  @Test("what lies over a control and is no control takes its taps, unless it lets them through")
  func covered() throws {
    let below = "<g id='x' role='button'><rect width='40' height='20'/></g>"
    #expect(try LoadedDrawing(below).taps("x").area == 800)
    #expect(
      try LoadedDrawing(below + "<rect width='10' height='20' opacity='0'/>").taps("x").area == 600)
    #expect(
      try LoadedDrawing(below + "<rect width='10' height='20' pointer-events='none'/>").taps("x")
        .area == 800)
    #expect(
      try LoadedDrawing(below + "<a id='y' href='#'><rect width='10' height='20'/></a>").taps("x")
        .area == 800)
  }

  @Test("a drawing is a screen if it holds several controls, else a picture of one")
  func screens() throws {
    let button = "<rect id='%' role='button' width='9' height='9'/>"
    let one = try LoadedDrawing(button.replacing("%", with: "a"))
    #expect(one.source.controls.map(\.screen) == [nil])
    let two = try LoadedDrawing(
      button.replacing("%", with: "a") + button.replacing("%", with: "b"))
    #expect(Set(two.source.controls.map(\.screen)) == ["drawing"])
  }

  @Test("attributes for this program state key, name, state, appearance, screen and exemptions")
  func attributes() throws {
    let drawing = try LoadedDrawing(
      """
      <g data-a11y-role="button" data-a11y-key="save" data-a11y-name="Save" data-a11y-state="selected+disabled"
      data-a11y-appearance="dark" data-a11y-screen="editor" data-a11y-exempt="essential inline">\(button)</g>
      """)
    let control = try drawing.control("save")
    #expect(control.name == "Save")
    #expect(control.screen == "editor")
    #expect(control.exemptions == [.essential, .inline])
    let rendition = try #require(control.renditions.first)
    #expect(rendition.state == [.selected, .disabled])
    #expect(rendition.appearance == .dark)
    #expect(drawing.source.scenes[rendition.scene].window.color.value == .black)
  }

  @Test("only the regular weight of a symbol template is its picture; its notes are decoration")
  func symbolTemplate() throws {
    let drawing = try LoadedDrawing(
      """
      <g id="Notes"><text y="20">Weights</text></g><g id="Guides"><path d="M0 0h9v9z"/></g>
      <g id="Symbols"><g id="Black-S"><path d="M0 0h9v9z"/></g><g id="Regular-M"><path d="M50 0h9v9z"/></g></g>
      """)
    #expect(drawing.source.controls.count == 1)
    let rendition = drawing.source.controls[0].renditions[0]
    let layers = rendition.layers.map { drawing.source.scenes[0].drawing.layers[$0] }
    #expect(layers.map(\.part) == [.decoration, .icon])
    #expect(rendition.frame.x == 50)
  }
}
