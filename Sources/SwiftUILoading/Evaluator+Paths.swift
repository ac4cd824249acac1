import Geometry
import ViewLayout

/// Outlines that code draws step by step.
extension Evaluator {
  /// The outline that a shape's `path(in:)` draws in bounds of a size.
  ///
  /// `nil` if not all of its code is evaluated; the shape's type is then among
  /// ``unevaluatedShapes``.
  mutating func outline(for request: OutlineRequest) -> PathOutline? {
    guard customShapes.indices.contains(request.number) else { return nil }
    let (instance, place) = customShapes[request.number]
    let value = drawn { evaluator in
      for id in evaluator.symbols.inheritedMembers("path", of: instance.type) {
        guard case .function(let function) = evaluator.symbols.member(id),
          let parameter = function.parameters.first, let body = function.body
        else { continue }
        var scope = Scope(instance: .instance(instance), type: instance.type, file: Int32(id.file))
        scope.locals[parameter.name] = Self.rectangle(Rect(size: request.size))
        return evaluator.outcome(of: body, &scope, expecting: "Path")
      }
      return .nothing
    }
    if let outline = Self.outline(of: value) { return outline }
    let name = symbols.entry(instance.type).name
    var obstacle = Obstacle(
      cause: "the outline of the shape '\(name)' is not evaluated", place: place)
    if case .unknown(let cause) = value { obstacle = cause }
    unevaluatedShapes[instance.type] = obstacle
    return nil
  }

  /// A value that is drawn by `body`; unknown if any of its steps is.
  private mutating func drawn(_ body: (inout Evaluator) -> Value) -> Value {
    let outer = Obstacles(taking: &self)
    let (outerSkips, outerLimit) = (hasSkippedSteps, elementLimit)
    (hasSkippedSteps, elementLimit) = (false, Self.maximumSegments)
    var value = body(&self)
    if hasSkippedSteps { value = .nothing }
    if let obstacle = sizeObstacle ?? hitObstacle { value = .unknown(obstacle) }
    (hasSkippedSteps, elementLimit) = (outerSkips, outerLimit)
    sizeObstacle = nil
    hitObstacle = nil
    outer.restore(in: &self)
    return value
  }

  /// The most steps of one outline.
  private static let maximumSegments = 1000

  static func outline(of value: Value) -> PathOutline? {
    guard case .shape(let shape) = value, shape.obstacle == nil, shape.drawing == nil,
      shape.geometry.trim == nil, case .path(let outline) = shape.geometry.kind,
      outline.path.elements.count <= maximumSegments, outline.path.isDrawable
    else { return nil }
    return outline
  }

  private static func value(of path: Path, _ place: Expression.Place) -> Value {
    .shape(
      ShapeValue(geometry: ShapeGeometry(.path(PathOutline(path, box: nil))), place: place))
  }

  // MARK: Making

  /// `Path(…)` and `UIBezierPath(…)`.
  mutating func pathCall(
    _ type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> Value {
    let missing = Value.shape(
      ShapeValue(
        geometry: ShapeGeometry(.rectangle),
        obstacle: Obstacle(cause: "the outline of \(type) is not evaluated", place: place),
        place: place))
    guard let first = arguments.first else { return Self.value(of: Path(), place) }
    if first.isTrailingClosure {
      let value = drawn { evaluator in
        guard case .closure(let closure, var captured) = evaluator.evaluate(first.value, scope)
        else { return .nothing }
        let name = closure.parameters.first ?? "$0"
        captured.locals[name] = Self.value(of: Path(), place)
        _ = evaluator.outcome(of: closure.body, &captured, expecting: nil)
        return captured.locals[name] ?? .nothing
      }
      if case .unknown = value { return value }
      return Self.outline(of: value) == nil ? missing : value
    }
    let value = evaluate(first.value, scope, expecting: "CGRect")
    if first.label == nil, Self.outline(of: value) != nil { return value }
    guard let rect = Self.rectangle(from: value) else { return missing }
    switch first.label {
    case nil, "rect": return Self.value(of: .rectangle(rect), place)
    case "ellipseIn", "ovalIn": return Self.value(of: .ellipse(in: rect), place)
    case "roundedRect":
      guard let path = roundedRectangle(rect, arguments, scope) else { return missing }
      return Self.value(of: path, place)
    default: return missing
    }
  }

  /// A rectangle with the corners that arguments ask for.
  private mutating func roundedRectangle(
    _ rect: Rect, _ arguments: [Argument], _ scope: Scope
  ) -> Path? {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    let limit = min(rect.width, rect.height) / 2
    if let corners = argument("byRoundingCorners"), let size = argument("cornerRadii") {
      let value = evaluate(corners.value, scope, expecting: "UIRectCorner")
      guard let names = cornerNames(value), let radius = radius(ofSize: size, scope) else {
        return nil
      }
      let radii = ["topLeft", "topRight", "bottomRight", "bottomLeft"].map {
        names.contains($0) || names.contains("allCorners") ? min(radius, limit) : 0
      }
      return .roundedRectangle(rect, horizontalRadii: radii, verticalRadii: radii)
    }
    var radius: Double?
    if let size = argument("cornerSize") {
      radius = self.radius(ofSize: size, scope)
    } else if let written = argument("cornerRadius") {
      radius = number(written, scope)
    } else if arguments.count == 1 {
      radius = 0
    }
    return radius.map { .roundedRectangle(rect, radiusX: min($0, limit), radiusY: min($0, limit)) }
  }

  /// The corners of `.allCorners`, `[.topLeft, .topRight]` and the like; `nil` if not known.
  private func cornerNames(_ value: Value) -> Set<String>? {
    if case .array(let elements) = value {
      let names = elements.map { symbolName($0) }
      return names.contains(nil) ? nil : Set(names.compactMap(\.self))
    }
    return symbolName(value).map { [$0] }
  }

  // MARK: Steps

  /// Draws a step on the outline in a local variable; `false` if `expression` is none.
  mutating func draws(_ expression: Expression, _ scope: inout Scope) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind else { return false }
    for argument in arguments {
      // What a function does with an outline that it is lent is not followed.
      guard case .prefix("&", let lent) = argument.value.kind, case .name(let name) = lent.kind,
        case .shape? = scope.locals[name]
      else { continue }
      scope.locals[name] = unknown(
        "what '\(code(at: expression.place))' draws is not evaluated",
        expression.place)
      return true
    }
    guard case .member(let base?, let step) = callee.kind, case .name(let name) = base.kind,
      PathStep.names.contains(step)
    else { return false }
    switch scope.locals[name] {
    case .shape(let shape)?:
      guard case .path(let outline) = shape.geometry.kind else { return false }
      var path = outline.path
      if draw(step, arguments, on: &path, scope) {
        scope.locals[name] = Self.value(of: path, shape.place)
      } else {
        let text = code(at: expression.place)
        scope.locals[name] = unknown("'\(text)' is not evaluated", expression.place)
      }
      return true
    case .unknown?: return true
    default: return false
    }
  }

  private mutating func draw(
    _ step: String, _ arguments: [Argument], on path: inout Path, _ scope: Scope
  ) -> Bool {
    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
    if let angles = PathStep.Angles(step, arguments.map(\.label)) {
      return drawArc(angles, arguments, on: &path, scope)
    }
    switch step {
    case "move":
      return point(argument("to"), scope).map { path.move(to: $0) } != nil
    case "closeSubpath", "close":
      path.close()
      return true
    case "addLines":
      guard case .array(let values)? = arguments.first.map({ evaluate($0.value, scope) }) else {
        return false
      }
      let points = values.compactMap { Self.point(from: $0) }
      guard points.count == values.count, let first = points.first else { return false }
      path.move(to: first)
      for point in points.dropFirst() { path.line(to: point) }
      return true
    case "addRect", "addEllipse", "addRoundedRect":
      guard let written = argument(step == "addRect" ? nil : "in"),
        let rect = Self.rectangle(from: evaluate(written.value, scope, expecting: "CGRect"))
      else { return false }
      return add(step, rect, arguments, to: &path, scope)
    case "addPath", "append":
      guard arguments.count == 1,
        let other = Self.outline(of: evaluate(arguments[0].value, scope, expecting: "Path"))
      else { return false }
      path.append(other.path)
      return true
    default: return drawCurve(step, arguments, on: &path, scope)
    }
  }

  private mutating func add(
    _ step: String, _ rect: Rect, _ arguments: [Argument], to path: inout Path, _ scope: Scope
  ) -> Bool {
    switch step {
    case "addRect": path.append(.rectangle(rect))
    case "addEllipse": path.append(.ellipse(in: rect))
    default:
      guard arguments.contains(where: { $0.label == "cornerSize" }),
        let rounded = roundedRectangle(rect, arguments, scope)
      else { return false }
      path.append(rounded)
    }
    return true
  }

  /// A line or a curve from where the outline is.
  private mutating func drawCurve(
    _ step: String, _ arguments: [Argument], on path: inout Path, _ scope: Scope
  ) -> Bool {
    guard !path.isEmpty, let end = point(arguments.first { $0.label == "to" }, scope) else {
      return false
    }
    let controls = arguments.filter { $0.label?.hasPrefix("control") == true }
      .compactMap { point($0, scope) }
    switch (step, controls.count) {
    case ("addLine", 0): path.line(to: end)
    case ("addQuadCurve", 1): path.quadratic(to: end, control: controls[0])
    case ("addCurve", 2): path.cubic(to: end, control1: controls[0], control2: controls[1])
    default: return false
    }
    return true
  }

  private mutating func drawArc(
    _ angles: PathStep.Angles, _ arguments: [Argument], on path: inout Path, _ scope: Scope
  ) -> Bool {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    guard let radius = number(argument("radius"), scope), radius >= 0 else { return false }
    if case .tangents = angles {
      guard !path.isEmpty, let corner = point(argument("tangent1End"), scope),
        let end = point(argument("tangent2End"), scope)
      else { return false }
      path.arc(around: corner, to: end, radius: radius)
      return true
    }
    let center = point(argument(angles == .uiKit ? "withCenter" : "center"), scope)
    guard let center, let start = radians(argument("startAngle"), scope) else { return false }
    var sweep: Double
    if angles == .relative {
      guard let delta = radians(argument("delta"), scope) else { return false }
      sweep = delta
    } else {
      guard let end = radians(argument("endAngle"), scope),
        let clockwise = argument("clockwise"),
        case .bool(let isClockwise) = evaluate(clockwise.value, scope)
      else { return false }
      // In SwiftUI, clockwise is meant for a y axis that points up: on screen it is the other way.
      sweep = PathStep.sweep(from: start, to: end, growing: isClockwise == (angles == .uiKit))
    }
    path.arc(center: center, radius: radius, startAngle: start, sweep: sweep)
    return true
  }

  private mutating func radians(_ argument: Argument?, _ scope: Scope) -> Double? {
    if let degrees = degrees(argument, scope) { return degrees * .pi / 180 }
    return argument.flatMap { Self.number(evaluate($0.value, scope, expecting: "CGFloat")) }
  }
}
