import ColorMath
import Geometry
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Large Android projects")
struct LargeProjectTests {
  private static func load(_ inner: [String]) throws -> LoadedProject {
    try AndroidFixture.load([
      "res/values/s.xml": AndroidFixture.resources(inner.joined(separator: "\n"))
    ])
  }

  /// Styles of which each inherits from the one before, the first from none.
  private static let chain = (0..<200).map { index in
    "<style name=\"S\(index)\" parent=\"\(index == 0 ? "" : "S\(index - 1)")\"/>"
  }

  /// Lines of the remarks about styles of too many ancestors; the first style is in line 2.
  private static func cuts(_ styles: [String]) throws -> [Int] {
    try load(styles).sources.flatMap(\.diagnostics).filter { $0.code == "too-many-ancestors" }
      .map(\.location.line)
  }

  // S63 has 63 ancestors and itself; S64, S128 and S192 start anew.
  @Test("a chain of styles ends at the same ones from whichever end it is read", arguments: [1, 2])
  func chains(_ end: Int) throws {
    if end == 1 {
      #expect(try Self.cuts(Self.chain) == [64 + 2])
    } else {
      #expect(try Self.cuts(Self.chain.reversed()) == [199 - 192 + 2])
    }
  }

  private static func theme(_ index: Int, _ further: String = "") -> String {
    """
    <style name="Theme\(index)" parent="Theme.Material3.Light">\
    <item name="colorPrimary">#\(100_000 + index)</item>\
    <item name="colorOnPrimary">#FFFFFF</item>\(further)</style>
    """
  }

  private static let button = """
    <style name="My.Button" parent="Widget.Material3.Button">\
    <item name="android:minHeight">40dp</item></style>
    """

  @Test("a control is audited in 64 of the themes in which it differs, which a remark says")
  func manyThemes() throws {
    let project = try Self.load([Self.button] + (0..<70).map { Self.theme($0) })
    let appearances = Set(try project.control("My.Button").renditions.map(\.appearance.name))
    #expect(appearances.count == 64)
    let remarks = project.sources.flatMap(\.diagnostics).filter { $0.code == "too-many-themes" }
    #expect(remarks.map(\.location.line) == [2])
  }

  @Test("themes that differ in nothing that a control reads are one look")
  func unread() throws {
    let unread = "<item name=\"colorTertiary\">#FF0000</item>"
    let first = "<color name=\"ink\">#112233</color>"
    let themes = ["", unread].enumerated().map { index, further in
      Self.theme(index, further).replacing("#\(100_000 + index)", with: "@color/ink")
        .replacing("#FFFFFF", with: "@color/ink")
    }
    let project = try Self.load([first, Self.button] + themes)
    let appearances = Set(try project.control("My.Button").renditions.map(\.appearance.name))
    #expect(appearances == ["Theme0"])
  }

  @Test("every part of a project that is worked on in parts sees the same themes")
  func parts() throws {
    let layout = """
      <Button xmlns:android="\(ValuesReader.androidNamespace)" android:id="@+id/go" \
      android:layout_width="80dp" android:layout_height="40dp" android:text="Go" \
      android:textColor="?attr/colorPrimary"/>
      """
    var files = [
      "res/values/s.xml": AndroidFixture.resources(Self.theme(0) + Self.theme(1))
    ]
    for index in 0..<300 { files["res/layout/item\(index).xml"] = layout }
    let controls = try AndroidFixture.load(files).sources.flatMap(\.controls)
      .filter { $0.key == "go" }
    #expect(controls.count == 300)
    let appearances = Set(controls.map { Set($0.renditions.map(\.appearance.name)) })
    #expect(
      appearances.count == 1 && appearances.first?.isSuperset(of: ["Theme0", "Theme1"]) == true)
  }
}

@Suite("Collecting of scenes")
struct SourceBuilderTests {
  /// A scene of one rectangle whose colour comes by way of `alias`.
  private static func scene(alias: String, width: Double = 10) -> Scene {
    let place = SourceLocation(path: "res/values/c.xml", line: 3)
    let chain = [alias, "@color/ink"].map {
      Definition(name: $0, value: "#000000", location: place)
    }
    let box = Rect(x: 0, y: 0, width: width, height: 10)
    let layer = Layer(
      part: .container, shape: Shape(path: .rectangle(box)),
      paint: Resolved(.color(.black), provenance: Provenance(chain)), location: place)
    return Scene(
      drawing: Drawing(layers: [layer]), window: .stated(Resolved(.white)),
      bounds: Rect(x: 0, y: 0, width: 20, height: 20))
  }

  private static func control(_ key: String, scene: Int) -> Control {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    return Control(
      key: key, name: key, role: .button, location: SourceLocation(path: "f"),
      renditions: [
        Rendition(
          state: .normal, appearance: .light, scene: scene, layers: [0], frame: frame,
          hitRegion: .region(Region(rect: frame)))
      ])
  }

  @Test("equal scenes of a file are one; those that differ in a step or a corner are not")
  func equality() {
    var builder = SourceBuilder()
    let scenes = [
      Self.scene(alias: "a"), Self.scene(alias: "b"), Self.scene(alias: "a", width: 11),
      Self.scene(alias: "a"),
    ]
    #expect(scenes.map { builder.index(of: $0, in: "f") } == [0, 1, 2, 0])
    #expect(builder.index(of: scenes[1], in: "g") == 0)
  }

  @Test("joined collections refer to the scenes that they referred to before")
  func joining() throws {
    var first = SourceBuilder()
    let index = first.index(of: Self.scene(alias: "a"), in: "f")
    first.add(Self.control("one", scene: index))
    var second = SourceBuilder()
    _ = second.index(of: Self.scene(alias: "b"), in: "f")
    let other = second.index(of: Self.scene(alias: "a"), in: "f")
    second.add(Self.control("two", scene: other))
    first.add(second)
    let source = try #require(first.sources.first)
    #expect(source.scenes == [Self.scene(alias: "a"), Self.scene(alias: "b")])
    #expect(source.controls.map { $0.renditions[0].scene } == [0, 0])
  }
}
