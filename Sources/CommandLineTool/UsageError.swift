/// Why the arguments cannot be used; nothing is audited and no report is written.
struct UsageError: Error, Hashable {
  /// What is wrong.
  enum Kind: Hashable {
    /// A name that is none of `known`.
    case unknown(_ what: String, _ name: String, known: [String])
    /// An option without its value.
    case missingValue(option: String)
    /// A switch with a value.
    case unexpectedValue(option: String)
    /// An option that may be given once only.
    case repeated(option: String)
    /// A value that an option does not take.
    case invalidValue(option: String, value: String, expected: String)
    /// A value that is none of those that an option takes.
    case invalidChoice(option: String, value: String, known: [String])
    /// Options that exclude each other.
    case conflict(String, String)
    /// Several things at once, each in words.
    case several([String])
    /// Anything else.
    case other(String)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}
