import Testing

@testable import CommandLineTool

@Suite("Reports of a run")
struct ReportTests {
  @Test("without a choice there are text, Markdown with pictures and JUnit, and a word about it")
  func defaults() async throws {
    let project = try TemporaryProject(["ui/a.svg": Samples.failing])
    let run = await project.run(["ui"])
    #expect(run.status == .failed)
    #expect(run.output.hasSuffix("(exit 1)\n"))
    #expect(
      run.errors
        == "a11yaudit: reports: Reports/a11yaudit.junit.xml, Reports/a11yaudit.md\n")
    let files = project.files(in: "Reports")
    #expect(files.prefix(2) == ["a11yaudit-assets", files[1]])
    #expect(files.suffix(2) == ["a11yaudit.junit.xml", "a11yaudit.md"])
    #expect(files.count > 3)
  }

  @Test("'--reports' changes the folder, an explicit report replaces the defaults")
  func choices() async throws {
    let project = try TemporaryProject(["ui/a.svg": Samples.passing])
    _ = await project.run(["ui", "--reports", "out/deep"])
    #expect(project.files(in: "out/deep").contains("a11yaudit.md"))
    let run = await project.run(["ui", "--format", "junit"])
    #expect(run.output.hasPrefix("<?xml") && run.errors.isEmpty)
    _ = await project.run(["ui", "--format", "junit", "--output", "j/x.xml"])
    #expect(project.files(in: "j") == ["x.xml"])
    #expect(project.files(in: "Reports").isEmpty)
  }

  @Test("the same input gives the same bytes, whatever the folder, the jobs and the machine")
  func deterministic() async throws {
    var results: Set<[String]> = []
    for (jobs, folder) in [("1", ""), ("8", ""), ("3", "ui")] {
      let project = try TemporaryProject([
        "ui/a.svg": Samples.failing, "ui/b.svg": Samples.small, "ui/c.xml": Samples.style(),
        "ui/d.svg": "<svg",
      ])
      let here = folder.isEmpty
      let run = await project.run(
        [here ? "ui" : ".", "--jobs", jobs, "--reports", here ? "Reports" : "../Reports"],
        in: folder)
      var result = [run.output]
      for name in project.files(in: "Reports") where name.contains(".") {
        result += [name, try project.read("Reports/\(name)")]
      }
      #expect(!result.joined().contains(project.path))
      results.insert(result)
    }
    #expect(results.count == 1)
  }

  @Test("an edit above a control changes no name and no fingerprint")
  func stableNames() async throws {
    let project = try TemporaryProject(["a.svg": Samples.failing])
    let before = await project.run(["a.svg", "--format", "junit"]).output
    try project.write(
      Samples.failing.replacingOccurrences(of: "<g id", with: "\n\n\n<g id"), to: "a.svg")
    let after = await project.run(["a.svg", "--format", "junit"]).output
    func names(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.contains("<testcase") || $0.contains("fingerprint") }
        .compactMap { $0.split(separator: " line=").first }
    }
    #expect(before != after && names(before) == names(after) && !names(before).isEmpty)
  }

  @Test("a second run removes the pictures of findings that are gone")
  func stalePictures() async throws {
    let project = try TemporaryProject(["a.svg": Samples.failing])
    _ = await project.run(["a.svg"])
    #expect(!project.files(in: "Reports/a11yaudit-assets").isEmpty)
    try project.write(Samples.passing, to: "a.svg")
    _ = await project.run(["a.svg"])
    #expect(project.files(in: "Reports") == ["a11yaudit.junit.xml", "a11yaudit.md"])
  }

  @Test("a JUnit report beside a Markdown report leaves its pictures alone")
  func sharedName() async throws {
    let project = try TemporaryProject(["a.svg": Samples.failing])
    _ = await project.run([
      "a.svg", "--report", "markdown=r/x.md", "--report", "junit=r/x.junit.xml",
    ])
    #expect(!project.files(in: "r/x-assets").isEmpty)
  }

  @Test("the strict profile of JUnit holds no file and no line")
  func strictProfile() async throws {
    let project = try TemporaryProject(["a.svg": Samples.failing])
    let common = await project.run(["a.svg", "--format", "junit"]).output
    let strict = await project.run(["a.svg", "--format", "junit", "--junit-profile", "strict"])
    #expect(common.contains(" line=\"") && !strict.output.contains(" line=\""))
  }

  @Test("quiet hides what passes the gate, verbose tells on standard error what passed")
  func detail() async throws {
    let project = try TemporaryProject(["a.svg": Samples.failing, "b.svg": Samples.passing])
    let verbose = await project.run([".", "--report", "text", "-v"])
    #expect(verbose.errors.contains("rule set wcag22-aa"))
    #expect(verbose.errors.contains("b.svg:") && verbose.errors.contains(": passed: "))
    let quiet = await project.run([
      ".", "--report", "text", "-q", "--severity", "text-contrast=warning",
    ])
    #expect(!quiet.output.contains("text-contrast") && quiet.output.contains("PASSED"))
  }

  @Test("colour is for the terminal, never for a file")
  func color() async throws {
    let project = try TemporaryProject(["a.svg": Samples.failing])
    let run = await project.run(["a.svg", "--color", "always", "--report", "text"])
    #expect(run.output.contains("\u{1B}["))
    _ = await project.run(["a.svg", "--color", "always", "--report", "text=out.txt"])
    #expect(try !project.read("out.txt").contains("\u{1B}"))
  }

  @Test("the report names the command that gives it again, from the project root")
  func command() async throws {
    let project = try TemporaryProject(["ui/a b.svg": Samples.failing])
    _ = await project.run(
      ["--only", "text-contrast", "a b.svg", "--format", "markdown", "--output", "r.md"],
      in: "ui")
    #expect(try project.read("ui/r.md").contains("a11yaudit --only text-contrast 'ui/a b.svg'"))
  }

  @Test("paths outside the project are relative to their own folder, and that is said")
  func outside() async throws {
    let project = try TemporaryProject()
    let elsewhere = try TemporaryProject(["ui/a.svg": Samples.failing])
    let run = await project.run([elsewhere.path + "/ui", "--format", "junit"])
    #expect(run.errors.contains("paths are relative to"))
    #expect(run.output.contains("file=\"a.svg\"") && !run.output.contains(elsewhere.path))
  }
}
