internal import Audit
internal import ColorMath
internal import SceneModel

/// A change that helps one or several lettered checks of a control.
struct MarkdownSuggestion {
  private var change: Suggestion.Change
  /// What the definition colours; empty if that is not the same for all letters.
  private var subject: String
  /// A letter that it helps.
  private struct Helped {
    var letter: String
    /// The ratio that its first check then has.
    var ratio: Double?
    /// How many of its checks pass then.
    var mended: Int
    var checks: Int

    /// The ratio in words, with how many checks it stands for unless for all.
    var text: String? {
      ratio.map {
        Figure.ratio($0) + ":1" + (mended < checks ? " in \(mended) of its \(checks) checks" : "")
      }
    }
  }

  /// The letters that it helps.
  private var letters: [Helped]

  private struct Key: Hashable {
    var definition: Definition?
    var after: Color?
    var text: String?

    init(_ change: Suggestion.Change) {
      switch change {
      case .color(let color): (definition, after) = (color.definition, color.after)
      case .lengths(let changes): text = changes.text
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
        let count = entry.group.findings.count
        var helped = Helped(letter: letter, mended: count, checks: count)
        var subject = ""
        if case .color(let color) = suggestion.change {
          helped.ratio = color.ratio
          helped.mended = entry.group.mendedCount(by: color)
          subject = color.subject(of: entry.group.first)
        }
        if let index = indices[key] {
          suggestions[index].letters.append(helped)
          if suggestions[index].subject != subject { suggestions[index].subject = "" }
        } else {
          indices[key] = suggestions.count
          suggestions.append(
            MarkdownSuggestion(
              change: suggestion.change, subject: subject, letters: [helped]))
        }
      }
    }
    return suggestions
  }

  /// The suggestion in one line.
  func text(pathToRoot: String?) -> String {
    let names = "**\(letters.map(\.letter).joined(separator: ", ")):** "
    switch change {
    case .lengths(let changes):
      return names
        + changes.map { text(of: $0, pathToRoot: pathToRoot) }.joined(separator: "; ") + "."
    case .advice(let advice): return names + MarkdownText.plain(advice) + "."
    case .noColor(let reason): return names + "no colour passes: \(MarkdownText.plain(reason))."
    case .color(let color): return names + text(of: color, pathToRoot: pathToRoot)
    }
  }

  private func text(of change: Suggestion.LengthChange, pathToRoot: String?) -> String {
    let definition = change.definition
    return "set \(MarkdownText.code(definition.name, limit: 120)) from "
      + "\(MarkdownText.code(definition.value)) to \(MarkdownText.code(change.written)) in "
      + MarkdownText.place(definition.location, pathToRoot: pathToRoot)
  }

  private func text(of change: Suggestion.ColorChange, pathToRoot: String?) -> String {
    let ratios = letters.compactMap { helped in
      helped.text.map { (letters.count > 1 ? helped.letter + " " : "") + $0 }
    }
    var text = subject.isEmpty ? "" : MarkdownText.plain(subject) + ": "
    text += MarkdownText.code(change.definition.name, limit: 120) + " "
    text += "from `\(change.before.hex)` to `\(change.after.hex)`"
    if change.isWrittenOtherwise {
      text += ", written \(MarkdownText.code(change.written))"
      if let name = change.replacedName { text += " in place of \(MarkdownText.code(name))" }
      text += ","
    }
    text += " gives "
    text += ratios.joined(separator: ", ") + ". "
    text += "Change \(MarkdownText.place(change.definition.location, pathToRoot: pathToRoot))"
    if change.sharedChecks > 1 {
      text +=
        change.shortfall("that use it ").map { "; " + $0 }
        ?? "; all \(change.sharedChecks) checks that use it then pass"
    }
    return text + "."
  }
}
