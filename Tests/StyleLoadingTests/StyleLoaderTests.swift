import ColorMath
import Geometry
import SceneModel
import StyleLoading
import Testing

/// Loads `text` as `button.xml`, with other files by their paths.
func load(
  _ text: String, files: [String: String] = [:], options: LoadingOptions = LoadingOptions()
) throws(LoaderError) -> LoadedSource {
  try StyleLoader(options: options).load(
    Source(path: "button.xml", bytes: Array(text.utf8)) { files[$0].map { Array($0.utf8) } })
}

/// A style definition with `content` in its root, which stands on line 1.
func theme(_ content: String) -> String {
  "<theme xmlns=\"urn:a11yaudit:style:1\">\n" + content + "\n</theme>"
}

extension LoadedSource {
  /// The rendition of a control in a state and an appearance.
  func rendition(
    _ name: String, _ state: ControlState = .normal, _ appearance: Appearance = .light
  ) throws -> Rendition {
    let control = try #require(controls.first { $0.key == name })
    return try #require(
      control.renditions.first { $0.state == state && $0.appearance == appearance })
  }
}

@Test("a file is recognised by the namespace in its head")
func recognition() {
  let head = Array(theme("").utf8)
  #expect(StyleLoader.recognizes(SourceFile(path: "a/Button.XML", head: head)))
  #expect(!StyleLoader.recognizes(SourceFile(path: "a/button.svg", head: head)))
  #expect(!StyleLoader.recognizes(SourceFile(path: "a/button.xml", head: Array("<x/>".utf8))))
}

@Test("a button with text, padding, background and frame loads in two states")
func buttonInTwoStates() throws {
  let source = try load(
    theme(
      """
      <style name="S">
        <label/>
        <font size="10"/>
        <padding length="4"/>
        <choose>
          <background color="#000000" when="pressed"/>
          <background color="#0000FF"/>
        </choose>
        <frame width="100" height="50"/>
      </style>
      <control name="Save" role="button" style="S" label="Save"/>
      """))
  #expect(source.controls.map(\.key) == ["Save"])
  #expect(source.controls[0].renditions.map(\.state) == [.normal, .pressed])
  let normal = try source.rendition("Save")
  #expect(normal.frame == Rect(x: 0, y: 0, width: 100, height: 50))
  let layers = source.scenes[normal.scene].drawing.layers
  #expect(layers.map(\.part) == [.container, .label])
  #expect(layers[0].paint.value == .color(Color(rgb: 0x0000FF)))
  let pressed = try source.rendition("Save", .pressed)
  #expect(
    source.scenes[pressed.scene].drawing.layers[0].paint.value == .color(.black))
  guard case .region(let region) = normal.hitRegion else { throw TestFailure() }
  // The text is 10 x 1.193359375 high; 4 points above and below it.
  let box = try #require(region.boundingBox)
  #expect(abs(box.height - 19.93359375) < 1e-6)
  #expect(abs(box.center.x - 50) < 1e-6 && abs(box.center.y - 25) < 1e-6)
}

struct TestFailure: Error {}
