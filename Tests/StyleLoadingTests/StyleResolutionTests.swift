import ColorMath
import Geometry
import SceneModel
import StyleLoading
import Testing

@Suite("Resolving style definitions")
struct StyleResolutionTests {
  /// The colour of the only layer of the control `c`.
  private func color(
    _ content: String, _ state: ControlState = .normal, _ appearance: Appearance = .light,
    files: [String: String] = [:]
  ) throws -> Resolved<Paint> {
    let source = try load(theme(content), files: files)
    let rendition = try source.rendition("c", state, appearance)
    let layers = source.scenes[rendition.scene].drawing.layers
    try #require(layers.count == 1)
    return layers[0].paint
  }

  private let bar = "<control name='c' role='tab'><rectangle fill='fill'/></control>"

  @Test("a chain of aliases ends at the literal of the appearance, opacities multiply")
  func aliases() throws {
    let content = """
      <color name="fill" value="brand 50%"/>
      <color name="brand" light="#FF0000 50%" dark="#00FF00"/>
      \(bar)
      """
    let light = try color(content)
    #expect(light.value == .color(Color(rgb: 0xFF0000, alpha: 0.25)))
    let definitions = light.provenance.definitions
    #expect(definitions.map(\.name) == ["rectangle fill", "fill", "brand"])
    #expect(definitions.map(\.value) == ["fill", "brand 50%", "#FF0000 50%"])
    #expect(
      light.provenance.literal?.location == SourceLocation(path: "button.xml", line: 3, column: 21))
    let dark = try color(content, .normal, .dark)
    #expect(dark.value == .color(Color(rgb: 0x00FF00, alpha: 0.5)))
    #expect(
      dark.provenance.literal?.location == SourceLocation(path: "button.xml", line: 3, column: 41))
  }

  @Test("increased contrast falls back on its own appearance, then on the common value")
  func fallback() throws {
    let declared = Appearance.standard.map { "<appearance name='\($0.name)'/>" }.joined()
    let content = declared + "<color name='fill' value='#111111' dark='#222222'/>" + bar
    #expect(
      try color(content, .normal, .lightIncreasedContrast).value == .color(Color(rgb: 0x111111)))
    #expect(
      try color(content, .normal, .darkIncreasedContrast).value == .color(Color(rgb: 0x222222)))
  }

  @Test("an appearance of the theme's own falls back on the one it is based on")
  func ownAppearance() throws {
    let content =
      "<appearance name='night' based-on='dark' window='#101010'/>"
      + "<color name='fill' light='#111111' dark='#222222'/>" + bar
    let source = try load(theme(content))
    let rendition = try #require(source.controls.first?.renditions.first)
    #expect(rendition.appearance == Appearance(name: "night", isDark: true))
    let scene = source.scenes[rendition.scene]
    #expect(scene.drawing.layers[0].paint.value == .color(Color(rgb: 0x222222)))
    #expect(scene.window.color.value == Color(rgb: 0x101010) && !scene.window.isAssumed)
  }

  @Test("without appearances those that values are given for are evaluated, and light")
  func undeclared() throws {
    let source = try load(theme("<color name='fill' value='#fff' dark='#000'/>" + bar))
    #expect(source.controls[0].renditions.map(\.appearance) == [.light, .dark])
    #expect(source.scenes.map(\.window.isAssumed) == [true, true])
    #expect(try load(theme("<control name='c' role='tab' label='x'/>")).scenes.count == 1)
  }

  @Test("options choose appearances and windows")
  func options() throws {
    let options = LoadingOptions(windows: ["dark": Color(rgb: 0x123456)], appearances: ["dark"])
    let source = try load(
      theme("<color name='fill' value='#fff' dark='#000'/>" + bar), options: options)
    #expect(source.scenes.map(\.window.color.value) == [Color(rgb: 0x123456)])
  }

  @Test("the first case of a token that holds counts, else its own value")
  func cases() throws {
    let content = """
      <color name="fill" value="#010101">
        <case when="disabled" value="#020202"/>
        <case when="pressed selected" value="#030303"/>
      </color>
      \(bar)
      """
    func shade(_ state: ControlState) throws -> Paint { try color(content, state).value }
    #expect(try shade(.normal) == .color(Color(rgb: 0x010101)))
    #expect(try shade(.disabled) == .color(Color(rgb: 0x020202)))
    #expect(try shade(.pressed) == .color(Color(rgb: 0x030303)))
    #expect(try shade([.selected, .disabled]) == .color(Color(rgb: 0x020202)))
  }

  @Test("only states in conditions that the control reaches are evaluated, pressed never disabled")
  func states() throws {
    let content = """
      <style name="s">
        <rectangle>
          <opacity value="0.5" when="pressed"/>
          <opacity value="0.5" when="selected+!disabled"/>
        </rectangle>
      </style>
      <style name="other"><rectangle><hidden when="hovered"/></rectangle></style>
      <control name="c" role="tab" style="s"/>
      """
    let states = try load(theme(content)).controls[0].renditions.map(\.state)
    #expect(
      states == [
        .normal, .pressed, .selected, .disabled, [.pressed, .selected], [.selected, .disabled],
      ])
  }

  @Test("too many states are cut, and said so")
  func stateLimit() throws {
    let flags = ControlState.flags.map(\.name).joined(separator: " ")
    let source = try load(
      theme(
        "<control name='c' role='tab'><rectangle><hidden when='\(flags)'/></rectangle></control>"))
    #expect(source.controls[0].renditions.count == 48)
    #expect(source.diagnostics.map(\.code) == ["too-many-states"])
  }

  static let conditionCases: [(String, ControlState, Bool)] = [
    ("pressed", .pressed, true), ("!pressed", .normal, true), ("!pressed", .pressed, false),
    ("selected+focused", .selected, false), ("selected+focused", [.selected, .focused], true),
    ("selected focused", .focused, true), ("selected+!focused", [.selected, .focused], false),
  ]

  @Test(
    "conditions: all flags of a term, any term of a list, and none that is denied",
    arguments: conditionCases)
  func conditions(condition: String, state: ControlState, isShown: Bool) throws {
    let source = try load(
      theme("<control name='c' role='tab'><rectangle when='\(condition)'/></control>"))
    let rendition = try source.rendition("c", state)
    #expect(source.scenes[rendition.scene].drawing.layers.isEmpty == !isShown)
  }

  @Test("of alternatives the first whose condition holds is used")
  func choose() throws {
    let content = """
      <control name="c" role="tab">
        <choose>
          <rectangle fill="#010101" when="pressed"/>
          <rectangle fill="#020202" when="pressed selected"/>
          <rectangle fill="#030303"/>
        </choose>
      </control>
      """
    #expect(try color(content, .pressed).value == .color(Color(rgb: 0x010101)))
    #expect(try color(content, .selected).value == .color(Color(rgb: 0x020202)))
    #expect(try color(content).value == .color(Color(rgb: 0x030303)))
  }

  @Test("parameters: set by the control, by a derived style, or by default")
  func parameters() throws {
    let styles = """
      <style name="base">
        <parameter name="fill" type="color" default="#010101"/>
        <parameter name="width" type="number" default="10"/>
        <rectangle fill="$fill"><frame width="$width" height="5"/></rectangle>
      </style>
      <style name="derived" based-on="base"><set parameter="fill" value="#020202"/></style>
      """
    func layer(_ control: String) throws -> Layer {
      let source = try load(theme(styles + control))
      return source.scenes[0].drawing.layers[0]
    }
    let base = try layer("<control name='c' role='tab' style='base'/>")
    #expect(base.paint.value == .color(Color(rgb: 0x010101)))
    #expect(base.shape.path.boundingBox?.width == 10)
    let derived = try layer("<control name='c' role='tab' style='derived'/>")
    #expect(derived.paint.value == .color(Color(rgb: 0x020202)))
    #expect(derived.paint.provenance.definitions.map(\.name) == ["rectangle fill", "fill"])
    let set = try layer(
      "<control name='c' role='tab' style='derived'>"
        + "<set parameter='fill' value='#030303'/><set parameter='width' value='20'/></control>")
    #expect(set.paint.value == .color(Color(rgb: 0x030303)))
    #expect(set.shape.path.boundingBox?.width == 20)
  }

  @Test("a derived style adds its modifiers around the view of its base")
  func inheritance() throws {
    let content = """
      <style name="base"><rectangle fill="#000"><frame width="10" height="10"/></rectangle></style>
      <style name="derived" based-on="base"><padding length="3"/></style>
      <control name="c" role="tab" style="derived"/>
      """
    let source = try load(theme(content))
    #expect(try source.rendition("c").frame.size == Size(width: 16, height: 16))
  }

  @Test("a flag parameter is a condition")
  func flagParameter() throws {
    let content = """
      <style name="s">
        <parameter name="wide" type="flag" default="false"/>
        <rectangle fill="#000">
          <frame width="10" height="10"/>
          <padding length="5" when="$wide"/>
        </rectangle>
      </style>
      <control name="narrow" role="tab" style="s"/>
      <control name="wide" role="tab" style="s"><set parameter="wide" value="true"/></control>
      """
    let source = try load(theme(content))
    #expect(try source.rendition("narrow").frame.width == 10)
    #expect(try source.rendition("wide").frame.width == 20)
  }

  @Test("a file that two others include counts once")
  func diamond() throws {
    let files = [
      "tokens/base.xml": theme("<color name='fill' value='#010203'/>"),
      "a.xml": theme("<include href='tokens/base.xml'/>"),
      "tokens/b.xml": theme("<include href='base.xml'/><control name='other' role='tab'/>"),
    ]
    let content = "<include href='a.xml'/><include href='./tokens/../tokens/b.xml'/>" + bar
    let paint = try color(content, files: files)
    #expect(paint.value == .color(Color(rgb: 0x010203)))
    #expect(paint.provenance.literal?.location.path == "tokens/base.xml")
    // Controls of included files are audited where they stand.
    #expect(try load(theme(content), files: files).controls.map(\.key) == ["c"])
  }

  @Test("controls of a screen lie where it says, over its background")
  func screen() throws {
    let source = try load(
      theme(
        """
        <screen name="Main" width="200" height="100" background="#EEEEEE">
          <control name="c" role="button" x="10" y="20" action="go" exempt="inline essential">
            <rectangle fill="#000"><frame width="30" height="40"/></rectangle>
          </control>
        </screen>
        """))
    let control = try #require(source.controls.first)
    #expect(control.key == "Main/c" && control.name == "c" && control.screen == "Main")
    #expect(control.action == "go" && control.exemptions == [.inline, .essential])
    #expect(control.renditions[0].frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(source.scenes[0].bounds == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(source.scenes[0].window.color.value == Color(rgb: 0xEEEEEE))
  }

  @Test("a gradient is used like a colour")
  func gradient() throws {
    let paint = try color(
      """
      <gradient name="fill" start="leading" end="trailing">
        <stop at="0" color="#000000"/><stop at="1" color="#FFFFFF 50%"/>
      </gradient>
      \(bar)
      """)
    guard case .linearGradient(let gradient) = paint.value else { throw TestFailure() }
    #expect(gradient.end == Point(x: 320, y: 284))
    #expect(gradient.stops.map(\.color.value.alpha) == [1, 0.5])
  }

  @Test("a tint without an accent cannot be measured, and says so")
  func missingAccent() throws {
    let paint = try color("<control name='c' role='tab'><rectangle fill='tint'/></control>")
    guard case .unresolved(let cause, _) = paint.value else { throw TestFailure() }
    #expect(cause.code == .unresolvedReference)
  }

  @Test("an image cannot be measured, and says where it stands")
  func image() throws {
    let paint = try color("<control name='c' role='tab'><image width='9' height='9'/></control>")
    guard case .unresolved(let cause, _) = paint.value else { throw TestFailure() }
    #expect(cause.code == .rasterImage && cause.location?.line == 2)
  }

  @Test("a frame without area is said aloud")
  func emptyFrame() throws {
    let source = try load(
      theme("<control name='c' role='tab' label='x'><frame height='0'/></control>"))
    #expect(source.diagnostics.map(\.code) == ["empty-frame"])
  }
}
