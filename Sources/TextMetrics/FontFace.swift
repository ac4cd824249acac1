/// One face of a font: advance widths, ascent and descent, all in em.
///
/// Widths leave out kerning and ligatures, which a browser applies: single pairs such as "AV" come
/// out up to 0.07 em too wide, whole labels rarely more than 2 %.
public struct FontFace: Sendable {
  private let table: FontTable
  private let boldTable: FontTable
  /// Share of `boldTable` in each advance, 0 to 1.
  private let boldness: Double
  /// Width of a character that no table knows and that is not wide, in em.
  ///
  /// The mean over the font's Latin Extended, Greek and Cyrillic letters.
  public let averageAdvance: Double

  /// A face between a regular and a bold table; `boldness` is limited to 0...1.
  init(
    _ table: FontTable, bold boldTable: FontTable, boldness: Double,
    averageAdvance: Double? = nil
  ) {
    let share = max(0, min(boldness, 1))
    self.table = table
    self.boldTable = boldTable
    self.boldness = share
    self.averageAdvance =
      averageAdvance
      ?? (1 - share) * table.averageAdvance / table.unitsPerEm
      + share * boldTable.averageAdvance / boldTable.unitsPerEm
  }

  /// Height of the glyph cell above the baseline in em (`hhea` ascender).
  ///
  /// Chromium rounds ascent × size and descent × size to whole device pixels, each on its own.
  public var ascent: Double { table.ascent / table.unitsPerEm }

  /// Depth of the glyph cell below the baseline in em, positive (`hhea` descender).
  public var descent: Double { table.descent / table.unitsPerEm }

  /// The width of each user-perceived character (extended grapheme cluster) of `text`, in em.
  public func advances(of text: String) -> [Double] {
    text.map { advance(of: $0) }
  }

  /// The width of one line of `text` at a font size, in the unit of `size`.
  ///
  /// `letterSpacing` is added once per character, the last one included, as CSS Text 4 section
  /// 9.2 says and Chromium does.
  public func width(of text: String, size: Double, letterSpacing: Double = 0) -> Double {
    var total = 0.0
    var count = 0
    for character in text {
      total += advance(of: character)
      count += 1
    }
    return total * size + Double(count) * letterSpacing
  }

  /// The width of a user-perceived character in em: that of its first scalar, or 1 for an emoji.
  public func advance(of character: Character) -> Double {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    if scalars.dropFirst().contains(Self.emojiVariationSelector) { return Self.wideAdvance }
    return advance(of: base)
  }

  /// The width of a scalar that stands alone, in em.
  public func advance(of scalar: Unicode.Scalar) -> Double {
    if let regular = table.advance(of: scalar) {
      guard boldness > 0, let bold = boldTable.advance(of: scalar) else { return regular }
      return (1 - boldness) * regular + boldness * bold
    }
    // White space that was not collapsed is drawn as a space.
    if scalar == "\n" || scalar == "\t" || scalar == "\r" {
      return advance(of: Self.space)
    }
    if scalar.isZeroWidth { return 0 }
    if scalar.isWide { return Self.wideAdvance }
    // Symbols a font lacks come from DejaVu Sans, the widest-covering font of a Linux browser.
    let substitute: FontTable = boldness < 0.5 ? .dejaVuSans : .dejaVuSansBold
    return substitute.advance(of: scalar) ?? averageAdvance
  }

  /// Ideographs and emoji fill the em square.
  private static let wideAdvance = 1.0

  private static let space: Unicode.Scalar = " "

  private static let emojiVariationSelector: Unicode.Scalar = "\u{FE0F}"
}
