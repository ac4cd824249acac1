import Audit
import Foundation
import Testing

@testable import CommandLineTool

@Suite("Parts of a run")
struct MergeTests {
  private static let formats = [
    "text", "junit", "markdown", "sarif", "json", "github", "gitlab", "xcode",
  ]

  /// Options that write every format into `folder`.
  private func reports(in folder: String) -> [String] {
    Self.formats.flatMap { ["--report", "\($0)=\(folder)/r.\($0)"] }
  }

  /// The content of every file in `folder` by name; pictures lie in a folder of one name in all.
  private func content(of folder: String, in project: TemporaryProject) throws -> [String: String] {
    var content: [String: String] = [:]
    for name in project.files(in: folder) where name.contains(".") {
      content[name] = try project.read("\(folder)/\(name)")
    }
    return content
  }

  private func writeParts(
    _ count: Int, of operands: [String], in project: TemporaryProject
  ) async -> [String] {
    var names: [String] = []
    for index in 1...count {
      names.append("part-\(index).json")
      _ = await project.run(
        operands + ["--shard", "\(index)/\(count)", "--report", "json=\(names[index - 1])"])
    }
    return names
  }

  @Test(
    "the parts joined are one run, byte for byte, in every format and picture", arguments: [2, 3])
  func equality(count: Int) async throws {
    let project = try TemporaryProject.samples("themes")
    try project.write(Samples.failing, to: "themes/drawings/a.svg")
    try project.write("<svg", to: "themes/drawings/b.svg")
    try project.write("nothing", to: "themes/c.txt")
    let operands = ["themes", "--max-warnings", "3"]
    let whole = await project.run(operands + reports(in: "out"))
    let expected = try content(of: "out", in: project)
    try FileManager.default.removeItem(atPath: project.path + "/out")
    let parts = await writeParts(count, of: operands, in: project)
    let joined = await project.run(["merge"] + parts.reversed() + reports(in: "out"))
    #expect(joined.status == whole.status && whole.status == .untrusted, "\(joined.errors)")
    let actual = try content(of: "out", in: project)
    #expect(actual.keys.sorted() == expected.keys.sorted())
    #expect(expected.count > Self.formats.count + 10, "there are pictures")
    for (name, text) in expected {
      #expect(actual[name] == text, "\(name)")
    }
  }

  @Test("suppressions and a baseline go through JSON into every format of the joined report")
  func accepted() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": """
      <a11yaudit xmlns="urn:a11yaudit:config:1">
      <suppress rule="text-contrast" path="ui/a.svg" until="2099-12-31" reason="Old" ticket="D-1"/>
      <baseline path="known.xml"/>
      </a11yaudit>
      """,
      "ui/a.svg": Samples.failing, "ui/b.svg": Samples.failing, "ui/c.svg": Samples.failing,
    ])
    _ = await project.run(["baseline", "create", "--today", "2026-11-30"])
    // b.svg gets worse, 2.84:1, d.svg is new, c.svg stays, e.svg has a remark of its own.
    try project.write(Samples.drawing(label: "#999999"), to: "ui/b.svg")
    try project.write(Samples.failing, to: "ui/d.svg")
    try project.write(
      Samples.failing.replacing(
        "<g ", with: "<!-- a11yaudit:ignore text-contrast reason=\"Logo\" --><g "), to: "ui/e.svg")
    let operands = ["ui", "--today", "2026-12-01"]
    let whole = await project.run(operands + reports(in: "out"))
    let expected = try content(of: "out", in: project)
    let sarif = try #require(expected["r.sarif"])
    for text in [
      "\"kind\": \"external\"", "Old (until 2099-12-31, D-1)", "\"kind\": \"inSource\"", "Logo",
      "\"baselineState\": \"unchanged\"", "\"baselineState\": \"updated\"",
      "\"baselineState\": \"new\"",
    ] {
      #expect(sarif.contains(text), "\(text)")
    }
    try FileManager.default.removeItem(atPath: project.path + "/out")
    let parts = await writeParts(3, of: operands, in: project)
    let joined = await project.run(["merge"] + parts + reports(in: "out"))
    #expect(joined.status == whole.status && whole.status == .failed, "\(joined.errors)")
    let actual = try content(of: "out", in: project)
    for (name, text) in expected { #expect(actual[name] == text, "\(name)") }
  }

  @Test("JUnit's hash of the settings tells other suppressions apart")
  func settingsHash() async throws {
    let project = try TemporaryProject(["ui/a.svg": Samples.passing])
    func hash(_ content: String) async throws -> String {
      try project.write(
        "<a11yaudit xmlns=\"urn:a11yaudit:config:1\">\(content)</a11yaudit>", to: "a11yaudit.xml")
      let report = await project.run(["ui", "--report", "junit"]).output
      let start = try #require(report.firstRange(of: "sha256:"))
      return String(report[start.upperBound...].prefix(12))
    }
    let suppression = "<suppress rule=\"text-contrast\" path=\"ui/*\" reason=\"Old\"/>"
    let hashes = [
      try await hash(""), try await hash(suppression),
      try await hash(suppression.replacing("ui/*", with: "ui/a*")),
      try await hash("<rule id=\"target-size\" minimum=\"44\"/>"),
    ]
    #expect(Set(hashes).count == 4)
    #expect(try await hash(suppression) == hashes[1])
  }

  @Test("each file belongs to the part that its hash says")
  func membership() throws {
    // printf 'themes/pill.xml' | sha256sum starts with b4bf4682cfd006e7, which is 2 modulo 3.
    let parts = try (1...3).map { try #require(Shard(index: $0, count: 3)) }
    let path = "themes/pill.xml"
    #expect(parts.map { $0.contains(path) } == [false, false, true])
    #expect(Shard(index: 0, count: 3) == nil && Shard(index: 4, count: 3) == nil)
  }

  @Test("a colour that files of several parts share is measured in all of them")
  func sharedDefinitions() async throws {
    // The colour fails on white in a.svg, and must stay dark enough for b.svg and darker for c.svg.
    let sheet = ":root { --ink: #949494 }"
    var files = ["tokens.css": sheet]
    for name in ["a", "b", "c", "d", "e", "f"] {
      files["ui/\(name).svg"] = Samples.drawing(label: "var(--ink)")
    }
    let project = try TemporaryProject(files)
    let operands = ["ui", "--tokens", "tokens.css"]
    let whole = await project.run(operands + ["--report", "json"])
    #expect(whole.output.contains("\"sharedChecks\": 6"))
    let parts = await writeParts(3, of: operands, in: project)
    let audited = try parts.map { try project.read($0) }.filter { $0.contains("\"rule\": ") }
    #expect(audited.count > 1 && audited.allSatisfy { $0.contains("\"sharedChecks\": 6") })
    let joined = await project.run(["merge", "--report", "json"] + parts)
    #expect(joined.output == whole.output)
  }

  @Test("a part that is missing or cannot be read makes the verdict untrusted, and is named")
  func missing() async throws {
    let project = try TemporaryProject(["a.svg": Samples.passing, "b.svg": Samples.passing])
    let parts = await writeParts(3, of: ["."], in: project)
    let missing = await project.run(["merge", parts[0], parts[2], "--report", "text"])
    #expect(missing.status == .untrusted)
    #expect(missing.output.contains("the report of part 2/3 is missing"))
    try project.write("{\n  \"schema\": 1", to: parts[1])
    let broken = await project.run(["merge", "--report", "text"] + parts)
    #expect(broken.status == .untrusted)
    #expect(broken.output.contains("part-2.json\n  2:14"), "\(broken.output)")
  }

  @Test("reports that do not fit together are refused with what differs")
  func misfits() async throws {
    let project = try TemporaryProject(["a.svg": Samples.passing, "b.svg": Samples.failing])
    _ = await project.run(["a.svg", "--report", "json=a.json"])
    _ = await project.run(["b.svg", "--report", "json=b.json"])
    _ = await project.run(["b.svg", "--report", "json=c.json", "--fail-on", "never"])
    let twice = await project.run(["merge", "a.json", "a.json"])
    #expect(twice.errors.contains("'a.svg' is in 'a.json' and in 'a.json'; leave one out"))
    let gates = await project.run(["merge", "a.json", "c.json"])
    #expect(gates.errors.contains("'a.json' and 'c.json' have different gates"))
    let both = await project.run(["merge", "a.json", "b.json", "--report", "text"])
    #expect(both.status == .failed && both.output.contains("2 files"))
    let none = await project.run(["merge"])
    #expect(none.status == .untrusted && none.errors.contains("name the JSON reports"))
  }

  @Test("an empty part is no failure, an empty whole is one")
  func empty() async throws {
    let project = try TemporaryProject(["a.txt": "x"])
    let part = await project.run([".", "--shard", "1/2", "--report", "text"])
    #expect(part.status == .passed && part.output.contains("PASSED: nothing to audit"))
    let parts = await writeParts(2, of: ["."], in: project)
    let joined = await project.run(["merge", "--report", "text"] + parts)
    #expect(joined.status == .untrusted)
  }

  @Test(
    "hostile JSON is an error with its place, never a crash",
    arguments: [
      "[]", "{}", "{\"schema\": \"a11yaudit/report/2\"}", "{\"schema\": \"a11yaudit/report/1\"}",
      String(repeating: "[", count: 100_000), "\u{0}",
    ])
  func hostile(text: String) async throws {
    let project = try TemporaryProject(["r.json": text])
    let run = await project.run(["merge", "r.json"])
    #expect(run.status == .untrusted && run.errors.contains("r.json: "))
  }
}
