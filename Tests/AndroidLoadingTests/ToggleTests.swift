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
}
