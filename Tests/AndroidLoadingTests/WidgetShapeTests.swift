import ColorMath
import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Shapes that Android's controls paint")
struct WidgetShapeTests {
  private static let theme = """
    <style name="AppTheme" parent="Theme.Material3.Light">
      <item name="colorSurface">#FEFEFE</item>
      <item name="colorOutline">#707070</item>
      <item name="snackbarStyle">@style/Snack</item>
    </style>
    """

  private static func layers(
    _ key: String, _ state: ControlState = .normal, _ styles: String
  ) throws -> [Layer] {
    try AndroidFixture.load(["res/values/s.xml": AndroidFixture.resources(theme + styles)])
      .layers(key, state, in: "AppTheme")
  }

  private static func field(_ kind: String) throws -> [Layer] {
    try layers(
      "Field", .normal,
      """
      <style name="Field" parent="Widget.Material3.TextInputLayout.\(kind)">
        <item name="boxBackgroundColor">#101010</item>
        <item name="boxStrokeColor">#202020</item>
        <item name="boxStrokeWidth">2dp</item>
      </style>
      """
    ).filter { $0.part == .container }
  }

  @Test("a filled field has a line along its bottom and no border")
  func filledField() throws {
    let container = try Self.field("FilledBox")
    #expect(container.map(\.color) == [Color(rgb: 0x101010), Color(rgb: 0x202020)])
    // The box is 56 dp high and 120 wide, the line lies inside it.
    #expect(
      container.last?.shape.path.boundingBox == Rect(x: 0, y: 54, width: 120, height: 2))
    #expect(container.last?.shape.centerLine == nil)
  }

  @Test("an outlined field has a border around it")
  func outlinedField() throws {
    let container = try Self.field("OutlinedBox")
    #expect(container.map(\.color) == [Color(rgb: 0x101010), Color(rgb: 0x202020)])
    #expect(
      container.last?.shape.path.boundingBox == Rect(x: 0, y: 0, width: 120, height: 56))
    #expect(container.last?.shape.centerLine != nil)
  }

  @Test("a field's texts keep off its sides")
  func fieldTexts() throws {
    let labels = try Self.layers(
      "Field", .normal,
      "<style name=\"Field\" parent=\"Widget.Material3.TextInputLayout.OutlinedBox\"/>"
    ).filter { $0.part == .label }
    #expect(!labels.isEmpty)
    for label in labels.prefix(2) {
      let box = try #require(label.shape.path.boundingBox)
      #expect(box.x >= 16 && box.maxX <= 104 && box.y >= 4 && box.maxY <= 56)
    }
  }

  @Test("a Material 3 switch that is off shows its track by an outline")
  func switchOutline() throws {
    let style =
      "<style name=\"Toggle\" parent=\"Widget.Material3.CompoundButton.MaterialSwitch\"/>"
    let off = try Self.layers("Toggle", .normal, style).filter { $0.part == .container }
    #expect(off.map(\.name) == ["track", "track outline"])
    // `mtrl_switch_track_decoration_tint` is the theme's outline, and nothing once it is on.
    #expect(off.last?.color == Color(rgb: 0x707070))
    let on = try Self.layers("Toggle", .selected, style)
    #expect(on.filter { $0.part == .container }.map(\.name) == ["track"])
    #expect(on.first { $0.name == "thumb" }?.hasUnknownShadow == false)
  }

  @Test("the thumb of an older switch is larger than the track is high")
  func thumb() throws {
    let layers = try Self.layers(
      "Toggle", .selected,
      """
      <style name="Toggle" parent="Widget.AppCompat.CompoundButton.Switch">
        <item name="trackTint">#404040</item><item name="thumbTint">#404040</item>
      </style>
      """)
    let track = try #require(layers.first { $0.name == "track" }?.shape.path.boundingBox)
    let thumb = try #require(layers.first { $0.name == "thumb" })
    let box = try #require(thumb.shape.path.boundingBox)
    #expect(track.height == 14 && box.height == 20)
    #expect(box.maxX == track.maxX)
    // A bitmap of AppCompat with a shadow; Material 3 draws a flat circle.
    #expect(thumb.hasUnknownShadow)
  }

  @Test("a button in a snackbar lies on what the overlay of the snackbar's style says")
  func snackbar() throws {
    let layers = try Self.layers(
      "Snack.Button", .normal,
      """
      <style name="Snack" parent="Widget.Material3.Snackbar">
        <item name="materialThemeOverlay">@style/Snack.Overlay</item>
      </style>
      <style name="Snack.Overlay" parent="ThemeOverlay.Material3.Snackbar">
        <item name="colorSurfaceInverse">#EAECF0</item>
      </style>
      <style name="Snack.Button" parent="Widget.Material3.Button.TextButton.Snackbar">
        <item name="android:textColor">#3366CC</item>
      </style>
      """)
    // Material 3's snackbar is painted in `colorSurfaceInverse`.
    #expect(layers.map(\.color) == [Color(rgb: 0xEAECF0), Color(rgb: 0x3366CC)])
  }

  @Test("an older snackbar lays its action over the colour of surfaces, half as opaque")
  func snackbarAction() throws {
    let project = try AndroidFixture.load([
      "res/values/s.xml": AndroidFixture.resources(
        """
        <style name="AppTheme" parent="Theme.MaterialComponents.Light">
          <item name="colorSurface">#FFFFFF</item><item name="colorOnSurface">#000000</item>
        </style>
        <style name="Snack.Button" parent="Widget.MaterialComponents.Button.TextButton.Snackbar">
          <item name="android:textColor">#0000FF</item>
        </style>
        """)
    ])
    let layers = try project.layers("Snack.Button", in: "AppTheme")
    // `actionTextColorAlpha` is 0.5: blue over white is (0.5, 0.5, 1).
    let label = try #require(layers.first { $0.part == .label }?.color)
    #expect(label == Color(red: 0.5, green: 0.5, blue: 1))
  }

  @Test("a text stands inside a round container, and is the style's own")
  func roundButton() throws {
    let layers = try Self.layers(
      "Round.Button", .normal,
      """
      <style name="Round.Button" parent="Widget.Material3.Button">
        <item name="android:layout_width">40dp</item><item name="android:layout_height">40dp</item>
        <item name="android:insetTop">0dp</item><item name="android:insetBottom">0dp</item>
        <item name="cornerRadius">30dp</item><item name="android:textSize">16sp</item>
        <item name="android:text">Aa</item>
      </style>
      """)
    let label = try #require(layers.first { $0.part == .label })
    #expect(label.text?.string == "Aa")
    let box = try #require(label.shape.path.boundingBox)
    // The disc of 40 dp holds a square of 40 / sqrt(2) = 28.28 dp.
    for corner in [Point(x: box.x, y: box.y), Point(x: box.maxX, y: box.maxY)] {
      let (dx, dy) = (corner.x - 20, corner.y - 20)
      #expect(dx * dx + dy * dy <= 400)
    }
  }

  @Test("a checked chip is selected too, and a check box is not checkable")
  func checkedStates() throws {
    let chip = WidgetState.all(of: .chip, isCheckable: true).first { $0.control == .selected }
    #expect(
      chip?.view == [.enabled, .windowFocused, .checkable, .checked, .selected])
    let box = WidgetState.all(of: .checkbox, isCheckable: true).first { $0.control == .selected }
    #expect(box?.view == [.enabled, .windowFocused, .checked])
  }

  @Test("a tab's ripple is twice as opaque as its colour says, and knows pressed and focused")
  func tabRipple() throws {
    let project = try AndroidFixture.load([
      "res/values/s.xml": AndroidFixture.resources(
        Self.theme + """
          <style name="Tabs" parent="Widget.Material3.TabLayout">
            <item name="tabRippleColor">@color/ripple</item>
          </style>
          """),
      "res/color/ripple.xml": """
      <selector xmlns:android="\(ValuesReader.androidNamespace)">
        <item android:state_hovered="true" android:color="#FF00FF"/>
        <item android:state_pressed="true" android:color="#19112233"/>
        <item android:color="#33112233"/>
      </selector>
      """,
    ])
    func ripple(_ state: ControlState) throws -> Color? {
      try project.layers("Tabs", state, in: "AppTheme").first { $0.name == "ripple" }?.color
    }
    // 0x19 twice is 0x32; a view that is pointed at shows a fifth of it.
    #expect(try ripple(.pressed) == Color(rgb: 0x112233, alpha: 50.0 / 255))
    #expect(try ripple(.hovered)?.alpha == 50.0 / 255 * 0.2)
    // The default's 0x33 twice is 0x66, of which focus shows six tenths.
    #expect(try ripple(.focused)?.alpha == 102.0 / 255 * 0.6)
  }

  @Test(
    "a check box that is off is a hollow box and filled once it is on; a radio button gets a dot",
    arguments: [("CheckBox", 1), ("RadioButton", 2)])
  func marks(name: String, count: Int) throws {
    let style =
      "<style name=\"Mark\" parent=\"Widget.Material3.CompoundButton.\(name)\"/>"
    let off = try Self.layers("Mark", .normal, style).filter { $0.part == .indicator }
    #expect(off.count == 1 && off.first?.shape.centerLine != nil)
    let on = try Self.layers("Mark", .selected, style).filter { $0.part == .indicator }
    #expect(on.count == count && on.last?.shape.centerLine == nil)
  }

  @Test("a check box without a button shows none, one with its own shows that in the tint")
  func ownMark() throws {
    let none = try Self.layers(
      "Mark", .normal,
      """
      <style name="Mark" parent="Widget.Material3.CompoundButton.CheckBox">
      <item name="android:button">@null</item></style>
      """)
    #expect(!none.contains { $0.part == .indicator })
    let own = try Self.layers(
      "Mark", .normal,
      """
      <style name="Mark" parent="Widget.Material3.CompoundButton.CheckBox">
      <item name="android:button">#123456</item><item name="buttonTint">#654321</item></style>
      """
    ).filter { $0.part == .indicator }
    #expect(own.map(\.color) == [Color(rgb: 0x654321)])
  }
}
