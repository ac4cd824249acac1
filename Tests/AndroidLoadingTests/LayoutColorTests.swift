import ColorMath
import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Colours of controls in layouts")
struct LayoutColorTests {
  private static let click = "android:onClick=\"x\""

  @Test("a text lies on the nearest opaque background around it, with what is translucent over it")
  func surface() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:background="#112233"><LinearLayout android:background="#80FFFFFF">
        <TextView android:id="@+id/go" android:textColor="#FFEEDD" \(Self.click)/>
        </LinearLayout></LinearLayout>
        """)
    #expect(
      try layouts.colors("go") == [
        "decoration: #112233", "decoration: #FFFFFF80", "label: #FFEEDD",
      ])
    #expect(try !layouts.scene("go").window.isAssumed)
  }

  @Test("without a background the window of the theme shows")
  func window() throws {
    let layouts = try LayoutFixture(
      [
        "activity_main": """
        <TextView android:id="@+id/go" android:layout_height="match_parent" \
        android:textColor="#000000" \(Self.click)/>
        """
      ], items: "<item name=\"android:windowBackground\">#ABCDEF</item>")
    let window = try layouts.scene("go", in: "activity_main").window
    #expect(window.color.value == Color(rgb: 0xABCDEF))
    #expect(!window.isAssumed)
  }

  @Test("what lies behind a row of a list nobody says")
  func row() throws {
    let layouts = try LayoutFixture([
      "item_row": "<TextView android:id=\"@+id/go\" android:textColor=\"#000000\" \(Self.click)/>"
    ])
    #expect(try layouts.scene("go", in: "item_row").window.isAssumed)
  }

  @Test(
    "the view's attribute comes before its style, that before the text appearance",
    arguments: [
      ("android:textColor=\"#110000\" style=\"@style/Own\"", "label: #110000"),
      ("style=\"@style/Own\" android:textAppearance=\"@style/Look\"", "label: #220000"),
      ("android:textAppearance=\"@style/Look\"", "label: #330000"),
      ("android:textColor=\"?attr/mine\"", "label: #440000"),
    ])
  func lookup(attributes: String, color: String) throws {
    let layouts = try LayoutFixture(
      screen: "<TextView android:id=\"@+id/go\" \(attributes) \(Self.click)/>",
      items: "<item name=\"mine\">#440000</item>",
      values: """
        <style name="Own"><item name="android:textColor">#220000</item></style>
        <style name="Look"><item name="android:textColor">#330000</item></style>
        """)
    #expect(try layouts.colors("go").last == color)
  }

  @Test("a field has its own background or the line below it, and a hint in a colour of its own")
  func field() throws {
    let layouts = try LayoutFixture(
      screen: """
        <EditText android:id="@+id/a" android:background="#222222" android:textColor="#FFFFFF"
        android:textColorHint="#BBBBBB" android:hint="City"/>
        <EditText android:id="@+id/b" android:textColor="#000000"/>
        """)
    #expect(
      try layouts.colors("a") == [
        "decoration: #FFFFFF", "container: #222222", "label: #BBBBBB", "label: #FFFFFF",
      ])
    // `colorControlNormal` is that of secondary texts, black at 0.54.
    #expect(
      try layouts.colors("b") == ["decoration: #FFFFFF", "container: #0000008A", "label: #000000"])
  }

  @Test("an overlay on a view around it changes what attributes mean")
  func overlay() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:theme="@style/Over">
        <TextView android:id="@+id/go" android:textColor="?attr/mine" \(Self.click)/></LinearLayout>
        """,
      items: "<item name=\"mine\">#440000</item>",
      values: "<style name=\"Over\" parent=\"\"><item name=\"mine\">#550000</item></style>")
    #expect(try layouts.colors("go").last == "label: #550000")
  }

  @Test("an expression of data binding has no colour, except for its default")
  func binding() throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/a" android:textColor="@{vm.color}" \(Self.click)/>
        <TextView android:id="@+id/b" android:textColor="@{vm.color, default=@color/red}" \
        \(Self.click)/>
        """, values: "<color name=\"red\">#FF0000</color>")
    #expect(try layouts.colors("a").last == "label: unresolved")
    #expect(try layouts.colors("b").last == "label: #FF0000")
  }

  @Test("only states that look different are told apart")
  func states() throws {
    let layouts = try LayoutFixture(
      screen: "<TextView android:id=\"@+id/go\" android:textColor=\"@color/c\" \(Self.click)/>",
      files: [
        "res/color/c.xml": """
        <selector xmlns:android="\(ValuesReader.androidNamespace)">
        <item android:state_pressed="true" android:color="#111111"/>
        <item android:color="#222222"/></selector>
        """
      ])
    let control = try #require(layouts.controls().first)
    let states = Set(control.renditions.map(\.state))
    #expect(states == [.normal, .pressed])
    #expect(try layouts.colors("go", .pressed).last == "label: #111111")
  }

  @Test("an included layout stands on what is behind the place that includes it")
  func inclusion() throws {
    let layouts = try LayoutFixture([
      "screen": """
      <LinearLayout android:background="#123456" android:layout_height="match_parent">
      <include layout="@layout/bar"/></LinearLayout>
      """,
      "bar": """
      <merge><TextView android:id="@+id/go" android:textColor="#000000" \(Self.click)/></merge>
      """,
    ])
    #expect(layouts.controls("screen").isEmpty)
    #expect(try layouts.colors("go", in: "bar") == ["decoration: #123456", "label: #000000"])
  }

  @Test("layouts that include each other are read to the end")
  func inclusionCycle() throws {
    let include = (0..<12).map { "<include layout=\"@layout/l\($0)\"/>" }.joined()
    var files: [String: String] = [:]
    for index in 0..<12 {
      files["l\(index)"] = "<LinearLayout android:id=\"@+id/x\"><Button/>\(include)</LinearLayout>"
    }
    let layouts = try LayoutFixture(files)
    #expect(!layouts.controls("l0").isEmpty)
  }

  @Test("drawables that name each other many times over are one unknown colour")
  func multiplyingDrawables() throws {
    var files: [String: String] = [:]
    for index in 0..<12 {
      let item = "<item android:drawable=\"@drawable/d\((index + 1) % 12)\"/>"
      files["res/drawable/d\(index).xml"] = """
        <layer-list xmlns:android="\(ValuesReader.androidNamespace)">\
        \(String(repeating: item, count: 20))</layer-list>
        """
    }
    let layouts = try LayoutFixture(
      screen: "<Button android:id=\"@+id/go\" android:background=\"@drawable/d0\"/>",
      files: files)
    let layers = try layouts.scene("go").drawing.layers
    let causes = layers.compactMap { layer -> IncompleteCause? in
      if case .unresolved(let cause, _) = layer.paint.value { cause } else { nil }
    }
    #expect(causes.map(\.detail).contains("@drawable/d0 names too many drawables"))
  }

  @Test("a picture that fills the space below a text makes its background unknown")
  func pictureBehind() throws {
    let layouts = try LayoutFixture(
      screen: """
        <ImageView android:layout_width="match_parent" android:layout_height="match_parent"/>
        <TextView android:id="@+id/go" android:textColor="#000000" \(Self.click)/>
        """)
    #expect(
      try layouts.colors("go") == [
        "decoration: #FFFFFF", "decoration: unresolved", "label: #000000",
      ]
    )
  }

  @Test("a text in a view that takes taps lies on that view's background and on its own")
  func container() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:id="@+id/row" android:background="#EEEEEE" \(Self.click)>
        <TextView android:textColor="#000001" android:text="A"/>
        <TextView android:textColor="#000002" android:background="#DDDDDD" android:text="B"/>
        </LinearLayout>
        """)
    #expect(
      try layouts.colors("row") == [
        "decoration: #FFFFFF", "container: #EEEEEE", "label: #000001", "decoration: #DDDDDD",
        "label: #000002",
      ])
  }

  @Test("a text of the application's own class without a style has no colour that a file says")
  func codeColor() throws {
    let layouts = try LayoutFixture(
      screen: """
        <LinearLayout android:id="@+id/row" \(Self.click)>
        <app.FancyTextView android:text="A"/>
        <app.FancyTextView android:textColor="#000002" android:text="B"/></LinearLayout>
        """)
    #expect(
      try layouts.colors("row") == ["decoration: #FFFFFF", "label: unresolved", "label: #000002"])
  }

  @Test("the opacity of a view fades all that it paints as one")
  func opacity() throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/go" android:alpha="0.5" android:background="#000000" \
        android:textColor="#FFFFFF" \(Self.click)/>
        """)
    let nodes = try layouts.scene("go").drawing.root.children
    guard case .group(let group) = try #require(nodes.last) else {
      Issue.record("the view is not faded")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(group.children == [.layer(1), .layer(2)])
  }

  @Test("a vector drawable is drawn from its path data in the tint of the view")
  func vector() throws {
    let layouts = try LayoutFixture(
      screen: """
        <ImageView android:id="@+id/go" android:src="@drawable/half" app:tint="#336699" \
        android:layout_width="48dp" android:layout_height="48dp" \(Self.click)/>
        """,
      files: [
        "res/drawable/half.xml": """
        <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="24dp" \
        android:height="24dp" android:viewportWidth="10" android:viewportHeight="10">
        <path android:fillColor="#000000" android:pathData="M0,0h10v5h-10z"/></vector>
        """
      ])
    let layer = try #require(layouts.scene("go").drawing.layers.last)
    #expect(layer.part == .icon)
    #expect(layer.color == Color(rgb: 0x336699))
    // 24 dp in the middle of 48, of which the upper half is painted.
    #expect(layer.shape.path.boundingBox == Rect(x: 12, y: 12, width: 24, height: 12))
  }

  @Test("a bitmap without a tint has no colour, with one it has the tint's")
  func bitmap() throws {
    let layouts = try LayoutFixture(
      screen: """
        <ImageButton android:id="@+id/a" android:src="@drawable/photo" android:background="@null"/>
        <ImageButton android:id="@+id/b" android:src="@drawable/photo" android:background="@null" \
        app:tint="#010203"/>
        """)
    #expect(try layouts.colors("a").last == "icon: unresolved")
    #expect(try layouts.colors("b").last == "icon: #010203")
  }

  @Test("what only tools show is left out")
  func tools() throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/go" tools:text="Sample" tools:textColor="#FF0000" \
        android:textColor="#000000" \(Self.click)/>
        """)
    let label = try #require(layouts.scene("go").drawing.layers.last)
    #expect(label.color == .black)
    #expect(label.text?.string == "Text")
  }

  @Test("a clip of a vector drawable cuts what follows in its group")
  func clippedVector() throws {
    let vector = """
      <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="24dp" \
      android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">
      <group><clip-path android:pathData="M0,0H12V24H0z"/>
      <path android:fillColor="#FF0000" android:pathData="M6,6H18V18H6z"/></group>
      <group><clip-path android:pathData="M0,0H24V24H0z"/>
      <path android:fillColor="#00FF00" android:pathData="M6,6H18V18H6z"/></group></vector>
      """
    let layouts = try LayoutFixture(
      screen: """
        <ImageView android:id="@+id/go" android:layout_width="24dp" android:layout_height="24dp" \
        android:src="@drawable/half" android:onClick="x"/>
        """,
      files: ["res/drawable/half.xml": vector])
    let boxes = try layouts.scene("go").drawing.layers.filter { $0.part == .icon }
      .map(\.shape.path.boundingBox)
    #expect(
      boxes == [
        Rect(x: 6, y: 6, width: 6, height: 12), Rect(x: 6, y: 6, width: 12, height: 12),
      ])
  }
}
