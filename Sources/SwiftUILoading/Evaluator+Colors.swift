import AppleResources
import ColorMath
import Geometry
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
    case .nothing: return .foreground
    case .view(let node):
      if case .paint(let paint) = node.content, node.modifiers.isEmpty { return paint }
    case .number, .bool, .string, .font, .shape, .closure, .instance, .type, .platformType,
      .enumCase, .tuple, .array, .method, .symbol, .record, .configuration:
      break
    }
    let text = condensed(symbols.text(expression.place))
    return .color(
      .unresolved(
        cause(Obstacle(cause: "the colour '\(text)' is not known", place: expression.place))))
  }

  /// A colour that is written here.
  mutating func literal(_ color: Color, _ place: Expression.Place, isHex: Bool = false)
    -> PaintValue
  {
    let definition = Definition(
      name: Self.literalName, value: condensed(symbols.text(place)), location: location(place),
      notation: isHex ? .css : .swiftUIColor)
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
    let isUIKit = type == "UIColor" || type == "NSColor" || type == "CGColor"
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
      case "quaternary", "quinary": return .paint(.hierarchical(3))
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
    }
    if isUIKit, let color = uiColor(name, place) { return .paint(color) }
    return unknown(missing(type + "." + name), place)
  }

  /// A colour of UIKit by its name.
  mutating func uiColor(_ name: String, _ place: Expression.Place) -> PaintValue? {
    if name == "clear" { return literal(.transparent, place) }
    if name == "tintColor" { return .tint }
    if let color = platformColor(name, place) { return color }
    return assetColor(symbol: name, place)
  }

  /// A colour of the palette.
  mutating func platformColor(_ name: String, _ place: Expression.Place) -> PaintValue? {
    guard let canonical = platform.palette.canonicalName(of: name) else { return nil }
    if canonical == "label" { return labelColor(0, place) }
    guard let color = platform.palette.color(canonical, in: inputs.appearance) else {
      isUnpublished = inputs.appearance.isIncreasedContrast
      return unresolvedColor(
        "the value of \(canonical) in \(inputs.appearance.name) is not published", place)
    }
    return literal(color, place)
  }

  /// The label colour of a level, `primary` being 0.
  mutating func labelColor(_ level: Int, _ place: Expression.Place) -> PaintValue {
    if level == 0 { return literal(inputs.appearance.isDark ? .white : .black, place) }
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
      var steps = [
        Definition(
          name: name, value: condensed(symbols.text(place)), location: location(place),
          notation: .swiftUIColor)
      ]
      let paint = platform.resolver.paint(of: set, in: inputs.appearance, steps: &steps)
      return .color(ColorValue(paint: paint, steps: steps))
    }
  }

  /// `Color(…)`.
  mutating func color(
    _ type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    guard let first = arguments.first else { return unresolvedColor(missing(type + "()"), place) }
    if isHex(arguments) { return hexColor(arguments, place, scope) }
    if argument("red") != nil { return componentColor(arguments, place, scope) }
    if let white = argument("white") {
      guard let value = number(white, scope) else { return unknownComponents(place) }
      return literal(
        Color(red: value, green: value, blue: value, alpha: alpha(arguments, scope)), place)
    }
    if argument("hue") != nil { return hueColor(arguments, place, scope) }
    switch first.label {
    case "uiColor", "nsColor", "cgColor":
      return paint(from: evaluate(first.value, scope, expecting: "UIColor"), first.value)
    case "dynamicProvider": return dynamicColor(first, place, scope)
    case "named", "resource": return namedColor(first, place, scope)
    case nil:
      if first.isTrailingClosure { return dynamicColor(first, place, scope) }
      let value = evaluate(
        first.value, scope, expecting: type == "AnyShapeStyle" ? "ShapeStyle" : "UIColor")
      if case .string = value { return namedColor(first, place, scope) }
      return paint(from: value, first.value)
    default: return unresolvedColor("'\(condensed(symbols.text(place)))' is not evaluated", place)
    }
  }

  private mutating func unknownComponents(_ place: Expression.Place) -> PaintValue {
    unresolvedColor("the components of '\(condensed(symbols.text(place)))' are not known", place)
  }

  private mutating func alpha(_ arguments: [Argument], _ scope: Scope) -> Double {
    let written = arguments.first { $0.label == "opacity" || $0.label == "alpha" }
    return number(written, scope) ?? 1
  }

  private mutating func componentColor(
    _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    let labels = ["red", "green", "blue"]
    let values = labels.map { label in
      number(arguments.first { $0.label == label }, scope)
    }
    guard let red = values[0], let green = values[1], let blue = values[2] else {
      return unknownComponents(place)
    }
    let space = arguments.first { $0.label == nil }
    let alpha = alpha(arguments, scope)
    if symbol(space, scope) == "displayP3" || arguments.first?.label == "displayP3Red" {
      return literal(
        ComponentSpace.displayP3.color([red, green, blue]).withAlpha(alpha), place)
    }
    return literal(Color(red: red, green: green, blue: blue, alpha: alpha), place)
  }

  private mutating func hueColor(
    _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    let values = ["hue", "saturation", "brightness"].map { label in
      number(arguments.first { $0.label == label }, scope)
    }
    guard let hue = values[0], let saturation = values[1], let brightness = values[2] else {
      return unknownComponents(place)
    }
    // HSB to RGB (Smith 1978): each channel falls off with the distance of its hue.
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return literal(
      Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha(arguments, scope)),
      place)
  }

  private mutating func namedColor(
    _ argument: Argument, _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    guard case .string(let name) = evaluate(argument.value, scope, expecting: "String") else {
      return unresolvedColor("the name of the colour is not known", place)
    }
    return assetColor(named: name, place)
      ?? unresolvedColor("no asset catalogue of these files has a colour '\(name)'", place)
  }

  /// `UIColor { traits in … }`.
  private mutating func dynamicColor(
    _ argument: Argument, _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    guard case .closure(let closure, var captured) = evaluate(argument.value, scope) else {
      return unresolvedColor("the colour's closure is not known", place)
    }
    let traits = Value.record(
      "traits",
      [
        "userInterfaceStyle": .symbol(inputs.appearance.isDark ? "dark" : "light"),
        "accessibilityContrast": .symbol(
          inputs.appearance.isIncreasedContrast ? "high" : "normal"),
        "userInterfaceLevel": .symbol("base"),
      ])
    captured.locals[closure.parameters.first ?? "$0"] = traits
    let value = outcome(of: closure.body, &captured, expecting: "UIColor")
    return paint(from: value, argument.value)
  }

  /// Whether arguments are those of a colour in hexadecimal notation.
  func isHex(_ arguments: [Argument]) -> Bool {
    guard let first = arguments.first else { return false }
    let label = first.label?.lowercased() ?? ""
    let names = ["hex", "hexstring", "hexcode", "hexvalue", "rgb", "fromhex", "hexadecimal"]
    if names.contains(label) { return true }
    guard case .string(let parts) = first.value.kind, parts.count == 1,
      case .text(let text) = parts[0]
    else { return false }
    return text.hasPrefix("#")
  }

  private mutating func hexColor(
    _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    let value = evaluate(arguments[0].value, scope)
    let alpha = alpha(arguments, scope)
    switch value {
    case .number(let number) where number >= 0 && number <= 0xFFFFFF:
      return literal(Color(rgb: UInt32(number), alpha: alpha), place)
    case .string(let text):
      let digits = text.drop { $0 == "#" || $0 == " " }
      let plain = digits.hasPrefix("0x") ? digits.dropFirst(2) : digits
      guard let number = UInt32(plain, radix: 16) else { break }
      if plain.count == 6 { return literal(Color(rgb: number, alpha: alpha), place, isHex: true) }
      if plain.count == 3 {
        let rgb =
          (number >> 8 & 0xF) * 0x110000 + (number >> 4 & 0xF) * 0x1100 + (number & 0xF) * 0x11
        return literal(Color(rgb: rgb, alpha: alpha), place, isHex: true)
      }
      if plain.count == 8 {
        return unresolvedColor(
          "'\(text)' may have its alpha first or last; write it apart from the colour", place)
      }
    default: break
    }
    return unresolvedColor(
      "'\(condensed(symbols.text(place)))' is no colour that can be read", place)
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
      return .paint(
        name == "opacity"
          ? paint.faded(by: alpha)
          : paint.replacingAlpha(by: alpha))
    case "gradient", "shadow", "resolvedColor", "resolve", "standard": return .paint(paint)
    case "mix", "blended":
      return .paint(unresolvedColor("'.\(name)' of a colour is not evaluated", place))
    default: return nil
    }
  }

  /// A gradient of the platform.
  mutating func gradient(
    _ type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    var stops: [GradientStop] = []
    let given =
      argument("colors") ?? argument("stops") ?? argument("gradient")
      ?? arguments.first { $0.label == nil }
    guard let given, let colors = gradientStops(given, scope) else {
      return unresolvedColor("the colours of the gradient are not known", place)
    }
    for (offset, paint) in colors {
      guard case .color(let color) = paint, case .color(let value) = color.paint else {
        return unresolvedColor("a colour of the gradient is not known", place)
      }
      stops.append(
        GradientStop(
          offset: min(max(offset, stops.last?.offset ?? 0), 1),
          color: Resolved(value, provenance: Provenance(color.steps))))
    }
    guard stops.count > 1 else {
      return colors.first?.paint ?? unresolvedColor("the gradient has no colours", place)
    }
    let step = Definition(
      name: "gradient", value: condensed(symbols.text(place)), location: location(place))
    switch type {
    case "LinearGradient":
      return .gradient(
        .linearGradient(
          start: unitPoint(argument("startPoint"), scope) ?? UnitPoint(x: 0.5, y: 0),
          end: unitPoint(argument("endPoint"), scope) ?? UnitPoint(x: 0.5, y: 1), stops: stops,
          Provenance([step])))
    case "RadialGradient":
      guard let start = number(argument("startRadius"), scope),
        let end = number(argument("endRadius"), scope)
      else { return unresolvedColor("the radii of the gradient are not known", place) }
      return .gradient(
        .radialGradient(
          center: unitPoint(argument("center"), scope) ?? .center, startRadius: start,
          endRadius: end, stops: stops, Provenance([step])))
    case "AngularGradient":
      let start = degrees(argument("startAngle") ?? argument("angle"), scope) ?? 0
      return .gradient(
        .angularGradient(
          center: unitPoint(argument("center"), scope) ?? .center, startAngle: start,
          endAngle: degrees(argument("endAngle"), scope) ?? start + 360, stops: stops,
          Provenance([step])))
    default: return unresolvedColor("\(type) is not evaluated", place)
    }
  }

  private mutating func gradientStops(_ argument: Argument, _ scope: Scope) -> [(
    offset: Double, paint: PaintValue
  )]? {
    let value = evaluate(argument.value, scope, expecting: "[Color]")
    switch value {
    case .array(let elements):
      let last = Double(max(elements.count - 1, 1))
      return elements.enumerated().map { index, element in
        if case .record(_, let parts) = element {
          let paint = parts["color"].map { self.paint(from: $0, argument.value) }
          return (
            parts["location"].flatMap(Self.number) ?? Double(index) / last, paint ?? .foreground
          )
        }
        return (Double(index) / last, paint(from: element, argument.value))
      }
    case .record(_, let parts):
      guard let colors = parts["colors"] ?? parts["stops"], case .array(let elements) = colors
      else { return nil }
      let last = Double(max(elements.count - 1, 1))
      return elements.enumerated().map { index, element in
        if case .record(_, let stop) = element {
          let paint = stop["color"].map { self.paint(from: $0, argument.value) }
          return (stop["location"].flatMap(Self.number) ?? 0, paint ?? .foreground)
        }
        return (Double(index) / last, paint(from: element, argument.value))
      }
    default: return nil
    }
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
