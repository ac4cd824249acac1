import CSS
import Geometry
import SceneModel
import TextMetrics

/// Places the characters of a text (SVG 2, section 11.5, without bidirectional text).
struct TextLayout {
  /// The cell of one character: its advance wide, from ascent to descent high.
  struct Cell {
    var origin: Point
    var advance: Double
    var ascent: Double
    var descent: Double
    /// Degrees, about the origin.
    var rotation = 0.0

    /// The cell's outline in the text's user space.
    var path: Path {
      let rect = Rect(
        x: origin.x + min(advance, 0), y: origin.y - ascent, width: abs(advance),
        height: ascent + descent)
      let path = Path.rectangle(rect)
      if rotation == 0 { return path }
      return path.applying(
        AffineTransform.rotation(radians: rotation * .pi / 180).about(origin))
    }
  }

  let document: SVGDocument
  let content: TextContent
  /// Device pixels in one unit of the text's user space.
  let scale: Double
  let viewport: Viewport
  /// Whether lines run down.
  private let isVertical: Bool
  /// The coordinate that grows along a line.
  private var inline: WritableKeyPath<Point, Double> { isVertical ? \.y : \.x }
  /// One cell for each character.
  private(set) var cells: [Cell] = []

  init(_ document: SVGDocument, _ content: TextContent, scale: Double, viewport: Viewport) {
    self.document = document
    self.content = content
    self.scale = scale
    self.viewport = viewport
    isVertical = content.spans.first?.style.font.isVertical ?? false
    measure()
    place()
    for index in content.spans.indices { fitLength(of: index) }
    anchorChunks()
    followPaths()
  }

  /// The advance and height of each character, kerned within its element.
  private mutating func measure() {
    cells.reserveCapacity(content.items.count)
    var start = 0
    while start < content.items.count {
      let span = content.items[start].span
      let end =
        content.items[start...].firstIndex { $0.span != span } ?? content.items.count
      let font = content.spans[span].style.font
      let face = FontFamily.resolve(familyList: font.families).face(weight: font.weight)
      let text = String(content.items[start..<end].map(\.character))
      var advances = face.advances(of: text)
      // Characters that join across an item's border are measured one by one.
      if advances.count != end - start {
        advances = content.items[start..<end].map { face.advance(of: $0.character) }
      }
      let ascent = face.ascent(size: font.size, scale: scale)
      let descent = face.descent(size: font.size, scale: scale)
      for (advance, item) in zip(advances, content.items[start..<end]) {
        let spacing = font.letterSpacing + (item.character == " " ? font.wordSpacing : 0)
        cells.append(
          Cell(
            origin: .zero, advance: advance * font.size + spacing, ascent: ascent,
            descent: descent, rotation: item.rotation))
      }
      start = end
    }
  }

  /// Puts one character behind the other, from each absolute position on.
  private mutating func place() {
    var current = Point.zero
    for (index, item) in content.items.enumerated() {
      if let x = item.x { current.x = x }
      if let y = item.y { current.y = y }
      current = current + Point(x: item.dx, y: item.dy)
      let span = content.spans[item.span]
      if isVertical {
        turn(index, at: current, shift: span.shift)
      } else {
        let shift = span.shift - baselineOffset(span.style.font.baseline, cells[index])
        cells[index].origin = Point(x: current.x, y: current.y - shift)
      }
      current[keyPath: inline] += cells[index].advance
    }
  }

  /// Turns a character of a vertical line by a quarter, its middle on the line.
  ///
  /// Ideographs stand upright, which makes no other cell: theirs are square.
  private mutating func turn(_ index: Int, at point: Point, shift: Double) {
    let offset = baselineOffset(.central, cells[index])
    cells[index].origin = Point(x: point.x - offset + shift, y: point.y)
    cells[index].rotation += 90
  }

  /// Whether an item starts at a place of its own along the line.
  private func startsAnew(_ index: Int) -> Bool {
    (isVertical ? content.items[index].y : content.items[index].x) != nil
  }

  /// How far below the position the alphabetic baseline lies.
  private func baselineOffset(_ baseline: Style.DominantBaseline, _ cell: Cell) -> Double {
    switch baseline {
    case .alphabetic: 0
    // Half of an x-height of half the ascent, as fonts without one are treated.
    case .middle: cell.ascent * 0.28
    case .central: (cell.ascent - cell.descent) / 2
    case .hanging: cell.ascent * 0.8
    case .textTop: cell.ascent
    case .textBottom: -cell.descent
    }
  }

  /// Spreads or squeezes an element's characters to its `textLength`.
  private mutating func fitLength(of span: Int) {
    let element = document[content.spans[span].element].xml
    let range = content.spans[span].range
    guard let text = element.attribute("textLength"), range.count > 0,
      let length = LengthPercentage(attribute: text)
    else { return }
    let wanted = length.resolved(
      in: viewport.context(.horizontal, fontSize: content.spans[span].style.font.size))
    let natural = cells[range].reduce(0) { $0 + $1.advance }
    guard wanted > 0, natural > 0 else { return }
    let start = cells[range.lowerBound].origin[keyPath: inline]
    var offset = 0.0
    if element.attribute("lengthAdjust") == "spacingAndGlyphs" {
      for index in range {
        cells[index].origin[keyPath: inline] =
          start + (cells[index].origin[keyPath: inline] - start) * wanted / natural
        cells[index].advance *= wanted / natural
      }
      offset = wanted - natural
    } else if range.count > 1 {
      let extra = (wanted - natural) / Double(range.count - 1)
      for (number, index) in range.enumerated() {
        cells[index].origin[keyPath: inline] += extra * Double(number)
      }
      for index in range.dropLast() { cells[index].advance += extra }
      offset = wanted - natural
    }
    // What follows in the same chunk moves along.
    for index in cells.indices.dropFirst(range.upperBound) {
      if startsAnew(index) { break }
      cells[index].origin[keyPath: inline] += offset
    }
  }

  /// Moves each chunk so that its start, middle or end is at its position.
  private mutating func anchorChunks() {
    let inline = inline
    var start = 0
    while start < cells.count {
      let end =
        content.items[(start + 1)...].firstIndex { $0.x != nil || $0.y != nil } ?? cells.count
      let first = cells[start].origin[keyPath: inline]
      let left = cells[start..<end].lazy.map { $0.origin[keyPath: inline] }.min() ?? first
      let right =
        cells[start..<end].lazy.map { $0.origin[keyPath: inline] + $0.advance }.max() ?? first
      let font = content.spans[content.items[start].span].style.font
      let shift: Double
      switch (font.anchor, font.isRightToLeft) {
      case (.start, false), (.end, true): shift = first - left
      case (.middle, _): shift = first - (left + right) / 2
      case (.end, false), (.start, true): shift = first - right
      }
      for index in start..<end { cells[index].origin[keyPath: inline] += shift }
      start = end
    }
  }

  /// Moves the characters of each `textPath` onto its path.
  private mutating func followPaths() {
    for (index, span) in content.spans.enumerated() {
      guard span.textPath == span.element, let line = line(of: span) else { continue }
      let range = content.spans[index].range
      for item in range { put(item, on: line, from: range.lowerBound) }
    }
  }

  private func line(of span: TextContent.Span) -> TextLine? {
    guard let href = document.href(of: span.element), href.hasPrefix("#"),
      let target = document.ids[String(href.dropFirst())]
    else { return nil }
    let shapes = BasicShapes(document: document, viewport: viewport, style: span.style)
    let path = shapes.path(of: target).path
    let line = TextLine(path)
    let offset = document[span.element].xml.attribute("startOffset")
      .flatMap { LengthPercentage(attribute: $0) }
    var context = viewport.context(.horizontal, fontSize: span.style.font.size)
    context.percentageBasis = line.length
    return line.starting(at: offset?.resolved(in: context) ?? 0)
  }

  private mutating func put(_ index: Int, on line: TextLine, from first: Int) {
    let cell = cells[index]
    guard let (point, angle) = line.point(at: cell.origin.x + cell.advance / 2) else {
      // Characters beyond the ends of the path are not drawn.
      cells[index].advance = 0
      return
    }
    let direction = AffineTransform.rotation(radians: angle)
    let half = Point(x: cell.advance / 2, y: -cell.origin.y).applying(direction)
    cells[index].origin = point - half
    cells[index].rotation += angle * 180 / .pi
  }
}
