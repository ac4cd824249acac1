import Foundation
import Markup
import Testing

@Suite struct XMLEntityTests {
  @Test("entities of the file are replaced in text, attributes and namespaces")
  func internalEntities() throws {
    let document = try parse(
      """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
        <!ENTITY st0 "fill:#FFFFFF;">
        <!ENTITY box "<rect id='r'/>two">
      ]>
      <svg xmlns="&ns_svg;"><g style="&st0;x:&st0;">one &box;<b/></g></svg>
      """, .expandInternal)
    #expect(document.root.namespaceURI == "http://www.w3.org/2000/svg")
    let group = try #require(document.root.firstChild("g"))
    #expect(group.attribute("style") == "fill:#FFFFFF;x:fill:#FFFFFF;")
    #expect(group.textContent == "one two")
    let rectangle = try #require(group.firstChild("rect"))
    #expect(rectangle.attribute("id") == "r")
    // The place of what an entity holds is the end of the reference.
    #expect(rectangle.location.line == 6)
    #expect(rectangle.location.column == 56)
    #expect(rectangle.attributes.first?.valueRange == nil)
    #expect(group.firstChild("b")?.location.column == 56)
  }

  @Test("an attribute default of the file is applied")
  func attributeDefault() throws {
    let document = try parse(
      "<!DOCTYPE a [<!ATTLIST a x CDATA 'd' y (b|c) 'b'>]><a y='c'/>", .expandInternal)
    #expect(document.root.attribute("x") == "d")
    #expect(document.root.attribute("y") == "c")
  }

  @Test(
    "a bomb of entities is refused",
    arguments: ["<a>&l9;</a>", "<a b='&l9;'/>", "<a xmlns='&l9;'/>"])
  func bomb(body: String) {
    var subset = "<!ENTITY l0 'lol'>"
    for level in 1...9 {
      let references = String(repeating: "&l\(level - 1);", count: 10)
      subset += "<!ENTITY l\(level) '\(references)'>"
    }
    let error = #expect(throws: XMLParserError.self) {
      _ = try parse("<!DOCTYPE a [\(subset)]>\n\(body)", .expandInternal)
    }
    #expect(error?.kind == .entityExpansion)
    #expect(error?.location.line == 2)
  }

  @Test("a large entity that is used often is refused")
  func quadraticBomb() {
    let large = String(repeating: "x", count: 100_000)
    let references = String(repeating: "&e;", count: 1_000)
    let error = #expect(throws: XMLParserError.self) {
      _ = try parse("<!DOCTYPE a [<!ENTITY e '\(large)'>]><a>\(references)</a>", .expandInternal)
    }
    #expect(error?.kind == .entityExpansion)
  }

  @Test("entities in a circle are refused")
  func circle() {
    let error = #expect(throws: XMLParserError.self) {
      _ = try parse(
        "<!DOCTYPE a [<!ENTITY e '&f;'><!ENTITY f '&e;'>]><a>&e;</a>", .expandInternal)
    }
    #expect(error?.kind == .nestedEntity)
  }

  @Test(
    "a file outside is never read, and referring to it is an error",
    arguments: [
      ("<!ENTITY e SYSTEM 'FILE'>", "<a>&e;</a>", XMLParserError.Kind.externalEntity),
      ("<!ENTITY e SYSTEM 'FILE'>", "<a b='&e;'/>", .externalEntity),
      ("<!ENTITY e PUBLIC 'x' 'FILE'>", "<a>&e;</a>", .externalEntity),
      ("<!ENTITY % e SYSTEM 'FILE'>%e;", "<a>&inside;</a>", .unknownEntity),
    ])
  func externalEntity(declaration: String, body: String, kind: XMLParserError.Kind) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("<!ENTITY inside 'secret'>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for address in [file.path, file.absoluteString] {
      let subset = declaration.replacingOccurrences(of: "FILE", with: address)
      let error = #expect(throws: XMLParserError.self) {
        _ = try parse("<!DOCTYPE a [\(subset)]>\(body)", .expandInternal)
      }
      #expect(error?.kind == kind)
      #expect(error?.message.contains("secret") == false)
    }
  }

  @Test("an external subset is passed over, and its entities are unknown")
  func externalSubset() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).dtd")
    try Data("<!ENTITY inside 'secret'><!ATTLIST a b CDATA 'secret'>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let type = "<!DOCTYPE a SYSTEM '\(file.path)' [<!ENTITY unused SYSTEM 'other.txt'>]>"
    #expect(try parse("\(type)<a/>", .expandInternal).root.attribute("b") == nil)
    let error = #expect(throws: XMLParserError.self) {
      _ = try parse("\(type)<a>&inside;</a>", .expandInternal)
    }
    #expect(error?.kind == .unknownEntity)
  }

  @Test("declared parameter entities do no harm while nothing refers to them")
  func parameterEntity() throws {
    let text = "<!DOCTYPE a [<!ENTITY % p 'x'><!ENTITY e 'y'>]><a>&e;</a>"
    #expect(try parse(text, .expandInternal).root.textContent == "y")
  }
}
