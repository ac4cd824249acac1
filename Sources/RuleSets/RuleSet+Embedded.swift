extension RuleSet {
  /// The names of the rule sets that are compiled into the program, the default first.
  public static var available: [String] { RuleSetLibrary.embedded.names }

  /// The rule set of that name out of those that are compiled into the program.
  ///
  /// Throws for an unknown name, with the nearest known one.
  public static func named(_ name: String) throws(RuleSetError) -> RuleSet {
    try RuleSetLibrary.embedded.ruleSet(named: name)
  }

  /// The settings of the rule called `id`, `nil` if the rule set does not mention it.
  public func settings(for id: String) -> RuleSettings? {
    rules.first { $0.id == id }
  }
}
