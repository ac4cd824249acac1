/// How bad a failed check is.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Advice.
  case note
  /// Should be changed.
  case warning
  /// Must be changed: the standard is not met.
  case error

  /// Orders from `note` to `error`.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
