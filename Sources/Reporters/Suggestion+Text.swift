internal import Audit
internal import ColorMath

extension Suggestion {
  /// The suggestion in one line, such as `label #767676 gives 4.54:1, set by button.label`.
  func text(for finding: Finding) -> String {
    switch change {
    case .color(let change): change.text(for: finding)
    case .lengths(let changes): changes.text
    case .advice(let advice): advice
    case .noColor(let reason): "no colour passes: " + reason
    }
  }
}

extension Suggestion.ColorChange {
  /// What the definition colours: the part by its name, or the background.
  func subject(of finding: Finding) -> String {
    switch side {
    case .foreground: finding.part == "any" ? "colour" : finding.part
    case .background: "background"
    }
  }

  /// Whether what is to be written is more than the colour's hex digits in either case.
  var isWrittenOtherwise: Bool { written.uppercased() != after.hex }

  /// The name that an interface file or a catalogue writes in the place of components, `nil` if it
  /// writes these.
  var replacedName: String? {
    guard case .components(let components) = definition.notation,
      components.syntax == .attributes || components.syntax == .members,
      !definition.value.isEmpty, !definition.value.contains("\"")
    else { return nil }
    return definition.value
  }

  /// The space of components that are written, where it has to be named with them.
  private var writtenSpace: String? {
    guard replacedName != nil, case .components(let components) = definition.notation,
      components.space != .srgb
    else { return nil }
    return components.space.rawValue
  }

  func text(for finding: Finding) -> String {
    var text = "\(subject(of: finding)) \(written) ("
    if let writtenSpace { text += writtenSpace + ", " }
    if isWrittenOtherwise { text += after.hex + ", " }
    text += "\(Figure.ratio(ratio)):1)"
    if let replacedName { text += " in place of \(replacedName)" }
    text += ", set by \(definition.name)"
    return text + (shortfall("that share it ").map { "; " + $0 } ?? "")
  }

  /// How many of the checks that share the definition do not pass with the new colour, `relation`
  /// saying which checks; `nil` if all do.
  func shortfall(_ relation: String) -> String? {
    guard stillFailing > 0 else { return nil }
    let failing = stillFailing - breaking
    let checks = " of \(sharedChecks) checks \(relation)"
    if failing <= 0 { return "\(breaking)\(checks)would break" }
    return "\(failing)\(checks)still fail" + (breaking > 0 ? ", \(breaking) would break" : "")
  }
}

extension [Suggestion.LengthChange] {
  /// What to set, such as `set android:minHeight to 48dp (layout/main.xml:12)`.
  var text: String {
    "set "
      + map { change in
        let location = change.definition.location
        return "\(change.definition.name) to \(change.written) (\(location.path):\(location.line))"
      }.joined(separator: " and ")
  }
}

extension Finding {
  /// The suggestions without those that leave other checks failing, if there are better ones.
  var usefulSuggestions: [Suggestion] {
    let complete = suggestions.filter(\.isComplete)
    return complete.isEmpty ? suggestions : complete
  }
}

extension Suggestion {
  /// Whether every check that shares the definition passes then, as far as that can be said.
  var isComplete: Bool {
    switch change {
    case .color(let change): change.stillFailing == 0
    case .lengths, .advice: true
    case .noColor: false
    }
  }
}

extension FindingGroup {
  /// How many of the checks pass with `change`, as far as their own suggestions tell.
  func mendedCount(by change: Suggestion.ColorChange) -> Int {
    findings.count { finding in
      finding.suggestions.contains { suggestion in
        guard case .color(let other) = suggestion.change else { return false }
        return other.definition == change.definition
          && (change.stillFailing == 0 || other.after == change.after)
      }
    }
  }
}
