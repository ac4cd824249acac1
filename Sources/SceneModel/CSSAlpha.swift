import ColorMath

/// The alpha of a colour as CSS or a style file writes it; what is empty is not written.
struct CSSAlpha {
  /// The last digits of `#RRGGBBAA` or `#RGBA`, as two.
  private var digits = ""
  /// The alpha of a function: `50%`, `.5`, `var(--faint)`.
  private var argument = ""
  /// What follows a colour of a style file: `50%`.
  private var suffix = ""

  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  init(_ written: String) {
    if let open = written.firstIndex(of: "("), let close = written.lastIndex(of: ")"), open < close,
      Self.functions.contains(written[..<open].lowercased())
    {
      argument = Self.alpha(of: written[written.index(after: open)..<close])
      suffix = Self.collapsed(written[written.index(after: close)...])
    } else if written.first == "#" {
      let hex = written.dropFirst().prefix { !$0.isWhitespace }
      switch hex.count {
      case 4: digits = String(repeating: hex.suffix(1).uppercased(), count: 2)
      case 8: digits = hex.suffix(2).uppercased()
      default: break
      }
      suffix = Self.collapsed(written.dropFirst(1 + hex.count))
    }
  }

  /// Behind the slash, or the fourth of four in the form with commas; inner parentheses hide both.
  private static func alpha(of arguments: Substring) -> String {
    var commas: [Substring.Index] = []
    var slash: Substring.Index?
    var depth = 0
    for index in arguments.indices {
      switch arguments[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "/" where depth == 0: slash = index
      case "," where depth == 0: commas.append(index)
      default: break
      }
    }
    guard let start = slash ?? (commas.count == 3 ? commas[2] : nil) else { return "" }
    return collapsed(arguments[arguments.index(after: start)...])
  }

  private static func collapsed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// `color` with this alpha.
  func text(with color: Color) -> String {
    var text = color.withAlpha(1).hex + digits
    if !argument.isEmpty {
      let channels = [color.red, color.green, color.blue].map { String(Color.byte($0)) }
      text = "rgb(\(channels.joined(separator: " ")) / \(argument))"
    }
    return suffix.isEmpty ? text : text + " " + suffix
  }
}
