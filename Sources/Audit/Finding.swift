public import RuleSets
public import SceneModel

/// One rule applied to one control, state, appearance and part: a *check* with its outcome.
public struct Finding: Hashable, Sendable {
  /// Id of the rule.
  public var ruleID: String
  /// The success criterion or platform rule, such as `1.4.3`.
  public var criterion: String
  /// Key of the control.
  public var controlKey: String
  /// Name of the control.
  public var controlName: String
  /// The control's role.
  public var role: Role
  /// The state; `nil` if the check does not depend on it.
  public var state: ControlState?
  /// The appearance's name; `nil` if the check does not depend on it.
  public var appearance: String?
  /// The part: `label`, `icon`, `border`, `indicator`, `hit-area`, `frame` or `any`.
  public var part: String
  /// The outcome.
  public var verdict: Verdict
  /// Whether somebody has accepted the outcome.
  public var standing: Standing
  /// What was measured; `nil` if nothing could be.
  public var measurement: Measurement?
  /// One line that says what is the case: measured and required, with colours.
  public var message: String
  /// The line to look at.
  public var location: SourceLocation
  /// The chain of definitions of the part's paint, or of the size.
  public var provenance: Provenance
  /// The characters of a label.
  public var text: String?
  /// Indices of the layers that the check is about, for pictures.
  public var layers: [Int]
  /// Indices of layers that the check looks through, such as a focus ring around a container.
  public var hiddenLayers: [Int]
  /// The state that a failed check compares with, since only colours tell both apart.
  public var comparedState: ControlState?
  /// Index into ``AuditedSource/scenes`` of the rendition's scene.
  public var scene: Int?
  /// Whether a standard does not require what is checked, so that a failure is only a note.
  public var isAdvice: Bool
  /// Ways to make the check pass.
  public var suggestions: [Suggestion]
  /// Counts up from 0 where one control repeats rule, state, appearance and part.
  public var occurrence: Int
  /// 32 hex digits that identify the check across edits elsewhere; see `Fingerprint`.
  public var fingerprint: String

  /// A check of `rendition` of `control`; identity and suggestions are filled in by the auditor.
  public init(
    rule: RuleSettings, control: Control, rendition: Rendition?, part: String, verdict: Verdict,
    measurement: Measurement? = nil, message: String, location: SourceLocation,
    provenance: Provenance = Provenance(), text: String? = nil, layers: [Int] = []
  ) {
    self.ruleID = rule.id
    self.criterion = rule.criterion
    self.controlKey = control.key
    self.controlName = control.name
    self.role = control.role
    self.state = rendition?.state
    self.appearance = rendition?.appearance.name
    self.part = part
    self.verdict = verdict
    self.standing = .open
    self.measurement = measurement
    self.message = message
    self.location = location
    self.provenance = provenance
    self.text = text
    self.layers = layers
    self.hiddenLayers = []
    self.comparedState = nil
    self.scene = rendition?.scene
    self.isAdvice = false
    self.suggestions = []
    self.occurrence = 0
    self.fingerprint = ""
  }

  /// The state's name, or `any`.
  public var stateName: String { state?.name ?? "any" }

  /// The appearance's name, or `any`.
  public var appearanceName: String { appearance ?? "any" }

  /// The severity of a failure that nobody has accepted, `nil` for anything else.
  public var severity: Severity? { standing.isAccepted ? nil : failureSeverity }

  /// The severity of a failure, accepted or not; `nil` for any other outcome.
  public var failureSeverity: Severity? {
    guard case .fail(let severity) = verdict else { return nil }
    return severity
  }
}
