import Foundation
import SceneModel
import TestSupport
import Testing

/// Published expectations for button styles of four articles, outside the repository.
struct SeedVectors: Decodable {
  struct Style: Decodable, CustomTestStringConvertible {
    var id: String
    var text: Text?
    var states: [State]

    var testDescription: String { id }
  }

  struct Text: Decodable {
    var tolerance_pt: Double?
  }

  struct State: Decodable {
    var state: String
    var geometry: Geometry
    var results: [Result]
  }

  struct Extents: Decodable {
    var width: Double
    var height: Double
  }

  struct Geometry: Decodable {
    var frame: Extents
    var rendered: Extents
    var hit_area_pt2: Double
    var hit_coverage: Double?
    var hit_bounds: Extents
    var largest_inscribed_square: Double
    var silhouette_hit_coverage: Double?
    var drawn_area_pt2: Double?
  }

  struct Result: Decodable {
    var palette: String
    var appearance: String
    var contrast_setting: String
    var window: String
    var label_contrast: Double?
    var control_window_contrast: Double?
    var pairs: [String: Pair]?
  }

  struct Pair: Decodable {
    var contrast: Double
  }

  var styles: [Style]

  /// The vectors, `nil` if they are not there.
  static let shared = try? SharedMaterial.decoded(
    SeedVectors.self, from: "vectors/seed-styles.json")
}

/// The definitions in the folder `themes`.
enum Themes {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file, `nil` if there is none.
  static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: checkout.appending(path: path))).map { Array($0) }
  }

  /// A file as the loader gets it, with another palette in place of the default.
  static func source(_ path: String, palette: String = "ios26") -> Source {
    Source(path: path, bytes: bytes(path) ?? []) {
      bytes($0 == "themes/palettes/ios26.xml" ? "themes/palettes/\(palette).xml" : $0)
    }
  }
}
