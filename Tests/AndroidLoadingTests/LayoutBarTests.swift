import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Bars, drawers and fields of layouts")
struct LayoutBarTests {
  private static let icon = [
    "res/drawable/v.xml": LayoutFixture.square("#FF000000")
  ]

  @Test("a toolbar shows its icon, its title and its subtitle on its background")
  func toolbar() throws {
    let layouts = try LayoutFixture(
      screen: """
        <androidx.appcompat.widget.Toolbar android:id="@+id/own" android:background="#44A673"
        app:title="Title" app:titleTextColor="#FFFFFE" app:subtitle="Sub"
        app:subtitleTextColor="#FFFFFD" app:navigationIcon="@drawable/v"
        app:navigationIconTint="#FFFFFC"/>
        <com.google.android.material.appbar.MaterialToolbar android:id="@+id/byStyle"/>
        <androidx.appcompat.widget.Toolbar android:id="@+id/frame">
        <TextView android:id="@+id/inside" android:textColor="#000000"/>
        </androidx.appcompat.widget.Toolbar>
        """,
      items: "<item name=\"toolbarStyle\">@style/Bar</item>",
      values: """
        <style name="Bar" parent=""><item name="android:background">#101010</item>
        <item name="titleTextAppearance">@style/Title</item></style>
        <style name="Title" parent=""><item name="android:textColor">#EEEEEE</item></style>
        """, files: Self.icon)
    #expect(layouts.texts().map(\.key) == ["own", "byStyle", "inside"])
    #expect(
      try layouts.colors("own") == [
        "decoration: #FFFFFF", "decoration: #44A673", "icon: #FFFFFC", "label: #FFFFFE",
        "label: #FFFFFD",
      ])
    #expect(
      try layouts.colors("byStyle") == [
        "decoration: #FFFFFF", "decoration: #101010", "label: #EEEEEE",
      ])
  }

  @Test("a drawer's entries are judged on its background, and what stands in its header by itself")
  func drawer() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.navigation.NavigationView android:id="@+id/drawer"
        android:background="#FAFAFA" app:itemTextColor="#CCCCCC" app:itemIconTint="#BBBBBB"
        app:itemShapeFillColor="#F0F0F0"/>
        <com.google.android.material.navigation.NavigationView android:id="@+id/frame">
        <TextView android:id="@+id/inside" android:textColor="#000000"/>
        </com.google.android.material.navigation.NavigationView>
        """)
    #expect(layouts.controls().map(\.key) == ["drawer"])
    #expect(layouts.texts().map(\.key) == ["inside"])
    #expect(
      try layouts.colors("drawer") == [
        "decoration: #FFFFFF", "decoration: #FAFAFA", "decoration: #F0F0F0", "icon: #BBBBBB",
        "label: #CCCCCC",
      ])
  }

  @Test("a bar of entries without labels shows only their icons")
  func unlabeled() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.bottomnavigation.BottomNavigationView android:id="@+id/bar"
        android:background="#FAFAFA" app:itemTextColor="#CCCCCC" app:itemIconTint="#BBBBBB"
        app:itemBackground="@null" app:labelVisibilityMode="unlabeled"/>
        """)
    let colors = try layouts.colors("bar")
    #expect(colors == ["decoration: #FFFFFF", "decoration: #FAFAFA", "icon: #BBBBBB"])
  }

  @Test("the handle of a sheet is a button in the colour of its style")
  func handle() throws {
    // `m3_comp_sheet_bottom_docked_drag_handle_color` is colorOnSurfaceVariant.
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.bottomsheet.BottomSheetDragHandleView android:id="@+id/handle"/>
        """,
      values: """
        <style name="M" parent="Theme.Material3.Light">
        <item name="colorOnSurfaceVariant">#CACACA</item></style>
        """)
    #expect(try layouts.colors("handle", in: "screen", "M").last == "icon: #CACACA")
  }

  @Test("a menu in a field shows its arrow in the tint of icons at the end")
  func menu() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.textfield.TextInputLayout android:id="@+id/menu"
        style="@style/Widget.Material3.TextInputLayout.OutlinedBox.ExposedDropdownMenu"
        app:endIconTint="#DADADA"><AutoCompleteTextView/>
        </com.google.android.material.textfield.TextInputLayout>
        """,
      values: """
        <style name="M" parent="Theme.Material3.Light"><item name="colorOutline">#777777</item></style>
        """)
    #expect(try layouts.colors("menu", in: "screen", "M").contains("icon: #DADADA"))
  }

  @Test("a drawer without colours takes the theme's")
  func drawerDefaults() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.navigation.NavigationView android:id="@+id/drawer"
        android:background="#FAFAFA" app:menu="@menu/main"/>
        """,
      items: """
        <item name="android:textColorPrimary">#111111</item>
        <item name="android:textColorSecondary">#222222</item>
        <item name="colorPrimary">#0000AA</item>
        """)
    let bar = ["decoration: #FFFFFF", "decoration: #FAFAFA"]
    #expect(try layouts.colors("drawer") == bar + ["icon: #222222", "label: #111111"])
    #expect(try layouts.colors("drawer", .selected) == bar + ["icon: #0000AA", "label: #0000AA"])
  }

  @Test("a field's prefix, suffix, placeholder, counter and icons are read")
  func field() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.textfield.TextInputLayout android:id="@+id/box"
        app:prefixText="EUR" app:prefixTextColor="#010101" app:suffixText="net"
        app:suffixTextColor="#020202" app:placeholderText="10" app:placeholderTextColor="#030303"
        app:counterEnabled="true" app:counterTextColor="#040404"
        app:startIconDrawable="@drawable/v" app:startIconTint="#050505"
        app:endIconMode="password_toggle" app:endIconTint="#060606">
        <com.google.android.material.textfield.TextInputEditText android:textColor="#000000"
        android:background="@null"/>
        </com.google.android.material.textfield.TextInputLayout>
        """, files: Self.icon)
    #expect(
      try layouts.colors("box") == [
        "decoration: #FFFFFF", "label: #010101", "label: #020202", "label: #000000",
        "label: #030303", "icon: #050505", "icon: #060606", "label: #040404",
      ])
  }

  @Test("a chip shows how it is closed")
  func chip() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.chip.Chip android:id="@+id/chip" android:textColor="#000000"
        app:chipBackgroundColor="#FAFAFA" app:closeIconVisible="true" app:closeIconTint="#DDDDDD"/>
        """)
    #expect(
      try layouts.colors("chip") == [
        "decoration: #FFFFFF", "container: #FAFAFA", "icon: #DDDDDD", "label: #000000",
      ])
  }

  @Test("of what is not read a person is told")
  func unread() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.search.SearchBar android:id="@+id/search"/>
        <com.google.android.material.appbar.CollapsingToolbarLayout
        app:expandedTitleTextColor="#CCCCCC"/>
        <com.google.android.material.appbar.MaterialToolbar app:menu="@menu/main"/>
        """)
    let source = try #require(layouts.project.sources.first { $0.path.contains("layout") })
    #expect(source.diagnostics.map(\.code) == Array(repeating: "colors-not-read", count: 3))
    #expect(source.diagnostics[1].message.contains("expandedTitleTextColor"))
    #expect(source.diagnostics.last?.message.contains("menu") == true)
  }
}
