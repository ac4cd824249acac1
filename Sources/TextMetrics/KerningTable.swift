/// The pairs of printable ASCII characters that one font sets closer or wider.
struct KerningTable: Sendable {
  /// Adjustment of every pair, by first and then second character; empty for no kerning.
  private let units: [Int16]

  /// No pairs.
  static let none = KerningTable([:])

  /// A table from the pairs of each adjustment in font units, written one after the other.
  init(_ pairs: [Int16: String]) {
    guard !pairs.isEmpty else {
      units = []
      return
    }
    var units = [Int16](repeating: 0, count: Self.side * Self.side)
    for (adjustment, text) in pairs {
      var first: UInt8?
      for character in text.utf8 {
        guard let start = first else {
          first = character
          continue
        }
        if let index = Self.index(start, character) { units[index] = adjustment }
        first = nil
      }
    }
    self.units = units
  }

  /// What to add to the advance of `first` before `second`, in font units.
  func adjustment(_ first: UInt8, _ second: UInt8) -> Double {
    guard !units.isEmpty, let index = Self.index(first, second) else { return 0 }
    return Double(units[index])
  }

  /// The number of printable ASCII characters.
  private static let side = 0x7F - 0x20

  private static func index(_ first: UInt8, _ second: UInt8) -> Int? {
    guard 0x20..<0x7F ~= first, 0x20..<0x7F ~= second else { return nil }
    return Int(first - 0x20) * side + Int(second - 0x20)
  }
}
