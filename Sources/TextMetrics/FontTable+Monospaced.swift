extension FontTable {
  /// Liberation Mono 1.07.4, regular and bold (`hmtx`, `hhea`).
  static let liberationMono = monospaced(advance: 1229, ascent: 1705, descent: 615)

  /// DejaVu Sans Mono 2.37, regular and bold (`hmtx`, `hhea`).
  static let dejaVuSansMono = monospaced(advance: 1233, ascent: 1901, descent: 483)

  /// The estimate for the system font's monospaced design: 0.60 em.
  static let systemMonospaced = monospaced(
    advance: 600, ascent: 952, descent: 241, unitsPerEm: 1000)

  /// A table in which every character is `advance` wide.
  private static func monospaced(
    advance: UInt16, ascent: Double, descent: Double, unitsPerEm: Double = 2048
  ) -> FontTable {
    let latin = (UInt32(0x20)...0xFF).map { value in
      Unicode.Scalar(value).map(\.isZeroWidth) == false ? advance : 0
    }
    return FontTable(
      unitsPerEm: unitsPerEm, ascent: ascent, descent: descent, averageAdvance: Double(advance),
      latin: latin,
      punctuation: [UInt16](repeating: advance, count: punctuationScalars.count))
  }
}
