import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Styles, ancestors and overlays that nobody defines")
struct StyleGapTests {
  private static let values = """
    <style name="Heir" parent="Lib.Fancy"><item name="android:textColor">#000000</item></style>
    <style name="Grandchild" parent="Heir"><item name="android:minHeight">48dp</item></style>
    <style name="Overlay" parent="Lib.Overlay"><item name="ink">#000000</item></style>
    """

  private static func layout(_ view: String, _ attributes: String) throws -> LayoutFixture {
    try LayoutFixture(
      screen: """
        <\(view) android:id="@+id/x" android:layout_width="wrap_content" \
        android:layout_height="wrap_content" android:text="Go" \(attributes)/>
        """, values: values)
  }

  /// What is said of each of a control's own layers that is not known.
  private static func causes(_ layouts: LayoutFixture) throws -> [String: String] {
    let rendition = try layouts.rendition("x")
    let layers = try layouts.scene("x").drawing.layers
    var causes: [String: String] = [:]
    for index in rendition.layers {
      guard case .unresolved(let cause, _) = layers[index].paint.value else { continue }
      causes[layers[index].name ?? ""] = cause.detail
    }
    return causes
  }

  @Test(
    "what a style may set that is not defined is open, with the style named",
    arguments: [
      ("style=\"@style/Missing\"", "@style/Missing is not defined"),
      ("style=\"?attr/missing\"", "?missing is set by no theme"),
      ("style=\"@android:style/Missing\"", "@android:style/Missing is not defined"),
    ], ["Button", "CheckBox", "EditText", "TextView android:onClick=\"x\""])
  func style(attribute: (written: String, cause: String), view: String) throws {
    let layouts = try Self.layout(view, attribute.written)
    let causes = try Self.causes(layouts)
    #expect(causes["text"] == attribute.cause)
    #expect(causes["background"] == attribute.cause)
    let evidence = try layouts.rendition("x").sizeEvidence
    #expect(evidence.height == .unknown)
    #expect(evidence.missing?.detail == attribute.cause)
  }

  @Test("what the view states itself is known, whatever its style is")
  func stated() throws {
    let layouts = try Self.layout(
      "Button",
      """
      style="@style/Missing" android:textColor="#000000" android:background="#FFFFFF" \
      android:minHeight="40dp" android:textSize="14sp"
      """)
    #expect(try Self.causes(layouts).isEmpty)
    let rendition = try layouts.rendition("x")
    #expect(rendition.frame.height == 40)
    #expect(rendition.sizeEvidence.height == .lowerBound)
  }

  @Test("a style states what it sets itself, and its unknown ancestor may set the rest")
  func ancestor() throws {
    let cause = "@style/Lib.Fancy, from which @style/Heir inherits, is not defined"
    let heir = try Self.layout("Button", "style=\"@style/Heir\"")
    #expect(try Self.causes(heir) == ["background": cause])
    let grandchild = try Self.layout("Button", "style=\"@style/Grandchild\"")
    #expect(try Self.causes(grandchild) == ["background": cause])
    #expect(try grandchild.rendition("x").frame.height == 48)
    #expect(try grandchild.rendition("x").sizeEvidence.height == .lowerBound)
  }

  @Test("what an overlay may set that is not defined is open")
  func overlay() throws {
    let missing = try Self.causes(Self.layout("Button", "android:theme=\"@style/Missing\""))
    let cause = "no theme that is known sets the style of such views, and Missing is not known"
    #expect(missing["text"] == cause)
    #expect(missing["background"] == cause)
    let heir = try Self.causes(
      Self.layout(
        "Button",
        "android:theme=\"@style/Overlay\" android:background=\"#FFFFFF\""
          + " android:textColor=\"?attr/ink\""))
    #expect(heir.isEmpty)
  }

  @Test("a text appearance that is not defined may set the colour and the size of a text")
  func textAppearance() throws {
    for view in ["Button", "TextView android:onClick=\"x\""] {
      let layouts = try Self.layout(view, "android:textAppearance=\"@style/Missing\"")
      #expect(try Self.causes(layouts)["text"] == "@style/Missing is not defined")
      let label = try #require(layouts.scene("x").drawing.layers.last { $0.part == .label })
      #expect(label.text?.fontSize == nil)
    }
  }

  @Test("a style alone of an unknown ancestor leaves open what that may set")
  func alone() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light"/>
        <style name="My.Button" parent="Lib.Button">
        <item name="android:textColor">#777777</item></style>
        """)
    ])
    let layers = try project.layers("My.Button", in: "App")
    #expect(layers.map { $0.color?.hex } == [nil, "#777777"])
    let evidence = try #require(project.control("My.Button").renditions.first).sizeEvidence
    #expect(evidence.height == .unknown)
    #expect(evidence.missing != nil)
  }

  // MARK: Themes

  private static func unknownTheme(_ views: String) throws -> LoadedProject {
    try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="Theme.Tv" parent="Theme.Leanback">
        <item name="colorPrimary">#004D40</item></style>
        """),
      "res/layout/activity_main.xml": """
      <LinearLayout xmlns:android="\(ValuesReader.androidNamespace)" android:background="#FFFFFF">
      \(views)</LinearLayout>
      """,
    ])
  }

  @Test(
    "of a theme with an unknown ancestor nobody knows how it shows a view",
    arguments: ["Button", "CheckBox", "RadioButton", "Switch", "EditText", "ToggleButton"])
  func unknownTheme(view: String) throws {
    let project = try Self.unknownTheme("<\(view) android:id=\"@+id/x\" android:text=\"Go\"/>")
    let layers = try project.layers("x", in: "Theme.Tv")
    let label = try #require(layers.first { $0.part == .label })
    guard case .unresolved(let cause, _) = label.paint.value else {
      Issue.record("the label has a colour")
      return
    }
    #expect(cause.detail.hasSuffix("and Theme.Leanback is not known"))
    let rendition = try #require(project.control("x").renditions.first)
    #expect(rendition.sizeEvidence.height == .unknown)
    #expect(!(try project.control("x").renditions.contains { $0.state.contains(.disabled) }))
  }

  @Test("a theme with an unknown ancestor keeps no other one from being judged")
  func otherThemes() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light"/>
        <style name="Theme.Tv" parent="Theme.Leanback">
        <item name="colorPrimary">#004D40</item><item name="colorAccent">#004D40</item></style>
        """),
      "res/layout/activity_main.xml": """
      <Button xmlns:android="\(ValuesReader.androidNamespace)" android:id="@+id/x"
      android:text="Go"/>
      """,
    ])
    let names = Set(try project.control("x").renditions.map(\.appearance.name))
    #expect(names.isSuperset(of: ["App", "Theme.Tv"]))
  }

  @Test("a window of which no colour is known says that an ancestor of its theme is not")
  func window() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        "<style name=\"Theme.Tv\" parent=\"Theme.Leanback\"/>"),
      "res/layout/activity_main.xml": """
      <TextView xmlns:android="\(ValuesReader.androidNamespace)" android:id="@+id/x"
      android:text="Go" android:textColor="#00796B"/>
      """,
    ])
    let source = try #require(project.sources.first { $0.path == "res/layout/activity_main.xml" })
    let window = try #require(source.scenes.first).window
    #expect(window.isAssumed)
    #expect(
      window.unstated
        == "no window colour is stated: Theme.Leanback, from which the theme inherits, is not known"
    )
  }

  // MARK: Lengths

  @Test(
    "a length that is not defined leaves the size open",
    arguments: [
      ("?attr/missing", "?missing is set by no theme"),
      ("@dimen/missing", "@dimen/missing is not defined"),
    ])
  func length(value: String, cause: String) throws {
    let layouts = try LayoutFixture(
      screen: """
        <Button android:id="@+id/x" android:layout_width="match_parent" \
        android:layout_height="\(value)" android:text="Go"/>
        """)
    let evidence = try layouts.rendition("x").sizeEvidence
    #expect(evidence.height == .unknown)
    #expect(evidence.missing?.detail == cause)
  }
}
