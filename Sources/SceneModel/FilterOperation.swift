public import ColorMath
public import Geometry

/// What a filter primitive does with its inputs.
public enum FilterOperation: Hashable, Sendable {
  /// Fills the area with a colour.
  case flood(Color)
  /// Moves the input by a vector.
  case offset(Filter.Input, Point)
  /// Multiplies red, green, blue, alpha and 1 by a matrix of 4 rows and 5 columns.
  case colorMatrix(Filter.Input, [Double])
  /// Maps each component by a function of its own: red, green, blue, alpha.
  case componentTransfer(Filter.Input, [ComponentFunction])
  /// The first input blended over the second.
  case blend(Filter.Input, over: Filter.Input, BlendMode)
  /// The first input combined with the second by an operator.
  case composite(Filter.Input, Filter.Input, CompositeOperator)
  /// The inputs over each other, the first at the bottom.
  case merge([Filter.Input])
  /// A Gaussian blur with a standard deviation along two vectors.
  case blur(Filter.Input, Point, Point)
  /// Something made of what lies up to two vectors away on both sides: known where that is uniform.
  case neighborhood(Filter.Input, Point, Point)
  /// Something that is not evaluated.
  case unresolved
}

extension FilterOperation {
  /// What the primitive reads.
  public var inputs: [Filter.Input] {
    switch self {
    case .flood, .unresolved: []
    case .offset(let input, _), .colorMatrix(let input, _), .componentTransfer(let input, _),
      .blur(let input, _, _), .neighborhood(let input, _, _):
      [input]
    case .blend(let input, let below, _), .composite(let input, let below, _): [input, below]
    case .merge(let inputs): inputs
    }
  }
}
