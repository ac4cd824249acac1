/// Why something could not be measured faithfully, and where the reason lies.
public struct IncompleteCause: Hashable, Sendable {
  /// The kind of obstacle; the raw value is the stable code in reports.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A bitmap lies over or under the measured spot.
    case rasterImage = "raster-image"
    /// Foreign content (HTML in SVG) lies over or under the measured spot.
    case foreignObject = "foreign-object"
    /// A filter that changes colours in ways that are not evaluated.
    case filter
    /// A mask that is not evaluated.
    case mask
    /// A pattern that is not evaluated.
    case pattern
    /// Something outside the file is needed: a style sheet, an image, another drawing.
    case externalReference = "external-reference"
    /// A reference inside the source leads nowhere.
    case unresolvedReference = "unresolved-reference"
    /// A variable has neither a value nor a fallback.
    case unresolvedVariable = "unresolved-variable"
    /// The colour is decided by the host (`context-fill`).
    case contextPaint = "context-paint"
    /// The colour is the user's own (`ButtonText`).
    case systemColor = "system-colour"
    /// The result depends on what lies behind the drawing, and nobody says what that is.
    case canvasUnknown = "canvas-unknown"
    /// The measured thing has exactly the colour of its background in every state.
    case hiddenOnPurpose = "hidden-on-purpose"
    /// Only a part of a picture in several tones is below the threshold.
    case multiTone = "multi-tone"
    /// The text's size is not known, and the threshold depends on it.
    case fontSizeUnknown = "font-size-unknown"
    /// A value changes over time.
    case animation
    /// Where a tap lands cannot be told.
    case hitRegionUnknown = "hit-region-unknown"
    /// A construct that the loader does not evaluate.
    case unsupported
  }

  /// The kind of obstacle.
  public var code: Code
  /// What exactly stands in the way, as a fragment without a full stop.
  public var detail: String
  /// Where it is written, if it is written anywhere.
  public var location: SourceLocation?

  /// A cause from its parts.
  public init(_ code: Code, _ detail: String, at location: SourceLocation? = nil) {
    self.code = code
    self.detail = detail
    self.location = location
  }
}
