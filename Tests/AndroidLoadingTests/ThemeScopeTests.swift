import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Which themes something is judged under")
struct ThemeScopeTests {
  private static func appearances(_ project: LoadedProject, _ key: String) throws -> [String] {
    try project.control(key).renditions.filter { $0.state == .normal }.map(\.appearance.name)
      .sorted()
  }

  private static let namespace = "xmlns:android=\"\(ValuesReader.androidNamespace)\""

  private static func layout(_ id: String) -> String {
    """
    <LinearLayout \(namespace) android:background="?attr/ground">
    <TextView android:id="@+id/\(id)" android:textColor="#777777" android:onClick="x"/>
    </LinearLayout>
    """
  }

  @Test("a light theme is judged by day and its dark counterpart by night")
  func counterparts() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <color name="paper">#FFFFFF</color>
        <style name="Theme.App" parent="Theme.AppCompat.DayNight"/>
        <style name="Theme.App.Light"><item name="ground">@color/paper</item></style>
        <style name="Theme.App.Dark"><item name="ground">@color/paper</item></style>
        """),
      "res/values-night/all.xml": AndroidFixture.resources("<color name=\"paper\">#000000</color>"),
      "res/layout/row.xml": Self.layout("go"),
    ])
    #expect(try Self.appearances(project, "go") == ["Theme.App.Dark", "Theme.App.Light"])
    let dark = try project.control("go").renditions.first { $0.appearance.name == "Theme.App.Dark" }
    let scenes = try #require(project.sources.first { $0.path == "res/layout/row.xml" }).scenes
    let scene = try #require(dark.map { scenes[$0.scene] })
    #expect(scene.drawing.layers.first?.color == Color(rgb: 0x000000))
  }

  @Test("a theme that is named after layouts is judged in those, and the others elsewhere")
  func features() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="Theme.App" parent="Theme.AppCompat.Light"><item name="ground">#111111</item></style>
        <style name="Theme.App.Onboarding"><item name="ground">#222222</item></style>
        <style name="Theme.App.Mint"><item name="ground">#333333</item></style>
        """),
      "res/layout/row.xml": Self.layout("go"),
      "res/layout/onboarding_page.xml": Self.layout("next"),
    ])
    // No layout is named after mint: that is a scheme for all of them.
    #expect(try Self.appearances(project, "go") == ["Theme.App", "Theme.App.Mint"])
    #expect(try Self.appearances(project, "next") == ["Theme.App.Onboarding"])
  }

  @Test("what only views have as their style is no theme, though it builds on one by its name")
  func viewStyles() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light"><item name="ground">#111111</item>
        <item name="actionBarStyle">@style/App.Bar</item>
        <item name="toolsAppearance">@style/App.Tools</item>
        <item name="toolsSpecialAppearance">@style/App.Tools.Special</item>
        <item name="actionBarTheme">@style/App.InBar</item></style>
        <style name="App.Bar"><item name="ground">#222222</item></style>
        <style name="App.InBar"><item name="ground">#333333</item></style>
        <style name="App.Tools"><item name="ground">#888888</item></style>
        <style name="App.Tools.Special"><item name="ground">#999999</item></style>
        <style name="App.Row"><item name="android:background">#444444</item></style>
        <style name="App.Both"><item name="ground">#555555</item></style>
        <style name="App.Parent"><item name="ground">#666666</item></style>
        <style name="App.Parent.Child"><item name="ground">#777777</item></style>
        """),
      "res/layout/row.xml": """
      <LinearLayout \(Self.namespace) android:background="?attr/ground">
      <TextView android:id="@+id/go" android:textColor="#777777" android:onClick="x"/>
      <View style="@style/App.Row"/><View style="@style/App.Parent"/>
      <View style="@style/App.Both"/><View android:theme="@style/App.Both"/>
      </LinearLayout>
      """,
    ])
    #expect(
      try Self.appearances(project, "go") == ["App", "App.Both", "App.Parent", "App.Parent.Child"])
  }

  @Test("a theme of the wallpaper's colours is judged beside one that sets its main colour itself")
  func wallpaperBesideOthers() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.Material3.DynamicColors.Light">
        <item name="ground">#111111</item></style>
        <style name="App.Mint"><item name="colorPrimary">#FFFFFF</item>
        <item name="ground">#222222</item></style>
        """),
      "res/layout/row.xml": Self.layout("go"),
    ])
    #expect(try Self.appearances(project, "go") == ["App", "App.Mint"])
  }

  @Test("an overlay of the wallpaper's colours is laid over no theme, other overlays are")
  func wallpaperOverlay() throws {
    // Of fewer items an overlay is one for single views.
    let more = (1...4).map { "<item name=\"ink\($0)\">#111111</item>" }.joined()
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light"><item name="colorPrimary">#123456</item>
        <item name="ground">#111111</item>\(more)</style>
        <style name="Over.Wallpaper" parent="">
        <item name="colorPrimary">@android:color/system_accent1_600</item>
        <item name="ground">#222222</item>\(more)</style>
        <style name="Over.Mint" parent=""><item name="colorPrimary">#654321</item>
        <item name="ground">#333333</item>\(more)</style>
        """),
      "res/layout/row.xml": Self.layout("go"),
    ])
    let names = try Self.appearances(project, "go")
    #expect(names == ["App", "App + Over.Mint"])
  }

  @Test("an overlay whose texts are as what lies behind them holds the place of what code makes")
  func placeholder() throws {
    func names(_ text: String) throws -> [String] {
      let project = try AndroidFixture.load([
        "res/values/all.xml": AndroidFixture.resources(
          """
          <style name="App" parent="Theme.AppCompat.Light"><item name="inkText">#000000</item>
          <item name="inkBackground">#FFFFFF</item></style>
          <style name="Over" parent=""><item name="inkText">\(text)</item>
          <item name="inkBackground">#FEFEFE</item></style>
          """)
      ])
      return try Self.appearances(project, "App/inkText/inkBackground")
    }
    #expect(try names("#FEFEFE") == ["App"])
    #expect(try names("#111111") == ["App", "App + Over"])
  }

  @Test("a dialog's theme that refers to what it does not set lies over the screens' themes")
  func dialog() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light"><item name="brand">#123456</item></style>
        <style name="Picker" parent="Theme.AppCompat.Light.Dialog.Alert">
        <item name="colorAccent">?attr/brand</item><item name="inkText">?attr/brand</item>
        <item name="inkBackground">#FFFFFF</item></style>
        """)
    ])
    #expect(try Self.appearances(project, "Picker/inkText/inkBackground") == ["App + Picker"])
    let count = try #require(project.summary?.references.first)
    #expect(count.unresolved.isEmpty)
  }

  private static func wallpaper(_ level: Int) throws -> LoadedProject {
    try AndroidFixture.load(
      [
        "res/values/all.xml": AndroidFixture.resources(
          """
          <style name="App" parent="Theme.AppCompat.Light">
          <item name="colorPrimary">@android:color/system_primary_light</item>
          <item name="colorOnPrimary">@android:color/system_on_primary_light</item></style>
          """)
      ],
      options: LoadingOptions(platforms: ["android": level]))
  }

  @Test("colours of the wallpaper are those of the platform's default palette, and that is said")
  func wallpaper() throws {
    let project = try Self.wallpaper(36)
    let layers = try project.layers("App/colorOnPrimary/colorPrimary", in: "App")
    // API 36: #F9F8FF on #4C5E8B.
    #expect(layers.map(\.color) == [Color(rgb: 0x4C5E8B), Color(rgb: 0xF9F8FF)])
    #expect(project.sources.flatMap(\.diagnostics).map(\.code) == ["wallpaper-colors"])
  }

  @Test("before Android 16 nobody tells the default palette")
  func olderWallpaper() throws {
    let project = try Self.wallpaper(35)
    let layers = try project.layers("App/colorOnPrimary/colorPrimary", in: "App")
    #expect(layers.map(\.color) == [nil, nil])
    #expect(project.sources.flatMap(\.diagnostics).isEmpty)
    // One cause for all of them: two colours by day and by night.
    #expect(project.summary?.references.first?.unresolved.map(\.count) == [4])
  }
}
