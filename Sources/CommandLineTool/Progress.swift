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
