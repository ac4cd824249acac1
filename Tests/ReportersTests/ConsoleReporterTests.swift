import Audit
import Foundation
import Reporters
import RuleSets
import SceneModel
import Testing

@Suite struct ConsoleReporterTests {
  private func console(
    _ report: AuditReport, _ options: ConsoleReporter.Options = ConsoleReporter.Options()
  ) -> String {
    ConsoleReporter(options: options).render(report, in: SampleReport.context).text
  }

  @Test("the text has the agreed form")
  func form() {
    #expect(
      console(SampleReport.mixed()) == """
        themes/buttons.xml
          42:5  error    text-contrast  PrimaryButton (pressed, light, label)
                contrast 1.76:1 is below 4.5:1 (label #FFFFFF on #71D88B)
                also 2.21:1 normal, light
                try background #004C18 (10.25:1), set by button.background (line 4)  59627e95 and 1 more
          10:3  warning  target-size    PrimaryButton (pressed, light, hit-area)
                75 x 20 is below 24 x 24
                add 4 points of height: 'minHeight="24"'                       a6026c76

        Not checked: 1 (themes/buttons.xml:10, background is an image)
        Approximated: 1 (themes/buttons.xml:10, 'glow' is not known)
        Rules: WCAG 2.2 AA
        1 file, 1 control, 7 checks: 2 errors, 1 warning, 1 not checked, 1 exempt, 2 passed
        2 failed checks come from 1 definition
        FAILED: 2 errors (exit 1)

        """)
  }

  @Test("quiet keeps what fails the gate and the summary")
  func quiet() {
    let text = console(SampleReport.mixed(), ConsoleReporter.Options(isQuiet: true))
    #expect(text.contains("1.76:1") && text.contains("FAILED: 2 errors (exit 1)"))
    #expect(!text.contains("target-size") && !text.contains("Not checked:"))
  }

  @Test("a control that fails alike in several appearances is said once and counted exactly")
  func grouped() {
    let source = SampleControl.source(appearances: [.light, .dark])
    let text = console(SampleReport.report([source]))
    #expect(text.contains("PrimaryButton (pressed, light/dark, label)"))
    #expect(text.contains("also 2.21:1 normal, light/dark"))
    #expect(text.contains("59627e95 and 3 more"))
    #expect(text.contains("4 errors, 2 warnings"))
  }

  @Test("what one definition causes in many controls and files is one finding at its line")
  func sharedDefinition() {
    let text = console(SampleReport.shared(by: 7))
    #expect(
      text.contains(
        """
        themes/buttons.xml
          4:5   error    text-contrast  button.background in 7 controls (pressed, light, label)
                contrast 1.76:1 is below 4.5:1 (label #FFFFFF on #71D88B)
                also 2.21:1 normal, light
                try background #004C18 (10.25:1), set by button.background (line 4)
                at Button2 (themes/2.xml:10), Button3 (themes/3.xml:10), Button4 (themes/4.xml:10), \
        Button5 (themes/5.xml:10), Button6 (themes/6.xml:10) and 2 more places
        """))
    #expect(text.contains("  10:3  warning  target-size    PrimaryButton (pressed, light"))
    #expect(text.components(separatedBy: "text-contrast").count == 2)
    #expect(text.contains("themes/7.xml\n  10:3  warning  target-size  Button7 (pressed"))
    #expect(text.contains("14 errors, 7 warnings"))
    #expect(text.contains("\n14 failed checks come from 1 definition\n"))
  }

  @Test("what projects rest on stands before the totals, the most frequent cause first")
  func projects() {
    var report = SampleReport.mixed()
    report.projects = [SampleReport.project]
    #expect(
      console(report).contains(
        """
        Android in app/res: system colours of API 36; text at font scale 1
          1,203 of 1,310 colour references resolved (91.8 %)
            87  style Foo of a library: give the library with --library
            20  @string/x
        Rules: WCAG 2.2 AA

        """))
    report.projects[0].references[0].unresolved += (1...4).map {
      ResolutionCount.Unresolved(cause: "cause \($0)", remedy: "", count: 1)
    }
    report.projects += (1...5).map { ProjectSummary(path: "p\($0)", format: "xcode") }
    let text = console(report)
    #expect(text.contains("    1  cause 3\n    and 1 more cause\n"))
    #expect(text.contains("Xcode in p4\nand 1 more project\n"))
  }

  @Test("the size of large text is said in the unit that decides")
  func largeText() {
    var report = SampleReport.mixed()
    report.ruleSet.rules = [
      RuleSettings(
        id: "text-contrast", severity: .error, criterion: "1.4.3",
        numbers: ["large-size": 24, "large-bold-size": 18.66])
    ]
    #expect(
      console(report).contains(
        "Rules: WCAG 2.2 AA, large text from 24 px, bold from 18.66 px\n"))
    report.ruleSet.largeTextUnit = .pt
    #expect(console(report).contains(", large text from 18 pt, bold from 14 pt\n"))
  }

  @Test("escape sequences are written only where the caller wants colour")
  func color() {
    #expect(!console(SampleReport.hostileReport()).contains("\u{1B}"))
    let text = console(SampleReport.mixed(), ConsoleReporter.Options(usesColor: true))
    #expect(text.contains("\u{1B}[48;2;113;216;139m  \u{1B}[0m #71D88B"))
  }

  @Test("an input that cannot be read is an error, and the verdict is not trusted")
  func inputError() {
    let text = console(SampleReport.hostileReport())
    #expect(text.contains("15:1  error    input/malformed-xml  cannot be read\n        again\n"))
    #expect(text.hasSuffix("NOT TRUSTED: 2 inputs cannot be read (exit 2)\n"))
  }

  @Test("the last line names the verdict, the reason and the exit status")
  func verdicts() {
    #expect(console(SampleReport.report([])).hasSuffix("NOT TRUSTED: nothing to audit (exit 2)\n"))
    #expect(
      console(SampleReport.mixed(gate: GatePolicy(failOn: nil)))
        .hasSuffix("PASSED: 2 errors, 1 warning below the gate (exit 0)\n"))
    #expect(
      console(SampleReport.mixed(gate: GatePolicy(maximumWarnings: 0)))
        .hasSuffix("FAILED: 2 errors, more than 0 warnings (exit 1)\n"))
    #expect(
      console(SampleReport.mixed(gate: GatePolicy(failOn: .warning, incomplete: .fail)))
        .hasSuffix("FAILED: 2 errors, 1 warning, 1 not checked (exit 1)\n"))
  }

  @Test("control characters of the input are visible, never raw")
  func hostile() {
    let text = console(SampleReport.hostileReport())
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !(0..<32).contains($0.value) })
    #expect(text.contains("a\\u001B[31m") && !text.contains("\u{202E}"))
  }
}
