#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One face of a font: advance widths, ascent and descent, all in em.
///
/// Liberation and DejaVu text is kerned as Chromium does it, between ASCII characters. Ligatures
/// and the kerning of Inter and Roboto are left out: a label may come out 4 % too wide.
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
  public var ascent: Double { table.ascent / table.unitsPerEm }

  /// Depth of the glyph cell below the baseline in em, positive (`hhea` descender).
  public var descent: Double { table.descent / table.unitsPerEm }

  /// The ascent at a font size, in the unit of `size`, as Chromium lays glyph cells out.
  ///
  /// Rounded to whole device pixels, of which `scale` make up one unit.
  public func ascent(size: Double, scale: Double = 1) -> Double {
    Self.rounded(ascent * size, scale: scale)
  }

  /// The descent at a font size, in the unit of `size`, rounded like the ascent.
  public func descent(size: Double, scale: Double = 1) -> Double {
    Self.rounded(descent * size, scale: scale)
  }

  /// The width of each user-perceived character (extended grapheme cluster) of `text`, in em.
  ///
  /// Kerning belongs to the first character of a pair.
  public func advances(of text: String) -> [Double] {
    let kerning = (boldness < 0.5 ? table : boldTable).kerning
    let unitsPerEm = table.unitsPerEm
    var advances: [Double] = []
    advances.reserveCapacity(text.utf8.count)
    var previous: UInt8?
    for character in text {
      let current = character.asciiValue
      if let previous, let current {
        advances[advances.count - 1] += kerning.adjustment(previous, current) / unitsPerEm
      }
      advances.append(advance(of: character))
      previous = current
    }
    return advances
  }

  /// The width of one line of `text` at a font size, in the unit of `size`.
  ///
  /// `letterSpacing` is added once per character, the last one included, as Chromium does.
  public func width(of text: String, size: Double, letterSpacing: Double = 0) -> Double {
    let advances = advances(of: text)
    return advances.reduce(0, +) * size + Double(advances.count) * letterSpacing
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

  private static func rounded(_ length: Double, scale: Double) -> Double {
    scale > 0 ? round(length * scale) / scale : length
  }

  /// Ideographs and emoji fill the em square.
  private static let wideAdvance = 1.0

  private static let space: Unicode.Scalar = " "

  private static let emojiVariationSelector: Unicode.Scalar = "\u{FE0F}"
}
