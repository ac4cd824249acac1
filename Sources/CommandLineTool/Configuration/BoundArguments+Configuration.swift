internal import SceneModel

extension BoundArguments {
  /// Options that say the same in other ways: who gives one on the command line means all of them.
  private static let alternatives: [Set<String>] = [
    ["report", "format", "output", "reports"], ["rule-set", "standard", "level"],
    ["baseline", "no-baseline"],
  ]
  /// Options whose values of the configuration stay, before those of the command line, which win.
  private static let additive: Set<String> = [
    "severity", "threshold", "canvas", "define", "tokens", "library", "platform", "name-pattern",
  ]

  /// The arguments that one setting alone amounts to.
  init(_ setting: Configuration.Setting) {
    self.init()
    add(setting, value: setting.value)
  }

  /// The arguments with what `configuration` says of options in `definitions` that are not given.
  func adding(
    _ configuration: Configuration, definitions: [OptionDefinition]
  ) -> BoundArguments {
    let names = Set(definitions.map(\.name))
    let given = givenNames
    let hidden = given.subtracting(Self.additive).union(
      Self.alternatives.filter { !$0.isDisjoint(with: given) }.reduce(into: Set()) {
        hidden, names in
        // A level of its own still is one of the configured standard.
        hidden.formUnion(
          given.contains("level") && !given.contains("rule-set")
            ? names.subtracting(["standard"]) : names)
      })
    var merged = self
    for setting in configuration.settings.reversed()
    where names.contains(setting.option) && !hidden.contains(setting.option) {
      let isPath = ConfigurationVocabulary.pathOptions.contains(setting.option)
      merged.prepend(
        setting,
        value: setting.value.map {
          isPath ? FilePath($0, in: configuration.folder).string : $0
        })
    }
    return merged
  }

  /// Throws for a value that its option does not take.
  func checkValues() throws(UsageError) {
    _ = try CheckOptions.ruleSet(self)
    _ = try CheckOptions.gate(self)
    _ = try LoadingOptions(self)
    _ = try states
    _ = try ReportOptions(self)
  }
}
