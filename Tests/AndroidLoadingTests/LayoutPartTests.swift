import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Parts of the platform's spinners and search fields")
struct LayoutPartTests {
  private static let files = [
    "res/drawable/v.xml": LayoutFixture.square("#FF0000FF")
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

  @Test("a bitmap below the text of a search field leaves what stands above it known")
  func searchLine() throws {
    let layouts = try LayoutFixture(
      screen: "<androidx.appcompat.widget.SearchView android:id=\"@+id/search\"/>",
      values: """
        <style name="A" parent="Theme.AppCompat.Light">
        <item name="colorControlNormal">#666666</item></style>
        """)
    let layers = try layouts.scene("search", in: "screen", "A").drawing.layers
    let line = try #require(layers.first { $0.color == nil }?.shape.path.boundingBox)
    #expect(line.height == 2)
    let others = layers.filter { $0.part == .icon || $0.part == .label }
    #expect(others.count == 3)
    #expect(others.allSatisfy { $0.shape.path.boundingBox?.intersection(line)?.isEmpty != false })
  }

  @Test("a field and a check box show the pictures at their sides beside their texts")
  func fieldPictures() throws {
    let layouts = try LayoutFixture(
      screen: """
        <EditText android:id="@+id/field" android:layout_width="match_parent"
        android:textColor="#000000" android:background="@null" android:drawableStart="@drawable/v"
        android:drawableTint="#CCCCCC"/>
        <CheckBox android:id="@+id/box" android:text="A" android:textColor="#000000"
        android:button="@null" android:background="@null" android:drawableEnd="@drawable/v"/>
        """, files: Self.files)
    #expect(
      try layouts.colors("field") == ["decoration: #FFFFFF", "icon: #CCCCCC", "label: #000000"])
    #expect(
      try layouts.colors("box") == ["decoration: #FFFFFF", "icon: #0000FF", "label: #000000"])
    let boxes = try layouts.scene("field").drawing.layers.suffix(2)
      .compactMap(\.shape.path.boundingBox)
    #expect(boxes[0].intersection(boxes[1])?.isEmpty != false)
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
