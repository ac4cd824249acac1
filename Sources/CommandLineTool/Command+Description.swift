extension Command.Kind {
  /// What it does, for help: a fragment without a full stop.
  var summary: String {
    switch self {
    case .check: "audit files and folders and write reports; the default"
    case .baseline: "accept today's findings, so that only new and worse ones count"
    case .config: "show the effective settings, the configuration's path, or its grammar"
    case .`init`: "write a commented configuration, or print a snippet for a build server"
    case .merge: "join the JSON reports of the parts of a run"
    case .rules: "show every rule with its criterion, severity and numbers"
    case .explain: "show what a rule measures and why, or a finding with all that led to it"
    case .probe: "show the final colour at points of a drawing or control"
    case .contrast: "show the contrast ratio of two colours"
    case .completions: "print the completions of a shell"
    case .manual: "print the manual page"
    }
  }

  /// What follows the program's name, without options.
  var operands: String {
    switch self {
    case .check: "PATH..."
    case .merge: "REPORT.json..."
    case .rules, .manual, .`init`: ""
    case .baseline: "create|update|prune|show PATH..."
    case .config: "show|path|schema"
    case .explain: "RULE|FINGERPRINT [PATH...]"
    case .probe: "FILE X,Y..."
    case .contrast: "FOREGROUND BACKGROUND"
    case .completions: Completions.Shell.allCases.map(\.rawValue).joined(separator: "|")
    }
  }

  /// How it is called.
  var synopsis: String {
    ["a11yaudit", rawValue, "[options]", operands].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
