internal import Audit

/// Which controls get a picture, and what its file is called.
///
/// The Markdown report writes the pictures and the JUnit report attaches them, so both ask here.
struct PicturePlan {
  /// Most pictures of one report, so that a report of a large project stays a matter of megabytes.
  static let limit = 500

  private var fileNames: [ControlPlace: String] = [:]

  /// The plan for `report`: of the controls that are described by themselves the worst first.
  init(_ report: AuditReport, detailed: DetailedControls) {
    let fingerprints = ControlFingerprints(report)
    var candidates: [(attention: Int, place: ControlPlace)] = []
    for (sourceIndex, source) in report.sources.enumerated() {
      for (index, audited) in source.controls.enumerated() {
        let place = ControlPlace(source: sourceIndex, control: index)
        guard detailed.contains(place), let attention = audited.attention,
          audited.canBeDrawn(from: source.scenes.count)
            || report.views?.pictures[fingerprints.pictureName(of: place)] != nil
        else { continue }
        candidates.append((attention, place))
      }
    }
    // The place in the report decides within a rank, which sorting alone does not promise.
    let ranked = candidates.enumerated().sorted {
      ($1.element.attention, $0.offset) < ($0.element.attention, $1.offset)
    }
    for (_, candidate) in ranked.prefix(Self.limit) {
      fileNames[candidate.place] = fingerprints.pictureName(of: candidate.place)
    }
  }

  /// The file name of a control's picture; `nil` if it has none.
  func fileName(_ place: ControlPlace) -> String? { fileNames[place] }
}

extension AuditedControl {
  /// How much the control needs a look: the rank of its worst failure, 0 for an unmeasured check;
  /// `nil` if there is nothing to say.
  var attention: Int? {
    findings.lazy.filter(\.needsAttention).map(\.status.severityRank).max()
  }

  fileprivate func canBeDrawn(from sceneCount: Int) -> Bool {
    control.renditions.contains { (0..<sceneCount).contains($0.scene) }
  }
}
