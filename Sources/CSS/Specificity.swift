/// The weight of a selector: ids, then classes and their like, then types.
///
/// Source: https://www.w3.org/TR/selectors-4/#specificity-rules
public struct Specificity: Hashable, Comparable, Sendable {
  /// Number of id selectors.
  public var ids: Int
  /// Number of class, attribute and pseudo-class selectors.
  public var classes: Int
  /// Number of type and pseudo-element selectors.
  public var types: Int

  /// A specificity from its three counts.
  public init(ids: Int = 0, classes: Int = 0, types: Int = 0) {
    self.ids = ids
    self.classes = classes
    self.types = types
  }

  /// Whether `lhs` weighs less than `rhs`.
  public static func < (lhs: Specificity, rhs: Specificity) -> Bool {
    (lhs.ids, lhs.classes, lhs.types) < (rhs.ids, rhs.classes, rhs.types)
  }

  static func += (lhs: inout Specificity, rhs: Specificity) {
    lhs.ids += rhs.ids
    lhs.classes += rhs.classes
    lhs.types += rhs.types
  }
}
