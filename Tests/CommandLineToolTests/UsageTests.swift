import Testing

@testable import CommandLineTool

/// Arguments that cannot be used, and what the program says about them.
private let mistakes: [(arguments: [String], message: String)] = [
  (
    [],
    "name a file or a folder to audit, such as 'a11yaudit themes/', or write a configuration with"
      + " 'a11yaudit init'"
  ),
  (
    ["--only", "text-contrst", "."],
    "there is no rule 'text-contrst'; did you mean 'text-contrast'?"
  ),
  (["--skip=target-sise", "."], "there is no rule 'target-sise'; did you mean 'target-size'?"),
  (["--rule-set", "aple", "."], "there is no rule set 'aple'; did you mean 'apple'?"),
  (
    ["--large-text-unit", "em", "."],
    "the option '--large-text-unit' does not take 'em'; write one of px, pt"
  ),
  (["--standard", "wcag20", "."], "there is no standard 'wcag20'; did you mean 'wcag21'?"),
  (["--level", "B", "."], "there is no level 'B'; there are A, AA, AAA"),
  (
    ["--rule-set", "apple", "--level", "AA", "."],
    "'--rule-set' and '--standard/--level' exclude each other; remove one"
  ),
  (["--name-pattern", "cta-*=buton", "."], "there is no meaning 'buton'; did you mean 'button'?"),
  (["--platform", "iso=18", "."], "there is no platform 'iso'; did you mean 'ios'?"),
  (
    ["--platform", "ios=new", "."],
    "the option '--platform' does not take 'new'; write a number such as ios=18"
  ),
  (
    ["--platform", "ios=99", "."],
    "the option '--platform' does not take 'ios=99'; write a version whose values are known: "
      + "13 to 18 or 26"
  ),
  (
    ["--platform", "ios=25", "."],
    "the option '--platform' does not take 'ios=25'; write a version whose values are known: "
      + "13 to 18 or 26"
  ),
  (
    ["--platform", "android=1", "."],
    "the option '--platform' does not take 'android=1'; write a version whose values are known: "
      + "21 to 36"
  ),
  (
    ["--name-pattern", "cta", "."],
    "the option '--name-pattern' does not take 'cta'; write PATTERN=MEANING"
  ),
  (["--state", "hoverd", "."], "there is no state 'hoverd'; did you mean 'hovered'?"),
  (
    ["--severity", "text-contrast=bad", "."],
    "the option '--severity' does not take 'bad'; write one of note, warning, error, off"
  ),
  (
    ["--severity", "text-contrast", "."],
    "the option '--severity' does not take 'text-contrast'; write NAME=SEVERITY"
  ),
  (
    ["--fail-on", "errors", "."],
    "the option '--fail-on' does not take 'errors'; did you mean 'error'?"
  ),
  (
    ["--fail-on", "always", "."],
    "the option '--fail-on' does not take 'always'; write one of error, warning, note, never"
  ),
  (
    ["--incomplete", "wran", "."],
    "the option '--incomplete' does not take 'wran'; did you mean 'warn'?"
  ),
  (
    ["--junit-profile", "strikt", "."],
    "the option '--junit-profile' does not take 'strikt'; did you mean 'strict'?"
  ),
  (
    ["--markdown-for", "sumary", "."],
    "the option '--markdown-for' does not take 'sumary'; did you mean 'summary'?"
  ),
  (
    ["--color", "alway", "."], "the option '--color' does not take 'alway'; did you mean 'always'?"
  ),
  (
    ["--progress", "nevr", "."],
    "the option '--progress' does not take 'nevr'; did you mean 'never'?"
  ),
  (
    ["--threshold", "target-size.measure=bix", "."],
    "the option '--threshold' does not take 'bix'; did you mean 'box'?"
  ),
  (
    ["--threshold", "target-size.minimun=44", "."],
    "there is no number of 'target-size' 'minimun'; did you mean 'minimum'?"
  ),
  (
    ["--appearence", "dark", "."], "there is no option '--appearence'; did you mean '--appearance'?"
  ),
  (["rule"], "there is no command and no file 'rule'; did you mean 'rules'?"),
  (["chek", "."], "there is no command and no file 'chek'; did you mean 'check'?"),
  (["init", "--ci", "gitlap"], "there is no service 'gitlap'; did you mean 'gitlab'?"),
  (["config", "shwo"], "there is no action of 'config' 'shwo'; did you mean 'show'?"),
  (
    ["rules", "--format", "jsn"], "the option '--format' does not take 'jsn'; did you mean 'json'?"
  ),
  (
    ["--max-warnings", "-1", "."], "the option '--max-warnings' needs a value"
  ),
  (
    ["--max-warnings=99999999999999999999", "."],
    "the option '--max-warnings' does not take '99999999999999999999'; write a whole number from"
      + " 0 up"
  ),
  (
    ["--jobs", "0", "."],
    "the option '--jobs' does not take '0'; write a whole number from 1 up"
  ),
  (
    ["--canvas", "dark=#12", "."],
    "the option '--canvas' does not take '#12'; write an opaque colour such as dark=#1E1E1E"
  ),
  (
    ["--canvas", "dark=rgb(0 0 0 / 50%)", "."],
    "the option '--canvas' does not take 'rgb(0 0 0 / 50%)'; write an opaque colour such as"
      + " dark=#1E1E1E"
  ),
  (["--report", "juni", "."], "there is no report format 'juni'; did you mean 'junit'?"),
  (["--report", "sariff", "."], "there is no report format 'sariff'; did you mean 'sarif'?"),
  (
    ["--report", "text", "--report", "junit", "."],
    "only one report can go to standard output; give the others a path"
  ),
  (
    ["--report", "text=x", "--report", "junit=x", "."],
    "two reports go to the same file; give each a path of its own"
  ),
  (
    ["--report", "text", "--format", "junit", "."],
    "'--report' and '--format/--output' exclude each other; remove one"
  ),
  (
    ["--report", "text", "--reports", "out", "."],
    "'--reports' and '--report' exclude each other; remove one"
  ),
  (["-q", "-v", "."], "'--quiet' and '--verbose' exclude each other; remove one"),
  (["-"], "'-' reads standard input and needs '--stdin-path PATH'; give both or none"),
  (
    ["--stdin-path", "x.svg", "."],
    "'-' reads standard input and needs '--stdin-path PATH'; give both or none"
  ),
  (
    ["--skip", "text-contrast", "--only", "text-contrast", "."],
    "no rule is left to check; choose fewer '--skip' or '--only'"
  ),
  (["baseline", "creat"], "there is no action of 'baseline' 'creat'; did you mean 'create'?"),
  (["rules", "x"], "'rules' takes no path; 'explain RULE' shows a single one"),
  (
    ["explain"],
    "name a rule or the fingerprint of a finding to explain; 'a11yaudit rules' lists the rules"
  ),
  (["explain", "text-contrat"], "there is no rule 'text-contrat'; did you mean 'text-contrast'?"),
  (
    ["explain", "9b1c2e7d"],
    "name the files that the finding is in, such as 'a11yaudit explain 9b1c2e7d themes/', or a"
      + " report with '--from'"
  ),
  (
    ["explain", "text-contrast", "themes"],
    "a rule is explained without any file; remove the others"
  ),
  (["check", "rules", "--nope"], "there is no option '--nope'; 'a11yaudit --help' lists them"),
]

@Suite("Usage")
struct UsageTests {
  @Test("arguments that cannot be used end with status 2 and no report", arguments: mistakes)
  func mistake(arguments: [String], message: String) async throws {
    let project = try TemporaryProject()
    let run = await project.run(arguments)
    #expect(run.status == .untrusted)
    #expect(run.errors == "a11yaudit: error: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(project.files(in: "Reports").isEmpty)
  }

  @Test("help and version succeed for every command")
  func help() async throws {
    let project = try TemporaryProject()
    for arguments in [
      ["--help"], ["-h"], ["check", "--help"], ["rules", "-h"], ["explain", "-h"],
      ["probe", "-h"], ["contrast", "-h"],
    ] {
      let run = await project.run(arguments)
      #expect(run.status == .passed && run.output.hasPrefix("usage: a11yaudit"))
      #expect(run.errors.isEmpty)
    }
    let version = await project.run(["--version"])
    #expect(version.status == .passed && version.output == "a11yaudit \(Program.version)\n")
  }

  @Test("help names every option of the command", arguments: OptionDefinition.check)
  func helpIsComplete(option: OptionDefinition) {
    #expect(Help.text(for: .check).contains("\(option.spelling) "))
    #expect(Help.text(for: .check).contains(option.summary))
  }

  @Test("'rules' shows criterion, severity and numbers, 'explain' the reasons")
  func rules() async throws {
    let project = try TemporaryProject()
    let rules = await project.run(["rules", "--rule-set", "android"])
    #expect(rules.output.contains("target-size  error, Touch target size\n"))
    #expect(rules.output.contains("measure box, minimum 48, spacing none\n"))
    let rule = await project.run(["explain", "target-size"])
    #expect(rule.output.hasPrefix("target-size: "))
    #expect(rule.output.contains("In WCAG 2.2 AA: error, 2.5.8\n"))
  }

  @Test("a time stamp that is no number is refused", arguments: ["x", "-1", "253402300800"])
  func timestamp(text: String) async throws {
    let project = try TemporaryProject()
    let run = await project.run(["."], environment: ["SOURCE_DATE_EPOCH": text])
    #expect(run.status == .untrusted && run.errors.contains("SOURCE_DATE_EPOCH is '\(text)'"))
  }
}
