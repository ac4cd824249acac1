internal import ColorMath
internal import Geometry
internal import Markup

/// Writes the elements of an SVG picture and hands out ids that are unique in it.
struct PictureWriter {
  private(set) var xml = XMLWriter(indentation: nil)
  /// What ids start with, so that parts of a picture can be put together.
  private let idPrefix: String
  private var idCount = 0
  private var patternOfUnknown: String?
  private var filters: [ColorVisionDeficiency: String] = [:]
  private var sharedPaths: [String: String] = [:]
  /// Length from which path data is defined once and referred to.
  private static let sharedLength = 200

  init(idPrefix: String = "i") {
    self.idPrefix = idPrefix
  }

  /// The picture so far.
  var string: String { xml.string }

  /// An id that the picture does not have yet.
  mutating func makeID() -> String {
    idCount += 1
    return "\(idPrefix)\(idCount)"
  }

  /// Opens a picture of its own on the page's colour; `title` says what it shows.
  mutating func openPicture(width: Double, height: Double, title: String) {
    let (width, height) = (SVGNumber.text(width), SVGNumber.text(height))
    xml.declaration()
    open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
        "width": width, "height": height, "role": "img", "font-family": "sans-serif",
      ])
    element("title", [:], text: title)
    element("rect", ["width": width, "height": height, "fill": ReportPalette.page.hex])
  }

  /// Opens an element; close it with ``close()``.
  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    xml.startElement(name)
    for (name, value) in attributes { xml.attribute(name, value) }
  }

  mutating func close() { xml.endElement() }

  /// Puts elements that another writer has written at `origin`.
  mutating func place(_ elements: String, at origin: Point) {
    open(
      "g",
      [
        "transform":
          "translate(\(SVGNumber.text(origin.x)) \(SVGNumber.text(origin.y)))"
      ])
    xml.append(markup: elements)
    close()
  }

  /// Writes an element that holds only text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, text: String = ""
  ) {
    xml.element(name, attributes: attributes, text: text)
  }

  /// A path with `data`; long data is written once, since states share their shapes.
  mutating func path(_ data: String, _ attributes: KeyValuePairs<String, String?>) {
    define(data)
    if let id = sharedPaths[data] {
      xml.startElement("use")
      xml.attribute("href", "#" + id)
    } else {
      xml.startElement("path")
      xml.attribute("d", data)
    }
    for (name, value) in attributes { xml.attribute(name, value) }
    xml.endElement()
  }

  /// Defines long path data ahead of a place where definitions are not allowed.
  mutating func define(_ data: String) {
    guard data.utf8.count >= Self.sharedLength, sharedPaths[data] == nil else { return }
    let id = makeID()
    sharedPaths[data] = id
    open("defs")
    element("path", ["id": id, "d": data])
    close()
  }

  /// A rectangle.
  mutating func rectangle(
    _ rect: Rect, radius: Double? = nil, fill: String, stroke: Color? = nil, width: Double? = nil,
    dashes: String? = nil
  ) {
    element(
      "rect",
      [
        "x": SVGNumber.text(rect.x), "y": SVGNumber.text(rect.y),
        "width": SVGNumber.text(rect.width), "height": SVGNumber.text(rect.height),
        "rx": radius.map(SVGNumber.text), "fill": fill, "stroke": stroke?.hex,
        "stroke-width": width.map(SVGNumber.text), "stroke-dasharray": dashes,
      ])
  }

  /// One line of text in the picture's own font.
  mutating func label(
    _ text: String, at point: Point, size: Double, color: Color, isBold: Bool = false,
    anchor: String? = nil
  ) {
    element(
      "text",
      [
        "x": SVGNumber.text(point.x), "y": SVGNumber.text(point.y),
        "font-size": SVGNumber.text(size), "font-weight": isBold ? "700" : nil,
        "fill": color.hex, "text-anchor": anchor,
      ], text: text)
  }

  /// The filter that shows colours as people with `deficiency` see them.
  ///
  /// Filters work on linear light unless they say otherwise, which is what the matrices are for.
  mutating func filter(for deficiency: ColorVisionDeficiency) -> String {
    let id = filters[deficiency] ?? makeID()
    guard filters.updateValue(id, forKey: deficiency) == nil else { return "url(#\(id))" }
    open("filter", ["id": id, "x": "0", "y": "0", "width": "1", "height": "1"])
    let rows = deficiency.matrix.map { row in
      row.map { "\($0)" }.joined(separator: " ") + " 0 0"
    }
    element("feColorMatrix", ["values": rows.joined(separator: " ") + " 0 0 0 1 0"])
    close()
    return "url(#\(id))"
  }

  /// The fill for what cannot be drawn: a grey weave.
  mutating func fillOfUnknown() -> String {
    if let patternOfUnknown { return "url(#\(patternOfUnknown))" }
    let id = makeID()
    patternOfUnknown = id
    open("pattern", ["id": id, "width": "8", "height": "8", "patternUnits": "userSpaceOnUse"])
    rectangle(Rect(x: 0, y: 0, width: 8, height: 8), fill: "#D5D9E0")
    element("path", ["d": "M0 0L8 8M8 0L0 8", "stroke": "#737B88", "stroke-width": "1"])
    close()
    return "url(#\(id))"
  }
}

/// Writes numbers as SVG does in every locale, with at most two decimals.
enum SVGNumber {
  /// Far more than any picture needs; larger values would only make text longer.
  private static let limit = 1e9

  static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ value: Double, to bytes: inout [UInt8]) {
    let clamped = value.isFinite ? min(max(value, -limit), limit) : 0
    let hundredths = Int((clamped * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    bytes += String(whole).utf8
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }
}

extension Path {
  /// The path in the grammar of SVG's `d` (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF).
  var data: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(elements.count * 16)
    func append(_ command: Unicode.Scalar, _ points: Point...) {
      bytes.append(UInt8(ascii: command))
      for (index, point) in points.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        SVGNumber.append(point.x, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        SVGNumber.append(point.y, to: &bytes)
      }
    }
    for element in elements {
      switch element {
      case .move(let point): append("M", point)
      case .line(let point): append("L", point)
      case .quadratic(let control, let end): append("Q", control, end)
      case .cubic(let control1, let control2, let end): append("C", control1, control2, end)
      case .close: append("Z")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension AffineTransform {
  /// The transform as SVG's `matrix()`; its linear part keeps six decimals.
  var matrix: String {
    func precise(_ value: Double) -> String {
      let rounded = (value * 1e6).rounded() / 1e6
      return rounded == 0 ? "0" : "\(rounded)"
    }
    return "matrix(\(precise(a)) \(precise(b)) \(precise(c)) \(precise(d)) "
      + "\(SVGNumber.text(tx)) \(SVGNumber.text(ty)))"
  }
}
