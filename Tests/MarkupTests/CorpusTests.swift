import Foundation
import Markup
import TestSupport
import Testing

@Suite(.enabled(if: SharedMaterial.isAvailable, "needs the shared corpus"))
struct CorpusTests {
  @Test(
    "every file of the corpus parses, and every < that it reports stands where it says",
    arguments: ["svg", "android", "ios"])
  func corpusParses(folder: String) throws {
    let corpus = try #require(SharedMaterial.folder).appending(path: "corpus")
    let files = FileManager.default.enumerator(
      at: corpus.appending(path: folder), includingPropertiesForKeys: nil)
    let options = XMLParsingOptions(entities: .expandInternal)
    var count = 0
    for case let file as URL in try #require(files)
    where ["svg", "xml", "storyboard", "xib"].contains(file.pathExtension) {
      let bytes = try Array(Data(contentsOf: file))
      let document = try XMLDocument.parse(bytes, path: file.path, options: options)
      count += 1
      for element in document.root.descendants where document.encoding == .utf8 {
        let offset = element.location.byteOffset
        let tag = Array("<\(element.name.qualifiedName)".utf8)
        let isTag = bytes[offset...].starts(with: tag)
        let isInEntity = bytes[offset - 1] == UInt8(ascii: ";")
        #expect(isTag || isInEntity, "\(file.path):\(element.location.line)")
        for attribute in element.attributes {
          guard let range = attribute.valueRange else { continue }
          let raw = String(decoding: bytes[range], as: UTF8.self)
          #expect(raw == attribute.value || raw.contains(where: { "&\n\r\t".contains($0) }))
        }
      }
    }
    #expect(count > 100)
  }
}
