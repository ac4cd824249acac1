internal import Audit
internal import SceneModel

/// What `--fix` has done and left, in lines for standard error.
struct FixSummary {
  let outcome: FixRun.Outcome
  /// Whether the changes are only shown.
  let isPreview: Bool
  let isQuiet: Bool

  var lines: [String] {
    let fixed = outcome.fixed.sorted { $0.location < $1.location }
    var lines: [String] = []
    if !isQuiet { lines += fixed.map(text) + refusals }
    let files = Set(fixed.map(\.location.path)).count
    var text = isPreview ? "would fix " : "fixed "
    text += "\(Self.count(fixed.count, "value")) in \(Self.count(files, "file"))"
    // Two lengths may be needed for one check.
    let checks = Set(fixed.flatMap(\.checks)).count
    if checks > 0 { text += ", which \(Self.count(checks, "failed check")) came from" }
    lines.append(text + left(outcome.obstacles.count))
    return lines
  }

  /// What is left as it is; all of one file that have the same reason are one line.
  private var refusals: [String] {
    struct Key: Hashable {
      var path: String
      var reason: String
    }
    let groups = Dictionary(grouping: outcome.obstacles) { definition, reason in
      Key(path: definition.location.path, reason: reason)
    }
    let sorted = groups.map { key, entries in
      (reason: key.reason, definitions: entries.map(\.key).sorted { $0.order < $1.order })
    }.sorted { $0.definitions[0].order < $1.definitions[0].order }
    return sorted.map { reason, definitions in
      let first = definitions[0]
      guard definitions.count > 1 else {
        return "\(Self.place(first.location)): not fixed: \(first.name) \(first.value): \(reason)"
      }
      let places = definitions.map { "\($0.location.line):\($0.location.column)" }
      return "\(first.location.path): not fixed: \(definitions.count) values"
        + " (\(places.joined(separator: ", "))): \(reason)"
    }
  }

  private func left(_ refused: Int) -> String {
    var parts: [String] = []
    if refused > 0 { parts.append("\(Self.count(refused, "value")) that could not be changed") }
    if outcome.plan.withoutColor > 0 {
      parts.append(
        "\(Self.count(outcome.plan.withoutColor, "contrast check")) without a colour that passes")
    }
    if outcome.plan.otherFailures > 0 {
      parts.append("\(Self.count(outcome.plan.otherFailures, "check")) about something else")
    }
    return parts.isEmpty ? "" : "; left: " + parts.joined(separator: ", ")
  }

  private func text(_ value: FixedValue) -> String {
    var text = "\(Self.place(value.location)): \(isPreview ? "would fix" : "fixed") \(value.name):"
    text += " \(value.before) -> \(value.after)"
    if let figures = value.figures {
      let (before, after) =
        value.isLength
        ? (Figure.length(figures.before), Figure.length(figures.after) + " points")
        : (Figure.ratio(figures.before) + ":1", Figure.ratio(figures.after) + ":1")
      text += " (\(before) -> \(after)"
      text += value.checks.count > 1 ? ", lowest of \(value.checks.count) checks)" : ")"
    }
    return text
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(location.path):\(location.line):\(location.column)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Definition {
  /// By place, then by name.
  fileprivate var order: (SourceLocation, String) { (location, name) }
}
