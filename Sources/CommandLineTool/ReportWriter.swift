internal import Audit
internal import Synchronization

/// Renders reports and puts them where they were asked for.
struct ReportWriter {
  /// A reporter and the place of its report.
  struct Target {
    var reporter: any Reporter
    /// `nil` for standard output.
    var file: FilePath?
    /// Whether the folder of pictures beside the file is this report's, so that old ones go.
    var ownsPictures = false
  }

  let root: FilePath
  let fileSystem: FileSystem
  let timestamp: String
  /// The time stamp of an earlier report: a file that would differ in nothing else is left alone.
  var earlierTimestamp: String?
  let output: TextOutput
  /// What renders reports and draws their pictures.
  let workers: Workers

  /// Held while files are written, so that an interruption waits until none is half-written.
  static let isWriting = Mutex(())

  /// What became of reports.
  struct Outcome {
    /// Messages about those that could not be written.
    var failures: [String] = []
    /// What those that were written leave out.
    var warnings: [String] = []
    /// The files that hold something else than before.
    var changed: [FilePath] = []
    /// The files that could not be written.
    var unwritten: Set<FilePath> = []
  }

  /// Writes `report` to all `targets`, to standard output last: it says what became of the others.
  func write(_ report: AuditReport, to targets: [Target]) async -> Outcome {
    var outcome = Outcome()
    let reports = await workers.map(targets) { rendered(report, for: $0) }
    for (target, rendered) in zip(targets, reports) {
      outcome.warnings += rendered.warnings
      if let file = target.file { await write(rendered, of: target, to: file, &outcome) }
    }
    for (target, rendered) in zip(targets, reports) where target.file == nil {
      var text = rendered.text
      if !outcome.failures.isEmpty {
        var report = report
        report.unwrittenReports = outcome.failures.count
        text = self.rendered(report, for: target).text
      }
      do {
        try output.write(text)
      } catch {
        outcome.failures.append(failure("on standard output", error))
      }
    }
    return outcome
  }

  private func write(
    _ rendered: RenderedReport, of target: Target, to file: FilePath, _ outcome: inout Outcome
  ) async {
    if !fileSystem.holds(rendered.text, at: file) { outcome.changed.append(file) }
    let pictures = await workers.map(rendered.assets) { (path: $0.path, content: $0.content) }
    do {
      try Self.isWriting.withLock { _ throws(FileError) in
        try write(rendered.text, with: pictures, to: file)
        guard target.ownsPictures else { return }
        try removeStaleAssets(of: file, keeping: Set(pictures.map(\.path)))
      }
    } catch {
      outcome.unwritten.insert(file)
      outcome.failures.append(failure("'\(file.relative(to: root))'", error))
    }
  }

  private func failure(_ place: String, _ error: any Error) -> String {
    let reason = (error as? FileError ?? FileError(error)).reason
    return "the report \(place) cannot be written: \(reason)"
  }

  private func rendered(_ report: AuditReport, for target: Target) -> RenderedReport {
    if let earlierTimestamp, let file = target.file {
      let rendered = target.reporter.render(
        report, in: context(for: file, timestamp: earlierTimestamp))
      if !rendered.text.contains(earlierTimestamp) || fileSystem.holds(rendered.text, at: file) {
        return rendered
      }
    }
    return target.reporter.render(report, in: context(for: target.file, timestamp: timestamp))
  }

  /// Pictures come before the report that shows them.
  private func write(
    _ text: String, with pictures: [(path: String, content: String)], to file: FilePath
  ) throws(FileError) {
    let assets = pictures.map { (file.parent.appending($0.path), $0.content) }
    for folder in Set([file.parent] + assets.map(\.0.parent)) {
      try fileSystem.createFolder(folder)
    }
    for (path, content) in assets { try fileSystem.writeQuickly(content, to: path) }
    try fileSystem.write(text, to: file)
  }

  /// Removes pictures of an earlier run: files of the tool's own name pattern in its own folder.
  private func removeStaleAssets(of file: FilePath, keeping paths: Set<String>) throws(FileError) {
    let name = AssetFolder.name(forReport: file.name)
    let folder = file.parent.appending(name)
    guard fileSystem.kind(at: folder) == .folder else { return }
    var others = 0
    for asset in try fileSystem.names(in: folder) {
      if AssetFolder.isAsset(asset), !paths.contains("\(name)/\(asset)") {
        try fileSystem.remove(folder.appending(asset))
      } else {
        others += 1
      }
    }
    if others == 0 { try fileSystem.remove(folder) }
  }

  private func context(for file: FilePath?, timestamp: String) -> ReporterContext {
    let folder = file?.parent
    let toRoot = folder.map { root.relative(to: $0) } ?? ""
    return ReporterContext(
      baseName: file.map { AssetFolder.baseName(ofReport: $0.name) },
      folder: folder?.relative(to: root) ?? "", timestamp: timestamp,
      pathToRoot: toRoot.isEmpty ? "" : toRoot + "/")
  }
}

/// The folder beside a report that holds its pictures (reports and command line, section 7).
enum AssetFolder {
  /// The report's file name without its extension.
  static func baseName(ofReport name: String) -> String {
    for suffix in Registry.reporters.map({ "." + $0.fileExtension }) {
      if name.hasSuffix(suffix), name != suffix { return String(name.dropLast(suffix.count)) }
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folder of the pictures of the report called `name`.
  static func name(forReport name: String) -> String { baseName(ofReport: name) + suffix }

  private static let suffix = "-assets"

  /// Whether a folder of that name may hold the pictures of a report.
  static func isAssetFolder(_ name: String) -> Bool { name.hasSuffix(suffix) }

  /// Whether a file of that name is one of the tool's pictures: 16 hex digits of a fingerprint.
  static func isAsset(_ name: String) -> Bool {
    let stem = name.utf8.prefix(16)
    return name.utf8.count == 20 && name.hasSuffix(".svg")
      && stem.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }
}
