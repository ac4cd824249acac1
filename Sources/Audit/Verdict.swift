public import RuleSets
public import SceneModel

/// Why a requirement does not apply to something that was measured all the same.
public enum ExemptionReason: Hashable, Sendable {
  /// An inactive control (1.4.3, 1.4.11).
  case disabled
  /// The source marks it so.
  case marked(Exemption)
  /// Nothing that a person needs in order to recognise the control (1.4.11).
  case notRequired
  /// Undersized, but with enough space around it (2.5.8).
  case spacing
  /// The text is a shadow or a copy of another text.
  case shadow
  /// A style that nothing shows as it is; what builds on it is judged.
  case template

  /// The stable code in reports.
  public var code: String {
    switch self {
    case .disabled: "disabled"
    case .marked(let exemption): exemption.rawValue
    case .notRequired: "not-required"
    case .spacing: "spacing"
    case .shadow: "shadow"
    case .template: "template"
    }
  }

  /// The reason in words, a fragment.
  public var explanation: String {
    switch self {
    case .disabled: "the control is disabled, which WCAG exempts"
    case .marked(let exemption): "marked as \(exemption.rawValue)"
    case .notRequired: "another part of the control identifies it"
    case .spacing: "undersized, but its 24-point circle is free of other targets"
    case .shadow: "the shadow of another text"
    case .template:
      "nothing shows the style as it is; styles that inherit from it and views are judged"
    }
  }
}

/// The outcome of one check; reasons are stored apart, since most checks have none.
public enum Verdict: Hashable, Sendable {
  /// Measured, and sufficient.
  case pass
  /// Measured, and insufficient.
  case fail(Severity)
  /// Measured, and excused.
  indirect case exempt(ExemptionReason)
  /// Could not be measured faithfully.
  indirect case incomplete(IncompleteCause)

  /// The outcome's stable name: `passed`, `failed`, `exempt` or `incomplete`.
  public var outcome: String {
    switch self {
    case .pass: "passed"
    case .fail: "failed"
    case .exempt: "exempt"
    case .incomplete: "incomplete"
    }
  }
}
