import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Backgrounds of windows")
struct WindowBackgroundTests {
  private static func project(
    _ items: String, parent: String = "Theme.AppCompat.Light"
  ) throws -> LoadedProject {
    try AndroidFixture.load([
      "res/values/t.xml": AndroidFixture.resources(
        """
        <style name="App" parent="\(parent)">\(items)</style>
        <style name="App.Link" parent="Widget.AppCompat.Button.Borderless">
        <item name="android:textColor">#777777</item>
        <item name="android:background">@null</item></style>
        """)
    ])
  }

  private static func item(_ name: String, _ value: String) -> String {
    "<item name=\"android:\(name)\">\(value)</item>"
  }

  /// The scene of a control's first rendition.
  private static func scene(_ key: String, _ project: LoadedProject) throws -> Scene {
    let control = try project.control(key)
    let source = try #require(project.sources.first { $0.path == control.location.path })
    return source.scenes[try #require(control.renditions.first).scene]
  }

  @Test("text of the theme stands on the window's background where the theme sets that")
  func pair() throws {
    let project = try Self.project(
      Self.item("windowBackground", "#212121") + Self.item("textColorPrimary", "#FFFFFF"))
    let scene = try Self.scene("App/android:textColorPrimary/android:windowBackground", project)
    #expect(scene.drawing.layers.map(\.color?.hex) == ["#212121", "#FFFFFF"])
    #expect(scene.drawing.layers.first?.name == "android:windowBackground")
    #expect(scene.drawing.layers.first?.location.line == 2)
  }

  @Test("a window's background that names that of colours is the same role")
  func alias() throws {
    let project = try Self.project(
      Self.item("windowBackground", "?android:attr/colorBackground")
        + Self.item("colorBackground", "#212121") + Self.item("textColorPrimary", "#FFFFFF"))
    let scene = try Self.scene("App/android:textColorPrimary/android:colorBackground", project)
    #expect(scene.drawing.layers.map(\.color?.hex) == ["#212121", "#FFFFFF"])
  }

  @Test("a theme that sets only the window's background is asked for the library's text on it")
  func mixed() throws {
    let project = try Self.project(Self.item("windowBackground", "#212121"))
    let control = try project.control("App/android:textColorPrimary/android:windowBackground")
    // Text of the library's light theme, black.
    #expect(control.observations.map(\.kind) == [.mixedThemes])
  }

  @Test("so is one that sets only the background of colours, which the window's names")
  func mixedAlias() throws {
    let project = try Self.project(Self.item("colorBackground", "#212121"))
    let control = try project.control("App/android:textColorPrimary/android:colorBackground")
    #expect(control.observations.map(\.kind) == [.mixedThemes])
  }

  @Test("a theme of which an ancestor is not known has text on what it sets itself")
  func unknownParent() throws {
    let project = try Self.project(
      Self.item("windowBackground", "#212121") + Self.item("textColorPrimary", "#FFFFFF"),
      parent: "Theme.Lib.Dark")
    let scene = try Self.scene("App/android:textColorPrimary/android:windowBackground", project)
    #expect(scene.drawing.layers.map(\.color?.hex) == ["#212121", "#FFFFFF"])
  }

  @Test("pairs of roles stay on their roles")
  func roles() throws {
    let project = try Self.project(
      Self.item("windowBackground", "#212121") + "<item name=\"colorOnBackground\">#000000</item>",
      parent: "Theme.MaterialComponents.Light")
    let scene = try Self.scene("App/colorOnBackground/android:colorBackground", project)
    #expect(scene.drawing.layers.first?.color == .white)
  }

  /// AppCompat's light theme has #FAFAFA behind texts; half of black over that is #7D7D7D.
  @Test(
    "what shows through a translucent window is assumed",
    arguments: [
      ("@android:color/transparent", "#FAFAFA"), ("#80000000", "#7D7D7D"), ("#00FF0000", "#FAFAFA"),
    ])
  func translucent(background: String, shown: String) throws {
    let project = try Self.project(
      Self.item("windowBackground", background) + Self.item("textColorPrimary", "#777777"))
    for key in ["App.Link", "App/android:textColorPrimary/android:windowBackground"] {
      let scene = try Self.scene(key, project)
      #expect(scene.window.isAssumed)
      #expect(scene.window.color.value.hex == shown)
      #expect(!scene.drawing.layers.contains { $0.part == .container })
    }
  }

  @Test("a picture behind a window leaves its texts open")
  func picture() throws {
    let project = try Self.project(
      Self.item("windowBackground", "@drawable/photo") + Self.item("textColorPrimary", "#777777"))
    let scene = try Self.scene("App/android:textColorPrimary/android:windowBackground", project)
    #expect(scene.drawing.layers.first?.color == nil)
  }

  @Test(
    "nothing is assumed of a window whose stated background cannot be told",
    arguments: ["@drawable/fade", "@drawable/missing"])
  func unread(_ background: String) throws {
    let project = try AndroidFixture.load([
      "res/values/t.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light">\(Self.item("windowBackground", background))\
        </style>
        <style name="App.Link" parent="Widget.AppCompat.Button.Borderless">
        <item name="android:textColor">#000000</item>
        <item name="android:background">@null</item></style>
        """),
      "res/drawable/fade.xml": """
      <shape xmlns:android="http://schemas.android.com/apk/res/android">
      <gradient android:startColor="#111111" android:endColor="#222222"/></shape>
      """,
      "res/layout/activity_main.xml": """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="match_parent">
      <TextView android:id="@+id/t" android:layout_width="wrap_content"
        android:layout_height="wrap_content" android:text="Go" android:textColor="#000000"/>
      </FrameLayout>
      """,
    ])
    for key in ["t", "App.Link"] {
      let scene = try Self.scene(key, project)
      guard case .layer(let lowest)? = scene.drawing.root.children.first else {
        Issue.record("no layer")
        continue
      }
      #expect(scene.drawing.layers[lowest].name == "window")
      #expect(scene.drawing.layers[lowest].color == nil)
    }
  }

  @Test("no text is shown on the window while an application starts")
  func start() throws {
    let project = try AndroidFixture.load([
      "res/values/t.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light">
        <item name="android:textColorPrimary">#000000</item></style>
        <style name="App.Splash"><item name="android:windowBackground">#000000</item></style>
        """)
    ])
    let keys = project.sources.flatMap(\.controls).map(\.key)
    #expect(keys == ["App/android:textColorPrimary/android:colorBackground"])
  }
}
