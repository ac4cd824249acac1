import Foundation
import Geometry
import TestSupport
import Testing

/// One case of the target size vectors; the file's `notes` define every term.
struct TargetSizeCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Target: Decodable, Sendable {
    var id: String
    var shape: String
    var x: Double?
    var y: Double?
    var w: Double?
    var h: Double?
    var rx: Double?
    var cx: Double?
    var cy: Double?
    var r: Double?
    var d: String?
    var fillRule: String?
    var action: String?
  }

  struct Expectation: Decodable, Sendable {
    var size24: Bool
    var spacing24: Bool
    var aa: String
    var aaa44: String
  }

  struct File: Decodable {
    var cases: [TargetSizeCase]
  }

  var id: String
  var targets: [Target]
  var expect: [String: Expectation]

  var testDescription: String { id }

  static let fileName = "vectors/target-size.json"

  /// All cases; none if the vectors are not there.
  static let all: [TargetSizeCase] =
    (try? SharedMaterial.decoded(File.self, from: fileName).cases) ?? []
}

extension TargetSizeCase.Target {
  /// The shape alone.
  var outline: Region {
    if let x, let y, let w, let h {
      let rect = Rect(x: x, y: y, width: w, height: h)
      return Region(path: .roundedRectangle(rect, radiusX: rx ?? 0, radiusY: rx ?? 0))
    }
    if let cx, let cy, let r {
      return Region(
        path: .ellipse(in: Rect(x: cx - r, y: cy - r, width: 2 * r, height: 2 * r)))
    }
    return Region(
      path: Path(absoluteSVG: d ?? ""), fillRule: fillRule.flatMap(FillRule.init) ?? .nonZero)
  }
}

extension Path {
  /// Reads SVG path data that consists of absolute M, L, A and Z only, as the vectors do.
  init(absoluteSVG text: String) {
    self.init()
    var numbers: [Double] = []
    var command: Character = "Z"
    let commands = text.map { $0.isLetter ? " \($0) " : String($0) }.joined()
    for word in (commands + " Z").split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch (command, numbers.count) {
      case ("M", 2): move(to: Point(x: numbers[0], y: numbers[1]))
      case ("L", 2): line(to: Point(x: numbers[0], y: numbers[1]))
      case ("A", 7):
        arc(
          to: Point(x: numbers[5], y: numbers[6]), radiusX: numbers[0], radiusY: numbers[1],
          rotationInDegrees: numbers[2], isLarge: numbers[3] == 1, isSweeping: numbers[4] == 1)
      default: if !isEmpty { close() }
      }
      numbers = []
      command = word.first ?? "Z"
    }
  }
}
