import Audit
import Foundation
import RuleSets
import Testing

@testable import CommandLineTool

/// A reporter that shows its context and writes two pictures.
private struct PictureReporter: Reporter {
  static let identifier = "picture"
  static let fileExtension = "pic"

  func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    let name = context.baseName ?? "-"
    return RenderedReport(
      text: "\(name) \(context.folder) \(context.pathToRoot) \(context.timestamp)\n",
      assets: [
        ReportAsset(path: "\(name)-assets/0000000000000001.svg", content: "<svg/>")
      ])
  }
}

@Suite("Writing of reports")
struct ReportWriterTests {
  private let report = AuditReport(
    version: "0",
    ruleSet: RuleSet(
      name: "x", title: "X", source: "", date: "", largeTextUnit: .px, rules: []),
    rules: [], sources: [], inputErrors: [], passedOver: [], gate: GatePolicy(), command: "")

  private func write(_ project: TemporaryProject, to file: String) async -> [String] {
    let root = FilePath(project.path)
    let writer = ReportWriter(
      root: root, fileSystem: FileSystem(), timestamp: "T", output: TextOutput { _ in },
      workers: Workers(2))
    return await writer.write(
      report,
      to: [
        ReportWriter.Target(
          reporter: PictureReporter(), file: FilePath(file, in: root), ownsPictures: true)
      ]
    ).failures
  }

  @Test("parent folders are created, and the report knows the way to the root")
  func parents() async throws {
    let project = try TemporaryProject()
    #expect(await write(project, to: "a/b/r.md").isEmpty)
    #expect(try project.read("a/b/r.md") == "r a/b ../../ T\n")
    #expect(
      project.files(in: "a/b") == ["r-assets", "r-assets/0000000000000001.svg", "r.md"])
  }

  @Test("old pictures of the tool go, other files stay, and no temporary file is left")
  func stale() async throws {
    let project = try TemporaryProject([
      "r-assets/0000000000000002.svg": "old", "r-assets/mine.svg": "mine", "r.md": "old",
    ])
    #expect(await write(project, to: "r.md").isEmpty)
    #expect(project.files(in: "r-assets") == ["0000000000000001.svg", "mine.svg"])
    #expect(try project.read("r.md") == "r   T\n")
    let all = try FileManager.default.contentsOfDirectory(atPath: project.path)
    #expect(all.sorted() == [".git", "r-assets", "r.md"])
  }

  @Test("a report is readable for others like any file")
  func permissions() async throws {
    let project = try TemporaryProject()
    #expect(await write(project, to: "r.md").isEmpty)
    try project.write("x", to: "plain")
    let manager = FileManager.default
    let expected = try manager.attributesOfItem(atPath: project.path + "/plain")
    let actual = try manager.attributesOfItem(atPath: project.path + "/r.md")
    #expect(actual[.posixPermissions] as? Int == expected[.posixPermissions] as? Int)
  }

  @Test("a report that cannot be written is named with the reason")
  func failure() async throws {
    let project = try TemporaryProject(["file": ""])
    let failures = await write(project, to: "file/r.md")
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("the report 'file/r.md' cannot be written: "))
    #expect(!failures[0].contains(project.path))
  }
}
