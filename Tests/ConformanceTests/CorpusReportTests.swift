import Foundation
import TestSupport
import Testing

/// The optimised program and the Python of the report checkers, as `Scripts/check` passes them.
private enum Tools {
  static let program = ProcessInfo.processInfo.environment["A11YAUDIT_PROGRAM"]
  static let python = ProcessInfo.processInfo.environment["A11YAUDIT_PYTHON"]

  static var areAvailable: Bool {
    SharedMaterial.isAvailable && program?.isEmpty == false && python?.isEmpty == false
  }

  /// The exit status and the output of a command.
  static func run(
    _ command: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

/// A folder that is removed when the test ends.
private final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/a11yaudit-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The reports of every real export of the shared corpus, checked by independent programs.
@Suite(
  "Reports over the shared corpus",
  .enabled(if: Tools.areAvailable, "needs the shared folder, a release build and Python"))
struct CorpusReportTests {
  @Test("the checkers accept them, and two runs with different jobs give the same bytes")
  func reports() throws {
    let program = try #require(Tools.program)
    let python = try #require(Tools.python)
    let shared = try #require(SharedMaterial.folder).path
    let folder = try TemporaryFolder()
    // Both runs write to the same place, since reports hold the way to their pictures.
    for (name, jobs, locale) in [("first", "1", "C"), ("second", "8", "tr_TR.UTF-8")] {
      let run = try Tools.run(
        program,
        ["--jobs", jobs, "--reports", folder.path + "/reports", shared + "/corpus/svg/ui"],
        environment: ["SOURCE_DATE_EPOCH": "0", "LANG": locale, "LC_ALL": locale])
      #expect(run.status == 1, "some exports fail and all can be read: \(run.output.suffix(400))")
      try FileManager.default.moveItem(
        atPath: folder.path + "/reports", toPath: folder.path + "/" + name)
    }
    let first = folder.path + "/first/a11yaudit"
    let second = folder.path + "/second/a11yaudit"
    let tools = shared + "/tools"
    let junit = try Tools.run(
      python,
      [tools + "/check_junit.py", "--byte-identical", first + ".junit.xml", second + ".junit.xml"])
    #expect(junit.status == 0, "\(junit.output)")
    let markdown = try Tools.run(
      python, [tools + "/check_markdown.py", first + ".md", second + ".md"])
    #expect(markdown.status == 0, "\(markdown.output)")
    #expect(
      FileManager.default.contentsEqual(atPath: first + "-assets", andPath: second + "-assets"))
  }

  @Test("the strict profile of JUnit is valid for both schemas as it stands")
  func strictProfile() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/strict.junit.xml"
    let shared = try #require(SharedMaterial.folder).path
    _ = try Tools.run(
      try #require(Tools.program),
      [
        "--report", "junit=\(file)", "--junit-profile", "strict",
        shared + "/corpus/svg/ui/jewel",
      ])
    let check = try Tools.run(
      try #require(Tools.python),
      [
        shared + "/tools/check_junit.py", "--profile", "strict", file,
      ])
    #expect(check.status == 0, "\(check.output)")
  }

  private static let formats = [
    "text", "junit", "markdown", "sarif", "json", "github", "gitlab", "xcode",
  ]

  /// Options that write every format as `report.FORMAT` into `folder`.
  private func everyFormat(in folder: String) -> [String] {
    Self.formats.flatMap { ["--report", "\($0)=\(folder)/report.\($0)"] }
  }

  /// The files in `folder` with their contents.
  private func files(in folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      files[name] = FileManager.default.contents(atPath: folder + "/" + name)
    }
    return files
  }

  /// Has the checkers look at the reports in `folder`.
  private func check(_ folder: String) throws {
    let tools = try #require(SharedMaterial.folder).path + "/tools/"
    for arguments in [
      ["check_junit.py", "\(folder)/report.junit"], ["check_sarif.py", "\(folder)/report.sarif"],
      ["check_markdown.py", "--skip-source-links", "\(folder)/report.markdown"],
    ] {
      let check = try Tools.run(
        try #require(Tools.python), [tools + arguments[0]] + arguments.dropFirst())
      #expect(check.status == 0, "\(check.output)")
    }
  }

  @Test(
    "three parts joined are one run in every format, and the checkers accept all of them",
    arguments: ["svg/ui", "android/iosched", "android/mihon", "ios/eidolon", "ios/netnewswire"])
  func parts(project: String) throws {
    let program = try #require(Tools.program)
    // A working directory has no links in its path, and paths in reports begin at it.
    let root =
      try #require(SharedMaterial.folder).resolvingSymlinksInPath().path + "/corpus/" + project
    let folder = try TemporaryFolder()
    let environment = ["SOURCE_DATE_EPOCH": "0"]
    let out = folder.path + "/out"
    _ = try Tools.run(program, everyFormat(in: out) + [root], environment: environment)
    try check(out)
    let whole = try files(in: out)
    try FileManager.default.removeItem(atPath: out)
    let parts = (1...3).map { "\(folder.path)/part-\($0).json" }
    for (index, part) in parts.enumerated() {
      _ = try Tools.run(
        program, ["--shard", "\(index + 1)/3", "--report", "json=\(part)", root],
        environment: environment)
    }
    _ = try Tools.run(
      "/bin/sh",
      ["-c", "cd \"$0\" && exec \"$@\"", root, program, "merge"]
        + everyFormat(in: out) + parts, environment: environment)
    let joined = try files(in: out)
    #expect(joined.keys.sorted() == whole.keys.sorted())
    for (name, content) in whole { #expect(joined[name] == content, "\(name)") }
  }

  @Test("whatever a drawing is called and holds, the checkers accept its reports")
  func hostile() throws {
    let folder = try TemporaryFolder()
    let name = "]]&gt;|`b`&lt;script>&amp;\u{202E}c\u{10FFFF}&#13;d&#10;e&#9;f\u{85} 'r' *_#[x](y)!"
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="90" height="40" style="background:#fff">
        <g id="\(name)" role="button" aria-label="\(name)">
          <rect width="20" height="20" fill="#fff"/>
          <text x="2" y="12" font-size="9" fill="#999">\(name)</text>
        </g>
      </svg>
      """
    let inputs = folder.path + "/in"
    try FileManager.default.createDirectory(
      atPath: inputs + "/|`<b>", withIntermediateDirectories: true)
    for file in ["|`<b>/a](x) %41.svg", "\u{1B}[31m.svg", "broken.svg"] {
      let content = file == "broken.svg" ? "<svg>\u{1B}" : drawing
      try Data(content.utf8).write(to: URL(fileURLWithPath: inputs + "/" + file))
    }
    let out = folder.path + "/out"
    let run = try Tools.run(try #require(Tools.program), everyFormat(in: out) + [inputs])
    #expect(run.status == 2, "\(run.output)")
    try check(out)
  }
}
