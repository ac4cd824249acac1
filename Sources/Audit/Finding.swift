public import RuleSets
public import SceneModel

/// One rule applied to one control, state, appearance and part: a *check* with its outcome.
///
/// What a rule says of a check is stored apart, since reports and comparisons copy checks a lot.
public struct Finding: Hashable, Sendable {
  private var shared: SharedFacts
  /// The outcome.
  public var verdict: Verdict
  /// Whether somebody has accepted the outcome.
  public var standing: Standing
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
    shared = SharedFacts(
      Facts(
        ruleID: rule.id, criterion: rule.criterion, controlKey: control.key,
        controlName: control.name, role: control.role, state: rendition?.state,
        appearance: rendition?.appearance.name, part: part, measurement: measurement,
        message: message, location: location, provenance: provenance, text: text, layers: layers,
        scene: rendition?.scene))
    self.verdict = verdict
    standing = .open
    suggestions = []
    occurrence = 0
    fingerprint = ""
  }

  /// The success criterion or platform rule, such as `1.4.3`.
  public var criterion: String { shared.facts.criterion }
  /// Key of the control.
  public var controlKey: String { shared.facts.controlKey }
  /// Name of the control.
  public var controlName: String { shared.facts.controlName }
  /// The control's role.
  public var role: Role { shared.facts.role }
  /// The characters of a label.
  public var text: String? { shared.facts.text }
  /// Index into ``AuditedSource/scenes`` of the rendition's scene.
  public var scene: Int? { shared.facts.scene }

  /// Id of the rule.
  public var ruleID: String {
    get { shared.facts.ruleID }
    set { change { $0.ruleID = newValue } }
  }

  /// The part: `label`, `icon`, `border`, `indicator`, `hit-area`, `frame` or `any`.
  public var part: String {
    get { shared.facts.part }
    set { change { $0.part = newValue } }
  }

  /// The chain of definitions of the part's paint, or of the size.
  public var provenance: Provenance {
    get { shared.facts.provenance }
    set { change { $0.provenance = newValue } }
  }

  /// Indices of the layers that the check is about, for pictures.
  public var layers: [Int] {
    get { shared.facts.layers }
    set { change { $0.layers = newValue } }
  }

  /// The state; `nil` if the check does not depend on it.
  public var state: ControlState? {
    get { shared.facts.state }
    set { change { $0.state = newValue } }
  }

  /// The appearance's name; `nil` if the check does not depend on it.
  public var appearance: String? {
    get { shared.facts.appearance }
    set { change { $0.appearance = newValue } }
  }

  /// What was measured; `nil` if nothing could be.
  public var measurement: Measurement? {
    get { shared.facts.measurement }
    set { change { $0.measurement = newValue } }
  }

  /// One line that says what is the case: measured and required, with colours.
  public var message: String {
    get { shared.facts.message }
    set { change { $0.message = newValue } }
  }

  /// The line to look at.
  public var location: SourceLocation {
    get { shared.facts.location }
    set { change { $0.location = newValue } }
  }

  /// Indices of layers that the check looks through, such as a focus ring around a container.
  public var hiddenLayers: [Int] {
    get { shared.facts.hiddenLayers }
    set { change { $0.hiddenLayers = newValue } }
  }

  /// The state that a failed check compares with, since only colours tell both apart.
  public var comparedState: ControlState? {
    get { shared.facts.comparedState }
    set { change { $0.comparedState = newValue } }
  }

  /// Whether a standard does not require what is checked, so that a failure is only a note.
  public var isAdvice: Bool {
    get { shared.facts.isAdvice }
    set { change { $0.isAdvice = newValue } }
  }

  private mutating func change(_ edit: (inout Facts) -> Void) {
    var facts = shared.facts
    edit(&facts)
    shared = SharedFacts(facts)
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

extension Finding {
  /// What a rule says of a check.
  fileprivate struct Facts: Hashable {
    var ruleID: String
    var criterion: String
    var controlKey: String
    var controlName: String
    var role: Role
    var state: ControlState?
    var appearance: String?
    var part: String
    var measurement: Measurement?
    var message: String
    var location: SourceLocation
    var provenance: Provenance
    var text: String?
    var layers: [Int]
    var hiddenLayers: [Int] = []
    var comparedState: ControlState?
    var scene: Int?
    var isAdvice = false
  }

  /// Facts that all copies of a check share.
  fileprivate final class SharedFacts: Hashable, Sendable {
    let facts: Facts

    init(_ facts: Facts) {
      self.facts = facts
    }

    static func == (first: SharedFacts, second: SharedFacts) -> Bool {
      first === second || first.facts == second.facts
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(facts)
    }
  }
}
