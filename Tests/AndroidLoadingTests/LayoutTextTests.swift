import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Texts outside of controls in layouts")
struct LayoutTextTests {
  @Test("a text lies on its own background, that over what is around it, in its normal state only")
  func surface() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:background="#112233"><TextView android:id="@+id/note"
        android:text="Closed today" android:textColor="#AABBCC" android:textSize="16sp"
        android:background="#80FFFFFF"/></LinearLayout>
        """)
    let text = try #require(layouts.texts().first)
    #expect(text.key == "note")
    #expect(text.name == "Closed today")
    #expect(text.role == .drawing)
    #expect(Set(text.renditions.map(\.state)) == [.normal])
    #expect(
      try layouts.colors("note") == [
        "decoration: #112233", "decoration: #FFFFFF80", "label: #AABBCC",
      ])
    #expect(try layouts.scene("note").drawing.layers.last?.text?.fontSize == 16)
    guard case .unknown = try layouts.rendition("note").hitRegion else {
      Issue.record("a text takes taps")
      return
    }
  }

  @Test("without a colour of its own a text has that of the theme's style for texts")
  func standard() throws {
    let layouts = try LayoutFixture(
      screen:
        "<TextView android:id=\"@+id/a\"/><a.b.Label style=\"@style/Own\" android:id=\"@+id/b\"/>",
      items: "<item name=\"android:textColorTertiary\">#123456</item>",
      values:
        "<style name=\"Own\" parent=\"\"><item name=\"android:textColor\">#654321</item></style>")
    // Widget.Material.TextView has the small text appearance, which is in the tertiary colour.
    #expect(try layouts.colors("a").last == "label: #123456")
    #expect(try layouts.colors("b").last == "label: #654321")
  }

  @Test("what a control shows is no text of its own, and what a bar shows is not either")
  func parts() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:id="@+id/row" android:onClick="x"><TextView android:text="In"/>
        <LinearLayout><TextView android:text="In too"/></LinearLayout></LinearLayout>
        <LinearLayout><TextView android:id="@+id/out" android:text="Out"/></LinearLayout>
        """)
    #expect(layouts.texts().map(\.key) == ["out"])
  }

  @Test("of a text without any colour that a file says nothing is claimed")
  func unknown() throws {
    let layouts = try LayoutFixture(screen: "<a.b.FancyTextView android:id=\"@+id/a\"/>")
    #expect(try layouts.colors("a").last == "label: unresolved")
    let files = [
      "res/values/all.xml": AndroidFixture.resources(
        "<style name=\"Theme.App\" parent=\"Theme.Vendor.Light\"/>"),
      "res/layout/activity_main.xml": """
      <TextView xmlns:android="\(ValuesReader.androidNamespace)" android:id="@+id/a"/>
      """,
    ]
    let layers = try AndroidFixture.load(files).sources
      .first { $0.path == "res/layout/activity_main.xml" }?.scenes.first?.drawing.layers
    let label = try #require(layers?.first { $0.part == .label })
    guard case .unresolved(let cause, _) = label.paint.value else {
      Issue.record("a colour from nowhere")
      return
    }
    #expect(cause.detail.contains("Theme.Vendor.Light"))
  }

  @Test("a view lies behind a text that is laid out within its sides")
  func anchors() throws {
    let layouts = try LayoutFixture(
      screen: """
        <androidx.constraintlayout.widget.ConstraintLayout>
        <View android:id="@+id/plate" android:background="#010203"/>
        <ImageView android:id="@+id/photo" android:src="@drawable/photo"/>
        <View android:id="@+id/hidden" android:background="#FF0000" android:visibility="gone"/>
        <TextView android:id="@+id/on_plate" android:textColor="#FFFFFF"
        app:layout_constraintStart_toStartOf="@id/plate" app:layout_constraintTop_toTopOf="@id/plate"/>
        <TextView android:id="@+id/on_photo" android:textColor="#FFFFFF"
        app:layout_constraintEnd_toEndOf="@id/photo"
        app:layout_constraintBottom_toBottomOf="@id/photo"/>
        <TextView android:id="@+id/beside" android:textColor="#000000"
        app:layout_constraintStart_toEndOf="@id/photo"
        app:layout_constraintTop_toTopOf="@id/photo"/>
        <TextView android:id="@+id/below" android:textColor="#000000"
        app:layout_constraintStart_toStartOf="@id/photo"
        app:layout_constraintTop_toBottomOf="@id/photo"/>
        <TextView android:id="@+id/shown" android:textColor="#000000"
        app:layout_constraintStart_toStartOf="@id/hidden"
        app:layout_constraintTop_toTopOf="@id/hidden"/>
        </androidx.constraintlayout.widget.ConstraintLayout>
        """)
    #expect(try layouts.colors("on_plate") == ["decoration: #010203", "label: #FFFFFF"])
    #expect(
      try layouts.colors("on_photo") == [
        "decoration: #FFFFFF", "decoration: unresolved", "label: #FFFFFF",
      ])
    for key in ["beside", "below", "shown"] {
      #expect(try layouts.colors(key) == ["decoration: #FFFFFF", "label: #000000"])
    }
  }

  @Test("the same holds for sides in a RelativeLayout")
  func relative() throws {
    let layouts = try LayoutFixture(
      screen: """
        <RelativeLayout><View android:id="@+id/plate" android:background="#010203"/>
        <TextView android:id="@+id/a" android:textColor="#FFFFFF"
        android:layout_alignStart="@+id/plate" android:layout_alignBottom="@id/plate"/>
        </RelativeLayout>
        """)
    #expect(try layouts.colors("a") == ["decoration: #010203", "label: #FFFFFF"])
  }

  /// `AppCompatTextViewAutoSizeHelper`: from 12 sp on unless a least size is set.
  @Test(
    "a text that fits itself into its view may be as small as its least size",
    arguments: [
      ("app:autoSizeTextType=\"uniform\"", 12.0),
      ("android:autoSizeTextType=\"uniform\" android:autoSizeMinTextSize=\"18sp\"", 18),
      ("app:autoSizeTextType=\"none\"", 30),
    ])
  func autoSize(attributes: String, size: Double) throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/a" android:text="A" android:textSize="30sp" \
        android:textColor="#888888" \(attributes)/>
        """)
    let label = try #require(
      try layouts.scene("a").drawing.layers.first { $0.part == .label })
    #expect(label.text?.fontSize == size)
  }
}
