public import Geometry

/// How sure the extents of a hit region are, for each axis.
public struct SizeEvidence: Hashable, Sendable {
  /// How sure one extent is.
  public enum Axis: String, Hashable, Sendable {
    /// The source fixes it: a failure is proven.
    case stated
    /// The extent on the design canvas, which need not be the one on a device.
    case designTime = "design-time"
    /// At least so much: content or code may enlarge it.
    case lowerBound = "lower-bound"
    /// Nothing says it; the region's extent is a stand-in and not judged.
    case unknown
  }

  /// How sure the width is.
  public var width: Axis
  /// How sure the height is.
  public var height: Axis
  /// What the extents rest on, a fragment such as `android:minHeight 48dp`; empty if plain.
  public var basis: String
  /// Where the size is written, the line to change; `nil` for where the control is defined.
  public var location: SourceLocation?
  /// The hit region as it is if all that nobody states takes no space.
  ///
  /// It is at least so large. `nil` where nothing is left open, or not even that is known.
  public var least: Region?
  /// What of the size is written but not defined, so that an extent that nothing says may be any;
  /// `nil` where it is the content's.
  public var missing: IncompleteCause?
  /// How advice writes sizes.
  public var notation: LayoutNotation

  /// Evidence from its parts.
  public init(
    width: Axis, height: Axis, basis: String = "", location: SourceLocation? = nil,
    notation: LayoutNotation = .any
  ) {
    self.width = width
    self.height = height
    self.basis = basis
    self.location = location
    self.notation = notation
  }

  /// Both extents are fixed by the source.
  public static let stated = SizeEvidence(width: .stated, height: .stated)

  /// Whether the source fixes both extents.
  public var isStated: Bool { width == .stated && height == .stated }

  /// Whether an extent is only a stand-in.
  public var isPartial: Bool { width == .unknown || height == .unknown }
}
