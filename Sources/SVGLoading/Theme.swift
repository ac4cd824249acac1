import CSS
import SceneModel

/// The style sheets of the page around drawings, parsed once for all of them.
struct Theme: Sendable {
  private let cascade: Cascade
  private let texts: [SourceText]
  /// Whether light and dark differ in any way.
  let tellsAppearancesApart: Bool
  /// Whether they differ where the user asks for more contrast.
  let tellsContrastApart: Bool

  init(_ sheets: [ThemeSheet]) {
    let decoded = sheets.map { StyleSheetEncoding.utf8(of: $0.bytes) }
    texts = zip(decoded, sheets).map { SourceText($0, path: $1.path) }
    cascade = Cascade(
      styleSheets: decoded.map { StyleSheet($0, isSupported: StyleApplication.isSupported) })
    guard !sheets.isEmpty else {
      tellsAppearancesApart = false
      tellsContrastApart = false
      return
    }
    let light = Self.cascaded(cascade, in: .light, MediaContext(colorScheme: .light))
    let dark = Self.cascaded(cascade, in: .dark, MediaContext(colorScheme: .dark))
    let increased = Self.cascaded(
      cascade, in: .light, MediaContext(colorScheme: .light, contrast: .more))
    let darkIncreased = Self.cascaded(
      cascade, in: .dark, MediaContext(colorScheme: .dark, contrast: .more))
    tellsContrastApart = !light.isEqual(to: increased) || !dark.isEqual(to: darkIncreased)
    let switchesByValue = light.declarations.contains { winner in
      winner.declaration.value.contains { token in
        if case .function(let name) = token.kind { return name.lowercased() == "light-dark" }
        return false
      }
    }
    tellsAppearancesApart = !light.isEqual(to: dark) || switchesByValue
  }

  /// What the page supplies in `appearance`.
  func page(in appearance: Appearance, media: MediaContext) -> HostPage {
    var page = HostPage()
    if texts.isEmpty { return page }
    let cascaded = Self.cascaded(cascade, in: appearance, media)
    page.style.variables.declare(
      cascaded, registrations: cascade.registrations, definition: definition)
    if let scheme = cascaded["color-scheme"]?.declaration.value {
      page.style.setColorScheme(scheme, under: media)
    }
    if let color = paint("color", cascaded, page, media) { page.style.color = color }
    let fill = paint("fill", cascaded, page, media)
    let stroke = paint("stroke", cascaded, page, media)
    if fill != nil || stroke != nil {
      page.host = DrawingBuilder.Host(
        fill: fill ?? StyledPaint(value: .contextFill),
        stroke: stroke ?? StyledPaint(value: .contextStroke))
    }
    let background = RootBackground(
      cascaded, style: page.style, media: media, definition: definition)
    if let paint = background.paint, case .color(let color) = paint.value, color.alpha == 1 {
      page.window = .stated(Resolved(color, provenance: paint.provenance))
    }
    return page
  }

  private static func cascaded(
    _ cascade: Cascade, in appearance: Appearance, _ media: MediaContext
  ) -> CascadedStyle {
    cascade.cascadedStyle(for: PageElement(appearance: appearance), media: media)
  }

  /// The step of a chain that a declaration of one of the sheets is.
  private func definition(_ winner: CascadedDeclaration) -> Definition {
    let declaration = winner.declaration
    guard case .rule(let reference) = winner.source else {
      return Definition(name: declaration.name, value: "", location: SourceLocation(path: ""))
    }
    let text = texts[reference.sheet]
    return Definition(
      name: declaration.name, value: text.value(ofDeclarationAt: declaration.offset),
      location: text.location(of: declaration.offset))
  }

  /// The colour that the page has for a property, `nil` if it has none.
  private func paint(
    _ name: String, _ cascaded: CascadedStyle, _ page: HostPage, _ media: MediaContext
  ) -> StyledPaint? {
    guard let winner = cascaded[name],
      case .value(let tokens, let steps) = page.style.variables.substituting(
        winner.declaration.value)
    else { return nil }
    let value = PaintSyntax.parse(
      StyleApplication.trimmed(tokens),
      in: ColorContext(colorScheme: page.style.usedColorScheme(under: media)))
    switch value {
    case .none?, .color, .currentColor, .unresolved:
      return value.map { value in
        page.style.resolvingCurrentColor(
          StyledPaint(value: value, definitions: [definition(winner)] + steps))
      }
    // A page has neither gradients for a drawing nor a host of its own.
    case .server, .contextFill, .contextStroke, nil: return nil
    }
  }
}

/// What the page around a drawing gives its root element in one appearance.
struct HostPage {
  /// Custom properties and the colour, which are inherited.
  var style = Style()
  /// What `context-fill` and `context-stroke` stand for, `nil` if the page does not say.
  var host: DrawingBuilder.Host?
  /// What lies under the drawing, `nil` if the page does not say.
  var window: Window?
}

extension DrawingBuilder.Host {
  /// The paints of a page.
  fileprivate init(fill: StyledPaint, stroke: StyledPaint) {
    self.fill = fill
    self.stroke = stroke
  }
}

/// The root element of a page, as the selectors of a theme see it.
///
/// Themes are switched by `@media`, by a class of the theme's name, or by an attribute that holds
/// it, such as `data-theme`; each of them applies in the appearance of that name. An appearance with
/// increased contrast has the class of its own name besides that of light or dark.
private struct PageElement: SelectorElement {
  let appearance: Appearance

  var localName: String { "html" }
  var id: String? { nil }
  var classNames: [String] {
    appearance.isIncreasedContrast
      ? [appearance.name, appearance.isDark ? "dark" : "light"] : [appearance.name]
  }
  var parent: PageElement? { nil }
  var firstChild: PageElement? { nil }
  var previousSibling: PageElement? { nil }
  var nextSibling: PageElement? { nil }
  var siblingIndex: Int { 1 }
  var isEmpty: Bool { false }

  func attribute(_ name: String) -> String? {
    let switches = ["data-theme", "data-color-scheme", "data-color-mode", "data-bs-theme"]
    if name == "class" { return classNames.joined(separator: " ") }
    return switches.contains(name) ? classNames.last : nil
  }
}
