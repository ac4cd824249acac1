internal import Reporters

extension ProcessContext {
  /// Says on standard error that something is wrong.
  func report(_ message: String) { note("error: " + message) }

  /// Says something on standard error, on one line; if that is closed, nobody listens.
  func note(_ message: String) {
    try? errors.write("a11yaudit: " + VisibleText.line(message) + "\n")
  }
}
