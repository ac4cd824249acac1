internal import Foundation
internal import Geometry

/// The points of one file that a probe answers.
struct ProbePoints: Hashable {
  /// The points as written, in scene points unless ``picture`` is set.
  var points: [Point]
  /// Size of the picture whose pixels the points name; a colour is that of the pixel's centre.
  var picture: Size?

  /// The points in a scene of the size `bounds`.
  func positions(in bounds: Rect) -> [Point] {
    guard let picture else { return points }
    return points.map { point in
      Point(
        x: bounds.x + (point.x + 0.5) * bounds.width / picture.width,
        y: bounds.y + (point.y + 0.5) * bounds.height / picture.height)
    }
  }
}

extension ProbePoints {
  /// The point `X,Y`.
  static func point(_ text: String) throws(UsageError) -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { throw UsageError(.other("'\(text)' is no point; write X,Y such as 12,40.5")) }
    return Point(x: x, y: y)
  }

  /// The points of each file in the JSON of `--points`, both shapes of it.
  static func files(in json: [UInt8]) throws(UsageError) -> [String: ProbePoints] {
    do {
      return try JSONDecoder().decode([String: ProbePoints].self, from: Data(json))
    } catch {
      throw UsageError(
        .other(
          "the points cannot be read; write {\"FILE\": [[X, Y], ...]} or {\"FILE\": {\"width\": W,"
            + " \"height\": H, \"points\": [[X, Y], ...]}}"))
    }
  }
}

extension ProbePoints: Decodable {
  private enum Key: String, CodingKey {
    case width, height, points
  }

  /// Two coordinates; what follows them, such as an expected colour, is passed over.
  private struct Pair: Decodable {
    var point: Point

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      let x = try container.decode(Double.self)
      point = Point(x: x, y: try container.decode(Double.self))
    }
  }

  init(from decoder: any Decoder) throws {
    if let list = try? [Pair](from: decoder) {
      points = list.map(\.point)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    points = try container.decode([Pair].self, forKey: .points).map(\.point)
    let size = Size(
      width: try container.decode(Double.self, forKey: .width),
      height: try container.decode(Double.self, forKey: .height))
    guard size.width > 0, size.height > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .width, in: container, debugDescription: "a picture without pixels")
    }
    picture = size
  }
}
