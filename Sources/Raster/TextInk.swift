import Geometry

/// A stand-in for the glyphs of a text whose outlines are not known.
///
/// A pattern without structure that covers the share of the cells that glyphs do. Shares and medians
/// over a text box come out as with real glyphs; single points do not.
enum TextInk {
  /// Whether ink covers `point`: 9 of 32 one-point squares, spread without pattern.
  ///
  /// Ink touches 0.24 to 0.33 of the pixels of a cell in DejaVu Sans and Liberation Sans, regular
  /// and at 11 to 16 px (measured on rendered labels); this is the middle.
  static func covers(_ point: Point) -> Bool {
    guard let x = Int32(exactly: point.x.rounded(.down)),
      let y = Int32(exactly: point.y.rounded(.down))
    else { return false }
    // The finaliser of MurmurHash3, which spreads neighbouring squares evenly.
    var hash = UInt32(bitPattern: x) &* 0x9E37_79B1 ^ UInt32(bitPattern: y) &* 0x85EB_CA77
    hash = (hash ^ (hash >> 16)) &* 0x85EB_CA6B
    hash = (hash ^ (hash >> 13)) &* 0xC2B2_AE35
    return (hash ^ (hash >> 16)) & 31 < 9
  }
}
