public import Geometry
public import SceneModel

/// A view and the modifiers on it, the tree that layout works on.
///
/// Everything is concrete: states, tokens and parameters are resolved by whoever builds it.
public struct View: Sendable {
  /// What the view is before any modifier.
  public var content: ViewContent
  /// The modifiers, the innermost first, as they are written in a chain; their order matters.
  public var modifiers: [ViewModifier]
  /// What the source calls it.
  public var name: String?
  /// Where it is written.
  public var location: SourceLocation

  /// A view from its parts.
  public init(
    _ content: ViewContent, modifiers: [ViewModifier] = [], name: String? = nil,
    location: SourceLocation
  ) {
    self.content = content
    self.modifiers = modifiers
    self.name = name
    self.location = location
  }
}

/// What a view is before any modifier.
public indirect enum ViewContent: Sendable {
  /// Text in the environment's font and foreground.
  case text(String)
  /// A picture.
  case picture(Picture)
  /// A shape that fills what it is proposed.
  case shape(ShapeGeometry, ShapeDrawing)
  /// Views beside, below or upon each other.
  case stack(Stack)
  /// Space that grows along the stack's axis; 8 points at least if no minimum is given.
  case spacer(minimumLength: Double?)
  /// A line across the stack's axis.
  case divider
  /// Nothing: neither a view nor spacing.
  case empty
  /// The boundary of the tap area: what is added outside does not belong to it.
  case button(View)
}

/// An icon or an image.
public struct Picture: Hashable, Sendable {
  /// What it paints.
  public enum Kind: Hashable, Sendable {
    /// A symbol in the foreground whose outline is not known and is taken to fill the picture.
    case symbol
    /// An outline in the middle of the picture, as large as it fits.
    case icon(PathOutline, ShapeDrawing)
    /// Colours that are not known.
    case bitmap(IncompleteCause)
  }

  /// What it paints.
  public var kind: Kind
  /// Natural size in points; `nil` for a symbol that takes its size from the font.
  public var size: Size?
  /// Whether it grows and shrinks to what it is proposed.
  public var isResizable: Bool

  /// A picture from its parts.
  public init(_ kind: Kind, size: Size?, isResizable: Bool = false) {
    self.kind = kind
    self.size = size
    self.isResizable = isResizable
  }
}

/// How a shape is drawn.
public enum ShapeDrawing: Hashable, Sendable {
  /// Its inside.
  case fill(ViewPaint)
  /// A band centred on its outline, half of it outside the shape's bounds.
  case stroke(ViewPaint, StrokeStyle)
  /// A band inside its outline.
  case strokeBorder(ViewPaint, StrokeStyle)
}

/// Which line of a text the views of a row lie on.
public enum TextBaseline: Hashable, Sendable {
  case first, last
}

/// Views in a row, a column or a pile.
public struct Stack: Sendable {
  /// The direction in which the views follow each other.
  public enum Axis: String, Hashable, Sendable {
    case horizontal, vertical
    /// Towards the viewer: later views lie on earlier ones.
    case depth
  }

  /// The direction.
  public var axis: Axis
  /// How the views lie across the axis; for a pile, in both directions.
  public var alignment: Alignment
  /// The line of text that the views of a row lie on instead; `nil` for none.
  public var baseline: TextBaseline?
  /// Points between neighbours; `nil` for the platform's usual ones: 8, but none beside a spacer and
  /// between texts below each other.
  public var spacing: Double?
  /// The views, the first or lowest one first.
  public var views: [View]

  /// A stack from its parts.
  public init(
    _ axis: Axis, alignment: Alignment = .center, baseline: TextBaseline? = nil,
    spacing: Double? = nil, views: [View]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.baseline = baseline
    self.spacing = spacing
    self.views = views
  }
}
