import Markup
import Testing

@Suite struct XMLWriterTests {
  @Test("elements are indented, those with text are not")
  func indentation() {
    var writer = XMLWriter()
    writer.declaration()
    writer.startElement("a")
    writer.attribute("k", "v")
    writer.attribute("none", nil)
    writer.comment("c")
    writer.element("b", attributes: ["x": "1", "y": nil])
    writer.startElement("t")
    writer.text("x")
    writer.element("i", text: "y")
    writer.endElement()
    writer.endElement()
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <a k="v">
        <!--c-->
        <b x="1"/>
        <t>x<i>y</i></t>
      </a>

      """
    #expect(writer.string == expected)
    #expect(writer.bytes == Array(expected.utf8))
  }

  @Test(
    "attribute values stay on one line and forbidden characters become visible",
    arguments: [
      ("a&b<c>\"d\"'", "a&amp;b&lt;c&gt;&quot;d&quot;'"), ("a\tb\nc\rd\r\ne", "a b c d e"),
      ("\u{0}\u{1B}\u{7F}\u{9F}", "\\u0000\\u001B\\u007F\\u009F"),
      ("\u{FFFE}\u{FFFF}\u{FFFD}", "\\uFFFE\\uFFFF\u{FFFD}"), ("é😀", "é😀"),
    ])
  func attributeEscaping(text: String, expected: String) {
    #expect(XMLEscaping.attribute.escaped(text) == expected)
  }

  @Test(
    "text keeps its line breaks",
    arguments: [
      ("a\tb\nc\r", "a\tb\nc&#13;"), ("]]>", "]]&gt;"), ("\u{85}\u{8}", "\\u0085\\u0008"),
    ])
  func textEscaping(text: String, expected: String) {
    #expect(XMLEscaping.text.escaped(text) == expected)
  }

  @Test("hyphens never end a comment", arguments: ["--", "-", "a---b", "-->", "->"])
  func comments(text: String) throws {
    var writer = XMLWriter()
    writer.startElement("a")
    writer.comment(text)
    writer.endElement()
    let document = try XMLDocument.parse(writer.bytes)
    let comments = document.root.children.compactMap { node -> String? in
      if case .comment(let comment) = node { comment.content } else { nil }
    }
    #expect(comments.count == 1)
    #expect(comments.first?.filter { $0 != " " } == text)
  }

  @Test("what is written reads back the same", arguments: 1...50 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let tree = SampleNode.element(using: &generator, depth: 0)
    var writer = XMLWriter(indentation: nil)
    tree.write(to: &writer)
    let document = try XMLDocument.parse(writer.bytes)
    #expect(SampleNode(document.root) == tree, "seed \(seed)")
  }
}

/// A tree to write and to compare with what was read.
private indirect enum SampleNode: Equatable {
  case element(String, [[String]], [SampleNode])
  case text(String)
  case comment(String)

  init(_ element: XMLElement) {
    self = .element(
      element.localName, element.attributes.map { [$0.localName, $0.value] },
      element.children.map { node in
        switch node {
        case .element(let inner): SampleNode(inner)
        case .text(let text): .text(text.content)
        case .comment(let comment): .comment(comment.content)
        }
      })
  }

  static func element(using generator: inout SplitMix64, depth: Int) -> SampleNode {
    let attributes = (0..<Int.random(in: 0...3, using: &generator)).map {
      ["a\($0)", string(" <>&\"'é😀\u{FFFD}x-;", using: &generator)]
    }
    var children: [SampleNode] = []
    for _ in 0..<(depth < 5 ? Int.random(in: 0...4, using: &generator) : 0) {
      switch Int.random(in: 0...3, using: &generator) {
      case 0:
        if case .text = children.last { continue }
        let text = string(" <>&\"'é😀\n\t\r]x-;", using: &generator)
        if !text.isEmpty { children.append(.text(text)) }
      case 1: children.append(.comment(string(" <>&\"'é😀\nx;]", using: &generator)))
      default: children.append(element(using: &generator, depth: depth + 1))
      }
    }
    let name = ["a", "bé", "c-d", "e.f"].randomElement(using: &generator) ?? "a"
    return .element(name, attributes, children)
  }

  private static func string(_ alphabet: String, using generator: inout SplitMix64) -> String {
    let scalars = Array(alphabet.unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      text.append(scalars[Int.random(in: scalars.indices, using: &generator)])
    }
    return String(text)
  }

  func write(to writer: inout XMLWriter) {
    switch self {
    case .element(let name, let attributes, let children):
      writer.startElement(name)
      for attribute in attributes { writer.attribute(attribute[0], attribute[1]) }
      for child in children { child.write(to: &writer) }
      writer.endElement()
    case .text(let text): writer.text(text)
    case .comment(let text): writer.comment(text)
    }
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014), so that a seed names a tree.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
