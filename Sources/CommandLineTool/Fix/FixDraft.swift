internal import Audit
internal import SceneModel
internal import SourceEditing

/// Values that are to be changed in files, not written yet.
struct FixDraft {
  /// A value with its edits.
  struct Part {
    var fix: ValueFix
    var edits: [ValueEdit]
  }

  private let desk: FixDesk
  private(set) var parts: [Part] = []

  /// A draft for the files on `desk`.
  init(on desk: FixDesk) { self.desk = desk }

  var fixes: [ValueFix] { parts.map(\.fix) }

  /// Adds `fix`, whose edits the desk knows.
  mutating func add(_ fix: ValueFix) {
    guard let edits = desk.edits[fix.definition] else { return }
    parts.append(Part(fix: fix, edits: edits))
  }

  /// The files with all changes, by path; those in `refused` cannot be changed together.
  func contents() -> (changed: [String: [UInt8]], refused: [Definition: String]) {
    var changed: [String: [UInt8]] = [:]
    var refused: [Definition: String] = [:]
    for (path, parts) in Dictionary(grouping: parts, by: { $0.fix.definition.location.path }) {
      do {
        changed[path] = try desk.file(at: path).applying(parts.flatMap(\.edits))
      } catch {
        for part in parts { refused[part.fix.definition] = error.reason }
      }
    }
    return (changed, refused)
  }
}

/// The files in which values may be changed, read when they are first asked for.
final class FixDesk {
  /// The files that are audited, by path.
  private let files: [String: FilePath]
  private let fileSystem: FileSystem
  private var open: [String: Result<EditableFile, EditRefusal>] = [:]
  private let measured: MeasuredLengths
  private var index: ReferenceIndex?
  /// The edits of every definition that could be changed.
  private(set) var edits: [Definition: [ValueEdit]] = [:]

  /// A desk for `files`; `measured` are the lengths that the audit knows the effect of.
  init(files: [String: FilePath], fileSystem: FileSystem, measured: MeasuredLengths) {
    self.files = files
    self.fileSystem = fileSystem
    self.measured = measured
  }

  /// Why `change` cannot be written; `nil` if it can, and then its edits are known.
  func refusal(of change: ValueFix.Change) -> String? {
    do {
      let file = try file(at: change.definition.location.path)
      let found: [ValueEdit]
      switch change {
      case .color(let color):
        found = try file.edits(of: color.definition, from: color.before, to: color.after)
      case .length(let length):
        try checkUses(of: length.definition)
        found = try file.edits(of: length.definition, toWrite: length.written)
      }
      guard !found.isEmpty else { return "its value is written as it should be" }
      edits[change.definition] = found
      return nil
    } catch {
      return error.reason
    }
  }

  /// Throws if a named length is used where nothing measures what it does.
  private func checkUses(of definition: Definition) throws(EditRefusal) {
    let references = measured.references(to: definition)
    if references.isEmpty { return }
    let index = index ?? indexed()
    for reference in references.sorted() {
      // A parameter has its meaning in its own file only.
      let isLocal = reference.hasPrefix("$")
      let other = index[reference].first { use in
        !measured.holds(use) && (!isLocal || use.path == definition.location.path)
      }
      if let other {
        throw EditRefusal(
          "it is also used at \(other.path):\(other.line), where nothing is measured that it"
            + " decides")
      }
    }
  }

  /// Where the files refer to lengths; read once, since there may be thousands.
  private func indexed() -> ReferenceIndex {
    var result = ReferenceIndex(measured.allReferences)
    for (path, file) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".xml") {
      guard let bytes = try? fileSystem.read(file, limit: SourceInput.maximumByteCount) else {
        continue
      }
      result.add(bytes, at: path)
    }
    index = result
    return result
  }

  /// The file at `path`.
  func file(at path: String) throws(EditRefusal) -> EditableFile {
    if let known = open[path] { return try known.get() }
    let result: Result<EditableFile, EditRefusal>
    do {
      result = .success(try read(path))
    } catch {
      result = .failure(error)
    }
    open[path] = result
    return try result.get()
  }

  private func read(_ path: String) throws(EditRefusal) -> EditableFile {
    guard let file = files[path] else {
      throw EditRefusal("the file is not among those that are audited: name its folder as well")
    }
    guard fileSystem.isWritable(fileSystem.resolved(file)) else {
      throw EditRefusal("the file is read-only")
    }
    do {
      return try EditableFile(
        path: path, bytes: fileSystem.read(file, limit: SourceInput.maximumByteCount))
    } catch let error as EditRefusal {
      throw error
    } catch {
      throw EditRefusal("the file cannot be read")
    }
  }
}
