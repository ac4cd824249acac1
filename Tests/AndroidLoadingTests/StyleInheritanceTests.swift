import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Inheritance of Android styles")
struct StyleInheritanceTests {
  private static func style(
    _ name: String, _ files: [String: String], night: Bool = false
  ) throws -> ResolvedStyle {
    let loader = AndroidLoader(options: LoadingOptions())
    let candidates = try files.sorted { $0.key < $1.key }.flatMap { path, text in
      let content = try loader.parse(
        Source(path: path, bytes: Array(AndroidFixture.resources(text).utf8)))
      return content.definitions.map {
        ResourceTable.Candidate(
          path: content.path, origin: .application, isAudited: true, definition: $0)
      }
    }
    let resolver = ResourceResolver(
      ResourceTable(candidates), on: DeviceConfiguration(isNight: night, apiLevel: 36))
    return resolver.style(ResourceName(type: .style, name: name), for: nil)
  }

  private static let styles = """
    <style name="A"><item name="x">a</item><item name="android:x">f</item></style>
    <style name="A.B"><item name="y">b</item></style>
    <style name="A.None" parent=""><item name="y">n</item></style>
    <style name="C" parent="@style/A"><item name="x">c</item></style>
    <style name="A.Other" parent="C" />
    <style name="Loop" parent="Pool"><item name="x">l</item></style>
    <style name="Pool" parent="Loop"><item name="y">p</item></style>
    <style name="Lost" parent="Widget.Unknown"><item name="x">o</item></style>
    <style name="No.Parent.Here"><item name="x">h</item></style>
    """

  private static func values(_ name: String) throws -> [String: String] {
    try style(name, ["res/values/s.xml": styles]).items.mapValues(\.value)
  }

  @Test("the part before the last dot is the parent of a style that names none")
  func dotted() throws {
    #expect(try Self.values("A.B") == ["x": "a", "android:x": "f", "y": "b"])
  }

  @Test("an empty parent means none, even for a dotted name")
  func empty() throws {
    #expect(try Self.values("A.None") == ["y": "n"])
  }

  @Test("a named parent wins over the dotted name, and an item over the inherited one")
  func named() throws {
    #expect(try Self.values("A.Other") == ["x": "c", "android:x": "f"])
  }

  @Test("styles that inherit from each other end")
  func cycle() throws {
    #expect(try Self.values("Loop") == ["x": "l", "y": "p"])
  }

  @Test("an unknown parent that is named is missing; one that only the dots suggest is not")
  func unknown() throws {
    let lost = try Self.style("Lost", ["res/values/s.xml": Self.styles])
    #expect(lost.missing?.name == "Widget.Unknown")
    let dotted = try Self.style("No.Parent.Here", ["res/values/s.xml": Self.styles])
    #expect(dotted.missing == nil)
  }

  @Test("a style for the night replaces the one for the day as a whole")
  func night() throws {
    let files = [
      "res/values/s.xml": "<style name=\"A\"><item name=\"x\">1</item></style>",
      "res/values-night/s.xml": "<style name=\"A\"><item name=\"y\">2</item></style>",
    ]
    #expect(try Self.style("A", files, night: true).items.mapValues(\.value) == ["y": "2"])
  }
}
