import Markup
import Testing

@Suite struct RelaxNGSchemaTests {
  private let schema = """
    <element name="list" xmlns="http://relaxng.org/ns/structure/1.0"
        datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
      <zeroOrMore>
        <element name="item"><attribute name="size"><data type="decimal"/></attribute></element>
      </zeroOrMore>
    </element>
    """

  @Test("a valid document has no violations")
  func valid() throws {
    let schema = try RelaxNGSchema(bytes: Array(schema.utf8))
    #expect(try schema.validate(Array("<list><item size='1.5'/></list>".utf8)).isEmpty)
  }

  @Test(
    "a violation has the line of its element",
    arguments: [
      ("<list>\n<item size='1'/>\n<item size='big'/>\n</list>", 3, "item"),
      ("<list>\n<item/>\n</list>", 2, "item"), ("<list>\n\n\n<other/></list>", 4, "other"),
    ])
  func violation(text: String, line: Int, word: String) throws {
    let schema = try RelaxNGSchema(bytes: Array(schema.utf8))
    let violations = try schema.validate(Array(text.utf8))
    #expect(violations.contains { $0.line == line && $0.message.contains(word) })
    #expect(violations.allSatisfy { !$0.message.contains(where: \.isNewline) })
  }

  @Test("a broken schema is an error, as is a document that cannot be parsed")
  func errors() throws {
    let broken = #expect(throws: XMLParserError.self) {
      _ = try RelaxNGSchema(bytes: Array("<element/>".utf8), path: "x.rng")
    }
    #expect(broken?.kind == .invalidSchema)
    #expect(broken?.path == "x.rng")
    let schema = try RelaxNGSchema(bytes: Array(schema.utf8))
    let doctype = #expect(throws: XMLParserError.self) {
      _ = try schema.validate(Array("<!DOCTYPE list><list/>".utf8))
    }
    #expect(doctype?.kind == .doctypeRefused)
    let deep = String(repeating: "<list>", count: RelaxNGSchema.maximumDepth + 1)
    let tooDeep = #expect(throws: XMLParserError.self) { _ = try schema.validate(Array(deep.utf8)) }
    #expect(tooDeep?.kind == .tooDeep)
  }

  @Test("threads may parse and validate at the same time")
  func threads() async throws {
    let schema = try RelaxNGSchema(bytes: Array(schema.utf8))
    let results = await withTaskGroup(of: Bool.self) { group in
      for size in 0..<64 {
        group.addTask {
          let text = "<list><item size='\(size)'/>\(size.isMultiple(of: 2) ? "" : "<x/>")</list>"
          return (try? schema.validate(Array(text.utf8)).isEmpty) == size.isMultiple(of: 2)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: true, count: 64))
  }
}
