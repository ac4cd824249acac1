internal import ColorMath
internal import Geometry
internal import Markup
internal import SceneModel

/// A border that runtime attributes draw along a view's edge.
enum ViewBorder {
  /// The layer's own, in Core Animation's default colour, which is opaque black
  /// (https://developer.apple.com/documentation/quartzcore/calayer/bordercolor).
  case black(width: Double, XMLElement)
  /// One that code draws, or in a colour that it sets.
  case drawnByCode(XMLElement)
}

extension RuntimeAttributes {
  /// The border that the attributes set, `nil` for none.
  ///
  /// `layer.borderColor` is no exception: it takes a `CGColor`, where Interface Builder has others.
  var border: ViewBorder? {
    var own: XMLElement?
    for attribute in borderAttributes {
      if attribute.attribute("keyPath") == Self.borderWidth { continue }
      if Self.turnsOff(attribute) { return nil }
      own = own ?? attribute
    }
    let width = borderAttributes.last { $0.attribute("keyPath") == Self.borderWidth }
    let points = width?.childElements.compactMap { $0.number("value") }.first ?? 0
    if let own {
      return width != nil && points <= 0 ? nil : .drawnByCode(own)
    }
    guard let width, points > 0 else { return nil }
    return .black(width: points, width)
  }

  private static let borderWidth = "layer.borderWidth"

  /// Whether an attribute says that there is no border: `NO`, or a width of 0.
  private static func turnsOff(_ attribute: XMLElement) -> Bool {
    if attribute.attribute("type") == "boolean" { return attribute.flag("value") == false }
    guard attribute.attribute("keyPath")?.lowercased().hasSuffix("width") == true else {
      return false
    }
    return attribute.childElements.compactMap { $0.number("value") }.first == 0
  }
}

extension ViewBorder {
  /// How thick it is in points; one that code draws is taken for a hairline.
  var width: Double {
    switch self {
    case .black(let width, _): width
    case .drawnByCode: 1
    }
  }
}

extension ControlAssembly {
  /// The border of the view at `index`, nothing without one.
  func border(of index: Int, in frame: Rect) -> [PaintedPart] {
    let element = tree.nodes[index].element
    guard let border = RuntimeAttributes(element).border else { return [] }
    let half = min(border.width, min(frame.width, frame.height)) / 2
    let radius = max(cornerRadius(of: element, in: frame) - half, 0)
    let line =
      radius > 0
      ? Path.roundedRectangle(frame.inset(by: half), radiusX: radius, radiusY: radius)
      : .rectangle(frame.inset(by: half))
    let source: XMLElement
    let color: ColorReference
    switch border {
    case .black(_, let attribute):
      source = attribute
      color = .literal(.black)
    case .drawnByCode(let attribute):
      source = attribute
      let path = attribute.attribute("keyPath") ?? ""
      color = .unresolved(
        IncompleteCause(
          .unsupported, "the runtime attribute '\(path)' sets a border, which code draws",
          at: colors.document.location(of: attribute)))
    }
    return [
      PaintedPart(
        part: .container, path: line.stroked(StrokeStyle(width: 2 * half)), centerLine: line,
        color: InterfaceColor(reference: color, steps: []),
        location: colors.document.location(of: source))
    ]
  }

  /// The part of `frame` in which the text of the view at `index` stands: clear of a border, which no
  /// author lets a text touch, whatever code insets it by.
  func textFrame(of index: Int, in frame: Rect) -> Rect {
    let element = tree.nodes[index].element
    var width = RuntimeAttributes(element).border?.width ?? 0
    if element.localName == "textField", (element.attribute("borderStyle") ?? "none") != "none" {
      width = max(width, Self.fieldInset)
    }
    return min(frame.width, frame.height) > 2 * width ? frame.inset(by: width) : frame
  }

  /// How far the text of a field with a border of UIKit's is from its edge at least, in points: no
  /// published figure, but clear of the hairline.
  private static let fieldInset = 2.0
}
