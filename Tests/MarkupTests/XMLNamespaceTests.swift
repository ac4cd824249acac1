import Markup
import Testing

@Suite struct XMLNamespaceTests {
  @Test("an undeclared prefix loads with one warning, and xlink has its namespace")
  func undeclaredPrefix() throws {
    let document = try parse(
      "<svg>\n <use xlink:href='#a'/>\n <use xlink:href='#b' q:x='1'/></svg>")
    let uses = document.root.children("use")
    #expect(
      uses.map { $0.attribute("href", namespace: "http://www.w3.org/1999/xlink") } == ["#a", "#b"])
    #expect(uses.last?.attribute("x") == nil)
    #expect(uses.last?.attributes.last?.name == XMLName(prefix: "q", localName: "x"))
    #expect(document.warnings.map(\.kind) == [.undeclaredPrefix, .undeclaredPrefix])
    #expect(document.warnings.map(\.location.line) == [2, 3])
    #expect(document.warnings.map(\.location.column) == [2, 2])
    #expect(document.warnings.first?.message.contains("'xlink'") == true)
  }

  @Test("a document without a namespace loads without one")
  func noNamespace() throws {
    let document = try parse("<svg><g/></svg>")
    #expect(document.root.namespaceURI == nil)
    #expect(document.warnings.isEmpty)
  }

  @Test("a namespace declaration holds for its subtree only")
  func scope() throws {
    let document = try parse(
      "<a xmlns='u'><b xmlns=''><c/></b><d xmlns:p='v'><p:e p:f='' f=''/></d></a>")
    let names = document.root.descendants.map { $0.namespaceURI ?? "none" }
    #expect(names == ["none", "none", "u", "v"])
    let inner = document.root.descendants.first { $0.localName == "e" }
    #expect(inner?.attributes.map(\.name.namespaceURI) == ["v", nil])
  }
}
