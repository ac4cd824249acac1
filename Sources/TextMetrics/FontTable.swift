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
  /// Advances of U+0020 to U+017F; 0 where the font has no glyph or the character no width.
  let latin: [UInt16]
  /// Advances of U+0386 to U+045F; 0 where the font has no glyph.
  let greekAndCyrillic: [UInt16]
  /// Advances of `punctuationScalars` in their order; 0 where the font has no glyph.
  let punctuation: [UInt16]
  /// Pairs set closer or wider.
  let kerning: KerningTable

  /// The characters beyond the letters that labels of real exports contain, ascending.
  static let punctuationScalars: [UInt32] = [
    0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A,
    0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2260, 0x2264, 0x2265, 0x25B6, 0x25BC,
    0x25CF, 0x2605, 0x2713, 0x2715,
  ]

  /// A table from its figures.
  init(
    unitsPerEm: Double, ascent: Double, descent: Double, averageAdvance: Double,
    latin: [UInt16], greekAndCyrillic: [UInt16], punctuation: [UInt16],
    kerning: KerningTable = .none
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.averageAdvance = averageAdvance
    self.latin = latin
    self.greekAndCyrillic = greekAndCyrillic
    self.punctuation = punctuation
    self.kerning = kerning
  }

  /// The advance of `scalar` in em, or nil where the table has none.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    let value = scalar.value
    let units: UInt16
    switch value {
    case 0x20...0x17F:
      units = latin[Int(value) - 0x20]
    case 0x386...0x45F:
      units = greekAndCyrillic[Int(value) - 0x386]
    // The bounds spare all other scripts the search.
    case 0x2013...0x2715:
      guard let index = Self.punctuationScalars.firstIndex(of: value) else { return nil }
      units = punctuation[index]
    default:
      return nil
    }
    return units == 0 ? nil : Double(units) / unitsPerEm
  }
}
