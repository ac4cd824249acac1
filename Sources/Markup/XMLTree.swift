/// The nodes of a document in one array, in document order.
///
/// A subtree is a range of the array, so walking and freeing a tree of any depth needs no
/// recursion. It is a class so that a handle to a node costs one reference, not five.
final class XMLTree: Sendable {
  /// A range with 32-bit bounds: the limits on files and trees are far below 2 GB.
  struct Slice {
    var start: UInt32
    var count: UInt32

    static let absent = Slice(start: 0, count: .max)

    init(start: UInt32, count: UInt32) {
      self.start = start
      self.count = count
    }

    init(_ range: Range<Int>) {
      self.init(start: UInt32(range.lowerBound), count: UInt32(range.count))
    }

    var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
  }

  /// An ``XMLLocation`` in 12 bytes.
  struct Place {
    var line: UInt32
    var column: UInt32
    var offset: UInt32

    init(_ location: XMLLocation) {
      line = UInt32(location.line)
      column = UInt32(location.column)
      offset = UInt32(location.byteOffset)
    }

    var location: XMLLocation {
      XMLLocation(line: Int(line), column: Int(column), byteOffset: Int(offset))
    }
  }

  struct Node {
    /// An index into ``XMLTree/names``, or one of the constants below.
    var name: UInt32
    var parent: UInt32
    /// The index after the last node of the subtree.
    var end: UInt32
    /// A range of ``XMLTree/attributes`` for an element, else of text.
    var content: Slice
    /// Whether `content` is a range of ``XMLTree/copies`` and not of ``XMLTree/source``.
    var isCopy = false
    var place: Place

    static let document = UInt32.max
    static let text = UInt32.max - 1
    static let comment = UInt32.max - 2

    var isElement: Bool { name < Node.comment }
  }

  struct Attribute {
    var name: UInt32
    /// The value.
    var content: Slice
    /// Whether `content` is a range of ``XMLTree/copies`` and not of ``XMLTree/source``.
    var isCopy = false
    /// The value between its quotes in the file.
    var source: Slice
    var place: Place
  }

  /// The document node, then its descendants in document order.
  let nodes: [Node]
  let attributes: [Attribute]
  let names: [XMLName]
  /// The file as UTF-8.
  let source: [UInt8]
  /// The texts that differ from how they are written, because of references or line ends.
  let copies: [UInt8]

  init(
    nodes: [Node], attributes: [Attribute], names: [XMLName], source: [UInt8], copies: [UInt8]
  ) {
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.source = source
    self.copies = copies
  }

  /// The bytes of a text or comment.
  func text(at index: Int) -> ArraySlice<UInt8> {
    let node = nodes[index]
    return (node.isCopy ? copies : source)[node.content.range]
  }

  /// The bytes of an attribute's value.
  func value(at index: Int) -> ArraySlice<UInt8> {
    let attribute = attributes[index]
    return (attribute.isCopy ? copies : source)[attribute.content.range]
  }

  func parentElement(of index: Int) -> XMLElement? {
    let parent = Int(nodes[index].parent)
    return nodes[parent].isElement ? XMLElement(tree: self, index: parent) : nil
  }

  func node(at index: Int) -> XMLNode {
    switch nodes[index].name {
    case Node.text: .text(XMLText(tree: self, index: index))
    case Node.comment: .comment(XMLComment(tree: self, index: index))
    default: .element(XMLElement(tree: self, index: index))
    }
  }
}
