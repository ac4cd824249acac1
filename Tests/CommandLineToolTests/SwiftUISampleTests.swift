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

  @Test(
    "another colour is written with the opacity that is there, and passes then",
    arguments: [
      "Color.gray.opacity(0.9)", ".gray.opacity(0.9)",
      "Color(red: 0.6, green: 0.6, blue: 0.6, opacity: 0.9)", "Color(white: 0.6, opacity: 0.9)",
      "Color(hex: \"#999999\").opacity(0.9)", "Color(hex: 0x999999)",
      "Color(UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 0.9))",
      "Color(uiColor: UIColor.systemGray.withAlphaComponent(0.9))", "Color(.systemGray)",
      "Color.secondary",
    ])
  func opacity(expression: String) async throws {
    let code = """
      import SwiftUI
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: 90, height: 50).background(Color.white)
            .foregroundStyle(\(expression))
        }
      }
      """
    let change = try #require(try suggested(code))
    #expect(change.written.contains("0.9") == expression.contains("0.9"))
    let line = try #require(code.split(separator: "\n").first { $0.contains(expression) })
    let changed = code.replacing(
      line, with: line.replacing(change.definition.value, with: change.written))
    #expect(changed != code)
    #expect(try suggested(changed) == nil, "\(change.written)")
  }

  /// The change of the label that would make a style's text pass in light, `nil` if it passes.
  private func suggested(_ code: String) throws -> Suggestion.ColorChange? {
    let loader = SwiftUILoader(options: LoadingOptions(appearances: ["light"]))
    let content = try loader.parse(Source(path: "S.swift", bytes: Array(code.utf8)))
    let project = loader.resolve(
      [ProjectDocument(path: "S.swift", use: .audited, content: content)], in: "")
    let auditor = try Auditor(ruleSet: RuleSet.named("wcag22-aa"), registry: Registry.rules)
    let search = SuggestionSearch(project.sources.map { auditor.audit($0) })
    let findings = search.sources(with: search.parts.map { search.answers(to: $0) })
      .flatMap(\.controls).flatMap(\.findings).filter { $0.ruleID == "text-contrast" }
    #expect(!findings.isEmpty)
    for finding in findings where finding.verdict.outcome == "failed" {
      for suggestion in finding.suggestions {
        if case .color(let change) = suggestion.change, change.side == .foreground {
          return change
        }
      }
    }
    return nil
  }
}
