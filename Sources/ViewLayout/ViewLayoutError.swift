public import SceneModel

/// Why a view tree cannot be laid out.
public struct ViewLayoutError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Views and modifiers are nested more than ``LayoutLimits/depth`` deep.
    case tooDeep
    /// There are more than ``LayoutLimits/nodes`` views and modifiers.
    case tooMany
    /// Stacks in stacks ask for more than ``LayoutLimits/measurements`` sizes.
    case tooComplex
    /// Scales multiply to a coordinate beyond ``LayoutLimits/coordinate``.
    case tooLarge
  }

  /// What is wrong.
  public var kind: Kind
  /// The view at which it was noticed.
  public var location: SourceLocation
}

/// Limits that keep hostile view trees from costing much time, memory or stack.
public enum LayoutLimits {
  /// Views and modifiers on the way from the root to a leaf.
  public static let depth = 128
  /// Views and modifiers together.
  public static let nodes = 20_000
  /// Sizes that are worked out, those remembered aside.
  public static let measurements = 200_000
  /// A length in a view tree in points; larger ones are cut to it.
  public static let length = 100_000.0
  /// A coordinate of the result in points.
  public static let coordinate = 500_000.0

  /// `length` cut to what layout works with; 0 for what is no number.
  static func limited(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, -Self.length), Self.length)
  }
}
