internal import SceneModel

/// Reads one input and hands it to the loaders that recognise it.
struct SourceReader: Sendable {
  /// What reading came to.
  enum Result {
    /// A source; `isShared` says whether other files may use what it defines.
    case loaded(LoadedSource, isShared: Bool)
    /// A source of its own, which was not asked for.
    case skipped
    /// A file of a project, once for every loader of projects that wants it.
    case parsed([ProjectFile])
    /// Found in a folder and nothing that a loader reads.
    case passedOver
    case failed(LoaderError)
  }

  let root: FilePath
  private(set) var fileSystem: FileSystem
  let options: LoadingOptions
  /// What earlier audits have read; `nil` if this is the only one.
  var cache: ReadCache?
  let standardInput: @Sendable () -> [UInt8]
  private let loaders: [any Loader]
  /// The loaders of projects, which ``ProjectFile/loader`` counts.
  let projectLoaders: [any ProjectLoader]

  init(
    root: FilePath, fileSystem: FileSystem, options: LoadingOptions,
    standardInput: @escaping @Sendable () -> [UInt8] = { [] }
  ) {
    self.root = root
    self.fileSystem = fileSystem
    self.options = options
    self.standardInput = standardInput
    loaders = Registry.loaders.map { $0.init(options: options) }
    projectLoaders = Registry.projectLoaders.map { $0.init(options: options) }
  }

  /// The bytes of an input with the loaders that recognise them; without any, no bytes.
  struct Content {
    var loader: (any Loader)?
    /// The uses by loaders of projects, by index.
    var uses: [Int: ProjectFileUse] = [:]
    var source: Source
  }

  /// Reads and resolves `input`; a file of a project is only parsed, and nothing else is read if
  /// only projects are asked for.
  func read(_ input: SourceInput, onlyForProjects: Bool = false) -> Result {
    guard let cache, !onlyForProjects else {
      return readAnew(input, onlyForProjects: onlyForProjects)
    }
    if let known = cache.result(of: input, fileSystem) { return known }
    var reader = self
    let journal = ReadJournal()
    reader.fileSystem.journal = journal
    let result = reader.readAnew(input, onlyForProjects: false)
    cache.keep(result, of: input, from: journal.stamps)
    return result
  }

  private func readAnew(_ input: SourceInput, onlyForProjects: Bool) -> Result {
    do {
      let content = try content(of: input, onlyForProjects: onlyForProjects)
      if let loader = content.loader {
        if onlyForProjects { return .skipped }
        var source = try loader.load(content.source)
        source.suppressions += InlineSuppressions.suppressions(in: content.source)
        return .loaded(source, isShared: type(of: loader).sharesDefinitions)
      }
      guard !content.uses.isEmpty else { return .passedOver }
      return .parsed(try parse(content, of: input))
    } catch {
      return .failed(error)
    }
  }

  /// Reads `input` without resolving it; throws if it is named and nothing recognises it.
  func content(
    of input: SourceInput, onlyForProjects: Bool = false
  ) throws(LoaderError) -> Content {
    let head = try bytes(of: input, limit: SourceFile.headLength)
    let file = SourceFile(path: input.path, head: head)
    var content = Content(source: Source(path: input.path, bytes: []))
    if input.role == .audited {
      content.loader = loaders.first { type(of: $0).recognizes(file) }
    }
    if content.loader == nil {
      for (index, loader) in projectLoaders.enumerated() {
        content.uses[index] = type(of: loader).use(of: file)
      }
    }
    guard content.loader != nil || !content.uses.isEmpty else {
      guard !input.isNamed else { throw unrecognized(input, head: head) }
      return content
    }
    if onlyForProjects, content.loader != nil { return content }
    content.source = Source(
      path: input.path, bytes: try bytes(of: input), readFile: fileSystem.includes(inside: root))
    return content
  }

  /// The file as each loader of projects that wants it has parsed it.
  func parse(_ content: Content, of input: SourceInput) throws(LoaderError) -> [ProjectFile] {
    var files: [ProjectFile] = []
    for (index, use) in content.uses {
      let loader = projectLoaders[index]
      var file = try ProjectFile(content.source, use: use, of: input, by: loader, at: index)
      file.suppressions =
        type(of: loader).remarks(in: content.source)
        ?? InlineSuppressions.suppressions(in: content.source)
      files.append(file)
    }
    return files
  }

  private func unrecognized(_ input: SourceInput, head: [UInt8]) -> LoaderError {
    guard !head.isEmpty else {
      return error("empty", "the file is empty; is it complete?", in: input)
    }
    let names =
      loaders.map { type(of: $0).identifier } + projectLoaders.map { type(of: $0).identifier }
    let known = names.joined(separator: ", ")
    return error(
      "unrecognised",
      "this is none of the formats that are read: \(known); name a file of one of them", in: input)
  }

  private func bytes(of input: SourceInput) throws(LoaderError) -> [UInt8] {
    let bytes = try bytes(of: input, limit: SourceInput.maximumByteCount + 1)
    guard bytes.count <= SourceInput.maximumByteCount else {
      throw error(
        "too-large",
        "the file has more than \(SourceInput.maximumByteCount >> 20) MB; split it", in: input)
    }
    return bytes
  }

  private func bytes(of input: SourceInput, limit: Int) throws(LoaderError) -> [UInt8] {
    switch input.origin {
    case .standardInput: return Array(standardInput().prefix(limit))
    case .file(let path):
      do {
        return try fileSystem.read(path, limit: limit)
      } catch {
        throw self.error("unreadable", "the file cannot be read: \(error.reason)", in: input)
      }
    }
  }

  private func error(_ code: String, _ message: String, in input: SourceInput) -> LoaderError {
    LoaderError(code: code, message: message, location: SourceLocation(path: input.path))
  }
}

extension FileSystem {
  /// Reads the files that sources include, unless they lie outside of `root` or are too large.
  func includes(inside root: FilePath) -> Source.Reader {
    { path in
      let file = resolved(root.appending(path))
      // What is missing may come later.
      journal?.note(file, stamp(at: file))
      guard file.isInside(resolved(root)), case .file(let count) = kind(at: file),
        count <= SourceInput.maximumByteCount
      else { return nil }
      return try? read(file, limit: SourceInput.maximumByteCount)
    }
  }
}
