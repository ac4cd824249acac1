/// Something that a source itself shows to be wrong or missing, without any measurement.
public struct Observation: Hashable, Sendable {
  /// What was seen; the raw value is the id of the rule that reports it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An entry of a list of states that can never be chosen.
    case unreachableState = "unreachable-state"
    /// A colour without a variant for an appearance that the project provides for others.
    case missingVariant = "missing-variant"
    /// Text and background that come from different themes.
    case mixedThemes = "mixed-themes"
    /// A state changes the foreground, and no file says what then lies behind it.
    case stateWithoutBackground = "state-without-background"
    /// A custom style that looks the same while it is pressed.
    case pressedStateIgnored = "pressed-state-ignored"
    /// A custom style that looks the same while it is disabled.
    case disabledStateNotHandled = "disabled-state-not-handled"
    /// A flag of a style's own for what the environment says.
    case ownDisabledFlag = "own-disabled-flag"
    /// A background that a later frame does not enlarge.
    case backgroundBeforeFrame = "background-before-frame"
    /// An animation without end that motion settings do not stop.
    case repeatingAnimation = "repeating-animation"
    /// A body that does something besides describing a view.
    case sideEffectInBody = "side-effect-in-body"
    /// A suppression that does not say why.
    case suppressionWithoutReason = "suppression/no-reason"
    /// A suppression whose last day is over.
    case expiredSuppression = "suppression/expired"
    /// A suppression of something that is not found.
    case unusedSuppression = "suppression/unused"
    /// A suppression that names no rule, an unknown one, or cannot be understood.
    case unknownSuppression = "suppression/unknown-rule"

    /// The kinds that are about suppressions, not about what is audited.
    public static let aboutSuppressions: Set<Kind> = [
      .suppressionWithoutReason, .expiredSuppression, .unusedSuppression, .unknownSuppression,
    ]
  }

  /// What was seen.
  public var kind: Kind
  /// What is the case and what to write instead; one line, lower-case first letter.
  public var message: String
  /// The line to look at.
  public var location: SourceLocation
  /// The chain of definitions that it is about.
  public var provenance: Provenance
  /// The state that it concerns; `nil` for all.
  public var state: ControlState?
  /// Name of the appearance that it concerns; `nil` for all.
  public var appearance: String?

  /// An observation from its parts.
  public init(
    _ kind: Kind, message: String, location: SourceLocation, provenance: Provenance = Provenance(),
    state: ControlState? = nil, appearance: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.location = location
    self.provenance = provenance
    self.state = state
    self.appearance = appearance
  }
}
