internal import Markup

/// The program: arguments in, reports and an exit status out.
public enum Program {
  /// The version of the program.
  public static let version = "0.1.0"

  /// Runs the program with `arguments`, which are without the program's own name.
  public static func run(_ arguments: [String], in context: ProcessContext) async -> ExitStatus {
    do {
      return try await dispatch(arguments, in: context)
    } catch {
      for message in error.messages { context.report(message) }
      return .untrusted
    }
  }

  private static func dispatch(
    _ arguments: [String], in context: ProcessContext
  ) async throws(UsageError) -> ExitStatus {
    let command = try Command(arguments)
    let tokens = ArgumentToken.tokens(of: arguments.dropFirst(command.isNamed ? 1 : 0))
    let written = try BoundArguments(tokens, definitions: command.kind.options)
    var bound = written
    if !command.isNamed { try checkFirstOperand(arguments, in: context) }
    let text: String
    if bound.has("help") {
      text = Help.text(for: command.kind)
    } else if bound.has("version") {
      text = "a11yaudit \(version)\n"
    } else {
      let (merged, configuration) = try configured(written, for: command.kind, in: context)
      bound = merged
      switch command.kind {
      case .check where bound.has("watch"):
        return try await WatchCommand(written, context: context).run()
      case .check:
        return try await CheckCommand(
          options: CheckOptions(bound, configuration: configuration), context: context
        ).run()
      case .baseline:
        return try await BaselineCommand(bound, configuration: configuration, context: context)
          .run()
      case .config:
        text = try ConfigCommand(bound, configuration: configuration, context: context).text
      case .`init`: return try InitCommand(bound, context: context).run()
      case .merge: return try await MergeCommand(bound, context: context).run()
      case .probe: return try ProbeCommand(bound, context: context).run()
      case .rules: text = try RulesCommand(bound).text
      case .explain:
        text = try await ExplainCommand(bound, configuration: configuration, context: context).text
      case .contrast: text = try ContrastCommand(bound).text
      case .completions: text = try completions(bound)
      case .manual: text = ManualPage().text
      }
    }
    guard (try? context.output.write(text)) != nil else {
      throw UsageError(.other("standard output cannot be written"))
    }
    return .passed
  }

  /// Throws if the first argument is neither a command nor there, and looks like a command.
  private static func checkFirstOperand(
    _ arguments: [String], in context: ProcessContext
  ) throws(UsageError) {
    guard let word = arguments.first, !word.hasPrefix("-"), !word.contains("/"),
      FileSystem().kind(at: FilePath(word, in: FilePath(context.workingDirectory))) == nil
    else { return }
    let commands = Command.Kind.allCases.map(\.rawValue)
    guard let near = nearestName(to: word, in: commands) else { return }
    throw UsageError(
      .other("there is no command and no file '\(word)'; did you mean '\(near)'?"))
  }

  /// `arguments` with what the configuration adds to them for a command.
  static func configured(
    _ arguments: BoundArguments, for command: Command.Kind, in context: ProcessContext
  ) throws(UsageError) -> (BoundArguments, Configuration?) {
    let configuration = try configuration(arguments, for: command, in: context)
    return (
      configuration.map { arguments.adding($0, definitions: command.options) } ?? arguments,
      configuration
    )
  }

  /// The configuration that holds for a command, `nil` if it heeds none or there is none.
  private static func configuration(
    _ arguments: BoundArguments, for command: Command.Kind, in context: ProcessContext
  ) throws(UsageError) -> Configuration? {
    guard command.options.contains(.config), arguments.operands.first != "schema" else {
      return nil
    }
    return try ConfigurationDiscovery.configuration(
      arguments, workingDirectory: FilePath(context.workingDirectory), fileSystem: FileSystem())
  }

  private static func completions(_ arguments: BoundArguments) throws(UsageError) -> String {
    let known = Completions.Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(.other("name one shell: \(known.joined(separator: ", "))"))
    }
    guard let shell = Completions.Shell(rawValue: name) else {
      throw UsageError(.unknown("shell", name, known: known))
    }
    return Completions().text(for: shell)
  }
}
