import Testing

@testable import CommandLineTool

@Suite("Outputs over inputs")
struct OverwriteTests {
  private static let configuration = """
    <a11yaudit xmlns="urn:a11yaudit:config:1"><baseline path="known.xml"/></a11yaudit>

    """
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject([
      "t/a.svg": Samples.passing, "t/b.svg": Samples.failing, "x.css": ":root { --c: #fff }",
      "a11yaudit.xml": Self.configuration,
      "known.xml": "<baseline xmlns=\"urn:a11yaudit:baseline:1\"/>\n",
    ])
  }

  @Test(
    "a report that would replace an input, a setting or the baseline is refused",
    arguments: ["t/a.svg", "t/../t/b.svg", "a11yaudit.xml", "known.xml", "x.css"])
  func report(_ path: String) async throws {
    let before = try project.read(path)
    let run = await project.run([
      "t", "--tokens", "x.css", "--report", "json=\(path)", "--report", "junit=out.xml",
    ])
    #expect(run.status == .untrusted && run.output.isEmpty)
    #expect(run.errors.contains("is read by this run and is not written over; name another"))
    #expect(try project.read(path) == before)
    #expect(!project.files(in: "").contains("out.xml"))
  }

  @Test(
    "what a service needs says that it needs a configuration and the program",
    arguments: ["github", "gitlab", "jenkins"])
  func snippet(_ service: String) async {
    let run = await project.run(["init", "--ci", service])
    #expect(run.output.contains("a11yaudit init") && run.output.contains("Scripts/install"))
  }

  @Test("'config show' names the rule set that the level chooses")
  func ruleSetInForce() async {
    let run = await project.run(["config", "show", "--level", "AAA"])
    #expect(run.output.contains("wcag22-aaa  (by standard and level)\n"))
    #expect(!run.output.contains("wcag22-aa  (default)"))
  }

  @Test("so is a link to an input")
  func link() async throws {
    try project.link("out.json", to: "t/a.svg")
    #expect(await project.run(["t", "--report", "json=out.json"]).status == .untrusted)
    #expect(try project.read("t/a.svg") == Samples.passing)
  }

  @Test("a report of an earlier run is replaced, in an audited folder too")
  func earlier() async {
    for _ in 1...2 {
      let run = await project.run([
        "t/a.svg", "t", "--report", "json=t/r.json", "--report", "junit=t/r.xml",
      ])
      #expect(run.status == .failed)
    }
  }

  @Test(
    "a baseline is not recorded over an input or the configuration",
    arguments: ["t/a.svg", "a11yaudit.xml"])
  func baseline(_ path: String) async throws {
    let before = try project.read(path)
    let run = await project.run(["baseline", "create", "t", "--baseline", path, "--force"])
    #expect(run.status == .untrusted && run.errors.contains("is read by this run"))
    #expect(try project.read(path) == before)
    let anew = await project.run(["baseline", "create", "t", "--force"])
    #expect(anew.status == .passed)
  }

  @Test("no baseline is written where nothing could be read")
  func missing() async {
    let run = await project.run(["baseline", "create", "nothing", "--baseline", "q/new.xml"])
    #expect(run.status == .untrusted && project.files(in: "q").isEmpty)
  }

  @Test(
    "two spellings of one path are the same file",
    arguments: ["./x.j", "u/../x.j", "t/../x.j", "x//x/../../x.j"])
  func spelling(_ path: String) async {
    let run = await project.run(["t", "--report", "json=x.j", "--report", "junit=\(path)"])
    #expect(run.status == .untrusted)
    #expect(run.errors.contains("two reports go to the same file; give each a path of its own"))
  }

  @Test("what is above the folder is another file")
  func above() async throws {
    let run = await project.run(
      ["a.svg", "--no-config", "--report", "json=x.j", "--report", "junit=../x.j"], in: "t")
    #expect(run.status == .passed)
  }

  @Test("'merge' replaces none of the reports that it joins")
  func merge() async throws {
    _ = await project.run(["t", "--report", "json=part.json"])
    let before = try project.read("part.json")
    let run = await project.run(["merge", "part.json", "--report", "json=./part.json"])
    #expect(run.status == .untrusted && run.errors.contains("is read by this run"))
    #expect(try project.read("part.json") == before)
  }

  @Test("text says that a report cannot be written, and nobody says that it is")
  func unwritten() async {
    let run = await project.run(["t", "--reports", "t/a.svg/x"])
    #expect(run.status == .untrusted)
    #expect(run.output.hasSuffix("NOT TRUSTED: 2 reports cannot be written (exit 2)\n"))
    #expect(!run.errors.contains("reports: "))
  }
}
