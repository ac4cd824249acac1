internal import Markup

extension UsageError {
  /// What is wrong and what to write instead: lower-case first letter, no full stop.
  var message: String { message(subject: nil) }

  /// The messages one by one.
  var messages: [String] {
    if case .several(let messages) = kind { return messages }
    return [message]
  }

  /// The message about an option's value that is written elsewhere, at what `subject` names.
  func message(subject: String?) -> String {
    switch kind {
    case .unknown(let what, let name, let known):
      let hint = nearestName(to: name, in: known).map { "; did you mean '\($0)'?" }
      return "there is no \(what) '\(name)'" + (hint ?? Self.list(known, what: what))
    case .missingValue(let option): return "\(subject ?? "the option '--\(option)'") needs a value"
    case .unexpectedValue(let option): return "the option '--\(option)' takes no value"
    case .repeated(let option): return "the option '--\(option)' is given twice; remove one"
    case .invalidValue(let option, let value, let expected):
      return "\(subject ?? "the option '--\(option)'") does not take '\(value)'; write \(expected)"
    case .invalidChoice(let option, let value, let known):
      let hint = nearestName(to: value, in: known).map { "did you mean '\($0)'?" }
      return "\(subject ?? "the option '--\(option)'") does not take '\(value)'; "
        + (hint ?? "write one of \(known.joined(separator: ", "))")
    case .conflict(let first, let second):
      return "'\(first)' and '\(second)' exclude each other; remove one"
    case .several(let messages): return messages.joined(separator: "\n")
    case .other(let message): return message
    }
  }

  /// The known names; options are too many to list.
  private static func list(_ known: [String], what: String) -> String {
    what == "option"
      ? "; 'a11yaudit --help' lists them" : "; there are \(known.joined(separator: ", "))"
  }
}
