import Markup
import Testing

/// A small limit and a text that exceeds it.
struct LimitSample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var kind: XMLParserError.Kind
  var column: Int
  var limits: XMLParsingLimits

  init(
    _ name: String, _ text: String, _ kind: XMLParserError.Kind, _ column: Int,
    _ change: (inout XMLParsingLimits) -> Void
  ) {
    testDescription = name
    self.text = text
    self.kind = kind
    self.column = column
    limits = XMLParsingLimits()
    change(&limits)
  }

  static let all = [
    LimitSample("bytes", "<a>12345</a>", .tooLarge, 1) { $0.maximumByteCount = 11 },
    LimitSample("depth", "<a><b/><b><c/></b></a>", .tooDeep, 11) { $0.maximumDepth = 2 },
    LimitSample("tree", "<a><b/><b/></a>", .tooMany, 8) { $0.maximumTreeByteCount = 100 },
    LimitSample("copied text", "<a>&lt;12345678</a>", .tooMany, 4) { $0.maximumTreeByteCount = 79 },
    LimitSample("attributes", "<a><b c='' d='>'/><b c='' d='>' e=''/></a>", .tooMany, 19) {
      $0.maximumAttributesPerElement = 2
    },
    LimitSample("namespaces", "<a xmlns:b='b'><b xmlns:c='c' xmlns:d='d'/></a>", .tooMany, 16) {
      $0.maximumNamespacesInScope = 2
    },
    LimitSample("names", "<a><b/><c/><b/></a>", .tooMany, 10) { $0.maximumNameCount = 3 },
    LimitSample(
      "subset", "<!DOCTYPE a [\(String(repeating: "<!ENTITY e 'xxxx'>", count: 1_000))]><a/>",
      .tooMany, 1
    ) {
      $0.maximumSubsetByteCount = 8_000
    },
    LimitSample(
      "entities", "<!DOCTYPE a [<!ENTITY e 'xxxx'>]><a>&e;&e;&e;</a>", .entityExpansion, 43
    ) {
      $0.maximumEntityExpansion = 8
    },
    LimitSample(
      "entity depth", "<!DOCTYPE a [<!ENTITY e 'x'><!ENTITY f '&e;'>]><a>&f;</a>", .nestedEntity, 51
    ) {
      $0.maximumEntityDepth = 1
    },
  ]
}

@Suite struct XMLLimitTests {
  @Test("exceeding a limit is an error with its place", arguments: LimitSample.all)
  func limit(sample: LimitSample) {
    let options = XMLParsingOptions(entities: .expandInternal, limits: sample.limits)
    let error = #expect(throws: XMLParserError.self) {
      _ = try XMLDocument.parse(Array(sample.text.utf8), options: options)
    }
    #expect(error?.kind == sample.kind)
    #expect(error?.location.column == sample.column)
  }

  @Test("10,000 nested groups are refused at the first one too deep")
  func tenThousandGroups() {
    let text =
      String(repeating: "<g>\n", count: 10_000) + String(repeating: "</g>", count: 10_000)
    let error = #expect(throws: XMLParserError.self) { _ = try parse(text) }
    #expect(error?.kind == .tooDeep)
    #expect(error?.location.line == 1_001)
    #expect(error?.location.column == 1)
  }

  @Test("a tree as deep as a caller allows loads, is walked and freed without recursion")
  func deepTree() throws {
    let count = 100_000
    let text =
      String(repeating: "<g>", count: count) + "x" + String(repeating: "</g>", count: count)
    var options = XMLParsingOptions()
    options.limits.maximumDepth = count
    let document = try XMLDocument.parse(Array(text.utf8), options: options)
    #expect(document.root.descendants.reduce(0) { sum, _ in sum + 1 } == count - 1)
    #expect(document.root.textContent == "x")
  }

  @Test("an element of a hundred thousand attributes is refused")
  func manyAttributes() {
    let attributes = (0..<100_000).map { "a\($0)=''" }.joined(separator: " ")
    let error = #expect(throws: XMLParserError.self) { _ = try parse("<a \(attributes)/>") }
    #expect(error?.kind == .tooMany)
  }
}
