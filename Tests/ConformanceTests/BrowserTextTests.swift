import ColorMath
import Geometry
import Raster
import SVGLoading
import SceneModel
import TestSupport
import Testing

/// Text contrast over real exports, against figures measured in a browser on a white canvas.
@Suite(.enabled(if: SharedMaterial.isAvailable, "needs the shared corpus"))
struct BrowserTextTests {
  private struct Measured: Decodable {
    struct File: Decodable {
      struct Text: Decodable {
        var content: String
        var fontSize: Double
        var fontWeight: String
      }

      struct State: Decodable {
        struct Text: Decodable {
          struct Contrast: Decodable {
            var min, median, max: Double
          }

          var contrast: Contrast?
        }

        var texts: [Text?]
      }

      var file: String
      var texts: [Text]
      var states: [String: State]
    }

    var files: [File]
  }

  /// One text as the loader finds it.
  private struct Found {
    var string: String
    var distribution: ContrastSampler.Distribution
  }

  /// The texts, and whether the drawing has animations that were taken at their end.
  private static func found(in path: String) throws -> (texts: [Found], isSettled: Bool) {
    let bytes = [UInt8](try SharedMaterial.data("corpus/svg/ui/" + path))
    let options = LoadingOptions(windows: ["light": .white, "dark": .white])
    let source = try SVGLoader(options: options).load(Source(path: path, bytes: bytes))
    let isSettled = source.diagnostics.contains { $0.code == "animation-settled" }
    guard let scene = source.scenes.first else { return ([], isSettled) }
    let prepared = PreparedScene(scene)
    let texts = scene.drawing.layers.indices.compactMap { index -> Found? in
      guard let text = scene.drawing.layers[index].text else { return nil }
      let sampler = ContrastSampler(prepared, targets: [index])
      return Found(string: text.string, distribution: sampler.distribution(over: .white))
    }
    return (texts, isSettled)
  }

  @Test("the same texts are found, and at least 97 % of the comparable medians agree within 0.05")
  func medians() throws {
    let measured = try SharedMaterial.decoded(Measured.self, from: "vectors/browser/ui-texts.json")
    // `uncertain` agree by a figure that is told but decides nothing: a variable has no value.
    var (agreeing, uncertain, differing, incomplete, missing) = (0, 0, 0, 0, 0)
    // The browser's figures are of the moment at which animations begin, ours of their end.
    var settled = 0
    var report: [String] = []
    for file in measured.files {
      var (found, isSettled) = try Self.found(in: file.file)
      let states = try #require(file.states["normal"])
      for (text, state) in zip(file.texts, states.texts) {
        let index = found.firstIndex { Self.agree($0.string, text.content) }
        let match = index.map { found.remove(at: $0) }
        guard let contrast = state?.contrast else { continue }
        guard let match else {
          missing += 1
          report.append("\(file.file): not found: \(text.content)")
          continue
        }
        let isAlike = match.distribution.agrees(with: contrast.median, maximum: contrast.max)
        if let cause = match.distribution.cause, !isAlike {
          incomplete += 1
          report.append("\(file.file): incomplete: \(text.content): \(cause.code.rawValue)")
        } else if isAlike {
          if match.distribution.cause == nil { agreeing += 1 } else { uncertain += 1 }
        } else if isSettled {
          settled += 1
        } else {
          differing += 1
          report.append(
            "\(file.file): '\(text.content)' \(match.distribution.median), the browser has"
              + " \(contrast.min) \(contrast.median) \(contrast.max)")
        }
      }
      for rest in found where !rest.distribution.points.isEmpty {
        report.append("\(file.file): found, but not by the browser: \(rest.string)")
      }
    }
    let total = agreeing + uncertain + differing + incomplete
    let summary =
      "\(agreeing) of \(total) agree, \(uncertain) by an undecided figure, \(differing) differ, \(incomplete) incomplete,"
      + " \(missing) missing"
    let details = Comment(rawValue: ([summary] + report).joined(separator: "\n"))
    #expect(total > 300, details)
    #expect(Double(agreeing + uncertain) >= 0.97 * Double(total), details)
    #expect(Double(agreeing) >= 0.96 * Double(agreeing + differing), details)
    #expect(missing == 0, details)
    #expect(settled < 10, details)
  }

  /// Whether both are the same characters, white space folded; the browser's are cut at 80.
  private static func agree(_ found: String, _ measured: String) -> Bool {
    let first = found.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let second = measured.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return first == second || (second.count >= 75 && first.hasPrefix(second))
  }
}

extension ContrastSampler.Distribution {
  /// Whether the median is a browser's within 0.05; what shows nowhere has 1:1 everywhere there.
  fileprivate func agrees(with median: Double, maximum: Double) -> Bool {
    if points.isEmpty { return cause == nil && maximum == 1 }
    return abs(self.median - median) <= 0.05
  }
}
