/// A word of the source or of the configuration that findings are known and accepted.
///
/// Such a check is measured all the same and reported as suppressed with what is said about it.
public struct Suppression: Hashable, Sendable {
  /// Who says so.
  public enum Kind: String, Hashable, Sendable {
    /// A remark that another tool defines, such as `tools:ignore` of Android's lint; it needs neither
    /// a rule nor a reason.
    case remark
    /// A comment `a11yaudit:ignore` in a source.
    case inline
    /// An element `suppress` of the configuration.
    case configuration
  }

  /// Who says so.
  public var kind: Kind
  /// Ids of the rules that it silences; empty for all, which only a remark may be.
  public var rules: Set<String>
  /// The state that it is limited to; `nil` for all.
  public var state: ControlState?
  /// The last day on which it holds; `nil` for ever.
  public var until: CalendarDate?
  /// Why the finding is accepted.
  public var reason: String?
  /// Where the repair is planned.
  public var ticket: String?
  /// The remark as written, such as `tools:ignore="TextContrastCheck"`.
  public var written: String
  /// Where it is written.
  public var location: SourceLocation
  /// What it covers in its file, from the first place to the one before the second; `nil` if it is
  /// attached to a control itself or not limited to a part of a file.
  public var extent: Range<SourceLocation>?
  /// What about it cannot be understood, so that it silences nothing.
  public var problem: String?

  /// A suppression from its parts.
  public init(
    kind: Kind = .remark, rules: Set<String> = [], written: String, location: SourceLocation
  ) {
    self.kind = kind
    self.rules = rules
    self.written = written
    self.location = location
  }

  /// Whether it says why, if it has to.
  public var hasReason: Bool { kind == .remark || reason != nil }

  /// Whether its last day lies before `today`; what has no last day never expires.
  public func isExpired(on today: CalendarDate?) -> Bool {
    guard let until, let today else { return false }
    return until < today
  }

  /// The reason in words: what is said, or else the remark itself.
  public var explanation: String { reason ?? "\(written) in line \(location.line)" }
}
