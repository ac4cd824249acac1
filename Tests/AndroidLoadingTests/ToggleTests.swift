import ColorMath
import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Check boxes, radio buttons and switches")
struct ToggleTests {
  private static let seg = """
    <selector xmlns:android="\(ValuesReader.androidNamespace)">
    <item android:state_checked="true"><shape><solid android:color="#00695C"/></shape></item>
    <item><shape><solid android:color="#EEEEEE"/></shape></item></selector>
    """

  @Test("a radio button without a mark stands on its own background, which says what is chosen")
  func segmented() throws {
    let layouts = try LayoutFixture(
      screen: """
        <RadioButton android:id="@+id/a" android:text="Day" android:button="@null" \
        android:background="@drawable/seg" android:textColor="@color/ink" \
        android:layout_width="wrap_content" android:layout_height="wrap_content"/>
        """,
      files: [
        "res/drawable/seg.xml": Self.seg,
        "res/color/ink.xml": """
        <selector xmlns:android="\(ValuesReader.androidNamespace)">
        <item android:state_checked="true" android:color="#FFFFFF"/>
        <item android:color="#444444"/></selector>
        """,
      ])
    #expect(
      try layouts.colors("a") == [
        "decoration: #FFFFFF", "decoration: #EEEEEE", "label: #444444",
      ])
    #expect(
      try layouts.colors("a", .selected).suffix(2) == ["decoration: #00695C", "label: #FFFFFF"])
    // Nothing but the text is wide: Roboto's "Day" at 14 sp has 25 dp.
    #expect(try layouts.rendition("a").frame.width < 30)
  }

  @Test("a mark is drawn on the view's background")
  func markOnBackground() throws {
    let layouts = try LayoutFixture(
      screen: """
        <CheckBox android:id="@+id/a" android:text="Yes" android:background="#757575" \
        android:buttonTint="#757575" android:layout_width="wrap_content" \
        android:layout_height="wrap_content"/>
        """)
    let colors = try layouts.colors("a")
    #expect(colors.contains("decoration: #757575") && colors.contains("indicator: #757575"))
  }

  @Test(
    "a text has its place beside the mark, however narrow the view wraps them",
    arguments: ["CheckBox", "RadioButton", "Switch"])
  func wrapped(name: String) throws {
    let layouts = try LayoutFixture(
      screen: """
        <\(name) android:id="@+id/a" android:text="Yes" android:textColor="#DDDDDD" \
        android:layout_width="wrap_content" android:layout_height="wrap_content"/>
        """)
    let frame = try layouts.rendition("a").frame
    let label = try #require(
      try layouts.scene("a").drawing.layers.first { $0.part == .label }?.shape.path.boundingBox)
    #expect(label.width > 8 && frame.contains(label))
    // AppCompat's mark is 32 dp wide, the track of a switch 52.
    #expect(label.x >= (name == "Switch" ? 52 : 32))
  }

  /// `control_background_40dp_material` has a radius of 20 dp and is centred on the mark of 32 dp;
  /// focus shows 0.6 of `control_highlight_material`, on white #ECECEC (0x1f of black).
  @Test(
    "touch and focus show in a circle around the mark",
    arguments: ["android:Theme.Material.Light", "Theme.AppCompat.Light", "Theme.Material3.Light"])
  func circle(theme: String) throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources("<style name=\"App\" parent=\"\(theme)\"/>"),
      "res/layout/screen.xml": """
      <CheckBox xmlns:android="\(ValuesReader.androidNamespace)" android:id="@+id/a" \
      android:text="Yes" android:layout_width="200dp" android:layout_height="48dp"/>
      """,
    ])
    let source = try #require(project.sources.first { $0.path == "res/layout/screen.xml" })
    let rendition = try #require(
      source.controls.first?.renditions.first { $0.state == .focused })
    let ripple = try #require(
      source.scenes[rendition.scene].drawing.layers.first { $0.name == "ripple" })
    #expect(ripple.shape.path.boundingBox == Rect(x: -4, y: 4, width: 40, height: 40))
    #expect(ripple.part == .decoration)
  }

  private static let dot = [
    "res/drawable/dot.xml": """
    <shape xmlns:android="\(ValuesReader.androidNamespace)"><size android:width="12dp" \
    android:height="12dp"/><solid android:color="#000000"/></shape>
    """
  ]

  /// A line of 14 sp is 14 * 1.33 = 18.62 dp high, one of 4 sp 5.32 dp.
  @Test(
    "a drawable of the view's own makes it as wide as it is, and as high unless a line is higher",
    arguments: [
      ("android:button=\"@drawable/dot\" android:textSize=\"14sp\"", 12.0, 18.62),
      ("android:button=\"@drawable/dot\" android:textSize=\"4sp\"", 12, 12),
      ("android:button=\"@null\" android:textSize=\"14sp\" android:padding=\"3dp\"", 6, 24.62),
      // AppCompat's own picture, whatever `android:button` says.
      (
        "android:button=\"@drawable/dot\" android:theme=\"@style/Theme.AppCompat.Light\"", 32, 32
      ),
      (
        "app:buttonCompat=\"@drawable/dot\" android:theme=\"@style/Theme.AppCompat.Light\"", 12,
        18.62
      ),
    ], ["CheckBox", "RadioButton"])
  func ownMark(expected: (attributes: String, width: Double, height: Double), view: String) throws {
    let rendition = try LayoutFixture(
      screen: """
        <\(view) android:id="@+id/a" android:layout_width="wrap_content" \
        android:layout_height="wrap_content" \(expected.attributes)/>
        """, files: Self.dot
    ).rendition("a")
    // No view is drawn smaller than 8 dp.
    #expect(rendition.frame.width == max(expected.width, 8))
    #expect(abs(rendition.frame.height - expected.height) < 1e-9)
    #expect(rendition.sizeEvidence.width == .lowerBound)
    #expect(rendition.sizeEvidence.height == .lowerBound)
  }

  @Test("a picture of the view's own has a size that no file says")
  func bitmap() throws {
    let evidence = try LayoutFixture(
      screen: """
        <CheckBox android:id="@+id/a" android:layout_width="wrap_content" \
        android:layout_height="wrap_content" android:button="@drawable/photo"/>
        """
    ).rendition("a").sizeEvidence
    #expect(evidence.width == .unknown)
    #expect(evidence.height == .unknown)
  }

  /// By themselves a mark is 32 dp wide and a switch as high as its thumb of 20 dp at least.
  @Test("a toggle without a text is no larger than what holds it")
  func bounded() throws {
    let layouts = try LayoutFixture(
      screen: """
        <RelativeLayout android:layout_width="20dp" android:layout_height="48dp">
        <CheckBox android:id="@+id/box" android:layout_width="wrap_content" \
        android:layout_height="wrap_content"/></RelativeLayout>
        <LinearLayout android:layout_width="48dp" android:layout_height="18dp">
        <Switch android:id="@+id/switch" android:layout_width="wrap_content" \
        android:layout_height="wrap_content"/></LinearLayout>
        <FrameLayout android:layout_width="20dp" android:layout_height="30dp">
        <com.google.android.material.chip.Chip android:id="@+id/chip" android:text="Go" \
        android:layout_width="wrap_content" android:layout_height="wrap_content"/></FrameLayout>
        """)
    let box = try layouts.rendition("box")
    #expect(box.frame.width == 20)
    #expect(box.sizeEvidence.width == .stated)
    let toggle = try layouts.rendition("switch")
    #expect(toggle.frame.height == 18)
    #expect(toggle.sizeEvidence.height == .stated)
    let chip = try layouts.rendition("chip")
    #expect(chip.frame.height == 30)
    #expect(chip.sizeEvidence.height == .stated)
  }
}
