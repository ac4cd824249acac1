internal import ColorMath
internal import Markup
internal import SceneModel

/// What the markup of a string resource shows in colours of its own.
struct StringMarkup: Sendable {
  /// A part of the string.
  struct Span: Sendable {
    /// How a part differs from the rest.
    enum Look: Sendable {
      /// The colour of `font`, as a colour resource would write it.
      case color(String)
      /// The text of `a`, in the colour of links.
      case link
      /// On a colour of its own, which is not read.
      case highlighted
    }

    var text: String
    var look: Look
    var location: SourceLocation
  }

  private(set) var spans: [Span] = []
  /// Whether something is left that no span shows.
  private(set) var hasRest = false

  /// The markup of a `string`; `nil` if none of it says a colour.
  init?(_ element: Markup.XMLElement, path: String) {
    guard element.childElements.first(where: { _ in true }) != nil else { return nil }
    add(element, path, depth: 0)
    if spans.isEmpty { return nil }
  }

  /// Elements inside each other at most.
  private static let maximumDepth = 16

  private mutating func add(_ element: Markup.XMLElement, _ path: String, depth: Int) {
    for child in element.children {
      switch child {
      case .text(let text): hasRest = hasRest || !text.content.trimmingSpaces.isEmpty
      case .element(let inner):
        let text = LayoutTexts.unescaped(inner.textContent)
        if let look = Self.look(of: inner), !text.isEmpty {
          let place = SourceLocation(
            path: path, line: inner.location.line, column: inner.location.column)
          spans.append(Span(text: text, look: look, location: place))
        } else if depth < Self.maximumDepth {
          add(inner, path, depth: depth + 1)
        }
      case .comment: break
      }
    }
  }

  /// How the platform shows an element of a string (`StringBlock.applyStyles`).
  private static func look(of element: Markup.XMLElement) -> Span.Look? {
    switch element.localName {
    case "a": return element.attribute("href") == nil ? nil : .link
    case "font":
      if element.attribute("bgcolor") != nil { return .highlighted }
      guard let written = element.attribute("fgcolor") ?? element.attribute("color") else {
        return nil
      }
      return .color(color(written))
    default: return nil
    }
  }

  /// What `StringBlock.getColor` makes of a colour: one of the platform's after `@`, six or eight digits
  /// or a name (`Color.parseColor`), black for anything else.
  private static func color(_ written: String) -> String {
    if written.hasPrefix("@") {
      let name = written.dropFirst()
      return "@android:color/" + (name.split(separator: "/").last ?? name)
    }
    if written.hasPrefix("#") {
      return [7, 9].contains(written.utf8.count) && Color(androidLiteral: written) != nil
        ? written : "#000000"
    }
    return names[written.lowercased()] ?? "#000000"
  }

  /// `Color.sColorNameMap`.
  private static let names = [
    "black": "#000000", "darkgray": "#444444", "gray": "#888888", "lightgray": "#CCCCCC",
    "white": "#FFFFFF", "red": "#FF0000", "green": "#00FF00", "blue": "#0000FF",
    "yellow": "#FFFF00", "cyan": "#00FFFF", "magenta": "#FF00FF", "aqua": "#00FFFF",
    "fuchsia": "#FF00FF", "darkgrey": "#444444", "grey": "#888888", "lightgrey": "#CCCCCC",
    "lime": "#00FF00", "maroon": "#800000", "navy": "#000080", "olive": "#808000",
    "purple": "#800080", "silver": "#C0C0C0", "teal": "#008080",
  ]
}

extension WidgetContext {
  /// The colour of a part of a text.
  func color(of span: StringMarkup.Span, in state: ViewState) -> Traced<ColorOutcome>? {
    switch span.look {
    case .color(let value):
      return resolver.color(
        Definition(name: "color", value: value, location: span.location), under: theme, in: state)
    case .link: return textColor("android:textColorLink", in: state)
    case .highlighted:
      let cause = IncompleteCause(
        .unsupported, "a text on a colour of its own ('bgcolor')", at: span.location)
      return Traced(value: .unresolved(cause), chain: [])
    }
  }
}
