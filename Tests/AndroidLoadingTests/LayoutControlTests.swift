import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Controls in layouts")
struct LayoutControlTests {
  private static let click = "android:onClick=\"x\""

  @Test(
    "a view's class says what a person does with it",
    arguments: [
      ("Button", Role.button), ("ImageButton", .button), ("CheckBox", .checkbox),
      ("RadioButton", .radio), ("Switch", .switch), ("EditText", .field),
      ("androidx.appcompat.widget.SwitchCompat", .switch),
      ("com.google.android.material.chip.Chip", .chip),
      ("com.google.android.material.tabs.TabLayout", .tab),
      ("com.google.android.material.textfield.TextInputEditText", .field),
      ("app.MyFloatingActionButton", .button),
    ])
  func role(name: String, role: Role) throws {
    let layouts = try LayoutFixture(screen: "<\(name) android:id=\"@+id/x\"/>")
    #expect(layouts.controls().map(\.role) == [role])
  }

  @Test("texts, pictures and containers are controls if a touch does something")
  func operated() throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/a"/>
        <TextView android:id="@+id/b" android:clickable="true"/>
        <TextView android:id="@+id/c" android:background="?attr/selectableItemBackground"/>
        <TextView android:id="@+id/d" android:background="?android:selectableItemBackground"/>
        <LinearLayout android:id="@+id/e" \(Self.click)><TextView/></LinearLayout>
        <View android:id="@+id/f" \(Self.click)/>
        <fragment android:id="@+id/g" \(Self.click)/>
        """)
    #expect(layouts.controls().map(\.key) == ["b", "c", "d", "e"])
  }

  @Test("that a disabled state looks enabled is told where the layout itself says the colours")
  func disabled() throws {
    let layouts = try LayoutFixture(
      screen: """
        <Button android:id="@+id/own" android:textColor="#000000" android:background="#FFFFFF"/>
        <Button android:id="@+id/styled" style="@style/Plain"/>
        <TextView android:id="@+id/row" android:textColor="#000000" \(Self.click)/>
        """,
      values: """
        <style name="Plain" parent=""><item name="android:textColor">#000000</item>
        <item name="android:background">#FFFFFF</item></style>
        """)
    func states(_ key: String) throws -> Set<ControlState> {
      Set(try #require(layouts.controls().first { $0.key == key }).renditions.map(\.state))
    }
    #expect(try states("own") == [.normal, .disabled])
    #expect(try states("styled") == [.normal])
    #expect(try states("row") == [.normal])
  }

  @Test("a control without an id is found by the views around it")
  func keys() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:id="@+id/bar"><Button/><Button android:id="@+id/ok"/></LinearLayout>
        <LinearLayout><Button/></LinearLayout>
        """)
    #expect(
      layouts.controls().map(\.key) == [
        "FrameLayout/bar[0]/Button", "ok", "FrameLayout[1]/LinearLayout[0]/Button",
      ])
  }

  @Test("a control is called by its text, its description or its id")
  func names() throws {
    let layouts = try LayoutFixture(
      screen: """
        <Button android:id="@+id/a" android:text="Save"/>
        <Button android:id="@+id/b" android:text="@string/known"/>
        <Button android:id="@+id/c" android:text="@string/elsewhere"/>
        <ImageButton android:id="@+id/d" android:contentDescription="Close"/>
        <Button android:id="@+id/e"/>
        """, values: "<string name=\"known\">Load</string>")
    #expect(layouts.controls().map(\.name) == ["Save", "Load", "elsewhere", "Close", "e"])
  }

  @Test("of a class of the application without a style nothing is guessed, and a person is told")
  func unknownClass() throws {
    let layouts = try LayoutFixture(screen: "<app.RoundButton android:id=\"@+id/x\"/>")
    let source = try #require(layouts.project.sources.first { $0.path.contains("layout") })
    #expect(source.diagnostics.map(\.code) == ["view-drawn-by-code"])
    #expect(try layouts.colors("x") == ["decoration: #FFFFFF"])
  }

  @Test("a theme names the style of an application's class by the class's name")
  func conventionalStyle() throws {
    let layouts = try LayoutFixture(
      screen: "<app.RoundButton android:id=\"@+id/x\"/>",
      items: "<item name=\"roundButton\">@style/Round</item>",
      values: "<style name=\"Round\"><item name=\"android:textColor\">#123456</item></style>")
    let source = try #require(layouts.project.sources.first { $0.path.contains("layout") })
    #expect(source.diagnostics.isEmpty)
    #expect(try layouts.colors("x").last == "label: #123456")
  }

  @Test("tools:ignore of a view around it silences the rule that measures the same")
  func ignored() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout tools:ignore="TextContrastCheck,HardcodedText">
        <Button android:id="@+id/x"/></LinearLayout>
        """)
    let control = try #require(layouts.controls().first)
    #expect(control.suppressions.map(\.rules) == [["text-contrast"]])
  }

  @Test(
    "a layout is shown in themes that are not for dialogs, bases of others or of other libraries")
  func themes() throws {
    let many = (0..<10).map { "<item name=\"a\($0)\">#000000</item>" }.joined()
    let layouts = try LayoutFixture(
      screen: "<Button android:id=\"@+id/x\" android:textColor=\"#123456\"/>",
      values: """
        <style name="App.Dialog" parent="Theme.MaterialComponents.Light">
        <item name="android:windowBackground">#000001</item></style>
        <style name="Base.App" parent="Theme.MaterialComponents.Light">
        <item name="android:windowBackground">#000002</item></style>
        <style name="Root" parent="Theme.MaterialComponents.Light">
        <item name="android:windowBackground">#000003</item></style>
        <style name="Root.Blue"><item name="android:windowBackground">#000004</item>\(many)</style>
        """)
    let control = try #require(layouts.controls().first)
    #expect(Set(control.renditions.map(\.appearance.name)) == ["Root.Blue"])
  }

  @Test("a layout that includes itself ends")
  func cycle() throws {
    let layouts = try LayoutFixture([
      "a": "<merge><include layout=\"@layout/a\"/><Button android:id=\"@+id/x\"/></merge>"
    ])
    #expect(layouts.controls("a").map(\.key) == ["x"])
  }

  @Test("a class called after chips is Material's only if it sets what those have")
  func ownChip() throws {
    let label = try LayoutFixture(
      screen: "<com.example.Chip android:id=\"@+id/a\" android:textColor=\"#000000\"/>")
    #expect(label.controls().isEmpty)
    let chip = try LayoutFixture(
      screen: "<com.example.Chip android:id=\"@+id/a\" app:chipBackgroundColor=\"#222222\"/>")
    #expect(chip.controls().map(\.key) == ["a"])
  }

  @Test(
    "an empty view that takes taps is a control if its background shows",
    arguments: [
      ("android:onClick=\"x\" android:background=\"#DDDDDD\"", 1),
      ("android:clickable=\"true\" android:background=\"@drawable/dot\"", 1),
      ("android:clickable=\"true\" android:background=\"#00DDDDDD\"", 0),
      ("android:clickable=\"true\" android:background=\"@android:color/transparent\"", 0),
      ("android:background=\"?android:attr/selectableItemBackground\"", 0),
      ("android:clickable=\"true\"", 0),
    ])
  func emptyView(attributes: String, count: Int) throws {
    let layouts = try LayoutFixture(
      screen: "<View android:layout_width=\"16dp\" android:layout_height=\"16dp\" \(attributes)/>")
    #expect(layouts.controls().count == count)
  }
}
