import Foundation
import Geometry
import SVGLoading
import SceneModel
import TestSupport
import Testing

@testable import CommandLineTool

/// Colours at points of shared drawings, against pictures that Chromium confirms at every point.
@Suite(
  "Colours of the shared corpus",
  .enabled(if: SharedMaterial.isAvailable, "needs the shared folder"))
struct CorpusPointTests {
  private struct Picture: Decodable {
    var width, height: Double
    var points: [BrowserMeasurement.Spot]
  }

  private struct Score {
    var right = 0
    var wrong: [String] = []
    var unknown = 0
    var total: Int { right + wrong.count + unknown }
  }

  private static let folder = "corpus/svg/resvg/"
  private static let confirmations = "chromium_156_points_agreeing"

  private func score() throws -> Score {
    let pictures = try SharedMaterial.decoded(
      [String: Picture].self, from: Self.folder + "points.json")
    let manifest =
      try JSONSerialization.jsonObject(
        with: SharedMaterial.data(Self.folder + "manifest.json")) as? [String: [String: Any]]
    var score = Score()
    for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      let confirmed = manifest?[name]?[Self.confirmations] as? Int
      guard confirmed == picture.points.count else { continue }
      let bytes = [UInt8](try SharedMaterial.data(Self.folder + name))
      let size = Size(width: picture.width, height: picture.height)
      let loader = SVGLoader(options: LoadingOptions(shownSize: size))
      let source = try loader.load(Source(path: name, bytes: bytes))
      let probe = try SceneProbe(source, choice: SceneProbe.Choice())
      let points = ProbePoints(
        points: picture.points.map(\.point), picture: size)
      let answers = probe.colors(at: points.positions(in: probe.scene.bounds))
      for (spot, answer) in zip(picture.points, answers) {
        switch answer {
        case .known(let color):
          if ConformanceCase.isClose(color ?? "", spot.color) {
            score.right += 1
          } else {
            score.wrong.append("\(name): \(color ?? "none"), measured \(spot.color)")
          }
        case .unknown: score.unknown += 1
        }
      }
    }
    return score
  }

  @Test("at least 98.9 % of the colours are right and at most 0.5 % wrong; the rest is unknown")
  func points() throws {
    let score = try score()
    #expect(score.total == 579 * 12)
    #expect(Double(score.right) >= 0.989 * Double(score.total))
    #expect(
      Double(score.wrong.count) <= 0.005 * Double(score.total),
      "\(score.wrong.joined(separator: "\n"))")
  }
}
