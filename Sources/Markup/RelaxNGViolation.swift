/// A part of a document that its schema does not allow.
public struct RelaxNGViolation: Sendable, Hashable {
  /// The line of the element, from 1; 0 if libxml2 does not tell.
  public let line: Int
  /// What libxml2 says is wrong, on one line.
  public let message: String
}
