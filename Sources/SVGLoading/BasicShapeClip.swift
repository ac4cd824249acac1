import CSS
import Geometry

/// A clip path written as a basic shape: `inset()`, `circle()`, `ellipse()` or `polygon()`.
///
/// https://www.w3.org/TR/css-shapes-1/#basic-shape-functions. The reference box is the fill's
/// bounding box, which browsers use for SVG elements; other boxes are not evaluated.
struct BasicShapeClip {
  let path: Path
  private(set) var fillRule = FillRule.nonZero

  /// `nil` for anything that is not understood.
  init?(_ text: String, box: Rect?) {
    guard let box, let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open].lowercased()
    let arguments = String(text[text.index(after: open)...].dropLast())
    switch name {
    case "inset": self.init(inset: arguments, box: box)
    case "circle": self.init(circle: arguments, box: box)
    case "ellipse": self.init(ellipse: arguments, box: box)
    case "path": self.init(path: arguments, box: box)
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
    guard let (words, center) = Self.centered(text, box: box), words.count < 2 else { return nil }
    let sides = Self.distances(center, box, [.horizontal, .vertical])
    guard
      let radius = Self.radius(
        words.first, sides, Viewport(width: box.width, height: box.height), .diagonal)
    else { return nil }
    path = .ellipse(
      in: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private init?(ellipse text: String, box: Rect) {
    guard let (words, center) = Self.centered(text, box: box), words.isEmpty || words.count == 2
    else { return nil }
    let viewport = Viewport(width: box.width, height: box.height)
    guard
      let x = Self.radius(
        words.first, Self.distances(center, box, [.horizontal]), viewport, .horizontal),
      let y = Self.radius(
        words.last, Self.distances(center, box, [.vertical]), viewport, .vertical)
    else { return nil }
    path = .ellipse(in: Rect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y))
  }

  /// Path data in quotes, with an optional fill rule in front.
  private init?(path text: String, box: Rect) {
    let parts = text.split(whereSeparator: { $0 == "'" || $0 == "\"" }).map(String.init)
    guard let data = parts.last(where: { $0.contains { "Mm".contains($0) } }) else { return nil }
    if parts.count > 1, parts[0].contains("evenodd") { fillRule = .evenOdd }
    path = PathData(data).path.applying(.translation(x: box.x, y: box.y))
  }

  /// The words in front of `at`, and the centre that those behind it give.
  private static func centered(_ text: String, box: Rect) -> (words: [String], center: Point)? {
    let words = text.split(separator: " ").map { $0.lowercased() }
    guard let at = words.firstIndex(of: "at") else { return (words, box.center) }
    var place: [Double?] = [nil, nil]
    let viewport = Viewport(width: box.width, height: box.height)
    for word in words[(at + 1)...] {
      let free = place[0] == nil ? 0 : 1
      switch word {
      case "left": place[0] = 0
      case "right": place[0] = box.width
      case "top": place[1] = 0
      case "bottom": place[1] = box.height
      case "center": place[free] = (free == 0 ? box.width : box.height) / 2
      default:
        guard let length = LengthPercentage(attribute: word) else { return nil }
        place[free] = length.resolved(
          in: viewport.context(free == 0 ? .horizontal : .vertical, fontSize: 16))
      }
    }
    return (
      Array(words[..<at]),
      Point(x: box.x + (place[0] ?? box.width / 2), y: box.y + (place[1] ?? box.height / 2))
    )
  }

  private static func distances(
    _ center: Point, _ box: Rect, _ axes: [Viewport.Axis]
  ) -> [Double] {
    axes.flatMap { axis in
      axis == .horizontal
        ? [abs(center.x - box.x), abs(box.maxX - center.x)]
        : [abs(center.y - box.y), abs(box.maxY - center.y)]
    }
  }

  /// A radius by its word: the closest side without one.
  private static func radius(
    _ word: String?, _ sides: [Double], _ viewport: Viewport, _ axis: Viewport.Axis
  ) -> Double? {
    switch word {
    case nil, "closest-side": sides.min()
    case "farthest-side": sides.max()
    case let word?:
      LengthPercentage(attribute: word)?.resolved(in: viewport.context(axis, fontSize: 16))
    }
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
