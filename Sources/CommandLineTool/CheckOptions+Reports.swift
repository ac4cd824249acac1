extension CheckOptions {
  static func reports(_ arguments: BoundArguments) throws(UsageError) -> Reports {
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
    let paths = requests.compactMap(\.path)
    guard Set(paths).count == paths.count else {
      throw UsageError(.other("two reports go to the same file; give each a path of its own"))
    }
    return .chosen(requests)
  }

  private static func request(_ format: String, path: String?) throws(UsageError) -> ReportRequest {
    guard Registry.reporters.contains(where: { $0.identifier == format }) else {
      if ["sarif", "github", "gitlab"].contains(format) {
        throw UsageError(.notInThisRelease("the report format '\(format)'"))
      }
      throw UsageError(
        .unknown("report format", format, known: Registry.reporters.map { $0.identifier }))
    }
    guard path != "" else { throw UsageError(.missingValue(option: "report \(format)=")) }
    return ReportRequest(format: format, path: path == "-" ? nil : path)
  }
}
