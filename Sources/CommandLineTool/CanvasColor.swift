internal import ColorMath

/// The colours that `--canvas` takes.
enum CanvasColor {
  /// The colour of `#RGB` or `#RRGGBB`, `nil` for anything else: a window is opaque.
  static func color(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.dropFirst().count else { return nil }
    let channels: [Int]
    switch digits.count {
    case 3: channels = digits.map { $0 * 17 }
    case 6: channels = stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    return Color(
      red8: UInt8(channels[0]), green8: UInt8(channels[1]), blue8: UInt8(channels[2]))
  }
}
