/// Whether text on standard output is coloured (reports and command line, section 10).
struct ColorDecision: Hashable {
  let usesColor: Bool

  /// The option wins, then `NO_COLOR` (no-color.org), then the variables that force colour, then
  /// the terminal.
  init(_ choice: ReportOptions.ColorChoice, in context: ProcessContext) {
    let environment = context.environment
    let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains {
      environment[$0].map { $0 != "0" } ?? false
    }
    switch choice {
    case .always: usesColor = true
    case .never: usesColor = false
    case .auto where environment["NO_COLOR"].map { !$0.isEmpty } ?? false: usesColor = false
    case .auto:
      usesColor = isForced || context.isTerminal && environment["TERM"] != "dumb"
    }
  }
}
