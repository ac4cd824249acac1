import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Android themes that look alike")
struct ThemeFoldingTests {
  /// A theme whose button is white on what `primary` says.
  private static func theme(_ name: String, primary: String) -> String {
    """
    <style name="\(name)" parent="Theme.Material3.Light">
      <item name="colorPrimary">\(primary)</item>
      <item name="colorOnPrimary">@color/paper</item>
      <item name="android:colorBackground">@color/paper</item>
    </style>
    """
  }

  private static let shared = """
    <color name="paper">#FFFFFF</color>
    <color name="ink">#112233</color>
    <color name="alias">@color/ink</color>
    <style name="My.Button" parent="Widget.Material3.Button">
      <item name="android:minHeight">40dp</item>
    </style>
    """

  private static func appearances(_ themes: String) throws -> [String] {
    let project = try AndroidFixture.load([
      "res/values/s.xml": AndroidFixture.resources(shared + themes)
    ])
    return try project.control("My.Button").renditions
      .filter { $0.state == .normal }.map(\.appearance.name)
  }

  @Test("the first of themes that lead to the same line, however they do, stands for the others")
  func aliases() throws {
    let themes =
      Self.theme("First", primary: "@color/ink") + Self.theme("Second", primary: "@color/alias")
    #expect(try Self.appearances(themes) == ["First"])
  }

  @Test("themes with the same colour in different lines are two: each line has to be changed")
  func lines() throws {
    let themes = Self.theme("First", primary: "#112233") + Self.theme("Second", primary: "#112233")
    #expect(try Self.appearances(themes) == ["First", "Second"])
  }

  @Test("a theme of another colour is shown, after the first one was found")
  func colors() throws {
    let themes =
      Self.theme("First", primary: "@color/ink") + Self.theme("Second", primary: "@color/paper")
      + Self.theme("Third", primary: "@color/alias")
    #expect(try Self.appearances(themes) == ["First", "Second"])
  }
}
