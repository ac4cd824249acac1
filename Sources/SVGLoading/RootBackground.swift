import CSS
import ColorMath
import Geometry
import SceneModel

/// The CSS box background of an element: the drawing's root or the page around it.
struct RootBackground {
  /// The colour, `nil` if there is none.
  private(set) var paint: Resolved<Paint>?

  init(_ styles: StyleResolver, style: Style) {
    self.init(styles.cascaded(0), style: style, media: styles.media) {
      styles.definition($0, at: 0)
    }
  }

  /// The background among the declarations of an element with `style`.
  init(
    _ cascaded: CascadedStyle, style: Style, media: MediaContext,
    definition: (CascadedDeclaration) -> Definition
  ) {
    var winner = cascaded["background"]
    if let color = cascaded["background-color"],
      winner.map({ $0.precedence < color.precedence }) ?? true
    {
      winner = color
    }
    guard let winner else { return }
    let step = definition(winner)
    switch style.variables.substituting(winner.declaration.value) {
    case .missing(let name):
      let cause = IncompleteCause(
        .unresolvedVariable, "'\(name)' has neither a value nor a fallback",
        at: step.location)
      // A browser paints no background then.
      paint = Resolved(
        .unresolved(cause, standIn: .transparent), provenance: Provenance([step]))
    case .value(let tokens, let steps):
      var context = ColorContext(colorScheme: style.usedColorScheme(under: media))
      if case .color(let color) = style.color.value { context.currentColor = color }
      paint = Self.paint(tokens, context, style).map {
        Resolved($0, provenance: Provenance([step] + steps))
      }
    }
  }

  /// The colour among the parts of a background, or that an image covers it.
  private static func paint(
    _ tokens: [Token], _ context: ColorContext, _ style: Style
  ) -> Paint? {
    if let value = PaintSyntax.color(tokens, in: context) { return paint(value, style) }
    var color: Paint?
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .url:
        return .unresolved(IncompleteCause(.rasterImage, "a background image"))
      case .function(let name)
      where name.lowercased().hasSuffix("gradient")
        || name.lowercased() == "url":
        return .unresolved(IncompleteCause(.unsupported, "a background of '\(name)()'"))
      case .ident, .hash:
        if let value = PaintSyntax.color([tokens[index]], in: context) {
          color = paint(value, style)
        }
      default: break
      }
    }
    return color
  }

  private static func paint(_ value: StyledPaint.Value, _ style: Style) -> Paint? {
    switch style.resolvingCurrentColor(StyledPaint(value: value)).value {
    case .color(let color): color.alpha == 0 ? nil : .color(color)
    case .unresolved(let cause): .unresolved(cause)
    case .none, .currentColor, .server, .contextFill, .contextStroke: nil
    }
  }
}
