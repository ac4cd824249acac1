import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Texts and runtime attributes")
struct TextTests {
  private let gray = TestProject.color("textColor", 0.5803921569, 0.5803921569, 0.5803921569)
  private let black = TestProject.color("textColor", 0, 0, 0)

  private func document(_ label: String, around: String = "") throws -> TestDocument {
    try TestProject.controls(TestProject.view(label, background: TestProject.white + around))
  }

  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" \
    \(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  }

  // #CCCCCC has luminance 0.6038: 1.05 / 0.6538 is 1.606.
  @Test("runtime attributes win over what is written")
  func runtime() throws {
    let color = TestProject.color("value", 0.8, 0.8, 0.8)
    let text = try document(
      TestProject.label(black + attribute("color", "textColor", ">" + color)))
    #expect(try text.contrasts("label") == ["light 1.6 error"])
    let faded = try document(
      TestProject.label(
        black + attribute("number", "alpha", #"><real key="value" value="0.2"/>"#)))
    // Black at 0.2 over white is #CCCCCC.
    #expect(try faded.contrasts("label") == ["light 1.6 error"])
    let ground = try document(
      TestProject.label(black),
      around: attribute("color", "backgroundColor", ">" + TestProject.color("value", 0, 0, 1)))
    #expect(try ground.behind("label").map(\.paint.value.summary) == ["#0000FF"])
    let hidden = try document(
      #"<button id="b">\#(TestProject.frame(0, 0, 50, 50))\#(attribute("boolean", "hidden", #"value="YES">"#))</button>"#
    )
    #expect(try hidden.control("b").screen == nil)
  }

  @Test("a runtime colour of a class of the project's own leaves open what the view paints")
  func otherColors() throws {
    let color = TestProject.color("value", 0.8, 0.8, 0.8)
    let cause =
      "the runtime attribute 'cardColor' sets a colour, and code decides where it shows"
    let own = try document(TestProject.label(black + attribute("color", "cardColor", ">" + color)))
    #expect(try own.contrasts("label") == ["light 0.0 \(cause)"])
    let behind = try document(
      TestProject.label(black), around: attribute("color", "cardColor", ">" + color))
    #expect(try behind.contrasts("label") == ["light 0.0 \(cause)"])
    let border = try document(
      TestProject.label(black + attribute("color", "borderColor", ">" + color)))
    #expect(try border.contrasts("label") == ["light 21.0 pass"])
  }

  @Test("a piece of an attributed text lies on its own background")
  func attributedBackground() throws {
    let text = #"""
      <attributedString key="attributedText"><fragment content="A"><attributes>
      \#(TestProject.color("NSColor", 0, 0, 0))\#(TestProject.color("NSBackgroundColor", 0.2, 0.2, 0.2))
      </attributes></fragment></attributedString>
      """#
    // #333333 has luminance 0.0331: 0.0831 / 0.05 is 1.662.
    #expect(try document(TestProject.label(text)).contrasts("label") == ["light 1.66 error"])
  }

  private func shrinking(
    _ attributes: String, _ inside: String = "", width: Double = 60
  ) throws -> TestDocument {
    try document(
      #"""
      <label id="label" text="Welcome to the jungle" \#(attributes)
        translatesAutoresizingMaskIntoConstraints="NO">\#(TestProject.frame(20, 100, width, 30))
      <fontDescription key="fontDescription" type="system" pointSize="24"/>\#(gray)\#(inside)</label>
      """#)
  }

  // #949494 on white is 3.03:1, enough for 24 points only.
  @Test("a text that shrinks to fit is judged in the size that it shrinks to")
  func shrinks() throws {
    let width = #"<constraints><constraint firstAttribute="width" constant="60"/></constraints>"#
    let half = #"minimumScaleFactor="0.5""#
    #expect(
      try shrinking(half, width).layers("label", .label).first?.text?.fontSize == 12)
    #expect(try shrinking(half, width).contrasts("label") == ["light 3.03 error"])
    #expect(
      try shrinking(half).contrasts("label")
        == ["light 3.03 enough for large text, but the text's size is not known"])
    #expect(try shrinking(half, width: 300).contrasts("label") == ["light 3.03 pass"])
    #expect(
      try shrinking(half + #" adjustsFontSizeToFit="NO""#, width).contrasts("label")
        == ["light 3.03 pass"])
  }

  @Test("a cell that stands alone shows the system's background, as in a plain table")
  func cells() throws {
    let cell = """
      <tableViewCell id="cell">\(TestProject.frame(0, 0, 375, 44))<tableViewCellContentView>
      \(TestProject.frame(0, 0, 375, 44))<subviews>\(TestProject.label(black))</subviews>
      </tableViewCellContentView></tableViewCell>
      """
    #expect(
      try TestProject.controls(cell).contrasts("label") == ["light 21.0 pass", "dark 1.0 error"])
  }

  @Test("of the fonts for different size classes the smallest counts")
  func variedFonts() throws {
    let big = #"<fontDescription key="fontDescription" type="system" pointSize="26"/>"#
    let small = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="14"/>"#
    let label = TestProject.label(
      black + big + #"<variation key="heightClass=compact">\#(small)</variation>"#)
    #expect(
      try document(label).layers("label", .label).first?.text
        == TextAttributes(string: "Text", fontSize: 14, fontWeight: 700))
  }

  @Test("the text of a field with a border of UIKit's stands on its own background")
  func bordered() throws {
    let field = #"""
      <textField id="f" text="Name" borderStyle="line">\#(TestProject.frame(10, 10, 100, 30))
      \#(TestProject.color("backgroundColor", 1, 1, 1))\#(black)</textField>
      """#
    #expect(try document(field).contrasts("f") == ["light 21.0 pass"])
  }

  @Test("a highlighted label has its highlighted colour, if it has one")
  func highlighted() throws {
    let blue = TestProject.color("highlightedColor", 0, 0, 1)
    func color(_ attributes: String, _ inside: String) throws -> String {
      let frame = TestProject.frame(10, 10, 100, 20)
      return try document(
        #"<label id="label" text="Text" \#(attributes)>\#(frame)\#(inside)</label>"#
      ).text("label").summary
    }
    #expect(try color(#"highlighted="YES""#, black + blue) == "#0000FF")
    #expect(try color(#"highlighted="YES""#, black) == "#000000")
    #expect(try color("", black + blue) == "#000000")
  }

  @Test("the tint as the colour of a text is that of the views around it")
  func tint() throws {
    let text = #"<color key="textColor" systemColor="tintColor"/>"#
    let tint = TestProject.color("tintColor", 0, 1, 0)
    #expect(
      try document(TestProject.label(text), around: tint).text("label").summary == "#00FF00")
    let title = #"<color key="titleColor" systemColor="tintColor"/>"#
    let button = #"""
      <button id="b">\#(TestProject.frame(10, 10, 100, 20))
      <state key="normal" title="Go">\#(title)</state></button>
      """#
    #expect(try document(button, around: tint).text("b").summary == "#00FF00")
    let alone = try document(TestProject.label(text)).text("label")
    guard case .unresolved(let cause, standIn: _) = alone else {
      Issue.record("the window's tint is said to be known")
      return
    }
    #expect(cause.detail.hasPrefix("the tint colour is the window's"))
  }

  @Test("a title stands beside its image, wherever both are aligned")
  func images() throws {
    for alignment in ["left", "center", "right"] {
      let button = try document(
        #"""
        <button id="b" contentHorizontalAlignment="\#(alignment)">\#(TestProject.frame(8, 10, 218, 44))
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <state key="normal" title="Consult first" image="x">
        \#(TestProject.color("titleColor", 0.6, 0.6, 0.6))</state></button>
        """#)
      // #999999 on white.
      #expect(try button.contrasts("b") == ["light 2.84 error"], "\(alignment)")
      let image = try #require(button.layers("b", .icon).first?.shape.path.boundingBox)
      let title = try #require(button.layers("b", .label).first?.shape.path.boundingBox)
      #expect(abs(image.maxX - title.x) < 1e-9, "\(alignment)")
      if alignment == "left" { #expect(image.x == 8) }
      if alignment == "right" { #expect(abs(title.maxX - 226) < 1e-9) }
    }
  }

  @Test("documents of a kind that is not read are errors of the input")
  func unread() {
    let tv = #"<document type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV"/>"#
    let old = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>"#
    for (text, message) in [
      (tv, "documents for tvOS are not read"),
      (old, "the document is no storyboard or xib of Xcode 5 or later; save it again"),
    ] {
      #expect {
        try XcodeLoader(options: LoadingOptions()).parse(
          Source(path: "A.xib", bytes: Array(text.utf8)))
      } throws: { error in
        (error as? LoaderError)?.message == message
      }
    }
  }
}
