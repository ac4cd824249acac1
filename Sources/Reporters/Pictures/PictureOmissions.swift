internal import Audit

/// What the picture of a control leaves out, and in which words it says so.
struct PictureOmissions {
  /// Most letters that a remark lists.
  private static let letterLimit = 6

  /// How many states are not drawn since there are too many.
  var hiddenCards = 0

  private let groups: LetteredGroups
  private var appearances: [String] = []

  /// Leaves out nothing yet of the picture with the checks of `groups`.
  init(_ groups: LetteredGroups) { self.groups = groups }

  /// Leaves out the cards of an appearance.
  mutating func leaveOut(_ appearance: String) { appearances.append(appearance) }

  /// What the picture with the appearances `kept` and the letters `drawn` says that it lacks.
  func remarks(beside kept: [String], drawn: Set<String>) -> [String] {
    let shown = Set(kept.flatMap(letters(in:)))
    // Those in which something is found come first.
    let ordered =
      appearances.filter { !letters(in: $0).isEmpty }
      + appearances.filter { letters(in: $0).isEmpty }
    var lines: [(words: String, appearances: [String])] = []
    for appearance in ordered {
      let words = words(for: appearance, shown: shown)
      if let index = lines.firstIndex(where: { $0.words == words }) {
        lines[index].appearances.append(appearance)
      } else {
        lines.append((words, [appearance]))
      }
    }
    var remarks = lines.map { line in
      line.words + " "
        + (line.appearances.count == 1
          ? line.appearances[0] : Figure.count(line.appearances.count, "more appearance"))
    }
    if hiddenCards > 0 { remarks.append("\(hiddenCards) more states are in the table only") }
    let missing = groups.entries.compactMap(\.letter).filter { !drawn.contains($0) }
    if !missing.isEmpty { remarks.append("In the table only: \(Self.list(missing))") }
    return remarks
  }

  private func words(for appearance: String, shown: Set<String>) -> String {
    let letters = letters(in: appearance)
    if letters.isEmpty {
      return hasAccepted(in: appearance)
        ? "Only what is accepted is found in" : "Nothing fails in"
    }
    if Set(letters) == shown { return "The same is found in" }
    guard letters.count <= Self.letterLimit else { return "Only some of it is found in" }
    return "Only \(Self.list(letters)) \(letters.count == 1 ? "is" : "are") found in"
  }

  /// The letters of what holds in `appearance`; a check of no appearance speaks for all of them.
  private func letters(in appearance: String) -> [String] {
    groups.entries.filter { entry in
      entry.group.findings.contains { $0.holds(in: appearance) }
    }.compactMap(\.letter)
  }

  /// Whether what a remark or the baseline accepts holds in `appearance`.
  private func hasAccepted(in appearance: String) -> Bool {
    groups.entries.contains { entry in
      [.suppressed, .known].contains(entry.group.first.status)
        && entry.group.findings.contains { $0.holds(in: appearance) }
    }
  }

  private static func list(_ letters: [String]) -> String {
    let hidden = letters.count - letterLimit
    return letters.prefix(letterLimit).joined(separator: ", ")
      + (hidden > 0 ? " and \(hidden) more" : "")
  }
}

extension Finding {
  fileprivate func holds(in name: String) -> Bool { appearance == nil || appearance == name }
}
