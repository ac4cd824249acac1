internal import Audit
internal import SceneModel

/// Why checks could not be measured, with the controls that it concerns.
struct MarkdownCause {
  /// How many controls are named.
  static let listed = 5

  var detail: String
  var rule: String
  var location: SourceLocation
  var count = 0
  var controls: [(name: String, anchor: String)] = []

  private struct Key: Hashable {
    var rule: String
    var detail: String
    var path: String
  }

  /// The causes in the order of the report, equal ones of a file together.
  static func causes(in report: AuditReport, anchors: MarkdownAnchors) -> [MarkdownCause] {
    var causes: [MarkdownCause] = []
    var indices: [Key: Int] = [:]
    for (sourceIndex, source) in report.sources.enumerated() {
      for (controlIndex, audited) in source.controls.enumerated() {
        for finding in audited.findings {
          guard case .incomplete(let cause) = finding.verdict else { continue }
          let key = Key(rule: finding.ruleID, detail: cause.detail, path: source.path)
          let index = indices[key] ?? causes.count
          if index == causes.count {
            indices[key] = index
            causes.append(
              MarkdownCause(
                detail: cause.detail, rule: finding.ruleID,
                location: cause.location ?? finding.location))
          }
          causes[index].count += 1
          let anchor = anchors[ControlPlace(source: sourceIndex, control: controlIndex)]
          if causes[index].controls.last?.anchor != anchor {
            causes[index].controls.append((audited.control.name, anchor))
          }
        }
      }
    }
    return causes
  }
}
