import SceneModel
import Testing

@testable import AndroidLoading

@Suite("The style that a class has where a theme names none")
struct DefaultStyleTests: AppCompatSuite {
  private static let material = "com.google.android.material"

  @Test(
    "a default style that only one theme names keeps no other theme from being judged",
    arguments: [
      ("textInputStyle", "\(material).textfield.TextInputLayout"),
      ("toolbarStyle", "androidx.appcompat.widget.Toolbar"), ("spinnerStyle", "Spinner"),
      ("tabStyle", "\(material).tabs.TabLayout"), ("chipStyle", "\(material).chip.Chip"),
      ("materialButtonStyle", "\(material).button.MaterialButton"),
      (
        "floatingActionButtonStyle",
        "\(material).floatingactionbutton.FloatingActionButton"
      ),
      ("bottomNavigationStyle", "\(material).bottomnavigation.BottomNavigationView"),
      ("navigationViewStyle", "\(material).navigation.NavigationView"),
    ])
  func themes(attribute: String, view: String) throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light"><item name="ink">#BBBBBB</item></style>
        <style name="App.Second"><item name="ink">#222222</item>
        <item name="\(attribute)">@style/Own</item></style>
        <style name="Own" parent=""><item name="android:padding">?attr/gap</item></style>
        """),
      "res/layout/row.xml": """
      <LinearLayout xmlns:android="\(ValuesReader.androidNamespace)" android:background="#FFFFFF">
      <TextView android:id="@+id/a" android:text="One" android:textColor="?attr/ink"/>
      <\(view) android:id="@+id/b"/></LinearLayout>
      """,
    ])
    let names = try project.control("a").renditions.map(\.appearance.name).sorted()
    #expect(names == ["App", "App.Second"])
  }

  @Test("what the layout itself refers to still decides on the themes")
  func needs() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light"><item name="one">1</item></style>
        <style name="App.Second"><item name="ink">#222222</item></style>
        """),
      "res/layout/row.xml": """
      <TextView xmlns:android="\(ValuesReader.androidNamespace)" android:id="@+id/a"
      android:background="#FFFFFF" android:text="One" android:textColor="?attr/ink"/>
      """,
    ])
    #expect(try project.control("a").renditions.map(\.appearance.name) == ["App.Second"])
  }

  // MARK: AppCompat's copies of the platform's attributes

  @Test("a field has the platform's editTextColor")
  func editText() throws {
    let layouts = try layouts(
      "<EditText android:id=\"@+id/a\" android:background=\"@null\"/>",
      "<item name=\"android:editTextColor\">#BBBBBB</item>")
    #expect(try colors(layouts).contains("label: #BBBBBB"))
  }

  @Test(
    "a style that a theme names by the platform's attribute is that of AppCompat's class",
    arguments: [
      ("checkboxStyle", "CheckBox"), ("radioButtonStyle", "RadioButton"),
      ("checkedTextViewStyle", "CheckedTextView"), ("buttonStyle", "Button"),
    ])
  func platformStyle(attribute: String, view: String) throws {
    let layouts = try layouts(
      "<\(view) android:id=\"@+id/a\" android:text=\"One\" android:clickable=\"true\"/>",
      "<item name=\"android:\(attribute)\">@style/Own</item>",
      values: """
        <style name="Own" parent=""><item name="android:textColor">#BBBBBB</item></style>
        """)
    #expect(try colors(layouts).contains("label: #BBBBBB"))
  }

  // MARK: Bridges

  private static let button = """
    <style name="Own" parent=""><item name="android:textColor">#123456</item>
    <item name="android:background">#FEDCBA</item></style>
    """

  @Test("a button under a bridge to Material is AppCompat's")
  func bridge() throws {
    let view = "<Button android:id=\"@+id/a\" android:text=\"Go\"/>"
    let items = """
      <item name="buttonStyle">@style/Own</item><item name="colorPrimary">#1B5E20</item>
      """
    let bridge = try layouts(
      view, items, under: "Theme.MaterialComponents.Light.Bridge", values: Self.button)
    #expect(
      try colors(bridge) == ["decoration: #FFFFFF", "container: #FEDCBA", "label: #123456"])
    let full = try layouts(
      view, items, under: "Theme.MaterialComponents.Light", values: Self.button)
    #expect(try colors(full).contains("container: #1B5E20"))
  }

  @Test(
    "a floating button has the accent colour where no theme names its style",
    arguments: ["Theme.AppCompat.Light", "Theme.MaterialComponents.Light.Bridge"])
  func floatingButton(theme: String) throws {
    let layouts = try layouts(
      "<\(Self.material).floatingactionbutton.FloatingActionButton android:id=\"@+id/a\"/>",
      "<item name=\"colorAccent\">#FF9800</item>", under: theme)
    #expect(try colors(layouts) == ["decoration: #FFFFFF", "container: #FF9800"])
  }

  // MARK: Bars

  private static let colors = """
    <item name="colorPrimary">#111111</item><item name="colorAccent">#222222</item>
    <item name="android:textColorPrimary">#333333</item>
    <item name="android:textColorSecondary">#444444</item>
    """

  @Test("tabs under AppCompat have the colours of its texts and of the accent")
  func tabs() throws {
    let layouts = try layouts(
      """
      <\(Self.material).tabs.TabLayout android:id="@+id/a" android:layout_width="match_parent"
      android:layout_height="wrap_content"/>
      """, Self.colors, under: "Theme.AppCompat.Light")
    #expect(try colors(layouts) == ["decoration: #FFFFFF", "label: #444444"])
    #expect(
      try colors(layouts, .selected)
        == ["decoration: #FFFFFF", "label: #333333", "indicator: #222222"])
  }

  @Test("a menu at the bottom under AppCompat has its own colours and is 56 dp high")
  func bottomNavigation() throws {
    let layouts = try layouts(
      """
      <\(Self.material).bottomnavigation.BottomNavigationView android:id="@+id/a"
      android:layout_width="match_parent" android:layout_height="wrap_content"/>
      """, Self.colors, under: "Theme.AppCompat.Light")
    #expect(try colors(layouts) == ["decoration: #FFFFFF", "icon: #444444", "label: #444444"])
    #expect(
      try colors(layouts, .selected)
        == ["decoration: #FFFFFF", "icon: #111111", "label: #111111"])
    let rendition = try layouts.rendition("a", .normal, in: "screen", "Theme.App")
    #expect(rendition.frame.height == 56)
  }

  @Test("where an ancestor of the theme is not known, nobody knows what it names")
  func unknownTheme() throws {
    let layouts = try layouts(
      "<\(Self.material).tabs.TabLayout android:id=\"@+id/a\"/>", Self.colors,
      under: "Theme.Unknown.Light")
    #expect(
      try colors(layouts)
        == ["decoration: #FFFFFF", "decoration: unresolved", "label: unresolved"])
  }
}
