import Markup
import Testing

func parse(_ text: String, _ entities: XMLParsingOptions.Entities = .refuse) throws -> XMLDocument {
  try XMLDocument.parse(Array(text.utf8), options: XMLParsingOptions(entities: entities))
}

@Suite struct XMLDocumentTests {
  @Test("a byte of a value is found behind line breaks, and not behind references")
  func placesInValues() throws {
    let file = Array("<a b = 'x\r\ny\n z' c='&lt;d'/>".utf8)
    let attributes = Array(try XMLDocument.parse(file).root.attributes)
    #expect(attributes.map(\.value) == ["x y  z", "<d"])
    func place(_ attribute: Int, _ offset: Int, in file: [UInt8]) -> [Int] {
      let location = attributes[attribute].location(ofValueByte: offset, in: file)
      return [location.line, location.column]
    }
    #expect(place(0, 0, in: file) == [1, 9])
    #expect(place(0, 2, in: file) == [2, 1])
    #expect(place(0, 5, in: file) == [3, 2])
    #expect(place(0, 6, in: file) == [3, 3])
    #expect(place(1, 1, in: file) == [3, 5])
    #expect(place(0, 99, in: file) == [1, 4])
    #expect(place(0, 2, in: []) == [1, 4])
  }

  @Test("names, attributes, text and comments keep their order")
  func content() throws {
    let document = try parse(
      """
      <?xml version="1.0"?>
      <!-- before -->
      <a xmlns="urn:a" xmlns:x="urn:x" two="2" x:one="1">text<b/>&amp;<![CDATA[<c>]]><!--in--></a>
      """)
    let root = document.root
    #expect(root.name == XMLName(localName: "a", namespaceURI: "urn:a"))
    #expect(root.attributes.map(\.name.qualifiedName) == ["two", "x:one"])
    #expect(root.attribute("two") == "2")
    #expect(root.attribute("one") == nil)
    #expect(root.attribute("one", namespace: "urn:x") == "1")
    #expect(root.textContent == "text&<c>")
    let kinds = root.children.map { node in
      switch node {
      case .element(let element): "element \(element.localName)"
      case .text(let text): "text \(text.content)"
      case .comment(let comment): "comment \(comment.content)"
      }
    }
    #expect(kinds == ["text text", "element b", "text &<c>", "comment in"])
    #expect(Array(document.children).count == 2)
  }

  @Test("lines above 65,535 are exact, although libxml2 stores them in 16 bits")
  func manyLines() throws {
    let text = "<a>" + String(repeating: "\n", count: 70_000) + " <b/></a>"
    let location = try parse(text).root.firstChild("b")?.location
    #expect(location == XMLLocation(line: 70_001, column: 2, byteOffset: 70_004))
  }

  @Test("comments know the element that follows and the one around them")
  func comments() throws {
    let document = try parse("<!--1--><a><!--2-->x<b/><c/><!--3--></a><!--4-->")
    #expect(document.comments.map(\.content) == ["1", "2", "3", "4"])
    #expect(document.comments.map { $0.nextElement?.localName } == ["a", "b", nil, nil])
    #expect(document.comments.map { $0.parent?.localName } == [nil, "a", "a", nil])
  }

  @Test("an element's place is that of its <, in code points, whatever stands before it")
  func places() throws {
    let document = try parse(
      "<a>\r\n  é😀<b\n x='>' y = \"&lt;\"><c/></b\n>t<!-- -\n- --><d/>\r</a>")
    let places = document.root.descendants.map {
      "\($0.localName) \($0.location.line):\($0.location.column) \($0.location.byteOffset)"
    }
    #expect(places == ["b 2:5 13", "c 3:19 34", "d 5:6 56"])
    let attributes = document.root.firstChild("b").map { Array($0.attributes) } ?? []
    #expect(attributes.map(\.location.line) == [3, 3])
    #expect(attributes.map(\.location.column) == [2, 8])
    #expect(attributes.map(\.valueRange) == [20..<21, 28..<32])
    let others = document.root.children.compactMap { node -> String? in
      if case .element = node { return nil }
      return "\(node.location.line):\(node.location.column)"
    }
    #expect(others == ["1:4", "4:2", "4:3", "5:10"])
  }
}
