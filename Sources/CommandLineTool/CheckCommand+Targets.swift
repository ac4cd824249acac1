internal import Audit
internal import Reporters

extension CheckCommand {
  /// The name of the reports that are written by default, without extension.
  private static let defaultName = "a11yaudit"

  /// The reporters and the places of their reports.
  func targets(
    workingDirectory: FilePath, root: FilePath
  ) throws(UsageError) -> [ReportWriter.Target] {
    let requests: [ReportRequest]
    switch options.reports {
    case .chosen(let chosen): requests = chosen
    case .standard(let folder):
      let files: [any Reporter.Type] = [JUnitReporter.self, MarkdownReporter.self]
      requests =
        [ReportRequest(format: ConsoleReporter.identifier)]
        + files.map { reporter in
          ReportRequest(
            format: reporter.identifier,
            path: "\(folder)/\(Self.defaultName).\(reporter.fileExtension)")
        }
    }
    let markdown = requests.first { $0.format == MarkdownReporter.identifier && $0.path != nil }
    let pictureFolder = markdown?.path.map { path in
      let file = FilePath(path, in: workingDirectory)
      return file.parent.appending(AssetFolder.name(forReport: file.name)).relative(to: root)
    }
    return requests.compactMap { request in
      reporter(request, pictureFolder: pictureFolder).map {
        ReportWriter.Target(
          reporter: $0, file: request.path.map { FilePath($0, in: workingDirectory) },
          ownsPictures: request.format == MarkdownReporter.identifier)
      }
    }
  }

  /// The reporter of `request` with the options that concern it alone.
  private func reporter(_ request: ReportRequest, pictureFolder: String?) -> (any Reporter)? {
    switch request.format {
    case ConsoleReporter.identifier:
      // A file never holds escape sequences.
      let usesColor = request.path == nil && ColorDecision(options.color, in: context).usesColor
      return ConsoleReporter(
        options: ConsoleReporter.Options(
          usesColor: usesColor, isQuiet: options.detail == .quiet))
    case JUnitReporter.identifier:
      return JUnitReporter(
        profile: options.isJUnitStrict ? .strict : .common, pictureFolder: pictureFolder)
    default:
      return Registry.reporters.first { $0.identifier == request.format }.map { $0.init() }
    }
  }
}
