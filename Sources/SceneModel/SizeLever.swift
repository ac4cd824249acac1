/// A length that a file writes and that an extent of a control follows.
///
/// With the length, the extent is `base + rate * length`.
public struct SizeLever: Hashable, Sendable {
  /// The chain of definitions of the length; the literal, the line to change, comes last.
  public var provenance: Provenance
  /// The length that the literal gives, in points.
  public var length: Double
  /// The part of the extent that does not depend on the length, in points.
  public var base: Double
  /// How often the length counts: 2 for a padding of both sides.
  public var rate: Double
  /// The greatest extent that the length is known to lead to, in points.
  public var limit: Double

  /// No minimum for targets is greater, so that larger extents need no lever, in points.
  public static let greatestMinimum = 64.0

  /// A length from its parts.
  public init(
    _ provenance: Provenance, length: Double, base: Double = 0, rate: Double = 1,
    limit: Double = .infinity
  ) {
    self.provenance = provenance
    self.length = length
    self.base = base
    self.rate = rate
    self.limit = limit
  }

  /// The length with which the extent is `extent`; `nil` if none is known to do.
  public func length(for extent: Double) -> Double? {
    extent > limit || rate <= 0 ? nil : (extent - base) / rate
  }
}

/// The lengths that the extents of a control's hit region follow.
public struct SizeLevers: Hashable, Sendable {
  /// For the width; `nil` if no file writes one.
  public var width: SizeLever?
  /// For the height; `nil` if no file writes one.
  public var height: SizeLever?

  /// Levers for the axes that have one.
  public init(width: SizeLever? = nil, height: SizeLever? = nil) {
    self.width = width
    self.height = height
  }
}
