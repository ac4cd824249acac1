import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Remarks about pairs of a theme's roles")
struct PairObservationTests {
  @Test("a pair of which only one colour changes at night lacks a variant")
  func missingVariant() throws {
    let theme = """
      <style name="AppTheme" parent="Theme.Material3.DayNight">
        <item name="colorPrimary">@color/back</item>
        <item name="colorOnPrimary">@color/text</item>
      </style>
      <color name="text">#000000</color>
      """
    let project = try AndroidFixture.load([
      "res/values/t.xml": AndroidFixture.resources(theme),
      "res/values/c.xml": AndroidFixture.resources("<color name=\"back\">#FFFFFF</color>"),
      "res/values-night/c.xml": AndroidFixture.resources("<color name=\"back\">#202020</color>"),
    ])
    let control = try project.control("AppTheme/colorOnPrimary/colorPrimary")
    #expect(control.observations.map(\.kind) == [.missingVariant])
    #expect(control.observations.first?.appearance == "AppTheme, night")
    #expect(control.observations.first?.location.path == "res/values/t.xml")
  }

  @Test("a role of the project over one of the library's is remarked where it is too faint")
  func mixed() throws {
    let theme = """
      <style name="AppTheme" parent="Theme.Material3.Light">
        <item name="colorPrimary">#F0F0F0</item>
      </style>
      """
    let project = try AndroidFixture.load(["res/values/t.xml": AndroidFixture.resources(theme)])
    let control = try project.control("AppTheme/colorOnPrimary/colorPrimary")
    #expect(control.observations.map(\.kind) == [.mixedThemes])
  }
}
