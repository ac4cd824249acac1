import Audit
import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

struct DisabledStateRuleTests {
  private func findings(_ states: [(ControlState, UInt32)]) throws -> [Finding] {
    let box = Rect(x: 10, y: 10, width: 40, height: 20)
    let scenes = states.map {
      TestScene.scene([TestScene.text("Go", in: box, Color(rgb: $0.1))], window: .white)
    }
    let control = TestScene.control(
      in: states.indices.map { (states[$0].0, $0, [0], Region(rect: box)) })
    let rule = try Rules.rule(DisabledStateRule.self, ["tolerance": 0.05])
    return Rules.findings(rule, [control], scenes: scenes)
  }

  // On white, #767676 has 4.54:1, #595959 7.00:1 and #949494 3.03:1.
  @Test("each disabled state is compared with the same state enabled")
  func pairs() throws {
    let findings = try findings([
      (.normal, 0x767676), (.disabled, 0x595959), (.selected, 0x595959),
      ([.selected, .disabled], 0x949494),
    ])
    #expect(findings.map(\.stateName) == ["disabled", "selected+disabled"])
    #expect(findings.map(\.verdict) == [.fail(.error), .pass])
    #expect(
      findings.first?.message
        == "is more readable than the enabled state: 7.00:1 disabled, 4.54:1 enabled")
  }

  @Test("a disabled state that nothing reaches, or without its enabled one, is not compared")
  func noPair() throws {
    #expect(try findings([(.normal, 0), (.hovered, 0), ([.hovered, .disabled], 0)]).isEmpty)
    #expect(try findings([(.disabled, 0)]).isEmpty)
  }
}
