/// The advance widths and vertical metrics of one font, as read from its tables.
struct FontTable: Sendable {
  /// Units to the em, the unit of every other figure here.
  let unitsPerEm: Double
  /// Height above the baseline (`hhea` ascender).
  let ascent: Double
  /// Depth below the baseline, positive (`hhea` descender).
  let descent: Double
  /// Mean over the font's letters U+0100 to U+045F (Latin Extended, Greek, Cyrillic).
  let averageAdvance: Double
  /// Advances of U+0020 to U+00FF; 0 where the font has no glyph or the character no width.
  let latin: [UInt16]
  /// Advances of `punctuationScalars` in their order; 0 where the font has no glyph.
  let punctuation: [UInt16]

  /// The characters above Latin-1 that labels of real exports contain, ascending.
  static let punctuationScalars: [UInt32] = [
    0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A,
    0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2260, 0x2264, 0x2265, 0x25B6, 0x25BC,
    0x25CF, 0x2605, 0x2713, 0x2715,
  ]

  /// The advance of `scalar` in em, or nil where the table has none.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    let value = scalar.value
    let units: UInt16
    if value < 0x100 {
      guard value >= 0x20 else { return nil }
      units = latin[Int(value) - 0x20]
    } else {
      // A search for every Cyrillic or Chinese character would cost more than this check.
      guard 0x2013...0x2715 ~= value,
        let index = Self.punctuationScalars.firstIndex(of: value)
      else { return nil }
      units = punctuation[index]
    }
    return units == 0 ? nil : Double(units) / unitsPerEm
  }
}
