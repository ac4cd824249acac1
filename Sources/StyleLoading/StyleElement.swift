import ColorMath
import Geometry
import SceneModel
import ViewLayout

/// An element whose names and values are checked and parsed, once for all states.
///
/// A class, so that evaluation, which recurses, passes it in one word.
final class StyleElement: Sendable {
  /// What the start tag says.
  struct Tag: Sendable {
    var attributes: [(name: AttributeName, value: AttributeValue)] = []
    /// Values by appearance, of elements that hold them.
    var variants: [(appearance: String, value: AttributeValue)] = []
    /// When the element counts; `nil` for always.
    var condition: Condition?
  }

  let name: ElementName
  private let tag: Tag
  let children: [StyleElement]
  let location: SourceLocation

  init(name: ElementName, tag: Tag, children: [StyleElement], location: SourceLocation) {
    self.name = name
    self.tag = tag
    self.children = children
    self.location = location
  }

  var attributes: [(name: AttributeName, value: AttributeValue)] { tag.attributes }
  var variants: [(appearance: String, value: AttributeValue)] { tag.variants }
  var condition: Condition? { tag.condition }

  /// The value of an attribute, `nil` if it is not written.
  subscript(_ name: AttributeName) -> AttributeValue? {
    attributes.first { $0.name == name }?.value
  }

  /// The characters of an attribute that holds a name or a word.
  func word(_ name: AttributeName) -> String? { self[name]?.written }

  func children(_ name: DefinitionName) -> [StyleElement] {
    children.filter { $0.name == .definition(name) }
  }

  /// The children that are views or modifiers.
  var body: ArraySlice<StyleElement> {
    children.drop { $0.name == .definition(.parameter) || $0.name == .definition(.set) }
  }
}

/// The value of an attribute with its place.
struct AttributeValue: Sendable {
  var expression: Expression
  /// The value as written.
  var written: String
  /// The place of the attribute's name.
  var location: SourceLocation
}

/// A parsed value; references are followed when a state and an appearance are known.
indirect enum Expression: Sendable {
  case color(ColorTerm)
  case number(NumberTerm)
  case text(TextTerm)
  case flag(Bool)
  case path(Path)
  case viewBox(Rect)
  /// Some words, or one.
  case words([String])
  /// A value whose type depends on what it is given to; a reading that makes no sense is `nil`.
  case argument(color: ColorTerm?, number: NumberTerm?)
}

/// A colour and the opacity multiplied into it.
struct ColorTerm: Sendable {
  enum Base: Sendable {
    case literal(Color)
    case name(String)
    case parameter(String)
    case environment(ViewPaint)
  }

  var base: Base
  var opacity = 1.0
}

/// A number, or where it comes from.
enum NumberTerm: Sendable {
  case literal(Double)
  case name(String)
  case parameter(String)
}

/// Characters, or where they come from.
enum TextTerm: Sendable {
  case literal(String)
  case parameter(String)
}
