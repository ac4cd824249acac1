import ColorMath
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import Audit

struct FindingClusterTests {
  private static let rule = RuleSettings(id: "text-contrast", severity: .error, criterion: "1.4.3")
  private static let ink = definition("ink")
  private static let paper = definition("paper")

  private static func definition(_ name: String, line: Int = 1) -> Definition {
    Definition(
      name: name, value: "#949494", location: SourceLocation(path: "tokens.xml", line: line))
  }

  /// A use of `definition`, or the place where it is written.
  private static func chain(_ definition: Definition, isWritten: Bool) -> Provenance {
    let use = Definition(
      name: "use", value: definition.name, location: SourceLocation(path: "view.xml", line: 9))
    return Provenance(isWritten ? [definition] : [use, definition])
  }

  /// A failed check of text in `ink` on `backgrounds`, tokens unless they are written where they are
  /// used.
  private func finding(
    _ ratio: Double, ink: Definition? = ink, on backgrounds: [Definition] = [paper],
    verdict: Verdict = .fail(.error), isWritten: Bool = false, color: Color = .black
  ) -> Finding {
    let control = TestScene.control(in: [])
    let details = ContrastDetails(
      foreground: color, background: .white, minimum: ratio, median: ratio, maximum: ratio,
      failingShare: 1, worstPoint: Point(x: 0, y: 0),
      backgroundProvenances: backgrounds.map { Self.chain($0, isWritten: isWritten) })
    return Finding(
      rule: Self.rule, control: control, rendition: nil, part: "label", verdict: verdict,
      measurement: Measurement(
        quantity: .contrast, value: ratio, required: 4.5, details: .contrast(details)),
      message: "too faint", location: control.location,
      provenance: ink.map { Self.chain($0, isWritten: isWritten) } ?? Provenance())
  }

  private func clusters(_ controls: [[Finding]]) -> [FindingCluster] {
    let sources = controls.enumerated().map { index, findings in
      AuditedSource(
        path: "\(index).xml", scenes: [],
        controls: [AuditedControl(control: TestScene.control(in: []), findings: findings)],
        diagnostics: [])
    }
    return FindingCluster.clusters(of: sources)
  }

  @Test("checks with the same definitions and ratio are one cause, across files")
  func shared() {
    let clusters = clusters([[finding(3)], [finding(3), finding(3)], [finding(3.004)]])
    #expect(clusters.count == 1)
    #expect(clusters.first?.findings.count == 4)
    #expect(clusters.first?.places.map(\.source) == [0, 1, 2])
    #expect(clusters.first?.definition == Self.ink)
  }

  @Test("another colour, background, ratio or severity is another cause")
  func different() {
    let clusters = clusters([
      [
        finding(3), finding(3, ink: Self.definition("other")),
        finding(3, on: [Self.definition("other")]), finding(2.5), finding(3, verdict: .fail(.note)),
      ]
    ])
    #expect(clusters.count == 5)
  }

  @Test("the same colours written in several places of a folder are one cause with all its places")
  func written() throws {
    let first = finding(3, isWritten: true)
    let second = finding(
      3, ink: Self.definition("ink", line: 2), on: [Self.definition("canvas")], isWritten: true)
    let clusters = clusters([[first], [second], [first]])
    #expect(clusters.count == 1)
    #expect(clusters.first?.places.count == 3)
    #expect(clusters.first?.siteCount(of: Self.ink) == 2)
  }

  @Test("other colours, attributes or folders than those written are another cause")
  func writtenElsewhere() {
    var far = Self.ink
    far.location.path = "other/tokens.xml"
    let clusters = clusters([
      [
        finding(3, isWritten: true), finding(3, isWritten: true, color: .white),
        finding(3, ink: Self.definition("border"), isWritten: true),
        finding(3, ink: far, isWritten: true), finding(3),
      ]
    ])
    #expect(clusters.count == 5)
  }

  @Test("without any definition nothing tells that two controls have the same cause")
  func undefined() {
    #expect(clusters([[finding(3, ink: nil, on: [])], [finding(3, ink: nil, on: [])]]).count == 2)
    #expect(clusters([[finding(3, ink: nil)], [finding(3, ink: nil)]]).count == 1)
  }

  @Test("only failures have causes")
  func failuresOnly() {
    #expect(
      clusters([[finding(3, verdict: .pass), finding(3, verdict: .exempt(.disabled))]]).isEmpty)
  }

  @Test("the line to change is that of a suggestion that helps all, else of the part's colour")
  func definition() {
    var helped = finding(3)
    let change = Suggestion.ColorChange(
      side: .background, definition: Self.paper, before: .white, after: .black, ratio: 5,
      sharedChecks: 2, stillFailing: 0)
    helped.suggestions = [Suggestion(.color(change))]
    #expect(clusters([[helped]]).first?.definition == Self.paper)
    var partly = change
    partly.stillFailing = 1
    helped.suggestions = [Suggestion(.color(partly))]
    #expect(clusters([[helped]]).first?.definition == Self.ink)
    #expect(clusters([[finding(3, ink: nil)]]).first?.definition == Self.paper)
  }
}
