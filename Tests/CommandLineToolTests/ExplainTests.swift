import Foundation
import Testing

@testable import CommandLineTool

@Suite("Explaining")
struct ExplainTests {
  private static let configuration = """
    <a11yaudit xmlns="urn:a11yaudit:config:1">
    <rule id="target-size" severity="warning" minimum="44"/>
    </a11yaudit>

    """

  /// Two labels of one colour, which fails: #949494 on white is 3.03:1.
  private static let shared = """
    <theme xmlns="urn:a11yaudit:style:1">
      <color name="ink" value="#949494"/>
      <style name="Plain">
        <label/>
        <frame width="120" height="48"/>
        <foreground-style color="ink"/>
        <background color="#FFFFFF"/>
      </style>
      <control name="Send" role="button" style="Plain" label="Send"/>
      <control name="Keep" role="button" style="Plain" label="Keep"/>
    </theme>

    """

  private func json(_ text: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  /// The fingerprint of the failed label of `control`, as the JSON report has it.
  private func fingerprint(_ control: String, in project: TemporaryProject) async throws -> String {
    _ = await project.run(["ui", "--report", "json=r.json"])
    let report = try json(project.read("r.json"))
    let checks = try #require(report["checks"] as? [[String: Any]])
    let check = checks.first {
      $0["control"] as? String == control && $0["rule"] as? String == "text-contrast"
    }
    return try #require(check?["fingerprint"] as? String)
  }

  @Test("a finding is told whole: identity, figures, chain, remedy, other places, acceptance")
  func finding() async throws {
    let project = try TemporaryProject(["ui/a.xml": Self.shared])
    let fingerprint = try await fingerprint("Send", in: project)
    let run = await project.run(["explain", String(fingerprint.prefix(8)), "ui"])
    #expect(run.status == .passed && run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == fingerprint)
    for line in [
      "control       Send", "state         normal", "part          label", "measured      3.03:1",
      "required      4.5:1", "foreground    #949494", "background    #FFFFFF",
    ] {
      #expect(lines.contains(line), "\(line)\n\(run.output)")
    }
    #expect(run.output.contains("  ink = #949494  ui/a.xml:2:"))
    #expect(run.output.contains("What would help:\n"))
    #expect(run.output.contains("The same cause shows in") && run.output.contains("  Keep ("))
    #expect(
      run.output.contains(
        "<!-- a11yaudit:ignore text-contrast state=normal reason=\"...\" -->"))
    #expect(
      run.output.contains(
        "<suppress rule=\"text-contrast\" path=\"ui/a.xml\" control=\"Send\" state=\"normal\""
          + " reason=\"...\"/>"), "\(run.output)")
  }

  @Test("what it says to write accepts the finding")
  func acceptance() async throws {
    let project = try TemporaryProject(["ui/a.svg": Samples.failing])
    _ = await project.run(["ui", "--report", "json=r.json"])
    let report = try json(project.read("r.json"))
    let checks = try #require(report["checks"] as? [[String: Any]])
    let failed = try #require(checks.first { $0["outcome"] as? String == "failed" })
    let fingerprint = try #require(failed["fingerprint"] as? String)
    let text = await project.run(["explain", fingerprint, "ui"]).output
    let element = try #require(
      text.split(separator: "\n").first { $0.contains("<suppress ") }.map(String.init))
    try project.write(
      "<a11yaudit xmlns=\"urn:a11yaudit:config:1\">"
        + element.replacing("...", with: "a test") + "</a11yaudit>", to: "a11yaudit.xml")
    let run = await project.run(["ui", "--report", "text"])
    #expect(run.status == .passed && run.output.contains("suppressed"), "\(run.output)")
    let again = await project.run(["explain", fingerprint, "ui"])
    #expect(again.output.contains("accepted      suppressed: a test"), "\(again.output)")
    #expect(!again.output.contains("<suppress"))
  }

  @Test("a finding of a JSON report is told without an audit")
  func report() async throws {
    let project = try TemporaryProject(["ui/a.xml": Self.shared])
    let fingerprint = try await fingerprint("Keep", in: project)
    let audited = await project.run(["explain", fingerprint, "ui"])
    let read = await project.run(["explain", "--from", "r.json", fingerprint])
    #expect(read.status == .passed && read.output == audited.output, "\(read.errors)")
    let none = await project.run(["explain", "--from", "ui/a.xml", fingerprint])
    #expect(none.status == .untrusted && none.errors.contains("ui/a.xml:1:1"), "\(none.errors)")
  }

  @Test("digits that mean none or several checks are said with what is near")
  func misses() async throws {
    let project = try TemporaryProject(["ui/a.xml": Self.shared])
    let fingerprint = try await fingerprint("Send", in: project)
    // Another last digit: one letter away.
    let wrong = fingerprint.dropLast() + (fingerprint.hasSuffix("0") ? "1" : "0")
    let near = await project.run(["explain", String(wrong), "ui"])
    #expect(near.status == .untrusted)
    #expect(
      near.errors.contains("did you mean \(fingerprint) (text-contrast, Send"), "\(near.errors)")
    let gone = await project.run(["explain", "0000000000000000000000000000000f", "ui"])
    #expect(gone.errors.contains("it may be repaired, or in a file that was not named"))
    let short = await project.run(["explain", "abc", "ui"])
    #expect(short.errors.contains("there is no rule 'abc'"))
  }

  @Test("several findings that the digits may mean are named")
  func ambiguity() async throws {
    // 70 drawings have some hundreds of checks, of which two begin alike in their first 4 digits
    // with near certainty: the search looks for such a pair itself.
    var files: [String: String] = [:]
    for number in 0..<70 { files["ui/\(number).svg"] = Samples.failing }
    let project = try TemporaryProject(files)
    _ = await project.run(["ui", "--report", "json=r.json"])
    let report = try json(project.read("r.json"))
    let checks = try #require(report["checks"] as? [[String: Any]])
    let prints = checks.compactMap { $0["fingerprint"] as? String }
    let groups = Dictionary(grouping: prints) { $0.prefix(4) }
    let pair = try #require(groups.values.first { $0.count == 2 })
    let run = await project.run(["explain", "--from", "r.json", String(pair[0].prefix(4))])
    #expect(run.status == .untrusted && run.errors.contains("may mean 2 checks; give more digits:"))
    #expect(pair.allSatisfy { run.errors.contains($0) }, "\(run.errors)")
  }

  @Test("'rules' and 'explain' heed the configuration and say where a value comes from")
  func rules() async throws {
    let project = try TemporaryProject(["a11yaudit.xml": Self.configuration])
    let rules = await project.run(["rules"])
    #expect(
      rules.output.contains("\ntarget-size  warning (a11yaudit.xml:2:24), 2.5.8\n"),
      "\(rules.output)")
    #expect(rules.output.contains("  minimum 44 (a11yaudit.xml:2:43)\n"))
    #expect(rules.output.contains("\ntext-contrast  error, 1.4.3\n"))
    let rule = await project.run(["explain", "target-size"])
    #expect(rule.output.contains("warning (a11yaudit.xml:2:24), 2.5.8\n"))
    let option = await project.run([
      "rules", "--severity", "target-size=note", "--skip", "use-of-color",
    ])
    #expect(option.output.contains("target-size  note (option --severity)"))
    #expect(option.output.contains("use-of-color  off (option --skip)"))
    let plain = await project.run(["rules", "--no-config"])
    #expect(plain.output.contains("target-size  error, 2.5.8\n"))
  }

  @Test("'rules' as JSON says what is on and why")
  func json() async throws {
    let project = try TemporaryProject(["a11yaudit.xml": Self.configuration])
    let run = await project.run(["rules", "--format", "json"])
    let list = try json(run.output)
    #expect(list["ruleSet"] as? String == "wcag22-aa")
    let rules = try #require(list["rules"] as? [[String: Any]])
    let size = try #require(rules.first { $0["id"] as? String == "target-size" })
    #expect(size["severity"] as? String == "warning" && size["isOn"] as? Bool == true)
    #expect(size["origin"] as? String == "a11yaudit.xml:2:24")
    #expect((size["options"] as? [String: String])?["minimum"] == "44")
    #expect((size["optionOrigins"] as? [String: String])?["minimum"] == "a11yaudit.xml:2:43")
    let text = try #require(rules.first { $0["id"] as? String == "text-contrast" })
    #expect(text["origin"] as? String == "rule set wcag22-aa")
  }
}
