internal import ColorMath
internal import JSONReading
internal import SceneModel

/// Reads the components of a catalogue's colour.
struct ComponentReader {
  private let components: JSONValue?

  init(_ components: JSONValue?) {
    self.components = components
  }

  /// The components as they are written, in their order.
  var written: String {
    (components?.members ?? []).map { member in
      let text = member.value.string.map { "\"\($0)\"" } ?? member.value.numberText ?? "?"
      return "\"\(member.name)\" : \(text)"
    }
    .joined(separator: ", ")
  }

  /// The colour in `space`, `nil` if a component is missing or no number.
  func color(in space: ComponentSpace) -> Color? {
    let values = space.channels.compactMap { channel in
      Self.text(components?[channel.rawValue]).flatMap { Self.component($0) }
    }
    guard values.count == space.componentCount else { return nil }
    let alpha = components?["alpha"].map { Self.text($0).flatMap { Self.alpha($0) } } ?? 1
    guard let alpha else { return nil }
    return space.color(values, alpha: alpha)
  }

  /// How the components are written, each in its own way.
  func notation(in space: ComponentSpace) -> LiteralNotation {
    let written = (components?.members ?? []).compactMap { member in
      LiteralComponents.Channel(rawValue: member.name).map { channel in
        LiteralComponents.Component(channel, Self.number(Self.text(member.value) ?? ""))
      }
    }
    return .components(LiteralComponents(space: space, components: written, syntax: .members))
  }

  private static func number(_ text: String) -> LiteralComponents.Number {
    if hexadecimal(text) != nil { return .hexByte }
    return isFraction(text) ? .unit : .byte
  }

  private static func isFraction(_ text: String) -> Bool {
    text.contains { $0 == "." || $0 == "e" || $0 == "E" }
  }

  private static func text(_ value: JSONValue?) -> String? {
    value.flatMap { $0.string ?? $0.numberText }
  }

  /// A component: a byte in hexadecimal, 0 to 1 with a decimal point, or else 0 to 255.
  private static func component(_ text: String) -> Double? {
    if let byte = hexadecimal(text) { return byte }
    guard let number = Double(text), number.isFinite else { return nil }
    return isFraction(text) ? number : number / 255
  }

  /// An alpha, which is 0 to 1 however it is written.
  private static func alpha(_ text: String) -> Double? {
    if let byte = hexadecimal(text) { return byte }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func hexadecimal(_ text: String) -> Double? {
    guard text.hasPrefix("0x") || text.hasPrefix("0X"),
      let byte = UInt8(text.dropFirst(2), radix: 16)
    else { return nil }
    return Double(byte) / 255
  }
}
