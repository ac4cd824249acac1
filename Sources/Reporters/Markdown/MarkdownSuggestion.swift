internal import Audit
internal import ColorMath
internal import SceneModel

/// A change that helps one or several lettered checks of a control.
struct MarkdownSuggestion {
  private var change: Suggestion.Change
  /// What the definition colours; empty if that is not the same for all letters.
  private var subject: String
  /// The letters that it helps, with the ratio that each then has.
  private var letters: [(letter: String, ratio: Double?)]

  private struct Key: Hashable {
    var definition: Definition?
    var after: Color?
    var text: String?

    init(_ change: Suggestion.Change) {
      switch change {
      case .color(let color): (definition, after) = (color.definition, color.after)
      case .advice(let advice): text = advice
      case .noColor(let reason): text = "no colour: " + reason
      }
    }
  }

  /// The suggestions for `groups`, equal ones once.
  static func suggestions(for groups: LetteredGroups) -> [MarkdownSuggestion] {
    var suggestions: [MarkdownSuggestion] = []
    var indices: [Key: Int] = [:]
    for entry in groups.entries {
      guard let letter = entry.letter else { continue }
      for suggestion in entry.group.first.usefulSuggestions {
        let key = Key(suggestion.change)
        var (ratio, subject): (Double?, String) = (nil, "")
        if case .color(let color) = suggestion.change {
          (ratio, subject) = (color.ratio, color.subject(of: entry.group.first))
        }
        if let index = indices[key] {
          suggestions[index].letters.append((letter, ratio))
          if suggestions[index].subject != subject { suggestions[index].subject = "" }
        } else {
          indices[key] = suggestions.count
          suggestions.append(
            MarkdownSuggestion(
              change: suggestion.change, subject: subject, letters: [(letter, ratio)]))
        }
      }
    }
    return suggestions
  }

  /// The suggestion in one line.
  func text(pathToRoot: String?) -> String {
    let names = "**\(letters.map(\.letter).joined(separator: ", ")):** "
    switch change {
    case .advice(let advice): return names + MarkdownText.plain(advice) + "."
    case .noColor(let reason): return names + "no colour passes: \(MarkdownText.plain(reason))."
    case .color(let color): return names + text(of: color, pathToRoot: pathToRoot)
    }
  }

  private func text(of change: Suggestion.ColorChange, pathToRoot: String?) -> String {
    let ratios = letters.compactMap { letter, ratio in
      ratio.map { (letters.count > 1 ? letter + " " : "") + Figure.ratio($0) + ":1" }
    }
    var text = subject.isEmpty ? "" : MarkdownText.plain(subject) + ": "
    text += MarkdownText.code(change.definition.name, limit: 120) + " "
    text += "from `\(change.before.hex)` to `\(change.after.hex)`"
    if change.isWrittenOtherwise {
      text += ", written \(MarkdownText.code(change.written)),"
    }
    text += " gives "
    text += ratios.joined(separator: ", ") + ". "
    text += "Change \(MarkdownText.place(change.definition.location, pathToRoot: pathToRoot))"
    if change.sharedChecks > 1 {
      text +=
        change.stillFailing == 0
        ? "; all \(change.sharedChecks) checks that use it then pass"
        : "; \(change.stillFailing) of \(change.sharedChecks) checks that use it still fail"
    }
    return text + "."
  }
}
