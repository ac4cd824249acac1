import Foundation
import Testing

@testable import CommandLineTool

/// The project's folder, if the tests run where they were built.
private let checkout: FilePath? = {
  let folder = FilePath(#filePath).parent.parent.parent
  return FileSystem().kind(at: folder.appending("Package.swift")) == nil ? nil : folder
}()

@Suite("Conformance with a browser", .enabled(if: checkout != nil, "needs the checkout"))
struct ConformanceSuiteTests {
  private func page() throws -> ConformancePage {
    let project: FilePath = try #require(checkout)
    return try #require(try ConformancePage(project: project, fileSystem: FileSystem()))
  }

  @Test("Documentation/Conformance.md is what the comparison gives; Scripts/record writes it")
  func generatedPage() throws {
    let project: FilePath = try #require(checkout)
    let file = FilePath(ConformancePage.path, in: project)
    let written = try FileSystem().read(file, limit: SourceInput.maximumByteCount)
    #expect(String(decoding: written, as: UTF8.self) == (try page().markdown))
  }

  @Test("every drawing of a feature that is complete passes")
  func completeFeatures() throws {
    for entry in try page().entries where Self.complete.contains(entry.feature) {
      #expect(entry.outcome == .passed, "\(entry.feature)/\(entry.name)")
    }
  }

  /// Features of which no drawing may fail or be incomplete any more.
  private static let complete: Set<String> = [
    "animations", "blend", "cascade", "clip", "filters", "gradients", "markers", "mask", "media",
    "nested-svg", "opacity",
    "paths", "combined-states",
    "patterns", "pointer-events", "selectors", "shapes", "states", "strokes", "switch", "text",
    "use",
  ]
}

@Suite("Comparing with a browser's measurements")
struct ConformanceCaseTests {
  private let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect id="go" role="button" width="10" height="10" fill="#112233"/>
      <rect x="10" width="5" height="10" fill="ButtonText"/>
    </svg>
    """

  private func outcome(_ measurement: String) throws -> ConformanceCase.Outcome {
    let record = try JSONDecoder().decode(
      BrowserRecord.self, from: Data("{\"light\": \(measurement)}".utf8))
    return ConformanceCase.outcome(of: Array(drawing.utf8), named: "a.svg", record: record)
  }

  @Test("equal colours and taps pass")
  func equal() throws {
    let measurement = """
      {"colors": [[5, 5, "#122334ff"], [18, 5, "#00000000"]],
       "hits": {"cell": 10, "controls": ["go"], "rows": ["a."]}}
      """
    #expect(try outcome(measurement) == .passed)
  }

  @Test("another colour, another tap and a missing text fail")
  func different() throws {
    #expect(
      try outcome("{\"colors\": [[5, 5, \"#112239ff\"]]}")
        == .failed("at 5.0,5.0 #112233ff, measured #112239ff"))
    #expect(
      try outcome(
        "{\"colors\": [], \"hits\": {\"cell\": 10, \"controls\": [\"go\"], \"rows\": [\"aa\"]}}")
        == .failed("a tap at 15.0,5.0 on nothing, measured go"))
    #expect(
      try outcome("{\"colors\": [], \"texts\": [{\"string\": \"Go\", \"box\": [0, 0, 9, 9]}]}")
        == .failed("the text 'Go' is not found"))
  }

  @Test("a colour that is not known is incomplete, unless another is wrong")
  func unknown() throws {
    guard case .incomplete(let cause) = try outcome("{\"colors\": [[12, 5, \"#000000ff\"]]}") else {
      Issue.record("not incomplete")
      return
    }
    #expect(cause.hasPrefix("at 12.0,5.0 system-colour: "))
    let both = "{\"colors\": [[12, 5, \"#000000ff\"], [5, 5, \"#ffffffff\"]]}"
    #expect(
      try outcome(both) == .failed("at 5.0,5.0 #112233ff, measured #ffffffff"))
  }

  @Test("translucent colours are compared as they look")
  func translucent() {
    #expect(ConformanceCase.isClose("#ff000001", "#00ff0001"))
    #expect(!ConformanceCase.isClose("#ff000080", "#ff00008f"))
    #expect(!ConformanceCase.isClose("#ff000080", "#00ff0080"))
  }
}
