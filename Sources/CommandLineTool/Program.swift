/// The program: arguments in, reports and an exit status out.
public enum Program {
  /// The version of the program.
  public static let version = "0.1.0"

  /// Runs the program with `arguments`, which are without the program's own name.
  public static func run(_ arguments: [String], in context: ProcessContext) async -> ExitStatus {
    do {
      return try await dispatch(arguments, in: context)
    } catch {
      context.report(error.message)
      return .untrusted
    }
  }

  private static func dispatch(
    _ arguments: [String], in context: ProcessContext
  ) async throws(UsageError) -> ExitStatus {
    let command = try Command(arguments)
    let tokens = ArgumentToken.tokens(of: arguments.dropFirst(command.isNamed ? 1 : 0))
    let bound = try BoundArguments(tokens, definitions: command.kind.options)
    let text: String
    if bound.has("help") {
      text = Help.text(for: command.kind)
    } else if bound.has("version") {
      text = "a11yaudit \(version)\n"
    } else {
      switch command.kind {
      case .check:
        return try await CheckCommand(options: CheckOptions(bound), context: context).run()
      case .merge: return try MergeCommand(bound, context: context).run()
      case .probe: return try ProbeCommand(bound, context: context).run()
      case .rules: text = try RulesCommand(bound).text
      case .contrast: text = try ContrastCommand(bound).text
      case .explain: text = try ExplainCommand(bound).text
      }
    }
    guard (try? context.output.write(text)) != nil else {
      throw UsageError(.other("standard output cannot be written"))
    }
    return .passed
  }
}
