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

  private static func found(in path: String) throws -> [Found] {
    let bytes = [UInt8](try SharedMaterial.data("corpus/svg/ui/" + path))
    let options = LoadingOptions(windows: ["light": .white, "dark": .white])
    let source = try SVGLoader(options: options).load(Source(path: path, bytes: bytes))
    guard let scene = source.scenes.first else { return [] }
    let prepared = PreparedScene(scene)
    return scene.drawing.layers.indices.compactMap { index in
      guard let text = scene.drawing.layers[index].text else { return nil }
      let sampler = ContrastSampler(prepared, targets: [index])
      return Found(string: text.string, distribution: sampler.distribution(over: .white))
    }
  }

  /// Medians of texts that fade in, measured with the same tool in Chromium 156 once their animations
  /// were finished: the recorded figures are from the moment at which they begin.
  private static let settledMedians: [String: [Double]] = [
    "streak-stats/test_card.svg": [
      3.657, 5.924, 7.371, 4.689, 7.371, 2.817, 3.657, 5.924, 7.371,
    ]
  ]

  @Test("the same texts are found, and at least 98 % of the measured medians agree")
  func medians() throws {
    let measured = try SharedMaterial.decoded(Measured.self, from: "vectors/browser/ui-texts.json")
    // `uncertain` agree by a figure that is told but decides nothing: a variable has no value.
    var (agreeing, uncertain, differing, incomplete, missing) = (0, 0, 0, 0, 0)
    var rounded = 0
    var report: [String] = []
    for file in measured.files {
      var found = try Self.found(in: file.file)
      let states = try #require(file.states["normal"])
      for (number, (text, state)) in zip(file.texts, states.texts).enumerated() {
        let index = found.firstIndex { Self.agree($0.string, text.content) }
        let match = index.map { found.remove(at: $0) }
        guard var contrast = state?.contrast else { continue }
        if let settled = Self.settledMedians[file.file]?[number] {
          contrast = Measured.File.State.Text.Contrast(min: settled, median: settled, max: settled)
        }
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
          if abs(match.distribution.median - contrast.median) > 0.05, contrast.max > 1 {
            rounded += 1
          }
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
    #expect(Double(agreeing + uncertain) >= 0.98 * Double(total), details)
    #expect(Double(agreeing) >= 0.98 * Double(agreeing + differing), details)
    #expect(missing == 0, details)
    #expect(Double(rounded) <= 0.03 * Double(total), details)
  }

  /// Whether both are the same characters, white space folded; the browser's are cut at 80.
  private static func agree(_ found: String, _ measured: String) -> Bool {
    let first = found.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let second = measured.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return first == second || (second.count >= 75 && first.hasPrefix(second))
  }
}

extension ContrastSampler.Distribution {
  /// Whether the median is a browser's within 0.05 or the rounding of its colours; what shows nowhere has 1:1 everywhere there.
  fileprivate func agrees(with median: Double, maximum: Double) -> Bool {
    if points.isEmpty { return cause == nil && maximum == 1 }
    return abs(self.median - median) <= max(0.05, roundingError)
  }

  /// By how much the median's ratio changes with one step of the 8 bits to which a browser rounds a
  /// background after every paint.
  private var roundingError: Double {
    guard !points.isEmpty else { return 0 }
    let middle = points[(points.count - 1) / 2]
    let ratios = [-1.0 / 255, 1.0 / 255].map { step in
      let background = middle.background
      return middle.foreground.contrastRatio(
        with: Color(
          red: background.red + step, green: background.green + step,
          blue: background.blue + step))
    }
    return ratios.map { abs($0 - middle.ratio) }.max() ?? 0
  }
}
