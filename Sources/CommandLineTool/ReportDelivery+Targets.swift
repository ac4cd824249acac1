internal import Audit
internal import Reporters

extension ReportDelivery {
  /// The name of the reports that are written by default, without extension.
  private static let defaultName = "a11yaudit"

  /// The reporters and the places of their reports.
  var targets: [ReportWriter.Target] {
    let workingDirectory = FilePath(context.workingDirectory)
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
    case MarkdownReporter.identifier:
      return MarkdownReporter(
        target: options.markdownTarget, imageBase: options.imageBase, fullReport: fullReport)
    case SARIFReporter.identifier: return SARIFReporter(category: options.category)
    default:
      return Registry.reporters.first { $0.identifier == request.format }.map { $0.init() }
    }
  }

  /// The path of the JSON report, which leaves nothing out; `nil` if none is written to a file.
  private var fullReport: String? {
    guard case .chosen(let requests) = options.reports else { return nil }
    let json = requests.first { $0.format == JSONReporter.identifier && $0.path != nil }
    return json?.path.map {
      FilePath($0, in: FilePath(context.workingDirectory)).relative(to: root)
    }
  }
}
