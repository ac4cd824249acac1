import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Sizes of controls in layouts")
struct LayoutSizeTests {
  /// A text that takes taps with `attributes`.
  private static func rendition(_ attributes: String) throws -> Rendition {
    try LayoutFixture(
      screen: "<TextView android:id=\"@+id/x\" android:onClick=\"x\" \(attributes)/>"
    ).rendition("x")
  }

  @Test("an exact height beats the minimum")
  func exact() throws {
    let rendition = try Self.rendition(
      "android:layout_height=\"30dp\" android:minHeight=\"48dp\" android:layout_width=\"60dp\"")
    #expect(rendition.frame.height == 30)
    #expect(rendition.frame.width == 60)
    #expect(rendition.sizeEvidence.isStated)
  }

  @Test("wrap_content is at least a line of 1.33 times the text size with the padding")
  func content() throws {
    let rendition = try Self.rendition(
      "android:layout_height=\"wrap_content\" android:textSize=\"20sp\" android:padding=\"5dp\"")
    // 20 * 1.33 + 2 * 5
    #expect(abs(rendition.frame.height - 36.6) < 1e-9)
    #expect(rendition.sizeEvidence.height == .lowerBound)
    #expect(rendition.sizeEvidence.width == .unknown)
  }

  @Test("a minimum counts for wrap_content only")
  func minimum() throws {
    let rendition = try Self.rendition(
      "android:layout_height=\"wrap_content\" android:minHeight=\"52dp\" android:textSize=\"10sp\"")
    #expect(rendition.frame.height == 52)
    #expect(rendition.sizeEvidence.height == .lowerBound)
  }

  @Test("a field whose background is a picture of the platform's has no height that a file says")
  func fieldOfUnknownBackground() throws {
    let layouts = try LayoutFixture(
      screen: """
        <EditText android:id="@+id/own" android:layout_width="match_parent" \
        android:layout_height="wrap_content" android:textSize="10sp" \
        android:theme="@android:style/Theme.Holo.Light"/>
        <EditText android:id="@+id/flat" android:layout_width="match_parent" \
        android:layout_height="wrap_content" android:textSize="10sp" android:background="#EEEEEE"/>
        """)
    #expect(try layouts.rendition("own").sizeEvidence.height == .unknown)
    #expect(try layouts.rendition("flat").sizeEvidence.height == .lowerBound)
  }

  @Test("what fills the screen is as wide as the screen without the padding around")
  func fillsScreen() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:layout_width="match_parent" android:paddingLeft="10dp" \
        android:paddingRight="20dp"><Button android:id="@+id/x" android:layout_width="match_parent"/>
        </LinearLayout>
        """)
    let rendition = try layouts.rendition("x")
    #expect(rendition.frame.width == 381)
    #expect(rendition.sizeEvidence.width == .designTime)
  }

  @Test("what fills a view of a fixed size has that size")
  func fillsParent() throws {
    let layouts = try LayoutFixture(
      screen: """
        <FrameLayout android:layout_width="100dp" android:layout_height="40dp">
        <ImageView android:id="@+id/x" android:onClick="x" android:layout_width="match_parent" \
        android:layout_height="match_parent"/></FrameLayout>
        """)
    let rendition = try layouts.rendition("x")
    #expect(rendition.frame.size.width == 100)
    #expect(rendition.frame.size.height == 40)
    #expect(rendition.sizeEvidence.isStated)
  }

  @Test("what is left of a row or a column nobody says", arguments: ["0dp", "@{vm.size}"])
  func weight(value: String) throws {
    let rendition = try Self.rendition("android:layout_width=\"\(value)\"")
    #expect(rendition.sizeEvidence.width == .unknown)
  }

  @Test("a picture around which nothing is fixed is as large as its drawing")
  func picture() throws {
    let layouts = try LayoutFixture(
      screen: """
        <ImageView android:id="@+id/x" android:onClick="x" android:src="@drawable/i" \
        android:padding="6dp" android:layout_width="wrap_content" \
        android:layout_height="wrap_content"/>
        """,
      files: [
        "res/drawable/i.xml": """
        <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="20dp" \
        android:height="16dp" android:viewportWidth="20" android:viewportHeight="16">
        <path android:fillColor="#000000" android:pathData="M0,0h20v16h-20z"/></vector>
        """
      ])
    let rendition = try layouts.rendition("x")
    #expect(rendition.frame.width == 32)
    #expect(rendition.frame.height == 28)
    #expect(rendition.sizeEvidence.height == .lowerBound)
  }

  @Test("a container is at least as high as its column of children with their margins")
  func column() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:id="@+id/x" android:onClick="x" android:orientation="vertical" \
        android:paddingTop="4dp" android:layout_height="wrap_content">
        <TextView android:textSize="10sp"/>
        <View android:layout_height="7dp" android:layout_marginTop="2dp"/></LinearLayout>
        """)
    let rendition = try layouts.rendition("x")
    // 4 + 10 * 1.33 + 2 + 7
    #expect(abs(rendition.frame.height - 26.3) < 1e-9)
  }

  /// The order of `android.view.View`: `padding` beats the sides at any level, and a pair its sides.
  @Test(
    "padding of all sides beats that of one, whoever sets it",
    arguments: [
      ("style=\"@style/Padded\" android:padding=\"0dp\"", 0.0),
      ("android:paddingTop=\"9dp\" android:padding=\"2dp\"", 4),
      ("android:paddingVertical=\"3dp\" android:paddingTop=\"9dp\"", 6),
      ("style=\"@style/Padded\"", 24),
    ])
  func paddingOrder(attributes: String, padding: Double) throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/x" android:onClick="x" android:textSize="10sp" \(attributes)/>
        """,
      values: """
        <style name="Padded"><item name="android:paddingTop">12dp</item>
        <item name="android:paddingBottom">12dp</item></style>
        """)
    // A line of 10 sp is 13.3 dp high.
    #expect(abs(try layouts.rendition("x").frame.height - 13.3 - padding) < 1e-9)
  }

  @Test("a text without the font's padding is as high as Roboto's ascent and descent")
  func fontPadding() throws {
    let rendition = try Self.rendition(
      "android:textSize=\"19sp\" android:includeFontPadding=\"false\"")
    // 19 * (0.928 + 0.244)
    #expect(abs(rendition.frame.height - 22.268) < 0.01)
  }

  @Test("a greatest height caps the content")
  func maximum() throws {
    let rendition = try Self.rendition(
      "android:textSize=\"24sp\" android:maxHeight=\"16dp\"")
    #expect(rendition.frame.height == 16 && rendition.sizeEvidence.height == .lowerBound)
  }

  @Test("a control that takes no taps itself has no target of its own")
  func notClickable() throws {
    let layouts = try LayoutFixture(
      screen: """
        <CheckBox android:id="@+id/a" android:clickable="false" android:layout_width="20dp" \
        android:layout_height="20dp"/>
        """)
    guard case .unknown(let cause) = try layouts.rendition("a").hitRegion else {
      Issue.record("the hit region is known")
      return
    }
    #expect(cause.code == .hitRegionUnknown)
  }

  /// A line of 10 sp is 13.3 dp high.
  @Test(
    "a text is as high as its lines, those that the view asks for too, or as the view says",
    arguments: [
      ("android:lines=\"2\"", 26.6), ("android:minLines=\"3\"", 39.9),
      ("android:height=\"30dp\"", 30), ("android:text=\"@string/two\"", 26.6),
      ("app:layout_constraintHeight_min=\"48dp\"", 48),
      ("android:drawableTop=\"@drawable/ic\"", 33.3),
      ("android:drawableStart=\"@drawable/ic\"", 20),
    ])
  func lines(attributes: String, height: Double) throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/x" android:onClick="x" android:textSize="10sp" \(attributes)/>
        """,
      values: "<string name=\"two\">a\\nb</string>",
      files: [
        "res/drawable/ic.xml": """
        <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="20dp" \
        android:height="20dp" android:viewportWidth="20" android:viewportHeight="20">
        <path android:fillColor="#000000" android:pathData="M0,0h20v20h-20z"/></vector>
        """
      ])
    #expect(abs(try layouts.rendition("x").frame.height - height) < 1e-9)
  }

  @Test(
    "a string resource stands for its text without escapes and folded spaces",
    arguments: [
      ("a\\nb", "a\nb"), ("don\\'t", "don't"), ("\\u2026", "\u{2026}"),
      ("  a\n   b ", "a b"), ("\"  a  \"", "  a  "), ("\\@home", "@home"),
    ])
  func escapes(written: String, text: String) {
    #expect(LayoutTexts.unescaped(written) == text)
  }
}
