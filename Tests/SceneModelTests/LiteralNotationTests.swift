import ColorMath
import SceneModel
import Testing

struct LiteralNotationTests {
  private static let gray = Color(rgb: 0x767676)

  private static func rgb(
    _ numbers: [LiteralComponents.Number], _ syntax: LiteralComponents.Syntax,
    space: ComponentSpace = .srgb
  ) -> LiteralNotation {
    let channels: [LiteralComponents.Channel] = [.red, .green, .blue]
    return .components(
      LiteralComponents(
        space: space, components: zip(channels, numbers).map { .init($0, $1) }, syntax: syntax))
  }

  @Test(
    "a notation of CSS keeps the alpha that is written",
    arguments: [
      ("#949494", "#767676"), ("gray", "#767676"), ("#9498", "#76767688"),
      ("#94949480", "#76767680"), ("rgb(0 0 0 / 54%)", "rgb(118 118 118 / 54%)"),
      ("rgba(0, 0, 0, .54)", "rgba(118, 118, 118, .54)"),
      ("rgba(0,0,0)", "rgba(118,118,118)"), ("RGB( 0  0 0)", "RGB( 118  118 118)"),
      // 46.3 % of 255 is 118.07, 46 % is 117.3; 0.463 of lightness is 118.07.
      ("rgb(50%, 50%, 50%)", "rgb(46.3%, 46.3%, 46.3%)"),
      ("hsl(0 0% 50% / var(--a, 1))", "hsl(0 0% 46.3% / var(--a, 1))"),
      ("hsla(0deg, 0%, 50%, 1)", "hsla(0deg, 0%, 46.3%, 1)"),
      // 53.7 % of black leave 0.463.
      ("hwb(0 58% 42% / 9%)", "hwb(0 46.3% 53.7% / 9%)"),
      // #767676 has 0.18116 of the light of white: its cube root is 0.5658, and 116 times that less
      // 16 is 49.63. 0.566 gives 118.05, 0.57 119.2; 49.6 gives 117.9, 50 118.9.
      ("oklch(50% 0 90)", "oklch(56.6% 0 90)"),
      ("OKLCH(0.5 0 90 / 0.5)", "OKLCH(0.566 0 90 / 0.5)"),
      ("oklab(0.5 0 0)", "oklab(0.566 0 0)"), ("lab(50 0 0)", "lab(49.6 0 0)"),
      ("lch(50% 0 20deg)", "lch(49.6% 0 20deg)"),
      ("color(srgb .5 .5 .5)", "color(srgb 0.463 0.463 0.463)"),
      ("color( display-p3 50% 50% 50% / 1)", "color( display-p3 46.3% 46.3% 46.3% / 1)"),
      ("color(srgb none 0 0)", "#767676"), ("color(lab 1 2 3)", "#767676"),
      ("oklch(none 0 0)", "#767676"), ("rgb(none 0 0)", "#767676"),
      ("color-mix(in srgb, red, blue, green, lime)", "#767676"), ("#949494  50%", "#767676 50%"),
      ("rgb(9, 9, 9) 50%", "rgb(118, 118, 118) 50%"), (")(", "#767676"), ("", "#767676"),
    ])
  func css(written: String, expected: String) {
    #expect(LiteralNotation.css.text(of: Self.gray, replacing: written) == expected)
  }

  // 0x99 and 0xcc are multiples of 17, 0x9a is not.
  @Test(
    "digits of hex keep their case, and their number where the colour allows it",
    arguments: [
      ("#ABC", 0x99CCFF, "#9CF"), ("#abc", 0x99CCFF, "#9cf"), ("#abcd", 0x99CCFF, "#9cfd"),
      ("#abc", 0x9ACCFF, "#9accff"), ("#aabbcc", 0x99CCFF, "#99ccff"), ("#aBc", 0x99CCFF, "#9CF"),
      ("#abcd", 0x9ACCFF, "#9accffdd"), ("#aabbccd0", 0x99CCFF, "#99ccffd0"),
    ] as [(String, UInt32, String)])
  func hexDigits(written: String, rgb: UInt32, expected: String) {
    #expect(LiteralNotation.css.text(of: Color(rgb: rgb), replacing: written) == expected)
  }

  // hsl(210 100% 80%): chroma 0.4, so red 0.6, green 0.8, blue 1.
  @Test("hue, saturation and lightness have as few digits as their colour needs")
  func hsl() {
    #expect(
      LiteralNotation.css.text(of: Color(rgb: 0x99CCFF), replacing: "hsl(9,9%,9%)")
        == "hsl(210,100%,80%)")
  }

  @Test(
    "Android's alpha comes first, and stays where the source names it",
    arguments: [
      ("#949494", 255, "#767676"), ("#999", 255, "#767676"), ("#FF949494", 255, "#FF767676"),
      ("#F999", 255, "#FF767676"),
      ("#8999", 0x88, "#88767676"), ("#ff949494", 255, "#ff767676"), ("#0A949494", 10, "#0A767676"),
      ("@android:color/white", 255, "#767676"), ("@android:color/secondary", 0x8A, "#8A767676"),
    ] as [(String, UInt8, String)])
  func android(written: String, alpha: UInt8, expected: String) {
    #expect(
      LiteralNotation.alphaFirstHex(alpha: alpha).text(of: Self.gray, replacing: written)
        == expected)
  }

  @Test("Android's short form stays short where the colour allows it")
  func androidShort() {
    let notation = LiteralNotation.alphaFirstHex(alpha: 0x88)
    #expect(notation.text(of: Color(rgb: 0x99CCFF), replacing: "#8abc") == "#89cf")
    #expect(notation.text(of: Color(rgb: 0x9ACCFF), replacing: "#8abc") == "#889accff")
  }

  // 0x76 is 118; 118 / 255 = 0.4627.
  @Test("components are written as before, each by itself")
  func components() {
    #expect(
      Self.rgb([.unit, .unit, .unit], .attributes).text(of: Self.gray, replacing: "")
        == #"red="0.463" green="0.463" blue="0.463""#)
    #expect(
      Self.rgb([.byte, .hexByte, .unit], .members).text(
        of: Color(red8: 118, green8: 5, blue8: 255), replacing: "")
        == #""red" : "118", "green" : "0x05", "blue" : "1.000""#)
  }

  @Test("a colour rounds to what the components can hold, and is that colour when it is read")
  func rounding() {
    let color = Color(red: 0.4627, green: 0.0004, blue: 0.9996)
    #expect(
      Self.rgb([.unit, .unit, .unit], .attributes).rounded(color)
        == Color(red: 0.463, green: 0, blue: 1))
    // 0.4627 * 255 = 117.99.
    #expect(
      Self.rgb([.byte, .hexByte, .byte], .members).rounded(color)
        == Color(red8: 118, green8: 0, blue8: 255))
    #expect(LiteralNotation.css.rounded(color) == Color(red8: 118, green8: 0, blue8: 255))
    let faint = Color(rgb: 0x767676, alpha: 0.5)
    #expect(LiteralNotation.alphaFirstHex(alpha: 9).rounded(faint) == Self.gray)
  }

  // 118 in sRGB has the linear light ((118 / 255 + 0.055) / 1.055) ^ 2.4 = 0.18116; to the power of
  // 1 / 2.2 that is 0.4600, and to the power of 1 / 1.8 it is 0.3871.
  @Test("components are those of their own colour space")
  func spaces() {
    let white = LiteralComponents(
      space: .genericGray, components: [.init(.white, .unit)], syntax: .attributes)
    #expect(
      LiteralNotation.components(white).text(of: Self.gray, replacing: "") == #"white="0.460""#)
    #expect(
      Self.rgb([.unit, .unit, .unit], .attributes, space: .genericRGB)
        .text(of: Self.gray, replacing: "") == #"red="0.387" green="0.387" blue="0.387""#)
  }

  // 118 / 255 = 0.4627.
  @Test(
    "Swift keeps the alpha and what is called on the colour",
    arguments: [
      ("Color.black", .initializer, "Color(red: 0.463, green: 0.463, blue: 0.463)"),
      (
        "Color(white: 0, opacity: 0.5)", .initializer,
        "Color(red: 0.463, green: 0.463, blue: 0.463, opacity: 0.5)"
      ),
      (
        ".black.opacity(isOn ? 0.5 : 1)", .initializer,
        "Color(red: 0.463, green: 0.463, blue: 0.463).opacity(isOn ? 0.5 : 1)"
      ),
      (
        "UIColor.black.withAlphaComponent(0.5)", .uiColorInitializer,
        "UIColor(red: 0.463, green: 0.463, blue: 0.463, alpha: 1).withAlphaComponent(0.5)"
      ),
      (
        "UIColor(white: 0, alpha: 0.5)", .uiColorInitializer,
        "UIColor(red: 0.463, green: 0.463, blue: 0.463, alpha: 0.5)"
      ),
      (
        "NSColor(calibratedWhite: 0, alpha: 0.5)", .nsColorInitializer,
        "NSColor(srgbRed: 0.463, green: 0.463, blue: 0.463, alpha: 0.5)"
      ),
      ("Color(hex: \"#000\").opacity(0.5)", .hexDigits, "Color(hex: \"#767676\").opacity(0.5)"),
      ("Color(hex: 0x000000, 0.5)", .hexDigits, "Color(hex: 0x767676, 0.5)"),
    ] as [(String, LiteralComponents.Syntax, String)])
  func swift(written: String, syntax: LiteralComponents.Syntax, expected: String) {
    let number: LiteralComponents.Number = syntax == .hexDigits ? .byte : .unit
    #expect(
      Self.rgb([number, number, number], syntax).text(of: Self.gray, replacing: written)
        == expected)
  }
}
