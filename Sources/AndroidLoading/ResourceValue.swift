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
    let text = Substring(written.trimmingSpaces)
    switch text.utf8.first {
    case UInt8(ascii: "#"):
      self = Color(androidLiteral: text).map { .color($0) } ?? .text(String(text))
    case UInt8(ascii: "?"): self = .attribute(Self.attributeName(text.dropFirst()))
    case UInt8(ascii: "@"): self = Self.reference(text.dropFirst())
    default:
      if text == "true" || text == "false" {
        self = .boolean(text == "true")
      } else if let number = Double(text) {
        self = .number(number)
      } else if let dimension = Dimension(text) {
        self = .dimension(dimension)
      } else {
        self = .text(String(text))
      }
    }
  }

  /// The name of the attribute that `?` and `text` refer to.
  private static func attributeName(_ text: Substring) -> String {
    var rest = text
    if rest.first == "*" { rest = rest.dropFirst() }
    let (package, local) = split(rest)
    let name = local.hasPrefix("attr/") ? local.dropFirst(5) : local
    return package == "android" ? "android:\(name)" : String(name)
  }

  /// What `@` and `text` refer to.
  private static func reference(_ text: Substring) -> ResourceValue {
    if text == "null" || text == "empty" { return .null }
    var rest = text
    while rest.first == "*" || rest.first == "+" { rest = rest.dropFirst() }
    let (package, local) = split(rest)
    guard let slash = local.firstIndex(of: "/"),
      let type = ResourceType(rawValue: String(local[..<slash]))
    else { return .foreignReference }
    let name = String(local[local.index(after: slash)...])
    return .reference(
      ResourceName(type: type, name: name, isFramework: package == "android"))
  }

  /// `package:rest`, the package empty if there is none.
  private static func split(_ text: Substring) -> (package: Substring, rest: Substring) {
    guard let colon = text.firstIndex(of: ":") else { return ("", text) }
    // Old files write the package after the type: `@style/android:Widget`.
    if let slash = text.firstIndex(of: "/"), slash < colon {
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

  init?(_ text: some StringProtocol) {
    for unit in Unit.allCases where text.hasSuffix(unit.rawValue) {
      guard let number = Double(text.dropLast(unit.rawValue.count)) else { continue }
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
  /// The text without white space at its ends.
  var trimmingSpaces: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
