/// The files that an audit depends on, each with its stamp at one moment.
struct WatchedFiles: Equatable {
  /// By path; `nil` stands for a file that is not there.
  private(set) var stamps: [FilePath: FileStamp?] = [:]

  /// One file that has become another one.
  struct Change: Hashable {
    /// What happened to it.
    enum Kind: String {
      case edited, added, removed
    }

    var path: FilePath
    var kind: Kind
  }

  /// Takes down how `path` is.
  mutating func add(_ path: FilePath, _ fileSystem: FileSystem) {
    if stamps[path] == nil { stamps.updateValue(fileSystem.stamp(at: path), forKey: path) }
  }

  /// Forgets the files at `paths`.
  mutating func remove(_ paths: some Sequence<FilePath>) {
    for path in paths { stamps.removeValue(forKey: path) }
  }

  /// What is different from `earlier`, ordered by path.
  func changes(since earlier: WatchedFiles) -> [Change] {
    Set(stamps.keys).union(earlier.stamps.keys).compactMap { path -> Change? in
      let (before, now) = (earlier.stamps[path] ?? nil, stamps[path] ?? nil)
      guard before != now else { return nil }
      return Change(
        path: path, kind: before == nil ? .added : now == nil ? .removed : .edited)
    }.sorted { $0.path.string.utf8.lexicographicallyPrecedes($1.path.string.utf8) }
  }
}

extension CheckCommand {
  /// How everything is now that an audit reads, without its own reports.
  func watchedFiles(besides settings: WatchedFiles) -> WatchedFiles {
    var files = settings
    let fileSystem = FileSystem()
    for input in discover().inputs {
      if case .file(let path) = input.origin { files.add(path, fileSystem) }
    }
    for path in cache?.files ?? [] { files.add(path, fileSystem) }
    let workingDirectory = FilePath(context.workingDirectory)
    for name in options.namedFiles { files.add(FilePath(name, in: workingDirectory), fileSystem) }
    files.remove(delivery(timestamp: "").targets.compactMap(\.file))
    return files
  }
}
