/// What a run of text looks like, after all transforms and text scaling.
public struct TextAttributes: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// Font size in points after all transforms; `nil` if the source does not say.
  public var fontSize: Double?
  /// CSS font weight, 1...1000; 700 and above is bold.
  public var fontWeight: Double
  /// What keeps the font size from being known, if anything that the source names does.
  public var sizeObstacle: IncompleteCause?

  /// Attributes of `string`.
  public init(
    string: String, fontSize: Double?, fontWeight: Double = 400,
    sizeObstacle: IncompleteCause? = nil
  ) {
    self.string = string
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.sizeObstacle = sizeObstacle
  }
}

/// One painted shape of a drawing.
public struct Layer: Hashable, Sendable {
  /// The layer's role in its control.
  public var part: Part
  /// The area it paints; for text, the glyph cells.
  public var shape: Shape
  /// What the area is painted with.
  public var paint: Resolved<Paint>
  /// Opacity multiplied into the paint, 0...1 (fill opacity, opacity that acts on each leaf).
  public var alpha: Double
  /// Set for text; a text layer's glyphs cover only some of its cells.
  public var text: TextAttributes?
  /// Whether the platform draws a shadow around it that no file describes.
  public var hasUnknownShadow: Bool
  /// What the source calls it: an id, a class or a layer name.
  public var name: String?
  /// Where it is written.
  public var location: SourceLocation

  /// A layer from its parts.
  public init(
    part: Part, shape: Shape, paint: Resolved<Paint>, alpha: Double = 1,
    text: TextAttributes? = nil, hasUnknownShadow: Bool = false, name: String? = nil,
    location: SourceLocation
  ) {
    self.part = part
    self.shape = shape
    self.paint = paint
    self.alpha = alpha
    self.text = text
    self.hasUnknownShadow = hasUnknownShadow
    self.name = name
    self.location = location
  }
}

extension Layer {
  /// Whether the layer paints anything at all.
  public var isPainted: Bool {
    guard alpha > 0 else { return false }
    switch paint.value {
    case .color(let color): return color.alpha > 0
    case .linearGradient, .radialGradient, .conicGradient:
      return paint.value.stops.contains { $0.color.value.alpha > 0 }
    case .unresolved: return true
    }
  }
}
