import AppleResources
import ColorMath
import SceneModel
import ViewLayout

extension Evaluator {
  /// The paint of an argument.
  mutating func paint(_ expression: Expression, _ scope: Scope) -> PaintValue {
    paint(from: evaluate(expression, scope, expecting: "ShapeStyle"), expression)
  }

  mutating func paint(from value: Value, _ expression: Expression) -> PaintValue {
    switch value {
    case .paint(let paint): return paint
    case .deferred(let inner, let scope):
      return paint(from: evaluate(inner, scope, expecting: "ShapeStyle"), inner)
    case .unknown(let obstacle): return .color(.unresolved(cause(obstacle)))
    case .view(let node):
      switch node.content {
      case .paint(let paint) where node.modifiers.isEmpty: return paint
      // A symbol that is not known, faded or the like: the symbol is what is missing.
      case .unknown(let obstacle): return .color(.unresolved(cause(obstacle)))
      default: break
      }
    case .number, .bool, .string, .nothing, .font, .shape, .closure, .instance, .type,
      .platformType, .enumCase, .tuple, .array, .method, .symbol, .record, .configuration:
      break
    }
    let text = code(at: expression.place)
    return .color(
      .unresolved(
        cause(Obstacle(cause: "the colour '\(text)' is not known", place: expression.place))))
  }

  /// A colour that is written here.
  mutating func literal(
    _ color: Color, _ place: Expression.Place, as notation: ColorNotation = .swiftUI
  ) -> PaintValue {
    let definition = Definition(
      name: Self.literalName, value: code(at: place), location: location(place),
      notation: notation.literal(alpha: color.alpha))
    return .color(ColorValue(paint: .color(color), steps: [definition]))
  }

  mutating func unresolvedColor(_ cause: String, _ place: Expression.Place) -> PaintValue {
    .color(.unresolved(self.cause(Obstacle(cause: cause, place: place))))
  }

  /// `.name` as a colour or shape style.
  mutating func paintMember(
    _ name: String, _ arguments: [Argument]?, _ type: String, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    let place = expression.place
    // A function that nobody declares is not the colour of its name.
    if arguments != nil, !Self.paintFunctions.contains(name) {
      return undefined(code(at: place), place)
    }
    if type == "NSColor" {
      return appKitColor(name, place).map { .paint($0) } ?? undefined("NSColor." + name, place)
    }
    let isUIKit = type == "UIColor" || type == "CGColor"
    let isColor = type == "Color"
    if !isUIKit {
      switch name {
      case "clear": return .paint(literal(.transparent, place))
      case "accentColor": return .paint(accent(place))
      case "tint" where !isColor: return .paint(.tint)
      case "foreground": return .paint(.foreground)
      case "background": return .paint(.background)
      case "primary": return .paint(isColor ? labelColor(0, place) : .hierarchical(0))
      case "secondary": return .paint(isColor ? labelColor(1, place) : .hierarchical(1))
      case "tertiary": return .paint(.hierarchical(2))
      case "quaternary": return .paint(.hierarchical(3))
      case "color", "init", "style":
        if let arguments { return .paint(color("Color", arguments, place, scope)) }
      case "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient",
        "conicGradient":
        let typeName = name.prefix(1).uppercased() + name.dropFirst()
        return .paint(gradient(typeName, arguments ?? [], place, scope))
      case "regularMaterial", "thinMaterial", "ultraThinMaterial", "thickMaterial",
        "ultraThickMaterial", "bar", "regular", "thin", "ultraThin", "thick", "ultraThick":
        return .paint(
          .color(
            .unresolved(
              IncompleteCause(
                .unsupported, "a material shows what lies behind it, blurred",
                at: location(place)))))
      default: break
      }
      if let own = PlatformValues.swiftUIName(name) {
        return .paint(platformColor(own, place) ?? unresolvedColor(missing("Color." + name), place))
      }
      if let asset = assetColor(symbol: name, place) { return .paint(asset) }
      if let style = platformStyle(name, place), !isColor { return .paint(style) }
    }
    if isUIKit, let color = uiColor(name, place) { return .paint(color) }
    return undefined(type + "." + name, place)
  }

  /// A shape style of the platform that is no colour by its name; `nil` if there is none.
  private mutating func platformStyle(_ name: String, _ place: Expression.Place) -> PaintValue? {
    let colors = ["separator": "separator", "placeholder": "placeholderText", "link": "systemBlue"]
    if let color = colors[name] { return platformColor(color, place) }
    guard ["fill", "windowBackground", "selection", "quinary"].contains(name) else { return nil }
    return unresolvedColor(Self.unpublished("ShapeStyle." + name), place)
  }

  /// A level of a shape style, such as `.tint.secondary`; `nil` if `name` is none.
  mutating func level(
    _ name: String, of paint: PaintValue, _ place: Expression.Place
  ) -> PaintValue? {
    guard let level = ["secondary", "tertiary", "quaternary"].firstIndex(of: name) else {
      return name == "quinary"
        ? unresolvedColor(Self.unpublished("ShapeStyle.quinary"), place) : nil
    }
    switch paint {
    case .background:
      let names = ["secondarySystemBackground", "tertiarySystemBackground"]
      return level < names.count
        ? platformColor(names[level], place)
        : unresolvedColor(Self.unpublished("ShapeStyle.background." + name), place)
    case .foreground, .hierarchical: return .hierarchical(level + 1)
    case .label(let outer): return .label(min(outer + level + 1, 3))
    case .color, .gradient, .tint, .faded: return paint.faded(by: Self.levelOpacities[level + 1])
    }
  }

  /// How opaque the levels of an explicit style are, `primary` first (semantics, section 4.4).
  static let levelOpacities = [1, 0.5, 0.25, 0.18]

  /// Static functions of colours and styles.
  private static let paintFunctions: Set<String> = [
    "color", "init", "style", "linearGradient", "radialGradient", "angularGradient",
    "ellipticalGradient", "conicGradient",
  ]

  /// A colour of UIKit by its name.
  mutating func uiColor(_ name: String, _ place: Expression.Place) -> PaintValue? {
    if name == "clear" { return literal(.transparent, place) }
    if name == "tintColor" { return .tint }
    // `Color(.labelColor)` is a colour of AppKit's.
    if Self.isAppKitColor(name) { return appKitColor(name, place) }
    if let color = platformColor(name, place, as: .uiKit) { return color }
    return assetColor(symbol: name, place)
  }

  /// A colour of the palette.
  mutating func platformColor(
    _ name: String, _ place: Expression.Place, as notation: ColorNotation = .swiftUI
  ) -> PaintValue? {
    guard let canonical = platform.palette.canonicalName(of: name) else { return nil }
    if canonical == "label" {
      return literal(inputs.isDark ? .white : .black, place, as: notation)
    }
    let palette = platform.palette
    guard let color = inputs.found({ palette.color(canonical, in: $0) }) else {
      isUnpublished = inputs.isIncreasedContrast
      return unresolvedColor(Self.unpublished("\(canonical) in \(inputs.key.name)"), place)
    }
    return literal(color, place, as: notation)
  }

  /// The label colour of a level, `primary` being 0.
  mutating func labelColor(_ level: Int, _ place: Expression.Place) -> PaintValue {
    if level == 0 { return literal(inputs.isDark ? .white : .black, place) }
    let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    return platformColor(names[min(level, 3)], place)
      ?? unresolvedColor(missing(names[min(level, 3)]), place)
  }

  /// The accent: the catalogue's colour, else blue.
  mutating func accent(_ place: Expression.Place) -> PaintValue {
    assetColor(named: "AccentColor", place) ?? platformColor("systemBlue", place)
      ?? unresolvedColor(missing("accentColor"), place)
  }

  /// The colour of a generated symbol such as `.brandPrimary`.
  ///
  /// Xcode makes the symbol of a name by dropping spaces and punctuation; `Color` at its end goes too.
  mutating func assetColor(symbol: String, _ place: Expression.Place) -> PaintValue? {
    guard let name = platform.assetNames[symbol.lowercased()] else { return nil }
    return assetColor(named: name, place)
  }

  /// The colour of a catalogue called `name`.
  mutating func assetColor(named name: String, _ place: Expression.Place) -> PaintValue? {
    switch platform.catalog.match(name, from: symbols.files[Int(place.file)].path) {
    case .missing: return nil
    case .ambiguous:
      return unresolvedColor("several asset catalogues define '\(name)' differently", place)
    case .found(let set):
      let use = Definition(
        name: name, value: code(at: place), location: location(place),
        notation: ColorNotation.swiftUI.literal(alpha: 1))
      let resolver = platform.resolver
      let found = inputs.found { appearance in
        var steps = [use]
        let paint = resolver.paint(of: set, in: appearance, steps: &steps)
        return Resolved(paint, provenance: Provenance(steps))
      }
      return .color(ColorValue(paint: found.value, steps: found.provenance.definitions))
    }
  }

  /// A method of a colour or style; `nil` if it is one of a view.
  mutating func paintMethod(
    _ name: String, on paint: PaintValue, _ arguments: [Argument], _ place: Expression.Place,
    _ scope: Scope
  ) -> Value? {
    switch name {
    case "opacity", "withAlphaComponent":
      guard let alpha = number(arguments.first, scope) else {
        return .paint(unresolvedColor("the opacity of a colour is not known", place))
      }
      let whole = written(paint, at: place)
      return .paint(name == "opacity" ? whole.faded(by: alpha) : whole.replacingAlpha(by: alpha))
    case "gradient", "shadow", "resolvedColor", "resolve", "standard": return .paint(paint)
    case "mix", "blended":
      return .paint(unresolvedColor("'.\(name)' of a colour is not evaluated", place))
    default: return nil
    }
  }

  /// A colour that is written at the start of `place` with all that is called on it there, so that
  /// another one can be written in the place of the whole.
  private mutating func written(_ paint: PaintValue, at place: Expression.Place) -> PaintValue {
    guard case .color(var color) = paint, let last = color.steps.indices.last,
      color.steps[last].name == Self.literalName, color.steps[last].location == location(place)
    else { return paint }
    let text = code(at: place)
    guard text.hasPrefix(color.steps[last].value), text.count < SymbolTable.maximumCode else {
      return paint
    }
    color.steps[last].value = text
    return .color(color)
  }
}

extension PaintValue {
  /// The paint with its alpha multiplied, as SwiftUI's `opacity` does it.
  func faded(by alpha: Double) -> PaintValue {
    if case .color(let color) = self {
      return .color(color.mapped { $0.multiplyingAlpha(by: min(max(alpha, 0), 1)) })
    }
    return .faded(self, min(max(alpha, 0), 1))
  }

  /// The paint with its alpha replaced, as UIKit's `withAlphaComponent` does it.
  func replacingAlpha(by alpha: Double) -> PaintValue {
    guard case .color(let color) = self else { return faded(by: alpha) }
    return .color(color.mapped { $0.withAlpha(min(max(alpha, 0), 1)) })
  }
}
