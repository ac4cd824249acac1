import ColorMath
import Geometry
import SceneModel
import TextMetrics

/// A view or a modifier in the flat tree, with the environment resolved into it.
struct LayoutNode {
  enum Kind {
    case text(String, SystemFont, lineLimit: Int?, ViewPaint)
    case picture(Picture, fontSize: Double, ViewPaint)
    case shape(ShapeGeometry, ShapeDrawing)
    case stack(Stack.Axis, Alignment, TextBaseline?, spacing: Double?)
    case spacer(minimumLength: Double, Stack.Axis?)
    case divider(Stack.Axis?, ViewPaint)
    case padding(EdgeInsets)
    case frame(width: Double?, height: Double?, Alignment)
    case flexibleFrame(width: FlexibleLength, height: FlexibleLength, Alignment)
    /// The first child is the primary view, the second one is fitted to it.
    case background(Alignment)
    case overlay(Alignment)
    case mask(Alignment)
    case effect(Effect)
    case position(Point)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, isFilling: Bool)
  }

  /// What changes drawing or tapping, not the layout.
  enum Effect {
    case button
    case opacity(Double)
    case compositingGroup
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case offset(Point)
    case rotation(degrees: Double, anchor: UnitPoint)
    case transform(AffineTransform)
    case color(ColorEffect)
    case blend(BlendMode)
    case unresolved(IncompleteCause)
    case clip(ShapeGeometry)
    case containerShape(ShapeGeometry)
    case contentShape(ShapeGeometry)
    case hitTesting(Bool)
    case hidden
  }

  /// What a view counts as for the usual distance from its neighbours.
  enum Neighbor {
    case usual, text, spacer
  }

  var kind: Kind
  /// Indices of the nodes inside.
  var children: [Int] = []
  /// What a stack around it goes by.
  var priority = 0.0
  var neighbor = Neighbor.usual
  /// Siblings of a higher one are painted later.
  var zIndex = 0.0
  /// The role that is written on it or around it.
  var part: Part?
  var name: String?
  /// Why the size of a text's font is not known.
  var fontObstacle: IncompleteCause?
  var location: SourceLocation
  /// Whether a button's boundary lies inside.
  var containsButton = false

  /// The only child of a modifier.
  var child: Int { children[0] }
}

/// What flows down to a subtree.
struct ViewEnvironment {
  var foreground: ViewPaint
  var tint: ViewPaint
  var font: SystemFont
  /// Why the font's size is not known.
  var fontObstacle: IncompleteCause?
  var lineLimit: Int?
  /// The axis of the stack directly around.
  var axis: Stack.Axis?
  var part: Part?
  var name: String?

  /// `paint` with references to the environment replaced.
  func resolved(_ paint: ViewPaint) -> ViewPaint {
    switch paint {
    case .foreground: foreground
    case .tint: tint
    case .paint, .linearGradient, .radialGradient, .angularGradient: paint
    }
  }

  /// `drawing` with references to the environment replaced.
  func resolved(_ drawing: ShapeDrawing) -> ShapeDrawing {
    switch drawing {
    case .fill(let paint): .fill(resolved(paint))
    case .stroke(let paint, let style): .stroke(resolved(paint), style.limited)
    case .strokeBorder(let paint, let style): .strokeBorder(resolved(paint), style.limited)
    }
  }
}
