import EmbeddedFiles
import Foundation
import Markup
import Testing

@testable import CommandLineTool

/// A button of the colour `fill` on white.
private func button(_ fill: String = "#999", name: String = "Send") -> String {
  """
  <svg xmlns="http://www.w3.org/2000/svg" width="160" height="60">
    <rect width="160" height="60" fill="#fff"/>
    <g role="button" aria-label="\(name)">
      <rect x="20" y="6" width="120" height="48" fill="#fff" stroke="#555"/>
      <text x="40" y="36" font-family="sans-serif" font-size="16" fill="\(fill)">Send</text>
    </g>
  </svg>
  """
}

private func configuration(_ content: String, root: String = "") -> String {
  "<a11yaudit xmlns=\"urn:a11yaudit:config:1\"\(root)>\n\(content)\n</a11yaudit>\n"
}

/// Configurations that are wrong, and what is said about them; all are in line 2.
private let mistakes: [(content: String, message: String)] = [
  ("<gat fail-on=\"error\"/>", "2:1: there is no element 'gat'; did you mean 'gate'?"),
  ("<include path=\"a\"/>", "<include> belongs into <inputs>"),
  (
    "<gate fail-no=\"error\"/>",
    "2:7: there is no attribute 'fail-no'; did you mean 'fail-on'? (in <gate>)"
  ),
  (
    "<gate fail-on=\"eror\"/>",
    "2:7: 'fail-on' of <gate> does not take 'eror'; did you mean 'error'?"
  ),
  (
    "<gate max-warnings=\"-1\"/>",
    "2:7: 'max-warnings' of <gate> does not take '-1'; write a whole number from 0 up"
  ),
  (
    "<gate allow-empty=\"yes\"/>",
    "2:7: 'allow-empty' of <gate> does not take 'yes'; write true or false"
  ),
  ("<gate/><gate/>", "2:8: <gate> is here twice; remove one"),
  ("<standard level=\"B\"/>", "2:11: there is no level 'B'; there are A, AA, AAA"),
  ("<standard rule-set=\"aple\"/>", "there is no rule set 'aple'; did you mean 'apple'?"),
  ("<rule id=\"text-contrst\"/>", "2:7: there is no rule 'text-contrst'"),
  ("<rule severity=\"off\"/>", "2:1: <rule> needs the attribute 'id'"),
  ("<rule id=\"target-size\" severity=\"bad\"/>", "'severity' of <rule> does not take 'bad'"),
  ("<rule id=\"target-size\" minimun=\"44\"/>", "did you mean 'minimum'?"),
  (
    "<rule id=\"target-size\" minimum=\"big\"/>",
    "'minimum' of <rule> does not take 'big'; write a number from 0 up"
  ),
  ("<rule id=\"target-size\"/><rule id=\"target-size\"/>", "the rule 'target-size' is here twice"),
  ("<state name=\"hoverd\"/>", "2:8: there is no state 'hoverd'; did you mean 'hovered'?"),
  ("<canvas appearance=\"dark\" color=\"#12\"/>", "does not take '#12'; write an opaque colour"),
  ("<platform name=\"iso\" version=\"18\"/>", "there is no platform 'iso'; did you mean 'ios'?"),
  ("<name-pattern pattern=\"cta-*\" meaning=\"buton\"/>", "did you mean 'button'?"),
  ("<report format=\"junt\"/>", "there is no report format 'junt'; did you mean 'junit'?"),
  (
    "<report format=\"text\" profile=\"strict\"/>",
    "2:23: 'profile' of <report> is for the format 'junit' only"
  ),
  ("<suppress path=\"a\"/>", "2:1: <suppress> needs the attribute 'rule'"),
  (
    "<suppress rule=\"text-contrast\" until=\"soon\"/>",
    "2:32: 'until' does not take 'soon'; write a day such as 2027-03-31"
  ),
  ("<suppress rule=\"text-contrast\" state=\"presed\"/>", "there is no state 'presed'"),
  ("<inputs><exclude path=\"/tmp\"/></inputs>", "write a path relative to this file's folder"),
  ("<inputs><include path=\"*.{svg,xml}\"/></inputs>", "write one <include> for each alternative"),
  ("<baseline path=\"\"/>", "'path' of <baseline> is empty"),
  ("<gate/>hello", "2:8: text in <a11yaudit> has no meaning"),
]

@Suite("Configuration")
struct ConfigurationTests {
  @Test("a mistake is said with its place and what was meant", arguments: mistakes.indices)
  func mistake(index: Int) async throws {
    let (content, message) = mistakes[index]
    let project = try TemporaryProject([
      "a11yaudit.xml": configuration(content), "a.svg": button(),
    ])
    let run = await project.run([])
    #expect(run.status == .untrusted && run.output.isEmpty)
    #expect(run.errors.contains("error: a11yaudit.xml:2:"))
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("all mistakes are said at once, in the order of the file")
  func several() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": configuration("<gate fail-on=\"x\"/>\n<rule id=\"y\"/>\n<zzz/>")
    ])
    let lines = await project.run([]).errors.split(separator: "\n")
    #expect(lines.map { $0.split(separator: ":").dropFirst(3).first ?? "" } == ["2", "3", "4"])
  }

  @Test("a document type declaration is refused")
  func doctype() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": "<!DOCTYPE a11yaudit [<!ENTITY x 'y'>]>" + configuration("")
    ])
    let run = await project.run([])
    #expect(run.status == .untrusted && run.errors.contains("a11yaudit.xml:1:1:"))
  }

  @Test("settings of the configuration hold, and an option wins")
  func order() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": configuration(
        "<rule id=\"text-contrast\" severity=\"warning\"/><report format=\"text\"/>"),
      "a.svg": button(),
    ])
    let configured = await project.run([])
    #expect(configured.status == .passed && configured.output.contains("1 warning"))
    #expect(await project.run(["--severity", "text-contrast=error"]).status == .failed)
    #expect(await project.run(["--no-config", "--report", "text", "."]).status == .failed)
    #expect(await project.run(["--fail-on", "warning"]).status == .failed)
  }

  @Test("a rule's number may be changed, in the configuration and by option")
  func thresholds() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": configuration(
        "<rule id=\"target-size\" minimum=\"50\" spacing=\"none\"/><report format=\"text\"/>"),
      "a.svg": button("#111"),
    ])
    let run = await project.run([])
    #expect(run.status == .failed && run.output.contains("is below 50 x 50"), "\(run.output)")
    #expect(await project.run(["--threshold", "target-size.minimum=24"]).status == .passed)
  }

  @Test("the configuration includes and excludes; a named file is audited all the same")
  func inputs() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": configuration(
        "<inputs><include path=\"x/**/*.svg\"/><exclude path=\"x/old\"/></inputs>"
          + "<report format=\"text\"/>"),
      "x/a.svg": button("#111"), "x/old/b.svg": button(), "y/c.svg": button(),
    ])
    let whole = await project.run([])
    #expect(whole.status == .passed && whole.output.contains("1 file,"), "\(whole.output)")
    #expect(await project.run(["."]).status == .passed)
    #expect(await project.run(["y"]).status == .untrusted)
    #expect(await project.run(["y/c.svg"]).status == .failed)
    #expect(await project.run(["x/old/b.svg"]).status == .failed)
  }

  @Test("the nearest configuration up to the repository counts, and its folder is the root")
  func discovery() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": configuration("<gate fail-on=\"never\"/>"),
      "in/.a11yaudit.xml": configuration("<report format=\"text\"/>"),
      "in/deep/a.svg": button(),
    ])
    let run = await project.run(["."], in: "in/deep")
    #expect(run.status == .failed && run.output.hasPrefix("deep/a.svg\n"), "\(run.output)")
    let path = await project.run(["config", "path"], in: "in/deep")
    #expect(path.output == "../.a11yaudit.xml\n")
    try project.write(configuration(""), to: "in/a11yaudit.xml")
    let both = await project.run(["."], in: "in/deep")
    #expect(both.status == .untrusted && both.errors.contains("remove one"))
  }

  @Test("the effective settings are shown with where they come from")
  func show() async throws {
    let project = try TemporaryProject([
      "a11yaudit.xml": configuration("<gate fail-on=\"warning\" max-warnings=\"3\"/>")
    ])
    let run = await project.run(["config", "show", "--fail-on", "note"])
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(lines.contains("fail-on note (option)"))
    #expect(lines.contains("max-warnings 3 (a11yaudit.xml:2:25)"))
    #expect(lines.contains("level AA (default)"))
  }

  @Test("suppressions of the configuration accept findings; unused ones are reported")
  func suppressions() async throws {
    let suppress =
      "<suppress rule=\"text-contrast\" path=\"old/**\" control=\"S*\" reason=\"Goes\""
      + " until=\"2027-01-31\"/>\n<suppress rule=\"target-size\" reason=\"Why not\"/>"
      + "<report format=\"text\"/>"
    let project = try TemporaryProject([
      "a11yaudit.xml": configuration(suppress), "old/a.svg": button(),
    ])
    let run = await project.run(["--today", "2027-01-31"])
    #expect(run.status == .passed && run.output.contains("1 suppressed"), "\(run.output)")
    #expect(run.output.contains("suppression/unused") && run.output.contains("a11yaudit.xml"))
    let late = await project.run(["--today", "2027-02-01"])
    #expect(late.status == .failed && late.output.contains("suppression/expired"))
    let part = await project.run(["old", "--today", "2027-01-31"])
    #expect(!part.output.contains("suppression/unused"))
  }

  @Test("what 'init' writes is a configuration, in the grammar too, and is not written twice")
  func initialize() async throws {
    let project = try TemporaryProject(["a.svg": button("#111")])
    #expect(await project.run(["init"]).status == .passed)
    #expect(await project.run(["--report", "text"]).status == .passed)
    #expect(await project.run(["init"]).status == .untrusted)
    let schema = await project.run(["config", "schema"]).output
    #expect(
      schema
        == String(decoding: EmbeddedFile.bytes(at: "Rules/configuration.rng") ?? [], as: UTF8.self))
    let grammar = try RelaxNGSchema(bytes: Array(schema.utf8))
    // With what is in comments as well.
    let text = try project.read("a11yaudit.xml")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let elements = lines.filter { line in
      let start = line.drop { $0 == " " }
      return start.hasPrefix("<") && !start.hasPrefix("<!--") || start.hasPrefix("until=")
    }.joined(separator: "\n")
    #expect(try grammar.validate(Array(elements.utf8)) == [])
    try project.write(elements, to: "a11yaudit.xml")
    let shown = await project.run(["config", "show"])
    #expect(shown.status == .passed, "\(shown.errors)")
  }

  @Test("a snippet is printed for each service", arguments: ["github", "gitlab", "jenkins"])
  func snippets(service: String) async throws {
    let run = await (try TemporaryProject()).run(["init", "--ci", service])
    #expect(run.status == .passed && run.output.contains("a11yaudit"))
    #expect(!run.output.contains("<a11yaudit"))
  }

  @Test("the walk and the grammar know the same elements and attributes")
  func vocabulary() throws {
    let bytes = try #require(EmbeddedFile.bytes(at: ConfigurationVocabulary.schemaPath))
    let schema = try XMLDocument.parse(bytes)
    let elements = [schema.root] + Array(schema.root.descendants)
    let names = Set(
      elements.filter { $0.localName == "element" }.compactMap { $0.attribute("name") })
    #expect(names == Set(ConfigurationVocabulary.elements.keys))
    let attributes = Set(
      elements.filter { $0.localName == "attribute" }.compactMap { $0.attribute("name") })
    #expect(
      attributes
        == Set(ConfigurationVocabulary.elements.values.flatMap { $0.attributes.map(\.name) }))
  }
}
