import Audit
import Foundation
import Reporters
import SceneModel
import Testing

/// The formats that show problems at their lines: GitHub, GitLab and compilers.
@Suite struct AnnotationReporterTests {
  private func lines(_ reporter: any Reporter, _ report: AuditReport) -> [String] {
    reporter.render(report, in: SampleReport.context).text.split(separator: "\n").map(String.init)
  }

  @Test("GitHub gets the worst first and no more than ten of a kind, and is told of the rest")
  func gitHubLimits() {
    // Twelve files with two errors each that no definition joins, and the sizes of twelve buttons.
    let sources = (10..<22).map { SampleControl.source(path: "themes/\($0).xml") }
    let lines = lines(GitHubReporter(), SampleReport.report(sources))
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error file=themes/") })
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines[0].contains("contrast 1.76"), "1.76 of 4.5 is worse than 2.21 of 4.5")
    #expect(
      lines.last?.hasPrefix("::notice title=a11yaudit::16 more problems not shown here") == true,
      "14 of 24 errors and 2 of 12 warnings are left out")
  }

  @Test("GitHub's properties and messages are escaped as its runner reads them")
  func gitHubEscapes() {
    let report = SampleReport.report([
      SampleControl.source(path: "a:b,c%/x.xml", name: "100%")
    ])
    let lines = lines(GitHubReporter(), report)
    #expect(
      lines[0].hasPrefix(
        "::error file=a%3Ab%2Cc%25/x.xml,line=42,col=5,endLine=42,endColumn=6,"
          + "title=text-contrast::100%25 (pressed, light, label): contrast 1.76:1 is below 4.5:1"))
  }

  @Test("what could not be measured is annotated only where the gate asks for it")
  func gitHubIncomplete() {
    let silent = lines(GitHubReporter(), SampleReport.mixed())
    #expect(!silent.contains { $0.contains("not checked") })
    let loud = lines(GitHubReporter(), SampleReport.mixed(gate: GatePolicy(incomplete: .fail)))
    #expect(
      loud.contains {
        $0.hasPrefix("::error ") && $0.contains("hit-area-coverage not checked: background is")
      })
  }

  @Test("GitLab's entries have distinct fingerprints, plain paths and its own severities")
  func gitLab() throws {
    let text = GitLabReporter().render(SampleReport.hostileReport(), in: SampleReport.context).text
    let entries = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    // Two input errors, and of each of two controls two errors, a warning and one not measured.
    #expect(entries.count == 10)
    #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == 10)
    #expect(
      entries.compactMap { $0["severity"] as? String }.sorted()
        == ["info", "info"] + Array(repeating: "major", count: 6) + ["minor", "minor"])
    let location = try #require(entries[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "themes/broken.xml")
    #expect((location["lines"] as? [String: Any])?["begin"] as? Int == 14)
    #expect(
      entries.contains {
        $0["check_name"] as? String == "text-contrast"
          && ($0["description"] as? String)?.hasPrefix(
            "PrimaryButton (normal, light, label): contrast 2.21:1") == true
      })
  }

  @Test("editors get one line for each failure with path, line, column and severity")
  func xcode() {
    let lines = lines(XcodeReporter(), SampleReport.mixed())
    #expect(
      lines[0]
        == "themes/buttons.xml:42:5: error: PrimaryButton (normal, light, label): contrast 2.21:1 "
        + "is below 4.5:1 (label #FFFFFF on #34C759); try background #004C18 (10.25:1), "
        + "set by button.background [text-contrast]")
    #expect(lines[2].hasPrefix("themes/buttons.xml:10:3: warning: PrimaryButton (pressed, light"))
    #expect(lines[3].contains(": note: ") && lines[3].hasSuffix("[incomplete]"))
    #expect(lines.last == "a11yaudit: failed: 2 errors")
  }

  @Test("hostile text stays on its line", arguments: [0, 1])
  func hostile(index: Int) {
    let reporters: [any Reporter] = [GitHubReporter(), XcodeReporter()]
    let text = reporters[index].render(SampleReport.hostileReport(), in: SampleReport.context).text
    #expect(!text.contains("\u{202E}") && !text.contains("\u{1B}") && !text.contains("\r"))
    for line in text.split(separator: "\n") {
      #expect(
        line.hasPrefix("::") || line.contains(": error: ") || line.contains(": warning: ")
          || line.contains(": note: ") || line.hasPrefix("a11yaudit: "))
    }
  }
}
