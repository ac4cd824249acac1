import CSS
import Markup
import SceneModel

/// The elements of a drawing in one array, in document order, with links between them.
///
/// A class so that a handle to an element costs one reference; it never changes.
final class SVGDocument: Sendable {
  /// Namespace of SVG; elements without any namespace count as SVG too, as in inlined files.
  static let namespace = "http://www.w3.org/2000/svg"
  static let xlinkNamespace = "http://www.w3.org/1999/xlink"
  static let inkscapeNamespace = "http://www.inkscape.org/namespaces/inkscape"
  static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

  /// One element and its neighbours, by index.
  struct Node: Sendable {
    var xml: Markup.XMLElement
    var kind: ElementKind
    var localName: String
    var id: String?
    var classNames: [String]
    var parent: Int?
    var firstChild: Int?
    var lastChild: Int?
    var previous: Int?
    var next: Int?
    /// One-based position among the sibling elements.
    var siblingIndex: Int
  }

  let path: String
  let nodes: [Node]
  /// The first element of each id.
  let ids: [String: Int]
  /// Elements whose id another one in front of them has.
  let duplicates: [Int]
  /// The animation elements that concern each element, in document order.
  let animations: [Int: [Int]]

  /// Builds the links of all elements under `root`.
  init(root: Markup.XMLElement, path: String) {
    self.path = path
    var nodes: [Node] = []
    var ids: [String: Int] = [:]
    var duplicates: [Int] = []
    var pending: [(element: Markup.XMLElement, parent: Int?)] = [(root, nil)]
    while let (element, parent) = pending.popLast() {
      let index = nodes.count
      nodes.append(Self.node(element, parent: parent))
      if let parent {
        let previous = nodes[parent].lastChild
        nodes[index].previous = previous
        if let previous {
          nodes[index].siblingIndex = nodes[previous].siblingIndex + 1
          nodes[previous].next = index
        } else {
          nodes[parent].firstChild = index
        }
        nodes[parent].lastChild = index
      }
      if let id = nodes[index].id {
        if ids[id] == nil { ids[id] = index } else { duplicates.append(index) }
      }
      for child in Array(element.childElements).reversed() { pending.append((child, index)) }
    }
    self.nodes = nodes
    self.ids = ids
    self.duplicates = duplicates
    animations = Self.animations(of: nodes, ids: ids)
  }

  private static func animations(of nodes: [Node], ids: [String: Int]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() where node.kind.isAnimation {
      var target = node.parent
      if let href = href(of: node) { target = ids[String(href.dropFirst())] }
      if let target { found[target, default: []].append(index) }
    }
    return found
  }

  private static func node(_ element: Markup.XMLElement, parent: Int?) -> Node {
    let name = element.name
    let isSVG = name.namespaceURI == nil || name.namespaceURI == namespace
    return Node(
      xml: element, kind: isSVG ? ElementKind(rawValue: name.localName) ?? .other : .other,
      localName: name.localName, id: element.attribute("id"),
      classNames: element.attribute("class").map(Self.words) ?? [], parent: parent, siblingIndex: 1)
  }

  /// The words of a list separated by white space.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  subscript(index: Int) -> Node { nodes[index] }

  /// The indices of the elements directly inside.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = nodes[index].firstChild
    while let current = child {
      children.append(current)
      child = nodes[current].next
    }
    return children
  }

  /// The index of the root and of every element down to `index`, which is the last.
  func lineage(of index: Int) -> [Int] {
    var lineage: [Int] = []
    var current: Int? = index
    while let element = current {
      lineage.append(element)
      current = nodes[element].parent
    }
    return lineage.reversed()
  }

  /// Whether `index` lies in the subtree of `ancestor` or is it.
  func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var current: Int? = index
    while let element = current, element >= ancestor {
      if element == ancestor { return true }
      current = nodes[element].parent
    }
    return false
  }

  /// The value of `href`, or else of `xlink:href`.
  func href(of index: Int) -> String? { Self.href(of: nodes[index]) }

  private static func href(of node: Node) -> String? {
    node.xml.attribute("href") ?? node.xml.attribute("href", namespace: xlinkNamespace)
  }

  /// The place of an element's start tag.
  func location(of index: Int) -> SourceLocation {
    location(nodes[index].xml.location)
  }

  /// The place of an attribute's name, or of the element if it has none of that name.
  func location(of attribute: String, at index: Int) -> SourceLocation {
    location(nodes[index].xml.attributeNode(attribute)?.location ?? nodes[index].xml.location)
  }

  func location(_ location: XMLLocation) -> SourceLocation {
    SourceLocation(path: path, line: location.line, column: location.column)
  }
}

/// An element as selectors see it.
struct SVGElement: SelectorElement {
  let document: SVGDocument
  let index: Int
  /// The element that the user acts on, `nil` for none; its ancestors share the action.
  var operated: Int?

  private var node: SVGDocument.Node { document.nodes[index] }

  private func element(_ index: Int?) -> SVGElement? {
    index.map { SVGElement(document: document, index: $0, operated: operated) }
  }

  var localName: String { node.localName }
  var id: String? { node.id }
  var classNames: [String] { node.classNames }
  var parent: SVGElement? { element(node.parent) }
  var firstChild: SVGElement? { element(node.firstChild) }
  var previousSibling: SVGElement? { element(node.previous) }
  var nextSibling: SVGElement? { element(node.next) }
  var siblingIndex: Int { node.siblingIndex }
  var isEmpty: Bool {
    node.firstChild == nil && node.xml.textContent.isEmpty
  }

  func attribute(_ name: String) -> String? {
    node.xml.attributes.first { $0.localName == name }?.value
  }

  /// Hovering and pressing concern an element with its ancestors and whatever lies inside it;
  /// focus and the like concern the operated element alone.
  func matches(_ states: ElementStates, current: ElementStates) -> Bool {
    if states.contains(.link), node.kind == .a, document.href(of: index) != nil { return true }
    guard let operated else { return false }
    let shared = states.intersection(ElementStates([.hover, .active, .focusWithin]))
    if !shared.isDisjoint(with: current) {
      return document.isInside(operated, index) || document.isInside(index, operated)
    }
    return index == operated && !states.isDisjoint(with: current)
  }
}
