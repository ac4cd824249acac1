public import Audit

/// Writes a report for a design review: what fails, how it looks, and what to change.
public struct MarkdownReporter: Reporter {
  /// The name on the command line.
  public static let identifier = "markdown"
  /// The extension of the report's file.
  public static let fileExtension = "md"

  /// Most bytes of a report that is kept as a file.
  public static let byteLimit = 5_000_000

  /// Most bytes of the report; what is left out for them is said.
  public var byteLimit: Int

  /// A reporter with the limit of a file.
  public init() {
    self.init(byteLimit: Self.byteLimit)
  }

  /// A reporter that writes at most `byteLimit` bytes, as far as the verdict and counts fit.
  public init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The report as GitHub Flavored Markdown, with its pictures unless it has no file name.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    let document = MarkdownDocument(report, context: context, byteLimit: byteLimit)
    return RenderedReport(text: document.text, assets: document.assets)
  }
}
