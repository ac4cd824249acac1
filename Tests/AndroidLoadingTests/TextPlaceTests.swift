import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Places of texts within backgrounds")
struct TextPlaceTests {
  private static let inset = [
    "res/drawable/inset.xml": """
    <inset xmlns:android="\(ValuesReader.androidNamespace)" android:insetLeft="4dp" \
    android:insetTop="20dp" android:insetRight="12dp" android:insetBottom="2dp">
    <shape><solid android:color="#004488"/></shape></inset>
    """
  ]

  /// The boxes of a view's background and of its text.
  private static func boxes(_ layouts: LayoutFixture) throws -> (fill: Rect, text: Rect) {
    let layers = try layouts.scene("x").drawing.layers
    let fill = try #require(layers.last { $0.name == "background" }?.shape.path.boundingBox)
    let text = try #require(layers.last { $0.part == .label }?.shape.path.boundingBox)
    return (fill, text)
  }

  private static let texts = ["Add a service data field now", "@string/add_service_data_field"]

  /// `btn_default_mtrl_shape` and `abc_btn_default_mtrl_shape` leave 4 dp free at the sides and 6 dp
  /// above and below, and their padding adds 8 and 4 dp to that.
  @Test(
    "a button's text stands within what its background paints, whether its string is known or not",
    arguments: texts, ["", "AppCompat.Light", "MaterialComponents.Light.Bridge"])
  func button(text: String, theme: String) throws {
    let overlay = theme.isEmpty ? "" : "android:theme=\"@style/Theme.\(theme)\""
    let (fill, label) = try Self.boxes(
      LayoutFixture(
        screen: """
          <Button android:id="@+id/x" android:layout_width="wrap_content" \
          android:layout_height="wrap_content" android:text="\(text)" \(overlay)/>
          """))
    #expect(fill.contains(label))
    #expect(fill.x == 4)
    #expect(label.x >= 12)
  }

  @Test(
    "the insets of a background are padding of a view that states none",
    arguments: texts, ["Button", "TextView", "EditText", "CheckedTextView android:onClick=\"x\""])
  func inset(text: String, view: String) throws {
    let (fill, label) = try Self.boxes(
      LayoutFixture(
        screen: """
          <\(view) android:id="@+id/x" android:layout_width="wrap_content" \
          android:layout_height="wrap_content" android:minHeight="0dp" android:textSize="14sp" \
          android:background="@drawable/inset" android:text="\(text)"/>
          """, files: Self.inset))
    #expect(fill.contains(label))
  }

  @Test("a padding of the view's own replaces that of its background, and a known text sticks out")
  func ownPadding() throws {
    func label(_ text: String) throws -> Rect {
      try Self.boxes(
        LayoutFixture(
          screen: """
            <Button android:id="@+id/x" android:layout_width="wrap_content" android:padding="0dp" \
            android:layout_height="wrap_content" android:background="@drawable/inset" \
            android:text="\(text)"/>
            """, files: Self.inset)
      ).text
    }
    // Left of the 4 dp, since the button is as wide as the text.
    #expect(try label(Self.texts[0]).x < 4)
    // Of a string that no file holds nobody knows whether it does.
    #expect(try label(Self.texts[1]).x >= 4)
  }

  @Test("the text of a part stands within its own background")
  func part() throws {
    let (fill, label) = try Self.boxes(
      LayoutFixture(
        screen: """
          <FrameLayout android:id="@+id/x" android:onClick="x" android:layout_width="60dp" \
          android:layout_height="60dp"><TextView android:background="@drawable/inset" \
          android:text="\(Self.texts[0])"/></FrameLayout>
          """, files: Self.inset))
    #expect(fill.contains(label))
  }
}
