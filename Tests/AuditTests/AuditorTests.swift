import AuditRules
import ColorMath
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import Audit

struct AuditorTests {
  private let region = Region(rect: Rect(x: 0, y: 0, width: 20, height: 20))

  /// A rule set with the contrast of icons alone.
  private static let iconRules = RuleSet(
    name: "test", title: "Test", source: "", date: "2026-01-01", largeTextUnit: .px,
    rules: [
      RuleSettings(
        id: "icon-contrast", severity: .error, criterion: "1.4.11",
        numbers: ["minimum": 3, "failing-share": 0.05])
    ])

  @Test("a state that looks like another one is folded into it")
  func folding() {
    let black = TestScene.scene([TestScene.rectangle(0, 0, 20, 20, .container, .black)])
    let gray = TestScene.scene([
      TestScene.rectangle(0, 0, 20, 20, .container, Color(rgb: 0x808080))
    ])
    let control = TestScene.control(in: [
      (.normal, 0, [0], region), (.pressed, 1, [0], region), (.hovered, 2, [0], region),
      (.disabled, 2, [0], region),
    ])
    let folding = RenditionFolding(control, scenes: [black, black, gray])
    #expect(folding.control.renditions.map(\.state) == [.normal, .hovered])
    #expect(
      folding.folded == [
        FoldedState(state: .pressed, like: .normal), FoldedState(state: .disabled, like: .hovered),
      ])
  }

  @Test("colours that only the rounding of a conversion tells apart are one")
  func roundingIsFolded() {
    let grays = [0.9333333333, 0.9333333334, 0.9343333333].map { value in
      TestScene.scene([
        TestScene.rectangle(
          0, 0, 20, 20, .container, Color(red: value, green: value, blue: value))
      ])
    }
    let control = TestScene.control(in: [
      (.normal, 0, [0], region), (.selected, 1, [0], region), (.disabled, 2, [0], region),
    ])
    #expect(
      RenditionFolding(control, scenes: grays).folded
        == [FoldedState(state: .selected, like: .normal)])
  }

  @Test("a state that is only grouped differently is not folded")
  func groupsCount() {
    let plain = TestScene.scene([TestScene.rectangle(0, 0, 20, 20, .container, .black)])
    var faded = plain
    faded.drawing.root = Group(children: [.group(Group(opacity: 0.5, children: [.layer(0)]))])
    let control = TestScene.control(in: [(.normal, 0, [0], region), (.pressed, 1, [0], region)])
    #expect(RenditionFolding(control, scenes: [plain, faded]).folded.isEmpty)
  }

  @Test("repeated checks count up and keep different fingerprints")
  func occurrences() throws {
    let scene = TestScene.scene(
      [
        TestScene.rectangle(0, 0, 8, 8, .icon, .black),
        TestScene.rectangle(10, 0, 8, 8, .decoration, .black),
        TestScene.rectangle(20, 0, 8, 8, .icon, .black),
      ], window: .white)
    let control = TestScene.control(in: [(.normal, 0, [0, 1, 2], region)])
    let auditor = try Auditor(ruleSet: Self.iconRules, registry: [IconContrastRule.self])
    let source = auditor.audit(
      LoadedSource(path: "a.svg", scenes: [scene], controls: [control]))
    let findings = source.controls[0].findings
    #expect(findings.map(\.occurrence) == [0, 1])
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test("what fails in something that nothing shows as it is is exempt, and still measured")
  func template() throws {
    let scene = TestScene.scene(
      [TestScene.rectangle(0, 0, 8, 8, .icon, .white)], window: .white)
    var control = TestScene.control(in: [(.normal, 0, [0], region)])
    control.isTemplate = true
    let auditor = try Auditor(ruleSet: Self.iconRules, registry: [IconContrastRule.self])
    let finding = try #require(
      auditor.audit(LoadedSource(path: "a.svg", scenes: [scene], controls: [control]))
        .controls[0].findings.first)
    #expect(finding.verdict == .exempt(.template))
    #expect(finding.measurement?.value == 1)
  }

  @Test("a label's failure over a background that the source leaves open is a warning")
  func openBackground() throws {
    let settings = RuleSettings(
      id: "text-contrast", severity: .error, criterion: "1.4.3",
      numbers: [
        "minimum": 4.5, "minimum-large": 3, "large-size": 24, "large-bold-size": 18.66,
        "bold-weight": 700, "failing-share": 0.05,
      ])
    let set = RuleSet(
      name: "test", title: "Test", source: "", date: "2026-01-01", largeTextUnit: .px,
      rules: [settings])
    let box = Rect(x: 0, y: 0, width: 40, height: 20)
    let scene = TestScene.scene(
      [TestScene.text("Go", in: box, Color(rgb: 0xCCCCCC))], window: .white)
    var control = TestScene.control(in: [(.normal, 0, [0], region), (.pressed, 0, [0], region)])
    control.renditions[1].hitRegion = .region(.empty)
    control.observations = [
      Observation(
        .stateWithoutBackground, message: "", location: TestScene.location, state: .pressed)
    ]
    let auditor = try Auditor(ruleSet: set, registry: [TextContrastRule.self])
    let source = auditor.audit(
      LoadedSource(path: "a.svg", scenes: [scene], controls: [control]))
    let verdicts = source.controls[0].findings.map { "\($0.stateName) \($0.verdict)" }
    #expect(
      verdicts == ["normal \(Verdict.fail(.error))", "pressed \(Verdict.fail(.warning))"])
  }

  @Test("a remark of the source excuses failures of its rules, and says so")
  func suppressions() throws {
    let scene = TestScene.scene(
      [TestScene.rectangle(0, 0, 8, 8, .icon, Color(rgb: 0xEEEEEE))], window: .white)
    let auditor = try Auditor(ruleSet: Self.iconRules, registry: [IconContrastRule.self])
    func finding(_ rules: Set<String>) -> Finding {
      var control = TestScene.control(in: [(.normal, 0, [0], region)])
      control.suppressions = [
        Suppression(
          rules: rules, written: "tools:ignore=\"X\"",
          location: SourceLocation(path: "a.xml", line: 7))
      ]
      let source = auditor.audit(
        LoadedSource(path: "a.xml", scenes: [scene], controls: [control]))
      return source.controls[0].findings[0]
    }
    #expect(finding(["text-contrast"]).severity == .error)
    for rules: Set<String> in [[], ["icon-contrast"]] {
      let excused = finding(rules)
      #expect(excused.verdict == .fail(.error) && excused.severity == nil)
      #expect(excused.acceptance == "suppressed: tools:ignore=\"X\" in line 7")
      #expect(!GatePolicy().isGating(excused))
    }
  }

  @Test("a rule that the rule set does not name, or switches off, does not run")
  func switchedOff() throws {
    let set = RuleSet(
      name: "test", title: "Test", source: "", date: "2026-01-01", largeTextUnit: .px,
      rules: [RuleSettings(id: "icon-contrast", severity: nil, criterion: "1.4.11")])
    let auditor = try Auditor(
      ruleSet: set, registry: [IconContrastRule.self, TextContrastRule.self])
    #expect(auditor.metadata.isEmpty)
  }

  @Test("a missing number is an error that names rule and number")
  func missingNumber() {
    let set = RuleSet(
      name: "test", title: "Test", source: "", date: "2026-01-01", largeTextUnit: .px,
      rules: [RuleSettings(id: "icon-contrast", severity: .error, criterion: "1.4.11")])
    #expect(throws: RuleSetError(message: "rule 'icon-contrast' needs the number 'minimum'")) {
      try Auditor(ruleSet: set, registry: [IconContrastRule.self])
    }
  }
}
