import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// The outline that an element or its attribute `shape` names.
  mutating func geometry(
    of element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> ShapeGeometry {
    let radius = try number(element, .radius, scope)
    let outline = try outline(of: element)
    let kind: ShapeGeometry.Kind
    switch Self.shapeName(of: element) {
    case .roundedRectangle: kind = .roundedRectangle(radius: radius ?? 0)
    case .capsule: kind = .capsule
    case .circle: kind = .circle
    case .ellipse: kind = .ellipse
    case .path: kind = outline.map { .path($0) } ?? .rectangle
    case .rectangle: kind = .rectangle
    }
    var geometry = ShapeGeometry(kind, inset: try number(element, .inset, scope) ?? 0)
    let start = try number(element, .trimFrom, scope)
    let end = try number(element, .trimTo, scope)
    if start != nil || end != nil {
      let start = min(max(start ?? 0, 0), 1)
      geometry.trim = start...max(min(end ?? 1, 1), start)
    }
    return geometry
  }

  /// How a shape or an icon is painted: filled with the foreground unless a paint is written.
  mutating func drawing(
    of element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> ShapeDrawing {
    let written = [AttributeName.fill, .stroke, .strokeBorder].filter { element[$0] != nil }
    guard let attribute = written.first, let value = element[attribute] else {
      return .fill(.foreground)
    }
    if written.count > 1 {
      throw StyleProblem(
        .invalidValue,
        "<\(element.name.rawValue)> has both '\(attribute.rawValue)' and "
          + "'\(written[1].rawValue)'; put a second shape into an <overlay>",
        at: element.location)
    }
    let paint = try paint(value, use: "\(element.name.rawValue) \(attribute.rawValue)", scope)
    if attribute == .fill { return .fill(paint) }
    let cap = element.word(.lineCap).flatMap(StrokeStyle.Cap.init(rawValue:)) ?? .butt
    let join = element.word(.lineJoin).flatMap(StrokeStyle.Join.init(rawValue:)) ?? .miter
    let style = StrokeStyle(
      width: try number(element, .lineWidth, scope) ?? 1, cap: cap, join: join)
    return attribute == .stroke ? .stroke(paint, style) : .strokeBorder(paint, style)
  }

  private static func shapeName(of element: StyleElement) -> ShapeName {
    ShapeName(rawValue: element.word(.shape) ?? element.name.rawValue) ?? .rectangle
  }

  /// The outline that path data gives to an icon or a shape, `nil` for one without path data.
  mutating func outline(of element: StyleElement) throws(StyleProblem) -> PathOutline? {
    let isIcon = element.name == .view(.icon)
    guard isIcon ? element[.d] != nil : Self.shapeName(of: element) == .path else {
      try refusePathAttributes(of: element, isIcon)
      return nil
    }
    guard let data = element[.d], case .path(let path) = data.expression,
      case .viewBox(let box)? = element[.viewBox]?.expression
    else {
      throw StyleProblem(
        .missingAttribute,
        "<\(element.name.rawValue)> draws path data, which needs both d=\"...\" and "
          + "view-box=\"0 0 24 24\", the box that it is drawn in", at: element.location)
    }
    try count(path.elements.count / Self.segmentsPerElement, at: data.location)
    let reach = Rect(
      x: box.x - box.width, y: box.y - box.height, width: box.width * 3, height: box.height * 3)
    guard path.keepsWithin(reach) else {
      throw StyleProblem(
        .invalidValue,
        "'d' draws more than a box's size outside of view-box=\"\(element.word(.viewBox) ?? "")\"; "
          + "write the box that it is drawn in", at: data.location)
    }
    let fillRule = element.word(.fillRule).flatMap(FillRule.init(rawValue:)) ?? .nonZero
    return PathOutline(path, box: box, fillRule: fillRule)
  }

  /// Segments of a path that take about as much work as one element.
  private static let segmentsPerElement = 16

  /// Throws if an element has attributes that only path data gives a meaning.
  private func refusePathAttributes(
    of element: StyleElement, _ isIcon: Bool
  ) throws(StyleProblem) {
    var names: [AttributeName] = [.d, .viewBox, .fillRule]
    if isIcon { names += [.fill, .stroke, .lineWidth, .lineCap, .lineJoin] }
    guard let name = names.first(where: { element[$0] != nil }), let value = element[name] else {
      return
    }
    let remedy = isIcon ? "add its path data, d=\"...\"" : "write shape=\"path\""
    throw StyleProblem(
      .missingAttribute,
      "'\(name.rawValue)' has no meaning for <\(element.name.rawValue)> without a path; \(remedy)",
      at: value.location)
  }
}
