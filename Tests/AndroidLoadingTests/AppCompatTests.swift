import SceneModel
import Testing

@testable import AndroidLoading

/// Tests of what AppCompat makes of a view.
protocol AppCompatSuite {}

extension AppCompatSuite {
  /// A project with a view on white under a theme with `items`.
  func layouts(
    _ view: String, _ items: String, under parent: String = "Theme.AppCompat.NoActionBar",
    values: String = ""
  ) throws -> LayoutFixture {
    try LayoutFixture(
      screen: view,
      values: """
        <style name="Theme.App" parent="\(parent)"><item name="one">1</item>\(items)</style>
        \(values)
        """)
  }

  func colors(_ layouts: LayoutFixture, _ state: ControlState = .normal) throws -> [String] {
    try layouts.colors("a", state, in: "screen", "Theme.App")
  }
}

@Suite("AppCompat's buttons, touch feedback and overlays")
struct AppCompatTests: AppCompatSuite {
  // MARK: Touch feedback

  @Test(
    "a touch shows in the theme's highlight, of which half at most shows",
    arguments: [
      "selectableItemBackground", "selectableItemBackgroundBorderless", "actionBarItemBackground",
    ])
  func ripples(attribute: String) throws {
    let layouts = try layouts(
      """
      <TextView android:id="@+id/a" android:clickable="true" android:text="Go"
      android:textColor="#FFFFFF" android:background="?attr/\(attribute)"/>
      """, "<item name=\"colorControlHighlight\">#FFFFFFFF</item>")
    #expect(try colors(layouts) == ["decoration: #FFFFFF", "label: #FFFFFF"])
    // 128 of 255; 0.6 and 0.2 of it are 76.8 and 25.6.
    for (state, alpha) in [(ControlState.pressed, "80"), (.focused, "4D"), (.hovered, "1A")] {
      #expect(
        try colors(layouts, state)
          == ["decoration: #FFFFFF", "decoration: #FFFFFF\(alpha)", "label: #FFFFFF"])
    }
  }

  // MARK: Buttons

  @Test("a button has the platform's background in colorButtonNormal, disabled too")
  func button() throws {
    let layouts = try layouts(
      "<Button android:id=\"@+id/a\" android:text=\"Go\" android:textColor=\"#FFFFFF\"/>",
      "<item name=\"colorButtonNormal\">#357A58</item>")
    let rest = ["decoration: #FFFFFF", "container: #357A58", "label: #FFFFFF"]
    #expect(try colors(layouts) == rest)
    // `ripple_material_dark` is #33FFFFFF.
    #expect(
      try colors(layouts, .pressed)
        == ["decoration: #FFFFFF", "container: #357A58", "decoration: #FFFFFF33", "label: #FFFFFF"])
    #expect(try colors(layouts, .disabled) == rest)
  }

  @Test("the colours of a pressed button give the ratios of the platform's levels")
  func pressedRatio() throws {
    // White over #357A58 by 51/255 is #5D9579: luminance 0.2511, 1.05 / 0.3011 = 3.49.
    // Before API 28 half of the alpha shows, 25/255: #498768, luminance 0.1975, 1.05 / 0.2475 = 4.24.
    for (level, ratio) in [(36, 3.49), (27, 4.24)] {
      let project = try AndroidFixture.load(
        [
          "res/values/styles.xml": AndroidFixture.resources(
            """
            <style name="App" parent="Theme.AppCompat">
            <item name="colorButtonNormal">#357A58</item></style>
            <style name="My.Button" parent="Widget.AppCompat.Button">
            <item name="android:textColor">#FFFFFF</item></style>
            """)
        ], options: LoadingOptions(platforms: ["android": level]))
      let layers = try project.layers("My.Button", .pressed, in: "App")
      let container = try #require(layers.first { $0.part == .container }?.color)
      let ripple = try #require(layers.first { $0.name == "ripple" }?.color)
      let shown = ripple.composited(over: container)
      #expect(abs(shown.contrastRatio(with: .white) - ratio) < 0.01)
    }
  }

  @Test("borderless, coloured and image buttons show touches as well")
  func otherButtons() throws {
    let items = """
      <item name="colorControlHighlight">#40000000</item><item name="colorAccent">#FFFF00</item>
      <item name="colorButtonNormal">#00FF00</item>
      """
    let borderless = try layouts(
      """
      <Button android:id="@+id/a" android:text="Go" android:textColor="#000000"
      style="@style/Widget.AppCompat.Button.Borderless"/>
      """, items)
    #expect(
      try colors(borderless, .pressed)
        == ["decoration: #FFFFFF", "decoration: #00000040", "label: #000000"])
    let colored = try layouts(
      """
      <Button android:id="@+id/a" android:text="Go" android:textColor="#000000"
      style="@style/Widget.AppCompat.Button.Colored"/>
      """, items)
    #expect(
      try colors(colored, .pressed)
        == ["decoration: #FFFFFF", "container: #FFFF00", "decoration: #00000040", "label: #000000"])
    let image = try layouts("<ImageButton android:id=\"@+id/a\"/>", items)
    #expect(
      try colors(image, .pressed).prefix(3)
        == ["decoration: #FFFFFF", "container: #00FF00", "decoration: #00000040"])
  }

  @Test("a tint colours a button and leaves what a touch shows")
  func tintedButton() throws {
    for attribute in ["android:backgroundTint", "app:backgroundTint"] {
      let layouts = try layouts(
        """
        <Button android:id="@+id/a" android:text="Go" android:textColor="#FFFFFF"
        \(attribute)="#123456"/>
        """, "<item name=\"colorControlHighlight\">#40FFFFFF</item>")
      #expect(
        try colors(layouts, .pressed)
          == [
            "decoration: #FFFFFF", "container: #123456", "decoration: #FFFFFF40", "label: #FFFFFF",
          ])
    }
  }

  @Test("a theme's android:buttonStyle is that of AppCompat's buttons")
  func platformStyle() throws {
    let layouts = try layouts(
      "<Button android:id=\"@+id/a\" android:text=\"Go\"/>",
      "<item name=\"android:buttonStyle\">@style/My</item>",
      values: """
        <style name="My" parent="android:Widget.Material.Button">
        <item name="android:background">#123456</item>
        <item name="android:textColor">#FFFFFF</item></style>
        """)
    #expect(
      try colors(layouts) == ["decoration: #FFFFFF", "container: #123456", "label: #FFFFFF"])
  }

  // MARK: Overlays

  @Test(
    "an overlay replaces all text colours of the theme around it",
    arguments: [
      ("textColorPrimary", "#FFFFFF", "#000000DE"),
      ("textColorSecondary", "#FFFFFFB3", "#0000008A"),
      ("textColorTertiary", "#FFFFFFB3", "#0000008A"),
      ("textColorPrimaryInverse", "#000000DE", "#FFFFFF"),
      ("textColorSecondaryInverse", "#0000008A", "#FFFFFFB3"),
      ("textColorPrimaryDisableOnly", "#FFFFFF", "#000000"),
      // White at 0.5 and black at 0.38: 128 and 97.4 of 255, rounded to 97.
      ("textColorHint", "#FFFFFF80", "#00000061"),
      ("textColorHintInverse", "#00000061", "#FFFFFF80"),
      ("colorForegroundInverse", "#000000", "#FFFFFF"),
    ])
  func overlays(attribute: String, dark: String, light: String) throws {
    func text(_ overlay: String, in theme: String) throws -> String? {
      let layouts = try layouts(
        """
        <TextView android:id="@+id/a" android:text="Text" android:textColor="?android:attr/\(attribute)"
        android:theme="@style/ThemeOverlay.\(overlay)"/>
        """, "", under: "Theme.\(theme)")
      return try colors(layouts).last
    }
    for name in ["AppCompat.Dark", "AppCompat.Dark.ActionBar", "MaterialComponents.Dark"] {
      #expect(try text(name, in: "MaterialComponents.Light") == "label: \(dark)")
    }
    #expect(try text("AppCompat.Light", in: "AppCompat") == "label: \(light)")
  }

  // MARK: Tints and surfaces of the theme

  @Test("a switch of a library takes its tints from the theme, the platform's does not")
  func themeTints() throws {
    let items = """
      <item name="trackTint">#EEEEEE</item><item name="thumbTint">#ECECEC</item>
      """
    let compat = try layouts(
      "<androidx.appcompat.widget.SwitchCompat android:id=\"@+id/a\"/>", items,
      under: "Theme.AppCompat.Light")
    #expect(
      try colors(compat).dropFirst().prefix(2) == ["container: #EEEEEE", "indicator: #ECECEC"])
    let material = try layouts(
      "<com.google.android.material.switchmaterial.SwitchMaterial android:id=\"@+id/a\"/>",
      items, under: "Theme.MaterialComponents.Light")
    #expect(
      try colors(material).dropFirst().prefix(2) == ["container: #EEEEEE", "indicator: #ECECEC"])
    let platform = try layouts(
      "<Switch android:id=\"@+id/a\"/>", items, under: "Theme.AppCompat.Light")
    #expect(
      try colors(platform).dropFirst().prefix(2)
        == ["container: unresolved", "indicator: unresolved"])
  }

  @Test("tabs of Material 3 stand on the surface with a line below")
  func tabs() throws {
    let layouts = try layouts(
      "<com.google.android.material.tabs.TabLayout android:id=\"@+id/a\"/>",
      "<item name=\"colorSurface\">#EEEEEE</item><item name=\"colorSurfaceVariant\">#DDDDDD</item>",
      under: "Theme.Material3.Light")
    #expect(
      try colors(layouts).prefix(3)
        == ["decoration: #FFFFFF", "decoration: #EEEEEE", "decoration: #DDDDDD"])
    let boxes = try layouts.scene("a", .normal, in: "screen", "Theme.App").drawing.layers
      .compactMap(\.shape.path.boundingBox)
    #expect(boxes[2].height == 1)
    #expect(boxes[2].maxY == boxes[1].maxY)
  }

  @Test(
    "a snackbar has the platform's tint, its own, or its background's colour",
    arguments: [
      ("<item name=\"android:backgroundTint\">#4FC3F7</item>", "MaterialComponents", "#4FC3F7"),
      (
        """
        <item name="android:backgroundTint">#4FC3F7</item><item name="backgroundTint">#000000</item>
        """, "MaterialComponents", "#4FC3F7"
      ),
      ("<item name=\"android:background\">#112233</item>", "MaterialComponents", "#112233"),
      ("", "Design", "#323232"),
    ])
  func snackbar(items: String, library: String, surface: String) throws {
    let project = try AndroidFixture.load([
      "res/values/styles.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.MaterialComponents.Light">
        <item name="snackbarStyle">@style/Bar</item></style>
        <style name="Bar" parent="Widget.\(library).Snackbar">\(items)</style>
        <style name="Action" parent="Widget.MaterialComponents.Button.TextButton.Snackbar">
        <item name="android:textColor">#000000</item></style>
        """)
    ])
    #expect(try project.layers("Action", in: "App").first?.color?.hex == surface)
  }

  // MARK: Buttons of bars

  /// `Widget.Material.ActionButton` is 48 dp and its overflow 36 dp wide at least, the button that
  /// navigates 56 dp; none of them shows a background at rest.
  @Test(
    "buttons of bars have the least sizes of the library and nothing behind them at rest",
    arguments: [
      // 24 and 2 * 12; 24, 6 and 10; at least 56.
      ("actionButtonStyle", 48.0, 48.0), ("actionOverflowButtonStyle", 40, 48),
      ("toolbarNavigationButtonStyle", 56, 24), ("android:attr/actionButtonStyle", 48, 48),
    ],
    [
      "Theme.AppCompat.Light", "Theme.MaterialComponents.Light", "Theme.Material3.Light",
    ])
  func barButtons(
    expected: (attribute: String, width: Double, height: Double), theme: String
  ) throws {
    let layouts = try LayoutFixture(
      screen: """
        <ImageButton android:id="@+id/a" style="?\(expected.attribute)" android:src="@drawable/i"
        android:theme="@style/\(theme)" android:layout_width="wrap_content"
        android:layout_height="wrap_content"/>
        """, files: ["res/drawable/i.xml": LayoutFixture.square("#112233")])
    #expect(try layouts.colors("a") == ["decoration: #FFFFFF", "icon: #112233"])
    let rendition = try layouts.rendition("a")
    #expect(rendition.frame.width == expected.width)
    #expect(rendition.frame.height == expected.height)
    #expect(rendition.sizeEvidence.missing == nil)
  }

  @Test("the platform's picture of a view hides the one that a style names for the library's")
  func pictures() throws {
    let layouts = try layouts(
      """
      <ImageButton android:id="@+id/a" style="?actionOverflowButtonStyle"/>
      """, "<item name=\"colorControlNormal\">#445566</item>")
    #expect(try colors(layouts) == ["decoration: #FFFFFF", "icon: #445566"])
  }
}
