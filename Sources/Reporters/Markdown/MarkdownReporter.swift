public import Audit

/// Writes a report for a design review: what fails, how it looks, and what to change.
public struct MarkdownReporter: Reporter {
  /// The name on the command line.
  public static let identifier = "markdown"
  /// The extension of the report's file.
  public static let fileExtension = "md"

  /// Where the report is shown.
  public var target: MarkdownTarget
  /// Address of the folder in which the report's pictures are published; `nil` for beside it.
  public var imageBase: String?
  /// The path of a report of the same run that holds everything; `nil` if none is written.
  public var fullReport: String?
  /// Replaces the limit of the target, in its unit; `nil` for the target's own.
  public var sizeLimit: Int?

  /// A reporter for a file.
  public init() {
    self.init(target: .file)
  }

  /// A reporter for `target`; what is left out for its limit is said.
  public init(
    target: MarkdownTarget, imageBase: String? = nil, fullReport: String? = nil,
    sizeLimit: Int? = nil
  ) {
    self.target = target
    self.imageBase = imageBase
    self.fullReport = fullReport
    self.sizeLimit = sizeLimit
  }

  /// The report as GitHub Flavored Markdown, with its pictures unless it has no file name.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    var limit = target.limit
    limit.count = sizeLimit ?? limit.count
    let document = MarkdownDocument(
      report,
      placement: MarkdownPlacement(
        target, imageBase: imageBase, fullReport: fullReport, in: context), limit: limit)
    return RenderedReport(text: document.text, assets: document.assets)
  }
}
