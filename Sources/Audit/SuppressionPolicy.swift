public import SceneModel

/// A suppression of the configuration: what it says, and which files and controls it is about.
public struct SuppressionPattern: Hashable, Sendable {
  /// What it says.
  public var suppression: Suppression
  /// Which sources it is about, by path relative to the project root; `nil` for all.
  public var path: PathPattern?
  /// Which controls it is about, by key or name, with `*` and `?`; `nil` for all.
  public var control: NamePattern?

  /// A pattern from its parts.
  public init(_ suppression: Suppression, path: PathPattern? = nil, control: NamePattern? = nil) {
    self.suppression = suppression
    self.path = path
    self.control = control
  }

  /// What it says, in one line that is the same on every machine.
  public var summary: String {
    let fields: [(String, String?)] = [
      (
        "rule",
        suppression.rules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
          .joined(separator: " ")
      ),
      ("path", path?.text), ("control", control?.pattern), ("state", suppression.state?.name),
      ("until", suppression.until?.description), ("reason", suppression.reason),
      ("ticket", suppression.ticket),
    ]
    return fields.compactMap { key, value in value.map { "\(key)=\($0)" } }.joined(separator: ", ")
  }

  func concerns(_ control: Control) -> Bool {
    guard let pattern = self.control else { return true }
    return pattern.wildcardText(in: control.key) != nil
      || pattern.wildcardText(in: control.name) != nil
  }
}

/// How an audit heeds suppressions.
public struct SuppressionPolicy: Sendable {
  /// The day that expiry is judged by; `nil` if nothing expires.
  public var today: CalendarDate?
  /// What the configuration suppresses.
  public var patterns: [SuppressionPattern]
  /// Whether a suppression that nothing needs is reported; not if only a part is audited, since the
  /// rest may need it.
  public var judgesUse: Bool

  /// A policy from its parts.
  public init(
    today: CalendarDate? = nil, patterns: [SuppressionPattern] = [], judgesUse: Bool = true
  ) {
    self.today = today
    self.patterns = patterns
    self.judgesUse = judgesUse
  }
}
