import SceneModel
import TestSupport
import Testing

@testable import XcodeLoading

@Suite("Pairs of a catalogue")
struct PairTests {
  private func path(_ name: String) -> String { "A.xcassets/\(name).colorset/Contents.json" }

  /// The pairs of a catalogue with colours of these names.
  private func pairs(_ names: String...) throws -> [String] {
    let files = names.map { (path($0), ColorSetText.contents(ColorSetText.entry(0x112233))) }
    let project = try TestProject.load(Dictionary(uniqueKeysWithValues: files))
    return project.sources.flatMap(\.controls).map(\.name).sorted()
  }

  @Test("names are split at capitals, digits and punctuation")
  func words() {
    #expect(ColorName("CTAPrimaryBackground").words == ["cta", "primary", "background"])
    #expect(
      ColorName("ENA Text-Primary_1 Color").words == ["ena", "text", "primary", "1", "color"])
    #expect(ColorName("red20").words == ["red", "20"])
  }

  @Test("what is named for each other makes a pair")
  func found() throws {
    #expect(try pairs("onAccent", "accent", "other") == ["onAccent over accent"])
    #expect(try pairs("BannerText", "BannerBackground") == ["BannerText over BannerBackground"])
    #expect(try pairs("BannerTextColor", "BannerColor") == ["BannerTextColor over BannerColor"])
    #expect(
      try pairs("App Text Contrast", "App Button Primary", "App Button Danger", "App Shadow") == [
        "App Text Contrast over App Button Danger", "App Text Contrast over App Button Primary",
      ])
    #expect(
      try pairs("Acme Label", "Acme Background", "Acme Line") == ["Acme Label over Acme Background"]
    )
    #expect(
      try pairs("PrimaryButtonTitle", "PrimaryButton") == ["PrimaryButtonTitle over PrimaryButton"])
    #expect(
      try pairs("buttonPrimaryText", "buttonPrimary") == ["buttonPrimaryText over buttonPrimary"])
  }

  @Test("a primary and a secondary text lie on the background that they share")
  func levels() throws {
    let both = ["Primary Text over Background", "Secondary Text over Background"]
    #expect(try pairs("Primary Text", "Secondary Text", "Background") == both)
    // Most names start with the same word here, which still tells what they are for.
    #expect(
      try pairs("textPrimary", "textSecondary", "background")
        == ["textPrimary over background", "textSecondary over background"])
    #expect(
      try pairs("WaitTextPrimary", "WaitTextSecondary", "WaitBackground", "Other", "Line")
        == ["WaitTextPrimary over WaitBackground", "WaitTextSecondary over WaitBackground"])
    #expect(
      try pairs("SecondaryText", "SecondaryBackground", "Background")
        == ["SecondaryText over Background", "SecondaryText over SecondaryBackground"])
    #expect(try pairs("SecondaryButtonText", "ButtonBackground").isEmpty)
  }

  @Test("names that leave a choice make none")
  func ambiguous() throws {
    #expect(try pairs("Text Tint", "Tint", "Other").isEmpty)
    #expect(try pairs("foreground2", "background2", "other").isEmpty)
    #expect(try pairs("Text", "Label", "Background").isEmpty)
    #expect(try pairs("BannerText", "BannerTitle2", "BannerBackgroundText").isEmpty)
    #expect(try pairs("Accessory Text", "Accessory", "Other").isEmpty)
    #expect(try pairs("Cell Accessory Text", "Cell Accessory", "Other").isEmpty)
    #expect(try pairs("Text Contrast", "Label Inverse", "Button Primary").isEmpty)
  }

  @Test("a word for a state shows the pair in it")
  func states() throws {
    let files = ["Chip Text", "Chip Background", "Chip Background Pressed", "Chip Text Disabled"]
      .map { (path($0), ColorSetText.contents(ColorSetText.entry(0x112233))) }
    let project = try TestProject.load(Dictionary(uniqueKeysWithValues: files))
    let states = project.sources.flatMap(\.controls).map {
      "\($0.name): \($0.renditions[0].state.name)"
    }
    #expect(
      states.sorted() == [
        "Chip Text Disabled over Chip Background: disabled",
        "Chip Text over Chip Background Pressed: pressed",
        "Chip Text over Chip Background: normal",
      ])
  }

  private func observations(_ text: String, _ background: String) throws -> [Observation] {
    let other = ColorSetText.contents(
      ColorSetText.entry(0x112233), ColorSetText.entry(0x112233, "high"))
    let project = try TestProject.load([
      path("X Text"): text, path("X Background"): background, path("Other"): other,
    ])
    return project.sources.flatMap(\.controls).flatMap(\.observations)
  }

  // White on #767676 is 4.54:1, on #595959 7.00:1; #222222 on #333333 is 1.25:1.
  @Test("a variant that is missing is remarked where the contrast needs it")
  func missingVariants() throws {
    let white = ColorSetText.contents(ColorSetText.entry(0xFFFFFF))
    let plain = try observations(white, ColorSetText.contents(ColorSetText.entry(0x767676)))
    #expect(plain.map(\.kind) == [.missingVariant])
    #expect(plain.first?.appearance == nil)
    #expect(plain.first?.message.contains("4.54:1") == true)
    let enough = try observations(white, ColorSetText.contents(ColorSetText.entry(0x595959)))
    #expect(enough.isEmpty)
    let high = try observations(
      white,
      ColorSetText.contents(ColorSetText.entry(0x767676), ColorSetText.entry(0x6A6A6A, "high")))
    #expect(high.isEmpty)
    let dark = try observations(
      ColorSetText.contents(ColorSetText.entry(0x222222)),
      ColorSetText.contents(ColorSetText.entry(0xFFFFFF), ColorSetText.entry(0x333333, "dark")))
    #expect(dark.map(\.appearance) == ["dark", "dark-increased-contrast"])
  }
}
