import ColorMath

/// A colour as CSS or a style file writes it, so that another one can be written like it.
///
/// Digits of hex keep their case and, where the new colour allows it, their number; functions keep
/// everything but their three numbers. A name becomes `#RRGGBB`, and so does what is no plain colour,
/// with the alpha that is written: `rgb(R G B / ALPHA)`.
struct CSSColorText {
  private let written: String
  /// Up to the end of a colour's hex digits, name or function; the rest is an opacity and the like.
  private var core: Substring
  /// What follows a colour of a style file: `50%`.
  private var suffix: String

  init(_ written: String) {
    self.written = written
    if let open = written.firstIndex(of: "("), let close = written.lastIndex(of: ")"), open < close,
      Self.functions.contains(written[..<open].lowercased())
    {
      core = written[...close]
    } else {
      core = written.prefix { !$0.isWhitespace }
    }
    suffix = core.first == "#" || core.last == ")" ? written[core.endIndex...].collapsed : ""
  }

  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  /// `color` in its place, with the alpha that is written.
  func text(with color: Color) -> String {
    let text =
      function(with: color)
      ?? (core.first == "#" ? HexText(core.dropFirst()).text(with: color) : nil)
      ?? color.withAlpha(1).hex
    return suffix.isEmpty ? text : text + " " + suffix
  }

  private func function(with color: Color) -> String? {
    guard core.last == ")", let open = core.firstIndex(of: "(") else { return nil }
    let name = core[..<open].lowercased()
    let arguments = core[core.index(after: open)...].dropLast()
    let (space, start) = Self.predefinedSpace(of: arguments, in: name)
    let numbers = CSSNumber.leading(of: arguments[start...], count: 3)
    if let texts = Self.channels(of: color, as: space, like: numbers) {
      var result = String(core[...open])
      var position = arguments.startIndex
      for (number, text) in zip(numbers, texts) {
        result += arguments[position..<number.range.lowerBound] + text
        position = number.range.upperBound
      }
      return result + core[position...]
    }
    let alpha = Self.alpha(of: arguments)
    if alpha.isEmpty { return nil }
    let channels = color.bytes.map { String($0) }
    return "rgb(\(channels.joined(separator: " ")) / \(alpha))"
  }

  /// The space that `color()` names with where its numbers start; other functions are named after
  /// theirs.
  private static func predefinedSpace(
    of arguments: Substring, in name: String
  ) -> (name: String, start: Substring.Index) {
    guard name == "color" else { return (name, arguments.startIndex) }
    let rest = arguments.drop { $0.isWhitespace }
    let word = rest.prefix { !$0.isWhitespace }
    let space = word.lowercased()
    // What other functions are called is no space of this one.
    return functions.contains(space)
      ? ("", arguments.startIndex)
      : (space == "xyz" ? "xyz-d65" : space, word.endIndex)
  }

  /// What to write for the three `numbers` of a function of the space or of the name `name`; `nil` if
  /// there are not three, or if there is no such space.
  private static func channels(
    of color: Color, as name: String, like numbers: [CSSNumber]
  ) -> [String]? {
    guard numbers.count == 3 else { return nil }
    switch name {
    case "rgb", "rgba":
      return zip(color.bytes, numbers).map { byte, number in
        guard number.unit == "%" else { return String(byte) }
        return Decimals.shortest(Double(byte) / 2.55) { Color.byte($0 / 100) == byte } + "%"
      }
    case "hsl", "hsla":
      guard numbers[0].unit.isEmpty || numbers[0].unit == "deg",
        numbers[1...].allSatisfy({ $0.unit == "%" || $0.unit.isEmpty })
      else { return nil }
      let hsl = color.hsl
      for digits in 0...Decimals.most {
        let rounded = [hsl.x, hsl.y, hsl.z].map { Decimals.rounded($0, to: digits) }
        let read = Color(hsl: SIMD3(rounded[0], rounded[1], rounded[2]))
        guard read.bytes == color.bytes else { continue }
        return zip(rounded, numbers).map { Decimals.text($0, digits) + $1.unit }
      }
      return nil
    default:
      guard let space = ColorSpace(rawValue: name) else { return nil }
      return channels(of: color, in: space, like: numbers)
    }
  }

  /// What to write for the three `numbers` in `space`, with as few digits as tell the colour; `nil` if
  /// a unit has no meaning there.
  private static func channels(
    of color: Color, in space: ColorSpace, like numbers: [CSSNumber]
  ) -> [String]? {
    let components = space.components(of: color)
    var scales: [Double] = []
    for (index, number) in zip(0..<3, numbers) {
      switch number.unit {
      case "": scales.append(1)
      case "deg" where index == space.hueIndex: scales.append(1)
      case "%" where index != space.hueIndex: scales.append(100 / space.whole(index))
      default: return nil
      }
    }
    for digits in 0...Decimals.most * 2 {
      // The hue of a grey means nothing, so it stays.
      let isGrey = (0..<3).contains { index in
        space.chromaIndex == index && Decimals.rounded(components[index], to: digits) == 0
      }
      let texts = (0..<3).map { index in
        isGrey && index == space.hueIndex
          ? Decimals.text(numbers[index].value, Decimals.most)
          : Decimals.text(components[index] * scales[index], digits)
      }
      let read = texts.compactMap(Double.init)
      guard read.count == 3 else { return nil }
      let values = SIMD3(read[0] / scales[0], read[1] / scales[1], read[2] / scales[2])
      guard space.color(values).bytes == color.bytes else { continue }
      return zip(texts, numbers).map { $0 + $1.unit }
    }
    return nil
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
    return arguments[arguments.index(after: start)...].collapsed
  }
}

/// Digits of a hex colour, alpha last.
struct HexText {
  private let digits: Substring

  init(_ digits: Substring) {
    self.digits = digits
  }

  /// `#` and the digits of `color`, with the alpha that is written; `nil` if there is another number
  /// of digits than 3, 4, 6 and 8.
  func text(with color: Color) -> String? {
    let isShort = digits.count < 6
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let alpha = digits.dropFirst(isShort ? 3 : 6)
    let bytes = color.bytes
    let long = bytes.map { Self.pair($0) }.joined()
    // Both digits of a byte are equal where it is a multiple of 17.
    if isShort, bytes.allSatisfy({ $0 % 17 == 0 }) {
      let short = bytes.map { String($0 / 17, radix: 16, uppercase: true) }.joined()
      return "#" + cased(short) + alpha
    }
    return "#" + cased(long) + (isShort ? alpha + alpha : alpha)
  }

  /// `text` in lower case if the digits are.
  private func cased(_ text: String) -> String {
    digits.contains { $0.isLowercase } && !digits.contains { $0.isUppercase }
      ? text.lowercased() : text
  }

  /// A byte as two digits in upper case.
  static func pair(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}

/// A number among the arguments of a colour function.
private struct CSSNumber {
  /// With its unit.
  var range: Range<Substring.Index>
  /// `%`, `deg` and the like; empty for none.
  var unit: String
  var value: Double

  /// The first `count` numbers of `arguments`; fewer where something else comes between them.
  static func leading(of arguments: Substring, count: Int) -> [CSSNumber] {
    var numbers: [CSSNumber] = []
    var rest = arguments
    while numbers.count < count {
      rest = rest.drop { $0.isWhitespace || ($0 == "," && !numbers.isEmpty) }
      let start = rest.startIndex
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
      guard let value = Double(digits) else { return numbers }
      rest = rest[digits.endIndex...]
      let unit = rest.prefix { $0.isASCII && ($0.isLetter || $0 == "%") }
      rest = rest[unit.endIndex...]
      numbers.append(
        CSSNumber(range: start..<rest.startIndex, unit: unit.lowercased(), value: value))
    }
    return numbers
  }
}

/// Decimal fractions in writing.
private enum Decimals {
  /// The most digits behind the point; three tell all colours of 8 bits apart.
  static let most = 4

  static func rounded(_ value: Double, to digits: Int) -> Double {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return (value * scale).rounded() / scale
  }

  /// A number that is rounded to so many digits, without zeros at its end.
  static func text(_ value: Double, _ digits: Int) -> String {
    // Without the sign of a zero, and never with an exponent.
    let value = rounded(value, to: digits)
    if abs(value) < 1e-3, value != 0 { return fixed(value, digits) }
    let text = "\(value + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A small number with all its digits.
  private static func fixed(_ value: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    var text = String(Int((abs(value) * scale).rounded()))
    text = "0." + String(repeating: "0", count: max(digits - text.count, 0)) + text
    while text.hasSuffix("0") { text.removeLast() }
    return value < 0 ? "-" + text : text
  }

  /// `value` with as few digits as `isEnough` allows.
  static func shortest(_ value: Double, where isEnough: (Double) -> Bool) -> String {
    let digits = (0..<most).first { isEnough(rounded(value, to: $0)) } ?? most
    return text(value, digits)
  }
}

extension Color {
  /// Red, green and blue of 0...255.
  fileprivate var bytes: [UInt8] { [red, green, blue].map { Color.byte($0) } }
}

extension Substring {
  /// Without white space at its ends, and with one space for any other.
  fileprivate var collapsed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension ColorSpace {
  /// What 100 % of a component stands for.
  ///
  /// https://www.w3.org/TR/css-color-4/#color-syntax
  fileprivate func whole(_ index: Int) -> Double {
    switch self {
    case .hsl, .hwb: 100
    case .lab: index == 0 ? 100 : 125
    case .lch: index == 0 ? 100 : 150
    case .oklab, .oklch: index == 0 ? 1 : 0.4
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65: 1
    }
  }

  /// The component that is 0 for greys, of spaces with a hue.
  fileprivate var chromaIndex: Int? {
    switch self {
    case .lch, .oklch: 1
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65, .lab,
      .oklab, .hsl, .hwb:
      nil
    }
  }
}
