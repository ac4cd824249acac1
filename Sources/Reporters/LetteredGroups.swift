internal import Audit
internal import SceneModel

/// The checks of a control in groups; each that needs a look has a letter, in pictures and tables.
struct LetteredGroups {
  /// A group with its letter.
  struct Entry {
    var group: FindingGroup
    /// `nil` for a group that passed or is exempt.
    var letter: String?

    /// The status with the letter, such as `Failed (A)`.
    var status: String {
      group.first.status.title + (letter.map { " (\($0))" } ?? "")
    }
  }

  /// The groups in the order of the report, but what needs a look comes first and passes last.
  private(set) var entries: [Entry]

  init(_ audited: AuditedControl) {
    let groups = FindingGroup.groups(of: audited.findings)
    let lettered = groups.filter { $0.first.needsAttention }.enumerated().map { index, group in
      Entry(group: group, letter: Self.letter(index))
    }
    let quiet: [FindingStatus] = [.suppressed, .known, .exempt, .passed]
    entries =
      lettered
      + quiet.flatMap { status in groups.filter { $0.first.status == status } }
      .map { Entry(group: $0, letter: nil) }
  }

  /// `A` to `Z`, then `AA` and so on.
  private static func letter(_ index: Int) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guard index >= alphabet.count else { return String(alphabet[index]) }
    return letter(index / alphabet.count - 1) + String(alphabet[index % alphabet.count])
  }
}

extension Finding {
  /// Whether the check failed or could not be measured.
  var needsAttention: Bool { status.isFailure || status == .notChecked }

  /// How soon a reader has to see the check.
  var urgency: FindingGroup.Urgency { FindingGroup.Urgency(self) }
}

extension FindingGroup {
  /// Orders groups by what a reader has to see first.
  struct Urgency: Comparable {
    private var severity: Int
    private var rank: Int
    private var shortfall: Double

    init(_ finding: Finding) {
      severity = finding.status.severityRank
      shortfall = -(finding.measurement?.fulfilment ?? 0)
      switch finding.status {
      case .error, .warning, .note: rank = 3
      case .notChecked: rank = 2
      case .suppressed, .known, .exempt: rank = 1
      case .passed: rank = 0
      }
    }

    static func < (first: Urgency, second: Urgency) -> Bool {
      (first.severity, first.rank, first.shortfall)
        < (second.severity, second.rank, second.shortfall)
    }
  }

  /// How soon a reader has to see the group.
  var urgency: Urgency { first.urgency }
}
