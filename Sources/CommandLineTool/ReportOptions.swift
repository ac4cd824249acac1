internal import Reporters

/// The options about reports, of all commands that write some.
struct ReportOptions {
  /// Which reports are written.
  enum Reports: Hashable {
    /// The console text, and the others below this folder.
    case standard(folder: String)
    /// Exactly these.
    case chosen([ReportRequest])
  }

  /// When the console text is coloured.
  enum ColorChoice: String, CaseIterable {
    case auto, always, never
  }

  /// How much the console text says.
  enum Detail: Hashable {
    case quiet, normal, verbose
  }

  var reports: Reports
  var isJUnitStrict: Bool
  /// Whether reports say how long files took; such reports differ from run to run.
  var hasTimings: Bool
  /// Where Markdown reports are shown.
  var markdownTarget: MarkdownTarget
  /// Address of the folder in which the pictures of Markdown reports are published.
  var imageBase: String?
  /// What SARIF tells runs over the same commit apart by.
  var category: String
  var color: ColorChoice
  var detail: Detail

  init(_ arguments: BoundArguments) throws(UsageError) {
    reports = try Self.reports(arguments)
    isJUnitStrict =
      try arguments.choice("junit-profile", of: ["common", "strict"]) == "strict"
    hasTimings = arguments.has("timings")
    let target = try arguments.choice("markdown-for", of: MarkdownTarget.allCases.map(\.rawValue))
    markdownTarget = target.flatMap(MarkdownTarget.init) ?? .file
    imageBase = arguments.value("image-base")
    if let imageBase, !["https://", "http://"].contains(where: imageBase.hasPrefix) {
      throw UsageError(
        .invalidValue(
          option: "image-base", value: imageBase,
          expected: "an address such as https://ci.example/1"))
    }
    category = arguments.value("category") ?? SARIFReporter.defaultCategory
    let color = try arguments.choice("color", of: ColorChoice.allCases.map(\.rawValue))
    self.color = color.flatMap(ColorChoice.init) ?? .auto
    let isQuiet = arguments.has("quiet")
    guard !isQuiet || !arguments.has("verbose") else {
      throw UsageError(.conflict("--quiet", "--verbose"))
    }
    detail = isQuiet ? .quiet : arguments.has("verbose") ? .verbose : .normal
  }

  /// Whether a report with pictures is asked for.
  var writesPictures: Bool {
    switch reports {
    case .standard: true
    case .chosen(let requests):
      requests.contains { $0.format == MarkdownReporter.identifier && $0.path != nil }
    }
  }

  private static func reports(_ arguments: BoundArguments) throws(UsageError) -> Reports {
    let folder = arguments.value("reports")
    var requests: [ReportRequest] = []
    for value in arguments.all("report") {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      requests.append(try request(String(parts[0]), path: parts.dropFirst().first.map(String.init)))
    }
    let format = arguments.value("format")
    let output = arguments.value("output")
    if format != nil || output != nil {
      guard requests.isEmpty else { throw UsageError(.conflict("--report", "--format/--output")) }
      requests.append(try request(format ?? "text", path: output))
    }
    guard !requests.isEmpty else { return .standard(folder: folder ?? "Reports") }
    guard folder == nil else { throw UsageError(.conflict("--reports", "--report")) }
    guard requests.count(where: { $0.path == nil }) <= 1 else {
      throw UsageError(
        .other("only one report can go to standard output; give the others a path"))
    }
    return .chosen(requests)
  }

  private static func request(_ format: String, path: String?) throws(UsageError) -> ReportRequest {
    guard Registry.reporters.contains(where: { $0.identifier == format }) else {
      throw UsageError(
        .unknown("report format", format, known: Registry.reporters.map { $0.identifier }))
    }
    guard path != "" else { throw UsageError(.missingValue(option: "report \(format)=")) }
    return ReportRequest(format: format, path: path == "-" ? nil : path)
  }
}

/// One report that the user asked for.
struct ReportRequest: Hashable {
  /// The reporter's name.
  var format: String
  /// The file as written; `nil` for standard output.
  var path: String?
}
