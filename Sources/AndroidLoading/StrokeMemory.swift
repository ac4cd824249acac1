internal import Geometry
internal import SceneModel

/// The shapes of borders, most of which are the same in all states and themes.
///
/// Not shared between tasks: the memory is its own.
final class StrokeMemory {
  private struct Key: Hashable {
    var line: Path
    var width: Double
  }

  private var shapes: [Key: Shape] = [:]

  /// The shape of a line of `width` points along `line`.
  func shape(along line: Path, width: Double) -> Shape {
    let key = Key(line: line, width: width)
    if let known = shapes[key] { return known }
    let shape = Shape(strokeOutline: line.stroked(StrokeStyle(width: width)), centerLine: line)
    shapes[key] = shape
    return shape
  }
}
