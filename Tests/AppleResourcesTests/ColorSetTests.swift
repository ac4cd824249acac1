import AppleResources
import ColorMath
import SceneModel
import TestSupport
import Testing

@Suite("Named colours of a catalogue")
struct ColorSetTests {
  @Test(
    "components of a catalogue are bytes, fractions with a point or hexadecimal; alphas fractions",
    arguments: [
      (#""red": "1", "green": "123", "blue": "255", "alpha": "1""#, "#017BFF"),
      (#""red": "1.000", "green": "0.5", "blue": "0.0", "alpha": "1.000""#, "#FF8000"),
      (#""red": "0xC0", "green": "0x0f", "blue": "0x2D", "alpha": "0.5""#, "#C00F2D80"),
      (#""red": 16, "green": 0.2, "blue": 255, "alpha": 1"#, "#1033FF"),
    ] as [(String, String)])
  func components(_ components: String, _ expected: String) throws {
    let text = ColorSetText.contents(
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
    let file = try AssetCatalogFile(
      Source(path: path, bytes: Array(text.utf8)), kind: .colorSet)
    guard case .colorSet(let set) = file else { throw TestFailure() }
    return set
  }

  private struct TestFailure: Error {}

  private func chosen(_ set: ColorSet, _ appearance: Appearance) -> String? {
    guard case .color(let color) = set.entry(for: appearance)?.value else { return nil }
    return color.hex
  }

  @Test("values for another device or display that no appearance has are told")
  func unjudged() throws {
    let devices = try colorSet(
      ColorSetText.contents(
        ColorSetText.entry(0x111111), ColorSetText.entry(0x222222, idiom: "iphone"),
        ColorSetText.entry(0x333333, idiom: "ipad"), ColorSetText.entry(0x444444, idiom: "mac")))
    #expect(devices.unjudgedEntries.map(\.idiom) == ["universal", "ipad"])
    let alike = try colorSet(
      ColorSetText.contents(
        ColorSetText.entry(0x222222, idiom: "iphone"), ColorSetText.entry(0x222222, idiom: "ipad"),
        ColorSetText.entry(0x333333, "dark", idiom: "iphone")))
    #expect(alike.unjudgedEntries.isEmpty)
    // An entry for any appearance shows nowhere beside one for light and one for dark.
    let shadowed = try colorSet(
      ColorSetText.contents(
        ColorSetText.entry(0x111111), ColorSetText.entry(0x222222, "light"),
        ColorSetText.entry(0x333333, "dark")))
    #expect(shadowed.unjudgedEntries.isEmpty)
  }

  @Test("the entry with most of the wanted appearances is chosen, dark before high contrast")
  func choice() throws {
    let set = try colorSet(
      ColorSetText.contents(
        ColorSetText.entry(0x111111), ColorSetText.entry(0x222222, "dark"),
        ColorSetText.entry(0x333333, "high")))
    #expect(
      Appearance.standard.map { chosen(set, $0) } == ["#111111", "#222222", "#333333", "#222222"])
    let both = try colorSet(
      ColorSetText.contents(
        ColorSetText.entry(0x444444, "dark", "high"), ColorSetText.entry(0x333333, "high"),
        ColorSetText.entry(0x222222, "dark"), ColorSetText.entry(0x111111)))
    #expect(chosen(both, .darkIncreasedContrast) == "#444444")
    let high = try colorSet(
      ColorSetText.contents(ColorSetText.entry(0x111111), ColorSetText.entry(0x333333, "high")))
    #expect(chosen(high, .darkIncreasedContrast) == "#333333")
    #expect(chosen(high, .dark) == "#111111")
  }

  @Test("an idiom of the device wins over the universal one; another device's is not used")
  func idiom() throws {
    let set = try colorSet(
      ColorSetText.contents(
        ColorSetText.entry(0x111111), ColorSetText.entry(0x222222, idiom: "iphone"),
        ColorSetText.entry(0x333333, idiom: "watch")))
    #expect(chosen(set, .light) == "#222222")
    let mac = try colorSet(ColorSetText.contents(ColorSetText.entry(0x111111, idiom: "mac")))
    #expect(chosen(mac, .light) == nil)
  }

  @Test("an empty slot is not black: the colour for all appearances shows")
  func undefinedSlot() throws {
    let slot =
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    let set = try colorSet(ColorSetText.contents(ColorSetText.entry(0x123456), slot))
    #expect(chosen(set, .dark) == "#123456")
    #expect(try colorSet(ColorSetText.contents(slot)).entry(for: .dark) == nil)
  }

  @Test("of two gamuts the one that every display shows is chosen")
  func gamut() throws {
    let wide = #"""
      {"idiom": "universal", "display-gamut": "display-P3", "color": {"color-space": "display-p3",
        "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}
      """#
    let set = try colorSet(ColorSetText.contents(wide, ColorSetText.entry(0xFF0000)))
    #expect(chosen(set, .light) == "#FF0000")
    #expect(set.entry(for: .light)?.isWideGamut == false)
    #expect(set.entry(for: .light, prefersWideGamut: true)?.isWideGamut == true)
  }

  @Test("two colours for two gamuts that a person can tell apart leave a check open")
  func distinctGamuts() throws {
    // White on #4D4D4D, and on nearly white.
    func paint(wide gray: String) throws -> Paint {
      let wide = #"""
        {"idiom": "universal", "display-gamut": "display-P3", "color": {"color-space": "display-p3",
          "components": {"red": "\#(gray)", "green": "\#(gray)", "blue": "\#(gray)", "alpha": "1.0"}}}
        """#
      let set = try colorSet(ColorSetText.contents(wide, ColorSetText.entry(0x4D4D4D)))
      var steps: [Definition] = []
      return ColorResolver(palette: PlatformPalette(version: nil), providesDark: false)
        .paint(of: set, in: .light, steps: &steps)
    }
    #expect(try paint(wide: "0.302") == .color(Color(rgb: 0x4D4D4D)))
    guard case .unresolved(let cause, standIn: let color) = try paint(wide: "0.9") else {
      Issue.record("resolved")
      return
    }
    #expect(cause.detail == "'Name' is another colour on displays of a wide gamut")
    #expect(color == Color(rgb: 0x4D4D4D))
  }
}
