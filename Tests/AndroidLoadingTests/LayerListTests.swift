import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Layer lists and tinted shapes")
struct LayerListTests {
  /// The container layers of a button whose background is `drawable`; `items` go into its style.
  private static func layers(_ drawable: String, _ items: String = "") throws -> [Layer] {
    let namespace = ValuesReader.androidNamespace
    let project = try AndroidFixture.load([
      "res/values/styles.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light" />
        <style name="Widget.Button" parent="Widget.AppCompat.Button">
        <item name="android:background">@drawable/back</item>\(items)</style>
        """),
      "res/drawable/back.xml":
        "<layer-list xmlns:android=\"\(namespace)\">\(drawable)</layer-list>",
      "res/drawable/dot.xml":
        """
      <shape xmlns:android="\(namespace)" android:shape="oval">
      <size android:width="8dp" android:height="6dp"/><solid android:color="#FF0000"/></shape>
      """,
    ])
    return try project.layers("Widget.Button", in: "App").filter { $0.part == .container }
  }

  /// The box of an item with `attributes` against the box of an item that fills the list.
  private static func boxes(_ attributes: String) throws -> (whole: Rect, item: Rect) {
    let layers = try layers(
      "<item android:drawable=\"@android:color/white\"/><item \(attributes)/>")
    #expect(layers.count == 2)
    return (
      try #require(layers.first?.shape.path.boundingBox),
      try #require(layers.last?.shape.path.boundingBox)
    )
  }

  @Test("an item of a height at the bottom is a line there")
  func line() throws {
    let (whole, line) = try Self.boxes(
      """
      android:height="2dp" android:gravity="bottom" android:drawable="@android:color/black"
      """)
    #expect(line == Rect(x: whole.x, y: whole.maxY - 2, width: whole.width, height: 2))
  }

  @Test("an item without gravity begins at the top left along the axes of its lengths")
  func start() throws {
    let (whole, item) = try Self.boxes(
      "android:width=\"10dp\" android:drawable=\"@android:color/black\"")
    #expect(item == Rect(x: whole.x, y: whole.y, width: 10, height: whole.height))
  }

  @Test("a drawable with a size of its own keeps it where gravity holds it")
  func intrinsic() throws {
    let (whole, dot) = try Self.boxes(
      "android:gravity=\"center|end\" android:drawable=\"@drawable/dot\"")
    #expect(dot.width == 8)
    #expect(dot.height == 6)
    #expect(dot.maxX == whole.maxX)
    #expect(dot.y - whole.y == whole.maxY - dot.maxY)
  }

  @Test(
    "a number is the sum of gravity's bits",
    arguments: ["87", "0x57", "0X50", "80", "0x7|bottom"])
  func numericGravity(number: String) throws {
    let (whole, dot) = try Self.boxes(
      "android:gravity=\"\(number)\" android:drawable=\"@drawable/dot\"")
    #expect(dot == Rect(x: whole.x, y: whole.maxY - 6, width: whole.width, height: 6))
  }

  @Test("17 is the middle")
  func centeredByNumber() throws {
    let (whole, dot) = try Self.boxes("android:gravity=\"17\" android:drawable=\"@drawable/dot\"")
    #expect(dot.center == whole.center)
    #expect(dot.width == 8)
    #expect(dot.height == 6)
  }

  @Test("the line of a toggle button lies along its bottom")
  func toggle() throws {
    let layouts = try LayoutFixture(screen: "<ToggleButton android:id=\"@+id/a\"/>")
    let boxes = try layouts.scene("a").drawing.layers.filter { $0.part == .container }
      .compactMap(\.shape.path.boundingBox)
    #expect(boxes.count == 2)
    #expect(boxes.last?.height == 2)
    #expect(boxes.last?.maxY == boxes.first?.maxY)
    #expect(boxes.last?.width == boxes.first?.width)
  }

  @Test("without gravity a drawable fills the list whatever its size")
  func filling() throws {
    let (whole, dot) = try Self.boxes("android:drawable=\"@drawable/dot\"")
    #expect(dot == whole)
  }

  @Test("insets come before gravity, and what has no length along an axis fills it")
  func insets() throws {
    let (whole, item) = try Self.boxes(
      """
      android:left="4dp" android:bottom="3dp" android:height="5dp" android:gravity="bottom|center"
      android:drawable="@android:color/black"
      """)
    #expect(
      item == Rect(x: whole.x + 4, y: whole.maxY - 8, width: whole.width - 4, height: 5))
  }

  private static let tinted = """
    <item><shape android:tint="#0000FF"><solid android:color="#80FFFFFF"/></shape></item>
    """

  @Test("a shape's own tint replaces its colour and keeps the alpha")
  func shapeTint() throws {
    let fill = try #require(try Self.layers(Self.tinted).first?.color)
    #expect(fill.hex == "#0000FF80")
  }

  @Test("the tint of a view replaces the one of the shape")
  func viewTint() throws {
    let layers = try Self.layers(
      Self.tinted, "<item name=\"backgroundTint\">#00FF00</item>")
    #expect(layers.first?.color?.hex == "#00FF0080")
  }

  @Test("a ripple with a radius and nothing else is a circle around the middle")
  func roundRipple() throws {
    let project = try AndroidFixture.load([
      "res/values/styles.xml": AndroidFixture.resources(
        """
        <style name="App" parent="Theme.AppCompat.Light" />
        <style name="Widget.Button" parent="Widget.AppCompat.Button">
        <item name="android:background">@drawable/back</item></style>
        """),
      "res/drawable/back.xml": """
      <ripple xmlns:android="\(ValuesReader.androidNamespace)" android:color="#40000000" \
      android:radius="10dp"/>
      """,
    ])
    let layers = try project.layers("Widget.Button", .pressed, in: "App")
    let ripple = try #require(layers.first { $0.name == "ripple" }?.shape.path.boundingBox)
    #expect(ripple.width == 20)
    #expect(ripple.height == 20)
  }
}
