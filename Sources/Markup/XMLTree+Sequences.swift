/// The attributes of one element.
struct XMLAttributes: RandomAccessCollection, Sendable {
  let tree: XMLTree
  let range: Range<Int>

  var startIndex: Int { range.lowerBound }
  var endIndex: Int { range.upperBound }

  subscript(position: Int) -> XMLAttribute { XMLAttribute(tree: tree, index: position) }
}

/// The nodes directly inside another one.
struct XMLChildren: Sequence, Sendable {
  let tree: XMLTree
  let parent: Int

  func makeIterator() -> Iterator {
    Iterator(tree: tree, position: parent + 1, end: Int(tree.nodes[parent].end))
  }

  struct Iterator: IteratorProtocol {
    let tree: XMLTree
    var position: Int
    let end: Int

    mutating func next() -> XMLNode? {
      guard position < end else { return nil }
      defer { position = Int(tree.nodes[position].end) }
      return tree.node(at: position)
    }
  }
}

/// The elements directly inside another one.
struct XMLChildElements: Sequence, Sendable {
  let tree: XMLTree
  let parent: Int

  func makeIterator() -> Iterator {
    Iterator(tree: tree, position: parent + 1, end: Int(tree.nodes[parent].end))
  }

  struct Iterator: IteratorProtocol {
    let tree: XMLTree
    var position: Int
    let end: Int

    mutating func next() -> XMLElement? {
      while position < end {
        let index = position
        let node = tree.nodes[index]
        position = Int(node.end)
        if node.isElement { return XMLElement(tree: tree, index: index) }
      }
      return nil
    }
  }
}

/// The elements in a range of nodes.
struct XMLDescendants: Sequence, Sendable {
  let tree: XMLTree
  let range: Range<Int>

  func makeIterator() -> Iterator { Iterator(tree: tree, range: range) }

  struct Iterator: IteratorProtocol {
    let tree: XMLTree
    var range: Range<Int>

    mutating func next() -> XMLElement? {
      while let index = range.popFirst() {
        if tree.nodes[index].isElement { return XMLElement(tree: tree, index: index) }
      }
      return nil
    }
  }
}
