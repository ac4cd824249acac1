import Audit
import Foundation
import RuleSets
import SceneModel
import SwiftUILoading
import Testing

@testable import CommandLineTool

/// What `vectors/seed-styles.json` expects to be found in the articles' styles.
@Suite("Findings in the articles' styles as Swift files")
struct SwiftUISampleTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rules that a control fails, with the state.
  private func failures(_ file: String, _ control: String) throws -> Set<String> {
    let path = "themes/swiftui/\(file).swift"
    let bytes = Array(try Data(contentsOf: Self.checkout.appending(path: path)))
    let loader = SwiftUILoader(options: LoadingOptions())
    let content = try loader.parse(Source(path: path, bytes: bytes))
    let project = loader.resolve(
      [ProjectDocument(path: path, use: .audited, content: content)], in: "")
    let auditor = try Auditor(ruleSet: RuleSet.named("wcag22-aa"), registry: Registry.rules)
    let findings = project.sources.flatMap { auditor.audit($0).controls }.flatMap(\.findings)
    return Set(
      findings.filter { $0.controlKey == control && $0.verdict.outcome == "failed" }
        .map { "\($0.ruleID) \($0.location.line):\($0.location.column)" })
  }

  @Test("a background before the frame: little of it takes taps, and it is said at the modifier")
  func pill() throws {
    let found = try failures("Pill", "PillScreen/Press Me!")
    #expect(found.contains("background-before-frame 15:8"))
    #expect(found.contains { $0.hasPrefix("hit-area-coverage 18:8") })
    #expect(found.contains { $0.hasPrefix("target-size 18:8") })
    #expect(found.contains { $0.hasPrefix("text-contrast") })
    let style = try failures("Pill", "Pill.destructive")
    #expect(style.contains("pressed-state-ignored 4:8"))
    #expect(style.contains("disabled-state-not-handled 4:8"))
  }

  @Test("the frame before the background: no finding of size or coverage")
  func reordered() throws {
    let found = try failures("Pill", "ReorderedPillScreen/Press Me!")
    #expect(!found.contains { $0.hasPrefix("target-size") || $0.hasPrefix("hit-area") })
    #expect(!found.contains { $0.hasPrefix("background-before-frame") })
  }

  @Test("a card without content shape is mostly dead, one with it is not")
  func cards() throws {
    #expect(
      try failures("Pill", "EventScreen/Button").contains { $0.hasPrefix("hit-area-coverage") })
    #expect(
      try !failures("Pill", "TappableEventScreen/Button").contains { $0.hasPrefix("hit-area") })
  }

  @Test("haptics in a body are told where they stand")
  func haptics() throws {
    #expect(
      try failures("Pill", "ScaleOnTapWithHaptics").contains {
        $0.hasPrefix("side-effect-in-body 66:")
      })
  }

  @Test("a round button covers its shape; its white label is too faint on green")
  func circle() throws {
    let found = try failures("Stopwatch", "StopwatchScreen/Start")
    #expect(found.contains { $0.hasPrefix("text-contrast") })
    #expect(!found.contains { $0.hasPrefix("hit-area") || $0.hasPrefix("target-size") })
  }

  @Test("a style's own flag, its spinner and its motion")
  func custom() throws {
    let found = try failures("PrimaryCustom", "LogInScreen/Log in")
    #expect(found.contains { $0.hasPrefix("repeating-animation") })
    #expect(
      try failures("PrimaryCustom", "PrimaryButtonStyleCustom").contains {
        $0.hasPrefix("own-disabled-flag")
      })
    let defaults = try failures("PrimaryCustom", "DefaultLogInScreen/Log in")
    #expect(defaults.contains { $0.hasPrefix("hit-area-coverage") })
  }

  @Test("modifiers outside a button do not belong to its target")
  func outside() throws {
    #expect(
      try failures("PrimaryButton", "PrimaryButton/Button").contains {
        $0.hasPrefix("hit-area-coverage")
      })
  }
}
