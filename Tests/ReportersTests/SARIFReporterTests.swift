import Audit
import Foundation
import Reporters
import RuleSets
import SceneModel
import Testing

@Suite struct SARIFReporterTests {
  private func run(_ report: AuditReport) throws -> [String: Any] {
    let text = SARIFReporter().render(report, in: SampleReport.context).text
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private static let metadata = RuleMetadata(
    id: "text-contrast", title: "Text contrast", summary: "Compares.", rationale: "People read.",
    limitations: "None.")

  private func reportWithRules(_ sources: [AuditedSource]) -> AuditReport {
    var report = SampleReport.report(sources)
    report.rules = [
      Self.metadata,
      RuleMetadata(
        id: "target-size", title: "Target size", summary: "Measures.", rationale: "People tap.",
        limitations: "None."),
    ]
    return report
  }

  @Test("results hold failures and what could not be measured, each at a full region")
  func results() throws {
    let run = try run(reportWithRules([SampleControl.source()]))
    let results = try #require(run["results"] as? [[String: Any]])
    // By line: the size at 10, the coverage at 10, then both contrasts at 42.
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "incomplete", "target-size", "text-contrast", "text-contrast",
      ])
    #expect(results.map { $0["level"] as? String } == ["note", "warning", "error", "error"])
    let location = try #require((results[2]["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      (place["artifactLocation"] as? [String: Any])?["uri"] as? String == "themes/buttons.xml")
    #expect(
      place["region"] as? [String: Int]
        == ["startLine": 42, "startColumn": 5, "endLine": 42, "endColumn": 6])
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(Set(prints.compactMap { $0["primaryLocationLineHash"] }).count == 4)
    #expect(prints.allSatisfy { $0["a11yaudit/v1"]?.count == 32 })
  }

  @Test("a result names where its colours come from, with braces doubled as SARIF wants")
  func related() throws {
    let run = try run(reportWithRules([SampleControl.source()]))
    let results = try #require(run["results"] as? [[String: Any]])
    let related = try #require(results[2]["relatedLocations"] as? [[String: Any]])
    #expect(
      related.map { ($0["message"] as? [String: Any])?["text"] as? String } == [
        "background is {{button.background}}", "button.background is #34C759",
      ])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
  }

  @Test("rules are those that ran and the two of the program, ordered, with ruleIndex agreeing")
  func rules() throws {
    let run = try run(reportWithRules([SampleControl.source()]))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.map { $0["id"] as? String }
    #expect(ids == ["incomplete", "input", "target-size", "text-contrast"])
    for result in try #require(run["results"] as? [[String: Any]]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
    }
    let properties = try #require(rules[3]["properties"] as? [String: Any])
    #expect(properties["tags"] as? [String] == ["accessibility", "1.4.3"])
    #expect(properties["problem.severity"] as? String == "error")
    #expect((run["automationDetails"] as? [String: Any])?["id"] as? String == "a11yaudit/")
  }

  @Test("the most severe 5,000 are kept, and the rest is said")
  func limit() throws {
    var source = SampleControl.source()
    let failed = source.controls[0].findings[0]
    var note = failed
    note.verdict = .fail(.note)
    source.controls[0].findings = (0..<5_010).map { index in
      var finding = index < 20 ? note : failed
      finding.fingerprint = Fingerprint.make(
        rule: "r", path: "p", control: "c", state: "s", appearance: "a", part: "t",
        occurrence: index)
      return finding
    }
    let report = reportWithRules([source])
    let rendered = SARIFReporter().render(report, in: SampleReport.context)
    #expect(rendered.warnings.first?.contains("the 5000 most severe of 5010 results") == true)
    let results = try #require(try run(report)["results"] as? [[String: Any]])
    #expect(results.count == 5_000)
    #expect(results.count { $0["level"] as? String == "note" } == 10, "10 of the 20 notes go")
  }

  @Test("hostile text gives valid JSON, encoded paths and no link")
  func hostile() throws {
    let report = SampleReport.hostileReport()
    let text = SARIFReporter().render(report, in: SampleReport.context).text
    #expect(!text.contains("](x") && !text.contains("\u{202E}"))
    let results = try #require(try run(report)["results"] as? [[String: Any]])
    // The sample report runs no rules, so only what is no rule has results; one of two paths
    // is hostile, and still a path.
    #expect(results.count == 4)
    #expect(text.contains("%3Cscript%3E"))
  }
}
