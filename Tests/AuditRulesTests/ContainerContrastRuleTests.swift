import Audit
import ColorMath
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

struct ContainerContrastRuleTests {
  private let whole = Region(rect: Rect(x: 0, y: 0, width: 100, height: 50))

  @Test(
    "a faint border is an error for a field and advice for a button",
    arguments: [(Role.field, Severity.error), (.button, .note)])
  func container(role: Role, severity: Severity) throws {
    let scene = TestScene.scene(
      [TestScene.rectangle(10, 10, 80, 30, .container, Color(rgb: 0xEEEEEE))], window: .white)
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(role: role, in: [(.normal, 0, [0], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .fail(severity))
    // #EEEEEE on white: (1.05) / (0.8550 + 0.05) = 1.16.
    #expect(isClose(finding.measurement?.value, to: 1.16, within: 0.01))
  }

  @Test("a field as its surroundings has no edge: advice, unless it has one in another state")
  func noEdge() throws {
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    func verdicts(_ colors: [Color], role: Role = .field) -> [Verdict] {
      let states: [ControlState] = [.normal, .focused]
      let scenes = colors.map {
        TestScene.scene([TestScene.rectangle(10, 10, 80, 30, .container, $0)], window: .white)
      }
      let control = TestScene.control(
        role: role, in: scenes.indices.map { (states[$0], $0, [0], whole) })
      return Rules.findings(rule, [control], scenes: scenes).map(\.verdict)
    }
    #expect(verdicts([.white, .white]) == [.fail(.note), .fail(.note)])
    #expect(verdicts([.white, .black]) == [.fail(.error), .pass])
    #expect(verdicts([Color(rgb: 0xFEFEFE)]) == [.fail(.error)])
    #expect(verdicts([.white], role: .checkbox) == [.fail(.error)])
  }

  @Test("an edge along that of the screen does not count while another one shows")
  func screenEdge() throws {
    let field = TestScene.rectangle(0, 50, 200, 50, .container, Color(rgb: 0x777777))
    let page = TestScene.rectangle(0, 0, 200, 100, .decoration, Color(rgb: 0x777777))
    var scene = TestScene.scene([page, field], window: .white)
    scene.screen = Rect(x: 0, y: 0, width: 200, height: 100)
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(role: .field, in: [(.normal, 0, [1], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    // Against the white beyond the screen it has 4.47:1.
    #expect(finding.measurement?.value == 1)
    #expect(finding.verdict == .fail(.note))
  }

  @Test("a dark border saves a white field on white")
  func border() throws {
    let outline = Path.rectangle(Rect(x: 10, y: 10, width: 80, height: 30))
    let border = Layer(
      part: .container,
      shape: Shape(
        strokeOutline: outline.stroked(StrokeStyle(width: 1)), centerLine: outline),
      paint: Resolved(.color(Color(rgb: 0x767676))), location: TestScene.location)
    let scene = TestScene.scene(
      [TestScene.rectangle(10, 10, 80, 30, .container, .white), border], window: .white)
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(role: .field, in: [(.normal, 0, [0, 1], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .pass)
    #expect(isClose(finding.measurement?.value, to: 4.54, within: 0.01))
  }

  // The line is black: on #EEEEEE 0.8549 + 0.05 over 0.05 is 18.09, on white 21.
  @Test("an edge that is faint but passes says what saves it", arguments: [Role.field, .button])
  func savingLine(role: Role) throws {
    let box = TestScene.rectangle(10, 10, 80, 30, .container, Color(rgb: 0xEEEEEE))
    let line = TestScene.rectangle(10, 38, 80, 2, .container, .black)
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(role: role, in: [(.normal, 0, [0, 1], whole)])
    let scene = TestScene.scene([box, line], window: .white)
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .pass)
    #expect(isClose(finding.measurement?.value, to: 18.09, within: 0.01))
    #expect(finding.message.contains("that of a shape along a side, which is enough"))
  }

  @Test("what covers the whole edge of a container leaves nothing to compare")
  func coveredEdge() throws {
    let box = TestScene.rectangle(20, 20, 60, 20, .container, Color(rgb: 0xEEEEEE))
    let cover = TestScene.rectangle(10, 10, 80, 40, .decoration, Color(rgb: 0x333333))
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(role: .field, in: [(.normal, 0, [0, 1], whole)])
    let scene = TestScene.scene([box, cover], window: .white)
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    guard case .incomplete(let cause) = finding.verdict else {
      Issue.record("\(finding.message)")
      return
    }
    #expect(cause.detail.contains("cover the whole edge"))
  }

  @Test("a focus ring around a container does not count against it")
  func focusRing() throws {
    let ring = TestScene.rectangle(4, 4, 92, 42, .indicator, Color(rgb: 0x005FCC))
    let fill = TestScene.rectangle(10, 10, 80, 30, .container, Color(rgb: 0x1A5FB4))
    let scene = TestScene.scene([ring, fill], window: .white)
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(role: .field, in: [(.focused, 0, [0, 1], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .pass)
  }

  @Test("an edge that the control itself covers does not count")
  func covered() throws {
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    // The black one sticks out below; its upper edge lies under the grey one.
    let scene = TestScene.scene(
      [
        TestScene.rectangle(10, 15, 80, 30, .container, .black),
        TestScene.rectangle(10, 10, 80, 30, .decoration, Color(rgb: 0x666666)),
      ], window: .white)
    let control = TestScene.control(role: .field, in: [(.normal, 0, [0, 1], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .pass)
    // #666666 on white: 1.05 / (0.1329 + 0.05) = 5.74; black on white below it is 21.
    #expect(isClose(finding.measurement?.value, to: 5.74, within: 0.01))
  }

  @Test("a check mark inside a border is not taken for the border's colour")
  func checkMark() throws {
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let line = Path.rectangle(Rect(x: 11, y: 11, width: 14, height: 14))
    let border = Layer(
      part: .container,
      shape: Shape(strokeOutline: line.stroked(StrokeStyle(width: 2)), centerLine: line),
      paint: Resolved(.color(Color(rgb: 0xE6E6E6))), location: TestScene.location)
    let scene = TestScene.scene(
      [
        TestScene.rectangle(10, 10, 16, 16, .container, Color(rgb: 0xEBEBEB)), border,
        TestScene.rectangle(11, 11, 14, 14, .icon, .black),
      ], window: .white)
    let control = TestScene.control(role: .switch, in: [(.selected, 0, [0, 1, 2], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .fail(.error))
    // #E6E6E6 on white: 1.05 / (0.7913 + 0.05) = 1.25.
    #expect(isClose(finding.measurement?.value, to: 1.25, within: 0.01))
  }

  @Test(
    "a choice whose text lies in its container is known by the text",
    arguments: [
      (Rect(x: 20, y: 15, width: 40, height: 20), Severity.note),
      (Rect(x: 110, y: 15, width: 40, height: 20), .error),
    ])
  func chip(box: Rect, severity: Severity) throws {
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let scene = TestScene.scene(
      [
        TestScene.rectangle(10, 10, 80, 30, .container, Color(rgb: 0xEEEEEE)),
        TestScene.text("Fresh", in: box, .black),
      ], window: .white)
    let control = TestScene.control(role: .switch, in: [(.normal, 0, [0, 1], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .fail(severity))
    #expect(finding.isAdvice == (severity == .note))
  }

  @Test("an edge of which half is too faint does not pass", arguments: [Role.button, .field])
  func half(role: Role) throws {
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    // Of an outline of 220 points 110 lie on white, the others on black.
    let scene = TestScene.scene(
      [
        TestScene.rectangle(50, 0, 150, 100, .decoration, .black),
        TestScene.rectangle(10, 10, 80, 30, .container, .white),
      ], window: .white)
    let control = TestScene.control(role: role, in: [(.normal, 0, [1], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.measurement?.value == 1)
    switch finding.verdict {
    case .fail(.note): #expect(role == .button)
    case .incomplete(let cause): #expect(role == .field && cause.code == .multiTone)
    case .pass, .fail, .exempt: Issue.record("\(finding.verdict)")
    }
  }

  @Test("a field with a clear line along its bottom passes with the line's figures")
  func line() throws {
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let scene = TestScene.scene(
      [
        TestScene.rectangle(10, 10, 160, 44, .container, Color(rgb: 0xF0F0F0)),
        TestScene.rectangle(10, 52, 160, 2, .decoration, Color(rgb: 0x606060)),
      ], window: .white)
    let control = TestScene.control(role: .field, in: [(.normal, 0, [0, 1], whole)])
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .pass)
    // #606060 on #F0F0F0: (0.8714 + 0.05) / (0.1170 + 0.05) = 5.52; on white it is more.
    #expect(isClose(finding.measurement?.value, to: 5.52, within: 0.02))
    #expect(finding.message.contains("meets 3:1") && finding.message.contains("which is enough"))
  }
}
