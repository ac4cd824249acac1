internal import Audit
internal import RuleSets
internal import SceneModel

/// One result of a SARIF report.
struct SARIFResult {
  /// Longest message in Unicode scalars; GitHub takes no more than 1,024.
  private static let messageLimit = 1000
  /// Most definitions that are named as related places.
  private static let relatedLimit = 20

  private let issue: ReportedIssue
  private let ruleIndex: Int
  private let uri: String
  private let hasBaseline: Bool

  /// The results of `issues` in the order of uri, line, column, rule and fingerprint: the most
  /// severe of those with a path that GitHub takes.
  static func results(
    of issues: [ReportedIssue], rules: SARIFRules, hasBaseline: Bool
  ) -> [SARIFResult] {
    let all = issues.compactMap { SARIFResult($0, rules: rules, hasBaseline: hasBaseline) }
    var chosen = all
    if all.count > SARIFReporter.resultLimit {
      let ranked = all.indices.sorted {
        (all[$1].issue.severity, $0) < (all[$0].issue.severity, $1)
      }
      chosen = ranked.prefix(SARIFReporter.resultLimit).sorted().map { all[$0] }
    }
    return chosen.sorted { $0.precedes($1) }
  }

  /// `nil` for an issue that has no file inside the project root, or whose rule did not run.
  private init?(_ issue: ReportedIssue, rules: SARIFRules, hasBaseline: Bool) {
    guard let index = rules[issue.rule], let uri = Self.uri(issue.location.path) else { return nil }
    self.issue = issue
    self.uri = uri
    ruleIndex = index
    self.hasBaseline = hasBaseline
  }

  /// The path as a relative URI; `nil` if it leads nowhere inside the root.
  private static func uri(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    return PortablePath.encoded(path)
  }

  /// Our own hash for GitHub, because several states share a line.
  private var lineHash: String { issue.fingerprint.prefix(16) + ":1" }

  private func precedes(_ other: SARIFResult) -> Bool {
    if uri != other.uri { return uri.utf8.lexicographicallyPrecedes(other.uri.utf8) }
    let (a, b) = (Self.start(issue.location), Self.start(other.issue.location))
    if a != b { return a < b }
    if issue.rule != other.issue.rule {
      return issue.rule.utf8.lexicographicallyPrecedes(other.issue.rule.utf8)
    }
    return lineHash < other.lineHash
  }

  private static func start(_ location: SourceLocation) -> (line: Int, column: Int) {
    (max(location.line, 1), max(location.column, 1))
  }

  /// The result's object.
  var value: JSONWriter.Value {
    let related = issue.definitions.lazy.filter { Self.uri($0.location.path) != nil }
      .prefix(Self.relatedLimit).enumerated().map { index, definition in
        Self.related(definition, id: index + 1)
      }
    return .object([
      ("ruleId", .string(issue.rule)), ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(issue.severity.rawValue)),
      ("message", Self.message(text)),
      ("locations", .array([Self.place(issue.location, uri: uri)])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      ("suppressions", suppressions), ("baselineState", baselineState.map { .string($0) }),
      (
        "partialFingerprints",
        .object([
          ("primaryLocationLineHash", .string(lineHash)),
          ("a11yaudit/v1", .string(issue.fingerprint)),
        ])
      ),
    ])
  }

  private var suppressions: JSONWriter.Value? {
    guard case .suppressed(let suppression) = issue.standing else { return nil }
    let kind = suppression.kind == .configuration ? "external" : "inSource"
    return .array([
      .object([
        ("kind", .string(kind)),
        ("justification", .string(VisibleText.collapsed(suppression.explanationWithTerm))),
      ])
    ])
  }

  /// How the result compares with the baseline; `nil` if there is none (3.27.24).
  private var baselineState: String? {
    switch issue.standing {
    case .known: "unchanged"
    case .regressed: "updated"
    case .open, .suppressed: hasBaseline ? "new" : nil
    }
  }

  private var text: String {
    issue.message + "."
      + (issue.advice.map { " \($0.prefix(1).uppercased())\($0.dropFirst())." } ?? "")
  }

  private static func related(_ definition: Definition, id: Int) -> JSONWriter.Value {
    let location = definition.location
    guard
      case .object(let members) = place(location, uri: PortablePath.encoded(location.path))
    else { return .object([]) }
    let text = "\(definition.name) is \(definition.value)"
    return .object(members + [("id", .integer(id)), ("message", message(text))])
  }

  private static func place(_ location: SourceLocation, uri: String) -> JSONWriter.Value {
    let (line, column) = start(location)
    return .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(uri))])),
          (
            "region",
            .object([
              ("startLine", .integer(line)), ("startColumn", .integer(column)),
              ("endLine", .integer(line)), ("endColumn", .integer(column + 1)),
            ])
          ),
        ])
      )
    ])
  }

  /// A message object: braces doubled, since single ones stand for arguments (3.11.5), and nothing
  /// of an input read as a link (3.11.6).
  private static func message(_ text: String) -> JSONWriter.Value {
    let escaped = VisibleText.collapsed(text)
      .split(separator: "](", omittingEmptySubsequences: false).joined(separator: "] (")
    var output = String.UnicodeScalarView()
    for scalar in VisibleText.collapsed(escaped, limit: messageLimit).unicodeScalars {
      if scalar == "{" || scalar == "}" { output.append(scalar) }
      output.append(scalar)
    }
    return .object([("text", .string(VisibleText.collapsed(String(output), limit: messageLimit)))])
  }
}
