import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Pictures, subtitles and bezels of buttons")
struct PictureTests {
  private let tint = TestProject.color("tintColor", 0, 1, 0)
  private let symbol = #"<imageReference key="image" image="trash" catalog="system"/>"#

  private func button(_ attributes: String, _ inside: String) throws -> TestDocument {
    try TestProject.controls(
      TestProject.view(
        #"<button id="b" \#(attributes)>\#(TestProject.frame(10, 10, 100, 60))\#(inside)</button>"#
      ))
  }

  private func configured(_ attributes: String, _ inside: String) throws -> TestDocument {
    let base = TestProject.color("baseForegroundColor", 1, 0, 0)
    return try button(
      "",
      #"<buttonConfiguration key="configuration" style="plain" \#(attributes)>\#(inside)\#(base)</buttonConfiguration>"#
    )
  }

  private func icons(_ document: TestDocument) throws -> [String] {
    try document.layers("b", .icon).map(\.paint.value.summary)
  }

  @Test("an image reference is the image of a state and of a configuration")
  func references() throws {
    let state = try button("", tint + #"<state key="normal">\#(symbol)</state>"#)
    #expect(try icons(state) == ["#00FF00"])
    #expect(try state.control("b").name == "trash")
    #expect(try icons(configured("", symbol)) == ["#FF0000"])
    let own = #"<imageReference key="image" image="logo"/>"#
    #expect(try icons(configured("", own)) == ["external-reference"])
  }

  @Test("a background image may be a reference too, and is no symbol for that of an image")
  func backgrounds() throws {
    let wood = #"<imageReference key="backgroundImage" image="wood"/>"#
    let document = try button("", tint + #"<state key="normal">\#(wood)\#(symbol)</state>"#)
    #expect(
      try document.layers("b", .container).map(\.paint.value.summary) == ["external-reference"])
    #expect(try icons(document) == ["#00FF00"])
    let both = try button(
      "", #"<state key="normal" backgroundImage="wood" image="trash" catalog="system"/>"# + tint)
    #expect(try both.layers("b", .container).map(\.paint.value.summary) == ["external-reference"])
    #expect(try icons(both) == ["#00FF00"])
  }

  @Test("a picture of the project's own may keep its colours, a symbol in several shades has them")
  func ownColors() throws {
    #expect(try icons(configured(#"image="logo""#, "")) == ["external-reference"])
    #expect(try icons(configured(#"image="trash" catalog="system""#, "")) == ["#FF0000"])
    let layered =
      #"<imageReference key="image" image="trash" catalog="system" renderingMode="hierarchical"/>"#
    #expect(try icons(configured("", layered)) == ["system-colour"])
  }

  @Test(
    "in a system button a picture without an intent of its own has the tint, unless it is dimmed")
  func systemButtons() throws {
    func icons(_ contents: String, state: String = "normal") throws -> [String] {
      let inside = tint + #"<state key="\#(state)" image="logo"/>"#
      let objects = TestProject.view(
        #"<button id="b" buttonType="system">\#(TestProject.frame(10, 10, 100, 60))\#(inside)</button>"#
      )
      let path = "App/A.xcassets/logo.imageset/Contents.json"
      return try self.icons(TestProject.controls(objects, files: [path: contents]))
    }
    #expect(try icons("{}") == ["#00FF00"])
    let original = #"{"properties": {"template-rendering-intent": "original"}}"#
    #expect(try icons(original) == ["external-reference"])
    // Nothing in the normal state, whose scene comes first; while pressed UIKit dims it.
    #expect(try icons("{}", state: "highlighted").allSatisfy { $0 == "system-colour" })
    // A picture that is not among the files may say anything.
    #expect(
      try self.icons(button(#"buttonType="system""#, tint + #"<state key="normal" image="logo"/>"#))
        == ["external-reference"])
  }

  @Test("a picture that its catalogue calls a template has the colour of a symbol")
  func templates() throws {
    let inside = tint + #"<state key="normal" image="logo"/>"#
    let objects = TestProject.view(
      #"<button id="b">\#(TestProject.frame(10, 10, 100, 60))\#(inside)</button>"#)
    func icons(_ contents: String...) throws -> [String] {
      let files = contents.enumerated().map {
        ("App/\($0).xcassets/Icons/logo.imageset/Contents.json", $1)
      }
      return try self.icons(
        TestProject.controls(objects, files: Dictionary(uniqueKeysWithValues: files)))
    }
    let template = #"{"properties": {"template-rendering-intent": "template"}}"#
    let original = #"{"properties": {"template-rendering-intent": "original"}}"#
    #expect(try icons(template) == ["#00FF00"])
    #expect(try icons(original) == ["external-reference"])
    #expect(try icons(template, original) == ["external-reference"])
    #expect(try icons("{}") == ["external-reference"])
    #expect(try icons("no JSON") == ["external-reference"])
  }

  @Test("a subtitle stands below the title, in a colour of UIKit's unless it is attributed")
  func subtitles() throws {
    let plain = try configured(#"title="Go" subtitle="now""#, "")
    let labels = try plain.layers("b", .label)
    #expect(labels.map(\.text?.string) == ["Go", "now"])
    #expect(labels.map(\.paint.value.summary) == ["#FF0000", "system-colour"])
    let boxes = labels.compactMap(\.shape.path.boundingBox)
    #expect(boxes[0].maxY <= boxes[1].y)
    // Both together are in the middle of 10 to 70.
    #expect(abs((boxes[0].y + boxes[1].maxY) / 2 - 40) < 1e-9)
    let attributed = try configured(
      #"title="Go""#,
      #"""
      <attributedString key="attributedSubtitle"><fragment content="now"><attributes>
      \#(TestProject.color("NSColor", 0, 0, 1))</attributes></fragment></attributedString>
      """#)
    #expect(
      try attributed.layers("b", .label).map(\.paint.value.summary) == ["#FF0000", "#0000FF"])
  }

  // UIKit fills a rounded rectangle behind the title with the tint: openradar 22906759.
  @Test("what UIKit draws behind a selected system button is not known, unless its tint is clear")
  func bezel() throws {
    let white = TestProject.color("titleColor", 1, 1, 1)
    let black = TestProject.color("titleColor", 0, 0, 0)
    let states =
      #"<state key="normal" title="Go">\#(black)</state><state key="selected">\#(white)</state>"#
    let clear = #"<color key="tintColor" white="0" alpha="0" colorSpace="deviceWhite"/>"#
    func behind(_ attributes: String, _ tint: String) throws -> [String] {
      try button(attributes, tint + states).layers("b", .decoration, .selected)
        .map(\.paint.value.summary)
    }
    let system = #"buttonType="system""#
    #expect(try behind(system, tint) == ["system-colour"])
    #expect(try behind(system, clear) == [])
    #expect(try behind("", tint) == [])
    // White on white is remarked only where nothing may lie between.
    #expect(try button(system, tint + states).control("b").observations.isEmpty)
    #expect(try button("", tint + states).control("b").observations.count == 1)
  }
}
