/// A child of an ``XMLElement`` or of the ``XMLDocument``.
public enum XMLNode: Sendable {
  /// An element.
  case element(XMLElement)
  /// Character data, CDATA sections included; neighbouring pieces are one node.
  case text(XMLText)
  /// A comment.
  case comment(XMLComment)

  /// The place where the node starts.
  public var location: XMLLocation {
    switch self {
    case .element(let element): element.location
    case .text(let text): text.location
    case .comment(let comment): comment.location
    }
  }
}

/// Character data between tags.
public struct XMLText: Sendable {
  let tree: XMLTree
  let index: Int

  /// The text after references are replaced and line ends are normalised to LF.
  public var content: String { String(decoding: bytes, as: UTF8.self) }

  /// The text as UTF-8, without a copy.
  public var bytes: ArraySlice<UInt8> { tree.text(at: index) }

  /// The place of the first character, after the opening of a CDATA section if it starts with one.
  public var location: XMLLocation { tree.nodes[index].place.location }
}

/// A comment.
public struct XMLComment: Sendable {
  let tree: XMLTree
  let index: Int

  /// The text between `<!--` and `-->`.
  public var content: String {
    String(decoding: tree.text(at: index), as: UTF8.self)
  }

  /// The place of the `<`.
  public var location: XMLLocation { tree.nodes[index].place.location }

  /// The next element beside the comment, `nil` if none follows.
  public var nextElement: XMLElement? {
    let parent = Int(tree.nodes[index].parent)
    var siblings = XMLChildElements.Iterator(
      tree: tree, position: Int(tree.nodes[index].end), end: Int(tree.nodes[parent].end))
    return siblings.next()
  }

  /// The element around the comment, `nil` outside the root element.
  public var parent: XMLElement? { tree.parentElement(of: index) }
}
