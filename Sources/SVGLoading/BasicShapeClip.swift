import CSS
import Geometry

/// A clip path written as a basic shape: `inset()`, `circle()`, `ellipse()` or `polygon()`.
///
/// https://www.w3.org/TR/css-shapes-1/#basic-shape-functions. The reference box is the fill's
/// bounding box, which browsers use for SVG elements; other boxes are not evaluated.
struct BasicShapeClip {
  let path: Path

  /// `nil` for anything that is not understood.
  init?(_ text: String, box: Rect?) {
    guard let box, let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open].lowercased()
    let arguments = String(text[text.index(after: open)...].dropLast())
    switch name {
    case "inset": self.init(inset: arguments, box: box)
    case "circle": self.init(circle: arguments, box: box)
    case "polygon": self.init(polygon: arguments, box: box)
    default: return nil
    }
  }

  private init?(inset text: String, box: Rect) {
    let parts = text.split(separator: " round ", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let sides = Self.lengths(first)
    guard (1...4).contains(sides.count) else { return nil }
    let viewport = Viewport(width: box.width, height: box.height)
    func side(_ index: Int, _ axis: Viewport.Axis) -> Double {
      // One value for all sides, two for both axes, three with the horizontal one shared.
      let source =
        index < sides.count ? index : index == 3 && sides.count > 1 ? 1 : max(index - 2, 0)
      return sides[min(source, sides.count - 1)].resolved(
        in: viewport.context(axis, fontSize: 16))
    }
    let (top, right) = (side(0, .vertical), side(1, .horizontal))
    let (bottom, left) = (side(2, .vertical), side(3, .horizontal))
    let rect = Rect(
      x: box.x + left, y: box.y + top, width: box.width - left - right,
      height: box.height - top - bottom)
    let radius = parts.count > 1 ? Self.lengths(parts[1]).first : nil
    let size = radius?.resolved(in: viewport.context(.horizontal, fontSize: 16)) ?? 0
    path = .roundedRectangle(rect, radiusX: size, radiusY: size)
  }

  private init?(circle text: String, box: Rect) {
    let parts = text.split(separator: "at", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let viewport = Viewport(width: box.width, height: box.height)
    var center = box.center
    if parts.count > 1 {
      let place = Self.lengths(parts[1])
      guard place.count == 2 else { return nil }
      center = Point(
        x: box.x + place[0].resolved(in: viewport.context(.horizontal, fontSize: 16)),
        y: box.y + place[1].resolved(in: viewport.context(.vertical, fontSize: 16)))
    }
    let radii = Self.lengths(parts.first ?? "")
    let size: Double
    if let radius = radii.first, radii.count == 1 {
      size = radius.resolved(in: viewport.context(.diagonal, fontSize: 16))
    } else {
      let reach = [center.x - box.x, box.maxX - center.x, center.y - box.y, box.maxY - center.y]
        .map { abs($0) }
      switch parts.first?.filter({ $0 != " " }) ?? "" {
      case "", "closest-side": size = reach.min() ?? 0
      case "farthest-side": size = reach.max() ?? 0
      default: return nil
      }
    }
    path = .ellipse(
      in: Rect(x: center.x - size, y: center.y - size, width: 2 * size, height: 2 * size))
  }

  private init?(polygon text: String, box: Rect) {
    let viewport = Viewport(width: box.width, height: box.height)
    var points: [Point] = []
    for pair in text.split(separator: ",") {
      let values = Self.lengths(String(pair))
      guard values.count == 2 else { return nil }
      points.append(
        Point(
          x: box.x + values[0].resolved(in: viewport.context(.horizontal, fontSize: 16)),
          y: box.y + values[1].resolved(in: viewport.context(.vertical, fontSize: 16))))
    }
    guard points.count > 2 else { return nil }
    path = .polygon(points)
  }

  private static func lengths(_ text: String) -> [LengthPercentage] { LengthPercentage.list(text) }
}
