import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Styles that nothing shows as they are")
struct StyleUseTests {
  private static let styles = """
    <style name="App" parent="Theme.Material3.Light">
    <item name="snackbarButtonStyle">@style/My.Button.Named</item></style>
    <style name="My.Button" parent="Widget.Material3.Button"/>
    <style name="My.Button.Leaf"/>
    <style name="My.Button.Named"/>
    <style name="My.Button.Named.Child"/>
    <style name="My.Button.Shown"/>
    <style name="My.Button.Shown.Child"/>
    <style name="My.Button.Replaced"/>
    <style name="My.Button.Colored"><item name="android:textColor">#222222</item></style>
    <style name="My.Button.Colored.Child"/>
    <style name="My.Base" parent=""><item name="android:minHeight">48dp</item></style>
    <style name="My.ButtonFrame" parent=""><item name="android:background">#FFFFFF</item></style>
    <style name="My.Frame" parent="My.ButtonFrame"><item name="android:background">@null</item></style>
    """

  /// The project, with a screen called `name`.
  private func project(screen name: String = "activity_main") throws -> LoadedProject {
    try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(Self.styles),
      "res/layout/\(name).xml": """
      <LinearLayout xmlns:android="\(ValuesReader.androidNamespace)" \
      xmlns:app="http://schemas.android.com/apk/res-auto">
      <Button style="@style/My.Button.Shown"/>
      <Button style="@style/My.Button.Shown" android:textColor="#000000"/>
      <Button style="@style/My.Button.Replaced" app:backgroundTint="#000000"/>
      </LinearLayout>
      """,
    ])
  }

  @Test("a style that only others inherit from is a template, one that anything names is not")
  func inherited() throws {
    let project = try project()
    #expect(try project.control("My.Button").isTemplate)
    for shown in [
      "My.Button.Leaf", "My.Button.Named", "My.Button.Shown", "My.Button.Colored",
    ] {
      #expect(try !project.control(shown).isTemplate, "\(shown)")
    }
  }

  @Test("so is one of which every view replaces the colours")
  func replaced() throws {
    #expect(try project().control("My.Button.Replaced").isTemplate)
  }

  @Test("a style is judged if no style that inherits from it is")
  func lonely() throws {
    // The name of the child says of no control.
    #expect(try !project().control("My.ButtonFrame").isTemplate)
  }

  @Test("a project without a screen publishes its styles for others")
  func library() throws {
    let project = try project(screen: "row")
    #expect(try !project.control("My.Button").isTemplate)
    #expect(try !project.control("My.Button.Replaced").isTemplate)
  }

  // MARK: Uses

  /// A screen with `views`, under a light theme with the styles of `styles`.
  private static func project(
    _ styles: String, _ views: String, root: String = "", layout: String = "activity_main"
  ) throws -> LoadedProject {
    try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        "<style name=\"App\" parent=\"Theme.AppCompat.Light\"/>" + styles),
      "res/layout/\(layout).xml": """
      <LinearLayout xmlns:android="\(ValuesReader.androidNamespace)" \(root)>\(views)</LinearLayout>
      """,
      "res/layout/fragment_empty.xml": "<LinearLayout/>",
    ])
  }

  private static let flat = """
    <style name="Dark.Button" parent="Widget.AppCompat.Button.Borderless">
    <item name="android:textColor">#FFFFFF</item></style>
    """
  private static let button = "<Button style=\"@style/Dark.Button\" android:text=\"Go\"/>"

  @Test("a style that views have on surfaces of their own only is judged there")
  func surfaces() throws {
    func isTemplate(
      _ views: String, root: String = "", layout: String = "activity_main",
      styles: String = Self.flat
    ) throws -> Bool {
      try Self.project(styles, views, root: root, layout: layout).control("Dark.Button").isTemplate
    }
    #expect(try isTemplate(Self.button, root: "android:background=\"#263238\""))
    #expect(
      try isTemplate(
        "<FrameLayout android:background=\"#263238\">\(Self.button)</FrameLayout>"))
    #expect(try isTemplate(Self.button, layout: "dialog_go"))
    #expect(try !isTemplate(Self.button))
    #expect(try !isTemplate(Self.button, root: "android:background=\"@null\""))
    // One of them stands on the window.
    #expect(
      try !isTemplate(
        "<FrameLayout android:background=\"#263238\">\(Self.button)</FrameLayout>"
          + Self.button))
    // What the style paints itself hides the surface.
    let filled = Self.flat.replacing(
      "</style>", with: "<item name=\"android:background\">#111111</item></style>")
    #expect(
      try !isTemplate(Self.button, root: "android:background=\"#263238\"", styles: filled))
  }

  @Test(
    "a style of buttons that only pictures have, or that says how pictures are placed, has no text",
    arguments: [
      ("<item name=\"android:minHeight\">48dp</item>", "ImageButton", true),
      ("<item name=\"android:minHeight\">48dp</item>", "Button", false),
      ("<item name=\"android:scaleType\">center</item>", nil, true),
      ("<item name=\"android:textSize\">14sp</item>", nil, false),
    ])
  func pictures(item: String, view: String?, isForPictures: Bool) throws {
    let project = try Self.project(
      """
      <style name="Round" parent="Widget.AppCompat.Button.Borderless">
      <item name="android:background">#123456</item>\(item)</style>
      """, view.map { "<\($0) style=\"@style/Round\"/>" } ?? "")
    let parts = try project.layers("Round", in: "App").map(\.part)
    #expect(parts == (isForPictures ? [.container] : [.container, .label]))
  }

  @Test("a style that only says the look of texts is no control, whatever its name inherits")
  func textAppearance() throws {
    let project = try Self.project(
      """
      <style name="App.RadioButton" parent="Widget.AppCompat.CompoundButton.RadioButton">
      <item name="android:textAppearance">@style/App.RadioButton.Text</item></style>
      <style name="App.RadioButton.Text"><item name="android:textColor">#B0BEC5</item></style>
      """, "")
    let keys = project.sources.flatMap(\.controls).map(\.key)
    #expect(keys.contains("App.RadioButton"))
    #expect(!keys.contains("App.RadioButton.Text"))
  }
}
