import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Tints of toggles and bars that no view sets")
struct OwnTintTests {
  /// A project with a view on white under the theme `parent`, which has `items`.
  private func layouts(_ view: String, _ parent: String, _ items: String = "") throws
    -> LayoutFixture
  {
    try LayoutFixture(
      screen: view,
      values: """
        <style name="Theme.App" parent="\(parent)"><item name="one">1</item>\(items)</style>
        """)
  }

  private func marks(
    _ layouts: LayoutFixture, _ state: ControlState = .normal, _ theme: String = "Theme.App"
  ) throws -> [String] {
    try layouts.colors("a", state, in: "screen", theme).filter { !$0.hasPrefix("decoration") }
  }

  @Test(
    "AppCompat and the platform paint check boxes and radio buttons as the theme's controls",
    arguments: ["CheckBox", "RadioButton"],
    ["Theme.AppCompat.Light", "android:Theme.Material.Light"])
  func checkable(name: String, theme: String) throws {
    let prefix = theme.hasPrefix("android:") ? "android:" : ""
    let layouts = try layouts(
      "<\(name) android:id=\"@+id/a\"/>", theme,
      """
      <item name="\(prefix)colorControlNormal">#777777</item>
      <item name="\(prefix)colorControlActivated">#0000FF</item>
      """)
    let tints = try layouts.colors("a", .normal, in: "screen", "Theme.App").filter {
      $0.hasPrefix("indicator")
    }
    #expect(tints == ["indicator: #777777"])
    let on = try layouts.colors("a", .selected, in: "screen", "Theme.App").filter {
      $0.hasPrefix("indicator")
    }
    #expect(Set(on) == ["indicator: #0000FF"])
    // `disabledAlpha` is 0.26 in light themes: 255 * 0.26 + 0.5 = 66.8, #42.
    let off = try layouts.colors("a", .disabled, in: "screen", "Theme.App").filter {
      $0.hasPrefix("indicator")
    }
    #expect(off == ["indicator: #77777742"])
  }

  @Test("toggles of Material 2 lie in colours of the theme over its surface")
  func material() throws {
    let layouts = try layouts(
      """
      <com.google.android.material.checkbox.MaterialCheckBox android:id="@+id/a"
      style="@style/Widget.MaterialComponents.CompoundButton.CheckBox"/>
      """, "Theme.MaterialComponents.Light",
      """
      <item name="colorOnSurface">#000000</item><item name="colorSurface">#FFFFFF</item>
      <item name="colorControlActivated">#0000FF</item>
      """)
    // 255 * (1 - 0.54) = 117.3 and 255 * (1 - 0.38) = 158.1.
    #expect(try marks(layouts).first == "indicator: #757575")
    #expect(try marks(layouts, .selected).first == "indicator: #0000FF")
    #expect(try marks(layouts, .disabled).first == "indicator: #9E9E9E")
  }

  @Test("a tint of the view's own comes first, and a drawable of its own has no other")
  func own() throws {
    let tinted = try layouts(
      "<CheckBox android:id=\"@+id/a\" app:buttonTint=\"#112233\"/>", "Theme.AppCompat.Light")
    #expect(try marks(tinted).first == "indicator: #112233")
    let drawn = try layouts(
      "<CheckBox android:id=\"@+id/a\" android:button=\"#445566\"/>", "Theme.AppCompat.Light")
    #expect(try marks(drawn).first == "indicator: #445566")
  }

  @Test("of a switch that the platform draws with pictures nothing is claimed without tints")
  func pictures() throws {
    let layouts = try layouts(
      "<androidx.appcompat.widget.SwitchCompat android:id=\"@+id/a\"/>", "Theme.AppCompat.Light")
    #expect(
      try marks(layouts).prefix(2) == ["container: unresolved", "indicator: unresolved"])
    let tinted = try self.layouts(
      """
      <androidx.appcompat.widget.SwitchCompat android:id="@+id/a" app:trackTint="#111111"
      app:thumbTint="#EEEEEE"/>
      """, "Theme.AppCompat.Light")
    #expect(try marks(tinted).prefix(2) == ["container: #111111", "indicator: #EEEEEE"])
  }

  @Test("a SwitchMaterial has the theme's colours, a SwitchCompat beside it has not")
  func materialSwitch() throws {
    let items = """
      <item name="colorOnSurface">#000000</item><item name="colorSurface">#FFFFFF</item>
      <item name="colorControlActivated">#0000FF</item>
      """
    let material = try layouts(
      "<com.google.android.material.switchmaterial.SwitchMaterial android:id=\"@+id/a\"/>",
      "Theme.MaterialComponents.Light", items)
    // Black at 0.32 over white: 255 * 0.68 = 173.4; blue at 0.54: 117.3.
    #expect(try marks(material).prefix(2) == ["container: #ADADAD", "indicator: #FFFFFF"])
    #expect(
      try marks(material, .selected).prefix(2) == ["container: #7575FF", "indicator: #0000FF"])
    let compat = try layouts(
      "<androidx.appcompat.widget.SwitchCompat android:id=\"@+id/a\"/>",
      "Theme.MaterialComponents.Light", items)
    #expect(try marks(compat).first == "container: unresolved")
  }

  @Test("bars to drag and bars of stars are sliders in the theme's colours")
  func bars() throws {
    let items = """
      <item name="colorControlNormal">#777777</item>
      <item name="colorControlActivated">#0000FF</item>
      """
    let bar = try layouts("<SeekBar android:id=\"@+id/a\"/>", "Theme.AppCompat.Light", items)
    #expect(bar.controls().map(\.role) == [.slider])
    #expect(
      try marks(bar) == ["container: unresolved", "indicator: #0000FF", "indicator: #0000FF"])
    let tinted = try layouts(
      """
      <SeekBar android:id="@+id/a" android:thumbTint="#010101" android:progressTint="#020202"
      android:progressBackgroundTint="#030303"/>
      """, "Theme.AppCompat.Light", items)
    #expect(
      try marks(tinted) == ["container: #030303", "indicator: #020202", "indicator: #010101"])
    let stars = try layouts(
      "<RatingBar android:id=\"@+id/a\"/><RatingBar android:isIndicator=\"true\"/>",
      "Theme.AppCompat.Light", items)
    #expect(stars.controls().map(\.role) == [.slider])
    #expect(try marks(stars) == ["container: #77777742", "indicator: #0000FF"])
  }

  @Test("every drawable of a list of levels has to do")
  func levels() throws {
    let layouts = try LayoutFixture(
      screen: """
        <Button android:id="@+id/a" android:text="Go" android:textColor="#FFFFFF"
        android:background="@drawable/charge"/>
        """,
      files: [
        "res/drawable/charge.xml": """
        <level-list xmlns:android="\(ValuesReader.androidNamespace)">
        <item android:maxLevel="1" android:drawable="#000000"/>
        <item android:maxLevel="2" android:drawable="#FFFF00"/></level-list>
        """
      ])
    let layers = try layouts.scene("a").drawing.layers
    let boxes = layers.compactMap { layer in layer.color?.hex == "#FFFFFF" ? nil : layer }
    #expect(boxes.map(\.color?.hex) == ["#000000", "#FFFF00"])
    let frame = try layouts.rendition("a").frame
    #expect(boxes.map(\.shape.path.boundingBox?.width) == [frame.width / 2, frame.width / 2])
    #expect(boxes.allSatisfy { $0.part == .decoration })
  }
}
