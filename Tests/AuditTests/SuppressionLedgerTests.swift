import AuditRules
import ColorMath
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import Audit

/// Audits of a button with two faint icons, one for each state, at line 1 of `test.svg`.
@Suite("Suppressions")
struct SuppressionLedgerTests {
  private static let rules: [any Rule.Type] = [
    IconContrastRule.self, SuppressionExpiryRule.self, SuppressionReasonRule.self,
    SuppressionNameRule.self, SuppressionUseRule.self,
  ]

  private func audited(
    inline: [Suppression] = [], patterns: [SuppressionPattern] = [], judgesUse: Bool = true,
    today: String = "2026-11-30", color: UInt32 = 0xEEEEEE
  ) throws -> AuditedSource {
    let region = Region(rect: Rect(x: 0, y: 0, width: 20, height: 20))
    let scene = TestScene.scene(
      [TestScene.rectangle(0, 0, 8, 8, .icon, Color(rgb: color))], window: .white)
    let other = TestScene.scene(
      [TestScene.rectangle(0, 0, 9, 9, .icon, Color(rgb: color))], window: .white)
    let control = TestScene.control(
      "Send", in: [(.normal, 0, [0], region), (.pressed, 1, [0], region)])
    let auditor = try Auditor(
      ruleSet: RuleSet.named("wcag22-aa"), registry: Self.rules,
      suppressions: SuppressionPolicy(
        today: CalendarDate(today), patterns: patterns, judgesUse: judgesUse))
    return auditor.audit(
      LoadedSource(
        path: "test.svg", scenes: [scene, other], controls: [control], suppressions: inline))
  }

  private func suppression(
    _ rules: Set<String> = ["icon-contrast"], kind: Suppression.Kind = .inline,
    reason: String? = "known", until: String? = nil, state: ControlState? = nil,
    lines: Range<Int>? = 1..<9
  ) -> Suppression {
    var suppression = Suppression(
      kind: kind, rules: rules, written: "",
      location: SourceLocation(path: "test.svg", line: 1))
    suppression.reason = reason
    suppression.until = until.flatMap { CalendarDate($0) }
    suppression.state = state
    suppression.extent = lines.map { lines in
      SourceLocation(
        path: "test.svg", line: lines.lowerBound)..<SourceLocation(
          path: "test.svg", line: lines.upperBound)
    }
    return suppression
  }

  /// The open failures as `rule state`.
  private func open(_ source: AuditedSource) -> [String] {
    source.controls.flatMap(\.findings).filter { $0.severity != nil }
      .map { "\($0.ruleID) \($0.stateName)" }
  }

  private let both = ["icon-contrast normal", "icon-contrast pressed"]

  @Test("a suppression accepts the failures of its rule in what it covers")
  func accepted() throws {
    let source = try audited(inline: [suppression()])
    #expect(open(source) == [])
    #expect(source.controls[0].findings.map(\.failureSeverity) == [.error, .error])
  }

  @Test("a suppression of one state leaves the others")
  func oneState() throws {
    #expect(
      open(try audited(inline: [suppression(state: .pressed)])) == ["icon-contrast normal"])
  }

  @Test("a suppression that covers another element is unused")
  func elsewhere() throws {
    let source = try audited(inline: [suppression(lines: 2..<9)])
    #expect(open(source) == both + ["suppression/unused any"])
  }

  @Test("without a reason nothing is accepted")
  func noReason() throws {
    #expect(
      open(try audited(inline: [suppression(reason: nil)])) == both + ["suppression/no-reason any"])
  }

  @Test("the last day still counts, the day after brings the finding back")
  func expiry() throws {
    let limited = suppression(until: "2026-11-30")
    #expect(open(try audited(inline: [limited], today: "2026-11-30")) == [])
    #expect(
      open(try audited(inline: [limited], today: "2026-12-01"))
        == both + ["suppression/expired any"])
  }

  @Test("a rule that there is not is named")
  func unknownRule() throws {
    let source = try audited(inline: [suppression(["icon-contrst"])])
    #expect(open(source) == both + ["suppression/unknown-rule any"])
    #expect(source.controls[1].findings[0].message.contains("did you mean 'icon-contrast'?"))
  }

  @Test("what cannot be understood accepts nothing")
  func problem() throws {
    var broken = suppression()
    broken.problem = "there is no key 'untl'"
    #expect(open(try audited(inline: [broken])) == both + ["suppression/unknown-rule any"])
  }

  @Test("a suppression is called unused only if its rule runs and everything is audited")
  func unused() throws {
    let gone = suppression()
    #expect(open(try audited(inline: [gone], color: 0x111111)) == ["suppression/unused any"])
    #expect(open(try audited(inline: [gone], judgesUse: false, color: 0x111111)) == [])
    let other = suppression(["text-contrast"])
    #expect(open(try audited(inline: [other], color: 0x111111)) == [])
  }

  @Test("a pattern of the configuration is limited by path and control")
  func patterns() throws {
    func failures(path: String?, control: String?) throws -> Int {
      let pattern = SuppressionPattern(
        suppression(kind: .configuration, lines: nil), path: path.map { PathPattern($0) },
        control: control.map { NamePattern(pattern: $0, meaning: .noControl) })
      let source = try audited(patterns: [pattern])
      #expect(source.usedPatterns.isEmpty == !open(source).isEmpty)
      return open(source).count
    }
    #expect(try failures(path: nil, control: nil) == 0)
    #expect(try failures(path: "*.svg", control: "S*") == 0)
    #expect(try failures(path: "themes/**", control: nil) == 2)
    #expect(try failures(path: nil, control: "Go") == 2)
  }

  @Test("a pattern that no source needed is reported in the configuration's file")
  func unusedPattern() throws {
    let pattern = SuppressionPattern(suppression(kind: .configuration, lines: nil))
    let policy = SuppressionPolicy(patterns: [pattern])
    func observed(used: Set<Int>, judgesUse: Bool = true) -> [Observation.Kind] {
      policy.source(
        path: "a11yaudit.xml", used: used, judgesUse: judgesUse, rules: ["icon-contrast"],
        known: ["icon-contrast"]
      ).controls.flatMap(\.observations).map(\.kind)
    }
    #expect(observed(used: []) == [.unusedSuppression])
    #expect(observed(used: [0]) == [])
    #expect(observed(used: [], judgesUse: false) == [])
  }
}
