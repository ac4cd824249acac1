import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("The lines and the cursor of AppCompat's fields")
struct AppCompatFieldTests: AppCompatSuite {
  private static let field = """
    <item name="colorControlNormal">#777777</item>
    <item name="colorControlActivated">#0000FF</item>
    """

  /// What shows the extent of the view, and its box.
  private func line(
    _ layouts: LayoutFixture, _ state: ControlState = .normal
  ) throws -> (color: String?, box: Rect?, frame: Rect) {
    let layers = try layouts.scene("a", state, in: "screen", "Theme.App").drawing.layers.filter {
      $0.part == .container
    }
    #expect(layers.count == 1)
    return (
      layers.first?.color?.hex, layers.first?.shape.path.boundingBox,
      try layouts.rendition("a", state, in: "screen", "Theme.App").frame
    )
  }

  @Test(
    "the line below a field shows where it is: 1 dp of the normal colour, 2 dp of the activated one",
    arguments: ["Theme.AppCompat.Light", "android:Theme.Material.Light"],
    ["EditText", "AutoCompleteTextView"])
  func fieldLine(theme: String, view: String) throws {
    let prefix = theme.hasPrefix("android:") ? "android:" : ""
    let layouts = try layouts(
      """
      <\(view) android:id="@+id/a" android:layout_width="200dp" android:layout_height="48dp"/>
      """, Self.field.replacing("name=\"", with: "name=\"\(prefix)"), under: theme)
    let rest = try line(layouts)
    #expect(rest.color == "#777777")
    #expect(rest.frame == Rect(x: 0, y: 0, width: 200, height: 48))
    // 7 dp of inset and one more transparent one.
    #expect(rest.box == Rect(x: 4, y: 39, width: 192, height: 1))
    let active = try line(layouts, .focused)
    #expect(active.color == "#0000FF")
    #expect(active.box == Rect(x: 4, y: 39, width: 192, height: 2))
  }

  @Test("a field is as high as its text with the padding of its line, 10 and 11 dp")
  func fieldHeight() throws {
    func height(_ attribute: String) throws -> Double {
      let layouts = try layouts(
        """
        <EditText android:id="@+id/a" android:layout_width="200dp" android:textSize="18sp"
        android:layout_height="wrap_content" \(attribute)/>
        """, "", under: "Theme.AppCompat.Light")
      return try layouts.rendition("a", .normal, in: "screen", "Theme.App").frame.height
    }
    #expect(try abs(height("") - height("android:background=\"#EEEEEE\"") - 21) < 1e-9)
  }

  @Test("the cursor of a field with the focus has the activated colour, or that of the text")
  func caret() throws {
    for (attribute, color) in [
      ("", "#0000FF"), ("android:textCursorDrawable=\"@null\"", "#101010"),
    ] {
      let layouts = try layouts(
        """
        <EditText android:id="@+id/a" android:layout_width="200dp" android:layout_height="48dp"
        android:textColor="#101010" \(attribute)/>
        """, Self.field, under: "Theme.AppCompat.Light")
      func carets(_ state: ControlState) throws -> [String?] {
        try layouts.scene("a", state, in: "screen", "Theme.App").drawing.layers
          .filter { $0.name == "text cursor" }.map(\.color?.hex)
      }
      #expect(try carets(.normal) == [])
      #expect(try carets(.focused) == [color])
    }
  }

  @Test("text and hint of a field stand above its line", arguments: [24.0, 48])
  func fieldText(height: Double) throws {
    let size = "android:layout_width=\"200dp\" android:layout_height=\"\(Int(height))dp\""
    let layout = "com.google.android.material.textfield.TextInputLayout"
    for (view, count) in [
      ("<EditText android:id=\"@+id/a\" \(size) android:hint=\"City\"/>", 2),
      ("<EditText android:id=\"@+id/a\" \(size)/>", 1),
      (
        """
        <\(layout) android:id="@+id/a" \(size) android:hint="City"
        style="@style/Widget.Design.TextInputLayout">
        <com.google.android.material.textfield.TextInputEditText/></\(layout)>
        """, 2
      ),
    ] {
      let layouts = try layouts(view, "", under: "Theme.MaterialComponents.Light")
      let scene = try layouts.scene("a", .focused, in: "screen", "Theme.App")
      let top = try #require(line(layouts, .focused).box?.y)
      let texts = scene.drawing.layers.filter { $0.part == .label }
      #expect(texts.count == count)
      for text in texts {
        #expect(try #require(text.shape.path.boundingBox?.maxY) <= top)
      }
    }
  }

  @Test("a tint of the view's own colours its line in every state")
  func fieldTint() throws {
    for attribute in ["android:backgroundTint", "app:backgroundTint"] {
      let layouts = try layouts(
        "<EditText android:id=\"@+id/a\" \(attribute)=\"#123456\"/>",
        "<item name=\"colorControlNormal\">#80777777</item>",
        under: "Theme.AppCompat.Light")
      // The line itself is opaque, whatever the colour that it has without a tint.
      #expect(try line(layouts).color == "#123456")
      #expect(try line(layouts, .focused).color == "#123456")
    }
  }

  @Test("a text field without a box has the line of the view inside it")
  func fieldWithoutBox() throws {
    let layouts = try layouts(
      """
      <com.google.android.material.textfield.TextInputLayout android:id="@+id/a"
      style="@style/Widget.Design.TextInputLayout">
      <com.google.android.material.textfield.TextInputEditText/>
      </com.google.android.material.textfield.TextInputLayout>
      """, Self.field, under: "Theme.MaterialComponents.Light")
    #expect(try line(layouts).color == "#777777")
  }

  @Test("of Holo's lines nothing is claimed but the place")
  func holo() throws {
    let layouts = try layouts(
      "<EditText android:id=\"@+id/a\" android:layout_height=\"48dp\"/>", "",
      under: "android:Theme.Holo.Light")
    let line = try line(layouts)
    #expect(line.color == nil)
    #expect(line.box?.height == 2)
    #expect(line.box?.maxY == 48)
  }
}
