import Audit
import AuditRules
import Foundation
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import AndroidLoading

/// A small Material 3 application of this project's own, `Fixtures/orchard`: a screen with buttons, a
/// chip, a check box and navigation, rows of lists, a dialog and an app widget, by day and by night.
///
/// Expected ratios were worked out from the files' colours apart from this program: alpha composited
/// in floating point, `android:alpha` in 255ths, ripples as the platform shows them since API 28
/// (`press` is 20 %: 0.2 pressed, 0.12 focused, 0.04 hovered), WCAG 2.2's formula.
@Suite("A Material 3 application with every result derived by hand")
struct OrchardTests {
  /// A check and what it has to find.
  struct Expected: CustomTestStringConvertible, Sendable {
    var layout: String
    var key: String
    var rule = "text-contrast"
    var state = ControlState.normal
    var appearance: String
    var ratio: Double
    var outcome: String

    var testDescription: String { "\(layout) \(key) \(rule) \(state.name) \(appearance)" }
  }

  /// The checks of one part by day and by night: ratio and outcome.
  private struct Row {
    var layout: String
    var key: String
    var state = ControlState.normal
    var rule = "text-contrast"
    var day: (ratio: Double, outcome: String)
    var night: (ratio: Double, outcome: String)
  }

  private static let screen = "activity_plots"
  private static let box = "indicator-contrast"

  private static let rows: [Row] = [
    Row(
      layout: screen, key: "heading",
      day: (17.2244, "passed"), night: (14.8958, "passed")),
    // The note's colour has no variant for the night.
    Row(
      layout: screen, key: "hint",
      day: (2.8139, "failed"), night: (6.6068, "passed")),
    // 32 sp are large: 3:1.
    Row(
      layout: screen, key: "count",
      day: (3.0335, "passed"), night: (6.1286, "passed")),
    // `colorOnPrimary` stays white by night.
    Row(
      layout: screen, key: "join",
      day: (5.1274, "passed"), night: (2.0123, "failed")),
    Row(
      layout: screen, key: "join", state: .hovered,
      day: (5.4729, "passed"), night: (1.9531, "failed")),
    Row(
      layout: screen, key: "join", state: .focused,
      day: (6.252, "passed"), night: (1.8406, "failed")),
    Row(
      layout: screen, key: "join", state: .pressed,
      day: (7.1637, "passed"), night: (1.7355, "failed")),
    Row(
      layout: screen, key: "join", state: .disabled,
      day: (2.2793, "exempt"), night: (2.926, "exempt")),
    Row(
      layout: screen, key: "later",
      day: (5.1274, "passed"), night: (9.2388, "passed")),
    Row(
      layout: screen, key: "later", state: .pressed,
      day: (3.1928, "failed"), night: (4.9859, "passed")),
    Row(
      layout: screen, key: "sunny",
      day: (13.297, "passed"), night: (8.345, "passed")),
    Row(
      layout: screen, key: "sunny", state: .selected,
      day: (5.1274, "passed"), night: (2.0123, "failed")),
    Row(
      layout: screen, key: "remember",
      day: (17.2244, "passed"), night: (14.8958, "passed")),
    Row(
      layout: screen, key: "remember", rule: box,
      day: (5.3292, "passed"), night: (7.8184, "passed")),
    Row(
      layout: screen, key: "remember", state: .selected, rule: box,
      day: (5.1274, "passed"), night: (9.2388, "passed")),
    Row(
      layout: screen, key: "rules",
      day: (13.297, "passed"), night: (8.345, "passed")),
    Row(
      layout: screen, key: "rules", state: .pressed,
      day: (8.3821, "passed"), night: (4.6061, "passed")),
    Row(
      layout: screen, key: "places",
      day: (5.3292, "passed"), night: (7.8184, "passed")),
    Row(
      layout: screen, key: "places", state: .selected,
      day: (5.1274, "passed"), night: (9.2388, "passed")),
    Row(
      layout: "item_plot", key: "plot_name",
      day: (13.297, "passed"), night: (8.345, "passed")),
    Row(
      layout: "item_plot", key: "plot_size",
      day: (4.1141, "failed"), night: (4.38, "failed")),
    // Nobody says what the row lies on: over the window's colour it passes, or the question stays open.
    Row(
      layout: "item_visit", key: "visit_day",
      day: (17.2244, "passed"), night: (14.8958, "passed")),
    Row(
      layout: "item_visit", key: "visit_note",
      day: (2.8139, "incomplete"), night: (6.6068, "passed")),
    Row(
      layout: "dialog_rename", key: "rename_title",
      day: (15.2497, "passed"), night: (11.5567, "passed")),
  ]

  static let expected: [Expected] =
    rows.flatMap { row in
      [("Theme.Orchard", row.day), ("Theme.Orchard, night", row.night)].map { appearance, found in
        Expected(
          layout: row.layout, key: row.key, rule: row.rule, state: row.state,
          appearance: appearance, ratio: found.ratio, outcome: found.outcome)
      }
    } + [
      Expected(
        layout: "harvest_glance", key: "kilos", appearance: "system theme", ratio: 5.1274,
        outcome: "passed")
    ]

  /// All checks of the project.
  private static let sources: [AuditedSource] = (try? audit()) ?? []

  private static func audit() throws -> [AuditedSource] {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
      .appendingPathComponent("orchard")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xml") }
    let files = try paths.map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
    let project = try AndroidFixture.load(Dictionary(uniqueKeysWithValues: files))
    let auditor = try Auditor(
      ruleSet: RuleSetLibrary.embedded.ruleSet(named: "wcag22-aa"),
      registry: [TextContrastRule.self, IndicatorContrastRule.self])
    return project.sources.map(auditor.audit)
  }

  @Test("each check finds the ratio and the verdict", arguments: expected)
  func check(_ expected: Expected) throws {
    let source = try #require(
      Self.sources.first { $0.path == "res/layout/\(expected.layout).xml" })
    let control = try #require(source.controls.first { $0.control.key == expected.key })
    let findings = control.findings.filter {
      $0.ruleID == expected.rule && $0.stateName == expected.state.name
        && $0.appearanceName == expected.appearance
    }
    let measured = try #require(
      findings.min { ($0.measurement?.value ?? 0) < ($1.measurement?.value ?? 0) })
    #expect(isClose(measured.measurement?.value, to: expected.ratio, within: 0.001))
    #expect(measured.verdict.outcome == expected.outcome)
  }
}
