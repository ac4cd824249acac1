public import ColorMath
public import Geometry
public import SceneModel

/// What a check measured, in full precision; reporters round.
public struct Measurement: Hashable, Sendable {
  /// What kind of figure it is.
  public enum Quantity: String, Hashable, Sendable {
    /// WCAG contrast ratio, 1...21.
    case contrast
    /// Side or extent of a target, in points.
    case targetSize = "target-size"
    /// Share of an area that takes taps, 0...1.
    case coverage
    /// Area that two controls both claim, in square points.
    case overlap
  }

  /// The kind of figure.
  public var quantity: Quantity
  /// The figure that is compared with ``required``.
  public var value: Double
  /// The threshold.
  public var required: Double
  /// What stands behind the figure.
  public var details: Details

  /// A measurement from its parts.
  public init(quantity: Quantity, value: Double, required: Double, details: Details) {
    self.quantity = quantity
    self.value = value
    self.required = required
    self.details = details
  }

  /// What stands behind a figure, by its kind.
  public indirect enum Details: Hashable, Sendable {
    /// Behind a contrast ratio.
    case contrast(ContrastDetails)
    /// Behind a target size.
    case target(TargetDetails)
    /// Behind a coverage.
    case coverage(CoverageDetails)
    /// Behind an overlap.
    case overlap(OverlapDetails)
  }
}

/// The distribution of contrast over a part.
public struct ContrastDetails: Hashable, Sendable {
  /// Composited colour of the part at the worst point.
  public var foreground: Color
  /// Composited colour without the part at the worst point.
  public var background: Color
  /// The lowest ratio.
  public var minimum: Double
  /// The middle ratio.
  public var median: Double
  /// The highest ratio.
  public var maximum: Double
  /// Share of the points below the threshold, 0...1.
  public var failingShare: Double
  /// Where the point of the colours lies, in scene points: the worst one, of a part that passes the
  /// worst beyond the share that may miss the minimum.
  public var worstPoint: Point
  /// Where the background's colour lies if it is not that point itself: across an edge.
  public var backgroundPoint: Point?
  /// The window that shows through and is only assumed; `nil` if none does.
  public var assumedWindow: Color?
  /// Whether a colour outside sRGB decided, so that the hex values are clipped.
  public var isClipped: Bool
  /// Where the colour behind the part at the worst point comes from, the largest share first.
  public var backgroundProvenances: [Provenance]

  /// A distribution from its parts.
  public init(
    foreground: Color, background: Color, minimum: Double, median: Double, maximum: Double,
    failingShare: Double, worstPoint: Point, backgroundPoint: Point? = nil,
    assumedWindow: Color? = nil, isClipped: Bool = false,
    backgroundProvenances: [Provenance] = []
  ) {
    self.foreground = foreground
    self.background = background
    self.minimum = minimum
    self.median = median
    self.maximum = maximum
    self.failingShare = failingShare
    self.worstPoint = worstPoint
    self.backgroundPoint = backgroundPoint
    self.assumedWindow = assumedWindow
    self.isClipped = isClipped
    self.backgroundProvenances = backgroundProvenances
  }

  /// Where most of the colour behind the part comes from; empty if nothing says.
  public var backgroundProvenance: Provenance { backgroundProvenances.first ?? Provenance() }
}

/// The extents of a target.
public struct TargetDetails: Hashable, Sendable {
  /// Bounding box of the hit region; `nil` if nothing takes a tap.
  public var bounds: Rect?
  /// Side of the largest axis-aligned square inside the hit region.
  public var square: Double
  /// Gap to the nearest other target on the screen, in points; `nil` if there is none.
  public var spacing: Double?
  /// How sure the extents are.
  public var evidence: SizeEvidence

  /// Extents from their parts.
  public init(
    bounds: Rect?, square: Double, spacing: Double? = nil, evidence: SizeEvidence = .stated
  ) {
    self.bounds = bounds
    self.square = square
    self.spacing = spacing
    self.evidence = evidence
  }

  /// Width and height as far as they are known: `24 x 20`, `24 x at least 20`, `height 20`.
  public var text: String {
    guard let bounds else { return Figure.extent(0, 0) }
    func length(_ value: Double, _ axis: SizeEvidence.Axis) -> String {
      (axis == .lowerBound ? "at least " : "") + Figure.length(value)
    }
    let width = length(bounds.width, evidence.width)
    let height = length(bounds.height, evidence.height)
    switch (evidence.width, evidence.height) {
    case (.unknown, .unknown): return "unknown"
    case (.unknown, _): return "height \(height)"
    case (_, .unknown): return "width \(width)"
    case (_, _): return "\(width) x \(height)"
    }
  }
}

/// How much of a control takes taps.
public struct CoverageDetails: Hashable, Sendable {
  /// Share of the silhouette; `nil` if the silhouette has no area.
  public var coverage: Double?
  /// Share of the frame; `nil` if the frame has no area.
  public var frameCoverage: Double?
  /// The largest rectangle that takes no taps; `nil` if none does.
  public var largestDeadRectangle: Rect?
  /// Everything inside the silhouette or frame that takes no taps.
  public var deadRegion: Region

  /// A coverage from its parts.
  public init(
    coverage: Double?, frameCoverage: Double?, largestDeadRectangle: Rect?, deadRegion: Region
  ) {
    self.coverage = coverage
    self.frameCoverage = frameCoverage
    self.largestDeadRectangle = largestDeadRectangle
    self.deadRegion = deadRegion
  }
}

/// The area that a control painted later takes from this one.
public struct OverlapDetails: Hashable, Sendable {
  /// Key of the control that owns the overlap.
  public var owner: String
  /// Name of the control that owns the overlap.
  public var ownerName: String
  /// Bounding box of the overlap.
  public var bounds: Rect

  /// An overlap from its parts.
  public init(owner: String, ownerName: String, bounds: Rect) {
    self.owner = owner
    self.ownerName = ownerName
    self.bounds = bounds
  }
}
