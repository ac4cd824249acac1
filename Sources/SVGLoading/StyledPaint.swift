import ColorMath
import SceneModel

/// A `fill`, `stroke` or colour value of an element with the definitions it came from.
struct StyledPaint: Hashable {
  /// The computed value; `currentColor` stays a keyword, as it inherits as one.
  indirect enum Value: Hashable {
    case none
    case color(Color)
    case currentColor
    /// A reference to a gradient or pattern by its id, with what applies if it is missing.
    case server(id: String, fallback: Value?)
    /// The fill of the `use` or marked line around the element.
    case contextFill
    /// The stroke of the `use` or marked line around the element.
    case contextStroke
    case unresolved(IncompleteCause)
  }

  var value: Value
  /// For an unresolved value, the colour that a browser paints where nothing is supplied.
  var standIn: Color?
  /// The use first, the literal last; empty for SVG's defaults.
  var definitions: [Definition] = []

  /// Whether the value refers to a gradient or pattern.
  var isServer: Bool {
    if case .server = value { return true }
    return false
  }

  /// Whether the value is a paint of the element around.
  var isContext: Bool { value == .contextFill || value == .contextStroke }

  static let none = StyledPaint(value: .none)
  static let black = StyledPaint(value: .color(.black))
}
