import ColorMath
import SceneModel
import TestSupport
import Testing

@testable import XcodeLoading

@Suite("Colours of documents and catalogues")
struct ColorTests {
  private func label(
    _ attributes: String, tools: Int = 23_000, matched: Bool = true
  ) throws -> Color? {
    let text = TestProject.label(#"<color key="textColor" \#(attributes)/>"#)
    var file = TestProject.document(TestProject.view(text), tools: tools)
    if !matched { file = file.replacing(#"colorMatched="YES""#, with: "") }
    let project = try TestProject.load(["A.xib": file])
    let document = TestDocument(source: try #require(project.sources.first))
    guard case .color(let color) = try document.text("label") else { return nil }
    return color
  }

  private func check(_ color: Color?, _ red: Double, _ green: Double, _ blue: Double) {
    #expect(isClose(color?.red, to: red, within: 0.0005))
    #expect(isClose(color?.green, to: green, within: 0.0005))
    #expect(isClose(color?.blue, to: blue, within: 0.0005))
  }

  // 0.2^2.2 = 0.02900, which sRGB encodes as 0.18628; 0.5^2.2 = 0.21764 as 0.50401.
  @Test("a gray of gamma 2.2 is encoded again as sRGB")
  func gray() throws {
    check(
      try label(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#), 0.50401, 0.50401, 0.50401)
    check(
      try label(
        #"white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
      ), 0.18628, 0.18628, 0.18628)
  }

  // 0.5^1.8 = 0.28717, which sRGB encodes as 0.57240; the profile's matrix leaves grays alone.
  @Test("a calibrated colour is Generic RGB where colours are matched, else sRGB")
  func calibrated() throws {
    let gray = #"red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="calibratedRGB""#
    check(try label(gray), 0.5724, 0.5724, 0.5724)
    check(try label(gray, matched: false), 0.5, 0.5, 0.5)
    check(
      try label(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, matched: false), 0.5, 0.5,
      0.5)
  }

  // CSS Color 4 gives color(display-p3 1 0 0) as color(srgb 1.093 -0.227 -0.150).
  @Test("a colour outside sRGB stays outside")
  func wide() throws {
    let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom""#
    check(try label(red + #" customColorSpace="displayP3""#), 1.0931, -0.2267, -0.1501)
    check(
      try label(
        #"red="1.2" green="-0.1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#),
      1.2, -0.1, 0)
  }

  @Test("the alpha of a colour is kept; without one it is opaque")
  func alpha() throws {
    #expect(try label(#"white="0" alpha="0.25" colorSpace="deviceWhite""#)?.alpha == 0.25)
    #expect(try label(#"white="0" colorSpace="deviceWhite""#)?.alpha == 1)
  }

  @Test("a colour space that is not known leaves the colour open")
  func unknownSpace() throws {
    #expect(
      try label(
        #"red="1" green="0" blue="0" colorSpace="custom" customColorSpace="genericCMYKColorSpace""#)
        == nil)
    #expect(try label(#"red="1" green="0" colorSpace="deviceRGB""#) == nil)
  }

  @Test(
    "components of a catalogue are bytes, fractions with a point or hexadecimal; alphas fractions",
    arguments: [
      (#""red": "1", "green": "123", "blue": "255", "alpha": "1""#, "#017BFF"),
      (#""red": "1.000", "green": "0.5", "blue": "0.0", "alpha": "1.000""#, "#FF8000"),
      (#""red": "0xC0", "green": "0x0f", "blue": "0x2D", "alpha": "0.5""#, "#C00F2D80"),
      (#""red": 16, "green": 0.2, "blue": 255, "alpha": 1"#, "#1033FF"),
    ] as [(String, String)])
  func components(_ components: String, _ expected: String) throws {
    let text = TestProject.colorSet(
      #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {\#(components)}}}"#)
    let set = try colorSet(text)
    guard case .color(let color) = set.entry(for: .light)?.value else {
      Issue.record("no colour")
      return
    }
    #expect(color.hex == expected)
  }

  private func colorSet(_ text: String) throws -> ColorSet {
    let path = "A.xcassets/Name.colorset/Contents.json"
    let file = try ProjectFile(Source(path: path, bytes: Array(text.utf8)))
    guard case .colorSet(let set) = file else { throw TestFailure() }
    return set
  }

  private struct TestFailure: Error {}

  private func chosen(_ set: ColorSet, _ appearance: Appearance) -> String? {
    guard case .color(let color) = set.entry(for: appearance)?.value else { return nil }
    return color.hex
  }

  @Test("the entry with most of the wanted appearances is chosen, dark before high contrast")
  func choice() throws {
    let set = try colorSet(
      TestProject.colorSet(
        TestProject.entry(0x111111), TestProject.entry(0x222222, "dark"),
        TestProject.entry(0x333333, "high")))
    #expect(
      Appearance.standard.map { chosen(set, $0) } == ["#111111", "#222222", "#333333", "#222222"])
    let both = try colorSet(
      TestProject.colorSet(
        TestProject.entry(0x444444, "dark", "high"), TestProject.entry(0x333333, "high"),
        TestProject.entry(0x222222, "dark"), TestProject.entry(0x111111)))
    #expect(chosen(both, .darkIncreasedContrast) == "#444444")
    let high = try colorSet(
      TestProject.colorSet(TestProject.entry(0x111111), TestProject.entry(0x333333, "high")))
    #expect(chosen(high, .darkIncreasedContrast) == "#333333")
    #expect(chosen(high, .dark) == "#111111")
  }

  @Test("an idiom of the device wins over the universal one; another device's is not used")
  func idiom() throws {
    let set = try colorSet(
      TestProject.colorSet(
        TestProject.entry(0x111111), TestProject.entry(0x222222, idiom: "iphone"),
        TestProject.entry(0x333333, idiom: "watch")))
    #expect(chosen(set, .light) == "#222222")
    let mac = try colorSet(TestProject.colorSet(TestProject.entry(0x111111, idiom: "mac")))
    #expect(chosen(mac, .light) == nil)
  }

  @Test("an empty slot is not black: the colour for all appearances shows")
  func undefinedSlot() throws {
    let slot =
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    let set = try colorSet(TestProject.colorSet(TestProject.entry(0x123456), slot))
    #expect(chosen(set, .dark) == "#123456")
    #expect(try colorSet(TestProject.colorSet(slot)).entry(for: .dark) == nil)
  }

  @Test("of two gamuts the one that every display shows is chosen")
  func gamut() throws {
    let wide = #"""
      {"idiom": "universal", "display-gamut": "display-P3", "color": {"color-space": "display-p3",
        "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}
      """#
    let set = try colorSet(TestProject.colorSet(wide, TestProject.entry(0xFF0000)))
    #expect(chosen(set, .light) == "#FF0000")
    #expect(set.entry(for: .light)?.isWideGamut == false)
  }
}
