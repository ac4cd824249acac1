internal import Audit
internal import RuleSets
internal import SceneModel

extension OptionDefinition {
  /// The words that its value may be, for completion; empty if it may be anything.
  var choices: [String] {
    switch name {
    case "rule-set": RuleSet.available
    case "standard": ["wcag22"]
    case "level": ["AA", "AAA"]
    case "appearance": Appearance.standard.map(\.name)
    case "state": ["normal"] + ControlState.flags.map(\.name)
    case "only", "skip": Registry.rules.map { $0.metadata.id }
    case "large-text-unit": RuleSet.LargeTextUnit.allCases.map(\.rawValue)
    case "fail-on": Severity.allCases.reversed().map(\.rawValue) + ["never"]
    case "incomplete": GatePolicy.IncompletePolicy.allCases.map(\.rawValue)
    case "report", "format": Registry.reporters.map { $0.identifier }
    case "junit-profile": ["common", "strict"]
    case "markdown-for": ["file", "summary", "comment"]
    case "color": ReportOptions.ColorChoice.allCases.map(\.rawValue)
    case "progress": Progress.Choice.allCases.map(\.rawValue)
    default: []
    }
  }

  /// Whether its value is a path.
  var takesPath: Bool {
    placeholder.map { ["FILE", "DIR", "PATH", "POINTS.json"].contains($0) } ?? false
  }
}
