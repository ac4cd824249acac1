internal import ColorMath
internal import Foundation
internal import Geometry

/// What a browser measured of a drawing in one state and appearance.
///
/// Written by Scripts/measure-in-browser, which says how.
struct BrowserMeasurement: Decodable {
  /// A point in a flat area with its final colour, on a transparent page and without texts.
  struct Spot: Decodable {
    var point: Point
    var color: String

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      let x = try container.decode(Double.self)
      point = Point(x: x, y: try container.decode(Double.self))
      color = try container.decode(String.self)
    }
  }

  /// A piece of text.
  struct Text: Decodable {
    var string: String
    /// Left, top, right and bottom of its character cells.
    var box: [Double]
    /// The median contrast inside the glyphs on white; `nil` if none can be seen.
    var median: Double?
  }

  /// Which control takes a tap, in cells from the top left.
  struct HitGrid: Decodable {
    /// Side of a cell; the tap is at its centre.
    var cell: Double
    /// Ids of the controls, which the letters from `a` on stand for.
    var controls: [String]
    var rows: [String]

    /// The cells with their centres and the controls there.
    var taps: [(point: Point, control: String?)] {
      rows.enumerated().flatMap { row, line in
        line.utf8.enumerated().map { column, letter in
          let index = Int(letter) - Int(UInt8(ascii: "a"))
          let point = Point(x: (Double(column) + 0.5) * cell, y: (Double(row) + 0.5) * cell)
          return (point, controls.indices.contains(index) ? controls[index] : nil)
        }
      }
    }
  }

  var colors: [Spot]
  var texts: [Text]?
  var hits: HitGrid?
}

/// Everything that a browser measured of one drawing.
struct BrowserRecord: Decodable {
  /// A measurement while one control is in a state.
  struct State: Decodable {
    var state: String
    var control: String
    var measurement: BrowserMeasurement

    private enum Key: String, CodingKey {
      case state, control
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      state = try container.decode(String.self, forKey: .state)
      control = try container.decode(String.self, forKey: .control)
      measurement = try BrowserMeasurement(from: decoder)
    }
  }

  /// The measurements of one appearance.
  struct Scheme: Decodable {
    var normal: BrowserMeasurement
    var states: [State]

    private enum Key: String, CodingKey {
      case states
    }

    init(from decoder: any Decoder) throws {
      normal = try BrowserMeasurement(from: decoder)
      states =
        try decoder.container(keyedBy: Key.self).decodeIfPresent([State].self, forKey: .states)
        ?? []
    }
  }

  var light: Scheme
  var dark: Scheme?
}
