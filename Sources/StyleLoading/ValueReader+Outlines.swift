import Geometry
import ViewLayout

extension ValueReader {
  /// The path of path data (SVG 2, section 9.3), none of which may be in error.
  static func path(_ text: String) throws(InvalidValue) -> Path {
    let data = PathData(text)
    if let offset = data.errorOffset {
      throw InvalidValue(mistake(in: text.utf8, at: offset), offset: offset)
    }
    let draws = data.path.elements.contains { element in
      if case .move = element { false } else { true }
    }
    guard draws else {
      throw InvalidValue("draws nothing; write path data such as 'M4 12L10 18L20 6'", offset: 0)
    }
    return data.path
  }

  private static func mistake(in bytes: String.UTF8View, at offset: Int) -> String {
    let rest = bytes.dropFirst(offset)
    guard let character = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
    else { return "ends in the middle of a command; add the numbers that it lacks" }
    let remedy =
      bytes.prefix(offset).allSatisfy(NumberScanner.isSpace)
      ? "path data starts with a move, M or m"
      : "write a number, an arc flag (0 or 1), or one of the commands M L H V C S Q T A Z"
    return "is not understood from its byte \(offset + 1) on, '\(character)'; \(remedy)"
  }

  /// Four numbers, of which the last two are extents of some size.
  static func viewBox(_ text: String) throws(InvalidValue) -> Rect {
    guard let box = Rect(viewBox: text) else {
      throw InvalidValue(
        "is no view box; write 'min-x min-y width height', such as '0 0 24 24'")
    }
    let extents = smallestViewBox...LayoutLimits.length
    guard extents.contains(box.width), extents.contains(box.height),
      abs(box.x) <= LayoutLimits.length, abs(box.y) <= LayoutLimits.length
    else {
      throw InvalidValue(
        "is out of range; a view box starts between -100000 and 100000 and has a width and a "
          + "height from \(smallestViewBox) to 100000")
    }
    return box
  }

  /// The least extent of a view box: what is drawn in it is enlarged, and coordinates stay finite.
  private static let smallestViewBox = 0.001
}
