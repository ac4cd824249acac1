import CSS
import SceneModel

/// The style sheets of the page around drawings, parsed once for all of them.
struct Theme: Sendable {
  /// The sheets that hold, by the names of appearances that some are for and that apply together.
  private let variants: [Set<String>: AppliedSheets]
  /// The names of the appearances that some sheets are for.
  private let names: Set<String>
  /// Whether light and dark differ in any way.
  let tellsAppearancesApart: Bool
  /// Whether they differ where the user asks for more contrast.
  let tellsContrastApart: Bool

  init(_ sheets: [ThemeSheet]) {
    let names = Set(sheets.compactMap(\.appearance))
    let known = Appearance.standard.map { names.intersection($0.themeNames) }
    var variants: [Set<String>: AppliedSheets] = [:]
    let single = names.map { Set([$0]) }
    for applied in Set(known + single + [Set()]) {
      variants[applied] = AppliedSheets(
        sheets.filter { sheet in sheet.appearance.map(applied.contains) ?? true })
    }
    self.names = names
    self.variants = variants
    guard !sheets.isEmpty else {
      tellsAppearancesApart = false
      tellsContrastApart = false
      return
    }
    func cascaded(
      _ appearance: Appearance, as page: Appearance? = nil, media: MediaContext
    ) -> CascadedStyle? {
      variants[names.intersection(appearance.themeNames)]
        .map { $0.cascaded(in: page ?? appearance, media) }
    }
    let light = cascaded(.light, media: MediaContext(colorScheme: .light))
    let dark = cascaded(.dark, media: MediaContext(colorScheme: .dark))
    let increased = cascaded(
      .lightIncreasedContrast, as: .light, media: MediaContext(colorScheme: .light, contrast: .more)
    )
    let darkIncreased = cascaded(
      .darkIncreasedContrast, as: .dark, media: MediaContext(colorScheme: .dark, contrast: .more))
    guard let light, let dark, let increased, let darkIncreased else {
      tellsAppearancesApart = false
      tellsContrastApart = false
      return
    }
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
    variants[names.intersection(appearance.themeNames)]?
      .page(in: appearance, media: media) ?? HostPage()
  }
}

/// The style sheets that hold in an appearance, in their order.
private struct AppliedSheets: Sendable {
  private let cascade: Cascade
  private let texts: [SourceText]

  init(_ sheets: [ThemeSheet]) {
    let decoded = sheets.map { StyleSheetEncoding.utf8(of: $0.bytes) }
    texts = zip(decoded, sheets).map { SourceText($0, path: $1.path) }
    cascade = Cascade(
      styleSheets: decoded.map { StyleSheet($0, isSupported: StyleApplication.isSupported) })
  }

  /// What the page supplies in `appearance`.
  func page(in appearance: Appearance, media: MediaContext) -> HostPage {
    var page = HostPage()
    if texts.isEmpty { return page }
    let cascaded = cascaded(in: appearance, media)
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

  func cascaded(in appearance: Appearance, _ media: MediaContext) -> CascadedStyle {
    cascade.cascadedStyle(
      for: RootElement(classNames: appearance.themeNames), media: media)
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
