internal import Audit
internal import SceneModel

/// A suppression that ends soon, with the checks that it accepts.
struct ExpiringSuppression {
  /// How many days ahead a reader is told.
  static let days = 30

  var suppression: Suppression
  /// How many checks it accepts.
  var count: Int

  /// The suppressions of `report` that end within the next days, the first to end first.
  static func all(in report: AuditReport) -> [ExpiringSuppression] {
    guard let today = report.today else { return [] }
    var counts: [Suppression: Int] = [:]
    for finding in report.findings {
      guard case .suppressed(let suppression) = finding.standing, let until = suppression.until,
        today.days(until: until) <= days
      else { continue }
      counts[suppression, default: 0] += 1
    }
    return counts.map { ExpiringSuppression(suppression: $0, count: $1) }.sorted {
      let (first, second) = ($0.suppression, $1.suppression)
      return first.until == second.until
        ? (first.location, first.written) < (second.location, second.written)
        : (first.until?.dayNumber ?? 0) < (second.until?.dayNumber ?? 0)
    }
  }
}
