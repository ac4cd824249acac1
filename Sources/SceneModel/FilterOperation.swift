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
  /// The largest or smallest value of each component within two vectors on both sides.
  case morphology(Filter.Input, Point, Point, isDilation: Bool)
  /// Copies of a parallelogram of the input, given by a corner and its two sides.
  case tile(Filter.Input, origin: Point, Point, Point)
  /// A kernel whose weights sum up to a factor, plus a constant: known where what lies up to two
  /// vectors away on both sides is uniform.
  case convolution(Filter.Input, ConvolutionSum, Point, Point)
  /// The input from elsewhere: by two vectors, each times a component of the map less a half.
  case displacement(Filter.Input, map: Filter.Input, Displacement)
  /// A lit surface, whose height is the input's alpha, by the colour of its level parts: known where
  /// alpha is uniform up to two vectors away on both sides.
  case lighting(Filter.Input, Color, Point, Point)
  /// Something that is not evaluated.
  case unresolved
}

/// What a convolution does where its input is uniform.
public struct ConvolutionSum: Hashable, Sendable {
  /// The sum of the kernel, divided by the divisor.
  public var factor: Double
  /// What is added to each component.
  public var bias: Double
  /// Whether alpha stays, and the colour is not multiplied by it.
  public var preservesAlpha: Bool

  /// A sum from its parts.
  public init(factor: Double, bias: Double, preservesAlpha: Bool) {
    self.factor = factor
    self.bias = bias
    self.preservesAlpha = preservesAlpha
  }
}

/// Where a displacement takes colours from.
public struct Displacement: Hashable, Sendable {
  /// The vectors that the two components are multiplied by.
  public var x: Point
  /// See ``x``.
  public var y: Point
  /// The components, 0 to 3 for red, green, blue and alpha.
  public var xComponent: Int
  /// See ``xComponent``.
  public var yComponent: Int

  /// A displacement from its parts; other components than 0 to 3 count as alpha.
  public init(x: Point, y: Point, xComponent: Int, yComponent: Int) {
    self.x = x
    self.y = y
    self.xComponent = xComponent
    self.yComponent = yComponent
  }
}

extension FilterOperation {
  /// What the primitive reads.
  public var inputs: [Filter.Input] {
    switch self {
    case .flood, .unresolved: []
    case .offset(let input, _), .colorMatrix(let input, _), .componentTransfer(let input, _),
      .blur(let input, _, _), .neighborhood(let input, _, _), .morphology(let input, _, _, _),
      .tile(let input, _, _, _),
      .convolution(let input, _, _, _), .lighting(let input, _, _, _):
      [input]
    case .blend(let input, let below, _), .composite(let input, let below, _),
      .displacement(let input, let below, _):
      [input, below]
    case .merge(let inputs): inputs
    }
  }
}
