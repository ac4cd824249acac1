internal import Audit
internal import RuleSets

/// Explains one rule.
struct ExplainCommand {
  let metadata: RuleMetadata
  let settings: RuleSettings?
  let ruleSet: RuleSet

  init(_ arguments: BoundArguments) throws(UsageError) {
    ruleSet = try CheckOptions.baseRuleSet(arguments)
    guard let id = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(.other("name one rule to explain; 'a11yaudit rules' lists them"))
    }
    guard let metadata = Registry.metadata(of: id) else {
      if id.utf8.count >= 8, id.allSatisfy(\.isHexDigit) {
        throw UsageError(.notInThisRelease("explaining a fingerprint"))
      }
      throw UsageError(.unknown("rule", id, known: Registry.rules.map { $0.metadata.id }))
    }
    self.metadata = metadata
    settings = ruleSet.settings(for: id)
  }

  /// The explanation in paragraphs.
  var text: String {
    var text = "\(metadata.id): \(metadata.title)\n\n"
    if let settings {
      let severity = settings.severity?.rawValue ?? "off"
      text += "In \(ruleSet.title): \(severity), \(settings.criterion)\n"
      if !settings.listing.isEmpty { text += "  \(settings.listing)\n" }
      text += "  \(ruleSet.source)\n\n"
    }
    return text + "\(metadata.summary)\n\nWhy: \(metadata.rationale)\n\n"
      + "Limits: \(metadata.limitations)\n"
  }
}
