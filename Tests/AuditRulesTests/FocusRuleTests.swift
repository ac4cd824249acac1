import Audit
import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

/// A control of 40 x 20 on white with and without the focus.
///
/// Ratios by WCAG's formula: black on
/// white is 21:1, #F8F8F8 on white 1.06:1, #FCFCFC on white 1.02:1, #959595 on white 2.99:1.
struct FocusRuleTests {
  private let box = Rect(x: 10, y: 10, width: 40, height: 20)

  private func layer(_ path: Path, _ color: Color, _ part: Part = .indicator) -> Layer {
    var layer = TestScene.layer(path, part, .color(color))
    layer.shape.fillRule = .evenOdd
    return layer
  }

  /// The band between `box` and the same moved outwards by `width`; inwards if it is negative.
  private func ring(_ width: Double, _ rgb: UInt32, around box: Rect? = nil) -> Layer {
    let box = box ?? self.box
    var path = Path.rectangle(box)
    path.elements += Path.rectangle(box.inset(by: -width)).elements
    return layer(path, Color(rgb: rgb))
  }

  private func findings(
    _ rule: some Rule, plain: [Layer], focused: [Layer], state: ControlState = .focused,
    frames: [Rect]? = nil
  ) -> [Finding] {
    let states = [(state.subtracting(.focused), plain), (state, focused)]
    let scenes = states.map { TestScene.scene($0.1, window: .white) }
    var control = TestScene.control(
      in: states.indices.map { index in
        (states[index].0, index, Array(states[index].1.indices), Region(rect: box))
      }, frame: box)
    for (index, frame) in (frames ?? []).enumerated() { control.renditions[index].frame = frame }
    return Rules.findings(rule, [control], scenes: scenes)
  }

  private var visible: FocusVisibleRule {
    get throws { try Rules.rule(FocusVisibleRule.self, ["invisible-ratio": 1.05]) }
  }

  private var appearance: FocusAppearanceRule {
    get throws { try Rules.rule(FocusAppearanceRule.self, ["minimum": 3, "thickness": 2]) }
  }

  private var field: Layer { layer(.rectangle(box), .white, .container) }

  @Test(
    "a ring is visible if it changes a point by 1.05:1",
    arguments: [(0x000000, true), (0xF8F8F8, true), (0xFCFCFC, false), (0xFFFFFF, false)])
  func visibility(rgb: UInt32, isVisible: Bool) throws {
    let findings = findings(
      try visible, plain: [field], focused: [field, ring(2, rgb)])
    #expect(findings.map(\.stateName) == ["focused"])
    #expect(findings.first?.severity == (isVisible ? nil : .error))
  }

  @Test("a ring that goes, another fill and another text are visible too")
  func otherChanges() throws {
    let black = layer(.rectangle(box), .black, .container)
    let text = TestScene.text("Go", in: box, .black)
    let bold = TestScene.text("Go", in: box, .black, weight: 700)
    for (plain, focused) in [
      ([field, ring(2, 0)], [field]), ([field], [black]), ([field, text], [field, bold]),
    ] {
      #expect(
        findings(try visible, plain: plain, focused: focused).map(\.verdict) == [.pass])
    }
  }

  @Test("a text that changes its colour alone is compared by it")
  func textColor() throws {
    let text = { (color: UInt32) in TestScene.text("Go", in: box, Color(rgb: color)) }
    #expect(
      findings(try visible, plain: [field, text(0)], focused: [field, text(0x0000FF)])
        .map(\.verdict) == [.pass], "#0000FF on black is 2.44:1")
    let faint = findings(try visible, plain: [field, text(0)], focused: [field, text(0x000001)])
    #expect(faint.first?.severity == .error)
  }

  @Test("hovered, pressed and disabled states are not compared, selected ones are")
  func states() throws {
    for flag in [ControlState.hovered, .pressed, .disabled] {
      #expect(
        findings(try visible, plain: [field], focused: [field], state: [.focused, flag]).isEmpty)
    }
    let selected = findings(
      try visible, plain: [field], focused: [field, ring(2, 0)], state: [.focused, .selected])
    #expect(selected.map(\.stateName) == ["focused+selected"])
  }

  @Test("what lies behind an image is open, unless something else shows")
  func unknown() throws {
    var unknown = ring(2, 0)
    unknown.paint.value = .unresolved(IncompleteCause(.rasterImage, "an image"))
    let open = findings(try visible, plain: [field], focused: [field, unknown])
    #expect(open.map(\.verdict) == [.incomplete(IncompleteCause(.rasterImage, "an image"))])
    let shown = findings(
      try visible, plain: [field], focused: [field, unknown, ring(-2, 0)])
    #expect(shown.map(\.verdict) == [.pass])
  }

  // 2 (w + h) x 2 of 40 x 20 is 240; a band of 2 outside has 44 x 24 - 40 x 20 = 256, one of 2
  // inside 40 x 20 - 36 x 16 = 224, one of 3 inside 40 x 20 - 34 x 14 = 324, one of 1 outside 124.
  @Test(
    "a ring has to cover the area of a perimeter of 2 points",
    arguments: [(2, 256, true), (-2, 224, false), (-3, 324, true), (1, 124, false)])
  func area(width: Double, area: Double, isEnough: Bool) throws {
    let findings = findings(try appearance, plain: [field], focused: [field, ring(width, 0)])
    #expect(findings.first?.verdict == (isEnough ? .pass : .fail(.error)))
    let share = try #require(findings.first?.measurement?.value)
    #expect(abs(share - area / 240) < 1e-9)
  }

  @Test("only points that change by 3:1 count")
  func contrast() throws {
    let pale = findings(try appearance, plain: [field], focused: [field, ring(4, 0x959595)])
    #expect(pale.first?.severity == .error && pale.first?.measurement?.value == 0)
    let fill = findings(
      try appearance, plain: [field], focused: [layer(.rectangle(box), .black, .container)])
    #expect(fill.first?.measurement?.value == 800.0 / 240)
  }

  // 4 pi r of a radius of 20 is 251.3; bands of 2 have pi (22^2 - 20^2) = 263.9 outside and
  // pi (20^2 - 18^2) = 238.8 inside.
  @Test(
    "a circle has a shorter perimeter than its box",
    arguments: [(2, 263.9, true), (-2, 238.8, false)])
  func circle(width: Double, area: Double, isEnough: Bool) throws {
    let circle = Rect(x: 10, y: 10, width: 40, height: 40)
    var path = Path.ellipse(in: circle)
    path.elements += Path.ellipse(in: circle.inset(by: -width)).elements
    let plain = layer(.ellipse(in: circle), .white, .container)
    let findings = findings(
      try appearance, plain: [plain], focused: [plain, layer(path, .black)],
      frames: [circle, circle])
    #expect(findings.first?.verdict == (isEnough ? .pass : .fail(.error)))
    let share = try #require(findings.first?.measurement?.value)
    // Of the 530 cells along both outlines, each up to a quarter square point, some fall to either side.
    #expect(abs(share - area / 251.33) < 0.02)
  }

  @Test("a drawing that lies elsewhere is laid over by the centres of the frames")
  func offset() throws {
    let moved = Rect(x: 60, y: 40, width: 40, height: 20)
    let focused = [layer(.rectangle(moved), .white, .container), ring(2, 0, around: moved)]
    let findings = findings(
      try appearance, plain: [field], focused: focused, frames: [box, moved])
    #expect(findings.map(\.verdict) == [.pass])
    #expect(findings.first?.measurement?.value == 256.0 / 240)
  }

  @Test("a change of a text leaves a failure open, and a user agent's own look is exempt")
  func reservations() throws {
    let text = { (color: UInt32) in TestScene.text("Go", in: box, Color(rgb: color)) }
    let open = findings(try appearance, plain: [field, text(0)], focused: [field, text(0xFF)])
    #expect(open.first?.verdict.outcome == "incomplete")
  }
}
