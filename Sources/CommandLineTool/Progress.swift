internal import Synchronization

/// Says on a terminal how far an audit is: one line on standard error, which goes away at the end.
struct Progress: Sendable {
  /// When progress is shown.
  enum Choice: String, CaseIterable {
    case auto, never
  }

  private let output: TextOutput

  /// `nil` where nobody would watch: not on a terminal, in a build (`CI`), or if it is not wanted.
  init?(_ choice: Choice, isQuiet: Bool, in context: ProcessContext) {
    guard choice == .auto, !isQuiet, context.isErrorTerminal,
      context.environment["TERM"] != "dumb", (context.environment["CI"] ?? "").isEmpty
    else { return nil }
    output = context.errors
  }

  /// Shows that `done` of `total` files are audited; only what changes a percentage is written.
  func show(_ done: Int, of total: Int) {
    guard total > 0, done == 1 || done * 100 / total != (done - 1) * 100 / total else { return }
    try? output.write("\r\u{1B}[Kauditing: \(done) of \(total) files")
  }

  /// Takes the line away.
  func finish() { try? output.write("\r\u{1B}[K") }
}

/// How many of the files of a run are done; several tasks count.
final class FileCount: Sendable {
  private struct Counts {
    var done = 0
    var total: Int
  }

  private let counts: Mutex<Counts>
  private let progress: Progress?

  /// A count of `total` files, shown by `progress` if somebody watches.
  init(_ total: Int, _ progress: Progress?) {
    counts = Mutex(Counts(total: total))
    self.progress = progress
  }

  /// Adds files that turn out to have something to audit.
  func expect(_ more: Int) { counts.withLock { $0.total += more } }

  /// One more file is done.
  func advance() {
    guard let progress else { return }
    counts.withLock {
      $0.done += 1
      progress.show($0.done, of: $0.total)
    }
  }
}
