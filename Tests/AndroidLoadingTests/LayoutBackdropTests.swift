import ColorMath
import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("What lies behind controls of layouts")
struct LayoutBackdropTests {
  private static let text =
    "<TextView android:id=\"@+id/go\" android:textColor=\"#000000\" android:onClick=\"x\"/>"
  private static let fills =
    "android:layout_width=\"match_parent\" android:layout_height=\"match_parent\""

  @Test("a view that is not shown at first lies behind nothing", arguments: ["gone", "invisible"])
  func hidden(visibility: String) throws {
    let layouts = try LayoutFixture(
      screen: """
        <View \(Self.fills) android:background="#123456" android:visibility="\(visibility)"/>
        \(Self.text)
        """)
    #expect(try layouts.colors("go") == ["decoration: #FFFFFF", "label: #000000"])
  }

  @Test("a picture in a frame that was drawn before lies behind")
  func nestedPicture() throws {
    let layouts = try LayoutFixture(
      screen: """
        <FrameLayout \(Self.fills)><ImageView \(Self.fills) android:src="@drawable/photo"/></FrameLayout>
        \(Self.text)
        """)
    #expect(
      try layouts.colors("go")
        == ["decoration: #FFFFFF", "decoration: unresolved", "label: #000000"])
  }

  @Test("what fades before a view in the same frame does not fade the view")
  func fadedSibling() throws {
    let layouts = try LayoutFixture(
      screen: """
        <View \(Self.fills) android:background="#112233" android:alpha="0.5"/>
        \(Self.text)
        """)
    let scene = try layouts.scene("go")
    #expect(scene.drawing.layers.map(\.alpha) == [1, 0.5, 1])
    #expect(
      scene.drawing.root.children.allSatisfy { node in
        if case .layer = node { return true }
        return false
      })
  }

  @Test(
    "what code fills behind a view leaves the window open",
    arguments: [
      "androidx.viewpager2.widget.ViewPager2", "androidx.recyclerview.widget.RecyclerView",
      "FrameLayout", "include",
    ])
  func filledByCode(className: String) throws {
    let layouts = try LayoutFixture([
      "activity_main": """
      <FrameLayout \(Self.fills)><\(className) \(Self.fills)/>\(Self.text)</FrameLayout>
      """
    ])
    #expect(try layouts.scene("go", in: "activity_main").window.isAssumed)
  }

  @Test("what code fills over a background leaves that background to assume")
  func filledOverBackground() throws {
    let layouts = try LayoutFixture([
      "activity_main": """
      <FrameLayout \(Self.fills) android:background="#000000">
      <androidx.viewpager2.widget.ViewPager2 \(Self.fills)/>\(Self.text)</FrameLayout>
      """
    ])
    let scene = try layouts.scene("go", in: "activity_main")
    #expect(scene.window.isAssumed)
    #expect(scene.window.color.value == .black)
    #expect(try layouts.colors("go", in: "activity_main") == ["label: #000000"])
  }

  @Test("over more than one colour what code fills is not known")
  func filledOverLayers() throws {
    let layouts = try LayoutFixture(
      screen: """
        <FrameLayout \(Self.fills) android:background="#80000000">
        <androidx.viewpager2.widget.ViewPager2 android:id="@+id/pages" \(Self.fills)/>\(Self.text)
        </FrameLayout>
        """)
    #expect(
      try layouts.colors("go") == [
        "decoration: #FFFFFF", "decoration: #00000080", "decoration: unresolved", "label: #000000",
      ])
  }

  @Test("in a frame a view lies on those drawn before it at the same place")
  func samePlace() throws {
    let layouts = try LayoutFixture(
      screen: """
        <ImageView android:layout_width="360dp" android:layout_height="100dp"
        android:layout_gravity="center" android:src="@drawable/photo"/>
        <View android:layout_width="8dp" android:layout_height="8dp" android:background="#FF0000"/>
        <TextView android:id="@+id/on" android:layout_gravity="center_vertical|center_horizontal"
        android:textColor="#000000"/>
        <TextView android:id="@+id/beside" android:layout_gravity="bottom|end"
        android:textColor="#000000"/>
        """)
    #expect(
      try layouts.colors("on")
        == ["decoration: #FFFFFF", "decoration: unresolved", "label: #000000"])
    #expect(try layouts.colors("beside") == ["decoration: #FFFFFF", "label: #000000"])
  }

  @Test("a colour that only the designer shows is code's to set")
  func sample() throws {
    let layouts = try LayoutFixture(
      screen: """
        <TextView android:id="@+id/go" android:textColor="#000000" tools:background="#FF0000"
        android:onClick="x"/>
        <TextView android:id="@+id/own" android:textColor="#000000" tools:textColor="#FF0000"
        android:onClick="x"/>
        """)
    #expect(
      try layouts.colors("go")
        == ["decoration: #FFFFFF", "container: unresolved", "label: #000000"])
    #expect(try layouts.colors("own") == ["decoration: #FFFFFF", "label: #000000"])
  }

  @Test("a bar of an own class is what its attributes say")
  func bars() throws {
    let layouts = try LayoutFixture(
      screen: """
        <a.b.NavTabLayout android:id="@+id/nav" app:itemTextColor="#010101"/>
        <a.b.ModeTabLayout android:id="@+id/mode" app:tabTextColor="#020202"/>
        <a.b.ActionTabLayout android:id="@+id/other" android:background="#FFFFFF"/>
        """)
    #expect(try layouts.colors("nav") == ["decoration: #FFFFFF", "label: #010101"])
    #expect(try layouts.colors("mode") == ["decoration: #FFFFFF", "label: #020202"])
    #expect(try !layouts.colors("other").contains { $0.hasPrefix("label") })
    let diagnostics = layouts.project.sources.flatMap(\.diagnostics)
    #expect(diagnostics.map(\.code) == ["view-drawn-by-code"])
  }

  @Test("tabs with a drawing of their own and nothing said of texts are dots for pages")
  func pageIndicator() throws {
    let dot = """
      <shape android:shape="ring" android:innerRadius="0dp" android:thickness="4dp" \
      android:useLevel="false"><solid android:color="#0000FF"/></shape>
      """
    let layouts = try LayoutFixture(
      screen: """
        <com.google.android.material.tabs.TabLayout android:id="@+id/dots"
        android:layout_width="96dp" android:layout_height="48dp"
        app:tabBackground="@drawable/dot"/>
        """,
      files: [
        "res/drawable/dot.xml": """
        <selector xmlns:android="\(ValuesReader.androidNamespace)"><item>\(dot)</item></selector>
        """
      ])
    let layers = try layouts.scene("dots").drawing.layers
    #expect(layers.map(\.part) == [.decoration, .indicator])
    // A disc of 4 dp around the middle.
    #expect(layers.last?.shape.path.boundingBox == Rect(x: 44, y: 20, width: 8, height: 8))
  }

  /// 0x33 is what four fifths of black leave of white.
  @Test(
    "what is drawn over a text later counts",
    arguments: [
      "<FrameLayout \(fills) android:foreground=\"#CC000000\">\(text)</FrameLayout>",
      "\(text)<View \(fills) android:background=\"#CC000000\"/>",
      "<FrameLayout \(fills)>\(text)</FrameLayout><View \(fills) android:background=\"#CC000000\"/>",
    ])
  func dimmed(view: String) throws {
    let layouts = try LayoutFixture(screen: view)
    let layers = try layouts.scene("go").drawing.layers
    #expect(layers.map(\.part) == [.decoration, .label, .decoration])
    #expect(layers.last?.color?.alpha == 0.8)
    #expect(try layouts.rendition("go").layers == [1])
  }

  @Test(
    "what hides a text, is not shown at first or is drawn before a button's height is no scrim",
    arguments: [
      "\(text)<View \(fills) android:background=\"#000000\"/>",
      "\(text)<View \(fills) android:background=\"#CC000000\" android:visibility=\"gone\"/>",
      "<Button android:id=\"@+id/go\" android:background=\"#FFFFFF\"/>"
        + "<View \(fills) android:background=\"#CC000000\"/>",
    ])
  func undimmed(view: String) throws {
    let layers = try LayoutFixture(screen: view).scene("go").drawing.layers
    #expect(layers.last?.part == .label)
  }

  @Test("how opaque a view is that code fades nobody knows")
  func boundOpacity() throws {
    for view in [
      Self.text.replacing("/>", with: " android:alpha=\"@{vm.a}\"/>"),
      "<FrameLayout \(Self.fills) android:alpha=\"@{vm.a}\">\(Self.text)</FrameLayout>",
    ] {
      #expect(
        try LayoutFixture(screen: view).colors("go").suffix(2) == [
          "label: #000000", "decoration: unresolved",
        ])
    }
  }

  @Test("an include hands its theme on to the views of its file and shows nothing itself")
  func includedTheme() throws {
    let layouts = try LayoutFixture(
      [
        "screen": """
        <FrameLayout \(Self.fills) android:background="#222222">
        <include layout="@layout/row" android:theme="@style/Over" android:background="#00FF00"/>
        </FrameLayout>
        """,
        "row": """
        <TextView android:id="@+id/go" android:textColor="?android:attr/textColorPrimary" \
        android:onClick="x"/>
        """,
      ],
      values: """
        <style name="Over"><item name="android:textColorPrimary">#EEEEEE</item></style>
        """)
    #expect(
      try layouts.colors("go", in: "row") == ["decoration: #222222", "label: #EEEEEE"])
  }

  /// A `RelativeLayout` takes the edge of the neighbour before `match_parent`; a margin of one side
  /// leaves that side of a frame free.
  @Test(
    "a view that ends at another does not lie behind what stands there",
    arguments: [
      ("RelativeLayout", "android:layout_above=\"@id/go\"", "", 1),
      ("RelativeLayout", "android:layout_below=\"@id/x\"", "android:layout_alignTop=\"@id/x\"", 1),
      (
        "RelativeLayout", "android:layout_below=\"@id/x\"",
        "android:layout_alignParentTop=\"true\"", 1
      ),
      ("RelativeLayout", "android:layout_below=\"@id/x\"", "", 2),
      (
        "FrameLayout", "android:layout_marginBottom=\"9dp\"", "android:layout_gravity=\"bottom\"", 1
      ),
      ("FrameLayout", "android:layout_marginBottom=\"9dp\"", "android:layout_gravity=\"top\"", 2),
      ("FrameLayout", "android:layout_margin=\"9dp\"", "android:layout_gravity=\"bottom\"", 2),
    ])
  func freeSides(parent: String, body: String, own: String, layers: Int) throws {
    let layouts = try LayoutFixture(
      screen: """
        <\(parent) \(Self.fills)><View \(Self.fills) \(body) android:background="#222222"/>
        \(Self.text.replacing("/>", with: " \(own)/>"))</\(parent)>
        """)
    #expect(
      try layouts.colors("go").dropLast()
        == (layers == 1 ? ["decoration: #FFFFFF"] : ["decoration: #222222"]))
  }
}
