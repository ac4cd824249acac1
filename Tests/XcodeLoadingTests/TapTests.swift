import Geometry
import SceneModel
import Testing

@testable import XcodeLoading

@Suite("Where a control takes taps")
struct TapTests {
  private func button(_ frame: String, _ attributes: String = "", _ inside: String = "") -> String {
    #"<button id="b" fixedFrame="YES" \#(attributes)>\#(frame)\#(inside)</button>"#
  }

  private func view(_ attributes: String, _ frame: String, _ inside: String = "") -> String {
    "<view \(attributes)>\(frame)<subviews>\(inside)</subviews></view>"
  }

  private func targets(_ inside: String) throws -> [String] {
    try TestProject.controls(TestProject.view(inside)).targets("b")
  }

  private let fixed = #"id="p" fixedFrame="YES""#

  @Test("a view around a control limits its taps")
  func parents() throws {
    // Of 5 to 55, the parent lets 5 to 10 through.
    let outside = view(
      fixed, TestProject.frame(0, 100, 100, 10), button(TestProject.frame(20, 5, 60, 50)))
    #expect(try targets(outside) == ["60.0 x 5.0 error"])
    let designed = #"id="p" translatesAutoresizingMaskIntoConstraints="NO""#
    let canvas = view(
      designed, TestProject.frame(0, 100, 100, 10), button(TestProject.frame(20, 5, 60, 50)))
    #expect(try targets(canvas) == ["60.0 x 5.0 warning"])
    let away = view(
      fixed, TestProject.frame(0, 100, 100, 10), button(TestProject.frame(20, 50, 60, 50)))
    #expect(
      try targets(away)
        == ["it lies outside of 'p', where UIKit takes no taps; code may move it"])
    let scrolled =
      "<scrollView>\(TestProject.frame(0, 0, 100, 10))<subviews>\(button(TestProject.frame(20, 5, 60, 50)))</subviews></scrollView>"
    #expect(try targets(scrolled) == ["60.0 x 50.0 pass"])
  }

  @Test("a constraint on the view around a control proves the limit")
  func constrained() throws {
    let layout = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let inner = #"""
      <button id="b" \#(layout)>\#(TestProject.frame(20, 0, 100, 50))<constraints>
      <constraint firstAttribute="height" constant="50"/>
      <constraint firstAttribute="width" constant="100"/></constraints></button>
      """#
    let outer = #"""
      <view id="p" \#(layout) clipsSubviews="YES">\#(TestProject.frame(0, 100, 375, 10))
      <subviews>\#(inner)</subviews><constraints>
      <constraint firstAttribute="height" constant="10"/></constraints></view>
      """#
    #expect(try targets(outer) == ["100.0 x 10.0 error"])
  }

  @Test("a later view takes the taps of what it covers, a passive, hidden or earlier one does not")
  func covers() throws {
    let own = button(TestProject.frame(20, 100, 100, 50))
    func cover(_ attributes: String, _ height: Double = 45) -> String {
      view(attributes, TestProject.frame(0, 90, 375, height))
    }
    // 90 to 135 covers all of 100 to 150 but 15.
    #expect(try targets(own + cover(fixed)) == ["100.0 x 15.0 error"])
    #expect(
      try targets(own + cover(fixed, 100))
        == ["it lies behind 'p', which code may show or hide"])
    #expect(try targets(cover(fixed) + own) == ["100.0 x 50.0 pass"])
    #expect(
      try targets(own + cover(fixed + #" userInteractionEnabled="NO""#)) == ["100.0 x 50.0 pass"])
    #expect(try targets(own + cover(fixed + #" hidden="YES""#)) == ["100.0 x 50.0 pass"])
    #expect(
      try targets(own + cover(fixed + #" customClass="Veil""#))
        == ["the class Veil over it may let taps through or not"])
    for kind in ["imageView", "label"] {
      // Interface Builder writes "NO" for those that take none, and leaves "YES" out.
      let frame = TestProject.frame(0, 90, 375, 45)
      let passive = #"<\#(kind) userInteractionEnabled="NO">\#(frame)</\#(kind)>"#
      #expect(try targets(own + passive) == ["100.0 x 50.0 pass"])
      #expect(try targets(own + "<\(kind)>\(frame)</\(kind)>") == ["100.0 x 15.0 error"])
    }
  }

  @Test("what takes no taps is no control: its text is judged, its size is not")
  func passive() throws {
    let black = TestProject.color("titleColor", 0, 0, 0)
    let title = #"<state key="normal" title="Go">\#(black)</state>"#
    let own = try TestProject.controls(
      TestProject.view(
        button(TestProject.frame(0, 0, 10, 10), #"userInteractionEnabled="NO""#, title)))
    #expect(try own.targets("b") == [])
    #expect(own.source.diagnostics.map(\.code) == ["passive-control"])
    #expect(try own.contrasts("b") == ["light 21.0 pass"])
    let around = try TestProject.controls(
      TestProject.view(
        view(
          #"userInteractionEnabled="NO""#, TestProject.frame(0, 0, 100, 100),
          button(TestProject.frame(0, 0, 10, 10), "", title))))
    #expect(try around.targets("b") == [])
  }
}
