import CSS
import ColorMath
import Geometry
import SceneModel

/// The attributes of one filter primitive.
struct FilterElement {
  let document: SVGDocument
  let index: Int
  let style: Style
  /// The box whose fractions the lengths are, `nil` if they are user units.
  let box: Rect?

  func attribute(_ name: String) -> String? { document[index].xml.attribute(name) }

  func numbers(_ name: String, of element: Int? = nil) -> [Double] {
    var scanner = NumberScanner(document[element ?? index].xml.attribute(name) ?? "")
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      numbers.append(number)
      scanner.skipCommaSpace()
    }
    return scanner.isAtEnd ? numbers : []
  }

  /// One number for both axes or one for each, in user units.
  func pair(_ name: String, default value: Double) -> Point {
    let written = numbers(name)
    let numbers = written.count > 2 ? [] : written
    let x = numbers.first ?? value
    return inUserUnits(Point(x: x, y: numbers.count > 1 ? numbers[1] : x))
  }

  /// A number for each axis, in user units.
  func lengths(_ x: String, _ y: String, default value: Double) -> Point {
    inUserUnits(Point(x: numbers(x).first ?? value, y: numbers(y).first ?? value))
  }

  private func inUserUnits(_ point: Point) -> Point {
    guard point.isFinite else { return .zero }
    guard let box else { return point }
    return Point(x: point.x * box.width, y: point.y * box.height)
  }

  /// The area that the primitive fills: `base` but for the sides that the element gives.
  func subregion(_ base: Rect, viewport: Viewport) -> Rect {
    let viewport = box == nil ? viewport : Viewport(width: 1, height: 1)
    func length(_ name: String, _ axis: Viewport.Axis) -> Double? {
      let length = attribute(name).flatMap { LengthPercentage(attribute: $0) }
      let value = length?.resolved(in: viewport.context(axis, fontSize: style.font.size))
      return value.flatMap { $0.isFinite ? $0 : nil }
    }
    let origin = Point(x: box?.x ?? 0, y: box?.y ?? 0)
    let scale = Point(x: box?.width ?? 1, y: box?.height ?? 1)
    let x = length("x", .horizontal).map { origin.x + $0 * scale.x } ?? base.x
    let y = length("y", .vertical).map { origin.y + $0 * scale.y } ?? base.y
    let width = length("width", .horizontal).map { $0 * scale.x } ?? base.width
    let height = length("height", .vertical).map { $0 * scale.y } ?? base.height
    return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// The matrix of `feColorMatrix`; what is not valid changes nothing.
  var colorMatrix: [Double] {
    let values = numbers("values")
    switch attribute("type") {
    case "saturate": return FilterMatrix.saturated(values.count == 1 ? values[0] : 1)
    case "hueRotate": return FilterMatrix.hueRotated(values.count == 1 ? values[0] : 0)
    case "luminanceToAlpha": return FilterMatrix.luminanceToAlpha
    default: return values.count == 20 ? values : FilterMatrix.saturated(1)
    }
  }

  /// The functions of `feComponentTransfer` for red, green, blue and alpha.
  var functions: [ComponentFunction] {
    ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].map { name in
      let child = document.children(of: index).last { document[$0].localName == name }
      return child.map { function(of: $0) } ?? .identity
    }
  }

  private func function(of child: Int) -> ComponentFunction {
    func number(_ name: String, _ value: Double) -> Double {
      numbers(name, of: child).first ?? value
    }
    switch document[child].xml.attribute("type") {
    case "table": return .table(numbers("tableValues", of: child))
    case "discrete": return .discrete(numbers("tableValues", of: child))
    case "linear": return .linear(number("slope", 1), number("intercept", 0))
    case "gamma": return .gamma(number("amplitude", 1), number("exponent", 1), number("offset", 0))
    default: return .identity
    }
  }

  var blendMode: BlendMode { attribute("mode").flatMap { BlendMode(rawValue: $0) } ?? .normal }

  var composition: CompositeOperator {
    switch attribute("operator") {
    case "in": return .in
    case "out": return .out
    case "atop": return .atop
    case "xor": return .xor
    case "lighter": return .lighter
    case "arithmetic":
      let factors = ["k1", "k2", "k3", "k4"].map { numbers($0).first ?? 0 }
      return .arithmetic(factors[0], factors[1], factors[2], factors[3])
    default: return .over
    }
  }

  /// The names that the children of `feMerge` give, the lowest first.
  var mergedNames: [String?] {
    document.children(of: index).filter { document[$0].kind == .feMergeNode }
      .map { document[$0].xml.attribute("in") }
  }
}
