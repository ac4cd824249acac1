public import Audit

extension MixedThemesRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "mixed-themes",
    title: "Mixed themes",
    summary: """
      Reports a text and its background of too little contrast, of which the project sets one and \
      a library's theme the other.
      """,
    rationale: """
      A library's pairs of colours are made for each other; who replaces one of them has to \
      replace both, and again with every update of the library.
      """,
    limitations: """
      Only pairs of roles that a theme sets by their names are compared. That the contrast is too \
      low, the rules for contrast say; this one says why.
      """)

  private static func theme(_ items: String) -> String {
    """
    <resources>
      <style name="AppTheme" parent="Theme.MaterialComponents.Light">
        <item name="colorPrimary">#FFEB3B</item>\(items)
      </style>
    </resources>
    """
  }

  /// Small themes with the outcomes they must have; the library's text is white.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A yellow of the project under a library's white",
      fileName: "res/values/themes.xml", source: theme(""),
      expected: ["AppTheme/colorOnPrimary/colorPrimary any failed"]),
    RuleExample(
      title: "Both colours in one theme",
      fileName: "res/values/themes.xml",
      source: theme("\n    <item name=\"colorOnPrimary\">#1A1A1A</item>"), expected: []),
  ]
}
