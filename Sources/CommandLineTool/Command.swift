/// What the program is asked to do.
struct Command {
  /// The commands, `check` being the default.
  enum Kind: String, CaseIterable {
    case check, merge, rules, explain, probe, contrast

    /// The options that it takes.
    var options: [OptionDefinition] {
      switch self {
      case .check: OptionDefinition.check
      case .merge: OptionDefinition.merge
      case .rules, .explain: OptionDefinition.ruleQuery
      case .probe: OptionDefinition.probe
      case .contrast: [.help]
      }
    }
  }

  /// Commands that a later release will have.
  private static let planned = ["config", "baseline", "init"]

  let kind: Kind
  /// Whether the first argument is its name.
  let isNamed: Bool

  /// The command that `arguments` start with; a path of the same name needs `./` before it.
  init(_ arguments: [String]) throws(UsageError) {
    if let first = arguments.first, Self.planned.contains(first) {
      throw UsageError(
        .notInThisRelease("the command '\(first)' (for a path write './\(first)')"))
    }
    let named = arguments.first.flatMap(Kind.init)
    kind = named ?? .check
    isNamed = named != nil
  }
}
