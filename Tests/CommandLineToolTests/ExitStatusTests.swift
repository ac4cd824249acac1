import Testing

@testable import CommandLineTool

@Suite("Exit status")
struct ExitStatusTests {
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject([
      "pass/a.svg": Samples.passing, "fail/a.svg": Samples.failing, "small/a.svg": Samples.small,
      "bad/a.svg": "<svg", "mixed/a.svg": Samples.failing, "mixed/b.svg": "<svg",
      "none/readme.txt": "nothing to see", "style/a.xml": Samples.style(),
    ])
  }

  private func status(_ arguments: String...) async -> CommandLineTool.ExitStatus {
    await project.run(arguments + ["--report", "text"]).status
  }

  @Test("0 if everything passes, for drawings and for style definitions")
  func passed() async {
    #expect(await status("pass") == .passed)
    #expect(await status("pass/a.svg") == .passed)
    #expect(await status("style") == .passed)
  }

  @Test("1 if a check fails the gate")
  func failed() async {
    #expect(await status("fail") == .failed)
    #expect(await status("pass", "fail") == .failed)
  }

  @Test("2 if an input cannot be read, is missing, or there is none")
  func untrusted() async {
    #expect(await status("bad") == .untrusted)
    #expect(await status("missing.svg") == .untrusted)
    #expect(await status("none") == .untrusted)
    #expect(await status("none/readme.txt") == .untrusted)
  }

  @Test("2 wins over 1, and the readable files are still audited")
  func precedence() async {
    let run = await project.run(["mixed", "--report", "text"])
    #expect(run.status == .untrusted)
    #expect(run.output.contains("mixed/a.svg") && run.output.contains("text-contrast"))
  }

  @Test("'--fail-on never' turns 1 into 0, never 2")
  func failOnNever() async {
    #expect(await status("fail", "--fail-on", "never") == .passed)
    #expect(await status("bad", "--fail-on", "never") == .untrusted)
  }

  @Test("'--fail-on never' holds whatever '--max-warnings' and '--incomplete' say")
  func failOnNeverAlone() async throws {
    let warning = ["--fail-on", "never", "--severity", "target-size=warning", "--report", "text"]
    #expect(await project.run(["small", "--max-warnings", "0"] + warning).status == .passed)
    try project.write(Samples.unmeasurable, to: "open/a.svg")
    #expect(await status("open", "--incomplete", "fail") == .failed)
    #expect(await status("open", "--incomplete", "fail", "--fail-on", "never") == .passed)
  }

  @Test("'--incomplete warn' is a warning to '--fail-on' and to '--max-warnings'")
  func incompleteWarn() async throws {
    try project.write(Samples.unmeasurable, to: "open/a.svg")
    #expect(await status("open", "--incomplete", "warn") == .passed)
    #expect(await status("open", "--fail-on", "warning") == .passed)
    #expect(await status("open", "--incomplete", "warn", "--fail-on", "warning") == .failed)
    let run = await project.run([
      "open", "--incomplete", "warn", "--max-warnings", "0", "--only", "text-contrast",
      "--report", "text",
    ])
    #expect(run.status == .failed)
    #expect(run.output.contains("0 warnings, 1 not checked, counted as warnings"))
    #expect(
      run.output.hasSuffix("FAILED: more than 0 warnings, counting 1 not checked (exit 1)\n"))
  }

  @Test("'--severity' and '--fail-on' move the gate")
  func severity() async {
    #expect(await status("fail", "--severity", "text-contrast=warning") == .passed)
    #expect(
      await status("fail", "--severity", "text-contrast=warning", "--fail-on", "warning")
        == .failed)
    #expect(await status("fail", "--severity", "text-contrast=off") == .passed)
  }

  @Test("'--max-warnings' fails from one more on")
  func maximumWarnings() async {
    let warning = ["small", "--severity", "target-size=warning", "--report", "text"]
    #expect(await project.run(warning + ["--max-warnings", "2"]).status == .passed)
    #expect(await project.run(warning + ["--max-warnings", "1"]).status == .failed)
  }

  @Test("'--allow-empty' makes nothing a success")
  func allowEmpty() async {
    #expect(await status("none", "--allow-empty") == .passed)
  }

  @Test("'--only' and '--skip' choose rules")
  func rules() async {
    #expect(await status("fail", "--only", "target-size") == .passed)
    #expect(await status("fail", "--skip", "text-contrast") == .passed)
    #expect(await status("fail", "--only", "text-contrast") == .failed)
  }

  @Test("a stricter rule set fails what the default passes")
  func ruleSets() async throws {
    // 40 points high: enough for WCAG AA, not for AAA, Apple and Android.
    for name in ["wcag22-aaa", "apple", "android"] {
      #expect(await status("pass", "--rule-set", name) == .failed, "\(name)")
    }
    #expect(await status("pass", "--level", "AAA") == .failed)
    #expect(await status("pass", "--standard", "wcag22", "--level", "AA") == .passed)
    #expect(await status("pass", "--standard", "wcag21", "--level", "AAA") == .failed)
    // The light text of this file misses 1.4.3, which is level AA.
    #expect(await status("fail", "--standard", "wcag21") == .failed)
    #expect(await status("fail", "--level", "A") == .passed)
  }

  @Test("a state or an appearance that nothing has leaves nothing to audit")
  func filters() async {
    #expect(await status("pass", "--state", "normal") == .passed)
    #expect(await status("pass", "--state", "pressed") == .untrusted)
    #expect(await status("pass", "--appearance", "light") == .passed)
    #expect(await status("pass", "--appearance", "sepia") == .untrusted)
  }

  @Test("2 if a report cannot be written, and the others are written")
  func unwritable() async throws {
    let run = await project.run([
      "pass", "--report", "text=pass/a.svg/x.txt", "--report", "junit=out/x.junit.xml",
    ])
    #expect(run.status == .untrusted)
    #expect(run.errors.contains("the report 'pass/a.svg/x.txt' cannot be written: "))
    #expect(project.files(in: "out") == ["x.junit.xml"])
  }

  @Test("'-' audits standard input under the path that is given")
  func standardInput() async {
    let run = await project.run(
      ["-", "--stdin-path", "ui/x.svg", "--report", "text"], standardInput: Samples.failing)
    #expect(run.status == .failed)
    #expect(run.output.contains("ui/x.svg"))
  }

  @Test("a canvas decides what a translucent drawing lies on")
  func canvas() async throws {
    try project.write(
      Samples.failing.replacingOccurrences(of: "style=\"background:#fff\"", with: "")
        .replacingOccurrences(of: "fill=\"#ffffff\"", with: "fill=\"#ffffff\" fill-opacity=\"0\""),
      to: "clear/a.svg")
    #expect(await status("clear", "--canvas", "light=black", "--only", "text-contrast") == .passed)
    #expect(await status("clear", "--canvas", "light=#fff", "--only", "text-contrast") == .failed)
  }
}
