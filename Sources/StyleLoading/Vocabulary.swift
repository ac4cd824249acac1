import Geometry
import SceneModel
import TextMetrics
import ViewLayout

/// What the value of an attribute means.
enum ValueType: Sendable {
  /// A name that can be referred to.
  case identifier
  /// A name for people, or a path.
  case title
  /// Any characters, or a parameter.
  case text
  /// A colour or gradient: a literal, a token, a parameter, `foreground` or `tint`.
  case color
  /// A number, a dimension or a parameter.
  case number
  /// A number, or `infinity`.
  case limit
  /// Path data of SVG.
  case pathData
  /// The rectangle that path data is drawn in.
  case viewBox
  /// `true` or `false`.
  case flag
  /// One of some words.
  case choice([String])
  /// Some of some words.
  case choices([String])
  /// When the element counts.
  case condition
  /// A colour, number, text or flag, by what it is given to.
  case argument
}

/// What an element is among its siblings, in the order in which siblings stand.
enum ElementCategory: Int, Comparable, Sendable {
  case definition, parameter, set, view, modifier, choice

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// The attributes and children that an element may have.
struct ElementSchema: Sendable {
  var category: ElementCategory
  var attributes: [AttributeName: ValueType]
  var required: Set<AttributeName> = []
  /// The elements that may stand inside.
  var children: [ElementName] = []
  /// How many views may stand inside, besides alternatives of which one is chosen.
  var maximumViews = Int.max
  /// Whether appearances' names are attributes that hold a value of their own.
  var hasVariants = false
}

/// The names of the format in one place: which elements exist, what they hold and where.
enum Vocabulary {
  static let namespace = "urn:a11yaudit:style:1"

  static let schemas: [ElementName: ElementSchema] = {
    var schemas: [ElementName: ElementSchema] = [.choose: alternatives]
    for (name, schema) in definitions { schemas[.definition(name)] = schema }
    for (name, schema) in views { schemas[.view(name)] = schema }
    for (name, schema) in modifiers { schemas[.modifier(name)] = schema }
    return schemas
  }()

  static let names: [String: ElementName] = Dictionary(
    uniqueKeysWithValues: ElementName.all.map { ($0.rawValue, $0) })

  static let attributeNames: [String: AttributeName] = Dictionary(
    uniqueKeysWithValues: AttributeName.allCases.map { ($0.rawValue, $0) })

  static let flags = ControlState.flags.map(\.name)
  static let alignments = UnitPoint.named.map(\.name)
  static let shapes = ShapeName.allCases.map(\.rawValue)
  /// What describes an outline of its own.
  static let pathOutline: [AttributeName: ValueType] = [
    .d: .pathData, .viewBox: .viewBox,
    .fillRule: .choice([FillRule.nonZero.rawValue, FillRule.evenOdd.rawValue]),
  ]
  static let edges = ["all", "horizontal", "vertical", "top", "bottom", "leading", "trailing"]
  static let designs = SystemFont.Design.allCases.map(\.rawValue)
  /// CSS weights of the names that SwiftUI gives them.
  static let weights: [(name: String, value: Double)] = [
    ("ultra-light", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
    ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ]
  /// Colours that SwiftUI fixes; a file cannot define them again.
  static let fixedColors = ["white", "black", "clear"]
  /// Paints that the environment holds.
  static let environmentPaints = ["foreground", "tint"]

  static let viewNames: [ElementName] = ViewName.allCases.map { .view($0) } + [.choose]

  static let modifierNames: [ElementName] = ModifierName.allCases.map { .modifier($0) } + [.choose]
}
