import CSS
import Geometry
import Markup
import SceneModel

/// The characters of a `text` element with the elements they stand in, white space collapsed.
struct TextContent {
  /// An element that holds characters, with its style.
  struct Span {
    var element: Int
    var style: Style
    var parent: Int?
    /// The control the element belongs to, an index into the builder's owners.
    var owner: Int?
    /// The characters of the element and of all in it.
    var range = 0..<0
    /// The path that the characters follow, `nil` for none.
    var textPath: Int?
    /// Distance of the baseline from that of the text, upwards.
    var shift = 0.0
    /// Whether the element has text of its own that is not only white space.
    var hasOwnText = false
    var isInvisible = false
    /// Product of the opacities from the `text` element's child down to this one.
    var opacity = 1.0
  }

  struct Item {
    var character: Character
    var span: Int
    /// Absolute and relative positions from the attributes of the elements around it.
    var x: Double?
    var y: Double?
    var dx = 0.0
    var dy = 0.0
    var rotation = 0.0
  }

  private(set) var spans: [Span] = []
  private(set) var items: [Item] = []

  /// Elements inside each other in a text; deeper ones count as part of the last one.
  private static let maximumDepth = 64

  private let document: SVGDocument
  private let viewport: Viewport

  /// Reads `index`, a `text` element with a computed style.
  ///
  /// `describe` gives the style of an element under its parent's and the owner of its characters.
  init(
    _ document: SVGDocument, _ index: Int, style: Style, owner: Int?, viewport: Viewport,
    describe: (_ element: Int, _ parent: Style, _ owner: Int?) -> (style: Style, owner: Int?)
  ) {
    self.document = document
    self.viewport = viewport
    spans = [Span(element: index, style: style, owner: owner)]
    read(0, depth: 0, describe)
    if let last = items.last, last.character == " ", !spans[last.span].style.font.preservesSpace {
      items.removeLast()
      for index in spans.indices {
        let range = spans[index].range
        spans[index].range = min(range.lowerBound, items.count)..<min(range.upperBound, items.count)
      }
    }
    for index in spans.indices { applyPositions(of: index) }
  }

  private mutating func read(
    _ span: Int, depth: Int,
    _ describe: (_ element: Int, _ parent: Style, _ owner: Int?) -> (style: Style, owner: Int?)
  ) {
    let start = items.count
    var child = document[spans[span].element].firstChild
    for node in document[spans[span].element].xml.children {
      switch node {
      case .text(let text): append(text.content, span)
      case .comment: break
      case .element:
        guard let element = child else { break }
        child = document[element].next
        let kind = document[element].kind
        guard kind == .tspan || kind == .textPath || kind == .a, depth < Self.maximumDepth
        else { break }
        let (style, owner) = describe(element, spans[span].style, spans[span].owner)
        guard style.isDisplayed else { break }
        spans.append(self.span(element, style, owner, in: span))
        read(spans.count - 1, depth: depth + 1, describe)
      }
    }
    spans[span].range = start..<items.count
  }

  private func span(_ element: Int, _ style: Style, _ owner: Int?, in parent: Int) -> Span {
    var span = Span(element: element, style: style, parent: parent, owner: owner)
    span.textPath = document[element].kind == .textPath ? element : spans[parent].textPath
    span.isInvisible = spans[parent].isInvisible || style.opacity == 0
    span.opacity = spans[parent].opacity * style.opacity
    span.shift = spans[parent].shift
    let size = spans[parent].style.font.size
    // CSS 2.1 leaves the amounts to the browser; these are Chromium's.
    switch style.baselineShift {
    case .none: break
    case .super: span.shift += size * 0.4
    case .sub: span.shift -= size * 0.2
    case .length(let length): span.shift += length
    }
    return span
  }

  /// Adds characters; runs of white space become one space unless the style keeps them.
  private mutating func append(_ text: String, _ span: Int) {
    let keeps = spans[span].style.font.preservesSpace
    for character in text {
      let isSpace =
        character == " " || character == "\n" || character == "\t" || character == "\r"
        || character == "\r\n"
      if !isSpace {
        items.append(Item(character: character, span: span))
        spans[span].hasOwnText = true
        continue
      }
      let followsSpace = items.last.map { last in
        last.character == " " && !spans[last.span].style.font.preservesSpace
      }
      // Without a line before it, a space at the start goes too.
      if keeps || followsSpace == false { items.append(Item(character: " ", span: span)) }
    }
  }

  /// Gives the lists of positions of an element to its characters; inner elements come later and
  /// win (SVG 2, section 11.4.2).
  private mutating func applyPositions(of span: Int) {
    let element = document[spans[span].element].xml
    let range = spans[span].range
    let size = spans[span].style.font.size
    func values(_ name: String, _ axis: Viewport.Axis) -> [Double] {
      guard let text = element.attribute(name) else { return [] }
      let context = viewport.context(axis, fontSize: size)
      return LengthPercentage.list(text).map { $0.resolved(in: context) }
    }
    for (value, index) in zip(values("x", .horizontal), range) { items[index].x = value }
    for (value, index) in zip(values("y", .vertical), range) { items[index].y = value }
    for (value, index) in zip(values("dx", .horizontal), range) { items[index].dx = value }
    for (value, index) in zip(values("dy", .vertical), range) { items[index].dy = value }
    let rotations = values("rotate", .diagonal)
    guard let last = rotations.last else { return }
    for (offset, index) in range.enumerated() {
      items[index].rotation = offset < rotations.count ? rotations[offset] : last
    }
  }

  /// The characters that stand directly in an element, white space collapsed.
  func ownText(of span: Int) -> String {
    var text = String(items[spans[span].range].lazy.filter { $0.span == span }.map(\.character))
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
