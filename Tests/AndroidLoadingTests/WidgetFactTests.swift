import ColorMath
import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("States and sizes of widgets by kind")
struct WidgetFactTests {
  @Test("a text field is as high as its box, takes taps on all of it, and nobody selects it")
  func field() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.Material3.Light"/>
        <style name="My.Field" parent="Widget.Material3.TextInputLayout.OutlinedBox">
        <item name="boxStrokeColor">#999999</item></style>
        """)
    ])
    let field = try project.control("My.Field")
    let rendition = try #require(field.renditions.first)
    #expect(rendition.frame.height == 56)
    #expect(!field.renditions.contains { $0.state.contains(.selected) })
    let box = try #require(
      project.layers("My.Field", in: "App").first { $0.part == .container }?.shape.path
        .boundingBox)
    #expect(rendition.frame.contains(box))
  }

  /// 32 dp is the side of AppCompat's marks, 48 dp the least height of Material's sliders; a switch
  /// is as high as pictures that no file holds.
  @Test(
    "the mark, the track and the thumb make a control high, not its text",
    arguments: [
      ("AppCompat", "CompoundButton.CheckBox", 32.0, SizeEvidence.Axis.lowerBound),
      ("AppCompat", "CompoundButton.RadioButton", 32, .lowerBound),
      ("AppCompat", "CompoundButton.Switch", nil, .unknown),
      ("MaterialComponents", "Slider", 48, .lowerBound),
    ] as [(String, String, Double?, SizeEvidence.Axis)])
  func markHeight(
    library: String, name: String, height: Double?, evidence: SizeEvidence.Axis
  ) throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.\(library).Light"/>
        <style name="My.Control" parent="Widget.\(library).\(name)">
        <item name="android:textColor">#222222</item></style>
        """)
    ])
    let rendition = try #require(try project.control("My.Control").renditions.first)
    #expect(rendition.sizeEvidence.height == evidence)
    if let height { #expect(rendition.frame.height == height) }
  }

  @Test("a toggle button is checked where it is selected")
  func toggle() throws {
    let fixture = try LayoutFixture(
      screen: """
        <ToggleButton android:id="@+id/a" android:layout_width="wrap_content" \
        android:layout_height="wrap_content" android:textColor="@color/ink" \
        android:background="#FFFFFF"/>
        """,
      files: [
        "res/color/ink.xml": """
        <selector xmlns:android="\(ValuesReader.androidNamespace)">
        <item android:state_checked="true" android:color="#111111"/>
        <item android:color="#777777"/></selector>
        """
      ])
    #expect(try fixture.colors("a").last == "label: #777777")
    #expect(try fixture.colors("a", .selected).last == "label: #111111")
  }

  @Test("a tint of the platform is laid over a Material button's own")
  func platformTint() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.Material3.Light"/>
        <style name="My.Button" parent="Widget.Material3.Button">
        <item name="android:backgroundTint">#00FF00</item></style>
        """)
    ])
    let layers = try project.layers("My.Button", in: "App")
    #expect(layers.first { $0.part == .container }?.color?.hex == "#00FF00")
  }

  @Test(
    "a semibold font is not bold",
    arguments: [
      ("@font/inter_semibold", 600.0), ("@font/inter_bold", 700), ("sans-serif-medium", 500),
    ])
  func weight(family: String, weight: Double) throws {
    let fixture = try LayoutFixture(
      screen: """
        <Button android:id="@+id/a" android:layout_width="wrap_content" \
        android:layout_height="wrap_content" android:fontFamily="\(family)"/>
        """)
    let label = try fixture.scene("a").drawing.layers.last { $0.part == .label }
    #expect(label?.text?.fontWeight == weight)
  }

  @Test("all of a slider takes touches, and its track has the height of its style")
  func slider() throws {
    let project = try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.MaterialComponents.Light"/>
        <style name="My.Slider" parent="Widget.MaterialComponents.Slider">
        <item name="trackHeight">10dp</item><item name="trackColorActive">#000000</item></style>
        """)
    ])
    let frame = try #require(try project.control("My.Slider").renditions.first).frame
    let layers = try project.layers("My.Slider", in: "App")
    #expect(layers.allSatisfy { $0.shape.path.boundingBox.map(frame.contains) ?? false })
    let track = layers.first { $0.name == "active track" }?.shape.path.boundingBox
    #expect(track?.height == 10)
  }
}
