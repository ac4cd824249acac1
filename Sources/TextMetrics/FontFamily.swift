/// A font family with known metrics, as a browser on Debian would choose it for SVG text.
public enum FontFamily: String, CaseIterable, Sendable {
  /// Stands for Arial, Helvetica and `sans-serif`.
  case liberationSans = "Liberation Sans"
  /// Stands for Times, `serif` and any text that names no known family.
  case liberationSerif = "Liberation Serif"
  /// Stands for Courier and Courier New.
  case liberationMono = "Liberation Mono"
  /// Stands for `system-ui` and Sans.
  case dejaVuSans = "DejaVu Sans"
  /// Stands for `monospace`.
  case dejaVuSansMono = "DejaVu Sans Mono"
  /// Inter, where a file names it.
  case inter = "Inter"
  /// Roboto, where a file names it.
  case roboto = "Roboto"

  /// The first known family of a CSS `font-family` list, else the browser's default serif.
  ///
  /// Names are compared without regard to case, surrounding blanks and quotes. The aliases are
  /// what Chromium 156 chose on Debian 12 with the packages fonts-liberation and
  /// fonts-dejavu-core: fontconfig's metric aliases count, its similar fonts do not, so Verdana
  /// or Segoe UI pass to the next name. Inter and Roboto are taken as installed.
  public static func resolve(familyList: [String]) -> FontFamily {
    for name in familyList {
      if let family = aliases[normalized(name)] { return family }
    }
    return .liberationSerif
  }

  /// The face for a CSS `font-weight`, 1 to 1000.
  ///
  /// Families of two weights take the bold face above 500 (CSS Fonts 4 section 5.2); Inter and
  /// Roboto are interpolated between 400 and 700.
  public func face(weight: Double = 400) -> FontFace {
    let nearest: Double = weight > 500 ? 1 : 0
    let interpolated = (weight - 400) / 300
    return switch self {
    case .liberationSans:
      FontFace(.liberationSans, bold: .liberationSansBold, boldness: nearest)
    case .liberationSerif:
      FontFace(.liberationSerif, bold: .liberationSerifBold, boldness: nearest)
    case .liberationMono:
      FontFace(.liberationMono, bold: .liberationMono, boldness: nearest)
    case .dejaVuSans:
      FontFace(.dejaVuSans, bold: .dejaVuSansBold, boldness: nearest)
    case .dejaVuSansMono:
      FontFace(.dejaVuSansMono, bold: .dejaVuSansMono, boldness: nearest)
    case .inter:
      FontFace(.inter, bold: .interBold, boldness: interpolated)
    case .roboto:
      FontFace(.roboto, bold: .robotoBold, boldness: interpolated)
    }
  }

  private static let aliases: [String: FontFamily] = [
    "arial": .liberationSans, "arimo": .liberationSans, "helvetica": .liberationSans,
    "liberation sans": .liberationSans, "sans-serif": .liberationSans,
    "liberation serif": .liberationSerif, "serif": .liberationSerif, "times": .liberationSerif,
    "times new roman": .liberationSerif, "tinos": .liberationSerif,
    "courier": .liberationMono, "courier new": .liberationMono, "cousine": .liberationMono,
    "liberation mono": .liberationMono,
    "dejavu sans": .dejaVuSans, "sans": .dejaVuSans, "system-ui": .dejaVuSans,
    "dejavu sans mono": .dejaVuSansMono, "monospace": .dejaVuSansMono,
    "inter": .inter, "roboto": .roboto,
  ]

  private static func normalized(_ name: String) -> String {
    var rest = Substring(name)
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest.lowercased()
  }

  private static func isTrimmed(_ character: Character) -> Bool {
    character.isWhitespace || character == "\"" || character == "'"
  }
}
