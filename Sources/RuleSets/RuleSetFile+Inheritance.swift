internal import Markup

extension RuleSetFile {
  /// The rule set that this file makes of `parent`, the rule set that it extends.
  func ruleSet(named name: String, over parent: RuleSet?) throws(RuleSetError) -> RuleSet {
    var settings = parent?.rules ?? []
    for rule in rules {
      if let index = settings.firstIndex(where: { $0.id == rule.id }) {
        settings[index] = try apply(rule, to: settings[index], isNew: false)
      } else if parent == nil {
        settings.append(try apply(rule, to: try start(rule), isNew: true))
      } else {
        throw unknown("rule", rule.id, among: settings.map(\.id), at: rule.location)
      }
    }
    return RuleSet(
      name: name, title: title, source: source, date: date,
      largeTextUnit: largeTextUnit ?? parent?.largeTextUnit ?? .px, rules: settings)
  }

  /// The settings of a rule that no other rule set has.
  private func start(_ rule: RuleElement) throws(RuleSetError) -> RuleSettings {
    guard let severity = rule.severity, let criterion = rule.criterion, !criterion.isEmpty else {
      throw error(
        "the rule '\(rule.id)' needs the attributes 'severity' and 'criterion'", at: rule.location)
    }
    return RuleSettings(id: rule.id, severity: severity, criterion: criterion)
  }

  private func apply(
    _ rule: RuleElement, to settings: RuleSettings, isNew: Bool
  ) throws(RuleSetError) -> RuleSettings {
    var settings = settings
    if let severity = rule.severity { settings.severity = severity }
    if let criterion = rule.criterion { settings.criterion = criterion }
    for (name, option) in rule.options {
      let known = settings.numbers.keys.sorted() + settings.words.keys.sorted()
      guard isNew || known.contains(name) else {
        throw unknown("option", name, among: known, at: option.location)
      }
      // An option changes between number and word: `spacing` is a diameter or `none`.
      settings.numbers[name] = nil
      settings.words[name] = nil
      if let number = Double(option.value), number.isFinite {
        settings.numbers[name] = number
      } else if isWord(option.value) {
        settings.words[name] = option.value
      } else {
        throw error(
          "'\(option.value)' is neither a number nor a word; write one, such as 4.5 or none",
          at: option.location)
      }
    }
    return settings
  }

  private func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return false
    }
    return !["inf", "infinity", "nan"].contains(text)
      && text.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
      }
  }

  private func unknown(
    _ kind: String, _ name: String, among known: [String], at location: XMLLocation
  ) -> RuleSetError {
    let hint = nearestName(to: name, in: known).map { "did you mean '\($0)'?" }
    return error(
      "the extended rule set has no \(kind) '\(name)'; "
        + (hint ?? "it has \(known.joined(separator: ", "))"), at: location)
  }
}
