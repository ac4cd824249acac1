import CSS
import ColorMath
import Geometry
import SceneModel

/// The computed style of an element: SVG's defaults, what it inherits, and what it declares.
struct Style {
  // Inherited properties.
  var fill = StyledPaint.black
  var stroke = StyledPaint.none
  var color = StyledPaint.black
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroking = StrokeStyle()
  var isVisible = true
  var pointerEvents = PointerEvents.auto
  var hasPointerCursor = false
  /// What is painted first and last: fill, stroke and markers.
  var paintOrder = PaintOrder.all
  /// References to the markers at the start, in the middle and at the end of lines.
  var markers = Markers()
  var usesLinearRGB = false
  /// Whether filter primitives compute in linear light.
  var filtersInLinearLight = true
  var font = Font()
  /// What the `color-scheme` of the element or one around it selects, `nil` if there is none: the
  /// host's own, which is taken to support whatever appearance is asked for.
  var colorScheme: MediaContext.ColorScheme?
  /// Custom properties with their definitions.
  var variables = VariableScope()

  // Properties that each element has for itself.
  var isDisplayed = true
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var isIsolated = false
  var clipPath = Reference.none
  var mask = Reference.none
  var filter = FilterValue.none
  var floodColor = StyledPaint.black
  var floodOpacity = 1.0
  var lightingColor = StyledPaint(value: .color(.white))
  var maskKind = Mask.Kind.luminance
  /// What of a mask counts, `nil` for what the mask itself says.
  var maskMode: Mask.Kind?
  var stopColor = StyledPaint.black
  var stopOpacity = 1.0
  var isOverflowVisible: Bool?
  var transform: AffineTransform?
  /// The value of `transform` if it has percentages: they refer to a box that only drawing knows.
  var relativeTransform: [Token]?
  /// The values of `translate`, `rotate` and `scale`, `nil` if there are none.
  var individualTransforms: IndividualTransforms?
  /// What the origin and percentages of `transform` refer to.
  var transformBox = BasicShape.Box.view
  var transformOrigin: [LengthPercentage] = []
  var hasNonScalingStroke = false
  var baselineShift = BaselineShift.none
  /// Where an animation is set that never ends or whose end is not known, `nil` for none.
  var animation: SourceLocation?
  /// Where an animation is set whose end the style is that of, `nil` for none.
  var settledAnimation: SourceLocation?
  /// Geometry that CSS gives instead of attributes: `x`, `width`, `r`, `d` and the like; empty for
  /// `auto` and other initial values.
  var geometry: [String: [Token]] = [:]

  /// The style with which a child starts: inherited values kept, others at their defaults.
  var inherited: Style {
    var style = Style()
    style.fill = fill
    style.stroke = stroke
    style.color = color
    style.fillOpacity = fillOpacity
    style.strokeOpacity = strokeOpacity
    style.fillRule = fillRule
    style.clipRule = clipRule
    style.stroking = stroking
    style.isVisible = isVisible
    style.pointerEvents = pointerEvents
    style.hasPointerCursor = hasPointerCursor
    style.paintOrder = paintOrder
    style.markers = markers
    style.usesLinearRGB = usesLinearRGB
    style.filtersInLinearLight = filtersInLinearLight
    style.font = font
    style.colorScheme = colorScheme
    style.variables = variables
    return style
  }
}

extension Style {
  /// The font properties, and those of the text set in it.
  struct Font: Hashable {
    var size = 16.0
    var weight = 400.0
    var families: [String] = []
    var letterSpacing = 0.0
    var wordSpacing = 0.0
    var anchor = TextAnchor.start
    var baseline = DominantBaseline.alphabetic
    /// Whether spaces and line ends are kept as they are written.
    var preservesSpace = false
    var isVertical = false
    var isRightToLeft = false
    /// Why the size cannot be told, `nil` if it can.
    var sizeProblem: IncompleteCause?
  }

  enum TextAnchor: String {
    case start, middle, end
  }

  enum DominantBaseline {
    case alphabetic, middle, central, hanging, textTop, textBottom
  }

  enum BaselineShift: Hashable {
    case none, `super`, sub
    case length(Double)
  }

  /// The parts of a shape in the order in which they may be painted.
  enum PaintOrder: String {
    case fill, stroke, markers

    static let all: [PaintOrder] = [.fill, .stroke, .markers]
  }

  /// The markers of a line's vertices.
  struct Markers: Hashable {
    var start = Reference.none
    var middle = Reference.none
    var end = Reference.none

    var isEmpty: Bool { start == .none && middle == .none && end == .none }
  }

  /// A reference by `url()`, to a clip path, mask or the like.
  enum Reference: Hashable {
    case none
    case id(String, Definition)
    /// A shape or reference box to cut to.
    case shape(BasicShape, Definition)
    /// Something else, such as another file, not evaluated.
    case unsupported(Definition)
  }

  /// The value of `filter`.
  enum FilterValue: Hashable {
    case none
    case functions([FilterFunction], Definition)
    /// Something that is not understood.
    case unsupported(Definition)
  }

  /// `pointer-events` (SVG 2, section 16.6).
  enum PointerEvents: String, CaseIterable {
    case auto, visiblePainted, visibleFill, visibleStroke, visible, painted, fill, stroke, all
    case none
    case boundingBox = "bounding-box"

    /// The value of a keyword, in any case.
    init?(keyword: String) {
      let keyword = keyword.lowercased()
      guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == keyword }) else {
        return nil
      }
      self = found
    }

    /// Whether `visibility: hidden` takes the element out.
    var needsVisibility: Bool {
      switch self {
      case .auto, .visiblePainted, .visibleFill, .visibleStroke, .visible: true
      case .painted, .fill, .stroke, .all, .none, .boundingBox: false
      }
    }

    /// Whether the inside takes taps, given whether it is painted.
    func acceptsFill(isPainted: Bool) -> Bool {
      switch self {
      case .auto, .visiblePainted, .painted: isPainted
      case .visibleFill, .visible, .fill, .all, .boundingBox: true
      case .visibleStroke, .stroke, .none: false
      }
    }

    /// Whether the stroke takes taps, given whether it is painted.
    func acceptsStroke(isPainted: Bool) -> Bool {
      switch self {
      case .auto, .visiblePainted, .painted: isPainted
      case .visibleStroke, .visible, .stroke, .all, .boundingBox: true
      case .visibleFill, .fill, .none: false
      }
    }
  }
}
