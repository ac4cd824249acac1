import CSS
import ColorMath
import SceneModel

/// A plain colour inside the text of a value.
struct ColorLiteral {
  /// Its bytes in the text.
  let range: Range<Int>
  /// As it is written.
  let written: String

  /// The only colour of `bytes[value]`; throws if there is more or something else.
  init(in bytes: [UInt8], _ value: Range<Int>) throws(EditRefusal) {
    let start = Self.skipTrivia(bytes, value)
    var end = start
    while end < value.upperBound, Self.isNameByte(bytes[end]) { end += 1 }
    if end < value.upperBound, bytes[end] == UInt8(ascii: "(") {
      let close = bytes[end..<value.upperBound].firstIndex(of: UInt8(ascii: ")"))
      guard let close, !bytes[(end + 1)..<close].contains(UInt8(ascii: "(")) else {
        throw Self.computed(bytes, value)
      }
      end = close + 1
    }
    guard end > start, Self.isHarmless(bytes, end..<value.upperBound) else {
      throw Self.computed(bytes, value)
    }
    range = start..<end
    written = String(decoding: bytes[range], as: UTF8.self)
  }

  /// The colour that CSS and style files mean by it, without its alpha; `nil` for anything else.
  var color: Color? {
    guard case .color(let color)? = ColorValue.parse(written) else { return nil }
    return color.withAlpha(1)
  }

  /// What to write in its place for `change`; throws unless that is read as the new colour and what
  /// is written now as the old one.
  func replacement(
    _ notation: LiteralNotation, before: Color, after: Color
  ) throws(EditRefusal) -> String {
    switch notation {
    case .css:
      guard let color, color.roundedTo8Bits == before.withAlpha(1).roundedTo8Bits else {
        throw EditRefusal("'\(written)' is no plain colour, or what is painted is computed from it")
      }
      let text = notation.text(of: after, replacing: written)
      guard Self.keepsForm(written, text), case .color(let read)? = ColorValue.parse(text),
        case .color(let old)? = ColorValue.parse(written), old.alpha == read.alpha,
        read.withAlpha(1).roundedTo8Bits == after.withAlpha(1)
      else { throw EditRefusal("'\(written)' is in a notation that is changed by hand only") }
      return text
    case .alphaFirstHex:
      guard Self.androidColor(written) == before.withAlpha(1).roundedTo8Bits else {
        throw EditRefusal(
          "'\(written)' is no plain colour of the file, or what is painted is computed from it")
      }
      let text = notation.text(of: after, replacing: written)
      guard Self.androidColor(text) == after.withAlpha(1) else {
        throw EditRefusal("'\(written)' is in a notation that is changed by hand only")
      }
      return text
    case .components:
      throw EditRefusal.notFound
    }
  }

  /// Whether a function stays the same function; a name may become hex.
  private static func keepsForm(_ written: String, _ text: String) -> Bool {
    guard let open = written.firstIndex(of: "(") else { return !text.contains("(") }
    return text.hasPrefix(written[...open])
  }

  /// The colour of `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB` without its alpha.
  private static func androidColor(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3, 4:
      let nibbles = [value >> 8 & 15, value >> 4 & 15, value & 15].map { UInt8($0 * 17) }
      return Color(red8: nibbles[0], green8: nibbles[1], blue8: nibbles[2])
    case 6, 8: return Color(rgb: value & 0xFFFFFF)
    default: return nil
    }
  }

  private static func computed(_ bytes: [UInt8], _ value: Range<Int>) -> EditRefusal {
    let text = String(decoding: bytes[value].prefix(60), as: UTF8.self)
    if bytes[value].contains(UInt8(ascii: "&")) { return .reference }
    if text.hasPrefix("@") || text.hasPrefix("?") {
      return EditRefusal("'\(text)' refers to what the project does not define itself")
    }
    return EditRefusal("'\(text)' is no plain colour")
  }

  /// The offset after white space and comments.
  private static func skipTrivia(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < range.upperBound, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, range.upperBound)
      } else {
        break
      }
    }
    return index
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "#"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether what follows a colour is none itself: nothing, comments, `!important`, an opacity.
  private static func isHarmless(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = skipTrivia(bytes, range)
    let rest = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
      .split { $0.isWhitespace }.joined()
    if rest.isEmpty || rest.lowercased() == "!important" { return true }
    return rest.hasSuffix("%") && Double(rest.dropLast()) != nil
  }
}
