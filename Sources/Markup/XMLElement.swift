/// An element of an ``XMLDocument``: a light handle that keeps the document alive.
///
/// Two handles are equal if they stand for the same element of the same parse.
public struct XMLElement: Sendable {
  let tree: XMLTree
  let index: Int

  private var node: XMLTree.Node { tree.nodes[index] }

  /// The name with its namespace.
  public var name: XMLName { tree.names[Int(node.name)] }

  /// The part of the name after the prefix.
  public var localName: String { name.localName }

  /// The namespace, `nil` for none.
  public var namespaceURI: String? { name.namespaceURI }

  /// The place of the `<` of the start tag; inside an entity, the place of the reference to it.
  public var location: XMLLocation { node.place.location }

  /// The place of what follows the element and everything inside it; `nil` at the end of the file.
  public var followingLocation: XMLLocation? {
    let end = Int(node.end)
    return end < tree.nodes.count ? tree.nodes[end].place.location : nil
  }

  /// The element around this one, `nil` for the root.
  public var parent: XMLElement? { tree.parentElement(of: index) }

  /// The attributes in the order of the file.
  public var attributes: some RandomAccessCollection<XMLAttribute> & Sendable {
    XMLAttributes(tree: tree, range: node.content.range)
  }

  /// The elements, texts and comments directly inside.
  public var children: some Sequence<XMLNode> & Sendable {
    XMLChildren(tree: tree, parent: index)
  }

  /// The elements directly inside.
  public var childElements: some Sequence<XMLElement> & Sendable {
    XMLChildElements(tree: tree, parent: index)
  }

  /// The elements inside at any depth, in document order, without this one.
  public var descendants: some Sequence<XMLElement> & Sendable {
    XMLDescendants(tree: tree, range: (index + 1)..<Int(node.end))
  }

  /// The texts inside at any depth, joined.
  public var textContent: String {
    var bytes: [UInt8] = []
    for inner in (index + 1)..<Int(node.end) where tree.nodes[inner].name == XMLTree.Node.text {
      bytes += tree.text(at: inner)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension XMLElement: Hashable {
  /// Whether both are the same element of the same parse.
  public static func == (left: XMLElement, right: XMLElement) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Feeds the element's identity to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
