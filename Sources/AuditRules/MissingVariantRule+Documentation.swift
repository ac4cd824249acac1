public import Audit

extension MissingVariantRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "missing-variant",
    title: "Missing variant",
    summary: """
      Reports a colour without a variant for an appearance (dark, or increased contrast) that \
      the project provides for others, where the contrast needs one.
      """,
    rationale: """
      Who asks for increased contrast, and gets it for half of the controls, cannot read the \
      other half.
      """,
    limitations: """
      A colour that code supplies for an appearance is not seen. No standard requires variants: \
      whether the contrast of the one colour is enough, the rules for contrast say.
      """)

  private static func colorSet(_ colors: String...) -> String {
    """
    {
      "colors" : [
        \(colors.joined(separator: ",\n    "))
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """
  }

  private static func color(_ byte: String, high: Bool = false) -> String {
    let trait = #""appearances" : [ { "appearance" : "contrast", "value" : "high" } ], "#
    let components = ["red", "green", "blue"].map { "\"\($0)\" : \"\(byte)\"" }
      .joined(separator: ", ")
    return "{ \"idiom\" : \"universal\", \(high ? trait : "")\"color\" : {"
      + " \"color-space\" : \"srgb\", \"components\" : { \(components), \"alpha\" : \"1.000\" } } }"
  }

  /// A catalogue with the background of a banner and another colour that has all variants.
  private static func catalog(_ background: String) -> [RuleExample.File] {
    [
      RuleExample.File(
        name: "Colors.xcassets/Banner Background.colorset/Contents.json", source: background),
      RuleExample.File(
        name: "Colors.xcassets/Shadow.colorset/Contents.json",
        source: colorSet(color("0x11"), color("0x00", high: true))),
    ]
  }

  /// Small catalogues with the outcomes they must have; white on #767676 is 4.54:1.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A pair without increased contrast",
      fileName: "Colors.xcassets/Banner Text.colorset/Contents.json",
      source: colorSet(color("0xFF")), otherFiles: catalog(colorSet(color("0x76"))),
      expected: ["Banner Text over Banner Background any failed"]),
    RuleExample(
      title: "The same pair with a darker background for increased contrast",
      fileName: "Colors.xcassets/Banner Text.colorset/Contents.json",
      source: colorSet(color("0xFF")),
      otherFiles: catalog(colorSet(color("0x76"), color("0x40", high: true))), expected: []),
  ]
}
