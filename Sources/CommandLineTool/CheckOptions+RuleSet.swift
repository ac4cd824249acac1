internal import RuleSets

extension CheckOptions {
  /// What `--standard` takes; with a level in lower case it is the name of a rule set.
  static let standards = ["wcag21", "wcag22"]
  /// The levels of conformance that `--level` takes.
  static let levels = ["A", "AA", "AAA"]

  /// The rule set that `--rule-set`, or `--standard` and `--level`, ask for.
  static func baseRuleSet(_ arguments: BoundArguments) throws(UsageError) -> RuleSet {
    let standard = arguments.value("standard")
    let level = arguments.value("level")
    if let name = arguments.value("rule-set") {
      guard standard == nil, level == nil else {
        throw UsageError(.conflict("--rule-set", "--standard/--level"))
      }
      guard RuleSet.available.contains(name) else {
        throw UsageError(.unknown("rule set", name, known: RuleSet.available))
      }
      return try embedded(name)
    }
    if let standard, !standards.contains(standard) {
      throw UsageError(.unknown("standard", standard, known: standards))
    }
    if let level, !levels.contains(level) {
      throw UsageError(.unknown("level", level, known: levels))
    }
    return try embedded("\(standard ?? "wcag22")-\((level ?? "AA").lowercased())")
  }

  /// The rule set with the rules and severities that the user chose.
  static func ruleSet(_ arguments: BoundArguments) throws(UsageError) -> RuleSet {
    var ruleSet = try baseRuleSet(arguments)
    let units = RuleSet.LargeTextUnit.allCases.map(\.rawValue)
    if let unit = try arguments.choice("large-text-unit", of: units) {
      ruleSet.largeTextUnit = RuleSet.LargeTextUnit(rawValue: unit) ?? ruleSet.largeTextUnit
    }
    let known = ruleSet.rules.map(\.id)
    let severities = Severity.allCases.map(\.rawValue) + ["off"]
    for (id, name) in try arguments.pairs("severity", value: "SEVERITY") {
      guard severities.contains(name) else {
        throw UsageError(.invalidChoice(option: "severity", value: name, known: severities))
      }
      ruleSet.rules[try index(of: id, among: known)].severity = Severity(rawValue: name)
    }
    for (name, value) in try arguments.pairs("threshold", value: "VALUE") {
      try ruleSet.setThreshold(name, to: value)
    }
    let only = arguments.all("only")
    for id in only { _ = try index(of: id, among: known) }
    for index in ruleSet.rules.indices where !only.isEmpty {
      if !only.contains(ruleSet.rules[index].id) { ruleSet.rules[index].severity = nil }
    }
    for id in arguments.all("skip") {
      ruleSet.rules[try index(of: id, among: known)].severity = nil
    }
    guard ruleSet.rules.contains(where: { $0.severity != nil }) else {
      throw UsageError(.other("no rule is left to check; choose fewer '--skip' or '--only'"))
    }
    return ruleSet
  }

  /// The rule set called `name`, which is one of the program's.
  static func embedded(_ name: String) throws(UsageError) -> RuleSet {
    try usage { () throws(RuleSetError) in try RuleSet.named(name) }
  }

  /// All rule sets of the program.
  static func embedded() throws(UsageError) -> [RuleSet] {
    try usage { () throws(RuleSetError) in try RuleSet.all() }
  }

  private static func usage<Value>(
    _ body: () throws(RuleSetError) -> Value
  ) throws(UsageError) -> Value {
    do {
      return try body()
    } catch {
      throw UsageError(.other(error.message))
    }
  }

  fileprivate static func index(of id: String, among known: [String]) throws(UsageError) -> Int {
    guard let index = known.firstIndex(of: id) else {
      throw UsageError(.unknown("rule", id, known: known))
    }
    return index
  }
}

extension RuleSet {
  /// The words that any rule set of the program gives an option of a rule, and `none`.
  private static func words(of key: String, rule: String) throws(UsageError) -> Set<String> {
    var words: Set<String> = []
    for ruleSet in try CheckOptions.embedded() {
      let settings = ruleSet.settings(for: rule)
      if let word = settings?.words[key] { words.insert(word) }
      if settings?.numbers[key] != nil { words.insert("none") }
    }
    return words
  }

  /// Sets the number or word called `name`, which is `RULE.NAME`.
  fileprivate mutating func setThreshold(_ name: String, to value: String) throws(UsageError) {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw UsageError(
        .invalidValue(
          option: "threshold", value: "\(name)=\(value)",
          expected: "RULE.NAME=VALUE such as target-size.minimum=44"))
    }
    let index = try CheckOptions.index(of: String(parts[0]), among: rules.map(\.id))
    let key = String(parts[1])
    let known = rules[index].numbers.keys.sorted() + rules[index].words.keys.sorted()
    guard known.contains(key) else {
      throw UsageError(.unknown("number of '\(parts[0])'", key, known: known))
    }
    if let number = Double(value), number.isFinite, number >= 0 {
      rules[index].words[key] = nil
      rules[index].numbers[key] = number
    } else if rules[index].words[key] != nil || value == "none",
      value.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == 0x2D })
    {
      let words = try Self.words(of: key, rule: rules[index].id)
      guard words.contains(value) else {
        throw UsageError(.invalidChoice(option: "threshold", value: value, known: words.sorted()))
      }
      rules[index].numbers[key] = nil
      rules[index].words[key] = value
    } else {
      throw UsageError(
        .invalidValue(option: "threshold", value: value, expected: "a number from 0 up"))
    }
  }
}
