/// What the program is asked to do.
struct Command {
  /// The commands, `check` being the default.
  enum Kind: String, CaseIterable {
    case check, baseline, merge, rules, explain, probe, contrast, config, completions, manual
    case `init`

    /// The options that it takes.
    var options: [OptionDefinition] {
      switch self {
      case .check: OptionDefinition.check
      case .baseline: OptionDefinition.baseline
      case .config: OptionDefinition.showConfig
      case .`init`: OptionDefinition.initialize
      case .merge: OptionDefinition.merge
      case .rules: OptionDefinition.rules
      case .explain: OptionDefinition.explain
      case .probe: OptionDefinition.probe
      case .contrast, .completions, .manual: [.help]
      }
    }
  }

  let kind: Kind
  /// Whether the first argument is its name.
  let isNamed: Bool

  /// The command that `arguments` start with; a path of the same name needs `./` before it.
  init(_ arguments: [String]) throws(UsageError) {
    let named = arguments.first.flatMap(Kind.init)
    kind = named ?? .check
    isNamed = named != nil
  }
}
