/// Collects the nodes of a document in document order.
///
/// Its offsets are those of the source text; it knows nothing of libxml2.
struct XMLTreeBuilder {
  private typealias Node = XMLTree.Node

  let source: SourceText
  let limits: XMLParsingLimits
  private(set) var warnings: [XMLWarning] = []
  private var nodes: [XMLTree.Node] = []
  private var attributes: [XMLTree.Attribute] = []
  private var names: [XMLName] = []
  private var copies: [UInt8] = []
  private var openNodes: [Int] = [0]
  private var cursor: SourceCursor
  /// The offset after the last tag, comment or processing instruction.
  private var markupEnd: Int

  private var bytes: [UInt8] { source.bytes }

  init(source: SourceText, limits: XMLParsingLimits) {
    self.source = source
    self.limits = limits
    cursor = SourceCursor(start: source.start)
    markupEnd = source.start
    reserve()
    append(name: Node.document, offset: source.start)
  }

  /// The tree of everything added so far; it takes the arrays over without a copy.
  mutating func finish() -> XMLTree {
    nodes[0].end = UInt32(nodes.count)
    return XMLTree(
      nodes: nodes, attributes: attributes, names: names, source: bytes, copies: copies)
  }

  /// The innermost element that is still open.
  var openElement: (name: XMLName, location: XMLLocation)? {
    guard openNodes.count > 1, let index = openNodes.last else { return nil }
    return (names[Int(nodes[index].name)], nodes[index].place.location)
  }

  /// Adds `name` to the table of names and returns its index there.
  mutating func intern(_ name: XMLName) -> UInt32 {
    names.append(name)
    return UInt32(names.count - 1)
  }

  /// Opens an element whose start tag, without its end, lies in front of `tagEnd`.
  ///
  /// Returns the start tag for ``addAttribute(name:value:written:)``; it has no attributes where the
  /// element stands inside an entity.
  mutating func startElement(_ name: UInt32, tagEnd: Int) throws(SourceText.Problem) -> StartTag {
    let isInEntity = tagEnd == 0 || bytes[tagEnd - 1] == UInt8(ascii: ";")
    let start = isInEntity ? tagEnd : offset(ofLast: UInt8(ascii: "<"), before: tagEnd)
    guard openNodes.count <= limits.maximumDepth else {
      throw SourceText.Problem(
        kind: .tooDeep, offset: start,
        message: "elements are nested more than \(limits.maximumDepth) deep, which is the limit")
    }
    try checkSize(at: start)
    append(name: name, offset: start)
    nodes[nodes.count - 1].content = XMLTree.Slice(attributes.count..<attributes.count)
    openNodes.append(nodes.count - 1)
    markupEnd = isInEntity ? tagEnd : min(tagEnd + 1, bytes.count)
    return StartTag(bytes: bytes, start: start, end: isInEntity ? start : tagEnd)
  }

  /// Adds an attribute to the element that was opened last; `written` is where it stands.
  mutating func addAttribute(
    name: UInt32, value: some Collection<UInt8>, written: StartTag.Attribute?
  ) throws(SourceText.Problem) {
    let location = cursor.advance(to: written?.name.lowerBound ?? 0, in: bytes)
    try checkSize(at: location.byteOffset)
    let owner = nodes.count - 1
    let place = written == nil ? nodes[owner].place : XMLTree.Place(location)
    let text = try store(value, writtenAt: written?.value.lowerBound ?? 0)
    attributes.append(
      XMLTree.Attribute(
        name: name, content: text.slice, isCopy: text.isCopy,
        source: written.map { XMLTree.Slice($0.value) } ?? .absent, place: place))
    nodes[owner].content.count += 1
  }

  /// Closes the innermost element; its end tag ends in front of `end`.
  mutating func endElement(end: Int) {
    markupEnd = end
    guard openNodes.count > 1, let index = openNodes.popLast() else { return }
    nodes[index].end = UInt32(nodes.count)
  }

  /// Adds character data, to the text before it if there is one.
  mutating func addText(_ text: some Collection<UInt8>) throws(SourceText.Problem) {
    guard openNodes.count > 1, !text.isEmpty else { return }
    let last = nodes.count - 1
    if nodes[last].name == Node.text, Int(nodes[last].parent) == openNodes.last {
      try extend(last, with: text)
      return
    }
    try checkSize(at: markupEnd)
    let opening = Array("<![CDATA[".utf8)
    let isCDATA = bytes[min(markupEnd, bytes.count)...].starts(with: opening)
    let start = isCDATA ? markupEnd + opening.count : markupEnd
    append(name: Node.text, offset: start)
    (nodes[last + 1].content, nodes[last + 1].isCopy) = try store(text, writtenAt: start)
  }

  /// Adds `text` to the text node `index`, which is the last node.
  private mutating func extend(
    _ index: Int, with text: some Collection<UInt8>
  ) throws(SourceText.Problem) {
    let content = nodes[index].content.range
    if !nodes[index].isCopy {
      let more = try store(text, writtenAt: content.upperBound)
      guard more.isCopy else {
        nodes[index].content.count += more.slice.count
        return
      }
      copies.removeLast(text.count)
      (nodes[index].content, nodes[index].isCopy) = try copy(bytes[content])
    }
    nodes[index].content.count += try copy(text).slice.count
  }

  /// Adds a comment that ends in front of `end`.
  mutating func addComment(
    _ text: some Collection<UInt8>, end: Int
  ) throws(SourceText.Problem) {
    try checkSize(at: end)
    let start = commentStart(before: end)
    append(name: Node.comment, offset: start)
    let last = nodes.count - 1
    (nodes[last].content, nodes[last].isCopy) = try store(
      text, writtenAt: start + "<!--".utf8.count)
    markupEnd = end
  }

  /// Notes that a processing instruction or declaration ends in front of `end`.
  mutating func skip(to end: Int) {
    markupEnd = end
  }

  /// Notes a mistake at `offset` that does not keep the document from loading.
  mutating func warn(_ kind: XMLWarning.Kind, _ message: String, at offset: Int) {
    let location = cursor.advance(to: offset, in: bytes)
    warnings.append(XMLWarning(kind: kind, location: location, message: message))
  }

  /// Whether there are few enough warnings to add another one.
  var takesWarnings: Bool { warnings.count < Self.maximumWarningCount }

  private static let maximumWarningCount = 100

  /// The offset of the nearest `byte` before `end`.
  func offset(ofLast byte: UInt8, before end: Int) -> Int {
    bytes[..<min(end, bytes.count)].lastIndex(of: byte) ?? end
  }

  private func commentStart(before end: Int) -> Int {
    let opening = Array("<!--".utf8)
    var limit = min(end, bytes.count)
    guard limit > 0, bytes[limit - 1] == UInt8(ascii: ">") else { return end }
    while let start = bytes[..<limit].lastIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: opening) { return start }
      limit = start
    }
    return end
  }

  /// Refuses to grow the tree beyond its limit by a node or by copied text.
  private func checkSize(adding byteCount: Int = 0, at offset: Int) throws(SourceText.Problem) {
    let nodeSize = (nodes.count + attributes.count) * MemoryLayout<XMLTree.Node>.stride
    let size = nodeSize + copies.count + byteCount
    guard size > limits.maximumTreeByteCount else { return }
    throw SourceText.Problem(
      kind: .tooMany, offset: offset,
      message: "the elements, attributes and texts of this file take more than"
        + " \(limits.maximumTreeByteCount) bytes, which is the limit; split it into smaller files")
  }

  /// Reserves addresses for as many nodes as the text can hold, so that the arrays never move;
  /// memory is taken only as they fill.
  private mutating func reserve() {
    var tags = 0
    var equalSigns = 0
    for byte in bytes {
      if byte == UInt8(ascii: "<") { tags += 1 }
      if byte == UInt8(ascii: "=") { equalSigns += 1 }
    }
    let most = limits.maximumTreeByteCount / MemoryLayout<XMLTree.Node>.stride + 2
    nodes.reserveCapacity(min(2 * tags + 2, most))
    attributes.reserveCapacity(min(equalSigns, most))
  }

  private mutating func append(name: UInt32, offset: Int) {
    let place = XMLTree.Place(cursor.advance(to: offset, in: bytes))
    nodes.append(
      XMLTree.Node(
        name: name, parent: UInt32(openNodes.last ?? 0), end: UInt32(nodes.count + 1),
        content: XMLTree.Slice(0..<0), place: place))
  }

  /// The place of `text` in the file if it is written at `start` as it is, else a copy.
  private mutating func store(
    _ text: some Collection<UInt8>, writtenAt start: Int
  ) throws(SourceText.Problem) -> (slice: XMLTree.Slice, isCopy: Bool) {
    let range = start..<(start + text.count)
    guard start >= 0, range.upperBound <= bytes.count, bytes[range].elementsEqual(text) else {
      return try copy(text)
    }
    return (XMLTree.Slice(range), false)
  }

  private mutating func copy(
    _ text: some Collection<UInt8>
  ) throws(SourceText.Problem) -> (slice: XMLTree.Slice, isCopy: Bool) {
    try checkSize(adding: text.count, at: markupEnd)
    let start = copies.count
    copies.append(contentsOf: text)
    return (XMLTree.Slice(start..<copies.count), true)
  }
}
