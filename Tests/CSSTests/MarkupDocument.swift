import CSS
import Foundation

/// A document tree for selector tests, read by a parser that knows just enough XML for them.
final class MarkupDocument: Sendable {
  struct Node: Sendable {
    var name: String
    var attributes: [String: String]
    var classNames: [String] = []
    var parent: Int?
    var firstChild: Int?
    var siblingIndex = 1
    var previous: Int?
    var next: Int?
    var isEmpty = true
    var isInNamespace = true
  }

  let nodes: [Node]

  init(_ text: String) {
    var builder = Builder(Array(text.utf8))
    builder.parse()
    nodes = builder.nodes
  }

  var elements: [MarkupElement] {
    nodes.indices.map { MarkupElement(document: self, index: $0) }
  }

  /// The elements that `selector` matches, by id, in document order.
  func ids(matching selector: String, states: ElementStates = []) -> [String] {
    guard let selectors = Selector.list(selector) else { return ["invalid"] }
    return elements.filter { element in
      selectors.contains { $0.matches(element, states: states) }
    }.map { $0.id ?? "" }
  }

  private struct Builder {
    let bytes: [UInt8]
    var position = 0
    var nodes: [Node] = []
    var stack: [Int] = []
    var lastChild: [Int?] = [nil]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func parse() {
      while position < bytes.count {
        if bytes[position] != UInt8(ascii: "<") {
          if let parent = stack.last { nodes[parent].isEmpty = false }
          position += 1
        } else if bytes[position...].starts(with: Array("<!--".utf8)) {
          while position < bytes.count, !bytes[position...].starts(with: Array("-->".utf8)) {
            position += 1
          }
          position += 3
        } else {
          let start = position + 1
          while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
          tag(String(decoding: bytes[start..<position], as: UTF8.self))
          position += 1
        }
      }
    }

    private mutating func tag(_ tag: String) {
      if tag.hasPrefix("!") || tag.hasPrefix("?") { return }
      if tag.hasPrefix("/") {
        stack.removeLast()
        lastChild.removeLast()
        return
      }
      let isClosed = tag.hasSuffix("/")
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      var node = Node(name: String(name), attributes: [:], parent: stack.last)
      for match in tag.matches(of: /([^\s="\/]+)="([^"]*)"/) {
        let attribute = match.output.1.split(separator: ":").last ?? ""
        let value = match.output.2.replacingOccurrences(of: "&#xE9;", with: "\u{E9}")
        node.attributes[String(attribute)] = value
      }
      node.classNames = (node.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        .map(String.init)
      node.isInNamespace =
        node.attributes["xmlns"].map { !$0.isEmpty }
        ?? stack.last.map { nodes[$0].isInNamespace } ?? true
      if let previous = lastChild[lastChild.count - 1] {
        node.previous = previous
        node.siblingIndex = nodes[previous].siblingIndex + 1
        nodes[previous].next = nodes.count
      } else if let parent = stack.last {
        nodes[parent].firstChild = nodes.count
      }
      lastChild[lastChild.count - 1] = nodes.count
      if let parent = stack.last { nodes[parent].isEmpty = false }
      if !isClosed {
        stack.append(nodes.count)
        lastChild.append(nil)
      }
      nodes.append(node)
    }
  }
}

/// An element of a ``MarkupDocument``, with the states of HTML for the tests that ask for them.
struct MarkupElement: SelectorElement {
  let document: MarkupDocument
  let index: Int

  private var node: MarkupDocument.Node { document.nodes[index] }
  private func element(_ index: Int?) -> MarkupElement? {
    index.map { MarkupElement(document: document, index: $0) }
  }

  var localName: String { node.name }
  var isInNamespace: Bool { node.isInNamespace }
  var id: String? { node.attributes["id"] }
  var classNames: [String] { node.classNames }
  var parent: MarkupElement? { element(node.parent) }
  var firstChild: MarkupElement? { element(node.firstChild) }
  var previousSibling: MarkupElement? { element(node.previous) }
  var nextSibling: MarkupElement? { element(node.next) }
  var siblingIndex: Int { node.siblingIndex }
  var isEmpty: Bool { node.isEmpty }
  func attribute(_ name: String) -> String? { node.attributes[name] }

  func matches(_ states: ElementStates, current: ElementStates) -> Bool {
    var own = current
    if ["a", "area"].contains(localName), attribute("href") != nil { own.insert(.link) }
    if ["input", "textarea", "button"].contains(localName) {
      own.insert(attribute("disabled") == nil ? .enabled : .disabled)
      if attribute("checked") != nil { own.insert(.checked) }
    }
    if id == "target" { own.insert(.target) }
    return !states.isDisjoint(with: own)
  }
}
