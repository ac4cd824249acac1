internal import ColorMath
internal import SceneModel

extension LiteralNotation {
  /// The notation as JSON; `nil` for that of CSS, which is the usual one.
  var json: JSONWriter.Value? {
    switch self {
    case .css: return nil
    case .alphaFirstHex(let alpha):
      return .object([("kind", .string("alpha-first-hex")), ("alpha", .integer(Int(alpha)))])
    case .components(let components):
      let list = components.components.map { component in
        JSONWriter.Value.object([
          ("channel", .string(component.channel.rawValue)),
          ("number", .string(component.number.rawValue)),
        ])
      }
      return .object([
        ("kind", .string("components")), ("space", .string(components.space.rawValue)),
        ("syntax", .string(components.syntax.rawValue)), ("components", .array(list)),
        ("alpha", components.alpha == 1 ? nil : .number(components.alpha)),
      ])
    }
  }

  /// The notation that `node` describes.
  init(_ node: JSONNode) throws(JSONReportError) {
    let kind = try node.string("kind")
    switch kind {
    case "alpha-first-hex":
      guard let alpha = UInt8(exactly: try node.integer("alpha")) else {
        throw node.error("'alpha' is none of 0 to 255")
      }
      self = .alphaFirstHex(alpha: alpha)
    case "components":
      let components = try node.objects("components").map {
        (part: JSONNode) throws(JSONReportError) in
        LiteralComponents.Component(
          try part.choice("channel", LiteralComponents.Channel.init),
          try part.choice("number", LiteralComponents.Number.init))
      }
      self = .components(
        LiteralComponents(
          space: try node.choice("space", ComponentSpace.init), components: components,
          syntax: try node.choice("syntax", LiteralComponents.Syntax.init),
          alpha: try node.optionalNumber("alpha") ?? 1))
    default: throw node.error("there is no notation '\(kind)'")
    }
  }
}
