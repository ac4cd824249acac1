/// One argument as it is written, before anything is known about options.
enum ArgumentToken: Hashable {
  /// `--name`, `--name=value` or one letter of `-qv`; the spelling keeps its hyphens.
  case option(spelling: String, value: String?)
  /// Anything else: a path, or the value of the option before it.
  case operand(String)

  /// Splits `arguments` into tokens; `--` ends the options, a lone `-` is an operand.
  static func tokens(of arguments: some Sequence<String>) -> [ArgumentToken] {
    var tokens: [ArgumentToken] = []
    var isPastOptions = false
    for argument in arguments {
      if isPastOptions || argument == "-" || !argument.hasPrefix("-") {
        tokens.append(.operand(argument))
      } else if argument == "--" {
        isPastOptions = true
      } else if argument.hasPrefix("--") {
        tokens.append(longOption(argument))
      } else {
        tokens += argument.dropFirst().map { .option(spelling: "-\($0)", value: nil) }
      }
    }
    return tokens
  }

  private static func longOption(_ argument: String) -> ArgumentToken {
    guard let separator = argument.firstIndex(of: "=") else {
      return .option(spelling: argument, value: nil)
    }
    return .option(
      spelling: String(argument[..<separator]),
      value: String(argument[argument.index(after: separator)...]))
  }
}
