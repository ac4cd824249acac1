internal import Geometry
internal import Markup
internal import SceneModel

/// Where the items of a layer list lie: `LayerDrawable.updateLayerBoundsInternal` of the framework.
extension DrawablePainter {
  /// The rectangle of a layer list's item whose list is painted in `rect`.
  func itemRect(_ item: Markup.XMLElement, in rect: Rect, _ path: String) -> Rect {
    let container = inset(rect, by: item, sides: ["left", "top", "right", "bottom"])
    let gravity = attribute("gravity", of: item).map(Gravity.init) ?? Gravity("")
    let (width, height) = (length("width", of: item, path), length("height", of: item, path))
    guard width != nil || height != nil || gravity != Gravity("") else { return container }
    let own = intrinsicSize(ofContent: item, path, depth: 0)
    let horizontal = Self.span(
      gravity.horizontal, stated: width, own: own.width, in: (container.x, container.width))
    let vertical = Self.span(
      gravity.vertical, stated: height, own: own.height, in: (container.y, container.height))
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// The place of a layer along one axis: all of it unless a length is stated or the layer has one
  /// and is held somewhere.
  private static func span(
    _ place: Gravity.Place?, stated: Double?, own: Double?,
    in container: (start: Double, length: Double)
  ) -> (start: Double, length: Double) {
    let place = place ?? (stated == nil ? .fill : .start)
    guard place != .fill, let length = stated ?? own else { return container }
    switch place {
    case .start, .fill: return (container.start, length)
    case .center: return (container.start + (container.length - length) / 2, length)
    case .end: return (container.start + container.length - length, length)
    }
  }

  /// The size that the drawable to which `use` leads has by itself, `nil` along an axis of which no file
  /// says it.
  func intrinsicSize(of use: Definition) -> (width: Double?, height: Double?) {
    drawable(use).map { intrinsicSize(of: $0.element, $0.path, depth: 0) } ?? (nil, nil)
  }

  /// The size that a drawable has by itself, `nil` along an axis that it fills.
  private func intrinsicSize(
    of element: Markup.XMLElement, _ path: String, depth: Int
  ) -> (width: Double?, height: Double?) {
    guard depth < Self.maximumDepth else { return (nil, nil) }
    switch element.localName {
    case "shape":
      let size = element.firstChild("size")
      return (
        size.flatMap { length("width", of: $0, path) },
        size.flatMap { length("height", of: $0, path) }
      )
    case "vector":
      return (length("width", of: element, path), length("height", of: element, path))
    case "inset":
      let inner = intrinsicSize(ofContent: element, path, depth: depth)
      let frame = inset(Rect(x: 0, y: 0, width: 0, height: 0), by: element)
      return (inner.width.map { $0 - frame.width }, inner.height.map { $0 - frame.height })
    case "selector":
      let item = element.children("item").first { StateCondition($0).matches(state) }
      return item.map { intrinsicSize(ofContent: $0, path, depth: depth) } ?? (nil, nil)
    case "layer-list", "ripple":
      let sizes = element.children("item").map { intrinsicSize(ofContent: $0, path, depth: depth) }
      return (sizes.compactMap(\.width).max(), sizes.compactMap(\.height).max())
    default: return (nil, nil)
    }
  }

  private func intrinsicSize(
    ofContent element: Markup.XMLElement, _ path: String, depth: Int
  ) -> (width: Double?, height: Double?) {
    guard let value = attribute("drawable", of: element) else {
      let inner = element.childElements.first { _ in true }
      return inner.map { intrinsicSize(of: $0, path, depth: depth + 1) } ?? (nil, nil)
    }
    guard let named = drawable(definition("drawable", value, element, path)) else {
      return (nil, nil)
    }
    return intrinsicSize(of: named.element, named.path, depth: depth + 1)
  }
}

/// Where an item is held in its layer list: the words or numbers of `android:gravity`, whose bits add
/// up as in the framework's `Gravity`.
struct Gravity: Equatable {
  enum Place { case start, center, end, fill }

  /// What one axis is pulled to; with neither side it is centred, with both it fills.
  private struct Axis: Equatable {
    var isSpecified = false
    var pullsBefore = false
    var pullsAfter = false

    /// Adds the axis in the lowest bits of a number: `AXIS_SPECIFIED`, `AXIS_PULL_BEFORE` and
    /// `AXIS_PULL_AFTER`.
    mutating func add(bits: UInt32) {
      isSpecified = isSpecified || bits & 0b001 != 0
      pullsBefore = pullsBefore || bits & 0b010 != 0
      pullsAfter = pullsAfter || bits & 0b100 != 0
    }

    mutating func add(before: Bool = false, after: Bool = false) {
      isSpecified = true
      pullsBefore = pullsBefore || before
      pullsAfter = pullsAfter || after
    }

    var place: Place? {
      guard isSpecified else { return nil }
      if pullsBefore { return pullsAfter ? .fill : .start }
      return pullsAfter ? .end : .center
    }
  }

  private var columns = Axis()
  private var rows = Axis()

  /// `nil` where nothing is said.
  var horizontal: Place? { columns.place }
  var vertical: Place? { rows.place }

  init(_ text: String) {
    for part in text.split(separator: "|") {
      let word = part.filter { !$0.isWhitespace }
      if let bits = Self.number(word) {
        columns.add(bits: bits)
        rows.add(bits: bits >> Self.rowShift)
        continue
      }
      switch word {
      case "left", "start": columns.add(before: true)
      case "right", "end": columns.add(after: true)
      case "center_horizontal": columns.add()
      case "fill_horizontal": columns.add(before: true, after: true)
      case "top": rows.add(before: true)
      case "bottom": rows.add(after: true)
      case "center_vertical": rows.add()
      case "fill_vertical": rows.add(before: true, after: true)
      case "center":
        columns.add()
        rows.add()
      case "fill":
        columns.add(before: true, after: true)
        rows.add(before: true, after: true)
      default: break
      }
    }
  }

  /// `Gravity.AXIS_Y_SHIFT`.
  private static let rowShift: UInt32 = 4

  /// The number that compiled files hold in the place of words, decimal or hexadecimal.
  private static func number(_ word: String) -> UInt32? {
    let digits = word.lowercased()
    return digits.hasPrefix("0x") ? UInt32(digits.dropFirst(2), radix: 16) : UInt32(digits)
  }
}
