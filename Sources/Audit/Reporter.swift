/// A file that a report consists of, beside the report itself.
public struct ReportAsset: Sendable {
  /// The path relative to the report's folder, with `/`.
  public var path: String
  private let draw: @Sendable () -> String

  /// An asset from its parts.
  public init(path: String, content: String) {
    self.init(path: path) { content }
  }

  /// An asset whose content `draw` makes when it is asked for, on any core.
  public init(path: String, draw: @escaping @Sendable () -> String) {
    self.path = path
    self.draw = draw
  }

  /// The content, made anew each time.
  public var content: String { draw() }
}

/// A rendered report.
public struct RenderedReport: Sendable {
  /// The report itself.
  public var text: String
  /// Pictures beside it.
  public var assets: [ReportAsset]
  /// What the report leaves out that the reader of another one would see, one line each.
  public var warnings: [String]

  /// A report from its parts.
  public init(text: String, assets: [ReportAsset] = [], warnings: [String] = []) {
    self.text = text
    self.assets = assets
    self.warnings = warnings
  }
}

/// What a reporter is told besides the report.
public struct ReporterContext: Hashable, Sendable {
  /// File name of the report without folder and extension, `nil` on standard output; pictures go
  /// into `NAME-assets/` beside it.
  public var baseName: String?
  /// Path of the report's folder relative to the project root, with `/`; empty for the root.
  public var folder: String
  /// UTC time stamp `YYYY-MM-DDTHH:MM:SS` for formats that demand one.
  public var timestamp: String
  /// The steps from the report's folder back to the project root, such as `../`.
  public var pathToRoot: String

  /// A context from its parts.
  public init(baseName: String?, folder: String, timestamp: String, pathToRoot: String) {
    self.baseName = baseName
    self.folder = folder
    self.timestamp = timestamp
    self.pathToRoot = pathToRoot
  }
}

/// Turns a report into text; pure: no clock, no environment, no file system.
public protocol Reporter: Sendable {
  /// Stable name on the command line, such as `junit`.
  static var identifier: String { get }
  /// Extension of the report's file, such as `junit.xml`.
  static var fileExtension: String { get }

  /// A reporter with its defaults.
  init()

  /// The report as text, with its pictures.
  func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport
}
