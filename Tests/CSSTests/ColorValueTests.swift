import CSS
import ColorMath
import Testing

struct ColorValueTests {
  private func hex(_ text: String, in context: ColorContext = ColorContext()) -> String? {
    guard case .color(let color)? = ColorValue.parse(text, in: context) else { return nil }
    return color.hex
  }

  @Test(
    "a colour means the same in every notation of CSS Color 4",
    arguments: [
      ("#369", "#336699"), ("#3698", "#33669988"), ("#336699", "#336699"),
      ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
      ("rgb(51, 102, 153)", "#336699"), ("rgb(20% 40% 60% / 50%)", "#33669980"),
      ("rgba(51 102 153 / .5)", "#33669980"), ("rgb(300, -5, 0)", "#FF0000"),
      ("hsl(120deg 100% 25%)", "#008000"), ("hsl(0.5turn, 100%, 50%)", "#00FFFF"),
      ("hwb(150 20% 10%)", "#33E68C"), ("hwb(0 60% 60%)", "#808080"),
      ("rgb(calc(50% + 50%) 0% 0%)", "#FF0000"), ("rgb(none 0 0)", "#000000"),
    ])
  func notations(text: String, expected: String) {
    #expect(hex(text) == expected)
  }

  // Green, #008000, in each space, from the reference tests of web-platform-tests (css/css-color).
  @Test(
    "CSS green is green in every colour space",
    arguments: [
      "lab(46.2775% -47.5621 48.5837)", "lch(46.2775% 67.9892 134.3912)",
      "oklab(51.975% -0.1403 0.10768)", "oklch(51.975% 0.17686 142.495)",
      "color(srgb 0 0.50196 0)", "color(srgb-linear 0 0.21586 0)",
      "color(display-p3 0.21604 0.49418 0.13151)", "color(a98-rgb 0.281363 0.498012 0.116746)",
      "color(prophoto-rgb 0.230479 0.395789 0.129968)",
      "color(xyz-d50 0.08312 0.154746 0.020961)", "color(xyz 0.07719 0.15438 0.02573)",
    ])
  func green(text: String) {
    #expect(hex(text) == "#008000")
  }

  @Test("a colour outside the sRGB gamut keeps its components")
  func wideGamut() throws {
    guard case .color(let color)? = ColorValue.parse("color(display-p3 1 0 0)") else {
      Issue.record("not a colour")
      return
    }
    // The value of css-color-4, example "display-p3 red": 1.093 -0.2267 -0.1501 in sRGB.
    #expect(abs(color.red - 1.0930) < 1e-3)
    #expect(abs(color.green + 0.2267) < 1e-3)
    #expect(abs(color.blue + 0.1501) < 1e-3)
    #expect(!color.isInSRGBGamut)
  }

  @Test("lightness and chroma are taken as written, saturation is clamped when parsed")
  func clamping() {
    #expect(ColorValue.parse("lab(150 20 30)") != ColorValue.parse("lab(100 20 30)"))
    // Blacker than black is shown as black, whiter than white as white.
    #expect(hex("oklch(-1 0 0)") == "#000000")
    #expect(hex("lab(150 0 0)") == "#FFFFFF")
    // A negative chroma is the opposite hue.
    #expect(hex("lch(50 -20 30)") == hex("lch(50 20 210)"))
    #expect(ColorValue.parse("hsl(0 -20% 50%)") == ColorValue.parse("hsl(0 0% 50%)"))
  }

  @Test("the hue of a colour whose chroma is none takes no part in a mixture")
  func mixtureWithoutChroma() {
    // Hue 0 and 20 % saturation from the first colour, 80 % lightness with 40 % from both: 60 %.
    #expect(
      hex("color-mix(in hsl, hsl(0 20% 40%), hsl(30 none 80%))") == hex("hsl(0 20% 60%)"))
    // An explicit 0 keeps its hue: half of 20 %, between 0 and 30 degrees.
    #expect(hex("color-mix(in hsl, hsl(0 20% 40%), hsl(30 0% 80%))") == hex("hsl(15 10% 60%)"))
  }

  @Test("keywords that depend on the element or platform are told apart")
  func keywords() {
    #expect(ColorValue.parse("CurrentColor") == .currentColor)
    #expect(ColorValue.parse("ButtonText") == .system("buttontext"))
    #expect(
      ColorValue.parse("color-mix(in srgb, currentColor, red)") == .unresolved(.currentColor))
    #expect(ColorValue.parse("light-dark(red, blue)") == .unresolved(.colorScheme))
    #expect(ColorValue.parse("rgb(from Canvas r g b)") == .unresolved(.systemColor))
  }

  @Test("functions use the context that is known")
  func context() {
    let context = ColorContext(currentColor: .white, colorScheme: .dark)
    #expect(hex("color-mix(in srgb, currentColor, black)", in: context) == "#808080")
    #expect(hex("light-dark(red, blue)", in: context) == "#0000FF")
    #expect(hex("rgb(from currentColor r 0 calc(b / 2))", in: context) == "#FF0080")
  }

  // The examples of https://www.w3.org/TR/css-color-5/#color-mix-percent-norm, worked out by hand.
  @Test("percentages of color-mix are normalised, and too little of both makes it translucent")
  func mixPercentages() {
    #expect(hex("color-mix(in srgb, red 20%, blue)") == "#3300CC")
    #expect(hex("color-mix(in srgb, red 20%, blue 20%)") == "#80008066")
    #expect(hex("color-mix(in srgb, red 90%, blue 90%)") == "#800080")
    #expect(hex("color-mix(in srgb, red 0%, blue 0%)") == nil)
    #expect(hex("color-mix(in hsl longer hue, red, hsl(120 100% 50%))") == "#0000FF")
    #expect(hex("color-mix(in srgb, rgb(255 0 0 / 0), blue)") == "#0000FF80")
  }

  @Test(
    "what is no colour is refused",
    arguments: [
      "", "blu", "none", "#12", "#12345", "#ggg", "rgb(1, 2)", "rgb(1 2 3 4)", "rgb(1, 2 3)",
      "rgb(1px 2 3)", "hsl(1, 2, 3)", "lab(1, 2, 3)", "color(srgb 1 1)", "color(lab 1 1 1)",
      "color(from red hsl h s l)", "hsl(from red 10% s l)", "red blue", "rgb(0 0 0 / 1deg)",
      "color-mix(red, blue)", "color-mix(in srgb longer hue, red, blue)", "light-dark(red)",
      "rgb(from bogus r g b)", "context-fill", "url(#a)", "inherit",
    ])
  func invalid(text: String) {
    #expect(ColorValue.parse(text) == nil)
  }

  @Test("every component is finite whatever the value")
  func finite() {
    for text in [
      "rgb(calc(infinity) calc(-infinity) calc(NaN))", "lab(50 1e300 -1e300)",
      "color(xyz calc(1 / 0) calc(0 / 0) 1e308)", "oklch(0.5 1e300 1e300deg)",
      "hsl(calc(infinity * 1deg) 1e300% 1e300%)", "color(prophoto-rgb 1e300 -1e300 0)",
    ] {
      guard case .color(let color)? = ColorValue.parse(text) else {
        Issue.record("\(text) is a colour")
        continue
      }
      let areFinite = [color.red, color.green, color.blue].allSatisfy(\.isFinite)
      #expect(areFinite, "\(text)")
    }
  }

  @Test("colours inside colours are refused beyond the depth limit")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "rgb(from ", count: depth) + "red"
        + String(repeating: " r g b)", count: depth)
    }
    #expect(ColorValue.parse(nested(8)) != nil)
    #expect(ColorValue.parse(nested(10_000)) == nil)
  }
}
