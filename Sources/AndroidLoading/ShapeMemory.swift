internal import Geometry
internal import SceneModel

/// The shapes of areas and borders, most of which are the same in all states and themes.
///
/// Scenes share what comes from here, and so need a fraction of the space. Not shared between tasks:
/// the memory is its own.
final class ShapeMemory {
  private struct Area: Hashable {
    var rect: Rect
    var radius: Double
  }

  private struct Border: Hashable {
    var line: Path
    var width: Double
  }

  private var areas: [Area: Path] = [:]
  private var borders: [Border: Shape] = [:]

  /// `rect`, its corners round by `radius` points.
  func area(_ rect: Rect, radius: Double = 0) -> Path {
    let area = Area(rect: rect, radius: radius)
    if let known = areas[area] { return known }
    let path = Path.roundedRectangle(rect, radiusX: radius, radiusY: radius)
    areas[area] = path
    return path
  }

  /// A line of `width` points along `line`.
  func border(along line: Path, width: Double) -> Shape {
    let key = Border(line: line, width: width)
    if let known = borders[key] { return known }
    let shape = Shape(strokeOutline: line.stroked(StrokeStyle(width: width)), centerLine: line)
    borders[key] = shape
    return shape
  }
}
