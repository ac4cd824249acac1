import SceneModel
import Testing

@testable import SwiftUILoading

/// System colours are those of iOS 26; `#FFCC00` is yellow, `#0088FF` blue.
@Suite("Prominent buttons of the platform")
struct PlatformButtonTests {
  /// The paints of the text and the fill of the only button.
  private func paints(_ button: String) throws -> (text: Paint, fill: Paint) {
    let project = try SwiftProject("struct V: View { var body: some View { \(button) } }")
    let source = try #require(project.loaded.sources.first)
    let rendition = try project.rendition("V/Go")
    let layers = source.scenes[rendition.scene].drawing.layers
    let text = try #require(layers.first { $0.text != nil })
    let fill = try #require(layers.first { $0.text == nil })
    return (text.paint.value, fill.paint.value)
  }

  private func hex(_ paint: Paint) -> String? {
    if case .color(let color) = paint { color.hex } else { nil }
  }

  @Test(
    "the tint is the fill, and the foreground that code sets the label",
    arguments: [
      ("Button {} label: { Text(\"Go\").foregroundStyle(.black) }", ".tint(.yellow)", "#FFCC00"),
      ("Button(\"Go\") {}", ".tint(.yellow).foregroundStyle(.black)", "#FFCC00"),
      ("Button(\"Go\") {}", ".foregroundStyle(.black)", "#0088FF"),
    ])
  func known(_ button: String, _ modifiers: String, _ expected: String) throws {
    let paints = try paints(button + ".buttonStyle(.borderedProminent)" + modifiers)
    #expect(hex(paints.fill) == expected)
    #expect(hex(paints.text) == "#000000")
  }

  @Test("the label's own colour, and the fill of other styles and states, stay open")
  func unknown() throws {
    let plain = try paints("Button(\"Go\") {}.buttonStyle(.borderedProminent).tint(.yellow)")
    #expect(hex(plain.text) == nil)
    #expect(hex(plain.fill) == "#FFCC00")
    for button in [
      "Button(\"Go\") {}.buttonStyle(.borderedProminent)",
      "Button(\"Go\") {}.buttonStyle(.bordered).tint(.yellow)",
      "Button(\"Go\", role: .destructive) {}.buttonStyle(.borderedProminent).tint(.yellow)",
    ] {
      #expect(hex(try paints(button).fill) == nil, "\(button)")
    }
  }
}
