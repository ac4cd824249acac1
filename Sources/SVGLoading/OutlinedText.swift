import Geometry
import SceneModel

/// Tells whether shapes in a row are probably a text whose glyphs a tool turned into paths.
///
/// Nobody knows for certain; a line of glyphs is what several pieces beside each other, of one
/// height and colour and each about as wide as a letter, usually are.
struct OutlinedText {
  /// Pieces beside each other at least: fewer may as well be a symbol.
  private static let minimumPieces = 3
  /// Height of a line at least and at most, in points.
  private static let heights = 4.0...80
  /// Width of a line at least, as a multiple of its height.
  private static let minimumProportion = 1.5
  /// Width of most pieces at most, as a multiple of the line's height: that of a wide capital.
  private static let maximumPieceProportion = 1.2

  /// Whether `layers` are filled alike and lie like the glyphs of one line.
  static func isLikely(_ layers: [Layer]) -> Bool {
    guard let first = layers.first, case .color = first.paint.value else { return false }
    let isAlike = layers.allSatisfy { layer in
      layer.shape.centerLine == nil && layer.text == nil && layer.paint.value == first.paint.value
        && layer.alpha == first.alpha
    }
    guard isAlike else { return false }
    let boxes = layers.flatMap { $0.shape.path.subpathBoxes }
    guard let line = boxes.reduce(nil as Rect?, { $0?.union($1) ?? $1 }),
      heights.contains(line.height), line.width >= line.height * minimumProportion
    else { return false }
    let pieces = pieces(boxes)
    let narrow = pieces.count { $0 <= line.height * maximumPieceProportion }
    return pieces.count >= minimumPieces && narrow * 4 >= pieces.count * 3
  }

  /// Widths of what is left when boxes above each other are joined, as the dot of an i.
  private static func pieces(_ boxes: [Rect]) -> [Double] {
    var widths: [Double] = []
    var current: (start: Double, end: Double)?
    for box in boxes.sorted(by: { $0.x < $1.x }) {
      if let open = current, box.x < open.end {
        current = (open.start, max(open.end, box.maxX))
        continue
      }
      if let open = current { widths.append(open.end - open.start) }
      current = (box.x, box.maxX)
    }
    if let open = current { widths.append(open.end - open.start) }
    return widths
  }
}

extension Path {
  /// The bounding boxes of the subpaths that have an extent.
  fileprivate var subpathBoxes: [Rect] {
    var boxes: [Rect] = []
    var current = Path()
    for element in elements {
      if case .move = element {
        if let box = current.boundingBox { boxes.append(box) }
        current = Path()
      }
      current.elements.append(element)
    }
    if let box = current.boundingBox { boxes.append(box) }
    return boxes.filter { $0.width > 0 || $0.height > 0 }
  }
}
