internal import SceneModel

/// Reads one input and hands it to the loader that recognises it.
struct SourceReader: Sendable {
  /// What reading came to.
  enum Result {
    case loaded(LoadedSource)
    /// Found in a folder and nothing that a loader reads.
    case passedOver
    case failed(LoaderError)
  }

  let root: FilePath
  let fileSystem: FileSystem
  let options: LoadingOptions
  let standardInput: @Sendable () -> [UInt8]
  private let loaders: [any Loader]

  init(
    root: FilePath, fileSystem: FileSystem, loaders: [any Loader.Type], options: LoadingOptions,
    standardInput: @escaping @Sendable () -> [UInt8]
  ) {
    self.root = root
    self.fileSystem = fileSystem
    self.options = options
    self.standardInput = standardInput
    self.loaders = loaders.map { $0.init(options: options) }
  }

  /// The bytes of an input with the loader that recognises them.
  struct Content {
    /// `nil` if none does; the bytes are then not read.
    var loader: (any Loader)?
    var source: Source
  }

  /// Reads and resolves `input`.
  func read(_ input: SourceInput) -> Result {
    do {
      let content = try content(of: input)
      guard let loader = content.loader else { return .passedOver }
      return .loaded(try loader.load(content.source))
    } catch {
      return .failed(error)
    }
  }

  /// Reads `input` without resolving it; throws if it is named and nothing recognises it.
  func content(of input: SourceInput) throws(LoaderError) -> Content {
    let head = try bytes(of: input, limit: SourceFile.headLength)
    guard let loader = loader(for: SourceFile(path: input.path, head: head)) else {
      guard !input.isNamed else { throw unrecognized(input, head: head) }
      return Content(loader: nil, source: Source(path: input.path, bytes: []))
    }
    let source = Source(path: input.path, bytes: try bytes(of: input), readFile: include)
    return Content(loader: loader, source: source)
  }

  private func loader(for file: SourceFile) -> (any Loader)? {
    loaders.first { type(of: $0).recognizes(file) }
  }

  private func unrecognized(_ input: SourceInput, head: [UInt8]) -> LoaderError {
    guard !head.isEmpty else {
      return error("empty", "the file is empty; is it complete?", in: input)
    }
    let known = loaders.map { type(of: $0).identifier }.joined(separator: ", ")
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

  /// Reads a file that a source includes, unless it lies outside the root or is too large.
  private func include(_ path: String) -> [UInt8]? {
    let file = fileSystem.resolved(root.appending(path))
    guard file.isInside(fileSystem.resolved(root)),
      case .file(let count) = fileSystem.kind(at: file),
      count <= SourceInput.maximumByteCount
    else { return nil }
    return try? fileSystem.read(file, limit: SourceInput.maximumByteCount)
  }

  private func error(_ code: String, _ message: String, in input: SourceInput) -> LoaderError {
    LoaderError(code: code, message: message, location: SourceLocation(path: input.path))
  }
}
