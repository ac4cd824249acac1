internal import SceneModel
internal import Synchronization

/// Which files a reading has looked at, each with its stamp before it was read.
final class ReadJournal: Sendable {
  private let noted = Mutex<[FilePath: FileStamp?]>([:])

  /// What is noted; `nil` stands for a file that was not there.
  var stamps: [FilePath: FileStamp?] { noted.withLock { $0 } }

  /// Notes that `path` was looked at; the first stamp counts.
  func note(_ path: FilePath, _ stamp: FileStamp?) {
    noted.withLock { stamps in
      if stamps[path] == nil { stamps.updateValue(stamp, forKey: path) }
    }
  }
}

/// What earlier audits have read, as long as none of the files that it came from has changed.
final class ReadCache: Sendable {
  private struct Entry {
    var result: SourceReader.Result
    var stamps: [FilePath: FileStamp?]
    var isUsed = true
  }

  /// What decides on what is made of a file.
  struct Settings: Hashable {
    var options: LoadingOptions
    var root: FilePath
  }

  private struct Content {
    var entries: [SourceInput: Entry] = [:]
    /// What all of it was read with.
    var settings: Settings?
  }

  private let content = Mutex(Content())

  /// Forgets what has not been asked for since the last call, and everything if `settings` are
  /// others.
  func begin(with settings: Settings) {
    content.withLock { content in
      if content.settings != settings { content.entries = [:] }
      content.settings = settings
      content.entries = content.entries.filter { $0.value.isUsed }
      for input in content.entries.keys { content.entries[input]?.isUsed = false }
    }
  }

  /// What reading `input` came to, `nil` if it has to be read.
  func result(of input: SourceInput, _ fileSystem: FileSystem) -> SourceReader.Result? {
    guard let entry = content.withLock({ $0.entries[input] }),
      entry.stamps.allSatisfy({ fileSystem.stamp(at: $0.key) == $0.value })
    else { return nil }
    content.withLock { $0.entries[input]?.isUsed = true }
    return entry.result
  }

  /// Keeps what reading `input` came to, from files with the given stamps.
  func keep(
    _ result: SourceReader.Result, of input: SourceInput, from stamps: [FilePath: FileStamp?]
  ) {
    content.withLock { $0.entries[input] = Entry(result: result, stamps: stamps) }
  }

  /// The files that what is kept was read from.
  var files: Set<FilePath> {
    content.withLock { content in
      content.entries.values.reduce(into: []) { $0.formUnion($1.stamps.keys) }
    }
  }
}
