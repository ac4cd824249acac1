import SceneModel
import SwiftUILoading
import Testing

/// Comments `a11yaudit:ignore` of Swift files, and the lines that they are for.
struct CommentRemarkTests {
  private static func remarks(_ text: String) throws -> [Suppression] {
    try #require(
      SwiftUILoader.remarks(in: Source(path: "A.swift", bytes: Array(text.utf8))))
  }

  private static let remark = #"a11yaudit:ignore text-contrast reason="old""#

  /// The first and the last line that a remark covers.
  private static func lines(_ text: String) throws -> [Int] {
    let extent = try #require(try remarks(text).first?.extent)
    let last =
      extent.upperBound.column == 1 ? extent.upperBound.line - 1 : extent.upperBound.line
    return [extent.lowerBound.line, last]
  }

  @Test(
    "a remark is for the line it stands behind, the next one with code, or all of a declaration",
    arguments: [
      ("f()\n  .a(1)  // R\n  .b(2)", [2, 2]),
      ("f()\n  // R\n\n  // more\n  .b(2)\n  .c()", [5, 5]),
      ("// R\nstruct S {\n  var a = 1\n}\nlet b = 1", [2, 4]),
      ("/// R\n@MainActor\npublic struct S {\n  var a = 1\n}", [2, 5]),
      ("struct S {  // R\n  var a = 1\n}\n", [1, 3]),
      ("struct S {\n  // R\n  let a = Color.red\n  let b = 1\n}", [3, 3]),
      ("/* R */ f()\ng()", [1, 1]), ("/*\n R\n*/\nf()\ng()", [4, 4]),
    ])
  func extents(text: String, expected: [Int]) throws {
    #expect(try Self.lines(text.replacing("R", with: Self.remark)) == expected)
  }

  @Test("the word in a string is no remark")
  func strings() throws {
    #expect(try Self.remarks("let a = \"// \(Self.remark.filter { $0 != "\"" })\"").isEmpty)
  }

  @Test("rule, state, last day and reason are read as in XML")
  func parts() throws {
    let text = #"// a11yaudit:ignore text-contrast state=pressed until=2027-03-31 reason="gone""#
    let remark = try #require(try Self.remarks(text + "\nf()").first)
    #expect(remark.rules == ["text-contrast"])
    #expect(remark.state == .pressed)
    #expect(remark.reason == "gone")
    #expect(remark.until == CalendarDate("2027-03-31"))
    #expect(remark.location.line == 1)
  }

  @Test("a remark at the end of a file is told to be for nothing")
  func end() throws {
    let remark = try #require(try Self.remarks("f()\n// \(Self.remark)\n").first)
    #expect(remark.problem?.hasPrefix("no code follows") == true)
  }
}
