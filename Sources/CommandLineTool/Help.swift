/// The text of `--help`.
enum Help {
  /// The help of one command.
  static func text(for command: Command.Kind) -> String {
    switch command {
    case .check: check
    case .merge: merge
    case .baseline: baseline
    case .config:
      "usage: a11yaudit config show|path|schema [options]\n\nShows the effective settings with where each"
        + " comes from, the configuration's path, or\nthe RELAX NG grammar of configurations.\n\n"
        + options(OptionDefinition.showConfig)
    case .`init`:
      "usage: a11yaudit init [--ci SERVICE]\n\nWrites a commented configuration here, or prints what a"
        + " service for continuous\nintegration needs.\n\n" + options(OptionDefinition.initialize)
    case .rules:
      "usage: a11yaudit rules [options]\n\nShows every rule with its criterion, severity"
        + " and numbers, and who says so: the rule set,\nthe configuration or an option.\n\n"
        + options(OptionDefinition.rules)
    case .explain: explain
    case .probe: probe
    case .completions, .manual:
      "usage: \(command.synopsis)\n\n\(command.summary.prefix(1).uppercased())"
        + "\(command.summary.dropFirst()).\n\n" + options([.help])
    case .contrast:
      "usage: a11yaudit contrast FOREGROUND BACKGROUND\n\nShows the contrast ratio of two colours in any"
        + " notation of CSS, what each rule set says\nof it, and the nearest colours that pass.\n\n"
        + options([.help])
    }
  }

  private static var explain: String {
    """
    usage: a11yaudit explain [options] RULE
           a11yaudit explain [options] FINGERPRINT [PATH...]
           a11yaudit explain --from REPORT.json FINGERPRINT

    Shows what a rule measures, why, and what it does not see; or one finding: what was measured,
    the chain of definitions that led to it, what would help, where the same cause shows, and how
    to accept it. Reports print the first digits of fingerprints, which are enough.

    \(options(OptionDefinition.explain))
    exit status: 0 explained, 2 there is no such rule or finding

    """
  }

  private static var probe: String {
    """
    usage: a11yaudit probe [options] FILE X,Y...
           a11yaudit probe [options] --points POINTS.json

    Shows the final colour at points of a drawing or of a style definition's control, and which
    control takes a tap there. Texts are left out, since their glyphs are not known. The colour is
    #rrggbbaa, translucent where nobody says what lies behind; it is null where it cannot be told,
    with the cause on standard error.

    POINTS.json holds {"FILE": [[X, Y], ...]} in points of the drawing, or {"FILE": {"width": W,
    "height": H, "points": [[X, Y], ...]}} in pixels of a picture of that size; files are looked
    for beside it, then in the working directory. The answer is {"FILE": ["#rrggbbaa", null, ...]}.

    \(options(OptionDefinition.probe))
    exit status: 0 answered, 2 a file cannot be read

    """
  }

  private static var baseline: String {
    """
    usage: a11yaudit baseline create|update|prune [options] [PATH...]
           a11yaudit baseline show [--baseline FILE]

    create records every failed check, so that only new ones and those that get worse fail a later
    'check --baseline FILE'. update removes what is fixed and records what has become better; prune
    only removes. Neither ever adds or loosens an entry.

    \(options(OptionDefinition.baseline))
    exit status: 0 written, 2 something could not be read or written

    """
  }

  private static var merge: String {
    """
    usage: a11yaudit merge [options] REPORT.json...

    Joins the JSON reports of the parts of a run (--shard 1/3 to 3/3) and writes the reports that
    a single run would have written, byte for byte. The gate of the run applies to all of it. A
    missing part is an error. Reports of runs over different files can be joined as well; a
    Markdown report then has no pictures, which only reports of parts carry.

    \(options(OptionDefinition.merge))
    exit status: 0 the gate passed, 1 it failed, 2 the verdict cannot be trusted

    """
  }

  private static var check: String {
    """
    usage: a11yaudit [check] [options] [PATH...]
           a11yaudit baseline create|update|prune|show [options] [PATH...]
           a11yaudit merge [options] REPORT.json...
           a11yaudit rules [options]
           a11yaudit explain [options] RULE|FINGERPRINT [PATH...]
           a11yaudit probe [options] FILE X,Y...
           a11yaudit contrast FOREGROUND BACKGROUND
           a11yaudit config show|path|schema
           a11yaudit init [--ci SERVICE]
           a11yaudit completions bash|zsh|fish
           a11yaudit manual

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
