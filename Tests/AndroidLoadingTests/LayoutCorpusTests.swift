import Audit
import SceneModel
import TestSupport
import Testing

@testable import AndroidLoading

@Suite(
  "Layouts of shared Android projects",
  .enabled(if: SharedMaterial.isAvailable, "the shared folder is missing"))
struct LayoutCorpusTests {
  @Test("every scene of every layout is a valid one", arguments: ["iosched", "wikipedia"])
  func valid(_ project: String) throws {
    let documents = try CorpusTests.documents(project)
    let loaded = AndroidLoader(options: LoadingOptions()).resolve(documents, in: "")
    let sources = loaded.sources.filter { $0.path.contains("/res/layout") }
    #expect(!sources.isEmpty)
    #expect(sources.flatMap(\.scenes).flatMap { $0.violations() }.isEmpty)
    for source in sources {
      #expect(Set(source.controls.map(\.key)).count == source.controls.count)
    }
  }

  @Test(
    "every result for a view of a layout that was derived by hand is found",
    arguments: CorpusTests.projects.filter { project in
      (try? ExpectedResults.of(project).contains { $0.style == nil }) ?? true
    })
  func expected(_ project: String) throws {
    let results = try ExpectedResults.of(project).filter { $0.style == nil }
    let documents = try CorpusTests.documents(project)
    for result in results {
      let what = Comment(rawValue: result.description)
      let loaded = AndroidLoader(options: LoadingOptions()).resolve(documents, in: "")
      var source = try #require(loaded.sources.first { $0.path == result.file }, what)
      var control = try #require(
        source.controls.first { $0.key.hasSuffix(result.where) || source.controls.count == 1 }, what
      )
      let state = try #require(result.controlState, what)
      control.renditions = try [
        #require(
          control.renditions.first {
            $0.state == state && !$0.appearance.name.hasSuffix(", night")
          },
          what)
      ]
      source.controls = [control]
      let findings = try CorpusTests.auditor(.pt).audit(source).controls.flatMap(\.findings)
      let text = try #require(findings.first { $0.ruleID == "text-contrast" }, what)
      #expect(text.verdict.expectedName == result.verdict, what)
      if let contrast = result.contrast {
        #expect(isClose(text.measurement?.value, to: contrast, within: 0.02), what)
      }
      if let size = result.size {
        let frame = try #require(control.renditions.first, what).frame
        #expect(size.width.map { $0 == frame.width } ?? true, what)
        #expect(size.height.map { $0 == frame.height } ?? true, what)
        let sizes = findings.filter { $0.ruleID == "target-size" }
        #expect(!sizes.isEmpty, what)
        #expect(sizes.allSatisfy { ($0.severity != nil) == (size.verdict == "fail") }, what)
      }
    }
  }
}
