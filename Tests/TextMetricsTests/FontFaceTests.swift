import Testing
import TextMetrics

/// The width of a label at 100 px as Chromium 156 measured it (`getComputedTextLength`).
private struct Measurement {
  let family: FontFamily
  let weight: Double
  let text: String
  let width: Double

  init(_ family: FontFamily, _ weight: Double, _ text: String, _ width: Double) {
    self.family = family
    self.weight = weight
    self.text = text
    self.width = width
  }
}

private let measurements: [Measurement] = [
  Measurement(.liberationSans, 400, "Sign in", 305.765625),
  Measurement(.liberationSans, 700, "Sign in", 333.3125),
  Measurement(.liberationSerif, 400, "Sign in", 286.1875),
  Measurement(.liberationSerif, 700, "Sign in", 297.421875),
  Measurement(.liberationMono, 400, "Sign in", 420.078125),
  Measurement(.dejaVuSansMono, 700, "Sign in", 421.4375),
  Measurement(.dejaVuSans, 400, "Sign in", 341.078125),
  Measurement(.dejaVuSans, 700, "Sign in", 389.359375),
  Measurement(.liberationSans, 400, "Save changes", 633.796875),
  Measurement(.liberationSans, 700, "Save changes", 667.046875),
  Measurement(.liberationSerif, 400, "Save changes", 541.46875),
  Measurement(.liberationSerif, 700, "Save changes", 563.921875),
  Measurement(.liberationMono, 400, "Save changes", 720.125),
  Measurement(.dejaVuSansMono, 700, "Save changes", 722.46875),
  Measurement(.dejaVuSans, 400, "Save changes", 697.375),
  Measurement(.dejaVuSans, 700, "Save changes", 775.390625),
  Measurement(.liberationSans, 400, "Price: 1,299.00 €", 756.0625),
  Measurement(.liberationSans, 700, "Price: 1,299.00 €", 778.375),
  Measurement(.liberationSerif, 400, "Price: 1,299.00 €", 683.265625),
  Measurement(.liberationSerif, 700, "Price: 1,299.00 €", 705.328125),
  Measurement(.liberationMono, 400, "Price: 1,299.00 €", 1020.171875),
  Measurement(.dejaVuSansMono, 700, "Price: 1,299.00 €", 1023.5),
  Measurement(.dejaVuSans, 400, "Price: 1,299.00 €", 850.15625),
  Measurement(.dejaVuSans, 700, "Price: 1,299.00 €", 956.640625),
  Measurement(.liberationSans, 400, "Yes", 163.140625),
  Measurement(.liberationSans, 700, "Yes", 172.421875),
  Measurement(.liberationSerif, 400, "Yes", 145.515625),
  Measurement(.liberationSerif, 700, "Yes", 144.4375),
  Measurement(.liberationMono, 400, "Yes", 180.03125),
  Measurement(.dejaVuSansMono, 700, "Yes", 180.625),
  Measurement(.dejaVuSans, 400, "Yes", 161.4375),
  Measurement(.dejaVuSans, 700, "Yes", 190.578125),
  Measurement(.liberationSans, 400, "AVATAR To Wa", 676.078125),
  Measurement(.liberationSans, 700, "AVATAR To Wa", 703.578125),
  Measurement(.liberationSerif, 400, "AVATAR To Wa", 653.03125),
  Measurement(.liberationSerif, 700, "AVATAR To Wa", 685.546875),
  Measurement(.liberationMono, 400, "AVATAR To Wa", 720.125),
  Measurement(.dejaVuSansMono, 700, "AVATAR To Wa", 722.46875),
  Measurement(.dejaVuSans, 400, "AVATAR To Wa", 698.5),
  Measurement(.dejaVuSans, 700, "AVATAR To Wa", 793.171875),
  Measurement(.liberationSans, 400, "Łódź żółć", 422.46875),
  Measurement(.liberationSans, 700, "Łódź żółć", 455.53125),
  Measurement(.liberationSerif, 400, "Łódź żółć", 397.03125),
  Measurement(.liberationSerif, 700, "Łódź żółć", 408.265625),
  Measurement(.liberationMono, 400, "Łódź żółć", 540.09375),
  Measurement(.dejaVuSansMono, 700, "Łódź żółć", 541.859375),
  Measurement(.dejaVuSans, 400, "Łódź żółć", 462.21875),
  Measurement(.dejaVuSans, 700, "Łódź żółć", 520.8125),
  Measurement(.liberationSans, 400, "Next → ★", 450.84375),
  Measurement(.liberationSans, 700, "Next → ★", 461.96875),
  Measurement(.liberationSerif, 400, "Next → ★", 434.046875),
  Measurement(.liberationSerif, 700, "Next → ★", 439.5625),
  Measurement(.liberationMono, 400, "Next → ★", 509.71875),
  Measurement(.dejaVuSansMono, 700, "Next → ★", 481.640625),
  Measurement(.dejaVuSans, 400, "Next → ★", 469.984375),
  Measurement(.dejaVuSans, 700, "Next → ★", 506.890625),
  Measurement(.liberationSans, 400, "✓ Done", 350.640625),
  Measurement(.liberationSans, 700, "✓ Done", 361.578125),
  Measurement(.liberationSerif, 400, "✓ Done", 325.390625),
  Measurement(.liberationSerif, 700, "✓ Done", 331.015625),
  Measurement(.liberationMono, 400, "✓ Done", 383.84375),
  Measurement(.dejaVuSansMono, 700, "✓ Done", 361.234375),
  Measurement(.dejaVuSans, 400, "✓ Done", 378.671875),
  Measurement(.dejaVuSans, 700, "✓ Done", 409.328125),
]

@Test("a label is as wide as in Chromium", arguments: measurements)
private func widthInChromium(_ measurement: Measurement) {
  let face = measurement.family.face(weight: measurement.weight)
  let width = face.width(of: measurement.text, size: 100)
  // Chromium rounds each advance to 1/64 px.
  #expect(abs(width - measurement.width) < 0.03)
}

@Test("each character of a kerned pair has Chromium's cell")
func kernedCells() {
  let advances = FontFamily.liberationSans.face().advances(of: "AVATAR")
  let measured = [59.281, 59.297, 59.297, 53.672, 66.719, 72.234]
  #expect(advances.count == measured.count)
  for (advance, expected) in zip(advances, measured) {
    #expect(abs(advance * 100 - expected) < 0.02)
  }
}

@Test("letter spacing is added after every character")
func letterSpacing() {
  let face = FontFamily.liberationSans.face()
  // Chromium 156: "Sign in", 100 px, letter-spacing 10.
  #expect(abs(face.width(of: "Sign in", size: 100, letterSpacing: 10) - 375.77) < 0.02)
}

@Test(
  "glyph cells have Chromium's ascent and descent",
  arguments: [
    (FontFamily.liberationSans, 11.0, 1.0, 10.0, 2.0),
    (.liberationSans, 16, 2, 14.5, 3.5),
    (.liberationSans, 110, 0.1, 100, 20),
    (.liberationSerif, 14, 1, 12, 3),
    (.liberationMono, 16, 2, 13.5, 5),
    (.dejaVuSans, 12, 0.5, 12, 2),
    (.dejaVuSans, 16, 1, 15, 4),
  ])
func cellHeight(
  family: FontFamily, size: Double, scale: Double, ascent: Double, descent: Double
) {
  let face = family.face()
  #expect(abs(face.ascent(size: size, scale: scale) - ascent) < 1e-9)
  #expect(abs(face.descent(size: size, scale: scale) - descent) < 1e-9)
}

@Test("a scale that is no scale leaves the height unrounded", arguments: [0, -1, Double.nan])
func unusableScale(scale: Double) {
  let face = FontFamily.liberationSans.face()
  #expect(face.ascent(size: 10, scale: scale) == face.ascent * 10)
}

@Test(
  "marks and joiners take no width, ideographs and emoji one em",
  arguments: [
    ("\u{AD}", 0), ("\u{200D}", 0), ("\u{7}", 0), ("\u{301}", 0), ("漢字", 2), ("한", 1), ("🇩🇪", 1),
    ("1\u{FE0F}\u{20E3}", 1), ("⚡", 1), ("", 0),
  ])
func widthWithoutTable(text: String, width: Double) {
  #expect(FontFamily.liberationSans.face().width(of: text, size: 1) == width)
}

@Test("a letter that no table knows takes the average advance")
func averageAdvance() {
  let face = FontFamily.dejaVuSans.face()
  #expect(face.advance(of: "ა" as Character) == face.averageAdvance)
  // The mean of the letters lies between those of "x" and "H".
  #expect(face.averageAdvance > 0.592 && face.averageAdvance < 0.752)
}

@Test("an accent adds nothing to its letter and line ends count as blanks")
func clusters() {
  let face = FontFamily.liberationSans.face()
  #expect(face.advances(of: "e\u{301}") == face.advances(of: "e"))
  #expect(face.advances(of: "\r\n") == face.advances(of: " "))
}
