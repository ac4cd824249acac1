import Geometry
import SceneModel
import ViewLayout

/// Names of the platform's shapes.
enum ShapeNames {
  static let all: Set<String> = [
    "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "ContainerRelativeShape",
    "UnevenRoundedRectangle", "ConcentricRectangle", "rect", "capsule", "circle", "ellipse",
    "containerRelative", "Path", "AnyShape",
  ]

  static func name(of geometry: ShapeGeometry) -> String {
    switch geometry.kind {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .unevenRoundedRectangle: "UnevenRoundedRectangle"
    case .containerRelative: "ContainerRelativeShape"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .path: "Path"
    case .custom: "Shape"
    }
  }
}

extension ShapeValue {
  /// The shape with one more fill or stroke, above those before it: a `ShapeView` is shown beneath
  /// the one that is made of it (developer.apple.com/documentation/swiftui/shapeview).
  fileprivate func drawn(upon next: Drawing) -> ShapeValue {
    var result = self
    if let drawing { result.lower.append(drawing) }
    result.drawing = next
    return result
  }
}

extension Evaluator {
  /// A shape of the platform.
  mutating func shapeCall(
    _ type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> Value {
    var shape = ShapeValue(geometry: ShapeGeometry(.rectangle), place: place)
    switch type {
    case "Rectangle": break
    case "RoundedRectangle", "rect":
      if let argument = arguments.first(where: { $0.label == "cornerRadius" }) {
        shape.geometry = ShapeGeometry(.roundedRectangle(radius: radius(argument, scope)))
      } else if let size = arguments.first(where: { $0.label == "cornerSize" }) {
        if let radius = radius(ofSize: size, scope) {
          shape.geometry = ShapeGeometry(.roundedRectangle(radius: radius))
        } else {
          shape.obstacle = Obstacle(cause: "elliptical corners are not evaluated", place: place)
        }
      } else if !arguments.isEmpty {
        shape.geometry = uneven(arguments, scope)
      }
    case "Capsule", "capsule", "buttonBorder": shape.geometry = ShapeGeometry(.capsule)
    case "Circle", "circle": shape.geometry = ShapeGeometry(.circle)
    case "Ellipse", "ellipse": shape.geometry = ShapeGeometry(.ellipse)
    case "ContainerRelativeShape", "containerRelative":
      shape.geometry = ShapeGeometry(.containerRelative)
    case "UnevenRoundedRectangle":
      shape.geometry = uneven(arguments, scope)
    case "AnyShape":
      if let first = arguments.first { return evaluate(first.value, scope, expecting: "Shape") }
    default:
      shape.obstacle = Obstacle(cause: "the outline of \(type) is not evaluated", place: place)
    }
    return .shape(shape)
  }

  /// A rectangle with a radius for each corner, from the arguments or from `cornerRadii:`.
  private mutating func uneven(_ arguments: [Argument], _ scope: Scope) -> ShapeGeometry {
    var parts: [String: Double] = [:]
    for corner in ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"] {
      parts[corner] = radius(arguments.first { $0.label == corner + "Radius" }, scope)
    }
    if let radii = arguments.first(where: { $0.label == "cornerRadii" }) {
      let value = evaluate(radii.value, scope, expecting: "RectangleCornerRadii")
      if case .record(_, let given) = value {
        for corner in parts.keys { parts[corner] = given[corner].flatMap(Self.number) ?? 0 }
      } else {
        hitObstacle = hitObstacle ?? obstacle(to: value, called: "length", radii)
      }
    }
    return ShapeGeometry(
      .unevenRoundedRectangle(
        CornerRadii(
          topLeading: parts["topLeading"] ?? 0, bottomLeading: parts["bottomLeading"] ?? 0,
          bottomTrailing: parts["bottomTrailing"] ?? 0, topTrailing: parts["topTrailing"] ?? 0)))
  }

  /// The radius of a corner as wide as it is high, `nil` for any other.
  mutating func radius(ofSize argument: Argument, _ scope: Scope) -> Double? {
    guard case .record(_, let parts) = evaluate(argument.value, scope, expecting: "CGSize"),
      let width = parts["width"].flatMap(Self.number), width == parts["height"].flatMap(Self.number)
    else { return nil }
    return max(width, 0)
  }

  /// The radius of corners; one that is not known leaves the outline open, but not the extent.
  private mutating func radius(_ argument: Argument?, _ scope: Scope) -> Double {
    let outer = sizeObstacle
    sizeObstacle = nil
    let radius = number(argument, scope)
    hitObstacle = hitObstacle ?? sizeObstacle
    sizeObstacle = outer
    return max(radius ?? 0, 0)
  }

  /// A method that a shape answers with a shape; `nil` if it is one of a view.
  mutating func shapeMethod(
    _ name: String, on shape: ShapeValue, _ arguments: [Argument], _ place: Expression.Place,
    _ scope: Scope
  ) -> ShapeValue? {
    var result = shape
    switch name {
    case "fill":
      let paint = arguments.first { $0.label == nil }.map { self.paint($0.value, scope) }
      if case .stroke(nil, let style, isInside: false)? = shape.drawing {
        // `Circle().stroke(lineWidth: 4).fill(.white)` fills the band.
        result.drawing = .stroke(paint ?? .foreground, style, isInside: false)
      } else {
        result = shape.drawn(upon: .fill(paint))
      }
      if arguments.contains(where: { $0.label == "style" || $0.label == "eoFill" }) {
        result.obstacle =
          shape.obstacle ?? Obstacle(cause: "a style of filling is not evaluated", place: place)
      }
    case "stroke", "strokeBorder":
      result = shape.drawn(upon: stroke(arguments, isInside: name == "strokeBorder", scope))
      if shape.drawing?.isBand == true {
        result.obstacle =
          shape.obstacle ?? Obstacle(cause: "the outline of a band is not evaluated", place: place)
      }
    case "path":
      guard let argument = arguments.first(where: { $0.label == "in" }),
        let rect = Self.rectangle(from: evaluate(argument.value, scope, expecting: "CGRect"))
      else { return nil }
      if case .custom = shape.geometry.kind { return nil }
      result.geometry = ShapeGeometry(.path(PathOutline(shape.geometry.path(in: rect), box: nil)))
    case "inset":
      if case .path = shape.geometry.kind { return nil }
      if case .custom = shape.geometry.kind { return nil }
      guard let distance = number(arguments.first, scope) else { return nil }
      result.geometry = shape.geometry.inset(by: distance)
    case "trim":
      let from = number(arguments.first { $0.label == "from" }, scope) ?? 0
      let to = number(arguments.first { $0.label == "to" }, scope) ?? 1
      guard from.isFinite, to.isFinite else { return nil }
      result.geometry.trim = min(max(from, 0), 1)...max(min(max(from, 0), 1), min(max(to, 0), 1))
    default: return nil
    }
    return result
  }

  private mutating func stroke(_ arguments: [Argument], isInside: Bool, _ scope: Scope)
    -> ShapeValue.Drawing
  {
    var style = StrokeStyle(width: 1)
    var paint: PaintValue?
    for argument in arguments {
      switch argument.label {
      case "lineWidth": style.width = number(argument, scope) ?? 1
      case "style":
        if case .record(_, let parts) = evaluate(
          argument.value, scope, expecting: "StrokeStyle")
        {
          style.width = parts["lineWidth"].flatMap(Self.number) ?? 1
          if let cap = parts["lineCap"].flatMap(symbolName) {
            style.cap = cap == "round" ? .round : cap == "square" ? .square : .butt
          }
        }
      case nil:
        let value = evaluate(argument.value, scope, expecting: "ShapeStyle")
        if case .record(_, let parts) = value {
          style.width = parts["lineWidth"].flatMap(Self.number) ?? 1
        } else {
          paint = self.paint(from: value, argument.value)
        }
      default: continue
      }
    }
    style.width = max(style.width, 0)
    return .stroke(paint, style, isInside: isInside)
  }

  /// The shape of an argument; a shape that is not known is a rectangle with an obstacle.
  mutating func shape(_ argument: Argument?, _ scope: Scope, _ place: Expression.Place)
    -> ShapeValue
  {
    guard let argument else {
      return ShapeValue(geometry: ShapeGeometry(.rectangle), place: place)
    }
    let value = evaluate(argument.value, scope, expecting: "Shape")
    switch value {
    case .shape(let shape): return shape
    case .instance(let instance):
      if let shape = customShape(instance, argument.value.place) { return shape }
    case .view(let node):
      if case .shape(let shape) = node.content { return shape }
    case .unknown(let obstacle):
      return ShapeValue(
        geometry: ShapeGeometry(.rectangle), obstacle: obstacle, place: argument.value.place)
    default: break
    }
    return ShapeValue(
      geometry: ShapeGeometry(.rectangle),
      obstacle: Obstacle(
        cause: "the outline of '\(code(at: argument.value.place))' is not evaluated",
        place: argument.value.place), place: argument.value.place)
  }

  // MARK: Places

  static func alignment(_ name: String?) -> Alignment? {
    switch name {
    case "center": UnitPoint(x: 0.5, y: 0.5)
    case "leading": UnitPoint(x: 0, y: 0.5)
    case "trailing": UnitPoint(x: 1, y: 0.5)
    case "top": UnitPoint(x: 0.5, y: 0)
    case "bottom": UnitPoint(x: 0.5, y: 1)
    case "topLeading": UnitPoint(x: 0, y: 0)
    case "topTrailing": UnitPoint(x: 1, y: 0)
    case "bottomLeading": UnitPoint(x: 0, y: 1)
    case "bottomTrailing": UnitPoint(x: 1, y: 1)
    case "zero": UnitPoint(x: 0, y: 0)
    default: nil
    }
  }

  mutating func alignment(_ argument: Argument?, _ scope: Scope) -> Alignment? {
    Self.alignment(symbol(argument, scope))
  }

  /// The line of text that an alignment of a row names.
  mutating func baseline(_ argument: Argument?, _ scope: Scope) -> TextBaseline? {
    switch symbol(argument, scope) {
    case "firstTextBaseline": .first
    case "lastTextBaseline": .last
    default: nil
    }
  }

  mutating func unitPoint(_ argument: Argument?, _ scope: Scope) -> UnitPoint? {
    guard let argument else { return nil }
    let value = evaluate(argument.value, scope, expecting: "Symbol2")
    if case .record(_, let parts) = value, let x = parts["x"].flatMap(Self.number),
      let y = parts["y"].flatMap(Self.number)
    {
      return UnitPoint(x: x, y: y)
    }
    return Self.alignment(symbolName(value))
  }

  /// Degrees of an angle.
  mutating func degrees(_ argument: Argument?, _ scope: Scope) -> Double? {
    guard let argument else { return nil }
    let value = evaluate(argument.value, scope, expecting: "Angle")
    if case .record(let name, let parts) = value {
      let first = parts["0"] ?? parts["degrees"] ?? parts["radians"]
      guard let number = first.flatMap(Self.number) else { return nil }
      return name == "radians" || parts["radians"] != nil ? number * 180 / .pi : number
    }
    if symbolName(value) == "zero" { return 0 }
    return nil
  }
}
