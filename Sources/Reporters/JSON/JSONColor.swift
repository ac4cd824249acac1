internal import ColorMath

/// Colours in JSON: `#rrggbb`, with two more digits if they are not opaque.
enum JSONColor {
  /// The colour in hex.
  static func hex(_ color: Color) -> JSONWriter.Value { .string(color.hex.lowercased()) }

  /// Red, green, blue and alpha where the hex digits are not all of it; else `nil`.
  static func components(_ color: Color) -> JSONWriter.Value? {
    guard self.color(color.hex) != color else { return nil }
    return .array([color.red, color.green, color.blue, color.alpha].map { .number($0) })
  }

  /// The colour of 6 or 8 hex digits after a number sign.
  static func color(_ text: String) -> Color? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    if digits.count == 6 { return Color(rgb: number) }
    return Color(rgb: number >> 8, alpha: Double(number & 255) / 255)
  }
}
