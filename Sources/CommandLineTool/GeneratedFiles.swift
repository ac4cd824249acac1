internal import Foundation

/// The files of the project that the program itself writes: the pages of the rules and of the
/// conformance suite, and the review of `themes/`.
public enum GeneratedFiles {
  /// The page of the rules.
  static let rulesPage = "Documentation/Rules.md"
  /// The folder of the review.
  static let reviewFolder = "Reports/themes"
  /// The design that is reviewed.
  static let reviewedFolder = "themes"

  /// Writes the files into the project in the working directory of `context`.
  ///
  /// The same program and design always give the same bytes. The status is `.untrusted` if a file
  /// could not be read or written; a review that finds something is no failure.
  public static func write(in context: ProcessContext) async -> ExitStatus {
    let project = FilePath(context.workingDirectory)
    do {
      try write(try RuleDocumentation().markdown, to: FilePath(rulesPage, in: project))
      if let page = try ConformancePage(project: project, fileSystem: FileSystem()) {
        try write(page.markdown, to: FilePath(ConformancePage.path, in: project))
      }
    } catch {
      context.report("the documentation cannot be written: \(error)")
      return .untrusted
    }
    var fixed = context
    fixed.environment["SOURCE_DATE_EPOCH"] = "0"
    let status = await Program.run(
      [
        "--report", "markdown=\(reviewFolder)/report.md",
        "--report", "junit=\(reviewFolder)/report.junit.xml", reviewedFolder,
      ], in: fixed)
    return status == .untrusted ? .untrusted : .passed
  }

  private static func write(_ page: String, to file: FilePath) throws(FileError) {
    try FileSystem().createFolder(file.parent)
    try FileSystem().write(page, to: file)
  }

  /// Runs as a process of its own, in the project's folder.
  public static func main() async -> Never {
    exit(await write(in: .current()).rawValue)
  }
}
