internal import RuleSets

extension RuleSet {
  /// The rule sets that are compiled into the program, the default first.
  static func all() throws(RuleSetError) -> [RuleSet] {
    var ruleSets: [RuleSet] = []
    for name in available { ruleSets.append(try named(name)) }
    return ruleSets
  }
}

extension [RuleSet] {
  /// The names of those with an equal `answer` together, in the order of the first of each; a rule
  /// set whose answer is `nil` is left out.
  func names<Answer: Equatable>(
    by answer: (RuleSet) -> Answer?
  ) -> [(names: [String], answer: Answer)] {
    var groups: [(names: [String], answer: Answer)] = []
    for ruleSet in self {
      guard let answer = answer(ruleSet) else { continue }
      if let index = groups.firstIndex(where: { $0.answer == answer }) {
        groups[index].names.append(ruleSet.name)
      } else {
        groups.append(([ruleSet.name], answer))
      }
    }
    return groups
  }
}
