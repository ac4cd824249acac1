import Foundation
import Testing

@testable import CommandLineTool

@Suite("What is in a folder and out of reach")
struct OutOfReachTests {
  private func audit(_ project: TemporaryProject) async -> ProgramRun {
    await project.run(["t", "--report", "json"])
  }

  /// Runs `script`, to which `$0` is the project's folder.
  private func shell(_ script: String, in project: TemporaryProject) throws {
    let process = try Process.run(
      URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script, project.path])
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test("a link that leads nowhere is an input error if a loader might read it")
  func brokenLink() async throws {
    let project = try TemporaryProject(["t/a.svg": Samples.passing])
    try project.link("t/b.svg", to: "nowhere.svg")
    let run = await audit(project)
    #expect(run.status == .untrusted && run.output.contains("broken-link"))
  }

  @Test("a link that leads nowhere is named if no loader reads such a file")
  func brokenLinkElsewhere() async throws {
    let project = try TemporaryProject(["t/a.svg": Samples.passing])
    try project.link("t/b.png", to: "nowhere.png")
    let run = await audit(project)
    #expect(run.status == .passed)
    #expect(run.errors.contains("passed over, since these links lead nowhere: t/b.png\n"))
    #expect(run.output.contains("\"t/b.png\""))
  }

  @Test("a link out of the root is passed over, counted and named, in JSON too")
  func outside() async throws {
    let outside = try TemporaryProject(["c.svg": Samples.failing])
    let project = try TemporaryProject(["t/a.svg": Samples.passing])
    try project.link("t/c.svg", to: outside.path + "/c.svg")
    let run = await audit(project)
    #expect(run.status == .passed)
    #expect(
      run.errors.contains(
        "passed over, since links out of the project are not followed: t/c.svg\n"))
    #expect(run.output.contains("\"t/c.svg\""))
  }

  @Test("a pipe is an input error if a loader might read it")
  func pipe() async throws {
    let project = try TemporaryProject(["t/a.svg": Samples.passing])
    try shell("mkfifo \"$0/t/p.svg\"", in: project)
    let run = await audit(project)
    #expect(run.status == .untrusted && run.output.contains("not-a-file"))
  }

  @Test("a folder that is too deep is an input error")
  func depth() async throws {
    let folders = (1...SourceDiscovery.maximumDepth).map { "\($0)" }.joined(separator: "/")
    let project = try TemporaryProject([
      "t/a.svg": Samples.passing, "t/\(folders)/b.svg": Samples.failing,
    ])
    let run = await audit(project)
    #expect(run.status == .untrusted && run.output.contains("too-deep"))
  }

  @Test("what the configuration does not include is not missed")
  func filtered() async throws {
    let project = try TemporaryProject([
      "t/a.svg": Samples.passing,
      "a11yaudit.xml": """
      <a11yaudit xmlns="urn:a11yaudit:config:1"><inputs><exclude path="t/b.svg"/></inputs></a11yaudit>
      """,
    ])
    try project.link("t/b.svg", to: "nowhere.svg")
    let run = await audit(project)
    #expect(run.status == .passed && !run.errors.contains("b.svg"))
  }

  #if os(Linux)
    @Test("a name that is not UTF-8 is an input error if a loader might read the file")
    func unreadableName() async throws {
      let project = try TemporaryProject(["t/a.svg": Samples.passing])
      try shell("printf 'x' > \"$0/t/b$(printf '\\377').svg\"", in: project)
      let run = await audit(project)
      #expect(run.status == .untrusted && run.output.contains("unreadable-name"))
    }
  #endif
}
