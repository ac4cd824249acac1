/// Adds escape sequences to text for a terminal, or leaves it as it is.
struct ConsoleStyle {
  /// Whether escape sequences are written.
  var usesColor: Bool

  /// SGR parameters of ECMA-48 that terminals with 8 colours know.
  enum Emphasis: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case yellow = "33"
    case green = "32"
    case cyan = "36"
  }

  func callAsFunction(_ text: String, _ emphasis: Emphasis) -> String {
    usesColor ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// `text` with a swatch of two cells before each colour of the form `#RRGGBB`.
  func swatched(_ text: String) -> String {
    guard usesColor, text.utf8.contains(UInt8(ascii: "#")) else { return text }
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    for index in bytes.indices {
      if let (red, green, blue) = Self.color(at: index, in: bytes) {
        output += "\u{1B}[48;2;\(red);\(green);\(blue)m  \u{1B}[0m ".utf8
      }
      output.append(bytes[index])
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func color(at index: Int, in bytes: [UInt8]) -> (UInt8, UInt8, UInt8)? {
    guard bytes[index] == UInt8(ascii: "#"), index + 6 < bytes.count else { return nil }
    var channels: [UInt8] = []
    for start in stride(from: index + 1, to: index + 7, by: 2) {
      guard let high = hexValue(bytes[start]), let low = hexValue(bytes[start + 1]) else {
        return nil
      }
      channels.append(high << 4 | low)
    }
    return (channels[0], channels[1], channels[2])
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
