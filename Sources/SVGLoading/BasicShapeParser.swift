import CSS
import Geometry

/// Parses the functions of CSS Shapes.
struct BasicShapeParser {
  /// Whether lengths may lack their unit.
  let isAttribute: Bool

  func function(
    _ name: String, _ arguments: ArraySlice<Token>
  ) -> BasicShape.Function? {
    switch name {
    case "inset": return inset(arguments)
    case "rect": return rect(arguments)
    case "xywh": return xywh(arguments)
    case "circle": return circle(arguments)
    case "ellipse": return ellipse(arguments)
    case "polygon": return polygon(arguments)
    case "path": return path(arguments)
    case "shape": return .unsupported
    default: return nil
    }
  }

  /// A length or percentage; a number only in an attribute, unless it is 0.
  private func length(_ tokens: ArraySlice<Token>) -> LengthPercentage? {
    guard let length = LengthPercentage(tokens) else { return nil }
    let isNumber = length.terms.contains { $0.unit == .none && $0.value != 0 }
    return isNumber && !isAttribute ? nil : length
  }

  private func lengths(_ parts: [ArraySlice<Token>]) -> [LengthPercentage]? {
    let lengths = parts.compactMap { length($0) }
    return lengths.count == parts.count ? lengths : nil
  }

  private static func isNegative(_ length: LengthPercentage) -> Bool {
    length.terms.count == 1 && length.terms[0].value < 0
  }

  /// Four values from one to four, as for `margin`.
  private static func expanded<Value>(_ values: [Value]) -> [Value]? {
    switch values.count {
    case 1: Array(repeating: values[0], count: 4)
    case 2: [values[0], values[1], values[0], values[1]]
    case 3: [values[0], values[1], values[2], values[1]]
    case 4: values
    default: nil
    }
  }

  /// What stands before `round`, and the radii behind it.
  private func rounding(
    _ arguments: ArraySlice<Token>
  ) -> (parts: [ArraySlice<Token>], corners: BasicShape.Corners?)? {
    let parts = arguments.components
    guard let index = parts.firstIndex(where: { $0.keyword == "round" }) else {
      return (parts, nil)
    }
    let radii = parts[(index + 1)...].split(omittingEmptySubsequences: false) {
      $0.first?.kind == .delimiter(UInt8(ascii: "/"))
    }
    guard (1...2).contains(radii.count) else { return nil }
    let values = radii.compactMap { lengths(Array($0)).flatMap { Self.expanded($0) } }
    guard values.count == radii.count, let first = values.first, let last = values.last,
      !(first + last).contains(where: Self.isNegative)
    else { return nil }
    return (Array(parts[..<index]), BasicShape.Corners(horizontal: first, vertical: last))
  }

  private func inset(_ arguments: ArraySlice<Token>) -> BasicShape.Function? {
    guard let (parts, corners) = rounding(arguments),
      let sides = lengths(parts).flatMap({ Self.expanded($0) })
    else { return nil }
    return .inset(sides, corners)
  }

  private func rect(_ arguments: ArraySlice<Token>) -> BasicShape.Function? {
    guard let (parts, corners) = rounding(arguments), parts.count == 4 else { return nil }
    var sides: [LengthPercentage?] = []
    for part in parts {
      let length = length(part)
      guard length != nil || part.keyword == "auto" else { return nil }
      sides.append(length)
    }
    return .rect(sides, corners)
  }

  private func xywh(_ arguments: ArraySlice<Token>) -> BasicShape.Function? {
    guard let (parts, corners) = rounding(arguments), parts.count == 4,
      let values = lengths(parts), !values[2...].contains(where: Self.isNegative)
    else { return nil }
    return .xywh(values, corners)
  }

  private func circle(_ arguments: ArraySlice<Token>) -> BasicShape.Function? {
    guard let (radii, x, y) = centered(arguments), radii.count < 2 else { return nil }
    return .circle(radii.first ?? .closestSide, x: x, y: y)
  }

  private func ellipse(_ arguments: ArraySlice<Token>) -> BasicShape.Function? {
    guard let (radii, x, y) = centered(arguments), radii.isEmpty || radii.count == 2 else {
      return nil
    }
    return .ellipse(radii.first ?? .closestSide, radii.last ?? .closestSide, x: x, y: y)
  }

  /// The radii in front of `at`, and the centre that stands behind it.
  private func centered(
    _ arguments: ArraySlice<Token>
  ) -> (radii: [BasicShape.Radius], x: BasicShape.Offset, y: BasicShape.Offset)? {
    let parts = arguments.components
    let at = parts.firstIndex { $0.keyword == "at" }
    let radii = parts[..<(at ?? parts.count)].map { radius($0) }
    guard !radii.contains(nil) else { return nil }
    var position = (x: BasicShape.Offset(), y: BasicShape.Offset())
    if let at {
      guard let found = self.position(Array(parts[(at + 1)...])) else { return nil }
      position = found
    }
    return (radii.compactMap { $0 }, position.x, position.y)
  }

  private func radius(_ tokens: ArraySlice<Token>) -> BasicShape.Radius? {
    switch tokens.keyword {
    case "closest-side": return .closestSide
    case "farthest-side": return .farthestSide
    default:
      guard let length = length(tokens), !Self.isNegative(length) else { return nil }
      return .length(length)
    }
  }

  /// `<position>` of one, two or four values (CSS Values 4, section 8.3).
  private func position(
    _ parts: [ArraySlice<Token>]
  ) -> (x: BasicShape.Offset, y: BasicShape.Offset)? {
    if parts.count == 4 { return cornerPosition(parts) }
    guard (1...2).contains(parts.count) else { return nil }
    var (x, y): (BasicShape.Offset?, BasicShape.Offset?)
    for (index, part) in parts.enumerated() {
      switch part.keyword {
      case "left" where x == nil: x = BasicShape.Offset(length: LengthPercentage(0, .percent))
      case "right" where x == nil: x = BasicShape.Offset(length: LengthPercentage(100, .percent))
      case "top" where y == nil: y = BasicShape.Offset(length: LengthPercentage(0, .percent))
      case "bottom" where y == nil: y = BasicShape.Offset(length: LengthPercentage(100, .percent))
      case "center": break
      case nil:
        guard let length = length(part) else { return nil }
        // A length is horizontal in front and vertical behind, whatever stands beside it.
        if index == 0, x == nil {
          x = BasicShape.Offset(length: length)
        } else if index == 1, y == nil {
          y = BasicShape.Offset(length: length)
        } else {
          return nil
        }
      default: return nil
      }
    }
    // `top 20%` has its length on the wrong side.
    if parts.count == 2, ["top", "bottom"].contains(parts[0].keyword), parts[1].keyword == nil {
      return nil
    }
    if parts.count == 2, ["left", "right"].contains(parts[1].keyword), parts[0].keyword == nil {
      return nil
    }
    return (x ?? BasicShape.Offset(), y ?? BasicShape.Offset())
  }

  /// The value of `transform-origin`, whose third value moves nothing in the plane; `nil` if it is
  /// not valid.
  func origin(_ tokens: [Token]) -> [LengthPercentage]? {
    let parts = tokens[...].components
    guard (1...3).contains(parts.count), parts.count < 3 || length(parts[2]) != nil,
      let (x, y) = position(Array(parts.prefix(2)))
    else { return nil }
    return [x.length, y.length]
  }

  /// `right 10px top 20%`, in either order.
  private func cornerPosition(
    _ parts: [ArraySlice<Token>]
  ) -> (x: BasicShape.Offset, y: BasicShape.Offset)? {
    var (x, y): (BasicShape.Offset?, BasicShape.Offset?)
    for index in [0, 2] {
      guard let length = length(parts[index + 1]) else { return nil }
      switch parts[index].keyword {
      case "left" where x == nil: x = BasicShape.Offset(length: length)
      case "right" where x == nil: x = BasicShape.Offset(length: length, isFromEnd: true)
      case "top" where y == nil: y = BasicShape.Offset(length: length)
      case "bottom" where y == nil: y = BasicShape.Offset(length: length, isFromEnd: true)
      default: return nil
      }
    }
    guard let x, let y else { return nil }
    return (x, y)
  }

  private func polygon(_ arguments: ArraySlice<Token>) -> BasicShape.Function? {
    var parts = arguments.commaSeparated
    var rule = FillRule.nonZero
    if parts.first?.components.first?.keyword == "round" { return .unsupported }
    if let first = parts.first?.keyword {
      guard let found = FillRule(rawValue: first) else { return nil }
      rule = found
      parts.removeFirst()
    }
    let points = parts.map { lengths($0.components) }
    guard !points.isEmpty, points.allSatisfy({ $0?.count == 2 }) else { return nil }
    return .polygon(points.compactMap { $0 }, rule)
  }

  private func path(_ arguments: ArraySlice<Token>) -> BasicShape.Function? {
    var parts = arguments.commaSeparated
    var rule = FillRule.nonZero
    if parts.count == 2 {
      guard let found = parts[0].keyword.flatMap({ FillRule(rawValue: $0) }) else { return nil }
      rule = found
      parts.removeFirst()
    }
    guard parts.count == 1, parts[0].keyword == nil, let data = parts[0].text else { return nil }
    let parsed = PathData(data)
    return parsed.errorOffset == nil && !parsed.path.isEmpty ? .path(data, rule) : nil
  }
}
