/// How `feComposite` combines two pictures; Porter and Duff's operators and a polynomial.
public enum CompositeOperator: Hashable, Sendable {
  /// The first over the second.
  case over
  /// The first where the second is.
  case `in`
  /// The first where the second is not.
  case out
  /// The first over the second, where the second is.
  case atop
  /// Each where the other one is not.
  case xor
  /// The sum.
  case lighter
  /// k1 times both, k2 times the first, k3 times the second and k4, added up.
  case arithmetic(Double, Double, Double, Double)
}
