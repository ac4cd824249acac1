import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Resources of one name in several modules")
struct ModuleTests {
  private static let style = """
    <style name="App" parent="Theme.AppCompat.Light"/>
    <style name="My.Button" parent="Widget.AppCompat.Button">
    <item name="android:textColor">@color/ink</item>
    <item name="android:background">#FFFFFF</item></style>
    """

  /// Two modules with the same names; only the second one has a colour for the night.
  private static func project() throws -> LoadedProject {
    try AndroidFixture.load([
      "one/src/main/res/values/all.xml": AndroidFixture.resources(
        "<color name=\"ink\">#111111</color>\(style)"),
      "two/src/main/res/values/all.xml": AndroidFixture.resources(
        "<color name=\"ink\">#999999</color>\(style)"),
      "two/src/main/res/values-night/all.xml": AndroidFixture.resources(
        "<color name=\"ink\">#ABABAB</color>"),
    ])
  }

  private static func text(
    _ project: LoadedProject, _ key: String, in appearance: String
  ) throws -> String? {
    try project.layers(key, in: appearance).first { $0.part == .label }?.color?.hex
  }

  @Test("each module's style is audited with its own colours")
  func styles() throws {
    let project = try Self.project()
    #expect(try Self.text(project, "My.Button", in: "App") == "#111111")
    #expect(try Self.text(project, "My.Button (two)", in: "App") == "#999999")
  }

  @Test("a module's colour is not replaced by another module's variant")
  func night() throws {
    let project = try Self.project()
    let first = try project.control("My.Button")
    #expect(!first.renditions.contains { $0.appearance.name.hasSuffix("night") })
    #expect(try Self.text(project, "My.Button (two)", in: "App, night") == "#ABABAB")
  }

  @Test("a library's value replaces the built-in one, and the project's the library's")
  func libraries() throws {
    let theme = """
      <style name="App" parent="Theme.Material3.Light"><item name="inkText">?attr/colorPrimary</item>
      <item name="inkBackground">#FFFFFF</item></style>
      """
    func text(_ own: String) throws -> String? {
      let project = try AndroidFixture.load(
        ["res/values/all.xml": AndroidFixture.resources(theme + own)],
        libraries: [
          "lib/res/values/all.xml": AndroidFixture.resources(
            "<color name=\"m3_sys_color_light_primary\">#123456</color>")
        ])
      return try Self.text(project, "App/inkText/inkBackground", in: "App")
    }
    #expect(try text("") == "#123456")
    #expect(try text("<color name=\"m3_sys_color_light_primary\">#654321</color>") == "#654321")
  }

  @Test("each module's theme is audited")
  func themes() throws {
    func theme(_ color: String) -> String {
      AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light">
        <item name="inkText">\(color)</item><item name="inkBackground">#FFFFFF</item></style>
        """)
    }
    let project = try AndroidFixture.load([
      "one/src/main/res/values/all.xml": theme("#111111"),
      "two/src/main/res/values/all.xml": theme("#999999"),
    ])
    #expect(try Self.text(project, "App/inkText/inkBackground", in: "App") == "#111111")
    #expect(
      try Self.text(project, "App (two)/inkText/inkBackground", in: "App (two)") == "#999999")
  }

  @Test("a test's colour does not replace the application's")
  func tests() throws {
    let project = try AndroidFixture.load([
      "one/src/main/res/values/all.xml": AndroidFixture.resources(
        "<color name=\"ink\">#111111</color>\(Self.style)"),
      "one/src/androidTest/res/values-night/all.xml": AndroidFixture.resources(
        "<color name=\"ink\">#ABABAB</color>"),
    ])
    let control = try project.control("My.Button")
    #expect(!control.renditions.contains { $0.appearance.name.hasSuffix("night") })
  }
}
