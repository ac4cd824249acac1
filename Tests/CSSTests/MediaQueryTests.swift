import CSS
import Testing

struct MediaQueryTests {
  private func context() -> MediaContext {
    var context = MediaContext(colorScheme: .dark, contrast: .more)
    context.width = 800
    context.height = 400
    context.canHover = false
    context.hasForcedColors = true
    context.resolution = 2
    return context
  }

  @Test(
    "conditions that hold",
    arguments: [
      "", "all", "screen", "only screen", "not print", "print, screen", "(width)",
      "(prefers-color-scheme: dark)", "(prefers-color-scheme:DARK)", "(prefers-contrast)",
      "screen and (prefers-contrast: more)", "(forced-colors)", "(forced-colors: active)",
      "(hover: none)", "not (hover)", "(min-width: 800px)", "(max-width: 50em)", "(width >= 600px)",
      "(600px <= width < 900px)", "(900px > width)", "(width = 800px)", "(orientation: landscape)",
      "(aspect-ratio: 2/1)", "(min-resolution: 2dppx)", "(resolution >= 192dpi)",
      "(hover) or (forced-colors)", "((hover) or (forced-colors)) and (width)",
      "not ((hover) or (width < 1px))", "screen and (width) and (height)",
      "(bogus) or (width)", "(width: 800px",
    ])
  func matching(query: String) {
    #expect(MediaQueryList(query).matches(context()))
  }

  @Test(
    "conditions that do not hold, among them unknown ones and their negation",
    arguments: [
      "print", "not screen", "not all", "(prefers-color-scheme: light)", "(hover)",
      "(min-width: 801px)", "(bogus)", "not (bogus)", "(bogus: 1)", "not (width > bogus)",
      "(prefers-color-scheme: blue)", "not (prefers-color-scheme: blue)", "(pointer: fine)",
      "not (pointer: fine)", "screen and (bogus)", "not screen and (bogus)", "(", "width",
      "(width) and (height) or (hover: none)", "screen or (width)", "and", "screen (width)",
      "fancy(1)", "not fancy(1)",
    ])
  func notMatching(query: String) {
    #expect(!MediaQueryList(query).matches(context()))
  }

  @Test("parentheses beyond the depth limit are unknown")
  func depth() {
    let count = 100_000
    let query = String(repeating: "(", count: count) + "width"
    #expect(!MediaQueryList(query).matches(context()))
  }
}
