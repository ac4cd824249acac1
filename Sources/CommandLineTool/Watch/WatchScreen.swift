internal import Audit
internal import Reporters

/// The screen of `--watch`: each audit takes the place of the one before.
struct WatchScreen {
  let context: ProcessContext

  /// Shows what came of an audit after `changes`, which are empty at first.
  func show(
    _ changes: String, _ report: AuditReport, since earlier: AuditReport?,
    options: ReportOptions, written: ReportWriter.Outcome, fileCount: Int
  ) {
    let colors = ColorDecision(options.color, in: context).usesColor
    var text = heading(changes)
    text +=
      ConsoleChanges(
        report, since: earlier,
        options: ConsoleReporter.Options(usesColor: colors, isQuiet: options.detail == .quiet)
      ).text
    for message in written.warnings + written.failures {
      text += VisibleText.line("Reports: \(message)") + "\n"
    }
    let workingDirectory = FilePath(context.workingDirectory)
    let names = written.changed.map { $0.relative(to: workingDirectory) }
    if !names.isEmpty {
      text += VisibleText.line("Written: " + names.joined(separator: ", ")) + "\n"
    }
    text += "Watching \(fileCount == 1 ? "1 file" : "\(fileCount) files"); Ctrl-C ends.\n"
    try? context.output.write(text)
  }

  /// Shows why there was no audit after `changes`.
  func show(_ changes: String, problems: [String]) {
    var text = heading(changes)
    for problem in problems { text += VisibleText.line(problem) + "\n" }
    text += "Not audited; waiting for a change. Ctrl-C ends.\n"
    try? context.output.write(text)
  }

  /// An empty screen where the terminal can do that, and what has changed.
  private func heading(_ changes: String) -> String {
    // Cursor to the first cell, then erase to the end (ECMA-48, CUP and ED): what has scrolled away
    // stays.
    let clearing = context.environment["TERM"] == "dumb" ? "\n" : "\u{1B}[H\u{1B}[J"
    return clearing + (changes.isEmpty ? "" : VisibleText.line("Changed: " + changes) + "\n")
  }
}
