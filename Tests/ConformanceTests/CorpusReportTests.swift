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
}
