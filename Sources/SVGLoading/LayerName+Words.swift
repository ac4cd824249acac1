/// A word of a layer's name with its place in the name.
struct NameWord {
  /// The word in lower case; two joined words, such as `check box`, count as one.
  var text: String
  /// Where it stands in the name's UTF-8.
  var range: Range<Int>

  /// The words of `bytes` in `range`: runs of letters and of digits, cut at camel humps.
  ///
  /// `SVGButton` is `svg button`, `tab2` is `tab 2`. Characters outside ASCII count as letters.
  static func words(in bytes: [UInt8], range: Range<Int>) -> [NameWord] {
    var words: [NameWord] = []
    var start = range.lowerBound
    func flush(_ end: Int) {
      if start < end {
        let text = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
        words.append(NameWord(text: text, range: start..<end))
      }
      start = end
    }
    for index in range {
      let kind = Kind(bytes[index])
      if kind == .separator {
        flush(index)
        start = index + 1
        continue
      }
      guard index > start else { continue }
      let previous = Kind(bytes[index - 1])
      let next = index + 1 < range.upperBound ? Kind(bytes[index + 1]) : .separator
      let isHump =
        (kind == .upper && previous == .lower)
        || (kind == .upper && previous == .upper && next == .lower)
        || (kind == .digit) != (previous == .digit)
      if isHump { flush(index) }
    }
    flush(range.upperBound)
    return joined(words)
  }

  /// Joins the pairs that are one term, so that `check box`, `check-box` and `checkBox` agree.
  private static func joined(_ words: [NameWord]) -> [NameWord] {
    var result: [NameWord] = []
    for word in words {
      if let last = result.last, terms.contains(last.text + word.text) {
        result[result.count - 1] = NameWord(
          text: last.text + word.text, range: last.range.lowerBound..<word.range.upperBound)
      } else {
        result.append(word)
      }
    }
    return result
  }

  private static let terms: Set<String> = [
    "checkbox", "radiobutton", "textfield", "textinput", "textbox", "textarea", "inputfield",
    "menuitem", "togglebutton", "toggleswitch", "tabitem", "dropdown", "combobox", "searchfield",
    "darkmode", "lightmode", "highcontrast", "navlink", "readonly",
  ]

  private enum Kind {
    case lower, upper, digit, separator

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF: self = .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = .separator
      }
    }
  }
}
