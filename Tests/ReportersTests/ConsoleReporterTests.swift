import Audit
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
        1 file, 1 control, 7 checks: 2 errors, 1 warning, 1 not checked, 1 exempt, 2 passed
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

  @Test("controls that one definition makes fail alike are listed under one message")
  func sharedDefinition() {
    var source = SampleControl.source()
    var other = source.controls[0]
    other.control.name = "SecondaryButton"
    for index in other.findings.indices { other.findings[index].controlName = "SecondaryButton" }
    source.controls.append(other)
    let text = console(SampleReport.report([source]))
    #expect(text.contains("likewise SecondaryButton (42:5)"))
    #expect(!text.contains("SecondaryButton (pressed"))
    #expect(text.contains("4 errors, 2 warnings"))
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
      console(SampleReport.mixed(gate: GatePolicy(failOn: nil, maximumWarnings: 0)))
        .hasSuffix("FAILED: more than 0 warnings (exit 1)\n"))
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
