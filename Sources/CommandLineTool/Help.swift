/// The text of `--help`.
enum Help {
  /// The help of one command.
  static func text(for command: Command.Kind) -> String {
    switch command {
    case .check: check
    case .rules:
      "usage: a11yaudit rules [--rule-set NAME]\n\nShows every rule with its criterion, severity"
        + " and numbers.\n\n" + options(OptionDefinition.ruleQuery)
    case .explain:
      "usage: a11yaudit explain RULE [--rule-set NAME]\n\nShows what a rule measures, why, and what"
        + " it does not see.\n\n" + options(OptionDefinition.ruleQuery)
    }
  }

  private static var check: String {
    """
    usage: a11yaudit [check] [options] PATH...
           a11yaudit rules [--rule-set NAME]
           a11yaudit explain RULE [--rule-set NAME]

    Audits style definitions and SVG exports for WCAG contrast, target size and hit-area coverage.
    A folder is searched for the files that are recognised; '-' reads standard input.
    Without a choice of reports the text goes to standard output, and a Markdown report with
    pictures and a JUnit report are written to the folder Reports.

    \(options(OptionDefinition.check))
    exit status: 0 the gate passed, 1 it failed, 2 the verdict cannot be trusted

    """
  }

  /// The options in two columns, wide spellings on a line of their own.
  private static func options(_ definitions: [OptionDefinition]) -> String {
    let column = 30
    var text = "options:\n"
    for definition in definitions {
      let letter = definition.letter.map { "-\($0), " } ?? "    "
      let value = definition.placeholder.map { " \($0)" } ?? ""
      let spelling = "  " + letter + definition.spelling + value
      let padding =
        spelling.count < column
        ? String(repeating: " ", count: column - spelling.count)
        : "\n" + String(repeating: " ", count: column)
      text += spelling + padding + definition.summary + "\n"
    }
    return text
  }
}
