import Geometry
import Raster
import SceneModel
import TestSupport
import Testing

@testable import SVGLoading

@Suite("Real drawings", .enabled(if: SharedMaterial.isAvailable))
struct CorpusTests {
  static let folder = "corpus/svg/ui"

  private func load(_ path: String) throws -> LoadedSource {
    let bytes = [UInt8](try SharedMaterial.data(path))
    return try SVGLoader(options: LoadingOptions()).load(Source(path: path, bytes: bytes))
  }

  @Test("every real drawing loads, with sound scenes and unique keys")
  func everyFile() throws {
    let files = try SharedMaterial.files(below: Self.folder, suffix: ".svg")
    #expect(files.count == 277)
    for file in files {
      let source = try load(file)
      #expect(!source.scenes.isEmpty, "\(file)")
      #expect(Set(source.controls.map(\.key)).count == source.controls.count, "\(file)")
      for control in source.controls {
        for rendition in control.renditions {
          let layers = source.scenes[rendition.scene].drawing.layers
          #expect(rendition.layers == rendition.layers.sorted(), "\(file)")
          #expect(rendition.layers.allSatisfy(layers.indices.contains), "\(file)")
          #expect(!rendition.frame.isEmpty, "\(file)")
        }
      }
    }
  }

  struct Measured: Decodable {
    var files: [File]

    struct File: Decodable {
      var file: String
      var texts: [Text]
      var states: States
    }
    struct Text: Decodable {
      var content: String
      var fontWeight: String
    }
    struct States: Decodable {
      var normal: State
    }
    struct State: Decodable {
      var texts: [Box?]
    }
    struct Box: Decodable {
      var box: [Double]
      var contrast: Contrast?
    }
    struct Contrast: Decodable {
      var median: Double
    }
  }

  private func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("texts have the contrast that a browser paints, or are unknown")
  func contrast() throws {
    let measured = try SharedMaterial.decoded(Measured.self, from: "vectors/browser/ui-texts.json")
    var (equal, different, missing) = (0, 0, 0)
    for entry in measured.files {
      let source = try load(Self.folder + "/" + entry.file)
      let scene = source.scenes[0]
      let prepared = PreparedScene(scene)
      var open = scene.drawing.layers.indices.filter { scene.drawing.layers[$0].text != nil }
      for (text, box) in zip(entry.texts, entry.states.normal.texts) {
        let content = collapsed(text.content)
        guard
          let position = open.firstIndex(where: { layer in
            let own = scene.drawing.layers[layer].text?.string ?? ""
            return own.prefix(60) == content.prefix(60) || content.hasPrefix(own.prefix(60))
          })
        else {
          missing += 1
          continue
        }
        let layer = open.remove(at: position)
        #expect(
          Double(text.fontWeight) == scene.drawing.layers[layer].text?.fontWeight, "\(content)")
        guard let median = box?.contrast?.median, median > 1 else { continue }
        let found = ContrastSampler(prepared, targets: [layer]).distribution(over: .white)
        if found.points.isEmpty { continue }
        if abs(found.median - median) <= 0.05 { equal += 1 } else { different += 1 }
      }
    }
    // Fallback texts that a browser does not show, behind HTML that it does.
    #expect(missing <= 3)
    // Badges with shadows on gradients differ by the glyphs of the shadow, by less than 0.35.
    #expect(Double(equal) >= 0.88 * Double(equal + different))
    #expect(equal >= 140)
  }
}
