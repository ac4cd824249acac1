import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Tabs of layouts")
struct LayoutTabTests {
  private static let icon = [
    "res/drawable/v.xml": LayoutFixture.square("#FF0000FF"),
    "res/color/tab.xml": """
    <selector xmlns:android="\(ValuesReader.androidNamespace)">\
    <item android:state_selected="true" android:color="#006600"/>\
    <item android:color="#BBBBBB"/></selector>
    """,
  ]

  /// A bar of tabs with `attributes` around `tabs`.
  private func bar(_ attributes: String, _ tabs: String = "") throws -> LayoutFixture {
    try LayoutFixture(
      screen: """
        <com.google.android.material.tabs.TabLayout android:id="@+id/bar"
        android:layout_width="match_parent" app:tabTextColor="#000000"
        app:tabIndicatorColor="#FF0000" \(attributes)>\(tabs)</com.google.android.material.tabs.TabLayout>
        """, files: Self.icon)
  }

  private static let plain =
    "<com.google.android.material.tabs.TabItem android:icon=\"@drawable/v\"/>"

  @Test("tabs with icons and no texts show their icons in the bar's tint by state, and no text")
  func icons() throws {
    let layouts = try bar("app:tabIconTint=\"@color/tab\"", Self.plain)
    #expect(try layouts.colors("bar") == ["decoration: #FFFFFF", "icon: #BBBBBB"])
    #expect(
      try layouts.colors("bar", .selected) == [
        "decoration: #FFFFFF", "icon: #006600", "indicator: #FF0000",
      ])
  }

  @Test("icons of tabs without a tint keep their own colours, each drawing once")
  func ownColors() throws {
    let layouts = try bar("", Self.plain + Self.plain)
    #expect(try layouts.colors("bar") == ["decoration: #FFFFFF", "icon: #0000FF"])
  }

  @Test("a tab with an icon above its text is 72 dp high, with both in a line 48 dp")
  func both() throws {
    let tab = """
      <com.google.android.material.tabs.TabItem android:icon="@drawable/v" android:text="Home"/>
      """
    let above = try bar("", tab)
    #expect(
      try above.colors("bar") == ["decoration: #FFFFFF", "icon: #0000FF", "label: #000000"])
    #expect(try above.rendition("bar").frame.height == 72)
    #expect(try bar("app:tabInlineLabel=\"true\"", tab).rendition("bar").frame.height == 48)
  }

  @Test("tabs that code adds show a word, and an icon where the project says the colour of icons")
  func code() throws {
    #expect(try bar("").colors("bar") == ["decoration: #FFFFFF", "label: #000000"])
    #expect(
      try bar("app:tabIconTint=\"#444444\"").colors("bar") == [
        "decoration: #FFFFFF", "icon: #444444", "label: #000000",
      ])
  }

  @Test("a bar of a height that the file fixes makes no higher tabs")
  func height() throws {
    let layouts = try bar("android:layout_height=\"32dp\"", Self.plain)
    #expect(try layouts.rendition("bar").frame.height == 32)
  }
}
