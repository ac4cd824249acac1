/// A part of a source that was skipped, approximated or repaired while it was loaded.
public struct Diagnostic: Hashable, Sendable {
  /// Stable kebab-case code, such as `duplicate-id`.
  public var code: String
  /// What happened, why it matters and what to write instead; one line, lower-case first letter.
  public var message: String
  /// Where.
  public var location: SourceLocation

  /// A diagnostic from its parts.
  public init(code: String, message: String, location: SourceLocation) {
    self.code = code
    self.message = message
    self.location = location
  }
}
