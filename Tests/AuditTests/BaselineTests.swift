import ColorMath
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import Audit

@Suite("Baselines")
struct BaselineTests {
  private let since = CalendarDate(secondsSince1970: 0)

  /// A failed check of a control of `path`.
  private func finding(
    _ ratio: Double, control: String = "Send", path: String = "a.xml", occurrence: Int = 0,
    quantity: Measurement.Quantity = .contrast, line: Int = 1
  ) -> Finding {
    let settings = RuleSettings(id: "rule", severity: .error, criterion: "1.4.3")
    let details = ContrastDetails(
      foreground: .black, background: .white, minimum: ratio, median: ratio, maximum: ratio,
      failingShare: 1, worstPoint: Point(x: 0, y: 0))
    var finding = Finding(
      rule: settings, control: TestScene.control(control, in: []), rendition: nil, part: "label",
      verdict: .fail(.error),
      measurement: Measurement(
        quantity: quantity, value: ratio, required: 4.5, details: .contrast(details)),
      message: "", location: SourceLocation(path: path, line: line))
    finding.occurrence = occurrence
    finding.fingerprint = Fingerprint.make(
      rule: "rule", path: path, control: control, state: "any", appearance: "any", part: "label",
      occurrence: occurrence)
    return finding
  }

  private func source(_ path: String, _ findings: [Finding]) -> AuditedSource {
    let control = TestScene.control("Send", in: [])
    return AuditedSource(
      path: path, scenes: [], controls: [AuditedControl(control: control, findings: findings)],
      diagnostics: [])
  }

  private func baseline(_ sources: [AuditedSource], gate: GatePolicy = GatePolicy()) -> Baseline {
    Baseline(recording: sources, gate: gate, since: since)
  }

  /// What becomes of the checks, as `open`, `known` or `regressed`, and how many entries are left.
  private func outcome(
    _ sources: [AuditedSource], with baseline: Baseline
  ) -> (standings: [String], left: Int) {
    let comparison = BaselineComparison(sources, with: baseline)
    let standings = comparison.sources.flatMap(\.controls).flatMap(\.findings).map { finding in
      switch finding.standing {
      case .open: "open"
      case .known: "known"
      case .regressed: "regressed"
      case .suppressed: "suppressed"
      }
    }
    return (standings, comparison.pairs.count { $0.place == nil })
  }

  @Test("a failure that is no worse is known, whatever line it is in")
  func known() {
    let known = baseline([source("a.xml", [finding(4.31)])])
    #expect(outcome([source("a.xml", [finding(4.31, line: 40)])], with: known) == (["known"], 0))
    #expect(outcome([source("a.xml", [finding(4.4)])], with: known) == (["known"], 0))
  }

  @Test("a ratio may lose 0.005, a size nothing")
  func tolerance() {
    let ratio = baseline([source("a.xml", [finding(4.31)])])
    #expect(outcome([source("a.xml", [finding(4.3051)])], with: ratio).standings == ["known"])
    #expect(outcome([source("a.xml", [finding(4.3049)])], with: ratio).standings == ["regressed"])
    let size = baseline([source("a.xml", [finding(20, quantity: .targetSize)])])
    func standing(_ value: Double, _ quantity: Measurement.Quantity, _ known: Baseline) -> [String]
    {
      outcome([source("a.xml", [finding(value, quantity: quantity)])], with: known).standings
    }
    #expect(standing(20, .targetSize, size) == ["known"])
    #expect(standing(19.999, .targetSize, size) == ["regressed"])
    #expect(standing(20 - 1e-12, .targetSize, size) == ["known"])
    let area = baseline([source("a.xml", [finding(30, quantity: .overlap)])])
    #expect(standing(30.1, .overlap, area) == ["regressed"])
    #expect(standing(29, .overlap, area) == ["known"])
  }

  @Test("a new failure is none of the baseline's, and what is gone is left over")
  func newAndGone() {
    let known = baseline([source("a.xml", [finding(2)])])
    let now = [source("a.xml", [finding(2, control: "Other")])]
    #expect(outcome(now, with: known) == (["open"], 1))
  }

  @Test("a moved file takes its failures along, worse ones regress")
  func moved() {
    let known = baseline([source("a.xml", [finding(2), finding(3, control: "B")])])
    let now = [
      source("b.xml", [finding(2, path: "b.xml"), finding(2.9, control: "B", path: "b.xml")])
    ]
    #expect(outcome(now, with: known) == (["known", "regressed"], 0))
  }

  @Test("a failure is moved only if no other could be meant")
  func ambiguous() {
    let known = baseline([source("a.xml", [finding(2)])])
    let two = [
      source("b.xml", [finding(2, path: "b.xml")]), source("c.xml", [finding(2, path: "c.xml")]),
    ]
    #expect(outcome(two, with: known) == (["open", "open"], 1))
    let entries = baseline(two)
    #expect(
      outcome([source("d.xml", [finding(2, path: "d.xml")])], with: entries) == (["open"], 2))
  }

  @Test("files of one folder that move together are told apart by their names")
  func movedFolder() {
    let known = baseline([
      source("x/a.xml", [finding(2, path: "x/a.xml")]),
      source("x/b.xml", [finding(3, path: "x/b.xml")]),
    ])
    let now = [
      source("y/a.xml", [finding(2, path: "y/a.xml")]),
      source("y/b.xml", [finding(2.5, path: "y/b.xml")]),
    ]
    #expect(outcome(now, with: known) == (["known", "regressed"], 0))
  }

  @Test("repeated controls are counted, also in a moved file")
  func repetitions() {
    let known = baseline([source("a.xml", [finding(2), finding(3, occurrence: 1)])])
    let now = [
      source(
        "b.xml", [finding(2, path: "b.xml"), finding(3, path: "b.xml", occurrence: 1)])
    ]
    #expect(outcome(now, with: known) == (["known", "known"], 0))
  }

  @Test("what was not measured covers no measured failure, and the other way round")
  func unmeasured() {
    var unmeasured = finding(2)
    unmeasured.verdict = .incomplete(IncompleteCause(.rasterImage, ""))
    unmeasured.measurement = nil
    let strict = GatePolicy(incomplete: .fail)
    let before = baseline([source("a.xml", [unmeasured])], gate: strict)
    #expect(before.entries.count == 1)
    #expect(outcome([source("a.xml", [unmeasured])], with: before).standings == ["known"])
    #expect(outcome([source("a.xml", [finding(2)])], with: before).standings == ["regressed"])
    let measured = baseline([source("a.xml", [finding(2)])])
    #expect(outcome([source("a.xml", [unmeasured])], with: measured) == (["open"], 0))
    #expect(baseline([source("a.xml", [unmeasured])]).entries.isEmpty)
  }

  @Test("a suppressed failure is not recorded, so that its last day keeps its meaning")
  func suppressed() {
    var suppressed = finding(2)
    suppressed.standing = .suppressed(
      Suppression(kind: .inline, written: "", location: suppressed.location))
    #expect(baseline([source("a.xml", [suppressed])]).entries.isEmpty)
    let known = baseline([source("a.xml", [finding(2)])])
    #expect(outcome([source("a.xml", [suppressed])], with: known) == (["suppressed"], 0))
  }

  @Test("entries stand in the order of paths, then fingerprints, each once")
  func order() {
    let findings = (0..<4).map { finding(2, control: "C\($0)", path: "b.xml") }
    let entries = baseline([
      source("b.xml", findings + findings), source("a.xml", [finding(2)]),
    ]).entries
    #expect(entries.count == 5)
    #expect(entries[0].path == "a.xml")
    #expect(entries.dropFirst().map(\.fingerprint) == findings.map(\.fingerprint).sorted())
  }
}
