internal import Audit
internal import RuleSets
internal import SceneModel

extension OptionDefinition {
  /// The words that its value may be, for completion; empty if it may be anything.
  var choices: [String] {
    switch name {
    case "rule-set": RuleSet.available
    case "standard": CheckOptions.standards
    case "level": CheckOptions.levels
    case "appearance": Appearance.standard.map(\.name)
    case "state": ["normal"] + ControlState.flags.map(\.name)
    case "only", "skip": Registry.rules.map { $0.metadata.id }
    case "canvas": Appearance.standard.map { $0.name + "=" }
    case "define": ["currentColor=", "context-fill=", "context-stroke="]
    case "platform": Registry.platforms.map { $0 + "=" }
    case "severity": Registry.rules.map { $0.metadata.id + "=" }
    case "threshold": thresholds
    case "ci": InitCommand.serviceNames
    case "large-text-unit": RuleSet.LargeTextUnit.allCases.map(\.rawValue)
    case "fail-on": Severity.allCases.reversed().map(\.rawValue) + ["never"]
    case "incomplete": GatePolicy.IncompletePolicy.allCases.map(\.rawValue)
    case "format" where placeholder == Self.ruleFormats: ["text", "json"]
    case "report", "format": Registry.reporters.map { $0.identifier }
    case "junit-profile": ["common", "strict"]
    case "markdown-for": ["file", "summary", "comment"]
    case "color": ReportOptions.ColorChoice.allCases.map(\.rawValue)
    case "progress": Progress.Choice.allCases.map(\.rawValue)
    default: []
    }
  }

  /// The numbers and words of the default rule set, as `--threshold` takes them.
  private var thresholds: [String] {
    guard let rules = try? RuleSet.named(RuleSetLibrary.defaultName).rules else { return [] }
    return rules.flatMap { rule in
      (rule.numbers.keys.sorted() + rule.words.keys.sorted()).map { "\(rule.id).\($0)=" }
    }
  }

  /// Whether its value is a path.
  var takesPath: Bool {
    placeholder.map {
      ["FILE", "FILE[@APPEARANCE]", "DIR", "PATH", "POINTS.json", "REPORT.json"].contains($0)
    } ?? false
  }
}
