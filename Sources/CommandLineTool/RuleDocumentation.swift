internal import Audit
internal import RuleSets

/// The text of `Documentation/Rules.md`, made from the rules and the rule sets themselves.
struct RuleDocumentation {
  private let ruleSets: [RuleSet]

  init() throws(RuleSetError) {
    ruleSets = try RuleSet.all()
  }

  /// The page.
  var markdown: String {
    let rules = Registry.rules.sorted { $0.metadata.id < $1.metadata.id }
    var text = """
      # Rules

      <!-- Written by 'swift run generate-documentation' from the rules and from Rules/*.xml. -->

      What each rule measures, why, what it does not see, and the numbers that each rule set gives
      it. The examples are tests: the test suite audits them and compares the outcomes.

      | Rule | Requirement | Default |
      | --- | --- | --- |

      """
    for rule in rules {
      let settings = ruleSets.first?.settings(for: rule.metadata.id)
      text += "| [`\(rule.metadata.id)`](#\(rule.metadata.id)) | \(rule.metadata.title) |"
      text += " \(Self.summary(settings)) |\n"
    }
    for rule in rules { text += section(of: rule) }
    return text
  }

  private static func summary(_ settings: RuleSettings?) -> String {
    guard let settings else { return "-" }
    return "\(settings.severity?.rawValue ?? "off"), \(settings.criterion)"
  }

  private func section(of rule: any Rule.Type) -> String {
    let metadata = rule.metadata
    var text = """

      ## \(metadata.id)

      **\(metadata.title).** \(metadata.summary)

      **Why:** \(metadata.rationale)

      **Limits:** \(metadata.limitations)

      | Rule set | Severity | Criterion | Numbers |
      | --- | --- | --- | --- |

      """
    let rows = ruleSets.names { ruleSet in
      ruleSet.settings(for: metadata.id).map {
        "\($0.severity?.rawValue ?? "off") | \($0.criterion) | \($0.listing)"
      }
    }
    for (names, row) in rows {
      text += "| \(names.map { "`\($0)`" }.joined(separator: ", ")) | \(row) |\n"
    }
    for example in rule.examples { text += Self.section(of: example) }
    return text
  }

  private static func section(of example: RuleExample) -> String {
    let outcomes = example.expected.isEmpty ? ["nothing"] : example.expected
    let files = example.files.map { file in
      let name = example.otherFiles.isEmpty ? "" : "`\(file.name)`:\n\n"
      let language = file.name.hasSuffix(".json") ? "json" : "xml"
      return name + "```\(language)\n\(file.source)\n```"
    }
    return """

      ### \(example.title)

      \(files.joined(separator: "\n\n"))

      Reports \(outcomes.map { "`\($0)`" }.joined(separator: ", ")).

      """
  }
}
