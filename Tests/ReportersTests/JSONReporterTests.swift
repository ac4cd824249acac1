import Audit
import Foundation
import Reporters
import Testing

@Suite struct JSONReporterTests {
  private func object(_ report: AuditReport) throws -> [String: Any] {
    let text = JSONReporter().render(report, in: SampleReport.context).text
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("every check is there with its outcome and figures in full precision")
  func checks() throws {
    let report = try object(SampleReport.mixed())
    #expect(report["schema"] as? String == "a11yaudit/report/1")
    let checks = try #require(report["checks"] as? [[String: Any]])
    #expect(checks.count == 7)
    #expect(
      checks.map { $0["outcome"] as? String } == [
        "failed", "passed", "failed", "failed", "exempt", "passed", "incomplete",
      ])
    let first = checks[0]
    #expect(first["measured"] as? Double == 2.21 && first["required"] as? Double == 4.5)
    #expect(first["foreground"] as? String == "#ffffff")
    #expect(first["background"] as? String == "#34c759")
    #expect(first["severity"] as? String == "error" && first["unit"] as? String == "ratio")
    #expect((first["definitions"] as? [[String: Any]])?.last?["value"] as? String == "#34C759")
    #expect((first["suggestions"] as? [[String: Any]])?.first?["after"] as? String == "#004c18")
    #expect(checks[1]["height"] as? Double == 44 && checks[1]["severity"] == nil)
    #expect(checks[6]["reasonCode"] as? String == "raster-image")
  }

  @Test("projects are there with what would resolve more")
  func projects() throws {
    var report = SampleReport.mixed()
    report.projects = [SampleReport.project]
    let projects = try #require(try object(report)["projects"] as? [[String: Any]])
    #expect(projects.first?["path"] as? String == "app/res")
    let references = try #require(projects.first?["references"] as? [[String: Any]])
    #expect(references.first?["total"] as? Int == 1310)
    let causes = try #require(references.first?["unresolved"] as? [[String: Any]])
    #expect(causes.map { $0["count"] as? Int } == [20, 87])
  }

  @Test("a suggestion says what to write in the notation of the definition")
  func notation() throws {
    var source = SampleControl.source()
    guard case .color(var change)? = source.controls[0].findings[0].suggestions.first?.change else {
      Issue.record("the sample has a suggestion")
      return
    }
    change.definition.notation = .alphaFirstHex(alpha: 128)
    source.controls[0].findings[0].suggestions = [Suggestion(.color(change))]
    let report = SampleReport.report([source])
    let checks = try #require(try object(report)["checks"] as? [[String: Any]])
    let suggestion = (checks.first?["suggestions"] as? [[String: Any]])?.first
    #expect(suggestion?["written"] as? String == "#80004C18")
    #expect(suggestion?["after"] as? String == "#004c18")
    let console = ConsoleReporter().render(report, in: SampleReport.context).text
    #expect(console.contains("try background #80004C18 (#004C18, 10.25:1), set by"))
    let markdown = MarkdownReporter().render(report, in: SampleReport.context).text
    #expect(markdown.contains("to `#004C18`, written `#80004C18`, gives 10.25:1."))
  }

  @Test("the summary agrees with the exit status")
  func summary() throws {
    let summary = try #require(
      try object(SampleReport.hostileReport())["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 4 && summary["inputErrors"] as? Int == 2)
    #expect(summary["exitStatus"] as? Int == 2)
  }

  @Test("keys are sorted and members without a value left out")
  func sorted() {
    let text = JSONReporter().render(SampleReport.report([]), in: SampleReport.context).text
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }
      .map { $0.dropFirst(3).prefix { $0 != "\"" } }
    #expect(
      keys == [
        "checks", "command", "gate", "inputs", "projects", "rules", "schema", "standard", "summary",
        "version",
      ])
    #expect(!text.contains("null"))
  }

  @Test("hostile text reads back as it was")
  func hostile() throws {
    let text = JSONReporter().render(SampleReport.hostileReport(), in: SampleReport.context).text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !(0..<32).contains($0.value) })
    #expect(!text.contains("\u{202E}"))
    let checks = try #require(
      try object(SampleReport.hostileReport())["checks"] as? [[String: Any]])
    #expect(checks.contains { $0["control"] as? String == SampleReport.hostile })
  }
}
