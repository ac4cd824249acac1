public import Audit
internal import SceneModel

/// Writes what needs attention as text for a terminal.
public struct ConsoleReporter: Reporter {
  /// How the text is written.
  public struct Options: Hashable, Sendable {
    /// Whether escape sequences colour the text; decided by who knows the terminal.
    public var usesColor: Bool
    /// Whether only what fails the gate and the summary are written.
    public var isQuiet: Bool

    /// Options with the defaults: no colour, everything that needs attention.
    public init(usesColor: Bool = false, isQuiet: Bool = false) {
      self.usesColor = usesColor
      self.isQuiet = isQuiet
    }
  }

  /// The name on the command line.
  public static let identifier = "text"
  /// The extension of the report's file.
  public static let fileExtension = "txt"

  /// How the text is written.
  public var options: Options

  /// A reporter with the default options.
  public init() {
    self.init(options: Options())
  }

  /// A reporter with `options`.
  public init(options: Options) {
    self.options = options
  }

  /// The report as text.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    var text = ""
    for section in ConsoleSection.sections(of: report, isQuiet: options.isQuiet) {
      section.write(to: &text, styled: ConsoleStyle(usesColor: options.usesColor))
    }
    let summary = ConsoleSummary(report, style: ConsoleStyle(usesColor: options.usesColor))
    if !options.isQuiet || report.gate.failsUnmeasured {
      summary.writeReservations(to: &text)
    }
    if !options.isQuiet { summary.writeBasis(to: &text) }
    summary.writeTotals(to: &text)
    return RenderedReport(text: text)
  }
}
