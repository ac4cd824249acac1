import Foundation
import Testing

@testable import CommandLineTool

/// Buttons of the given colours of labels on white, by name.
private func buttons(_ fills: [(name: String, fill: String)]) -> String {
  let groups = fills.enumerated().map { index, button in
    """
      <g role="button" aria-label="\(button.name)">
        <rect x="20" y="\(80 * index + 6)" width="120" height="48" fill="#fff" stroke="#555"/>
        <text x="40" y="\(80 * index + 36)" font-family="sans-serif" font-size="16" fill="\
    \(button.fill)">Send</text>
      </g>
    """
  }
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="160" height="\(80 * fills.count)">
      <rect width="160" height="\(80 * fills.count)" fill="#fff"/>
    \(groups.joined(separator: "\n"))
    </svg>
    """
}

@Suite("Baseline")
struct BaselineCommandTests {
  private let check = [
    "--report", "text", "--baseline", "a11yaudit-baseline.xml", "--today", "2026-11-30", ".",
  ]

  private func project() async throws -> TemporaryProject {
    let project = try TemporaryProject([
      "a.svg": buttons([("A", "#999"), ("B", "#8a8a8a")]), "b.svg": buttons([("C", "#999")]),
    ])
    let run = await project.run(["baseline", "create", "--today", "2026-11-30", "."])
    #expect(run.status == .passed && run.errors.contains("3 findings"), "\(run.errors)")
    return project
  }

  @Test("after 'create' the gate passes, and the same project gives the same bytes")
  func create() async throws {
    let project = try await project()
    let run = await project.run(check)
    #expect(run.status == .passed && run.output.contains("3 known"), "\(run.output)")
    let text = try project.read("a11yaudit-baseline.xml")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  <finding ") } == 3)
    #expect(await project.run(["baseline", "create", "."]).status == .untrusted)
    _ = await project.run(["baseline", "create", "--force", "--today", "2026-11-30", "."])
    #expect(try project.read("a11yaudit-baseline.xml") == text)
  }

  @Test("a worse failure and a new one fail, a moved file does not, a repaired one is fixed")
  func edits() async throws {
    let project = try await project()
    // B gets worse, A is repaired, D is new; the file of C moves.
    try project.write(
      buttons([("A", "#111"), ("B", "#9a9a9a"), ("D", "#999")]), to: "a.svg")
    try FileManager.default.removeItem(atPath: project.path + "/b.svg")
    try project.write("\n\n" + buttons([("C", "#999")]), to: "moved/c.svg")
    let run = await project.run(check)
    #expect(run.status == .failed)
    #expect(run.output.contains("2 errors") && run.output.contains("1 known"), "\(run.output)")
    #expect(run.output.contains("worse than known since 2026-11-30: 3.45:1"), "\(run.output)")
    #expect(run.output.contains("1 fixed"))
  }

  @Test("'update' removes and tightens, and never adds or loosens; 'prune' only removes")
  func update() async throws {
    let project = try await project()
    let before = try project.read("a11yaudit-baseline.xml")
    try project.write(buttons([("A", "#777"), ("B", "#9a9a9a"), ("D", "#999")]), to: "a.svg")
    try FileManager.default.removeItem(atPath: project.path + "/b.svg")
    _ = await project.run(["baseline", "prune", "."])
    let pruned = try project.read("a11yaudit-baseline.xml")
    #expect(Set(before.split(separator: "\n")).isSuperset(of: pruned.split(separator: "\n")))
    #expect(pruned.split(separator: "\n").count == before.split(separator: "\n").count - 1)
    _ = await project.run(["baseline", "update", "."])
    let updated = try project.read("a11yaudit-baseline.xml")
    // #777777 on white is 4.478:1 (WCAG), B stays as it was known.
    #expect(updated.contains("measured=\"4.4781\"") || updated.contains("measured=\"4.478"))
    #expect(!updated.contains("control=\"D\""))
    #expect(await project.run(check).status == .failed)
  }

  @Test("what is not audited is not fixed")
  func part() async throws {
    let project = try await project()
    try project.write(buttons([("A", "#111"), ("B", "#111")]), to: "a.svg")
    let run = await project.run(
      ["--report", "text", "--baseline", "a11yaudit-baseline.xml", "b.svg"])
    #expect(run.status == .passed && !run.output.contains("fixed"), "\(run.output)")
    _ = await project.run(["baseline", "update", "b.svg"])
    #expect(try project.read("a11yaudit-baseline.xml").contains("path=\"a.svg\""))
  }

  @Test(
    "a baseline that cannot be read is an error with its place",
    arguments: [
      ("<baseline/>", "1:1: this is no baseline"),
      ("<baseline xmlns=\"urn:a11yaudit:baseline:1\"><finding/></baseline>", "needs the attribute"),
      ("<<<<<<< ours", "a11yaudit-baseline.xml:1:"),
    ])
  func unreadable(text: String, message: String) async throws {
    let project = try TemporaryProject([
      "a.svg": buttons([("A", "#999")]), "a11yaudit-baseline.xml": text,
    ])
    let run = await project.run(check)
    #expect(run.status == .untrusted && run.errors.contains(message), "\(run.errors)")
  }

  @Test("a baseline that is not there is an error that says how to write one")
  func missing() async throws {
    let project = try TemporaryProject(["a.svg": buttons([("A", "#999")])])
    let run = await project.run(check)
    #expect(run.status == .untrusted && run.errors.contains("'a11yaudit baseline create'"))
    #expect(await project.run(check + ["--no-baseline"]).status == .untrusted)
  }

  @Test("the parts of a run name what is fixed in them, and joined it is all")
  func shards() async throws {
    let project = try await project()
    try project.write(buttons([("A", "#111"), ("B", "#8a8a8a")]), to: "a.svg")
    try project.write(buttons([("C", "#111")]), to: "b.svg")
    for part in 1...2 {
      _ = await project.run([
        "--shard", "\(part)/2", "--baseline", "a11yaudit-baseline.xml", "--today", "2026-11-30",
        "--report", "json=r/\(part).json", "a.svg", "b.svg",
      ])
    }
    let joined = await project.run(["merge", "r/1.json", "r/2.json", "--report", "text"])
    #expect(joined.status == .passed, "\(joined.errors)")
    #expect(joined.output.contains("1 known, 2 fixed"), "\(joined.output)")
  }
}
