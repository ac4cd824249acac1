internal import RuleSets

/// What the program knows about one option: how it is bound and how help shows it.
struct OptionDefinition: Hashable {
  /// The long name without hyphens.
  var name: String
  /// The letter of the short form.
  var letter: Character?
  /// What help calls the value; `nil` for a switch.
  var placeholder: String?
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// What holds without it, for `config show`; `nil` for nothing.
  var defaultValue: String?
  /// What it does, for help: a fragment without a full stop.
  var summary: String

  /// The long form as it is typed.
  var spelling: String { "--" + name }
}

extension OptionDefinition {
  /// Prints help.
  static let help = OptionDefinition(name: "help", letter: "h", summary: "show this help")
  /// Prints the version.
  static let version = OptionDefinition(name: "version", summary: "show the version")

  /// The configuration to use.
  static let config = OptionDefinition(
    name: "config", placeholder: "FILE",
    summary: "the configuration to use (a11yaudit.xml here or above)")
  /// Heeds no configuration.
  static let noConfig = OptionDefinition(name: "no-config", summary: "heed no configuration")
  /// The baseline to apply, or to write.
  private static let baselineFile = OptionDefinition(
    name: "baseline", placeholder: "FILE",
    summary: "what is known and accepted as long as it is no worse (from the configuration)")
  private static let noBaseline = OptionDefinition(
    name: "no-baseline", summary: "apply no baseline")
  private static let force = OptionDefinition(
    name: "force", summary: "write over a file that is there")

  /// The options of `check`, in the order of help.
  static let check: [OptionDefinition] =
    [config, noConfig] + auditing + [
      baselineFile, noBaseline,
      OptionDefinition(
        name: "watch", summary: "audit again whenever a file changes, on a terminal"),
    ] + fixing + reporting + [help, version]

  /// The options that change the audited files.
  private static let fixing: [OptionDefinition] = [
    OptionDefinition(
      name: "fix",
      summary: "write colours and sizes that pass into the files, where nothing gets worse"),
    OptionDefinition(
      name: "dry-run", summary: "with --fix: print the changes as a patch and write nothing"),
  ]

  /// The options of `baseline`.
  static let baseline: [OptionDefinition] =
    [config, noConfig, baselineFile, force] + auditing + [help]

  /// The options of `config`: `show` tells what they come to.
  static let showConfig: [OptionDefinition] = check.filter {
    $0 != version && !fixing.contains($0)
  }

  /// The options of `init`.
  static let initialize: [OptionDefinition] = [
    OptionDefinition(
      name: "ci", placeholder: "SERVICE",
      summary: "print what a service needs instead: github, gitlab, jenkins"), force, help,
  ]

  /// The options about reports, of all commands that write some.
  static let reporting: [OptionDefinition] = [
    OptionDefinition(
      name: "report", placeholder: "FORMAT[=PATH]", isRepeatable: true,
      summary: "write a report: \(Registry.formats); without PATH to standard output"),
    OptionDefinition(
      name: "format", placeholder: "FORMAT", summary: "the format of a single report (text)"),
    OptionDefinition(
      name: "output", placeholder: "PATH", summary: "the file of a single report (-)"),
    OptionDefinition(
      name: "reports", placeholder: "DIR", defaultValue: "Reports",
      summary: "folder of the reports that are written by default (Reports)"),
    OptionDefinition(
      name: "junit-profile", placeholder: "NAME", defaultValue: "common",
      summary: "common (default), or strict for parsers without tolerance"),
    OptionDefinition(
      name: "timings", summary: "say in JUnit reports how long each file took (0.000)"),
    OptionDefinition(
      name: "markdown-for", placeholder: "TARGET", defaultValue: "file",
      summary: "what Markdown is written for: file (default), summary or comment of a build"),
    OptionDefinition(
      name: "image-base", placeholder: "URL",
      summary: "where the folder with the pictures of the Markdown report is published"),
    OptionDefinition(
      name: "category", placeholder: "NAME", defaultValue: "a11yaudit",
      summary: "what tells SARIF reports of one commit apart (a11yaudit)"),
    OptionDefinition(
      name: "color", placeholder: "WHEN",
      summary: "colour of the text: auto (default), always, never"),
    OptionDefinition(
      name: "quiet", letter: "q", summary: "only what fails the gate, and the summary"),
    OptionDefinition(
      name: "verbose", letter: "v", summary: "also what passed and what was decided"),
  ]

  /// The options of `merge`.
  static let merge: [OptionDefinition] = reporting + [help]

  /// The options about what is audited, and how.
  private static let auditing: [OptionDefinition] = [
    OptionDefinition(
      name: "rule-set", placeholder: "NAME", defaultValue: RuleSetLibrary.defaultName,
      summary: "what to audit against: \(RuleSet.available.joined(separator: ", ")) (the first)"),
    OptionDefinition(
      name: "standard", placeholder: "NAME", defaultValue: "wcag22",
      summary: "the standard by name: wcag21, wcag22 (default)"),
    OptionDefinition(
      name: "level", placeholder: "LEVEL", defaultValue: "AA",
      summary: "its level: A, AA (default), AAA"),
    OptionDefinition(
      name: "appearance", placeholder: "NAME", isRepeatable: true, defaultValue: "all",
      summary: "audit only this appearance, such as dark (all)"),
    OptionDefinition(
      name: "state", placeholder: "NAME", isRepeatable: true, defaultValue: "all",
      summary: "audit only this state, such as pressed (all)"),
    OptionDefinition(
      name: "canvas", placeholder: "APPEARANCE=COLOUR", isRepeatable: true,
      summary: "what lies behind everything in an appearance, such as dark=#1E1E1E"),
    OptionDefinition(
      name: "define", placeholder: "NAME[@APPEARANCE]=VALUE", isRepeatable: true,
      summary: "what the page gives drawings: a CSS variable, currentColor, context-fill, ..."),
    OptionDefinition(
      name: "tokens", placeholder: "FILE[@APPEARANCE]", isRepeatable: true,
      summary: "a style sheet or style definition whose variables drawings inherit"),
    OptionDefinition(
      name: "library", placeholder: "DIR", isRepeatable: true,
      summary: "a library's resources, which the project's own refer to; not audited"),
    OptionDefinition(
      name: "platform", placeholder: "NAME=VERSION", isRepeatable: true,
      summary: "whose built-in values are used, such as ios=18 or android=34 (the newest)"),
    OptionDefinition(
      name: "name-pattern", placeholder: "PATTERN=MEANING", isRepeatable: true,
      summary: "what layers or files of a name are: a role, a state or none; such as 'cta-*=button'"
    ),
    OptionDefinition(
      name: "only", placeholder: "RULE", isRepeatable: true, summary: "run only this rule"),
    OptionDefinition(
      name: "skip", placeholder: "RULE", isRepeatable: true, summary: "do not run this rule"),
    OptionDefinition(
      name: "severity", placeholder: "RULE=SEVERITY", isRepeatable: true,
      summary: "how bad a failure of a rule is: error, warning, note, off"),
    OptionDefinition(
      name: "threshold", placeholder: "RULE.NAME=VALUE", isRepeatable: true,
      summary: "a number or word of a rule, such as target-size.minimum=44"),
    OptionDefinition(
      name: "large-text-unit", placeholder: "UNIT", defaultValue: "that of the rule set",
      summary: "what WCAG's 18 and 14 bold points of large text are: px (24 px, default), pt"),
    OptionDefinition(
      name: "fail-on", placeholder: "SEVERITY", defaultValue: "error",
      summary: "the lowest severity that fails: error (default), warning, note; never fails at all"),
    OptionDefinition(
      name: "max-warnings", placeholder: "N", defaultValue: "no limit",
      summary: "fail with more than N warnings (no limit)"),
    OptionDefinition(
      name: "incomplete", placeholder: "POLICY", defaultValue: "report",
      summary: "what a check does that cannot be measured: report (default), warn, fail"),
    OptionDefinition(
      name: "today", placeholder: "YYYY-MM-DD",
      summary: "the day that the end of suppressions is judged by (today in UTC)"),
    OptionDefinition(
      name: "allow-empty", defaultValue: "off", summary: "finding nothing to audit is a success"),
    OptionDefinition(
      name: "stdin-path", placeholder: "PATH",
      summary: "the path that '-', standard input, stands for"),
    OptionDefinition(
      name: "progress", placeholder: "WHEN",
      summary: "how far an audit is, on a terminal: auto (default), never"),
    OptionDefinition(
      name: "shard", placeholder: "I/N",
      summary: "audit only a part of the files, 1/3 to 3/3 say; 'merge' joins the JSON reports"),
    OptionDefinition(
      name: "jobs", placeholder: "N", summary: "how many files are audited at once (all cores)"),
  ]

  /// The options that decide on rules.
  private static let ruleChoice = auditing.filter {
    [
      "rule-set", "standard", "level", "only", "skip", "severity", "threshold", "large-text-unit",
    ].contains($0.name)
  }

  /// The formats of `rules`.
  static let ruleFormats = "text|json"

  /// The options of `rules`.
  static let rules: [OptionDefinition] =
    [
      OptionDefinition(
        name: "format", placeholder: ruleFormats, summary: "how they are shown (text)"),
      config, noConfig,
    ] + ruleChoice + [help]

  /// The options of `explain`.
  static let explain: [OptionDefinition] =
    [
      OptionDefinition(
        name: "from", placeholder: "REPORT.json",
        summary: "look for the finding in a JSON report instead of auditing"),
      config, noConfig,
    ] + auditing.filter { !["stdin-path", "shard", "allow-empty"].contains($0.name) }
    + [baselineFile, noBaseline, help]

  /// The options of `probe`, in the order of help.
  static let probe: [OptionDefinition] =
    [
      OptionDefinition(
        name: "control", placeholder: "NAME", summary: "look at the drawing of this control"),
      OptionDefinition(
        name: "state", placeholder: "NAME", defaultValue: "all",
        summary: "in this state, such as pressed (normal)"),
      OptionDefinition(
        name: "appearance", placeholder: "NAME", defaultValue: "all",
        summary: "in this appearance (the first)"),
      OptionDefinition(
        name: "points", placeholder: "POINTS.json",
        summary: "answer many files at once, as JSON; '-' is standard input"),
      OptionDefinition(name: "hits", summary: "answer which control takes a tap, not the colour"),
    ]
    + check.filter {
      ["config", "no-config", "canvas", "define", "tokens", "name-pattern"].contains($0.name)
    } + [help]
}
