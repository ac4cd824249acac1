internal import Audit

/// A control by its place in the report.
typealias ControlPlace = FindingCluster.Place

/// Names for controls that survive edits elsewhere: fingerprints over path and key.
struct ControlFingerprints {
  private var fingerprints: [[String]]

  /// The fingerprints of the controls of `report`; repeated keys of a file are counted up.
  init(_ report: AuditReport) {
    fingerprints = report.sources.map { source in
      var occurrences: [String: Int] = [:]
      return source.controls.map { audited in
        let key = audited.control.key
        let occurrence = occurrences[key, default: 0]
        occurrences[key] = occurrence + 1
        return Fingerprint.make(
          rule: "any", path: source.path, control: key, state: "any", appearance: "any",
          part: "any", occurrence: occurrence)
      }
    }
  }

  /// The name of the file of a control's picture.
  func pictureName(of place: ControlPlace) -> String { self[place].prefix(16) + ".svg" }

  /// The 32 hex digits of the control at `place`.
  subscript(place: ControlPlace) -> String {
    fingerprints[place.source][place.control]
  }
}
