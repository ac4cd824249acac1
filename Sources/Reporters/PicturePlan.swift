internal import Audit

/// Which controls get a picture, and what its file is called.
///
/// The Markdown report writes the pictures and the JUnit report attaches them, so both ask here.
struct PicturePlan {
  /// Most pictures of one report, so that a report of a large project stays a matter of megabytes.
  static let limit = 500

  /// A control by its place in the report.
  struct Place: Hashable {
    var source: Int
    var control: Int
  }

  private var fileNames: [Place: String] = [:]

  /// The plan for `report`: the controls with a failed or unmeasured check, the worst first.
  init(_ report: AuditReport) {
    var candidates: [(attention: Int, place: Place, name: String)] = []
    for (sourceIndex, source) in report.sources.enumerated() where !source.scenes.isEmpty {
      var occurrences: [String: Int] = [:]
      for (index, audited) in source.controls.enumerated() {
        let occurrence = occurrences[audited.control.key, default: 0]
        occurrences[audited.control.key] = occurrence + 1
        guard let attention = audited.attention, audited.canBeDrawn(from: source.scenes.count)
        else { continue }
        let name = Fingerprint.make(
          rule: "any", path: source.path, control: audited.control.key, state: "any",
          appearance: "any", part: "any", occurrence: occurrence)
        candidates.append(
          (attention, Place(source: sourceIndex, control: index), name.prefix(16) + ".svg"))
      }
    }
    // The place in the report decides within a rank, which sorting alone does not promise.
    let ranked = candidates.enumerated().sorted {
      ($1.element.attention, $0.offset) < ($0.element.attention, $1.offset)
    }
    for (_, candidate) in ranked.prefix(Self.limit) {
      fileNames[candidate.place] = candidate.name
    }
  }

  /// The file name of a control's picture; `nil` if it has none.
  func fileName(_ place: Place) -> String? { fileNames[place] }
}

extension AuditedControl {
  /// How much the control needs a look: the rank of its worst failure, 0 for an unmeasured check;
  /// `nil` if there is nothing to say.
  var attention: Int? {
    var attention: Int?
    for finding in findings {
      switch finding.status {
      case .error, .warning, .note:
        attention = max(attention ?? 0, finding.status.severityRank)
      case .notChecked: attention = max(attention ?? 0, 0)
      case .exempt, .passed: break
      }
    }
    return attention
  }

  fileprivate func canBeDrawn(from sceneCount: Int) -> Bool {
    control.renditions.contains { (0..<sceneCount).contains($0.scene) }
  }
}
