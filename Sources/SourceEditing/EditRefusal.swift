/// Why a value is not changed.
public struct EditRefusal: Error, Hashable, Sendable {
  /// The reason, a fragment such as `it is computed`.
  public var reason: String

  /// A refusal for `reason`.
  public init(_ reason: String) {
    self.reason = reason
  }

  static let notFound = EditRefusal("its value is not written at this place in one piece")
  static let reference = EditRefusal(
    "the value is written with a reference ('&...;'), which may stand for more")
}
