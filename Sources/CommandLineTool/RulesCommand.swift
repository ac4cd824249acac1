internal import RuleSets

/// Lists the rules of a rule set with their severities and numbers.
struct RulesCommand {
  let ruleSet: RuleSet

  init(_ arguments: BoundArguments) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw UsageError(.other("'rules' takes no path; 'explain RULE' shows a single one"))
    }
    ruleSet = try CheckOptions.baseRuleSet(arguments)
  }

  /// One paragraph a rule.
  var text: String {
    var text = "\(ruleSet.title) (\(ruleSet.source), \(ruleSet.date))\n"
    for settings in ruleSet.rules {
      let severity = settings.severity?.rawValue ?? "off"
      text += "\n\(settings.id)  \(severity), \(settings.criterion)\n"
      if let metadata = Registry.metadata(of: settings.id) { text += "  \(metadata.title)\n" }
      if !settings.listing.isEmpty { text += "  \(settings.listing)\n" }
    }
    return text
  }
}

extension RuleSettings {
  /// The numbers and words as `name value`, ordered by name.
  var listing: String {
    let values = numbers.mapValues { $0 == $0.rounded() ? String(Int($0)) : String($0) }
      .merging(words) { number, _ in number }
    return values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: ", ")
  }
}
