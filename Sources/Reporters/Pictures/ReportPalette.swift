internal import ColorMath

/// The colours of the pictures; a test holds them to the program's own rules.
enum ReportPalette {
  /// Behind the cards.
  static let page = Color(rgb: 0xF6F7F9)
  /// Behind a card's text.
  static let card = Color(rgb: 0xFFFFFF)
  /// Around a card, a decoration.
  static let cardBorder = Color(rgb: 0xD5D9E0)
  /// Headings and figures.
  static let ink = Color(rgb: 0x1B1F27)
  /// Smaller text.
  static let secondaryInk = Color(rgb: 0x3A414D)
  /// The word of a failure, and the stripes over dead areas.
  static let failure = Color(rgb: 0x8A1C12)
  /// The word of a warning or note.
  static let warning = Color(rgb: 0x6B4A00)
  /// The word of a pass.
  static let pass = Color(rgb: 0x14602B)
  /// The word of what was not judged.
  static let neutral = Color(rgb: 0x4A5160)
  /// Around swatches, and the dashes of a control's frame.
  static let outline = Color(rgb: 0x737B88)

  /// The colours that text on a card has.
  static let textColors = [ink, secondaryInk, failure, warning, pass, neutral]
}
