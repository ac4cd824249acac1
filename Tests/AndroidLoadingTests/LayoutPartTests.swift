import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Parts of the platform's spinners and search fields")
struct LayoutPartTests {
  private static let files = [
    "res/drawable/v.xml": """
    <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="24dp" \
    android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">\
    <path android:fillColor="#FF0000FF" android:pathData="M4,4h16v16h-16z"/></vector>
    """
  ]

  @Test("a spinner's arrow is an icon in the theme's colour, or in the tint of its background")
  func spinner() throws {
    let layouts = try LayoutFixture(
      screen: """
        <Spinner android:id="@+id/theme"/>
        <Spinner android:id="@+id/tinted" android:backgroundTint="#CCCCCC"/>
        <Spinner android:id="@+id/none" android:background="@null"/>
        <Spinner android:id="@+id/bitmap" android:background="@drawable/missing"/>
        """, items: "<item name=\"android:colorControlNormal\">#777777</item>")
    #expect(try layouts.colors("theme") == ["decoration: #FFFFFF", "icon: #777777"])
    #expect(try layouts.colors("tinted") == ["decoration: #FFFFFF", "icon: #CCCCCC"])
    #expect(try layouts.colors("none") == ["decoration: #FFFFFF"])
    #expect(try layouts.colors("bitmap") == ["decoration: #FFFFFF", "icon: unresolved"])
  }

  @Test("the shape of a spinner's background is its container, the drawing on it its arrow")
  func ownSpinner() throws {
    let list = """
      <layer-list xmlns:android="\(ValuesReader.androidNamespace)">\
      <item><shape><solid android:color="#EEEEEE"/></shape></item>\
      <item android:gravity="end|center_vertical" android:drawable="@drawable/v"/></layer-list>
      """
    let layouts = try LayoutFixture(
      screen: "<Spinner android:id=\"@+id/own\" android:background=\"@drawable/list\"/>",
      files: Self.files.merging(["res/drawable/list.xml": list]) { $1 })
    #expect(
      try layouts.colors("own") == ["decoration: #FFFFFF", "container: #EEEEEE", "icon: #0000FF"])
  }

  @Test("a search field shows its icons, its hint and its text in the colours that are set")
  func search() throws {
    let layouts = try LayoutFixture(
      screen: """
        <androidx.appcompat.widget.SearchView android:id="@+id/search" app:queryHint="Find"
        app:queryBackground="#F5F5F5" app:closeIcon="@drawable/v"/>
        """,
      values: """
        <style name="A" parent="Theme.AppCompat.Light">
        <item name="colorControlNormal">#666666</item>
        <item name="editTextColor">#101010</item>
        <item name="android:textColorHint">#999999</item></style>
        """, files: Self.files)
    #expect(
      try layouts.colors("search", in: "screen", "A") == [
        "decoration: #FFFFFF", "container: #F5F5F5", "icon: #666666", "label: #999999",
        "label: #101010", "icon: #0000FF",
      ])
    let source = try #require(layouts.project.sources.first { $0.path.contains("layout") })
    #expect(source.diagnostics.isEmpty)
  }

  @Test("icons of a search field that nobody sets are not known")
  func unknownIcons() throws {
    let layouts = try LayoutFixture(
      screen: """
        <SearchView android:id="@+id/search" android:queryBackground="@null"
        android:closeIcon="@null"/>
        """)
    #expect(
      try layouts.colors("search").filter { $0.hasPrefix("icon") } == ["icon: unresolved"])
  }
}
