internal import Audit
internal import Markup
internal import SceneModel

/// Looks for the finding that the first digits of a fingerprint mean.
struct FindingSearch {
  /// The least digits that are looked for; reports print 8.
  static let minimumLength = 4
  private static let fullLength = 32
  /// Most findings that are named where the digits mean several.
  private static let nameLimit = 8

  let report: AuditReport

  /// A finding with where it was found.
  struct Match {
    var finding: Finding
    var control: Control
    var path: String
  }

  /// Whether `text` may be the beginning of a fingerprint.
  static func isFingerprint(_ text: String) -> Bool {
    (minimumLength...fullLength).contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
  }

  /// The only finding whose fingerprint begins with `digits`; throws with what else there is.
  func match(_ digits: String) throws(UsageError) -> Match {
    let digits = digits.lowercased()
    var matches: [Match] = []
    var near: [String: Finding] = [:]
    for source in report.sources {
      for audited in source.controls {
        for finding in audited.findings {
          near[String(finding.fingerprint.prefix(digits.utf8.count))] = finding
          guard finding.fingerprint.hasPrefix(digits) else { continue }
          matches.append(
            Match(finding: finding, control: audited.control, path: source.path))
        }
      }
    }
    if matches.count == 1 { return matches[0] }
    guard matches.isEmpty else { throw Self.ambiguous(digits, matches) }
    let nearest = nearestName(to: digits, in: near.keys.sorted()).flatMap { near[$0] }
    let hint = nearest.map { "; did you mean \(Self.description(of: $0))?" }
    throw UsageError(
      .other(
        "no check of what was audited has a fingerprint that begins with '\(digits)'"
          + (hint ?? "; it may be repaired, or in a file that was not named")))
  }

  private static func ambiguous(_ digits: String, _ matches: [Match]) -> UsageError {
    var lines = ["'\(digits)' may mean \(matches.count) checks; give more digits:"]
    lines += matches.prefix(nameLimit).map { description(of: $0.finding) }
    if matches.count > nameLimit { lines.append("and \(matches.count - nameLimit) more") }
    return UsageError(.several(lines))
  }

  private static func description(of finding: Finding) -> String {
    "\(finding.fingerprint) (\(finding.ruleID), \(finding.controlName), \(finding.stateName),"
      + " \(finding.appearanceName), \(finding.part))"
  }
}
