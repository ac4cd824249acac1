import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Android projects")
struct AndroidLoaderTests {
  @Test(
    "only files of values, colours, drawables and layouts are resources",
    arguments: [
      ("a/res/values/x.xml", ProjectFileUse.audited), ("res/values-night-v31/x.xml", .audited),
      ("a/res/color/x.xml", .audited), ("a/res/layout-land/x.xml", .audited),
      ("a/src/androidTest/res/values/x.xml", .context), ("a/res/menu/x.xml", nil),
      ("a/res/values/x.txt", nil), ("a/values/x.xml", nil),
    ])
  func use(path: String, use: ProjectFileUse?) {
    #expect(AndroidLoader.use(of: SourceFile(path: path, head: [])) == use)
  }

  @Test("a named file belongs to the folder res around it, which makes sense alone")
  func contextFolder() {
    #expect(AndroidLoader.contextFolder(of: "/p/app/res/values/x.xml") == "/p/app/res")
    #expect(AndroidLoader.contextFolder(of: "/p/app/res") == nil)
    #expect(AndroidLoader.contextFolder(of: "/p/app") == nil)
  }

  @Test("a file that is no XML is an error at its line and column")
  func malformed() {
    let loader = AndroidLoader(options: LoadingOptions())
    let error = #expect(throws: LoaderError.self) {
      try loader.parse(
        Source(path: "res/values/x.xml", bytes: Array("<resources>\n  <color></resources>".utf8)))
    }
    #expect(error?.code == "malformed-xml")
    #expect(error?.location.line == 2)
  }

  private let theme = """
    <style name="AppTheme" parent="Theme.Material3.DayNight">
      <item name="colorPrimary">@color/brand</item>
      <item name="colorOnPrimary">#FFFFFF</item>
    </style>
    """

  @Test("a pair of roles is text over its background, by day and by night")
  func pairs() throws {
    let project = try AndroidFixture.load([
      "app/src/main/res/values/themes.xml": AndroidFixture.resources(theme),
      "app/src/main/res/values/colors.xml": AndroidFixture.resources(
        "<color name=\"brand\">#102030</color>"),
      "app/src/main/res/values-night/colors.xml": AndroidFixture.resources(
        "<color name=\"brand\">#AABBCC</color>"),
    ])
    let key = "AppTheme/colorOnPrimary/colorPrimary"
    let day = try project.layers(key, in: "AppTheme")
    let night = try project.layers(key, in: "AppTheme, night")
    #expect(day.map(\.color) == [Color(rgb: 0x102030), .white])
    #expect(night.map(\.color) == [Color(rgb: 0xAABBCC), .white])
    #expect(
      day[0].paint.provenance.definitions.map(\.value) == ["@color/brand", "#102030"])
    #expect(day[0].paint.provenance.literal?.location.path == "app/src/main/res/values/colors.xml")
  }
}
