/// Why a text is no JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong and what is expected instead; one line, lower-case first letter.
  public var message: String
  /// Where.
  public var location: JSONLocation
}
