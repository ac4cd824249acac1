public import Audit
internal import RuleSets
internal import SceneModel

/// Writes SARIF 2.1.0 (OASIS) as GitHub code scanning reads it: one run with every failed check,
/// every input error and every check that could not be measured.
public struct SARIFReporter: Reporter {
  /// The name on the command line.
  public static let identifier = "sarif"
  /// The extension of the report's file.
  public static let fileExtension = "sarif"
  /// The category unless another one is chosen.
  public static let defaultCategory = "a11yaudit"

  /// Most results; GitHub stores no more.
  static let resultLimit = 5_000

  /// What tells this run from others over the same commit.
  public var category: String

  /// A reporter with the default category.
  public init() {
    self.init(category: Self.defaultCategory)
  }

  /// A reporter for runs of `category`.
  public init(category: String) {
    self.category = category
  }

  /// The report as SARIF.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    let rules = SARIFRules(report)
    let issues = ReportedIssue.checks(of: report, withAccepted: true)
    let results = SARIFResult.results(
      of: issues, rules: rules, hasBaseline: report.baseline != nil)
    var warnings: [String] = []
    let hidden = issues.count - results.count
    if hidden > 0 {
      warnings.append(
        "the SARIF report holds the \(results.count) most severe of \(issues.count) results, since"
          + " GitHub stores no more and needs a path for each; the JSON report has all")
    }
    var writer = JSONWriter()
    writer.write(
      .object([
        ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
        ("version", .string("2.1.0")),
        (
          "runs",
          .array([
            .object([
              ("tool", .object([("driver", driver(report, rules))])),
              (
                "automationDetails",
                .object([("id", .string(VisibleText.collapsed(category) + "/"))])
              ),
              ("columnKind", .string("unicodeCodePoints")),
              ("results", .array(results.map(\.value))),
            ])
          ])
        ),
      ]))
    writer.finish()
    return RenderedReport(
      text: String(decoding: writer.bytes, as: UTF8.self), warnings: warnings)
  }

  private func driver(_ report: AuditReport, _ rules: SARIFRules) -> JSONWriter.Value {
    .object([
      ("name", .string("a11yaudit")), ("semanticVersion", .string(report.version)),
      ("rules", .array(rules.values)),
    ])
  }
}
