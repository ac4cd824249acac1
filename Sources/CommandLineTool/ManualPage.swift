/// The manual page, generated from the definitions of commands and options (man(7)).
struct ManualPage {
  /// The page as roff.
  var text: String {
    """
    .\\" Written by 'a11yaudit manual'.
    .TH A11YAUDIT 1 "" "a11yaudit \(Program.version)" "User Commands"
    .SH NAME
    a11yaudit \\- audit styles and drawings of user interfaces for contrast and target size
    .SH SYNOPSIS
    \(Command.Kind.allCases.map(Self.synopsis).joined(separator: "\n.br\n"))
    .SH DESCRIPTION
    Works out each control of style definitions, SVG exports, Android resources and Xcode files in
    every state and appearance, and measures contrast, target size and hit\\-area coverage against
    the Web Content Accessibility Guidelines. What cannot be measured is reported as not checked,
    never as passed.
    .PP
    A folder is searched for the files that are recognised; \\fB\\-\\fR reads standard input. Without a
    choice of reports the text goes to standard output, and a Markdown report with pictures and a
    JUnit report are written to the folder
    .IR Reports .
    .SH COMMANDS
    \(Command.Kind.allCases.map { Self.item($0.rawValue, $0.summary) }.joined(separator: "\n"))
    \(sections)
    .SH EXIT STATUS
    .TP
    .B 0
    Audited, and the gate passed.
    .TP
    .B 1
    Audited, and the gate failed.
    .TP
    .B 2
    The verdict cannot be trusted: a bad option, an input that cannot be read, nothing to audit, or
    a report that could not be written.
    .TP
    .B 130, 143
    Interrupted; no report is left half\\-written.
    .SH ENVIRONMENT
    No variable changes a verdict.
    .TP
    .B SOURCE_DATE_EPOCH
    The time stamp of JUnit reports, in seconds since 1970.
    .TP
    .B NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, TERM
    Whether the text is coloured, unless \\fB\\-\\-color\\fR says so.
    .TP
    .B CI
    If it is set, no progress is shown.
    .SH EXAMPLES
    .TP
    .B a11yaudit themes/
    Audits a folder and writes the standard reports.
    .TP
    .B a11yaudit \\-\\-report text \\-\\-report sarif=a11y.sarif themes/
    Writes SARIF for code scanning beside the text.
    .TP
    .B a11yaudit \\-\\-shard 1/3 \\-\\-report json=part\\-1.json themes/
    Audits the first of three parts, for \\fBa11yaudit merge\\fR.

    """
  }

  /// The options of each command; those that all commands of a kind share are listed once.
  private var sections: String {
    Command.Kind.allCases.map { command in
      let options = command.options.map { option in
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
        return ".TP\n\(letter)\\fB\(Self.escaped(option.spelling))\\fR\(value)\n"
          + Self.line(option.summary)
      }
      return ".SH OPTIONS OF \(command.rawValue.uppercased())\n" + options.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func synopsis(_ command: Command.Kind) -> String {
    let words = [command.rawValue, "[options]", command.operands].filter { !$0.isEmpty }
    return "\\fBa11yaudit\\fR " + escaped(words.joined(separator: " "))
  }

  private static func item(_ name: String, _ text: String) -> String {
    ".TP\n.B \(escaped(name))\n" + line(text)
  }

  /// A line of text that is no request.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Hyphens that can be copied, and backslashes as they are.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
