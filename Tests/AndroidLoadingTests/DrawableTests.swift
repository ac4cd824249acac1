import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Backgrounds of views")
struct DrawableTests {
  /// A project with one style of a button of AppCompat that sets `items`.
  private static func project(
    _ items: String, drawable: String = "<shape/>", theme: String = ""
  ) throws -> LoadedProject {
    let namespace = ValuesReader.androidNamespace
    let end = drawable.firstIndex { $0 == ">" || $0 == " " || $0 == "/" } ?? drawable.endIndex
    return try AndroidFixture.load([
      "res/values/styles.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light">\(theme)</style>
        <style name="Widget.Button" parent="Widget.AppCompat.Button">\(items)</style>
        """),
      "res/drawable/back.xml":
        "\(drawable[..<end]) xmlns:android=\"\(namespace)\"\(drawable[end...])",
    ])
  }

  private static let background = "<item name=\"android:background\">@drawable/back</item>"

  /// The colours of the container, as hexadecimal digits with the alpha in 255ths.
  private static func fill(_ project: LoadedProject) throws -> Color {
    let layers = try project.layers("Widget.Button", in: "App")
    return try #require(layers.first { $0.part == .container }?.color)
  }

  @Test("an item of a drawable that an earlier one covers is remarked, one of its own is not")
  func unreachableDrawable() throws {
    let project = try Self.project(
      Self.background,
      drawable: """
        <selector><item android:drawable="#111111"/>
        <item android:state_pressed="true" android:drawable="#222222"/></selector>
        """)
    let observations = try project.control("@drawable/back").observations
    #expect(observations.map(\.kind) == [.unreachableState])
    #expect(observations.first?.location.line == 2)
    let other = try Self.project(
      Self.background,
      drawable: """
        <selector><item android:state_pressed="true" android:drawable="#222222"/>
        <item android:drawable="#111111"/></selector>
        """)
    #expect(!other.sources.flatMap(\.controls).contains { $0.key == "@drawable/back" })
  }

  @Test("each colour of a gradient lies behind the text")
  func gradient() throws {
    let project = try Self.project(
      Self.background,
      drawable: """
        <shape><gradient android:startColor="#FFFFFF" android:centerColor="#606060" \
        android:endColor="#F00" android:angle="90"/></shape>
        """)
    let layers = try project.layers("Widget.Button", in: "App")
    let paint = try #require(layers.first { $0.part == .container }?.paint.value)
    guard case .linearGradient(let gradient) = paint else {
      Issue.record("\(paint)")
      return
    }
    #expect(
      gradient.stops.map(\.color.value.hex) == [
        "#FFFFFF", "#FFFFFF", "#606060", "#606060", "#FF0000", "#FF0000",
      ])
    #expect(gradient.stops.map(\.offset) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    let label = try #require(layers.first { $0.part == .label }?.shape.path.boundingBox)
    #expect(label.y < gradient.start.y && gradient.end.y < label.maxY)
  }

  /// By Porter and Duff: #FF8000 times #808080; a quarter of black over white; half of the tint.
  @Test(
    "a tint is combined by its mode",
    arguments: [
      ("#808080", "#FF8000", "multiply", "#804000", 1.0),
      ("#FFFFFF", "#40000000", "src_atop", "#BFBFBF", 1.0),
      ("#FFFFFF", "#40000000", "src_over", "#BFBFBF", 1.0),
      ("#80FFFFFF", "#112233", "src_in", "#112233", 128.0 / 255),
      ("#400000", "#800000", "add", "#C00000", 1.0),
      ("#808080", "#808080", "screen", "#C0C0C0", 1.0),
    ])
  func tintMode(own: String, tint: String, mode: String, result: String, alpha: Double) throws {
    let project = try Self.project(
      """
      <item name="android:background">\(own)</item><item name="backgroundTint">\(tint)</item>
      <item name="backgroundTintMode">\(mode)</item>
      """)
    let color = try Self.fill(project)
    let expected = try #require(Color(androidLiteral: result))
    #expect(abs(color.red - expected.red) < 1.01 / 255)
    #expect(abs(color.green - expected.green) < 1.01 / 255)
    #expect(abs(color.blue - expected.blue) < 1.01 / 255)
    #expect(abs(color.alpha - alpha) < 1e-6)
  }

  @Test("a drawable's least size and padding are the view's")
  func metrics() throws {
    let small = "<item name=\"android:minHeight\">0dp</item>"
    let sized = try Self.project(
      Self.background + small, drawable: "<shape><size android:height=\"60dp\"/></shape>")
    let least = try #require(sized.control("Widget.Button").renditions.first?.frame.height)
    #expect(least == 60)
    // 20 and 20 around a line of 14 sp, 1.33 times as high.
    let padded = try Self.project(
      Self.background + small,
      drawable: """
        <shape><padding android:top="20dp" android:bottom="20dp"/></shape>
        """)
    let height = try #require(padded.control("Widget.Button").renditions.first?.frame.height)
    #expect(abs(height - 58.62) < 0.001)
    let own = try Self.project(
      Self.background + small + "<item name=\"android:padding\">2dp</item>",
      drawable: "<shape><padding android:top=\"20dp\"/></shape>")
    let less = try #require(own.control("Widget.Button").renditions.first?.frame.height)
    #expect(abs(less - 22.62) < 0.001)
  }

  @Test("the view's alpha fades what its style paints")
  func opacity() throws {
    let project = try Self.project(
      """
      <item name="android:background">#FFFFFF</item><item name="android:alpha">0.5</item>
      """)
    let source = try #require(project.sources.first)
    let rendition = try #require(project.control("Widget.Button").renditions.first)
    let children = source.scenes[rendition.scene].drawing.root.children
    guard case .group(let group) = children.last else {
      Issue.record("nothing is faded")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(group.children.count == rendition.layers.count)
  }

  @Test("a drawable of one colour is the window's colour")
  func window() throws {
    let project = try Self.project(
      "<item name=\"android:textColor\">#000000</item>",
      drawable: """
        <layer-list><item><shape><solid android:color="#333333"/></shape></item></layer-list>
        """,
      theme: "<item name=\"android:windowBackground\">@drawable/back</item>")
    let source = try #require(project.sources.first)
    let rendition = try #require(project.control("Widget.Button").renditions.first)
    let window = source.scenes[rendition.scene].window
    #expect(window.color.value.hex == "#333333")
    #expect(!window.isAssumed)
  }

  @Test("a picture on the window's colour leaves that to assume, and one without a colour nothing")
  func coveredWindow() throws {
    for (drawable, color) in [
      (
        """
        <layer-list><item><shape><solid android:color="#333333"/></shape></item>
        <item><bitmap android:src="@drawable/logo"/></item></layer-list>
        """, "#333333"
      ), ("<bitmap android:src=\"@drawable/logo\"/>", "#FFFFFF"),
    ] {
      let project = try Self.project(
        "<item name=\"android:textColor\">#000000</item>", drawable: drawable,
        theme: "<item name=\"android:windowBackground\">@drawable/back</item>")
      let source = try #require(project.sources.first)
      let rendition = try #require(
        project.control("Widget.Button").renditions.first { !$0.appearance.name.contains("night") })
      let window = source.scenes[rendition.scene].window
      #expect(window.color.value.hex == color)
      #expect(window.isAssumed)
    }
  }

  @Test("a button of the framework has the framework's background")
  func frameworkButton() throws {
    let project = try AndroidFixture.load([
      "res/values/styles.xml": AndroidFixture.resources(
        """
        <style name="App" parent="android:Theme.Material.Light"/>
        <style name="My.Button" parent="@android:style/Widget.Material.Button">
        <item name="android:textColor">#444444</item></style>
        """)
    ])
    let layers = try project.layers("My.Button", in: "App")
    #expect(layers.first { $0.part == .container }?.color?.hex == "#D6D7D7")
  }
}

@Suite("Projects without a theme")
struct AssumedThemeTests {
  @Test("styles and layouts are audited under a theme of the library that they need")
  func styles() throws {
    let project = try AndroidFixture.load([
      "res/values/styles.xml": AndroidFixture.resources(
        """
        <style name="Widget.App.Button" parent="Widget.Material3.Button">
        <item name="android:textColor">#777777</item>
        <item name="backgroundTint">#FFFFFF</item></style>
        """)
    ])
    let layers = try project.layers("Widget.App.Button", in: "Theme.Material3.DayNight")
    #expect(layers.first { $0.part == .label }?.color?.hex == "#777777")
    #expect(
      project.summary?.basis.contains(
        "no theme among the files: Theme.Material3.DayNight is assumed") == true)
  }

  @Test("the window of an unknown application is assumed")
  func window() throws {
    let project = try AndroidFixture.load([
      "res/values/styles.xml": AndroidFixture.resources(
        """
        <style name="My.Button" parent="Widget.AppCompat.Button.Borderless">
        <item name="android:textColor">#777777</item></style>
        """)
    ])
    let source = try #require(project.sources.first)
    #expect(!source.scenes.contains { !$0.window.isAssumed })
  }
}
