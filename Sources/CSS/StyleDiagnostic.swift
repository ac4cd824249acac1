/// A part of a style sheet that was skipped or repaired, as the specification's recovery demands.
public struct StyleDiagnostic: Hashable, Sendable {
  /// The reasons, with stable codes.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A comment that reaches to the end of the source.
    case unterminatedComment
    /// A string that reaches to the end of the source.
    case unterminatedString
    /// A `url(` that reaches to the end of the source.
    case unterminatedURL
    /// A string broken by a line end.
    case badString
    /// A `url(` with characters that it must not hold.
    case badURL
    /// A backslash before a line end outside a string.
    case invalidEscape
    /// A closing bracket without its opening one.
    case unmatchedBracket
    /// A block or function that reaches to the end of the source.
    case unclosedBlock
    /// Something that is no declaration; skipped to the next semicolon.
    case invalidDeclaration
    /// A declaration whose value the caller does not accept; ignored.
    case unsupportedDeclaration
    /// A rule without block; skipped.
    case invalidRule
    /// A rule with a selector that is not valid or not known; the whole rule is ignored.
    case invalidSelector
    /// An at-rule that this module does not read; ignored with its block.
    case unsupportedAtRule
    /// A rule inside a style rule; ignored.
    case unsupportedNesting
    /// Rules nested deeper than the limit; ignored.
    case nestingTooDeep
  }

  /// Why the part was skipped or repaired.
  public var code: Code
  /// Offset of its first byte.
  public var offset: Int
  /// The name in question, such as an at-rule's or a property's; empty if there is none.
  public var name: String

  /// A diagnostic about the byte at `offset`.
  public init(_ code: Code, offset: Int, name: String = "") {
    self.code = code
    self.offset = offset
    self.name = name
  }
}
