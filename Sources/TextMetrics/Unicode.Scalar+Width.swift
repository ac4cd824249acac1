extension Unicode.Scalar {
  /// Whether the character takes no room of its own: controls, joiners and combining marks.
  var isZeroWidth: Bool {
    if value < 0xA0 { return value < 0x20 || value >= 0x7F }
    if value < 0x300 { return value == Self.softHyphen }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark || category == .format
  }

  /// Whether the character fills a whole em: CJK, Hangul, full-width forms and emoji.
  ///
  /// The blocks whose East_Asian_Width is W or F in Unicode's EastAsianWidth.txt.
  var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return Self.wideRanges.contains { $0.contains(value) } || properties.isEmojiPresentation
  }

  private static let softHyphen: UInt32 = 0xAD

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
