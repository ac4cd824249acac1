internal import Audit

/// Where a Markdown report is shown, which decides how long it may be and what it may link to.
public enum MarkdownTarget: String, Sendable, CaseIterable {
  /// A file beside its pictures, with links into the repository.
  case file
  /// The summary of a job, which GitHub takes up to 1 MiB of.
  case summary
  /// A comment, which GitHub takes up to 65,536 characters of.
  case comment

  /// The most that a report may hold.
  var limit: MarkdownLimit {
    switch self {
    case .file: MarkdownLimit(count: 5_000_000, unit: .bytes)
    case .summary: MarkdownLimit(count: 1_000_000, unit: .bytes)
    case .comment: MarkdownLimit(count: 65_000, unit: .characters)
    }
  }

  /// Whether the host keeps relative links and pictures.
  var keepsRelativeLinks: Bool { self == .file }

  /// Most rows of a list that only informs.
  var rowLimit: Int {
    switch self {
    case .file: 200
    case .summary: 50
    case .comment: 10
    }
  }
}

/// The most that a report may hold.
struct MarkdownLimit: Hashable {
  /// What is counted.
  enum Unit: String, Hashable {
    /// UTF-8.
    case bytes
    /// Code units of UTF-16, which web pages count.
    case characters
  }

  var count: Int
  var unit: Unit

  /// How much of the limit `text` takes.
  func size(of text: String) -> Int {
    switch unit {
    case .bytes: text.utf8.count
    case .characters: text.utf16.count
    }
  }

  /// As reports write it.
  var text: String { "\(Figure.grouped(count)) \(unit.rawValue)" }
}

/// What a Markdown report may refer to, and how.
struct MarkdownPlacement {
  /// The steps from the report to the project root; `nil` if links to files lead nowhere.
  var pathToRoot: String?
  /// Address before the paths of pictures; `nil` if there are none in the report.
  var pictureBase: String?
  /// The folder of the pictures beside the report; `nil` if none are written.
  var pictureFolder: String?
  /// Most rows of a list that only informs.
  var rowLimit: Int
  /// The path of a report that holds everything; `nil` if none is known.
  var fullReport: String?

  /// The placement of a report for `target`; `imageBase` is the address of the folder that the
  /// report's pictures are published in.
  init(
    _ target: MarkdownTarget, imageBase: String?, fullReport: String?, in context: ReporterContext
  ) {
    rowLimit = target.rowLimit
    self.fullReport = fullReport
    pathToRoot = target.keepsRelativeLinks ? context.pathToRoot : nil
    guard let name = context.baseName else { return }
    if let imageBase {
      pictureBase = imageBase.hasSuffix("/") ? imageBase : imageBase + "/"
    } else if target.keepsRelativeLinks {
      pictureBase = ""
    }
    pictureFolder = pictureBase == nil ? nil : name + "-assets"
  }

  /// The address of the picture at `path`, which starts with ``pictureFolder``.
  func address(ofPicture path: String) -> String {
    (pictureBase ?? "") + PortablePath.encoded(path)
  }
}
