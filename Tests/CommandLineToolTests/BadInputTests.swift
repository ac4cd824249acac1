import Testing

@testable import CommandLineTool

/// Inputs that cannot be read: the file, its content, and what has to be said about it.
private let badInputs: [(file: String, content: String, place: String, words: String)] = [
  ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\">\n  <g></svg>\n", "2:6", "does not match"),
  ("a.svg", "", "1:1", "empty"),
  ("a.svg", "\u{1}\u{2}\u{3}garbage\u{0}", "1:1", "not XML"),
  ("a.svg", Samples.externalEntity, "2:47", "not loaded"),
  ("a.svg", Samples.entityBomb, "2:47", "limit"),
  ("a.svg", Samples.nested(10_000), "1:", "nested"),
  ("a.xml", Samples.style(element: "paddin"), "5:5", "padding"),
  ("a.xml", Samples.style(fill: "fill"), "2:22", "fill -> fill"),
  ("a.xml", Samples.style(fill: "blakc"), "2:22", "black"),
]

@Suite("Bad input")
struct BadInputTests {
  @Test("it is an error with its place, and other files are audited", arguments: badInputs)
  func badInput(file: String, content: String, place: String, words: String) async throws {
    let project = try TemporaryProject([file: content, "good.svg": Samples.failing])
    let run = await project.run(["."])
    #expect(run.status == .untrusted)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: Substring(file)))
    #expect(lines[start + 1].hasPrefix("  \(place)"), "\(lines[start + 1])")
    #expect(lines[start + 2].contains(words), "\(lines[start + 2])")
    #expect(run.output.contains("text-contrast"))
    let junit = try project.read("Reports/a11yaudit.junit.xml")
    #expect(junit.contains("<error type=\"input/"))
    #expect(junit.contains("\n at \(file):\(place.prefix { $0 != ":" })</error>"))
  }

  @Test("colours that refer to each other in a circle are an error")
  func circle() async throws {
    let project = try TemporaryProject([
      "a.xml": """
      <theme xmlns="urn:a11yaudit:style:1">
        <color name="a" value="b"/>
        <color name="b" value="a"/>
        <style name="Plain"><label/><background color="a"/></style>
        <control name="Send" role="button" style="Plain" label="Send"/>
      </theme>
      """
    ])
    let run = await project.run(["a.xml", "--report", "text"])
    #expect(run.status == .untrusted && run.output.contains("  3:19  error"))
  }

  @Test("a named file that nothing recognises is an error, in a folder it is passed over")
  func unrecognised() async throws {
    let project = try TemporaryProject(["a.svg": Samples.passing, "notes.txt": "hello"])
    let named = await project.run(["notes.txt", "a.svg", "--report", "text"])
    #expect(named.status == .untrusted)
    #expect(named.output.contains("none of the formats that are read: style, svg"))
    let found = await project.run([".", "--report", "text"])
    #expect(found.status == .passed && found.output.contains("Passed over: 1 file"))
  }

  @Test("a file that may not be read is an error")
  func unreadable() async throws {
    let project = try TemporaryProject(["a.svg": Samples.passing])
    // A link to itself is unreadable for root too.
    try project.link("b.svg", to: "b.svg")
    let run = await project.run(["b.svg", "a.svg", "--report", "text"])
    #expect(run.status == .untrusted && run.output.contains("b.svg"))
  }
}
