import Testing

@testable import CommandLineTool

@Suite("Contrast of two colours")
struct ContrastCommandTests {
  private func run(_ arguments: String...) async throws -> ProgramRun {
    try await TemporaryProject().run(["contrast"] + arguments)
  }

  @Test("the ratio and the outcome in each rule set are told")
  func outcomes() async throws {
    // #767676 is the lightest grey that passes on white (WebAIM and others: 4.54:1).
    let run = try await run("#767676", "white")
    #expect(run.status == .passed && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "4.54:1, #767676 on #FFFFFF")
    #expect(
      lines.contains(
        "wcag22-aa, wcag21-aa, apple, android:"
          + " text passes 4.5:1, large text passes 3:1, graphics passes 3:1"))
    #expect(
      lines.contains(
        "wcag22-aaa, wcag21-aaa:"
          + " text fails 7:1, large text passes 4.5:1, graphics passes 3:1"))
    #expect(lines.contains("wcag22-a, wcag21-a: ask for no contrast"))
    // #595959 has 7.00:1, the lightest grey of AAA.
    #expect(lines.last?.hasPrefix("for 7:1: foreground #595959 (7.00:1)") == true)
  }

  @Test("a translucent foreground counts as it looks on the background")
  func translucent() async throws {
    // Half of white has the luminance ((0.5 + 0.055) / 1.055)^2.4 = 0.2140: 1.05 / 0.2640.
    #expect(try await run("rgb(0 0 0 / 50%)", "white").output.hasPrefix("3.97:1, #808080 on "))
  }

  @Test(
    "what is no pair of colours is refused",
    arguments: [
      (["red"], "name a foreground and a background"),
      (["red", "blurple"], "'blurple' is no colour"),
      (["currentColor", "white"], "'currentColor' is no colour"),
      (["red", "#ffffff80"], "the background '#ffffff80' is translucent"),
    ])
  func mistakes(arguments: [String], message: String) async throws {
    let run = try await TemporaryProject().run(["contrast"] + arguments)
    #expect(run.status == .untrusted && run.output.isEmpty)
    #expect(run.errors.hasPrefix("a11yaudit: error: \(message)"))
  }
}
