public import RuleSets
public import SceneModel

/// What a rule is, for people: the source of `Documentation/Rules.md`.
public struct RuleMetadata: Hashable, Sendable {
  /// Stable kebab-case id.
  public var id: String
  /// A short title.
  public var title: String
  /// What the rule measures and when it fails, in a few sentences.
  public var summary: String
  /// Why it matters to a person.
  public var rationale: String
  /// Known false positives and negatives.
  public var limitations: String

  /// Metadata from its parts.
  public init(id: String, title: String, summary: String, rationale: String, limitations: String) {
    self.id = id
    self.title = title
    self.summary = summary
    self.rationale = rationale
    self.limitations = limitations
  }
}

/// A small source with the checks that a rule must report for it: test and documentation at once.
public struct RuleExample: Hashable, Sendable {
  /// What the example shows.
  public var title: String
  /// Name of the example's file, which decides on its loader.
  public var fileName: String
  /// The content of the file.
  public var source: String
  /// Further files of the example's project; empty for formats of one file.
  public var otherFiles: [File]
  /// The expected outcomes of this rule as `control state outcome`, sorted; `outcome` is a name of
  /// ``Verdict/outcome``.
  public var expected: [String]

  /// A further file.
  public struct File: Hashable, Sendable {
    /// The file's path beside that of the example.
    public var name: String
    /// The content of the file.
    public var source: String

    /// A file from its parts.
    public init(name: String, source: String) {
      self.name = name
      self.source = source
    }
  }

  /// Every file with its content, the first one first.
  public var files: [File] { [File(name: fileName, source: source)] + otherFiles }

  /// An example from its parts.
  public init(
    title: String, fileName: String, source: String, otherFiles: [File] = [], expected: [String]
  ) {
    self.title = title
    self.fileName = fileName
    self.source = source
    self.otherFiles = otherFiles
    self.expected = expected
  }
}

/// A requirement that is checked on every control; it knows WCAG and nothing of formats.
public protocol Rule: Sendable {
  /// What the rule is.
  static var metadata: RuleMetadata { get }
  /// Small sources with the outcomes they must have.
  static var examples: [RuleExample] { get }

  /// The rule with a rule set's severity and numbers; throws if a number is missing.
  init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError)

  /// All checks of `control`, passed ones included.
  func evaluate(_ control: Control, in context: AuditContext) -> [Finding]
}
