import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("What shows a layout")
struct LayoutHostTests {
  private static let fills =
    "android:layout_width=\"match_parent\" android:layout_height=\"match_parent\""
  private static let button = "<TextView android:id=\"@+id/go\" android:onClick=\"x\"/>"
  private static let window = "<item name=\"android:windowBackground\">#ABCDEF</item>"

  /// The window behind the control of a layout called `name` that has `attributes` and holds `inner`.
  private func window(
    _ name: String, _ attributes: String = "", _ inner: String = "", items: String = ""
  ) throws -> Window {
    try LayoutFixture(
      [
        "\(name)": "<LinearLayout \(Self.fills) \(attributes)>\(inner)\(Self.button)</LinearLayout>"
      ],
      items: Self.window + items
    ).scene("go", in: name).window
  }

  @Test(
    "the window lies behind an activity's layout, and behind what holds a screen's bars",
    arguments: [
      ("activity_main", "", ""), ("main", "tools:context=\".MainActivity\"", ""),
      ("fragment_notes", "tools:context=\".NotesFragment\"", ""),
      ("fragment_notes", "", "<com.google.android.material.appbar.MaterialToolbar/>"),
    ])
  func screens(name: String, attributes: String, inner: String) throws {
    let window = try window(name, attributes, inner)
    #expect(window.color.value == Color(rgb: 0xABCDEF))
    #expect(!window.isAssumed)
  }

  @Test(
    "what lies behind a fragment, a part or a dialog nobody says",
    arguments: [
      ("fragment_notes", ""), ("captcha", ""), ("item_note", "tools:context=\".NotesFragment\""),
      ("fragment_reject_dialog", ""), ("notes_bottom_sheet", ""),
      ("modal", "tools:context=\".NotesBottomSheet\""),
    ])
  func parts(name: String, attributes: String) throws {
    #expect(try window(name, attributes).isAssumed)
  }

  @Test("the surface of a dialog and of a sheet is the one to assume")
  func sheets() throws {
    let items = """
      <item name="android:colorBackgroundFloating">#010203</item>
      <item name="bottomSheetStyle">@style/Sheet</item>
      """
    let layouts = try LayoutFixture(
      [
        "dialog_rename": "<LinearLayout \(Self.fills)>\(Self.button)</LinearLayout>",
        "bottom_sheet_share": "<LinearLayout \(Self.fills)>\(Self.button)</LinearLayout>",
      ], items: Self.window + items,
      values: """
        <style name="Sheet" parent=""><item name="backgroundTint">@null</item>
        <item name="android:background">#040506</item></style>
        """)
    let dialog = try layouts.scene("go", in: "dialog_rename").window
    #expect(dialog.isAssumed)
    #expect(dialog.color.value == Color(rgb: 0x010203))
    let sheet = try layouts.scene("go", in: "bottom_sheet_share").window
    #expect(sheet.isAssumed)
    #expect(sheet.color.value == Color(rgb: 0x040506))
  }

  @Test("a dialog's and a sheet's theme lies over that of the screen")
  func sheetThemes() throws {
    let text = """
      <LinearLayout \(Self.fills)><TextView android:id="@+id/go" android:onClick="x" \
      android:textColor="?android:attr/textColorPrimary"/></LinearLayout>
      """
    let layouts = try LayoutFixture(
      ["activity_main": text, "dialog_rename": text, "bottom_sheet_share": text],
      items: Self.window + """
        <item name="android:textColorPrimary">#111111</item>
        <item name="alertDialogTheme">@style/Over.Dialog</item>
        <item name="bottomSheetDialogTheme">@style/Over.Sheet</item>
        """,
      values: """
        <style name="Over.Dialog" parent=""><item name="android:textColorPrimary">#222222</item></style>
        <style name="Over.Sheet" parent=""><item name="android:textColorPrimary">#333333</item></style>
        """)
    #expect(try layouts.colors("go", in: "activity_main") == ["label: #111111"])
    #expect(try layouts.colors("go", in: "dialog_rename") == ["label: #222222"])
    #expect(try layouts.colors("go", in: "bottom_sheet_share") == ["label: #333333"])
  }

  @Test(
    "of the themes of dialogs the one that the project sets applies, with its window's background",
    arguments: [
      // Material's own builder is used where its theme is set, and paints a surface itself.
      (["alertDialogTheme"], "#222222", 0x0A0A0A),
      (["android:alertDialogTheme"], "#222222", 0x0A0A0A),
      (["alertDialogTheme", "materialAlertDialogTheme"], "#222222", 0x010203),
      ([], "#111111", 0x010203),
    ])
  func dialogTheme(attributes: [String], text: String, window: UInt32) throws {
    let items = attributes.map { "<item name=\"\($0)\">@style/Over.Dialog</item>" }
    let layouts = try LayoutFixture(
      [
        "dialog_rename": """
        <LinearLayout \(Self.fills)><TextView android:id="@+id/go" android:onClick="x"         android:textColor="?android:attr/textColorPrimary"/></LinearLayout>
        """
      ],
      items: Self.window + """
        <item name="android:textColorPrimary">#111111</item>
        <item name="android:colorBackgroundFloating">#010203</item>
        """ + items.joined(),
      values: """
        <style name="Over.Dialog" parent=""><item name="android:textColorPrimary">#222222</item>
        <item name="android:windowBackground">#0A0A0A</item></style>
        """)
    #expect(try layouts.colors("go", in: "dialog_rename") == ["label: \(text)"])
    #expect(
      try layouts.scene("go", in: "dialog_rename").window.color.value == Color(rgb: window))
  }

  @Test(
    "a layout stands where a stub or the designer's picture of a fragment puts it",
    arguments: [
      "<ViewStub \(fills) android:layout=\"@layout/captcha\"/>",
      "<fragment \(fills) tools:layout=\"@layout/captcha\"/>",
      """
      <androidx.fragment.app.FragmentContainerView \(fills) tools:layout="@layout/captcha"/>
      """,
    ])
  func inclusions(element: String) throws {
    let layouts = try LayoutFixture(
      [
        "activity_main": "<LinearLayout android:background=\"#112233\">\(element)</LinearLayout>",
        "captcha": Self.button,
      ], items: Self.window)
    #expect(try layouts.colors("go", in: "captcha").first == "decoration: #112233")
    #expect(try !layouts.scene("go", in: "captcha").window.isAssumed)
  }
}

@Suite("App widgets")
struct AppWidgetTests {
  private static let layout = """
    <LinearLayout><TextView android:id="@+id/go" android:onClick="x" \
    android:textColor="?android:attr/textColorPrimary"/></LinearLayout>
    """
  private static let provider = """
    <appwidget-provider xmlns:android="\(ValuesReader.androidNamespace)" \
    android:initialLayout="@layout/glance"/>
    """
  private static let items = """
    <item name="android:textColorPrimary">#FF0000</item>
    """

  @Test("what a provider names is shown under the system's theme on a surface that nobody knows")
  func provided() throws {
    let layouts = try LayoutFixture(
      ["glance": Self.layout], items: Self.items, files: ["res/xml/glance_info.xml": Self.provider])
    let control = try #require(layouts.controls("glance").first)
    let names = Set(control.renditions.map(\.appearance.name))
    #expect(names == ["system theme", "system theme, night"])
    // 87 % of black by day, white by night: `text_color_primary` of the framework.
    #expect(try layouts.colors("go", in: "glance", "system theme").last == "label: #000000DE")
    #expect(try layouts.colors("go", in: "glance", "system theme, night").last == "label: #FFFFFF")
    #expect(try layouts.scene("go", in: "glance", "system theme").window.isAssumed)
  }

  @Test("without a provider the name tells, if all views are of classes that launchers show")
  func named() throws {
    let layouts = try LayoutFixture(
      [
        "glance_widget": Self.layout,
        "pref_widget_check": "<CheckBox android:id=\"@+id/go\"/>",
        "color_widget": "<LinearLayout><a.b.Wheel/>\(Self.layout)</LinearLayout>",
      ], items: Self.items)
    func names(_ layout: String) throws -> Set<String> {
      Set(try #require(layouts.controls(layout).first).renditions.map(\.appearance.name))
    }
    #expect(try names("glance_widget") == ["system theme", "system theme, night"])
    #expect(try names("pref_widget_check").contains("App"))
    #expect(try names("color_widget").contains("App"))
  }

  @Test("an attribute of the application's theme means nothing there")
  func foreignAttribute() throws {
    let layouts = try LayoutFixture(
      [
        "glance": """
        <TextView android:id="@+id/go" android:onClick="x" android:textColor="?attr/ink"/>
        """
      ], items: "<item name=\"ink\">#FF0000</item>",
      files: ["res/xml/glance_info.xml": Self.provider])
    #expect(try layouts.colors("go", in: "glance", "system theme").last == "label: unresolved")
  }

  @Test("other descriptions are read and say nothing")
  func otherDescriptions() throws {
    let layouts = try LayoutFixture(
      ["activity_main": Self.layout], items: Self.items,
      files: [
        "res/xml/settings.xml": """
        <PreferenceScreen xmlns:android="\(ValuesReader.androidNamespace)" \
        android:layout="@layout/activity_main"/>
        """
      ])
    #expect(try layouts.colors("go", in: "activity_main").last == "label: #FF0000")
  }
}
