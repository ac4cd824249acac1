import Foundation
import Testing

@testable import CommandLineTool

/// Style definitions with one token, a button for each of `uses` and its colour as text or behind it.
private func shared(token: String, _ controls: String) -> String {
  """
  <theme xmlns="urn:a11yaudit:style:1">
    <appearance name="light" window="#FFFFFF"/>
    <color name="shared" value="\(token)"/>
  \(controls)
  </theme>

  """
}

/// A button of text on a background.
private func button(_ name: String, text: String, background: String) -> String {
  """
    <style name="\(name)Style">
      <label/>
      <padding length="24"/>
      <foreground-style color="\(text)"/>
      <background color="\(background)"/>
    </style>
    <control name="\(name)" role="button" style="\(name)Style" label="\(name)"/>
  """
}

@Suite("Fixes")
struct FixTests {
  private let fix = ["--fix", "--report", "text", "."]

  // #949494 on white is 3.03:1. #767676, 4.54:1, is known as the lightest grey that passes.
  @Test("a label gets the nearest colour that passes, and nothing else changes")
  func label() async throws {
    let project = try TemporaryProject(["a.svg": Samples.failing, "b.svg": Samples.passing])
    let run = await project.run(fix)
    #expect(run.status == .passed, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("a.svg:4:40: fixed fill: #949494 -> #767676 (3.03:1 -> 4.54:1)"))
    #expect(run.errors.contains("fixed 1 value in 1 file"))
    #expect(try project.read("a.svg") == Samples.drawing(label: "#767676"))
    #expect(try project.read("b.svg") == Samples.passing)
    let again = await project.run(fix)
    #expect(again.status == .passed && again.errors.contains("fixed 0 values in 0 files"))
    #expect(project.files(in: "").filter { !$0.hasPrefix(".git") } == ["a.svg", "b.svg"])
  }

  @Test("a preview is a patch of the values, writes nothing and has the status of the files")
  func preview() async throws {
    let project = try TemporaryProject(["x/a.svg": Samples.failing])
    let run = await project.run(["--fix", "--dry-run", "x"])
    #expect(run.status == .failed)
    let line = "     <text x=\"20\" y=\"26\" font-size=\"16\" fill=\"#949494\">Save</text>\n"
      .dropFirst()
    #expect(
      run.output.hasPrefix("--- a/x/a.svg\n+++ b/x/a.svg\n@@ -1,6 +1,6 @@\n")
        && run.output.contains("-\(line)+\(line.replacing("#949494", with: "#767676"))"),
      "\(run.output)")
    #expect(run.errors.contains("would fix 1 value in 1 file"))
    #expect(try project.read("x/a.svg") == Samples.failing)
    #expect(project.files(in: "").filter { !$0.hasPrefix(".git") } == ["x", "x/a.svg"])
  }

  @Test("paths of a patch start at the working directory")
  func folder() async throws {
    let project = try TemporaryProject(["x/a.svg": Samples.failing])
    let run = await project.run(["--fix", "--dry-run", "."], in: "x")
    #expect(run.output.hasPrefix("--- a/a.svg\n"), "\(run.output)")
  }

  // #8A8A8A has 3.45:1 with white and 6.08:1 with black: as text on white it has to be darker, and
  // as a background of black only down to #757575 (4.56:1), which white has 4.6:1 with.
  @Test("a token is changed as far as all that share it allow")
  func sharedToken() async throws {
    let text = shared(
      token: "#8A8A8A",
      button("Light", text: "shared", background: "#FFFFFF")
        + button("Dark", text: "#000000", background: "shared"))
    let project = try TemporaryProject(["a.xml": text])
    let run = await project.run(fix)
    #expect(run.status == .passed, "\(run.output)\(run.errors)")
    let fixed = try project.read("a.xml")
    #expect(fixed == text.replacing("#8A8A8A", with: "#767676"))
  }

  // On #CCCCCC a grey of 4.5:1 is #565656 or darker; on #333333 it is #929292 or lighter.
  @Test("a token that others need as it is stays, and the others are named")
  func conflict() async throws {
    let text = shared(
      token: "#939393",
      button("Pale", text: "shared", background: "$x").replacing("$x", with: "light-end")
        + button("Deep", text: "shared", background: "deep-end")
    ).replacing(
      "  <style name=\"Pale",
      with: "  <gradient name=\"light-end\" start=\"leading\" end=\"trailing\">"
        + "<stop at=\"0\" color=\"#CCCCCC\"/><stop at=\"1\" color=\"#CDCDCD\"/></gradient>\n"
        + "  <color name=\"deep-end\" value=\"#333333\"/>\n  <style name=\"Pale")
    let project = try TemporaryProject(["a.xml": text])
    let run = await project.run(fix)
    #expect(
      run.errors.contains("not fixed: shared #939393")
        && run.errors.contains("would break what shares it: 'Deep'"), "\(run.errors)")
    #expect(try project.read("a.xml").contains("value=\"#939393\""))
  }

  @Test("what a suppression or a baseline accepts is not fixed")
  func accepted() async throws {
    let remark = "  <!-- a11yaudit:ignore text-contrast reason=\"brand\" -->\n  <g id"
    let suppressed = Samples.failing.replacing("  <g id", with: remark)
    let project = try TemporaryProject(["a.svg": suppressed])
    let run = await project.run(fix)
    #expect(run.status == .passed && run.errors.contains("fixed 0 values"), "\(run.errors)")
    #expect(try project.read("a.svg") == suppressed)

    let known = try TemporaryProject(["a.svg": Samples.failing])
    _ = await known.run(["baseline", "create", "--baseline", "known.xml", "."])
    let other = await known.run(["--fix", "--baseline", "known.xml", "--report", "text", "."])
    #expect(other.errors.contains("fixed 0 values"), "\(other.errors)")
    #expect(try known.read("a.svg") == Samples.failing)
  }

  @Test("a fix beside a suppressed control leaves that one alone")
  func besideSuppression() async throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="160" style="background:#fff">
        <!-- a11yaudit:ignore text-contrast reason="brand" -->
        <g id="old" role="button"><rect width="120" height="40" fill="#fff" stroke="#767676"/>
          <text x="20" y="26" font-size="16" fill="#949494">Old</text></g>
        <g id="new" role="button"><rect y="80" width="120" height="40" fill="#fff" stroke="#767676"/>
          <text x="20" y="106" font-size="16" fill="#949494">New</text></g>
      </svg>
      """
    let project = try TemporaryProject(["a.svg": drawing])
    let run = await project.run(fix)
    #expect(run.status == .passed, "\(run.output)\(run.errors)")
    #expect(
      try project.read("a.svg") == drawing.replacing("#949494\">New", with: "#767676\">New"))
  }

  @Test(
    "line ends, encoding and byte order mark stay, in style sheets and style attributes as well",
    arguments: [Encoding.crlf, .marked, .wide, .latin1])
  private func encodings(encoding: Encoding) async throws {
    let drawing = """
      <?xml version="1.0"\(encoding == .latin1 ? " encoding=\"ISO-8859-1\"" : "")?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="240" style="background:#fff">
      <style>
        /* caf\u{E9} */
        .b { font-size: 16px;
             fill: #949494; }
      </style>
        <g id="save" role="button">
          <rect width="120" height="40" fill="#ffffff" stroke="#767676"/>
          <text x="20" y="26" class="b">Save</text>
        </g>
        <g id="load" role="button">
          <rect y="80" width="120" height="40" fill="#ffffff" stroke="#767676"/>
          <text x="20" y="106" style="font-size:16px;
             font-weight: 400;
             fill: #949494">Load</text>
        </g>
      </svg>

      """
    let project = try TemporaryProject()
    try project.write(encoding.bytes(of: drawing), to: "a.svg")
    let run = await project.run(fix)
    #expect(run.status == .passed, "\(run.output)\(run.errors)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: project.path + "/a.svg"))
    #expect(
      Array(bytes) == encoding.bytes(of: drawing.replacing("#949494", with: "#767676")))
  }

  /// How a file is written.
  private enum Encoding {
    case crlf, marked, wide, latin1

    func bytes(of text: String) -> [UInt8] {
      let lines = text.replacing("\n", with: "\r\n")
      return switch self {
      case .crlf: Array(lines.utf8)
      case .marked: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case .wide: [0xFF, 0xFE] + lines.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .latin1: lines.unicodeScalars.map { UInt8($0.value) }
      }
    }
  }

  @Test("a read-only file and one outside of the audit stay, permissions are kept")
  func files() async throws {
    let manager = FileManager.default
    let project = try TemporaryProject(["a.svg": Samples.failing, "b.svg": Samples.failing])
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: project.path + "/a.svg")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: project.path + "/b.svg")
    try project.link("c.svg", to: "d/d.svg")
    try project.write(Samples.failing, to: "d/d.svg")
    let run = await project.run(["--fix", "--report", "text", "a.svg", "b.svg", "c.svg"])
    #expect(
      run.errors.contains("a.svg: not fixed: 2 values (3:35, 4:40): the file is read-only"),
      "\(run.errors)")
    #expect(try project.read("a.svg") == Samples.failing)
    #expect(try project.read("b.svg") == Samples.drawing(label: "#767676"))
    let mode = try manager.attributesOfItem(atPath: project.path + "/b.svg")[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o640)
    #expect(try manager.destinationOfSymbolicLink(atPath: project.path + "/c.svg") == "d/d.svg")
    #expect(try project.read("d/d.svg") == Samples.drawing(label: "#767676"))
  }

  @Test("a palette that another file includes is changed only if it is audited itself")
  func includes() async throws {
    let palette = """
      <theme xmlns="urn:a11yaudit:style:1"><color name="faint" value="#949494"/>\
      <color name="paper" value="#FFFFFF"/></theme>
      """
    let theme = shared(token: "#000000", button("B", text: "faint", background: "paper"))
      .replacing(":style:1\">", with: ":style:1\"><include href=\"palette.xml\"/>")
    let part = try TemporaryProject(["palette.xml": palette, "a.xml": theme])
    let partial = await part.run(["--fix", "--report", "text", "a.xml"])
    #expect(partial.errors.contains("not among those that are audited"), "\(partial.errors)")
    #expect(try part.read("palette.xml") == palette)
    let project = try TemporaryProject(["palette.xml": palette, "a.xml": theme])
    let run = await project.run(fix)
    #expect(run.status == .passed, "\(run.output)\(run.errors)")
    #expect(try project.read("palette.xml") == palette.replacing("#949494", with: "#767676"))
  }

  @Test(
    "a fix takes nothing that leaves out a part of the audit, and a preview no report",
    arguments: [
      (["--fix", "--state", "pressed"], "'--state'"), (["--fix", "--shard", "1/2"], "'--shard'"),
      (["--fix", "--only", "text-contrast"], "'--only'"), (["--dry-run"], "'--fix'"),
      (["--fix", "--dry-run", "--report", "text"], "'--report'"),
    ])
  func options(arguments: [String], named: String) async throws {
    let project = try TemporaryProject(["a.svg": Samples.failing])
    let run = await project.run(arguments + ["."])
    #expect(run.status == .untrusted && run.errors.contains(named), "\(run.errors)")
    #expect(try project.read("a.svg") == Samples.failing)
  }

  @Test("standard input cannot be fixed")
  func standardInput() async throws {
    let project = try TemporaryProject()
    let run = await project.run(
      ["--fix", "--stdin-path", "a.svg", "-"], standardInput: Samples.failing)
    #expect(run.status == .untrusted && run.errors.contains("standard input"), "\(run.errors)")
  }
}

@Suite("Writing fixes")
struct FixWriterTests {
  @Test("if one file cannot be written, none is, and nothing is left behind")
  func allOrNothing() throws {
    let project = try TemporaryProject(["a.svg": "old a", "b.svg": "changed meanwhile"])
    let root = FilePath(project.path)
    let writer = FixWriter(fileSystem: FileSystem(), root: root)
    let changes = ["a.svg", "b.svg"].map { name in
      FixWriter.Change(
        file: root.appending(name), before: Array("old \(name.prefix(1))".utf8),
        after: Array("new".utf8))
    }
    do {
      try writer.write(changes)
      Issue.record("no error")
    } catch {
      #expect(error.reason.hasPrefix("'b.svg' cannot be written: it has changed"))
    }
    #expect(try project.read("a.svg") == "old a")
    #expect(project.files(in: "").filter { !$0.hasPrefix(".git") } == ["a.svg", "b.svg"])
    try writer.write([changes[0]])
    #expect(try project.read("a.svg") == "new")
  }
}
