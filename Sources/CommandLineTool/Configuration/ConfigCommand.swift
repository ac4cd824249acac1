internal import EmbeddedFiles
internal import SceneModel

/// Shows the effective settings, which file they come from, or the grammar of that file.
struct ConfigCommand {
  /// The settings that a configuration does not have, since they are about one run or one person.
  private static let personal: Set<String> = [
    "config", "no-config", "no-baseline", "stdin-path", "shard", "jobs", "progress", "color",
    "quiet", "verbose", "watch", "format", "output", "only", "skip", "today", "timings", "help",
    "version",
    "force",
  ]

  private enum Action: String, CaseIterable {
    case show, path, schema
  }

  /// The answer.
  let text: String

  init(
    _ arguments: BoundArguments, configuration: Configuration?, context: ProcessContext
  ) throws(UsageError) {
    let actions = Action.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        .other("say what to show: 'config' and one of \(actions.joined(separator: ", "))"))
    }
    guard let action = Action(rawValue: name) else {
      throw UsageError(.unknown("action of 'config'", name, known: actions))
    }
    let workingDirectory = FilePath(context.workingDirectory)
    switch action {
    case .schema:
      guard let schema = EmbeddedFile.bytes(at: ConfigurationVocabulary.schemaPath) else {
        throw UsageError(.other("the grammar is missing in this build"))
      }
      text = String(decoding: schema, as: UTF8.self)
    case .path:
      guard let configuration else {
        throw UsageError(.other("there is no configuration here; 'a11yaudit init' writes one"))
      }
      text = configuration.file.relative(to: workingDirectory) + "\n"
    case .show:
      try arguments.checkValues()
      let ruleSet = try CheckOptions.baseRuleSet(arguments).name
      text = Self.listing(arguments, configuration, workingDirectory, ruleSet: ruleSet)
    }
  }

  /// One line for each setting: name, value, and where it comes from.
  private static func listing(
    _ arguments: BoundArguments, _ configuration: Configuration?, _ workingDirectory: FilePath,
    ruleSet: String
  ) -> String {
    let file = configuration?.file.relative(to: workingDirectory)
    var lines: [(name: String, value: String, origin: String)] = []
    lines.append(("configuration", file ?? "none", ""))
    func add(_ name: String, _ value: String, _ location: SourceLocation) {
      lines.append((name, value, "\(location.path):\(location.line):\(location.column)"))
    }
    for path in configuration?.includes ?? [] { add("include", path.pattern, path.location) }
    for path in configuration?.excludes ?? [] { add("exclude", path.pattern, path.location) }
    for definition in OptionDefinition.check where !personal.contains(definition.name) {
      let values = arguments.origins(definition.name)
      for value in values {
        let text = value.text.map {
          $0.hasPrefix("/") ? FilePath($0).relative(to: workingDirectory) : $0
        }
        switch value.origin {
        case .commandLine: lines.append((definition.name, text ?? "on", "option"))
        case .configuration(let location): add(definition.name, text ?? "on", location)
        }
      }
      if values.isEmpty, definition.name == "rule-set", ruleSet != definition.defaultValue {
        // The standard and the level choose it.
        lines.append((definition.name, ruleSet, "by standard and level"))
      } else if values.isEmpty {
        lines.append((definition.name, definition.defaultValue ?? "none", "default"))
      }
    }
    for element in configuration?.suppressions ?? [] {
      let suppression = element.suppression
      add(
        "suppress",
        suppression.rules.sorted().joined(separator: ",")
          + (element.path.map { " in " + $0 } ?? ""),
        suppression.location)
    }
    let width = lines.reduce(0) { max($0, $1.name.count) }
    return lines.map { name, value, origin in
      let padding = String(repeating: " ", count: width - name.count + 2)
      return name + padding + value + (origin.isEmpty ? "" : "  (\(origin))") + "\n"
    }.joined()
  }
}
