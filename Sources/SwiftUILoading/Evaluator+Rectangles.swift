import Geometry

/// Points and rectangles that code computes with.
extension Evaluator {
  mutating func point(_ argument: Argument?, _ scope: Scope) -> Point? {
    argument.flatMap { Self.point(from: evaluate($0.value, scope, expecting: "CGPoint")) }
  }

  static func point(from value: Value) -> Point? {
    switch value {
    case .record(_, let parts):
      guard let x = parts["x"].flatMap(number), let y = parts["y"].flatMap(number) else {
        return nil
      }
      return Point(x: x, y: y)
    default: return number(value) == 0 ? .zero : nil
    }
  }

  /// The rectangle of a value, given by its edges or by its origin and its size.
  static func rectangle(from value: Value) -> Rect? {
    guard case .record(_, let parts) = value else {
      return number(value) == 0 ? Rect(size: .zero) : nil
    }
    let origin = parts["origin"].flatMap(point)
    var size: (Double?, Double?) = (parts["width"].flatMap(number), parts["height"].flatMap(number))
    if case .record(_, let extents)? = parts["size"] {
      size = (extents["width"].flatMap(number), extents["height"].flatMap(number))
    }
    guard let x = parts["x"].flatMap(number) ?? origin?.x,
      let y = parts["y"].flatMap(number) ?? origin?.y, let width = size.0, let height = size.1,
      width >= 0, height >= 0
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A rectangle with all that code asks of one.
  static func rectangle(_ rect: Rect) -> Value {
    func pair(_ type: String, _ first: (String, Double), _ second: (String, Double)) -> Value {
      .record(type, [first.0: .number(first.1), second.0: .number(second.1)])
    }
    return .record(
      "CGRect",
      [
        "x": .number(rect.x), "y": .number(rect.y), "minX": .number(rect.x),
        "minY": .number(rect.y), "midX": .number(rect.center.x), "midY": .number(rect.center.y),
        "maxX": .number(rect.maxX), "maxY": .number(rect.maxY), "width": .number(rect.width),
        "height": .number(rect.height), "origin": pair("CGPoint", ("x", rect.x), ("y", rect.y)),
        "size": pair("CGSize", ("width", rect.width), ("height", rect.height)),
      ])
  }

  /// A method of a rectangle that answers another one.
  mutating func rectangleMethod(
    _ name: String, on value: Value, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard name == "insetBy" || name == "offsetBy", let rect = Self.rectangle(from: value),
      let x = number(arguments.first { $0.label == "dx" }, scope),
      let y = number(arguments.first { $0.label == "dy" }, scope)
    else { return nil }
    let change = name == "insetBy" ? 2.0 : 0
    return Self.rectangle(
      Rect(
        x: rect.x + x, y: rect.y + y, width: rect.width - change * x,
        height: rect.height - change * y))
  }
}
