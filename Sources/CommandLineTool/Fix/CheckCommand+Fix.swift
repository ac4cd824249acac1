internal import Audit
internal import SceneModel
internal import SourceEditing

extension CheckCommand {
  /// Repairs what `first` found and writes it, or prints it as a patch.
  ///
  /// Returns the audit of the changed files, `nil` where none was changed for a preview.
  func fix(
    _ fixing: CheckOptions.Fixing, _ first: Audit, _ preparation: Preparation,
    _ judged: @escaping (Audit) -> Audit
  ) async throws(UsageError) -> Audit? {
    let run = FixRun(
      files: preparation.discovered.auditedFiles(fileSystem), fileSystem: fileSystem,
      audit: { (changed: FileSystem) async throws(UsageError) -> Audit in
        var run = try self.run(preparation, changed)
        // What is taken back needs none.
        run.suggests = false
        return judged(try await self.audit(preparation, run))
      },
      suggest: { (audit: Audit) async throws(UsageError) -> Audit in
        var audit = audit
        let run = try self.run(preparation, self.fileSystem)
        audit.report.sources = await run.suggested(audit.report.sources)
        return audit
      })
    let outcome = try await run.run(from: first)
    var changes: [FixWriter.Change] = []
    for (path, after) in outcome.contents.sorted(by: { $0.key < $1.key }) {
      guard let file = run.files[path], let before = outcome.originals[path] else { continue }
      changes.append(
        FixWriter.Change(file: fileSystem.resolved(file), before: before, after: after))
    }
    if fixing == .preview {
      try show(changes)
    } else {
      do {
        try FixWriter(fileSystem: fileSystem, root: root.path).write(changes)
      } catch {
        throw UsageError(.other(error.reason))
      }
    }
    let summary = FixSummary(
      outcome: outcome, isPreview: fixing == .preview,
      isQuiet: options.reporting.detail == .quiet)
    for line in summary.lines { context.note(line) }
    return fixing == .preview ? nil : outcome.audit
  }

  /// Prints `changes` as a patch, with paths from the working directory.
  private func show(_ changes: [FixWriter.Change]) throws(UsageError) {
    let folder = fileSystem.resolved(FilePath(context.workingDirectory))
    for change in changes {
      let path = change.file.relative(to: folder)
      guard let text = UnifiedDiff.text(path: path, from: change.before, to: change.after) else {
        context.note("'\(path)' is not in UTF-8 and is left out of the patch")
        continue
      }
      guard (try? context.output.write(text)) != nil else {
        throw UsageError(.other("standard output cannot be written"))
      }
    }
  }
}

extension DiscoveredInputs {
  /// The files that were asked for, by path; of several paths of one file only the first.
  fileprivate func auditedFiles(_ fileSystem: FileSystem) -> [String: FilePath] {
    var files: [String: FilePath] = [:]
    var known: Set<FilePath> = []
    for input in inputs where input.role == .audited {
      guard case .file(let file) = input.origin, known.insert(fileSystem.resolved(file)).inserted
      else { continue }
      files[input.path] = file
    }
    return files
  }
}
