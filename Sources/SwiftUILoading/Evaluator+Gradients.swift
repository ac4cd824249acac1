import ColorMath
import SceneModel
import ViewLayout

extension Evaluator {
  /// A gradient of the platform.
  mutating func gradient(
    _ type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    var stops: [GradientStop] = []
    let given =
      argument("colors") ?? argument("stops") ?? argument("gradient")
      ?? arguments.first { $0.label == nil }
    guard let given else {
      return unresolvedColor("the colours of the gradient are not known", place)
    }
    let written = gradientColors(given, scope)
    guard let colors = gradientStops(written, given.value) else {
      if case .unknown(let obstacle) = written { return .color(.unresolved(cause(obstacle))) }
      return unresolvedColor("the colours of the gradient are not known", place)
    }
    for (offset, paint) in colors {
      guard case .color(let color) = paint, case .color(let value) = color.paint else {
        // What keeps the colour from being known is what keeps the gradient.
        if case .color(let color) = paint, case .unresolved = color.paint { return paint }
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
      name: "gradient", value: code(at: place), location: location(place))
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

  /// What the argument with the colours of a gradient comes to.
  private mutating func gradientColors(_ argument: Argument, _ scope: Scope) -> Value {
    let types = ["colors": "[Color]", "stops": "[Gradient.Stop]"]
    let value = evaluate(
      argument.value, scope, expecting: types[argument.label ?? ""] ?? "Gradient")
    guard case .record(_, let parts) = value else { return value }
    return parts["colors"] ?? parts["stops"] ?? value
  }

  private mutating func gradientStops(_ value: Value, _ expression: Expression) -> [(
    offset: Double, paint: PaintValue
  )]? {
    guard case .array(let elements) = value else { return nil }
    return gradientStops(elements, expression)
  }

  /// The stops of colours at even distances, or of `Gradient.Stop`s; `nil` if one has no known place.
  private mutating func gradientStops(_ elements: [Value], _ expression: Expression) -> [(
    offset: Double, paint: PaintValue
  )]? {
    var stops: [(offset: Double, paint: PaintValue)] = []
    let last = Double(max(elements.count - 1, 1))
    for (index, element) in elements.enumerated() {
      var element = element
      // `.init(color: .red, location: 0)`.
      if case .deferred(let written, let scope) = element, case .call(let callee, _) = written.kind,
        case .member(nil, "init") = callee.kind
      {
        element = evaluate(written, scope, expecting: "Gradient.Stop")
      }
      if case .record(_, let parts) = element {
        guard let color = parts["color"], let offset = parts["location"].flatMap(Self.number) else {
          return nil
        }
        stops.append((offset, paint(from: color, expression)))
      } else {
        stops.append((Double(index) / last, paint(from: element, expression)))
      }
    }
    return stops
  }
}
