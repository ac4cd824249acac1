import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Choice among the definitions of an Android resource")
struct ResourceChoiceTests {
  private static func table(
    _ files: [String: String], libraries: [String: String] = [:]
  ) throws -> ResourceTable {
    let loader = AndroidLoader(options: LoadingOptions())
    func candidates(_ files: [String: String], _ origin: ResourceTable.Origin) throws
      -> [ResourceTable.Candidate]
    {
      try files.sorted { $0.key < $1.key }.flatMap { path, text in
        let content = try loader.parse(
          Source(path: path, bytes: Array(AndroidFixture.resources(text).utf8)))
        return content.definitions.map {
          ResourceTable.Candidate(
            path: content.path, origin: origin, isAudited: origin == .application, definition: $0)
        }
      }
    }
    return ResourceTable(
      try candidates(files, .application) + candidates(libraries, .library))
  }

  private static func text(
    _ table: ResourceTable, night: Bool = false, level: Int = 36, for user: String? = nil
  ) -> String? {
    let definition = table.definition(
      of: ResourceName(type: .color, name: "c"),
      on: DeviceConfiguration(isNight: night, apiLevel: level), for: user)
    guard case .text(let text) = definition?.body else { return nil }
    return text
  }

  private static func color(_ value: String) -> String { "<color name=\"c\">\(value)</color>" }

  @Test("night counts more than the API level, and the highest level that the device has wins")
  func precedence() throws {
    let table = try Self.table([
      "res/values/a.xml": Self.color("#000001"), "res/values-night/a.xml": Self.color("#000002"),
      "res/values-v21/a.xml": Self.color("#000003"), "res/values-v31/a.xml": Self.color("#000004"),
      "res/values-v99/a.xml": Self.color("#000005"),
    ])
    #expect(Self.text(table) == "#000004")
    #expect(Self.text(table, level: 30) == "#000003")
    #expect(Self.text(table, night: true) == "#000002")
  }

  @Test("a smaller smallest width than the phone's counts more than night; a larger never matches")
  func sizes() throws {
    let table = try Self.table([
      "res/values-night/a.xml": Self.color("#000001"),
      "res/values-sw360dp/a.xml": Self.color("#000002"),
      "res/values-sw600dp/a.xml": Self.color("#000003"),
      "res/values-land/a.xml": Self.color("#000004"),
    ])
    #expect(Self.text(table, night: true) == "#000002")
  }

  @Test("another language and right-to-left layout never match")
  func languages() throws {
    let table = try Self.table([
      "res/values-de/a.xml": Self.color("#000001"), "res/values-ldrtl/a.xml": Self.color("#000002"),
      "res/values-b+sr+Latn/a.xml": Self.color("#000003"),
    ])
    #expect(Self.text(table) == nil)
  }

  @Test("the application's value replaces the library's of the same configuration only")
  func merging() throws {
    let table = try Self.table(
      ["app/res/values/a.xml": Self.color("#000001")],
      libraries: [
        "lib/res/values/a.xml": Self.color("#000002"),
        "lib/res/values-night/a.xml": Self.color("#000003"),
      ])
    #expect(Self.text(table) == "#000001")
    #expect(Self.text(table, night: true) == "#000003")
  }

  @Test("of two modules that file's own comes first")
  func modules() throws {
    let table = try Self.table([
      "one/src/main/res/values/a.xml": Self.color("#000001"),
      "two/src/main/res/values/a.xml": Self.color("#000002"),
      "two/src/main/res/values/b.xml": "",
    ])
    #expect(Self.text(table, for: "two/src/main/res/values/a.xml") == "#000002")
    #expect(Self.text(table, for: "one/src/main/res/values/a.xml") == "#000001")
  }

  @Test("stray text, comments and unknown elements between definitions mean nothing")
  func strayText() throws {
    let table = try Self.table([
      "res/values/a.xml": "<eat-comment/><!-- a -->" + Self.color("#000001")
        + "&gt;<foo name=\"c\"/>"
    ])
    #expect(Self.text(table) == "#000001")
  }
}
