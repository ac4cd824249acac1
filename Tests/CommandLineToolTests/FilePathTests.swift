import Testing

@testable import CommandLineTool

@Suite("Paths")
struct FilePathTests {
  private let base = FilePath("/home/me/project")

  @Test(
    "a path is seen from a folder and has no dots",
    arguments: [
      ("themes/a.xml", "/home/me/project/themes/a.xml"), ("./x//y/", "/home/me/project/x/y"),
      ("../other", "/home/me/other"), ("/etc/./x/..", "/etc"), ("../../../../..", "/"),
      ("", "/home/me/project"),
    ])
  func normalised(text: String, expected: String) {
    #expect(FilePath(text, in: base).string == expected)
  }

  @Test(
    "the way to a path goes up as far as needed",
    arguments: [
      ("/home/me/project/a/b", "a/b"), ("/home/me/project", ""), ("/home/me/x", "../x"),
      ("/", "../../.."),
    ])
  func relative(text: String, expected: String) {
    #expect(FilePath(text).relative(to: base) == expected)
  }

  @Test("a folder holds what lies in it, not what merely starts like it")
  func inside() {
    #expect(FilePath("/home/me/project/a").isInside(base))
    #expect(!FilePath("/home/me/project2").isInside(base))
    #expect(FilePath("/home/me/x/a").commonAncestor(with: base).string == "/home/me")
  }
}

@Suite("Shell quoting")
struct ShellQuotingTests {
  @Test(
    "what a shell treats specially is quoted",
    arguments: [
      ("themes/a.xml", "themes/a.xml"), ("my themes", "'my themes'"), ("", "''"),
      ("it's", "'it'\\''s'"), ("dark=#111", "'dark=#111'"),
    ])
  func quoted(argument: String, expected: String) {
    #expect(ShellQuoting.quoted(argument) == expected)
  }
}

@Suite("Colour of text")
struct ColorDecisionTests {
  private func usesColor(
    _ choice: ReportOptions.ColorChoice, _ environment: [String: String], isTerminal: Bool = true
  ) -> Bool {
    let nowhere = TextOutput { _ in }
    let context = ProcessContext(
      environment: environment, workingDirectory: "/", isTerminal: isTerminal, output: nowhere,
      errors: nowhere)
    return ColorDecision(choice, in: context).usesColor
  }

  @Test("the option wins over everything")
  func option() {
    #expect(usesColor(.always, ["NO_COLOR": "1"], isTerminal: false))
    #expect(!usesColor(.never, ["FORCE_COLOR": "1"]))
  }

  @Test("NO_COLOR wins over FORCE_COLOR, which wins over the terminal")
  func variables() {
    #expect(!usesColor(.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"]))
    #expect(usesColor(.auto, ["NO_COLOR": "", "FORCE_COLOR": "1"], isTerminal: false))
    #expect(usesColor(.auto, ["CLICOLOR_FORCE": "1"], isTerminal: false))
    #expect(!usesColor(.auto, ["FORCE_COLOR": "0"], isTerminal: false))
    #expect(usesColor(.auto, [:]))
    #expect(!usesColor(.auto, ["TERM": "dumb"]))
  }
}

@Suite("Time stamp")
struct TimestampTests {
  @Test("SOURCE_DATE_EPOCH wins over the clock")
  func epoch() throws {
    let nowhere = TextOutput { _ in }
    var context = ProcessContext(
      environment: [:], workingDirectory: "/", now: { 1_000_000_000 }, output: nowhere,
      errors: nowhere)
    // 10^9 seconds after 1970 are a well-known date.
    #expect(try Timestamp.text(in: context) == "2001-09-09T01:46:40")
    context.environment["SOURCE_DATE_EPOCH"] = "0"
    #expect(try Timestamp.text(in: context) == "1970-01-01T00:00:00")
  }
}

@Suite("Pictures of a report")
struct AssetFolderTests {
  @Test("the folder is called after the report without its extension")
  func name() {
    #expect(AssetFolder.name(forReport: "a11yaudit.md") == "a11yaudit-assets")
    #expect(AssetFolder.name(forReport: "x.junit.xml") == "x-assets")
    #expect(AssetFolder.name(forReport: "plain") == "plain-assets")
    #expect(AssetFolder.name(forReport: ".md") == ".md-assets")
  }

  @Test("only files named by 16 hex digits are the tool's own")
  func pattern() {
    #expect(AssetFolder.isAsset("0123456789abcdef.svg"))
    #expect(!AssetFolder.isAsset("0123456789abcdeF.svg"))
    #expect(!AssetFolder.isAsset("0123456789abcde.svg"))
    #expect(!AssetFolder.isAsset("0123456789abcdef.png"))
  }
}
