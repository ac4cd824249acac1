internal import Audit

/// Puts changed files in the place of those that were audited: all of them, or none.
struct FixWriter {
  let fileSystem: FileSystem
  /// What errors call the files' folder.
  let root: FilePath

  /// A file with its bytes before and after.
  struct Change {
    /// Where it is, links resolved.
    var file: FilePath
    var before: [UInt8]
    var after: [UInt8]
  }

  /// Writes `changes`; on an error the files that were written already get their old bytes back.
  ///
  /// A file that has changed since it was audited is an error.
  func write(_ changes: [Change]) throws(FileError) {
    try ReportWriter.isWriting.withLock { _ throws(FileError) in try replace(changes) }
  }

  private func replace(_ changes: [Change]) throws(FileError) {
    // Most of what can go wrong is found before anything is written.
    for change in changes {
      do {
        try check(change)
      } catch {
        throw FileError(reason: "\(text(error, change)); no file is changed")
      }
    }
    for (index, change) in changes.enumerated() {
      do {
        try fileSystem.replace(change.file, by: change.after)
      } catch {
        throw FileError(reason: text(error, change) + restored(changes[..<index]))
      }
    }
  }

  private func check(_ change: Change) throws(FileError) {
    guard fileSystem.isWritable(change.file) else { throw FileError(reason: "it is read-only") }
    guard try fileSystem.read(change.file, limit: change.before.count + 1) == change.before else {
      throw FileError(reason: "it has changed since it was audited; try again")
    }
  }

  /// Gives files their old bytes back, and says what became of them.
  private func restored(_ changes: ArraySlice<Change>) -> String {
    var changed: [String] = []
    for change in changes {
      do {
        try fileSystem.replace(change.file, by: change.before)
      } catch {
        changed.append("'\(change.file.relative(to: root))'")
      }
    }
    return changed.isEmpty
      ? "; no file is changed" : "; only these are changed: \(changed.joined(separator: ", "))"
  }

  private func text(_ error: FileError, _ change: Change) -> String {
    "'\(change.file.relative(to: root))' cannot be written: \(error.reason)"
  }
}
