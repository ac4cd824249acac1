extension FontTable {
  /// Liberation Mono 1.07.4, regular and bold (`hmtx`, `hhea`).
  static let liberationMono = monospaced(
    advance: 1229, ascent: 1705, descent: 615, lacking: [0x25B6, 0x2605, 0x2713, 0x2715])

  /// DejaVu Sans Mono 2.37, regular and bold (`hmtx`, `hhea`).
  static let dejaVuSansMono = monospaced(advance: 1233, ascent: 1901, descent: 483)

  /// The estimate for the system font's monospaced design: 0.60 em.
  static let systemMonospaced = monospaced(
    advance: 600, ascent: 952, descent: 241, unitsPerEm: 1000)

  /// A table in which every character but the `lacking` ones is `advance` wide.
  private static func monospaced(
    advance: UInt16, ascent: Double, descent: Double, unitsPerEm: Double = 2048,
    lacking: [UInt32] = []
  ) -> FontTable {
    FontTable(
      unitsPerEm: unitsPerEm, ascent: ascent, descent: descent, averageAdvance: Double(advance),
      latin: (0x20...0x17F).map { Unicode.Scalar($0)?.isZeroWidth == false ? advance : 0 },
      greekAndCyrillic: [UInt16](repeating: advance, count: 0x45F - 0x386 + 1),
      punctuation: punctuationScalars.map { lacking.contains($0) ? 0 : advance })
  }
}
