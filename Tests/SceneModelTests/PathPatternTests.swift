import SceneModel
import Testing

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "a pattern matches",
    arguments: [
      ("themes/**/*.xml", "themes/a.xml"), ("themes/**/*.xml", "themes/b/c/a.xml"),
      ("**/*.svg", "a.svg"), ("**/*.svg", "x/y/a.svg"), ("*.svg", "a.svg"),
      ("themes", "themes/deep/a.xml"), ("themes/", "themes/a.xml"), ("./themes", "themes/a.xml"),
      ("a/**", "a/b/c"), ("a/**/d/**/e.xml", "a/b/d/c/d/e.xml"), ("icon-?.svg", "icon-1.svg"),
      ("**", "anything/at/all"), ("a/*/c.svg", "a/b/c.svg"), ("*a*a*", "banana"),
    ])
  func matches(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(
    "a pattern does not match",
    arguments: [
      ("themes/**/*.xml", "themes/a.svg"), ("*.svg", "x/a.svg"), ("themes", "themes2/a.xml"),
      ("Themes", "themes/a.xml"), ("a/*/c.svg", "a/b/b/c.svg"), ("icon-?.svg", "icon-12.svg"),
      ("a/**/d", "b/d"), ("a/b", "a"), ("icon-?.svg", "icon-.svg"),
    ])
  func differs(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test("a hostile pattern costs no more than the product of the lengths")
  func hostile() {
    let stars = String(repeating: "*a", count: 400) + "b"
    #expect(!PathPattern(stars).matches(String(repeating: "a", count: 4_000)))
    let folders = String(repeating: "**/a/", count: 200) + "b"
    #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 2_000)))
  }

  @Test("the folder before the first wildcard is fixed")
  func fixedPath() {
    #expect(PathPattern("themes/v?/*.xml").fixedPath == "themes")
    #expect(PathPattern("./themes/a.xml").fixedPath == "themes/a.xml")
    #expect(PathPattern("**/*.xml").fixedPath == "")
  }
}
