internal import Audit
internal import Foundation
internal import RuleSets

/// Lists the rules with their severities and numbers, and says who decides on them.
struct RulesCommand {
  private enum Format: String, CaseIterable {
    case text, json
  }

  /// The list.
  let text: String

  init(_ arguments: BoundArguments) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw UsageError(.other("'rules' takes no path; 'explain RULE' shows a single one"))
    }
    let format = try arguments.choice("format", of: Format.allCases.map(\.rawValue))
    let listing = try RuleListing(arguments)
    switch format.flatMap(Format.init) {
    case .json?: text = try Self.json(listing)
    case .text?, nil: text = Self.text(listing)
    }
  }

  /// One paragraph a rule.
  private static func text(_ listing: RuleListing) -> String {
    let ruleSet = listing.ruleSet
    var text = "\(ruleSet.title) (\(ruleSet.source), \(ruleSet.date))\n"
    for entry in listing.entries {
      text += "\n\(entry.settings.id)  \(entry.summary)\n"
      if let metadata = entry.metadata { text += "  \(metadata.title)\n" }
      for line in entry.optionLines { text += "  \(line)\n" }
    }
    return text
  }

  private struct JSONList: Encodable {
    var ruleSet: String
    var title: String
    var source: String
    var rules: [JSONRule]
  }

  private struct JSONRule: Encodable {
    var id: String
    var title: String?
    var criterion: String
    var severity: String
    var isOn: Bool
    var origin: String
    var options: [String: String]
    var optionOrigins: [String: String]
  }

  private static func json(_ listing: RuleListing) throws(UsageError) -> String {
    let rules = listing.entries.map { entry in
      JSONRule(
        id: entry.settings.id, title: entry.metadata?.title, criterion: entry.settings.criterion,
        severity: entry.settings.severity?.rawValue ?? "off",
        isOn: entry.settings.severity != nil, origin: entry.origin,
        options: Dictionary(
          entry.settings.options.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
        optionOrigins: entry.optionOrigins)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let list = JSONList(
      ruleSet: listing.ruleSet.name, title: listing.ruleSet.title, source: listing.ruleSet.source,
      rules: rules)
    guard let encoded = try? encoder.encode(list) else {
      throw UsageError(.other("the rules cannot be written as JSON"))
    }
    return String(decoding: encoded, as: UTF8.self) + "\n"
  }
}
