import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Android styles of controls")
struct WidgetStyleTests {
  private static let theme = """
    <style name="AppTheme" parent="Theme.Material3.Light">
      <item name="colorPrimary">#112233</item>
      <item name="colorOnPrimary">#EEDDCC</item>
      <item name="colorOnSurface">#101010</item>
      <item name="android:colorBackground">#FAFAFA</item>
      <item name="brand">#334455</item>
    </style>
    """

  private static func load(_ styles: String, _ extra: [String: String] = [:]) throws
    -> LoadedProject
  {
    var files = extra
    files["res/values/s.xml"] = AndroidFixture.resources(theme + styles)
    return try AndroidFixture.load(files)
  }

  private static let button = """
    <style name="My.Button" parent="Widget.Material3.Button">
      <item name="android:minHeight">40dp</item>
    </style>
    """

  @Test(
    "a name alone makes no control of a style that only shows touches",
    arguments: [
      ("?attr/selectableItemBackground", false), ("?selectableItemBackgroundBorderless", false),
      ("@null", false), ("@android:color/transparent", false), ("#00000000", false),
      ("#FFFFFF", true), ("@drawable/plate", true),
    ])
  func ownLook(background: String, isControl: Bool) throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.Material3.Light"/>
        <style name="CloseButton"><item name="android:background">\(background)</item></style>
        """)
    ])
    let keys = project.sources.flatMap(\.controls).map(\.key)
    #expect(keys.contains("CloseButton") == isControl)
  }

  @Test("a Material button takes its colours through the overlay of its style")
  func overlay() throws {
    let project = try Self.load(Self.button)
    let layers = try project.layers("My.Button", in: "AppTheme")
    #expect(layers.map(\.color) == [Color(rgb: 0x112233), Color(rgb: 0xEEDDCC)])
    // Material 3's label: 14 sp, medium.
    #expect(layers[1].text?.fontSize == 14)
    #expect(layers[1].text?.fontWeight == 500)
  }

  @Test("a disabled Material button fades the surface's text colour: 0.38 and 0.12 of it")
  func disabled() throws {
    let project = try Self.load(Self.button)
    let layers = try project.layers("My.Button", .disabled, in: "AppTheme")
    // 255 * 0.12 + 0.5 = 31.1 and 255 * 0.38 + 0.5 = 97.4, both cut.
    #expect(
      layers.map(\.color) == [
        Color(rgb: 0x101010, alpha: 31.0 / 255), Color(rgb: 0x101010, alpha: 97.0 / 255),
      ])
  }

  @Test("the window is the theme's background")
  func window() throws {
    let project = try Self.load(Self.button)
    #expect(project.sources.first?.scenes.first?.window.color.value == Color(rgb: 0xFAFAFA))
    #expect(project.sources.first?.scenes.first?.window.isAssumed == false)
  }

  @Test("a minimum height is a lower bound, a layout height is fixed and beats it")
  func height() throws {
    let fixed = """
      <style name="Fixed.Button" parent="My.Button">
        <item name="android:layout_height">30dp</item>
      </style>
      """
    let project = try Self.load(Self.button + fixed)
    let minimum = try #require(project.control("My.Button").renditions.first)
    #expect(minimum.frame.height == 40)
    #expect(minimum.sizeEvidence.height == .lowerBound)
    let stated = try #require(project.control("Fixed.Button").renditions.first)
    #expect(stated.frame.height == 30)
    #expect(stated.sizeEvidence.height == .stated)
  }

  @Test("a chain ends at the project's last line, with the alpha that is written there")
  func provenance() throws {
    let style = """
      <style name="Brand.Button" parent="Widget.Material3.Button">
        <item name="backgroundTint">?attr/brand</item>
        <item name="android:textColor">@android:color/white</item>
      </style>
      """
    let project = try Self.load(style)
    let layers = try project.layers("Brand.Button", in: "AppTheme")
    #expect(
      layers[0].paint.provenance.definitions.map(\.value) == ["?attr/brand", "#334455"])
    let label = try #require(layers[1].paint.provenance.literal)
    #expect(label.value == "@android:color/white")
    #expect(label.notation == .alphaFirstHex(alpha: 255))
  }

  @Test("a colour that nobody defines is unresolved and never left out")
  func unresolved() throws {
    let style = """
      <style name="Odd.Button" parent="Widget.Material3.Button">
        <item name="android:textColor">?attr/nowhere</item>
      </style>
      """
    let project = try Self.load(style)
    let label = try #require(project.layers("Odd.Button", in: "AppTheme").last)
    guard case .unresolved(let cause, _) = label.paint.value else {
      Issue.record("the label is \(label.paint.value)")
      return
    }
    #expect(cause.code == .unresolvedReference)
    let count = try #require(project.summary?.references.first)
    #expect(count.unresolved.map(\.count) == [1])
  }

  @Test("a button with a drawable paints the item of its state")
  func drawable() throws {
    let selector = """
      <selector xmlns:android="\(ValuesReader.androidNamespace)">
        <item android:state_pressed="true"><shape><solid android:color="#FF0000"/></shape></item>
        <item><shape android:shape="oval"><solid android:color="#00FF00"/>
          <stroke android:width="2dp" android:color="#0000FF"/></shape></item>
      </selector>
      """
    let style = """
      <style name="Flat.Button" parent="Widget.AppCompat.Button">
        <item name="android:background">@drawable/flat</item>
        <item name="backgroundTint">@null</item>
        <item name="android:textColor">#FFFFFF</item>
      </style>
      """
    let project = try Self.load(style, ["res/drawable/flat.xml": selector])
    let normal = try project.layers("Flat.Button", in: "AppTheme")
    #expect(
      normal.map(\.color) == [Color(rgb: 0x00FF00), Color(rgb: 0x0000FF), .white])
    let pressed = try project.layers("Flat.Button", .pressed, in: "AppTheme")
    #expect(pressed.map(\.color) == [Color(rgb: 0xFF0000), .white])
  }

  @Test("a pressed ripple lies over the container with its alpha, up to one half")
  func ripple() throws {
    let style = """
      <style name="Wet.Button" parent="Widget.Material3.Button">
        <item name="rippleColor">#80FFFFFF</item>
      </style>
      """
    let project = try Self.load(style)
    let layers = try project.layers("Wet.Button", .pressed, in: "AppTheme")
    #expect(layers[1].color == Color(rgb: 0xFFFFFF, alpha: 128.0 / 255))
  }

  // The box of Material's text fields is 56 dp high; how wide it is says the layout.
  @Test("a style of text fields stands for a box of 56 dp, all of which takes taps")
  func textField() throws {
    let style = """
      <style name="My.Field" parent="Widget.Material3.TextInputLayout.OutlinedBox">
        <item name="boxStrokeColor">#112233</item>
      </style>
      """
    let project = try Self.load(style)
    let field = try #require(project.control("My.Field").renditions.first)
    #expect(field.frame.height == 56)
    #expect(field.sizeEvidence.height == .lowerBound && field.sizeEvidence.width == .unknown)
    let border = try project.layers("My.Field", in: "AppTheme").first {
      $0.color == Color(rgb: 0x112233)
    }
    let box = try #require(border?.shape.silhouette.boundingBox)
    #expect(field.frame.width - box.width <= 2 && field.frame.height - box.height <= 2)
  }

  @Test("a style without a dot and without a theme above it is put over each theme")
  func overlayTheme() throws {
    let style = """
      <style name="Sepia">
        <item name="colorPrimary">#221100</item>
        <item name="colorOnPrimary">#FFEEDD</item>
        <item name="colorOnSurface">#332211</item>
        <item name="brand">#665544</item>
      </style>
      """
    let project = try Self.load(Self.button + style)
    let layers = try project.layers("My.Button", in: "AppTheme + Sepia")
    #expect(layers[0].color == Color(rgb: 0x221100))
  }

  @Test("a dialog's theme lies over the theme that names it")
  func dialogTheme() throws {
    let themes = """
      <style name="Ask" parent="Theme.AppCompat.Light.Dialog.Alert">
        <item name="colorPrimary">?attr/brand</item>
        <item name="colorOnPrimary">#FFFFFF</item>
      </style>
      <style name="Screen" parent="AppTheme"><item name="alertDialogTheme">@style/Ask</item></style>
      """
    let project = try Self.load(themes)
    let layers = try project.layers("Ask/colorOnPrimary/colorPrimary", in: "Screen + Ask")
    #expect(layers.map(\.color) == [Color(rgb: 0x334455), .white])
  }

  @Test("themes that set alike what a style depends on share one")
  func folding() throws {
    let themes = """
      <style name="AppTheme.Full"><item name="android:windowFullscreen">true</item></style>
      <style name="AppTheme.Red"><item name="colorPrimary">#AA0000</item></style>
      """
    let project = try Self.load(Self.button + themes)
    let names = Set(try project.control("My.Button").renditions.map(\.appearance.name))
    #expect(names == ["AppTheme", "AppTheme.Red"])
    let options = LoadingOptions(appearances: ["AppTheme.Full"])
    let chosen = try AndroidFixture.load(
      ["res/values/s.xml": AndroidFixture.resources(Self.theme + Self.button + themes)],
      options: options)
    let full = Set(try chosen.control("My.Button").renditions.map(\.appearance.name))
    #expect(full == ["AppTheme.Full"])
  }

  @Test("tools:ignore silences the rule that judges the same, and says so")
  func remark() throws {
    let style = """
      <style name="Quiet.Button" parent="Widget.Material3.Button" \
      tools:ignore="TextContrastCheck,Typos" />
      """
    let remarks = try Self.load(style).control("Quiet.Button").suppressions
    #expect(remarks.map(\.rules) == [["text-contrast"]])
    #expect(remarks.first?.written == "tools:ignore=\"TextContrastCheck,Typos\"")
  }
}
