public import Geometry

/// Primitives that turn the picture of a group into another one (Filter Effects 1).
///
/// The last primitive's picture is painted instead of the group. Directions and areas are in scene
/// points; colours are encoded, and ``Primitive/usesLinearLight`` says where they are converted.
public struct Filter: Hashable, Sendable {
  /// What a primitive reads.
  public enum Input: Hashable, Sendable {
    /// The group as it is painted.
    case sourceGraphic
    /// The picture of an earlier primitive, by its index.
    case result(Int)
  }

  /// One step.
  public struct Primitive: Hashable, Sendable {
    /// What is done.
    public var operation: FilterOperation
    /// The area outside of which the picture is transparent; `nil` for no limit.
    public var region: Path?
    /// Whether the step computes with components in linear light.
    public var usesLinearLight: Bool

    /// A step from its parts.
    public init(operation: FilterOperation, region: Path? = nil, usesLinearLight: Bool = false) {
      self.operation = operation
      self.region = region
      self.usesLinearLight = usesLinearLight
    }
  }

  /// The steps; each reads the source or steps in front of it.
  public var primitives: [Primitive]
  /// Why the picture is not known where it cannot be evaluated.
  public var cause: IncompleteCause

  /// A filter from its steps, of which there must be one.
  public init(primitives: [Primitive], cause: IncompleteCause) {
    self.primitives = primitives
    self.cause = cause
  }
}

extension Filter {
  /// How many standard deviations a blur reaches: the three boxes that browsers put in the place of
  /// a Gaussian end after 2.82, and a Gaussian is next to nothing beyond.
  public static let deviations = 3.0

  /// How far away the colours may lie that one point's colour is made of, in scene points.
  public var reach: Double {
    primitives.reduce(0) { reach, primitive in
      switch primitive.operation {
      case .offset(_, let vector): reach + vector.length
      case .blur(_, let x, let y): reach + (x.length + y.length) * Self.deviations
      case .neighborhood(_, let x, let y), .morphology(_, let x, let y, _),
        .convolution(_, _, let x, let y), .lighting(_, _, let x, let y):
        reach + x.length + y.length + 2
      case .displacement(_, _, let displacement):
        reach + displacement.x.length + displacement.y.length
      case .tile(_, let origin, let x, let y):
        reach + Self.distance(from: primitive.region, to: [origin, origin + x + y])
      case .flood, .colorMatrix, .componentTransfer, .blend, .composite, .merge, .unresolved: reach
      }
    }
  }

  /// How far any of `points` is from any point of `region` at most.
  private static func distance(from region: Path?, to points: [Point]) -> Double {
    guard let box = region?.boundingBox, let other = Rect(around: points) else { return 0 }
    let union = box.union(other)
    return Point(x: union.width, y: union.height).length
  }

  /// Whether every primitive reads the source or earlier primitives only, and there is one.
  public var isOrdered: Bool {
    !primitives.isEmpty
      && primitives.enumerated().allSatisfy { index, primitive in
        primitive.operation.inputs.allSatisfy { input in
          guard case .result(let earlier) = input else { return true }
          return (0..<index).contains(earlier)
        }
      }
  }
}
