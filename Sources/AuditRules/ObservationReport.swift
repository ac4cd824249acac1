import Audit
import RuleSets
import SceneModel

/// What the rules for observations share: each reports those of one kind, and measures nothing.
struct ObservationReport {
  private let kind: Observation.Kind
  private let settings: RuleSettings

  init(_ kind: Observation.Kind, _ settings: RuleSettings) {
    self.kind = kind
    self.settings = settings
  }

  /// One failed check for each observation of the kind.
  func findings(of control: Control) -> [Finding] {
    control.observations.filter { $0.kind == kind }.map { observation in
      var finding = Finding(
        rule: settings, control: control, rendition: nil, part: "any",
        verdict: .fail(settings.severity ?? .note), message: observation.message,
        location: observation.location, provenance: observation.provenance)
      finding.state = observation.state
      finding.appearance = observation.appearance
      finding.isAdvice = true
      return finding
    }
  }
}
