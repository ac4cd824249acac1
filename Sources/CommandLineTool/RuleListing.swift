internal import Audit
internal import RuleSets

/// The rules as the rule set, the configuration and the options make them, each with who says so.
struct RuleListing {
  /// One rule.
  struct Entry {
    var settings: RuleSettings
    /// What the rule is; `nil` for a rule set's entry without a rule.
    var metadata: RuleMetadata?
    /// Who decides on its severity: the rule set, a place in the configuration, or an option.
    var origin: String
    /// Who decides on a number or word, by its name, where that is not the rule set.
    var optionOrigins: [String: String]

    /// Severity and criterion, and who says so if it is not the rule set.
    var summary: String {
      let severity = settings.severity?.rawValue ?? "off"
      return "\(severity)\(isOwn ? "" : " (\(origin))"), \(settings.criterion)"
    }

    /// Whether the rule set decides on the severity.
    fileprivate var isOwn: Bool { origin.hasPrefix(RuleListing.ruleSetOrigin) }

    /// The numbers and words, ordered by name: those of the rule set in one line, others after it
    /// with who says so.
    var optionLines: [String] {
      let own = settings.options.filter { optionOrigins[$0.name] == nil }
      let line = own.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      let others = settings.options.compactMap { option in
        optionOrigins[option.name].map { "\(option.name) \(option.value) (\($0))" }
      }
      return (line.isEmpty ? [] : [line]) + others
    }
  }

  private static let ruleSetOrigin = "rule set "

  let ruleSet: RuleSet
  /// The rules, ordered by id.
  let entries: [Entry]

  /// The rules under `arguments`, which hold what the configuration says.
  init(_ arguments: BoundArguments) throws(UsageError) {
    let ruleSet = try CheckOptions.ruleSet(arguments)
    self.ruleSet = ruleSet
    entries = ruleSet.rules.map { settings in
      var entry = Entry(
        settings: settings, metadata: Registry.metadata(of: settings.id),
        origin: Self.ruleSetOrigin + ruleSet.name, optionOrigins: [:])
      for value in arguments.origins("severity") where value.key == settings.id {
        entry.origin = value.origin.text(of: "--severity")
      }
      let only = arguments.all("only")
      if !only.isEmpty, !only.contains(settings.id) { entry.origin = "option --only" }
      if arguments.all("skip").contains(settings.id) { entry.origin = "option --skip" }
      for value in arguments.origins("threshold") {
        guard let key = value.key, key.hasPrefix(settings.id + ".") else { continue }
        entry.optionOrigins[String(key.dropFirst(settings.id.count + 1))] =
          value.origin.text(of: "--threshold")
      }
      return entry
    }
  }
}

extension BoundArguments.Value {
  /// What stands before the first equals sign.
  fileprivate var key: String? {
    text.flatMap { text in text.firstIndex(of: "=").map { String(text[..<$0]) } }
  }
}

extension BoundArguments.Origin {
  /// In words: the place in the configuration, or the option.
  fileprivate func text(of option: String) -> String {
    switch self {
    case .commandLine: "option \(option)"
    case .configuration(let place): "\(place.path):\(place.line):\(place.column)"
    }
  }
}

extension RuleSettings {
  /// The numbers and words, ordered by name.
  var options: [(name: String, value: String)] {
    numbers.mapValues { $0 == $0.rounded() ? String(Int($0)) : String($0) }
      .merging(words) { number, _ in number }
      .sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }

  /// The numbers and words as `name value`, ordered by name.
  var listing: String { options.map { "\($0.name) \($0.value)" }.joined(separator: ", ") }
}
