import SceneModel
import Testing

@testable import AndroidLoading

@Suite("How layouts use views, styles and themes")
struct LayoutUseTests {
  @Test("a theme by night that lacks an attribute is still shown, and what needs it is not checked")
  func missingByNight() throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/a" android:textColor="?attr/mine"/>
        <TextView android:id="@+id/b" android:textColor="?attr/other"/>
        """,
      items: "<item name=\"mine\">#440000</item><item name=\"other\">#111111</item>",
      files: [
        "res/values-night/themes.xml": AndroidFixture.resources(
          """
          <style name="App" parent="android:Theme.Material">
          <item name="other">#222222</item></style>
          """)
      ])
    #expect(try layouts.colors("a") == ["decoration: #FFFFFF", "label: #440000"])
    #expect(
      try layouts.colors("a", in: "screen", "App, night") == [
        "decoration: #FFFFFF", "label: unresolved",
      ])
    #expect(
      try layouts.colors("b", in: "screen", "App, night") == [
        "decoration: #FFFFFF", "label: #222222",
      ])
  }

  @Test("so is a style that refers to it")
  func styleByNight() throws {
    let project = try AndroidFixture.load([
      "res/values/s.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.Material3.DayNight"><item name="mine">#440000</item></style>
        <style name="Pay" parent="Widget.Material3.Button">
        <item name="android:textColor">?attr/mine</item></style>
        """),
      "res/values-night/s.xml": AndroidFixture.resources(
        "<style name=\"App\" parent=\"Theme.Material3.DayNight\"/>"),
    ])
    let control = try project.control("Pay")
    #expect(Set(control.renditions.map(\.appearance.name)) == ["App", "App, night"])
  }

  @Test("what takes taps may be said by the view's style, its parent or a theme's attribute")
  func operatedByStyle() throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/a" style="@style/Tap"/>
        <TextView android:id="@+id/b" style="@style/Tap.Child"/>
        <ImageView android:id="@+id/c" style="@style/Go"/>
        <TextView android:id="@+id/d" style="@style/Touch"/>
        <TextView android:id="@+id/e" style="?attr/link"/>
        <TextView android:id="@+id/f" style="@style/Tap" android:clickable="false"/>
        <TextView android:id="@+id/g" style="@style/Touch" android:background="#FFFFFF"/>
        """, items: "<item name=\"link\">@style/Tap</item>",
      values: """
        <style name="Tap" parent=""><item name="android:clickable">true</item></style>
        <style name="Tap.Child"/>
        <style name="Go" parent=""><item name="android:onClick">go</item></style>
        <style name="Touch" parent="">
        <item name="android:background">?android:attr/selectableItemBackground</item></style>
        """)
    #expect(layouts.controls().map(\.key) == ["a", "b", "c", "d", "e"])
  }

  @Test("a style that only texts have is none of a control, whatever its name says")
  func textStyles() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:clickable="true"><TextView style="@style/AgainButtonText"/></LinearLayout>
        <TextView style="@style/DialogTitleSwitch"/>
        <TextView android:textAppearance="@style/ChipLabel"/>
        <TextView style="?attr/caption"/>
        <LinearLayout style="@style/CheckboxRow" android:clickable="true"/>
        <TextView style="@style/PayButton" android:clickable="true"/>
        <TextView style="@style/SendButton"/>
        """, items: "<item name=\"caption\">@style/CheckboxLabel</item>",
      values: [
        "AgainButtonText", "DialogTitleSwitch", "ChipLabel", "CheckboxLabel", "PayButton",
        "LonelyButton",
      ].map { "<style name=\"\($0)\"><item name=\"android:textColor\">#FFFFFF</item></style>" }
        .joined()
        + ["CheckboxRow", "SendButton"].map {
          """
          <style name="\($0)"><item name="android:textColor">#FFFFFF</item>
          <item name="android:background">#000000</item></style>
          """
        }.joined())
    let styles = layouts.project.sources.first { $0.path == "res/values/themes.xml" }
    // Code may operate a text with a background of its own.
    #expect(
      Set(styles?.controls.filter(\.role.isOperable).map(\.key) ?? []) == [
        "PayButton", "LonelyButton", "SendButton",
      ])
  }

  private static let ripple = [
    "res/drawable/r.xml": """
    <ripple xmlns:android="\(ValuesReader.androidNamespace)" android:color="#FF0000"/>
    """
  ]

  @Test("a foreground lies over the content and shows touch, focus and pointer")
  func foreground() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:id="@+id/row" android:clickable="true" android:foreground="@drawable/r">
        <TextView android:textColor="#000000"/></LinearLayout>
        <Button android:id="@+id/go" android:background="#FFFFFF" android:textColor="#000000"
        android:foreground="@drawable/r"/>
        """, files: Self.ripple)
    let row = ["decoration: #FFFFFF", "label: #000000"]
    #expect(try layouts.colors("row") == row)
    #expect(try layouts.colors("row", .pressed) == row + ["decoration: #FF000080"])
    #expect(try layouts.colors("row", .focused) == row + ["decoration: #FF00004D"])
    #expect(try layouts.colors("row", .hovered) == row + ["decoration: #FF00001A"])
    #expect(try layouts.colors("go", .pressed).last == "decoration: #FF000080")
  }

  @Test("a card that takes taps has its own colour below its content and a ripple over it")
  func card() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.card.MaterialCardView android:id="@+id/card"
        android:clickable="true" app:cardBackgroundColor="#222222" app:rippleColor="#FFFFFF">
        <TextView android:textColor="#EEEEEE"/>
        </com.google.android.material.card.MaterialCardView>
        """)
    let card = ["decoration: #FFFFFF", "decoration: #222222", "label: #EEEEEE"]
    #expect(try layouts.colors("card") == card)
    #expect(try layouts.colors("card", .pressed) == card + ["decoration: #FFFFFF80"])
  }

  @Test("a view that the file disables is only shown disabled")
  func disabled() throws {
    let layouts = try LayoutFixture(
      screen: """
        <Button android:id="@+id/go" android:enabled="false" android:textColor="@color/c"/>
        <TextView android:id="@+id/text" android:enabled="false" android:textColor="@color/c"/>
        """,
      files: [
        "res/color/c.xml": """
        <selector xmlns:android="\(ValuesReader.androidNamespace)">
        <item android:state_enabled="false" android:color="#999999"/>
        <item android:color="#222222"/></selector>
        """
      ])
    #expect(layouts.controls().first.map { Set($0.renditions.map(\.state)) } == [.disabled])
    #expect(layouts.texts().first.map { $0.renditions.map(\.state) } == [.disabled])
    #expect(try layouts.colors("go", .disabled).last == "label: #999999")
    #expect(try layouts.colors("text", .disabled).last == "label: #999999")
  }

  @Test("what a text says while it is empty and its links have colours of their own")
  func hintAndLinks() throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/hint" android:hint="City" android:textColorHint="#DDDDDD"
        android:textColor="#000000"/>
        <TextView android:id="@+id/link" android:autoLink="web" android:text="a.example"
        android:textColor="#000000" android:textColorLink="#CCCCCC"/>
        <TextView android:id="@+id/theme" android:autoLink="web" android:text="a.example"
        android:textColor="#000000"/>
        """, items: "<item name=\"android:textColorLink\">#0000EE</item>")
    #expect(
      try layouts.colors("hint") == ["decoration: #FFFFFF", "label: #DDDDDD", "label: #000000"])
    #expect(
      try layouts.colors("link") == ["decoration: #FFFFFF", "label: #000000", "label: #CCCCCC"])
    #expect(try layouts.colors("theme").last == "label: #0000EE")
  }

  @Test("a layout for the night and the one for the day are each shown in their time only")
  func nightLayout() throws {
    func layout(_ color: String) -> String {
      """
      <TextView xmlns:android="\(ValuesReader.androidNamespace)" android:id="@+id/a" \
      android:textColor="\(color)" android:background="?android:attr/colorBackground"/>
      """
    }
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        "<style name=\"App\" parent=\"Theme.AppCompat.DayNight\"/>"),
      "res/layout/x.xml": layout("#888888"), "res/layout-night/x.xml": layout("#999999"),
      "res/layout/always.xml": layout("#777777"),
    ])
    func appearances(_ path: String) -> Set<String> {
      let controls = project.sources.first { $0.path == path }?.controls ?? []
      return Set(controls.flatMap(\.renditions).map(\.appearance.name))
    }
    #expect(appearances("res/layout/x.xml") == ["App"])
    #expect(appearances("res/layout-night/x.xml") == ["App, night"])
    #expect(appearances("res/layout/always.xml") == ["App", "App, night"])
  }

  @Test("a group of toggles makes its buttons such that can be checked")
  func toggleGroup() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.button.MaterialButtonToggleGroup>
        <Button android:id="@+id/a" android:text="A" android:textColor="@color/ink"/>
        </com.google.android.material.button.MaterialButtonToggleGroup>
        """,
      files: [
        "res/color/ink.xml": """
        <selector xmlns:android="\(ValuesReader.androidNamespace)">
        <item android:state_checked="true" android:color="#EEEEEE"/>
        <item android:color="#222222"/></selector>
        """
      ])
    #expect(try layouts.colors("a").last == "label: #222222")
    #expect(try layouts.colors("a", .selected).last == "label: #EEEEEE")
  }

  @Test("the opacity of a whole drawing fades it, also in a tint", arguments: ["", "#FF0000"])
  func drawingOpacity(tint: String) throws {
    let layouts = try LayoutFixture(
      screen: """
        <ImageButton android:id="@+id/a" android:src="@drawable/ic" android:background="@null" \
        \(tint.isEmpty ? "" : "android:tint=\"\(tint)\"")/>
        """,
      files: [
        "res/drawable/ic.xml": """
        <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="24dp" \
        android:height="24dp" android:viewportWidth="24" android:viewportHeight="24" \
        android:alpha="0.5"><path android:fillColor="#000000" android:fillAlpha="0.5" \
        android:pathData="M0,0h24v24h-24z"/></vector>
        """
      ])
    let icon = try #require(try layouts.scene("a").drawing.layers.first { $0.part == .icon })
    #expect(icon.color?.alpha == 0.25)
  }

  @Test("a picture at any side of a text is one", arguments: ["Right", "Bottom", "Top", "End"])
  func pictureSide(side: String) throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/a" android:onClick="x" android:text="A" \
        android:drawable\(side)="#FF0000"/>
        """)
    #expect(try layouts.colors("a").contains("icon: #FF0000"))
  }

  @Test("chips for input show an icon that closes them, others only where they say so")
  func closeIcon() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.MaterialComponents.Light"/>
        <style name="My.Entry" parent="Widget.MaterialComponents.Chip.Entry">
        <item name="closeIconTint">#E8E8E8</item></style>
        <style name="My.Action" parent="Widget.MaterialComponents.Chip.Action">
        <item name="closeIconTint">#E8E8E8</item></style>
        """)
    ])
    #expect(try project.layers("My.Entry", in: "App").contains { $0.name == "close icon" })
    #expect(try !project.layers("My.Action", in: "App").contains { $0.name == "close icon" })
  }
}
