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
        "checks", "command", "gate", "inputs", "rules", "schema", "standard", "summary", "version",
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
