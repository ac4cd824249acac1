import Audit
import RuleSets
import SceneModel
import Testing

@testable import Reporters

@Suite("Telling a fault once")
struct ToldClusterTests {
  private static let location = SourceLocation(path: "pad.xml", line: 4)

  private func finding(
    _ rule: String, _ state: ControlState = .pressed, in appearance: String = "light",
    verdict: Verdict = .fail(.warning)
  ) -> Finding {
    let control = Control(
      key: "key", name: "Key", role: .button, location: Self.location, renditions: [])
    var finding = Finding(
      rule: RuleSettings(id: rule, severity: .error, criterion: "1.4.3"), control: control,
      rendition: nil, part: "label", verdict: verdict, message: rule, location: Self.location,
      provenance: Provenance([
        Definition(name: "titleColor", value: "white", location: Self.location)
      ]))
    finding.state = state
    finding.appearance = appearance
    return finding
  }

  /// What is told of controls with these findings, by rules.
  private func told(_ controls: [[Finding]]) -> [[String]] {
    let controls = controls.map { findings in
      AuditedControl(
        control: Control(
          key: "key", name: "Key", role: .button, location: Self.location, renditions: []),
        findings: findings)
    }
    let source = AuditedSource(path: "pad.xml", scenes: [], controls: controls, diagnostics: [])
    return ToldCluster.told(SampleReport.report([source]).clusters).map { told in
      [told.cluster.first.ruleID] + told.companions.map(\.first.ruleID)
    }
  }

  @Test("a label that cannot be read is told once, whichever rules say so")
  func folded() {
    let key = [
      finding("label-vanishes"), finding("state-without-background"), finding("text-contrast"),
    ]
    #expect(
      told([key, key]) == [["text-contrast", "label-vanishes", "state-without-background"]])
  }

  @Test("another state, control or severity is told by itself")
  func apart() {
    #expect(told([[finding("label-vanishes", .focused), finding("text-contrast")]]).count == 2)
    #expect(told([[finding("label-vanishes")], [finding("text-contrast")]]).count == 2)
    #expect(
      told([[finding("label-vanishes", verdict: .fail(.error)), finding("text-contrast")]]).count
        == 2)
  }

  @Test("a theme that others are laid over is named once")
  func themes() {
    let themes = ["App", "App + Black", "App + Dark", "Other + Dark"]
    #expect(
      FindingGroup(themes.map { finding("text-contrast", in: $0) }).places
        == "pressed, App/+ Black/+ Dark/Other + Dark")
  }
}
