/// A function of one component, 0...1, by its parameters in Filter Effects 1, section 9.6.
public enum ComponentFunction: Hashable, Sendable {
  /// The component itself.
  case identity
  /// Values between which is interpolated.
  case table([Double])
  /// Steps of equal width.
  case discrete([Double])
  /// Slope and intercept.
  case linear(Double, Double)
  /// Amplitude, exponent and offset.
  case gamma(Double, Double, Double)
}
