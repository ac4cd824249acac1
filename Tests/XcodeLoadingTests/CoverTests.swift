import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

@Suite("What lies over a control")
struct CoverTests {
  private let black = TestProject.color("textColor", 0, 0, 0)

  private func label(_ frame: String = TestProject.frame(20, 110, 200, 30)) -> String {
    #"<label id="label" text="Hello" userInteractionEnabled="NO">\#(frame)\#(black)</label>"#
  }

  private func view(
    _ attributes: String, _ frame: String, _ inside: String = "", white: Double? = nil,
    alpha: Double = 1
  ) -> String {
    let color = white.map {
      #"<color key="backgroundColor" red="\#($0)" green="\#($0)" blue="\#($0)" alpha="\#(alpha)" colorSpace="custom" customColorSpace="sRGB"/>"#
    }
    return "<view \(attributes)>\(frame)\(inside)\(color ?? "")</view>"
  }

  private func contrasts(_ inside: String) throws -> [String] {
    try TestProject.controls(TestProject.view(inside)).contrasts("label")
  }

  // 34 at 0.8 over 255 is 78.2 and over 0 is 27.2: luminances 0.0766 and 0.0111. Black on the view
  // is 0.1266 / 0.05.
  @Test("a later translucent view dims text and background")
  func translucent() throws {
    let cover = view("", TestProject.frame(0, 100, 375, 60), white: 34.0 / 255, alpha: 0.8)
    #expect(try contrasts(label() + cover) == ["light 2.07 error"])
    #expect(try contrasts(cover + label()) == ["light 2.53 error"])
    // The same view beside one around the label.
    let group = view("", TestProject.frame(0, 0, 400, 200), "<subviews>\(label())</subviews>")
    #expect(try contrasts(group + cover) == ["light 2.07 error"])
  }

  @Test("what an opaque later view hides wholly is left open, what it hides in part is judged")
  func opaque() throws {
    let cover = view(#"id="v""#, TestProject.frame(0, 100, 375, 60), white: 0.5)
    #expect(
      try contrasts(label() + cover)
        == ["light 0.0 it lies behind 'v', which code may show or hide"])
    let halves =
      view(#"id="a""#, TestProject.frame(0, 100, 40, 60), white: 0.5)
      + view(#"id="b""#, TestProject.frame(40, 100, 335, 60), white: 0.5)
    #expect(
      try contrasts(label() + halves).allSatisfy { $0.hasSuffix("', which code may show or hide") })
    let part = view(#"id="v""#, TestProject.frame(0, 100, 22, 60), white: 0.5)
    #expect(try contrasts(label() + part) == ["light 21.0 pass"])
    let hidden = view(#"hidden="YES""#, TestProject.frame(0, 100, 375, 60), white: 0.5)
    #expect(try contrasts(label() + hidden) == ["light 21.0 pass"])
  }

  @Test("a later image or container lies over it; what is beside it in a stack does not")
  func unknown() throws {
    let frame = TestProject.frame(0, 100, 375, 60)
    #expect(
      try contrasts(label() + #"<imageView image="x">\#(frame)</imageView>"#)
        == ["light 0.0 an image lies over it"])
    let embedded = "<containerView>\(frame)</containerView>"
    #expect(
      try contrasts(label() + embedded) == ["light 0.0 what a containerView shows lies over it"])
    #expect(
      try contrasts(embedded + label()) == ["light 0.0 what a containerView shows lies behind"])
    let cover = view("", frame, white: 0.5)
    #expect(
      try contrasts(
        "<stackView>\(TestProject.frame(0, 0, 400, 400))<subviews>\(label())\(cover)</subviews></stackView>"
      ) == ["light 21.0 pass"])
  }

  @Test("what scrolls comes out from below a view that does not cover all of the place")
  func scrolling() throws {
    let scroll =
      "<scrollView>\(TestProject.frame(0, 0, 400, 400))<subviews>\(label())</subviews></scrollView>"
    let bar = view(#"id="bar""#, TestProject.frame(0, 100, 400, 60), white: 0.5)
    #expect(try contrasts(scroll + bar) == ["light 21.0 pass"])
    let all = view(#"id="all""#, TestProject.frame(0, 0, 400, 400), white: 0.5)
    #expect(
      try contrasts(scroll + all)
        == ["light 0.0 it lies behind 'all', which code may show or hide"])
  }

  @Test("a view that clips shows what is inside only on its frame")
  func clipping() throws {
    let dark = view("", TestProject.frame(0, 0, 400, 400), white: 0)
    let clipping = view(
      #"clipsSubviews="YES""#, TestProject.frame(300, 0, 100, 400), "<subviews>\(dark)</subviews>")
    #expect(try contrasts(clipping + label()) == ["light 21.0 pass"])
    let button = #"<button id="b">\#(TestProject.frame(0, 0, 100, 50))</button>"#
    let document = try TestProject.controls(
      TestProject.view(
        view(
          #"clipsSubviews="YES""#, TestProject.frame(0, 0, 60, 40),
          "<subviews>\(button)</subviews>")))
    #expect(try document.rendition("b").frame == Rect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test("text that shows in light and not in dark fails in dark, text that shows nowhere is asked")
  func invisible() throws {
    let system = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
    let document = try TestProject.controls(TestProject.view(label(), background: system))
    #expect(try document.contrasts("label") == ["light 21.0 pass", "dark 1.0 error"])
    let same = #"<color key="textColor" systemColor="systemBackgroundColor"/>"#
    let hidden = try TestProject.controls(
      TestProject.view(
        #"<label id="label" text="A">\#(TestProject.frame(0, 0, 90, 30))\#(same)</label>"#,
        background: system))
    let question = "the text has exactly its background's colour in every state"
    #expect(
      try hidden.contrasts("label") == ["light 1.0 \(question)", "dark 1.0 \(question)"])
  }
}
