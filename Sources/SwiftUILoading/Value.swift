import ColorMath
import Geometry
import SceneModel
import TextMetrics
import ViewLayout

/// What an expression comes to in one state and appearance.
indirect enum Value: Sendable {
  case number(Double)
  case bool(Bool)
  case string(String)
  case nothing
  case paint(PaintValue)
  case font(FontValue)
  case shape(ShapeValue)
  case view(ViewNode)
  case closure(Closure, Scope)
  case instance(Instance)
  /// A type of the project.
  case type(TypeID)
  /// A type of the platform.
  case platformType(String)
  /// A case of an enumeration of the project.
  case enumCase(EnumCase)
  case tuple([(label: String?, value: Value)])
  case array([Value])
  /// A method that is still to be called.
  case method(Value, String)
  /// A value of the platform without a meaning of its own here, such as `Edge.Set.horizontal`.
  case symbol(String)
  /// A platform value made by a call, such as `EdgeInsets(top: 1)`.
  case record(String, [String: Value])
  /// What a style's body is given.
  case configuration(StyleConfiguration)
  /// An implicit member whose type is not known yet.
  case deferred(Expression, Scope)
  /// Not known, with what stands in the way.
  case unknown(Obstacle)
}

extension Value {
  /// Whether it is a function that is still to be called.
  var isMethod: Bool {
    if case .method = self { true } else { false }
  }
}

/// Why a value is not known.
struct Obstacle: Hashable, Sendable {
  /// A fragment such as `the symbol Theme.primary is not defined in these files`.
  var cause: String
  var place: Expression.Place
  /// A condition that depends on it is decided by an axis of this name.
  var key: String?
  /// The symbol that these files do not define, if that is the cause.
  var symbol: String?
  /// Whether it is a font that is not known, so that only the extents of texts are not.
  var isFont = false
}

/// A value of a project's structure or class.
struct Instance: Sendable {
  var type: TypeID
  var properties: [String: Value]
  /// The flags that were given as `true` or `false` where it was made.
  var literalFlags: ControlState = .normal
  /// Whether callers decide on what is not given: it is the view whose control is audited.
  var isOpen = false
}

/// A case of a project's enumeration with what it carries.
struct EnumCase: Sendable {
  var type: TypeID
  var name: String
  var payload: [(label: String?, value: Value)]
}

/// The names that an expression sees.
struct Scope: Sendable {
  var locals: [String: Value] = [:]
  /// Functions and computed variables that are declared in a body.
  var functions: [String: FunctionDeclaration] = [:]
  var computed: [String: [Statement]] = [:]
  var instance: Value?
  /// The type whose static members and nested types are in sight.
  var type: TypeID?
  /// What `Self` is where an extension says so, as in `extension ButtonStyle where Self == Own`.
  var boundSelf: String?
  var file: Int32 = 0
}

/// What the body of a style is given for a control.
struct StyleConfiguration: Sendable {
  enum Kind: Sendable {
    case button, primitiveButton, toggle, label
  }
  var kind: Kind
  /// The label; the title of a `Label`.
  var label: ViewNode
  var role: String?
  /// The icon of a `Label`.
  var icon: ViewNode?
  /// What stands in a `GroupBox`.
  var content: ViewNode?
}

/// A colour, a gradient, or a style that the environment decides.
indirect enum PaintValue: Sendable {
  case color(ColorValue)
  case gradient(ViewPaint)
  /// `.primary` (0) to `.quaternary` (3) of the foreground.
  case hierarchical(Int)
  /// The platform's label colour of a level, which a foreground is that nobody sets.
  case label(Int)
  case foreground
  case tint
  case background
  /// A paint with its alpha multiplied.
  case faded(PaintValue, Double)
}

/// A colour with the definitions that it came from.
struct ColorValue: Sendable {
  var paint: Paint
  var steps: [Definition]

  /// The same colour, stated to be used as `name` at `location`.
  func used(as name: String, written: String, at location: SourceLocation) -> ColorValue {
    var result = self
    if let first = steps.first, first.location == location {
      result.steps[0] = first.named(name)
    } else {
      result.steps.insert(Definition(name: name, value: written, location: location), at: 0)
    }
    return result
  }

  /// The colour with its components changed.
  func mapped(_ change: (Color) -> Color) -> ColorValue {
    guard case .color(let color) = paint else { return self }
    var result = self
    result.paint = .color(change(color))
    return result
  }

  static func unresolved(_ cause: IncompleteCause) -> ColorValue {
    ColorValue(paint: .unresolved(cause), steps: [])
  }
}

extension Definition {
  /// The same definition, as what it defines is called where it is used.
  func named(_ name: String) -> Definition {
    Definition(name: name, value: value, location: location, notation: notation)
  }
}

/// A font as far as it is known.
struct FontValue: Equatable, Sendable {
  var size: Double
  var weight: Double
  var design = SystemFont.Design.default
  /// Why the font is not known, which this one stands in for; `nil` if it is.
  var obstacle: Obstacle?

  /// What stands in for a font that is not known.
  static func unknown(_ obstacle: Obstacle) -> FontValue {
    var obstacle = obstacle
    obstacle.isFont = true
    return FontValue(size: 17, weight: 400, obstacle: obstacle)
  }
}

/// A shape, with how it is drawn if that is said.
struct ShapeValue: Sendable {
  enum Drawing: Sendable {
    case fill(PaintValue?)
    case stroke(PaintValue?, StrokeStyle, isInside: Bool)

    /// Whether it is the band itself as a shape, which a fill is to paint.
    var isBand: Bool {
      if case .stroke(nil, _, isInside: false) = self { true } else { false }
    }
  }

  var geometry: ShapeGeometry
  var drawing: Drawing?
  /// Earlier fills and strokes of the same shape, which lie beneath, the lowest first.
  var lower: [Drawing] = []
  /// Why the outline is not known, `nil` if it is.
  var obstacle: Obstacle?
  var place: Expression.Place
}
