import ColorMath
import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Buttons")
struct ButtonTests {
  private func button(_ attributes: String, _ inside: String, around: String = "") throws
    -> TestDocument
  {
    let frame = TestProject.frame(10, 10, 100, 40)
    return try TestProject.controls(
      TestProject.view(
        #"<button id="b" \#(attributes)>\#(frame)\#(inside)</button>"#,
        background: TestProject.white + around))
  }

  private func state(_ key: String, _ inside: String = "", title: String? = nil) -> String {
    let title = title.map { #"title="\#($0)""# } ?? ""
    return #"<state key="\#(key)" \#(title)>\#(inside)</state>"#
  }

  private let red = TestProject.color("titleColor", 1, 0, 0)
  private let blue = TestProject.color("titleColor", 0, 0, 1)

  @Test("a state without a colour has the normal one's, and one without a title its title")
  func fallbacks() throws {
    let document = try button(
      "",
      state("normal", red, title: "Go") + state("selected", title: "Gone")
        + state("highlighted", blue))
    #expect(try document.control("b").renditions.map(\.state) == [.normal, .pressed, .selected])
    #expect(try document.text("b", .selected).summary == "#FF0000")
    #expect(try document.text("b", .pressed).summary == "#0000FF")
    #expect(try document.layers("b", .label, .pressed).first?.text?.string == "Go")
    #expect(try document.layers("b", .label, .selected).first?.text?.string == "Gone")
  }

  @Test("a custom button without a colour is white")
  func customDefault() throws {
    #expect(try button("", state("normal", title: "Go")).text("b").summary == "#FFFFFF")
  }

  @Test("a system button has its own tint, else that of the nearest view around it")
  func tint() throws {
    let own = TestProject.color("tintColor", 0, 1, 0)
    let outer = TestProject.color("tintColor", 0, 0, 1)
    let title = state("normal", title: "Go")
    let system = #"buttonType="system""#
    #expect(try button(system, own + title, around: outer).text("b").summary == "#00FF00")
    #expect(
      try button(#"buttonType="roundedRect""#, title, around: outer).text("b").summary == "#0000FF")
  }

  @Test(
    "a button whose type brings a picture shows it in its tint",
    arguments: ["contactAdd", "infoLight", "infoDark", "detailDisclosure"])
  func glyph(_ type: String) throws {
    let tint = TestProject.color("tintColor", 0, 1, 0)
    let document = try button(#"buttonType="\#(type)""#, tint)
    let icons = try document.layers("b", .icon)
    #expect(icons.map(\.name) == [type])
    #expect(icons.map(\.paint.value.summary) == ["#00FF00"])
  }

  @Test("UIKit chooses the shades of a close button, whatever its tint")
  func close() throws {
    let document = try button(
      #"buttonType="close""#, TestProject.color("tintColor", 0, 1, 0))
    let icon = try #require(document.layers("b", .icon).first)
    guard case .unresolved(let cause, standIn: nil) = icon.paint.value else {
      Issue.record("resolved")
      return
    }
    #expect(cause.detail.contains("close button"))
  }

  @Test("the window's tint is not known; systemBlue is told with it")
  func windowTint() throws {
    let document = try button(#"buttonType="system""#, state("normal", title: "Go"))
    guard case .unresolved(let cause, standIn: let color) = try document.text("b") else {
      Issue.record("the colour is said to be known")
      return
    }
    #expect(cause.code == .systemColor)
    #expect(color?.hex == "#0088FF")
  }

  @Test("what UIKit dims in a system button is not known, what the document writes is")
  func systemStates() throws {
    let document = try button(
      #"buttonType="system" enabled="NO""#, state("normal", red, title: "Go"))
    #expect(try document.text("b").summary == "#FF0000")
    #expect(try document.text("b", .disabled).summary == "system-colour")
    let written = try button(
      #"buttonType="system" enabled="NO""#,
      state("normal", red, title: "Go") + state("disabled", blue))
    #expect(try written.text("b", .disabled).summary == "#0000FF")
  }

  @Test("the title shadow and a comment for the localiser are no title colours")
  func otherColors() throws {
    let shadow = TestProject.color("titleShadowColor", 0, 1, 0)
    let note = #"<attributedString key="userComments"><fragment content="no"/></attributedString>"#
    let document = try button("", note + state("normal", shadow + red, title: "Go"))
    #expect(try document.text("b").summary == "#FF0000")
    #expect(try document.layers("b", .label).count == 1)
  }

  @Test("an attributed title has the colours and fonts of its pieces")
  func attributed() throws {
    let piece = #"""
      <attributedString key="attributedTitle"><fragment content="A"><attributes>
      \#(TestProject.color("NSColor", 0, 0, 1))<font key="NSFont" size="21" name="Avenir-Heavy"/>
      </attributes></fragment><fragment content="B"/></attributedString>
      """#
    let document = try button("", state("normal", piece + red))
    let layers = try document.layers("b", .label)
    #expect(layers.map(\.paint.value.summary) == ["#0000FF", "#FF0000"])
    #expect(layers.first?.text == TextAttributes(string: "A", fontSize: 21, fontWeight: 800))
    #expect(try document.control("b").name == "AB")
  }

  @Test("an image has colours that nobody read; a symbol has the tint")
  func images() throws {
    let tint = TestProject.color("tintColor", 0, 1, 0)
    let image = try button("", tint + #"<state key="normal" image="logo"/>"#)
    #expect(try image.layers("b", .icon).map(\.paint.value.summary) == ["external-reference"])
    #expect(try image.control("b").name == "logo")
    let symbol = try button("", tint + #"<state key="normal" image="plus" catalog="system"/>"#)
    #expect(try symbol.layers("b", .icon).map(\.paint.value.summary) == ["#00FF00"])
  }

  @Test("a configuration's own colours are known, UIKit's are not")
  func configuration() throws {
    let base = TestProject.color("baseForegroundColor", 1, 0, 0)
    func configured(_ style: String, _ inside: String) throws -> TestDocument {
      try button(
        "",
        #"<buttonConfiguration key="configuration" style="\#(style)" title="Go">\#(inside)</buttonConfiguration>"#
      )
    }
    let filled = try configured("filled", base)
    #expect(try filled.text("b").summary == "#FF0000")
    #expect(try filled.layers("b", .container).map(\.paint.value.summary) == ["system-colour"])
    #expect(try configured("tinted", "").text("b").summary == "system-colour")
    #expect(try configured("plain", base).layers("b", .container).isEmpty)
    #expect(try filled.layers("b", .label).first?.text?.fontSize == 17)
  }

  @Test("a tinted button's base colour and a picture do not tell its background")
  func configuredBackgrounds() throws {
    func background(_ style: String, _ inside: String) throws -> [String] {
      try button(
        "",
        #"<buttonConfiguration key="configuration" style="\#(style)" title="Go">\#(inside)</buttonConfiguration>"#
      ).layers("b", .container).map(\.paint.value.summary)
    }
    let base = TestProject.color("baseBackgroundColor", 1, 0, 0)
    #expect(try background("filled", base) == ["#FF0000"])
    #expect(try background("tinted", base) == ["system-colour"])
    let own = TestProject.color("backgroundColor", 0, 0, 1)
    #expect(
      try background(
        "tinted",
        base + #"<backgroundConfiguration key="background">\#(own)</backgroundConfiguration>"#)
        == ["#0000FF"])
    #expect(
      try background("plain", #"<backgroundConfiguration key="background" image="wood"/>"#)
        == ["external-reference"])
  }

  @Test("a title colour of a state that does not show on the unchanged background is remarked once")
  func stateWithoutBackground() throws {
    let white = TestProject.color("titleColor", 1, 1, 1)
    let document = try button(
      "",
      state("normal", red, title: "Go") + state("highlighted", white) + state("selected", white))
    let observations = try document.control("b").observations
    #expect(observations.map(\.kind) == [.stateWithoutBackground])
    #expect(observations.first?.message.contains("1.00:1") == true)
    #expect(observations.first?.message.contains("pressed and selected") == true)
    #expect(observations.first?.state == .pressed)
    let readable = try button("", state("normal", red, title: "Go") + state("highlighted", blue))
    #expect(try readable.control("b").observations.isEmpty)
    let image = try button(
      "",
      state("normal", red, title: "Go")
        + #"<state key="highlighted" backgroundImage="dark">\#(white)</state>"#)
    #expect(try image.control("b").observations.isEmpty)
  }

  @Test("fonts have the sizes and weights that the document names")
  func fonts() throws {
    func font(_ description: String) throws -> TextAttributes? {
      try button(
        "",
        #"<fontDescription key="fontDescription" \#(description)/>"# + state("normal", title: "G")
      )
      .layers("b", .label).first?.text
    }
    func text(_ size: Double, _ weight: Double) -> TextAttributes {
      TextAttributes(string: "G", fontSize: size, fontWeight: weight)
    }
    #expect(try font(#"type="system" weight="semibold" pointSize="18""#) == text(18, 600))
    #expect(try font(#"type="boldSystem" pointSize="14""#) == text(14, 700))
    #expect(try font(#"style="UICTFontTextStyleHeadline""#) == text(17, 600))
    #expect(try font(#"style="UICTFontTextStyleCaption1""#) == text(12, 400))
    #expect(
      try font(#"name="AvenirNext-DemiBold" family="Avenir Next" pointSize="20""#)
        == text(20, 600))
    #expect(try font(#"name="Blackletter-Regular" pointSize="20""#) == text(20, 400))
  }
}
