import Testing
import TextMetrics

@Test(
  "a font-family list falls through to the family that Chromium draws",
  arguments: [
    (["Helvetica"], FontFamily.liberationSans),
    (["ARIAL"], .liberationSans),
    (["'Liberation Serif' "], .liberationSerif),
    (["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], .dejaVuSans),
    (["Verdana"], .liberationSerif),
    (["Segoe UI", "sans-serif"], .liberationSans),
    (["Helvetica-Bold", "Helvetica"], .liberationSans),
    (["\"Courier New\"", "monospace"], .liberationMono),
    (["ui-monospace", "monospace"], .dejaVuSansMono),
    (["system-ui"], .dejaVuSans),
    (["Roboto", "sans-serif"], .roboto),
    (["Inter"], .inter),
    (["", "'"], .liberationSerif),
    ([], .liberationSerif),
  ])
func resolvedFamily(list: [String], family: FontFamily) {
  #expect(FontFamily.resolve(familyList: list) == family)
}

@Test("a family of two weights turns bold above 500")
func boldThreshold() {
  let family = FontFamily.liberationSans
  // 100 px "Sign in" in Chromium 156, at weights 400 and 700.
  for weight in [100, 400, 500, .nan] {
    #expect(abs(family.face(weight: weight).width(of: "Sign in", size: 100) - 305.77) < 0.05)
  }
  for weight in [501.5, 600, 900] {
    #expect(abs(family.face(weight: weight).width(of: "Sign in", size: 100) - 333.31) < 0.05)
  }
}

@Test("Inter and Roboto widen steadily with the weight", arguments: [FontFamily.inter, .roboto])
func steadyWidening(_ family: FontFamily) {
  let widths = [400, 500, 600, 700].map { family.face(weight: $0).width(of: "Continue", size: 1) }
  #expect(widths[0] < widths[1] && widths[1] < widths[2] && widths[2] < widths[3])
}

@Test(
  "advances are those of the fonts' hmtx tables",
  arguments: [
    (FontFamily.inter, 0.676), (.roboto, 0.652), (.liberationSans, 0.667),
    (.liberationMono, 0.600), (.dejaVuSans, 0.684),
  ])
func advanceOfA(family: FontFamily, advance: Double) {
  #expect(abs(family.face().advance(of: "A" as Character) - advance) < 0.0006)
}
