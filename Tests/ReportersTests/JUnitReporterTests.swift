import Audit
import Markup
import Reporters
import RuleSets
import SceneModel
import Testing

@Suite struct JUnitReporterTests {
  private func junit(
    _ report: AuditReport, profile: JUnitReporter.Profile = .common, pictures: String? = nil
  ) -> String {
    JUnitReporter(profile: profile, pictureFolder: pictures)
      .render(report, in: SampleReport.context).text
  }

  @Test("a gating failure is a failure with its message, chain and place")
  func failure() {
    let text = junit(SampleReport.mixed())
    #expect(text.contains("<testsuites name=\"a11yaudit\" tests=\"6\" failures=\"2\" errors=\"0\""))
    #expect(
      text.contains(
        """
        <testcase classname="themes.buttons_xml.PrimaryButton" \
        name="text-contrast (pressed, light, label)" time="0.000" file="themes/buttons.xml" \
        line="42">
        """))
    #expect(
      text.contains(
        """
        definition  button.background = #34C759, themes/buttons.xml:4
         at themes/buttons.xml:42</failure>
        """))
  }

  @Test("what fails below the gate, is not checked or is exempt is no failure")
  func notGating() {
    let text = junit(SampleReport.mixed())
    #expect(text.contains("<skipped message=\"warning: 75 x 20 is below 24 x 24\"/>"))
    #expect(text.contains("<skipped message=\"not checked: background is an image\"/>"))
    #expect(text.contains("<property name=\"a11yaudit.exempt\" value=\"1\"/>"))
    #expect(text.contains("<property name=\"a11yaudit.large-text-unit\" value=\"px\"/>"))
    #expect(!text.contains("(disabled, light, label)"))
  }

  @Test("a suite says what the nearest project of each format rests on")
  func projects() {
    var report = SampleReport.report([SampleControl.source(path: "app/res/layout/a.xml")])
    report.projects = [
      SampleReport.project, ProjectSummary(path: "", format: "xcode"),
      ProjectSummary(path: "app", format: "android"),
    ]
    let text = junit(report)
    #expect(text.contains(#"name="a11yaudit.android.project" value="app/res"/>"#))
    #expect(!text.contains(#"name="a11yaudit.android.project" value="app"/>"#))
    #expect(text.contains(#"name="a11yaudit.xcode.project" value="."/>"#))
    #expect(
      text.contains(
        #"value="87 style Foo of a library: give the library with --library; 20 @string/x"/>"#))
  }

  @Test("with --incomplete fail a check that could not be measured is a failure")
  func incompleteFails() {
    let text = junit(SampleReport.mixed(gate: GatePolicy(incomplete: .fail)))
    #expect(
      text.contains("<failure type=\"incomplete\" message=\"not checked: background is an image\">")
    )
  }

  @Test("too many warnings fail one case of the gate")
  func maximumWarnings() {
    let text = junit(SampleReport.mixed(gate: GatePolicy(failOn: .error, maximumWarnings: 0)))
    #expect(text.contains("<testsuite name=\"(gate)\""))
    #expect(text.contains("<testcase classname=\"gate\" name=\"max-warnings\""))
    #expect(text.contains("failures=\"1\" errors=\"0\""))
    let never = junit(SampleReport.mixed(gate: GatePolicy(failOn: nil, maximumWarnings: 0)))
    #expect(!never.contains("(gate)") && !never.contains("<failure"))
  }

  @Test("nothing to audit is an error, unless it is allowed")
  func empty() {
    let text = junit(SampleReport.report([]))
    #expect(text.contains("<error type=\"input/none\""))
    let allowed = junit(SampleReport.report([], gate: GatePolicy(allowsEmpty: true)))
    #expect(!allowed.contains("<error"))
    #expect(allowed.contains("tests=\"1\""))
  }

  @Test("an input that cannot be read is an error of the suite of that file")
  func inputErrors() {
    let text = junit(SampleReport.hostileReport())
    #expect(text.contains("<testcase classname=\"themes.broken_xml\" name=\"load\""))
    #expect(text.contains("<error type=\"input/malformed-xml\" message=\"again\">"))
    #expect(text.contains("errors=\"2\""))
  }

  @Test("failure and error say what the exit status says", arguments: gates)
  func agreesWithExitStatus(gate: GatePolicy) {
    for report in [SampleReport.mixed(gate: gate), SampleReport.hostileReport(gate: gate)] {
      let text = junit(report)
      let summary = AuditSummary(report)
      let gateFailed = summary.gating > 0 || summary.exceedsMaximumWarnings
      #expect(text.contains("<failure") == gateFailed)
      #expect(text.contains("<error") == (summary.outcome == .untrusted))
    }
  }

  static let gates = [
    GatePolicy(), GatePolicy(failOn: nil), GatePolicy(failOn: .note),
    GatePolicy(failOn: nil, maximumWarnings: 1), GatePolicy(failOn: nil, incomplete: .fail),
    GatePolicy(failOn: nil, maximumWarnings: 1, incomplete: .warn),
  ]

  @Test("the strict profile has no extensions")
  func strict() {
    let text = junit(SampleReport.mixed(), profile: .strict, pictures: "Reports/x-assets")
    #expect(text.contains("<testsuites>"))
    for extra in ["file=", "line=", "fingerprint", "ATTACHMENT"] { #expect(!text.contains(extra)) }
  }

  @Test("a picture is attached only where pictures are written")
  func attachments() {
    #expect(!junit(SampleReport.mixed()).contains("ATTACHMENT"))
    let text = junit(SampleReport.mixed(), pictures: "Reports/a11yaudit-assets")
    #expect(text.contains("<system-out>[[ATTACHMENT|Reports/a11yaudit-assets/"))
  }

  @Test("controls whose class names would collide get six more digits each")
  func collision() {
    let report = SampleReport.report([
      SampleControl.source(path: "a.xml", name: "Button One"),
      SampleControl.source(path: "a_xml", name: "Button_One"),
    ])
    let text = junit(report)
    #expect(!text.contains("classname=\"a_xml.Button_One\""))
    #expect(Set(names(in: text)).count == 12)
  }

  @Test("a control that occurs twice in a file still has unique names")
  func repeatedControl() {
    var source = SampleControl.source()
    source.controls += source.controls
    let names = names(in: junit(SampleReport.report([source])))
    #expect(names.count == 12)
    #expect(Set(names).count == 12)
  }

  @Test("names longer than 250 characters are cut and end in 12 digits")
  func longNames() {
    let name = String(repeating: "x", count: 400)
    let text = junit(SampleReport.report([SampleControl.source(name: name)]))
    let classNames = names(in: text).map { $0.split(separator: "|")[0] }
    #expect(classNames.allSatisfy { $0.count == 250 && $0.dropLast(12).last == "~" })
  }

  @Test("hostile text is visible, never raw")
  func hostile() throws {
    let text = junit(SampleReport.hostileReport())
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !(0..<32).contains($0.value) })
    #expect(!text.contains("\u{202E}") && !text.contains("<script>"))
    #expect(
      text.contains("\\u001B[31m]]&gt;|`b`&lt;script&gt;&amp;\\u202Ec\u{10FFFF} d e f\\uFFFE"))
    _ = try XMLDocument.parse(Array(text.utf8))
  }

  @Test("rendering twice gives equal bytes")
  func deterministic() {
    #expect(junit(SampleReport.hostileReport()) == junit(SampleReport.hostileReport()))
  }

  @Test("above the budget the passed checks of a control become one case")
  func aggregation() {
    var source = SampleControl.source()
    let passed = source.controls[0].findings.filter { $0.verdict == .pass }[0]
    source.controls[0].findings += (1...40_000).map { number in
      var finding = passed
      finding.occurrence = number
      return finding
    }
    let text = junit(SampleReport.report([source]))
    #expect(text.contains("name=\"passed checks\""))
    #expect(text.contains("<property name=\"a11yaudit.passes\" value=\"aggregated\"/>"))
    #expect(text.contains("tests=\"5\" failures=\"2\""))
  }

  /// `classname|name` of every case.
  private func names(in text: String) -> [String] {
    text.split(separator: "<testcase classname=\"").dropFirst().map { rest in
      let parts = rest.split(separator: "\"")
      return parts[0] + "|" + parts[2]
    }
  }
}
