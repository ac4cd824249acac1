internal import ColorMath

/// A value as a resource file writes it, understood but not followed.
enum ResourceValue: Hashable, Sendable {
  case color(Color)
  case dimension(Dimension)
  case number(Double)
  case boolean(Bool)
  /// `@type/name`.
  case reference(ResourceName)
  /// A reference to a resource of a type that nothing here needs, such as `@font/x`.
  case foreignReference
  /// `?attr/name`; the name with `android:` if it belongs to the platform.
  case attribute(String)
  /// `@null` and `@empty`.
  case null
  case text(String)

  init(_ written: some StringProtocol) {
    let text = written.trimmingSpaces
    switch text.utf8.first {
    case UInt8(ascii: "#"):
      self = Color(androidLiteral: text).map { .color($0) } ?? .text(String(text))
    case UInt8(ascii: "?"): self = .attribute(Self.attributeName(text.dropFirst()))
    case UInt8(ascii: "@"): self = Self.reference(text.dropFirst())
    default:
      self = Self.plain(text)
    }
  }

  /// A value that names nothing.
  private static func plain(_ text: Substring) -> ResourceValue {
    if text == "true" || text == "false" { return .boolean(text == "true") }
    // Only what starts as a number can be one; names such as `nan` are none.
    let isNumeric = text.utf8.first.map { $0 <= UInt8(ascii: "9") && $0 >= UInt8(ascii: "+") }
    guard isNumeric == true else { return .text(String(text)) }
    if let number = Double(text), number.isFinite { return .number(number) }
    return Dimension(text).map { .dimension($0) } ?? .text(String(text))
  }

  /// The name of the attribute that `?` and `text` refer to.
  private static func attributeName(_ text: Substring) -> String {
    var rest = text
    if rest.utf8.first == UInt8(ascii: "*") { rest = rest.dropFirst() }
    let (package, local) = split(rest)
    let name = local.utf8.starts(with: "attr/".utf8) ? local.dropFirst(5) : local
    return package == "android" ? "android:\(name)" : String(name)
  }

  /// What `@` and `text` refer to.
  private static func reference(_ text: Substring) -> ResourceValue {
    if text == "null" || text == "empty" { return .null }
    var rest = text
    while let mark = rest.utf8.first, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    let (package, local) = split(rest)
    guard let slash = local.utf8.firstIndex(of: UInt8(ascii: "/")),
      let type = ResourceType(rawValue: String(local[..<slash]))
    else { return .foreignReference }
    let name = String(local[local.index(after: slash)...])
    return .reference(
      ResourceName(type: type, name: name, isFramework: package == "android"))
  }

  /// `package:rest`, the package empty if there is none.
  private static func split(_ text: Substring) -> (package: Substring, rest: Substring) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", text) }
    // Old files write the package after the type: `@style/android:Widget`.
    if let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")), slash < colon {
      let name = text[text.index(after: colon)...]
      return (text[text.index(after: slash)..<colon], Substring("\(text[..<slash])/\(name)"))
    }
    return (text[..<colon], text[text.index(after: colon)...])
  }
}

extension Color {
  /// `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`, alpha first; `nil` for anything else.
  init?(androidLiteral text: some StringProtocol) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.utf8.dropFirst().map(Self.hexDigit)
    let values = digits.compactMap(\.self)
    guard values.count == digits.count else { return nil }
    var bytes: [UInt8]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let alpha = bytes.count == 4 ? bytes.removeFirst() : 255
    self.init(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha: Double(alpha) / 255)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// A length as a resource file writes it.
struct Dimension: Hashable, Sendable {
  /// What the number counts.
  enum Unit: String, Hashable, Sendable, CaseIterable {
    case dp, dip, sp, px, pt, `in`, mm
  }

  var number: Double
  var unit: Unit

  /// Android keeps the number in a signed mantissa of 24 bits (`TypedValue`); tools refuse others.
  private static let largest = 8_388_607.0

  init?(_ text: some StringProtocol) {
    for unit in Unit.allCases where text.hasSuffix(unit.rawValue) {
      guard let number = Double(text.dropLast(unit.rawValue.count)), abs(number) <= Self.largest
      else { continue }
      self.number = number
      self.unit = unit
      return
    }
    return nil
  }

  /// The length in density-independent pixels at font scale 1; `nil` for device pixels.
  ///
  /// Physical units are 160 dp an inch.
  var points: Double? {
    switch unit {
    case .dp, .dip, .sp: number
    case .px: nil
    case .pt: number * 160 / 72
    case .in: number * 160
    case .mm: number * 160 / 25.4
    }
  }
}

extension StringProtocol {
  /// The text without ASCII's white space and controls at its ends.
  var trimmingSpaces: Substring {
    let text = Substring(self)
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
      let last = bytes.lastIndex(where: { $0 > 0x20 })
    else { return "" }
    return text[first..<bytes.index(after: last)]
  }
}

extension StringProtocol {
  /// Whether the bytes of `word` occur in the text.
  ///
  /// Names in resources are identifiers: what `contains` does besides for Unicode's equivalent
  /// spellings takes many times as long.
  func containsBytes(of word: String) -> Bool {
    let bytes = word.utf8
    guard let first = bytes.first else { return true }
    var rest = Substring(self).utf8
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension ResourceValue {
  /// Whether a background of that value shows at rest: one that only shows touches any view may have.
  var showsAtRest: Bool {
    switch self {
    case .null: false
    case .attribute(let name): !name.containsBytes(of: "electableItemBackground")
    case .color(let color): color.alpha > 0
    case .reference(let name): !(name.isFramework && name.name == "transparent")
    case .boolean, .dimension, .foreignReference, .number, .text: true
    }
  }
}
