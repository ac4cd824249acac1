import Geometry
import SceneModel
import TextMetrics
import ViewLayout

extension Evaluator {
  /// The modifier of an element, `nil` if it changes nothing.
  mutating func modifier(
    _ name: ModifierName, _ element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> ViewModifier? {
    switch name {
    case .padding:
      note(element, [.length], scope)
      return .padding(try insets(element, scope))
    case .frame:
      note(element, [.width, .minWidth, .height, .minHeight], scope)
      return try frame(element, scope)
    case .background, .overlay: return try secondary(element, scope)
    case .foregroundStyle, .tint:
      guard let value = element[.color] else { return nil }
      let paint = try paint(value, use: "\(element.name.rawValue) color", scope)
      return name == .tint ? .tint(paint) : .foreground(paint)
    case .font: return .font(try font(element, scope))
    case .opacity: return .opacity(try number(element, .value, scope) ?? 1)
    case .compositingGroup: return .compositingGroup
    case .scaleEffect:
      let factor = try number(element, .by, scope) ?? 1
      return .scale(x: factor, y: factor, anchor: element.unitPoint(.anchor) ?? .center)
    case .offset:
      return .offset(
        Point(x: try number(element, .x, scope) ?? 0, y: try number(element, .y, scope) ?? 0))
    case .rotationEffect:
      return .rotation(
        degrees: try number(element, .degrees, scope) ?? 0,
        anchor: element.unitPoint(.anchor) ?? .center)
    case .clipShape: return .clip(try geometry(of: element, scope))
    case .contentShape: return .contentShape(try geometry(of: element, scope))
    case .allowsHitTesting: return .hitTesting(element.flag(.enabled) ?? true)
    case .hidden: return .hidden
    case .fixedSize:
      return .fixedSize(
        horizontal: element.flag(.horizontal) ?? true, vertical: element.flag(.vertical) ?? true)
    case .aspectRatio:
      return .aspectRatio(
        try number(element, .ratio, scope), isFilling: element.word(.mode) == "fill")
    case .layoutPriority: return .layoutPriority(try number(element, .value, scope) ?? 0)
    }
  }

  private mutating func insets(
    _ element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> EdgeInsets {
    let length = try number(element, .length, scope) ?? EdgeInsets.standardLength
    var edges = ["all"]
    if case .words(let words)? = element[.edges]?.expression { edges = words }
    func padded(_ names: String...) -> Double {
      edges.contains { names.contains($0) || $0 == "all" } ? length : 0
    }
    return EdgeInsets(
      top: padded("top", "vertical"), leading: padded("leading", "horizontal"),
      bottom: padded("bottom", "vertical"), trailing: padded("trailing", "horizontal"))
  }

  private mutating func frame(
    _ element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> ViewModifier {
    let alignment = element.unitPoint(.alignment) ?? .center
    let width = try number(element, .width, scope)
    let height = try number(element, .height, scope)
    let flexibleWidth = FlexibleLength(
      minimum: try number(element, .minWidth, scope),
      ideal: try number(element, .idealWidth, scope),
      maximum: try number(element, .maxWidth, scope))
    let flexibleHeight = FlexibleLength(
      minimum: try number(element, .minHeight, scope),
      ideal: try number(element, .idealHeight, scope),
      maximum: try number(element, .maxHeight, scope))
    let isFlexible = flexibleWidth != FlexibleLength() || flexibleHeight != FlexibleLength()
    if isFlexible, width != nil || height != nil {
      throw StyleProblem(
        .invalidValue,
        "<frame> mixes fixed and flexible lengths; write two frames, the inner one first",
        at: element.location)
    }
    return isFlexible
      ? .flexibleFrame(width: flexibleWidth, height: flexibleHeight, alignment: alignment)
      : .frame(width: width, height: height, alignment: alignment)
  }

  /// A background or an overlay: a colour in a shape, or a view.
  private mutating func secondary(
    _ element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> ViewModifier? {
    let views = try body(element.children[...], scope).views
    let view: View
    if let value = element[.color] {
      guard element.children.isEmpty else {
        throw StyleProblem(
          .invalidValue,
          "<\(element.name.rawValue)> has both a colour and a view; write two of them",
          at: element.location)
      }
      let paint = try paint(value, use: "\(element.name.rawValue) color", scope)
      view = View(
        .shape(try geometry(of: element, scope), .fill(paint)), location: element.location)
    } else if let first = views.first {
      view = first
    } else if element.children.isEmpty {
      throw StyleProblem(
        .missingAttribute,
        "<\(element.name.rawValue)> needs a color=\"...\" or a view inside", at: element.location)
    } else {
      return nil
    }
    let alignment = element.unitPoint(.alignment) ?? .center
    return element.name == .modifier(.background)
      ? .background(view, alignment: alignment) : .overlay(view, alignment: alignment)
  }

  private mutating func font(
    _ element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> SystemFont {
    var font = SystemFont(style: .body)
    if let style = element[.style] {
      if let token = theme.textStyles[style.written] {
        font = try self.font(token, Scope())
      } else if let builtIn = Self.textStyles[style.written] {
        font = SystemFont(style: builtIn)
      } else {
        let names = Array(theme.textStyles.keys) + Self.textStyles.keys
        throw .unknown(.unknownName, "text style", style.written, among: names, at: style.location)
      }
    }
    let weight = element.word(.weight).flatMap { name in
      Vocabulary.weights.first { $0.name == name }?.value
    }
    let design = element.word(.design).flatMap(SystemFont.Design.init(rawValue:))
    return SystemFont(
      size: max(try number(element, .size, scope) ?? font.size, 0), weight: weight ?? font.weight,
      design: design ?? font.design)
  }

  /// The platform's text styles by their names in kebab case.
  static let textStyles: [String: TextStyle] = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map {
      ($0 == .largeTitle ? "large-title" : $0.rawValue, $0)
    })
}
