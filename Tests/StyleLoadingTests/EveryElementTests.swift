import EmbeddedFiles
import Markup
import SceneModel
import Testing

@testable import StyleLoading

@Suite("A definition with every element and attribute")
struct EveryElementTests {
  @Test("loads without a message into sound scenes")
  func loading() throws {
    let source = try load(EveryElement.theme, files: EveryElement.files)
    #expect(source.diagnostics == [])
    #expect(source.controls.map(\.key) == ["Screen/Derived", "Everything"])
    for scene in source.scenes { #expect(scene.violations().isEmpty) }
    let appearances = source.controls[0].renditions.map(\.appearance.name)
    #expect(Set(appearances) == ["light", "sepia"])
  }

  @Test("is valid by the grammar")
  func grammar() throws {
    let schema = try RelaxNGSchema(bytes: #require(EmbeddedFile.bytes(at: "Rules/style.rng")))
    for text in [EveryElement.theme] + EveryElement.files.values {
      #expect(try schema.validate(Array(text.utf8)).isEmpty)
    }
  }

  @Test("leaves out none of the vocabulary")
  func completeness() throws {
    var missing = Set(
      Vocabulary.schemas.flatMap { name, schema in
        [name.rawValue] + schema.attributes.keys.map { "\(name.rawValue) \($0.rawValue)" }
      })
    var open = [try XMLDocument.parse(Array(EveryElement.theme.utf8)).root]
    while let element = open.popLast() {
      missing.remove(element.localName)
      for attribute in element.attributes {
        missing.remove("\(element.localName) \(attribute.localName)")
      }
      for case .element(let child) in element.children { open.append(child) }
    }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }
}
