import SceneModel
import Testing

@testable import Reporters

@Suite struct MarkdownTextTests {
  @Test("characters that are markup are escaped")
  func plain() {
    #expect(MarkdownText.plain("a*b_c`d|e\\f") == "a\\*b\\_c\\`d\\|e\\\\f")
    #expect(MarkdownText.plain("<b>&\n\tx") == "&lt;b&gt;&amp; x")
  }

  @Test(
    "a code span holds any text and never splits a cell",
    arguments: [
      ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a``b", "```a``b```"),
      ("a|b", "`a\\|b`"), ("a\\|b", "`a\\\\u007Cb`"), ("", "`(empty)`"), ("a\nb", "`a b`"),
    ])
  func code(text: String, span: String) {
    #expect(MarkdownText.code(text) == span)
  }

  @Test("a path is percent-encoded in links, and odd paths are not linked")
  func places() {
    #expect(
      MarkdownText.place(SourceLocation(path: "a b/\u{FC}(1).xml", line: 3), pathToRoot: "../")
        == "[`a b/\u{FC}(1).xml:3`](../a%20b/%C3%BC%281%29.xml#L3)")
    for path in ["/etc/passwd", "../x.xml", "c:/x", "a//b", "~/x", "a\\b", "javascript:x"] {
      #expect(!MarkdownText.place(SourceLocation(path: path), pathToRoot: "../").contains("]("))
    }
  }

  @Test("text is cut with an ellipsis, control characters become visible")
  func visible() {
    #expect(VisibleText.collapsed("abcdefgh", limit: 6) == "abc...")
    #expect(VisibleText.collapsed("  a \u{A0}\u{3000} b\r\n") == "a b")
    #expect(VisibleText.line("\u{0}\u{9B}\u{202E}\u{FEFF}") == "\\u0000\\u009B\\u202E\\uFEFF")
    #expect(VisibleText.line("\r\n\r\n") == "  ")
  }
}
