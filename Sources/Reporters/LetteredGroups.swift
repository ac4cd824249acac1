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

  /// The groups: failures first, the most severe and then the worst at the top.
  private(set) var entries: [Entry]

  init(_ audited: AuditedControl) {
    let groups = FindingGroup.groups(of: audited.findings)
    let order = groups.indices.sorted { first, second in
      let (a, b) = (groups[first].urgency, groups[second].urgency)
      return a == b ? first < second : a > b
    }
    var count = 0
    entries = order.map { index in
      var letter: String?
      switch groups[index].first.status {
      case .error, .warning, .note, .notChecked:
        letter = Self.letter(count)
        count += 1
      case .exempt, .passed: break
      }
      return Entry(group: groups[index], letter: letter)
    }
  }

  /// `A` to `Z`, then `AA` and so on.
  private static func letter(_ index: Int) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guard index >= alphabet.count else { return String(alphabet[index]) }
    return letter(index / alphabet.count - 1) + String(alphabet[index % alphabet.count])
  }
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
      case .exempt: rank = 1
      case .passed: rank = 0
      }
    }

    static func < (first: Urgency, second: Urgency) -> Bool {
      (first.severity, first.rank, first.shortfall)
        < (second.severity, second.rank, second.shortfall)
    }
  }

  /// How soon a reader has to see the group.
  var urgency: Urgency { Urgency(first) }
}
