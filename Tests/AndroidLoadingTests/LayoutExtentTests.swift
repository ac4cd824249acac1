import SceneModel
import Testing

@testable import AndroidLoading

@Suite("What else fixes the size of a view in a layout")
struct LayoutExtentTests {
  /// The size of a control with `attributes`, what says so, and how certain it is.
  private func size(
    _ view: String, around: String = "<FrameLayout android:layout_width=\"wrap_content\">"
  ) throws -> Rendition {
    let end = around.dropFirst().prefix { $0 != " " }
    return try LayoutFixture(screen: "\(around)\(view)</\(end)>").rendition("go")
  }

  @Test(
    "a text's width in ems is that many heights of a line",
    arguments: [
      // 20 sp * (0.928 + 0.244) is 23.44, three of them are 70.32.
      ("android:minEms=\"3\"", 70.32, SizeEvidence.Axis.lowerBound),
      ("android:ems=\"3\"", 70.32, .stated),
      ("android:minEms=\"3\" android:minWidth=\"100dp\"", 100, .lowerBound),
    ])
  func ems(attributes: String, width: Double, axis: SizeEvidence.Axis) throws {
    let rendition = try size(
      """
      <TextView android:id="@+id/go" android:onClick="x" android:text="A" android:textSize="20sp"
      \(attributes)/>
      """)
    #expect(abs(rendition.frame.width - width) < 0.001)
    #expect(rendition.sizeEvidence.width == axis)
  }

  @Test(
    "a view is no larger than what holds it",
    arguments: [
      // By itself 60 dp; in 40 dp; in a frame as high as one of 32 dp.
      ("<FrameLayout android:layout_height=\"wrap_content\">", "", 60),
      ("<FrameLayout android:layout_height=\"40dp\">", "", 40),
      (
        "<FrameLayout android:layout_height=\"32dp\">",
        "<LinearLayout android:layout_height=\"match_parent\">", 32
      ),
      // What scrolls shows all of it in turn.
      ("<ScrollView android:layout_height=\"40dp\">", "", 60),
    ])
  func bounded(outer: String, inner: String, height: Double) throws {
    let view = """
      <View android:id="@+id/go" android:onClick="x" android:background="#222222"
      android:layout_height="60dp"/>
      """
    let inside = inner.isEmpty ? view : "\(inner)\(view)</LinearLayout>"
    let rendition = try size(inside, around: outer)
    #expect(rendition.frame.height == height)
    #expect(rendition.sizeEvidence.height == .stated)
  }

  @Test("a button that asks for more than its bar has gets no more")
  func minimum() throws {
    let rendition = try size(
      """
      <TextView android:id="@+id/go" android:onClick="x" android:minHeight="48dp"/>
      """, around: "<LinearLayout android:layout_height=\"36dp\">")
    #expect(rendition.frame.height == 36)
    #expect(rendition.sizeLevers.height == nil)
  }

  @Test("a field that tells of errors shows its line, its label and its icon in their colours")
  func errors() throws {
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.textfield.TextInputLayout android:id="@+id/box"
        android:hint="Name" android:textColorHint="#111111" app:boxBackgroundMode="outline"
        app:boxStrokeColor="#222222" app:boxStrokeErrorColor="#DD0000" app:errorEnabled="true"
        app:errorTextColor="#CC0000" app:errorIconTint="#BB0000">
        <com.google.android.material.textfield.TextInputEditText android:textColor="#000000"/>
        </com.google.android.material.textfield.TextInputLayout>
        """)
    #expect(
      try layouts.colors("box") == [
        "decoration: #FFFFFF", "container: #222222", "label: #111111", "label: #000000",
        "label: #CC0000",
      ])
    #expect(
      try layouts.colors("box", .error) == [
        "decoration: #FFFFFF", "container: #DD0000", "label: #CC0000", "label: #000000",
        "icon: #BB0000", "label: #CC0000",
      ])
  }
}
