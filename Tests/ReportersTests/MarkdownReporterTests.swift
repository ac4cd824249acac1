import Audit
import ColorMath
import Foundation
import Reporters
import RuleSets
import SceneModel
import Testing

@Suite struct MarkdownReporterTests {
  private func markdown(_ report: AuditReport, limit: Int? = nil) -> RenderedReport {
    let reporter = MarkdownReporter(target: .file, sizeLimit: limit)
    return reporter.render(report, in: SampleReport.context)
  }

  @Test("the verdict comes first, in words, then one sentence and the counts")
  func verdict() {
    let text = markdown(SampleReport.mixed()).text
    #expect(
      text.hasPrefix(
        """
        # Accessibility audit: failed, 2 errors

        **Failed.** 3 of 7 checks fail, 1 could not be checked, in 1 control of 1 file, \
        against WCAG 2\\.2 AA. 2 failed checks come from 1 definition.

        | Status | Count | What it means |
        | --- | ---: | --- |
        | Failed | 2 | measured, not enough, fails the gate |

        """))
    #expect(text.contains("| Passed | 2 | measured, and enough |"))
  }

  @Test("failures are sorted by severity, then the worst first")
  func failures() {
    let rows = markdown(SampleReport.mixed()).text.split(separator: "\n").filter {
      $0.hasPrefix("| 1 |") || $0.hasPrefix("| 2 |") || $0.hasPrefix("| 3 |")
    }
    #expect(rows.count == 3)
    #expect(rows[0].contains("| Failed (B) |") && rows[0].contains("| 1.76:1 | 4.5:1 |"))
    #expect(rows[1].contains("| background `#004C18` (10.25:1) |"))
    #expect(rows[2].contains("| Warning (C) |") && rows[2].contains("| 75 × 20 | 24 × 24 |"))
    #expect(
      rows.allSatisfy {
        $0.contains("[`themes/buttons.xml:42`](../themes/buttons.xml#L42)")
          || $0.contains("[`themes/buttons.xml:10`](../themes/buttons.xml#L10)")
      })
  }

  @Test("a control's section has its picture, states, change and chain")
  func section() {
    let text = markdown(SampleReport.mixed()).text
    #expect(
      text.contains("| hovered = normal | As normal | all | – | – | looks exactly like normal |"))
    #expect(text.contains("| normal, light | Failed (A) | text-contrast, label | 2.21:1 | 4.5:1 |"))
    #expect(
      text.contains(
        """
        - **A:** background: `button.background` from `#34C759` to `#004C18` gives 10.25:1. \
        Change [`themes/buttons.xml:4`](../themes/buttons.xml#L4); all 2 checks that use it then \
        pass.
        """))
    #expect(
      text.contains(
        "1. `background` is `{button.background}`, [`themes/buttons.xml:10`]"
          + "(../themes/buttons.xml#L10)\n2. `button.background` is `#34C759`,"))
    #expect(text.contains("<summary>2 checks passed</summary>\n\n- target-size"))
    #expect(text.contains("](a11yaudit-assets/b8905e5531973261.svg)"))
  }

  @Test("a change that leaves checks failing is not offered beside one that does not")
  func completeSuggestions() {
    var source = SampleControl.source()
    guard case .color(var partial)? = source.controls[0].findings[0].suggestions.first?.change
    else {
      Issue.record("the sample has a suggestion")
      return
    }
    partial.stillFailing = 1
    partial.after = .black
    source.controls[0].findings[0].suggestions.insert(Suggestion(.color(partial)), at: 0)
    let text = markdown(SampleReport.report([source])).text
    #expect(!text.contains("`#000000`") && text.contains("to `#004C18` gives 10.25:1"))
  }

  @Test("what could not be measured or read is said with its cause")
  func reservations() {
    let text = markdown(SampleReport.hostileReport()).text
    #expect(text.contains("| Not checked | background is an image | hit-area-coverage | 2 |"))
    #expect(text.contains("## Unreadable"))
    #expect(text.contains("## Read with reservations"))
    #expect(text.contains("- `README.md`"))
    #expect(text.hasPrefix("# Accessibility audit: not trusted, 2 inputs cannot be read\n"))
  }

  @Test("what one definition causes in many controls is one row at its line")
  func sharedDefinition() {
    let text = markdown(SampleReport.shared(by: 7)).text
    let rows = text.split(separator: "\n").filter { $0.contains("| text-contrast, label | 2.21:1") }
    // One row of failures, and one in the section of each control: all have findings of their own.
    #expect(rows.count == 1 + 7)
    #expect(rows.first?.hasPrefix("| 2 | Failed | [Button2](#c-") ?? false)
    #expect(rows.first?.contains(" (A), [Button3](#c-") ?? false)
    #expect(rows.first?.contains(" and 4 more | normal, light |") ?? false)
    #expect(rows.first?.hasSuffix("[`themes/buttons.xml:4`](../themes/buttons.xml#L4) |") ?? false)
  }

  @Test("a control that shows only what others show is named, not described")
  func sameFindings() {
    var report = SampleReport.shared(by: 7)
    for index in report.sources.indices {
      report.sources[index].controls[0].findings.removeAll { $0.ruleID != "text-contrast" }
    }
    let rendered = markdown(report)
    #expect(rendered.text.components(separatedBy: "\n### ").count == 1 + 3)
    // A picture for each section, and the overview.
    #expect(rendered.assets.count == 3 + 1)
    #expect(rendered.text.contains("<summary>4 more controls with the same findings</summary>"))
    // Files are ordered by path, so 2.xml comes first and buttons.xml last.
    #expect(rendered.text.contains("- PrimaryButton, [`themes/buttons.xml:10`]"))
    #expect(rendered.text.contains("#L10): as [Button2](#c-"))
    #expect(!rendered.text.contains("## Without findings"))
  }

  @Test("projects stand before the failures with what would help")
  func projects() throws {
    var report = SampleReport.mixed()
    report.projects = [SampleReport.project]
    let text = markdown(report).text
    #expect(
      text.contains(
        """
        - Android in `app/res`: system colours of API 36; text at font scale 1; 1,203 of 1,310 \
        colour references resolved \\(91\\.8 %\\)
        """))
    #expect(
      text.contains(
        """
        | ---: | --- | --- | --- |
        | 87 | `app/res` | style Foo of a library | give the library with \\-\\-library |
        | 20 | `app/res` | @string/x | – |

        """))
    let projects = try #require(text.range(of: "## Projects"))
    let failures = try #require(text.range(of: "## Failures"))
    #expect(projects.lowerBound < failures.lowerBound)
  }

  @Test("hostile text is shown, but is neither markup nor control")
  func hostile() {
    let text = markdown(SampleReport.hostileReport()).text
    #expect(!text.contains("\u{202E}") && !text.contains("\u{1B}"))
    #expect(text.contains("a\\\\u001B\\[31m\\]\\]&gt;\\|\\`b\\`&lt;script&gt;&amp;\\\\u202Ec"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !(0..<32).contains($0.value) })
  }

  @Test("without a file name there are no pictures")
  func standardOutput() {
    var context = SampleReport.context
    context.baseName = nil
    let rendered = MarkdownReporter().render(SampleReport.mixed(), in: context)
    #expect(rendered.assets.isEmpty && !rendered.text.contains("!["))
  }

  @Test("equal names get headings that tell them apart")
  func headings() {
    let report = SampleReport.report([
      SampleControl.source(path: "a.xml"), SampleControl.source(path: "b.xml"),
      SampleControl.source(path: "c.xml", name: "Failures"),
      SampleControl.source(path: "d.xml", name: "!!!"),
    ])
    let headings = markdown(report).text.split(separator: "\n").filter { $0.hasPrefix("### ") }
      .map { $0.drop { $0 != ">" }.dropFirst(5) }
    #expect(
      headings == [
        "PrimaryButton", "PrimaryButton in b\\.xml", "Failures in c\\.xml",
        "Control \\!\\!\\!",
      ])
  }

  @Test(
    "a report over its limit gives up details, pictures, sections and rows in turn, and says so",
    arguments: [9_000, 6_000, 4_000, 2_500, 1_500])
  func limit(bytes: Int) {
    let report = SampleReport.report(
      (1...4).map { SampleControl.source(path: "themes/\($0).xml") })
    let full = markdown(report)
    let short = markdown(report, limit: bytes)
    #expect(full.text.utf8.count > 9_000 && !full.text.contains("**Shortened:**"))
    #expect(short.text.contains("**Shortened:** shows "))
    #expect(short.text.hasPrefix("# Accessibility audit: failed, 8 errors\n"))
    #expect(short.text.contains("| Failed | 8 |"))
    #expect(!short.text.contains("<summary>2 checks passed</summary>"))
    #expect(short.text.contains("![") == !short.assets.isEmpty)
    for link in short.text.split(separator: "](#").dropFirst() {
      #expect(short.text.contains("<a id=\"\(link.prefix { $0 != ")" })\">"))
    }
  }

  @Test("a shortened report says what is not in it, and has no letters of sections that are gone")
  func omissions() {
    let report = SampleReport.report(
      (1...4).map { SampleControl.source(path: "themes/\($0).xml") })
    let short = markdown(report, limit: 3_500).text
    #expect(
      short.contains(" of 12 failures and 0 of 4 control sections, without passed checks of "))
    #expect(short.contains(", pictures, ") || short.contains(", pictures ("))
    #expect(short.contains("| Failed |") && !short.contains("(A)") && !short.contains("(B)"))
    // Where only the passed checks do not fit, they alone are named, and letters stay.
    let full = markdown(report).text
    let slight = markdown(report, limit: full.utf8.count + 400).text
    #expect(slight.contains("**Shortened:** shows 12 of 12 failures, without passed checks of "))
    #expect(!slight.contains("control sections") && slight.contains("| Failed (B) |"))
  }

  @Test("a section that is too long does not take the room of those that fit")
  func roomForSections() {
    var sources = (1...4).map { SampleControl.source(path: "themes/\($0).xml") }
    // 500 rows of 60 characters and more in the first, which is the most severe.
    sources[0].controls[0].foldedStates = Array(
      repeating: FoldedState(state: .hovered, like: .normal), count: 500)
    for source in 1..<4 {
      for (index, finding) in sources[source].controls[0].findings.enumerated() {
        guard case .fail = finding.verdict else { continue }
        sources[source].controls[0].findings[index].verdict = .fail(.note)
      }
    }
    let reporter = MarkdownReporter(target: .comment, sizeLimit: 20_000)
    let text = reporter.render(SampleReport.report(sources), in: SampleReport.context).text
    #expect(text.contains("12 of 12 failures and 3 of 4 control sections"))
    #expect(text.components(separatedBy: "\n### ").count == 1 + 3 && text.utf16.count <= 20_000)
    for link in text.split(separator: "](#").dropFirst() {
      #expect(text.contains("<a id=\"\(link.prefix { $0 != ")" })\">"))
    }
  }

  @Test("an input that does not exist is named, not linked")
  func missingInput() {
    let errors = [("not-found", "nope"), ("malformed-xml", "broken.xml")].map { code, path in
      LoaderError(code: code, message: "m", location: SourceLocation(path: path, line: 1))
    }
    let text = markdown(SampleReport.report([], inputErrors: errors)).text
    #expect(text.contains("| Unreadable | `nope` |") && !text.contains("nope#L1"))
    #expect(text.contains("| Unreadable | [`broken.xml:1`](../broken.xml#L1) |"))
  }

  @Test(
    "a comment stays within its limit of UTF-16 units, and neither it nor a summary links files",
    arguments: [MarkdownTarget.comment, .summary])
  func hosts(target: MarkdownTarget) {
    // Outside the basic plane a character is two units of UTF-16 and four bytes.
    let name = String(repeating: "\u{1F600}", count: 60)
    let report = SampleReport.report(
      (1...150).map { SampleControl.source(path: "themes/\($0).xml", name: "\(name)\($0)") },
      passedOver: (1...300).map { "other/\($0)-\(name).txt" })
    let reporter = MarkdownReporter(target: target, fullReport: "Reports/all.json")
    let rendered = reporter.render(report, in: SampleReport.context)
    #expect(rendered.assets.isEmpty && !rendered.text.contains("](../"))
    #expect(!rendered.text.contains("!["))
    #expect(rendered.text.hasPrefix("# Accessibility audit: failed, 300 errors\n"))
    switch target {
    case .comment:
      #expect(rendered.text.utf16.count <= 65_000)
      #expect(rendered.text.contains("(limit 65,000 characters). Full report: `Reports/all.json`."))
    case .summary, .file:
      #expect(rendered.text.utf8.count <= 1_000_000)
    }
  }

  @Test("an address for pictures makes their links absolute, in a comment too")
  func imageBase() {
    let reporter = MarkdownReporter(target: .comment, imageBase: "https://ci.example/1/Reports")
    let rendered = reporter.render(SampleReport.mixed(), in: SampleReport.context)
    #expect(
      rendered.text.contains(
        "](https://ci.example/1/Reports/a11yaudit-assets/b8905e5531973261.svg)"))
    #expect(rendered.assets.map(\.path) == ["a11yaudit-assets/b8905e5531973261.svg"])
  }

  @Test("whatever its texts are, a report keeps its limit as long as verdict and counts fit")
  func hostileLimit() {
    let report = SampleReport.report(
      (1...40).map { SampleControl.source(path: "\($0)/" + SampleReport.hostile) },
      inputErrors: (1...40).map {
        LoaderError(
          code: "x", message: String(repeating: "|", count: 390),
          location: SourceLocation(path: "e\($0)" + String(repeating: "`", count: 300)))
      })
    for limit in [3_000, 10_000, 30_000] {
      let reporter = MarkdownReporter(target: .comment, sizeLimit: limit)
      let text = reporter.render(report, in: SampleReport.context).text
      #expect(text.utf16.count <= limit && text.contains("| Unreadable | 40 |"))
    }
  }

  @Test("rendering twice gives equal bytes")
  func deterministic() {
    let report = SampleReport.hostileReport()
    let (first, second) = (markdown(report), markdown(report))
    #expect(first.text == second.text && first.warnings == second.warnings)
    #expect(first.assets.map(\.path) == second.assets.map(\.path))
    #expect(first.assets.map(\.content) == second.assets.map(\.content))
  }
}
