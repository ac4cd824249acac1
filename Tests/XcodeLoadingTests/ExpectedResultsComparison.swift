import Audit
import AuditRules
import ColorMath
import Foundation
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import XcodeLoading

extension ExpectedResults.Result {
  /// What the loader calls the control: an object id, or both names of a pair.
  var key: String { self.where.components(separatedBy: " id ").last ?? self.where }

  var controlState: ControlState? {
    switch state {
    case "highlighted": .pressed
    case "enabled": .normal
    default: ControlState(name: state)
    }
  }

  var appearanceName: String {
    appearance.replacing(", ", with: "-").replacing(" ", with: "-")
  }
}

/// Compares what the loader and the rules make of a project with what was derived by hand.
struct ExpectedResultsComparison {
  private let sources: [String: AuditedSource]

  init(_ project: LoadedProject) throws {
    var ruleSet = try RuleSetLibrary.embedded.ruleSet(named: "apple")
    ruleSet.largeTextUnit = .pt
    let auditor = try Auditor(
      ruleSet: ruleSet, registry: [TextContrastRule.self, TargetSizeRule.self])
    sources = Dictionary(
      project.sources.map { ($0.path, auditor.audit($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Records an issue for every result of the file `json` that is another.
  func compare(_ json: Data) throws {
    let expected = try ExpectedResults(json: json)
    #expect(!expected.controls.isEmpty)
    for result in expected.controls {
      let control = try #require(
        sources[result.file]?.controls.first { $0.control.key == result.key },
        "\(result.description)")
      try compare(result, control)
    }
  }

  private func compare(_ expected: ExpectedResults.Result, _ audited: AuditedControl) throws {
    let what = Comment(rawValue: expected.description)
    let state = try #require(expected.controlState, what)
    // A state that the files do not tell apart looks as the normal one.
    let isTold = audited.control.renditions.contains { $0.state == state }
    let shown =
      audited.foldedStates.first { $0.state == state }?.like ?? (isTold ? state : .normal)
    let finding = try #require(
      audited.findings.first {
        $0.ruleID == "text-contrast" && $0.state == shown
          && $0.appearance == expected.appearanceName
      }, what)
    // A disabled state is exempt also where another one that is judged stands for it.
    let isExempt = shown != state && state.contains(.disabled)
    #expect((isExempt ? "exempt" : outcome(of: finding)) == expected.verdict, what)
    if let contrast = expected.contrast, let foreground = expected.foreground,
      let background = expected.background
    {
      let measurement = try #require(finding.measurement, what)
      #expect(isClose(measurement.value, to: contrast, within: 0.02), what)
      #expect(measurement.required == expected.required, what)
      guard case .contrast(let details) = measurement.details else {
        Issue.record(what)
        return
      }
      try compare(details.foreground, foreground, what)
      try compare(details.background, background, what)
    }
    if let size = expected.size { try compare(size, audited, what) }
  }

  private func outcome(of finding: Finding) -> String {
    switch finding.verdict {
    case .pass: "pass"
    case .fail: "fail"
    case .exempt: "exempt"
    case .incomplete: "undetermined"
    }
  }

  private func compare(_ color: Color, _ expected: String, _ what: Comment) throws {
    let wanted = try #require(TestColor.parse(expected), what)
    for (value, channel) in [
      (color.red, wanted.red), (color.green, wanted.green), (color.blue, wanted.blue),
    ] {
      #expect(isClose(value * 255, to: channel * 255, within: 1), what)
    }
  }

  private func compare(
    _ expected: ExpectedResults.Size, _ audited: AuditedControl, _ what: Comment
  ) throws {
    let finding = try #require(audited.findings.first { $0.ruleID == "target-size" }, what)
    guard case .target(let details) = finding.measurement?.details else {
      Issue.record(what)
      return
    }
    let width = try #require(expected.width, what)
    let height = try #require(expected.height, what)
    #expect(isClose(details.bounds?.width, to: width, within: 0.01), what)
    #expect(isClose(details.bounds?.height, to: height, within: 0.01), what)
    if let verdict = expected.verdict {
      #expect(outcome(of: finding) == verdict, what)
    }
  }
}
