import Audit
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

struct ObservationRuleTests {
  private let place = SourceLocation(path: "colors.xml", line: 7)

  @Test("each rule reports the observations of its kind, with their state, place and chain")
  func reported() throws {
    let ink = Definition(name: "ink", value: "#FFFFFF", location: place)
    var control = TestScene.control(in: [])
    control.observations = [
      Observation(
        .stateWithoutBackground, message: "white on what?", location: place,
        provenance: Provenance([ink]), state: .pressed, appearance: "dark"),
      Observation(.missingVariant, message: "no dark variant", location: place),
    ]
    let rule = try Rules.rule(StateWithoutBackgroundRule.self, [:])
    let findings = Rules.findings(rule, [control], scenes: [])
    #expect(findings.map(\.message) == ["white on what?"])
    let finding = try #require(findings.first)
    #expect(finding.verdict == .fail(.error))
    #expect(finding.state == .pressed && finding.appearance == "dark")
    #expect(finding.location == place && finding.provenance.literal == ink)
    #expect(finding.isAdvice)
    let other = try Rules.rule(MissingVariantRule.self, [:])
    #expect(Rules.findings(other, [control], scenes: []).map(\.message) == ["no dark variant"])
  }
}
