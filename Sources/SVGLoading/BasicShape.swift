import CSS
import Geometry

/// A clip path written as a shape, a reference box, or both.
///
/// https://www.w3.org/TR/css-shapes-1/#basic-shape-functions and, for the boxes,
/// https://www.w3.org/TR/css-masking-1/#the-clip-path.
struct BasicShape: Hashable {
  /// The rectangle that percentages refer to and that is cut to without a function.
  enum Box: Hashable {
    case fill, stroke
    /// The nearest viewport, in the units of its view box.
    case view
  }

  /// A radius of a circle or ellipse.
  enum Radius: Hashable {
    case closestSide, farthestSide
    case length(LengthPercentage)
  }

  /// A distance from the left or top side, or else from the opposite one.
  struct Offset: Hashable {
    var length = LengthPercentage(50, .percent)
    var isFromEnd = false
  }

  /// The horizontal and vertical radii of four corners, from the top left one clockwise.
  struct Corners: Hashable {
    var horizontal: [LengthPercentage]
    var vertical: [LengthPercentage]
  }

  enum Function: Hashable {
    /// Distances inward from the top, right, bottom and left side.
    case inset([LengthPercentage], Corners?)
    /// Places of the top, right, bottom and left side from the top left corner; `nil` for `auto`.
    case rect([LengthPercentage?], Corners?)
    /// Left, top, width, height.
    case xywh([LengthPercentage], Corners?)
    case circle(Radius, x: Offset, y: Offset)
    case ellipse(Radius, Radius, x: Offset, y: Offset)
    case polygon([[LengthPercentage]], FillRule)
    case path(String, FillRule)
    /// Valid, but not evaluated, such as `shape()`.
    case unsupported
  }

  var function: Function?
  /// A box that is not written is the border box, which for SVG is that of the stroke.
  var box = Box.stroke

  /// `nil` if the value is not valid; in an attribute, lengths need no unit.
  init?(_ tokens: [Token], isAttribute: Bool = false) {
    var hasBox = false
    let parts = tokens[...].components
    guard (1...2).contains(parts.count) else { return nil }
    for part in parts {
      if let name = part.keyword, !hasBox, let box = Self.box(name) {
        self.box = box
        hasBox = true
      } else if let call = part.function, function == nil {
        let parser = BasicShapeParser(isAttribute: isAttribute)
        guard let function = parser.function(call.name, call.arguments) else { return nil }
        self.function = function
      } else {
        return nil
      }
    }
  }

  private static func box(_ name: String) -> Box? {
    switch name {
    case "fill-box", "content-box", "padding-box": .fill
    case "stroke-box", "border-box", "margin-box": .stroke
    case "view-box": .view
    default: nil
    }
  }
}

extension BasicShape {
  /// The shape's outline with its fill rule inside the reference box `box`; `nil` if it is not
  /// evaluated.
  func outline(in box: Rect, viewport: Viewport, fontSize: Double) -> (path: Path, rule: FillRule)?
  {
    var frame = viewport
    (frame.width, frame.height) = (box.width, box.height)
    let resolver = BasicShapeFrame(box: box, viewport: frame, fontSize: fontSize)
    switch function {
    case nil: return (.rectangle(box), .nonZero)
    case .inset(let sides, let corners): return (resolver.inset(sides, corners), .nonZero)
    case .rect(let sides, let corners): return (resolver.rect(sides, corners), .nonZero)
    case .xywh(let values, let corners): return (resolver.xywh(values, corners), .nonZero)
    case .circle(let radius, let x, let y):
      let center = resolver.point(x, y)
      let length = resolver.radius(radius, at: center)
      return (resolver.ellipse(center, length, length), .nonZero)
    case .ellipse(let first, let second, let x, let y):
      let center = resolver.point(x, y)
      let radii = resolver.radii(first, second, at: center)
      return (resolver.ellipse(center, radii.x, radii.y), .nonZero)
    case .polygon(let points, let rule):
      let corners = points.map {
        Point(
          x: box.x + resolver.length($0[0], .horizontal),
          y: box.y + resolver.length($0[1], .vertical))
      }
      return (.polygon(corners), rule)
    case .path(let data, let rule):
      return (PathData(data).path.applying(.translation(x: box.x, y: box.y)), rule)
    case .unsupported: return nil
    }
  }
}

/// Resolves the lengths of a shape inside its reference box.
private struct BasicShapeFrame {
  let box: Rect
  let viewport: Viewport
  let fontSize: Double

  func length(_ length: LengthPercentage, _ axis: Viewport.Axis) -> Double {
    let value = length.resolved(in: viewport.context(axis, fontSize: fontSize))
    return value.isFinite ? value : 0
  }

  private func along(_ offset: BasicShape.Offset, _ axis: Viewport.Axis) -> Double {
    let distance = length(offset.length, axis)
    return offset.isFromEnd ? (axis == .horizontal ? box.width : box.height) - distance : distance
  }

  func point(_ x: BasicShape.Offset, _ y: BasicShape.Offset) -> Point {
    Point(x: box.x + along(x, .horizontal), y: box.y + along(y, .vertical))
  }

  func ellipse(_ center: Point, _ x: Double, _ y: Double) -> Path {
    .ellipse(in: Rect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y))
  }

  private func distances(_ point: Point) -> (x: [Double], y: [Double]) {
    (
      [abs(point.x - box.x), abs(box.maxX - point.x)],
      [abs(point.y - box.y), abs(box.maxY - point.y)]
    )
  }

  /// The radius of a circle (CSS Shapes 1, section 3.1).
  func radius(_ radius: BasicShape.Radius, at center: Point) -> Double {
    let sides = distances(center)
    let all = sides.x + sides.y
    switch radius {
    case .closestSide: return all.min() ?? 0
    case .farthestSide: return all.max() ?? 0
    case .length(let length): return self.length(length, .diagonal)
    }
  }

  /// The radii of an ellipse.
  func radii(
    _ first: BasicShape.Radius, _ second: BasicShape.Radius, at center: Point
  ) -> (x: Double, y: Double) {
    let sides = distances(center)
    func value(_ radius: BasicShape.Radius, _ sides: [Double], _ axis: Viewport.Axis) -> Double {
      switch radius {
      case .closestSide: sides.min() ?? 0
      case .farthestSide: sides.max() ?? 0
      case .length(let length): self.length(length, axis)
      }
    }
    return (value(first, sides.x, .horizontal), value(second, sides.y, .vertical))
  }

  func inset(_ sides: [LengthPercentage], _ corners: BasicShape.Corners?) -> Path {
    var (top, right) = (length(sides[0], .vertical), length(sides[1], .horizontal))
    var (bottom, left) = (length(sides[2], .vertical), length(sides[3], .horizontal))
    // Insets that overlap are made smaller in proportion, which leaves no area.
    if left + right > box.width, left + right > 0 {
      let factor = box.width / (left + right)
      (left, right) = (left * factor, right * factor)
    }
    if top + bottom > box.height, top + bottom > 0 {
      let factor = box.height / (top + bottom)
      (top, bottom) = (top * factor, bottom * factor)
    }
    return rounded(
      Rect(
        x: box.x + left, y: box.y + top, width: box.width - left - right,
        height: box.height - top - bottom), corners)
  }

  func rect(_ sides: [LengthPercentage?], _ corners: BasicShape.Corners?) -> Path {
    let top = sides[0].map { length($0, .vertical) } ?? 0
    let right = sides[1].map { length($0, .horizontal) } ?? box.width
    let bottom = sides[2].map { length($0, .vertical) } ?? box.height
    let left = sides[3].map { length($0, .horizontal) } ?? 0
    return rounded(
      Rect(
        x: box.x + left, y: box.y + top, width: max(right - left, 0),
        height: max(bottom - top, 0)), corners)
  }

  func xywh(_ values: [LengthPercentage], _ corners: BasicShape.Corners?) -> Path {
    rounded(
      Rect(
        x: box.x + length(values[0], .horizontal), y: box.y + length(values[1], .vertical),
        width: max(length(values[2], .horizontal), 0), height: max(length(values[3], .vertical), 0)
      ), corners)
  }

  private func rounded(_ rect: Rect, _ corners: BasicShape.Corners?) -> Path {
    guard let corners else { return .rectangle(rect) }
    return .roundedRectangle(
      rect, horizontalRadii: corners.horizontal.map { max(length($0, .horizontal), 0) },
      verticalRadii: corners.vertical.map { max(length($0, .vertical), 0) })
  }
}
