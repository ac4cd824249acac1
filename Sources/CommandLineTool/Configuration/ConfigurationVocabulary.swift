internal import RuleSets

/// The elements and attributes of a configuration in one place, and the options they stand for.
enum ConfigurationVocabulary {
  static let namespace = "urn:a11yaudit:config:1"
  static let root = "a11yaudit"
  /// The grammar, as `config schema` prints it.
  static let schemaPath = "Rules/configuration.rng"

  /// What an attribute is for.
  enum Meaning {
    /// The value of an option.
    case option(String)
    /// A switch: `true` or `false`.
    case flag(String)
    /// A part of the option that its element stands for, or of the element itself.
    case part
  }

  /// What an element may hold.
  struct Element {
    var attributes: [(name: String, meaning: Meaning)]
    var required: [String] = []
    var children: [String] = []
    /// Whether it may stand more than once in the same place.
    var isRepeatable = true
    /// Whether the numbers and words of its rule are attributes as well.
    var takesRuleOptions = false
  }

  static let elements: [String: Element] = [
    root: Element(
      attributes: [("root", .part)],
      children: [
        "inputs", "standard", "gate", "rule", "appearance", "state", "canvas", "define", "platform",
        "name-pattern", "suppress", "baseline", "report", "reports",
      ]),
    "inputs": Element(
      attributes: [], children: ["include", "exclude", "library", "tokens"], isRepeatable: false),
    "include": Element(attributes: [("path", .part)], required: ["path"]),
    "exclude": Element(attributes: [("path", .part)], required: ["path"]),
    "library": Element(attributes: [("path", .option("library"))], required: ["path"]),
    "tokens": Element(attributes: [("path", .part), ("appearance", .part)], required: ["path"]),
    "standard": Element(
      attributes: [
        ("name", .option("standard")), ("level", .option("level")),
        ("rule-set", .option("rule-set")), ("large-text-unit", .option("large-text-unit")),
      ], isRepeatable: false),
    "gate": Element(
      attributes: [
        ("fail-on", .option("fail-on")), ("max-warnings", .option("max-warnings")),
        ("incomplete", .option("incomplete")), ("allow-empty", .flag("allow-empty")),
      ], isRepeatable: false),
    "rule": Element(
      attributes: [("id", .part), ("severity", .part)], required: ["id"], takesRuleOptions: true),
    "appearance": Element(attributes: [("name", .option("appearance"))], required: ["name"]),
    "state": Element(attributes: [("name", .option("state"))], required: ["name"]),
    "canvas": Element(
      attributes: [("appearance", .part), ("color", .part)], required: ["appearance", "color"]),
    "define": Element(
      attributes: [("name", .part), ("value", .part), ("appearance", .part)],
      required: ["name", "value"]),
    "platform": Element(
      attributes: [("name", .part), ("version", .part)], required: ["name", "version"]),
    "name-pattern": Element(
      attributes: [("pattern", .part), ("meaning", .part)], required: ["pattern", "meaning"]),
    "suppress": Element(
      attributes: ["rule", "path", "control", "state", "until", "reason", "ticket"]
        .map { ($0, .part) }, required: ["rule"]),
    "baseline": Element(
      attributes: [("path", .option("baseline"))], required: ["path"], isRepeatable: false),
    "report": Element(
      attributes: [
        ("format", .part), ("path", .part), ("profile", .option("junit-profile")),
        ("for", .option("markdown-for")), ("image-base", .option("image-base")),
        ("category", .option("category")),
      ], required: ["format"]),
    "reports": Element(
      attributes: [("path", .option("reports"))], required: ["path"], isRepeatable: false),
  ]

  /// The attributes of `report` that only one format knows.
  static let reportAttributes = [
    "profile": "junit", "for": "markdown", "image-base": "markdown", "category": "sarif",
  ]

  /// Options whose values are paths, which a configuration gives relative to its folder.
  static let pathOptions: Set<String> = ["library", "tokens", "baseline", "reports"]
}
