public import SceneModel

/// Whether somebody has accepted the outcome of a check; what says so is stored apart, since most checks
/// have nothing of the kind.
public enum Standing: Hashable, Sendable {
  /// Nobody has.
  case open
  /// A remark in the source or the configuration has.
  indirect case suppressed(Suppression)
  /// The baseline has it, and it is not worse than there.
  indirect case known(BaselineEntry)
  /// The baseline has it, but it has become worse.
  indirect case regressed(BaselineEntry)

  /// Whether the outcome fails nothing.
  public var isAccepted: Bool {
    switch self {
    case .open, .regressed: false
    case .suppressed, .known: true
    }
  }

  /// Whether the outcome was accepted once and has become worse.
  public var isRegressed: Bool {
    switch self {
    case .regressed: true
    case .open, .suppressed, .known: false
    }
  }
}

extension Finding {
  /// Whether there is something that may be accepted: a failure, or what could not be measured.
  var isAcceptable: Bool {
    switch verdict {
    case .fail, .incomplete: true
    case .pass, .exempt: false
    }
  }
}
