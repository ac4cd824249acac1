import SourceEditing
import Testing

@Suite("Patches")
struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String, path: String = "a/b.xml") -> String? {
    UnifiedDiff.text(path: path, from: Array(before.utf8), to: Array(after.utf8))
  }

  @Test("a changed line stands among three others on either side")
  func context() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5!\n6\n7\n8\n9\n") == """
        --- a/a/b.xml
        +++ b/a/b.xml
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +5!
         6
         7
         8

        """)
  }

  // Line 1 is followed by 2 to 4, line 8 preceded by 5 to 7: nothing lies between.
  @Test("hunks whose surroundings meet are one")
  func hunks() {
    let lines = (1...9).map { "\($0)\n" }
    func changed(_ numbers: Set<Int>) -> String {
      lines.enumerated().map { numbers.contains($0 + 1) ? "x\n" : $1 }.joined()
    }
    let near = diff(lines.joined(), changed([1, 7])) ?? ""
    #expect(near.contains("@@ -1,9 +1,9 @@") && near.split(separator: "@@").count == 3)
    let far = diff(lines.joined(), changed([1, 8])) ?? ""
    #expect(far.contains("@@ -1,4 +1,4 @@") && far.contains("@@ -5,5 +5,5 @@"))
  }

  @Test("a carriage return belongs to its line, and a missing line feed at the end is said")
  func ends() {
    #expect(
      diff("a\r\nb", "c\r\nd")
        == "--- a/a/b.xml\n+++ b/a/b.xml\n@@ -1,2 +1,2 @@\n-a\r\n-b\n\\ No newline at end of file\n"
        + "+c\r\n+d\n\\ No newline at end of file\n")
  }

  @Test("a name that would end early is marked, one with quotes is escaped")
  func names() {
    #expect(diff("a\n", "b\n", path: "my file.svg")?.hasPrefix("--- a/my file.svg\t\n") == true)
    #expect(
      diff("a\n", "b\n", path: "q\"\t\u{E9}.svg")?.hasPrefix(
        "--- \"a/q\\\"\\011\\303\\251.svg\"\n") == true)
  }

  @Test("other than UTF-8 and other numbers of lines have no patch, equal texts an empty one")
  func limits() {
    #expect(UnifiedDiff.text(path: "a", from: [0xFF, 0xFE], to: [0xFF, 0xFE]) == nil)
    #expect(diff("a\n", "a\nb\n") == nil)
    #expect(diff("a\n", "a\n") == "")
  }
}
