internal import SceneModel

/// Finds the inputs among the paths that the user named: files as they are, folders searched.
struct SourceDiscovery {
  let root: FilePath
  let fileSystem: FileSystem
  private let resolvedRoot: FilePath

  /// How deep folders are searched, against links that mount a folder into itself.
  static let maximumDepth = 64

  init(root: FilePath, fileSystem: FileSystem) {
    self.root = root
    self.fileSystem = fileSystem
    resolvedRoot = fileSystem.resolved(root)
  }

  /// The inputs at `operands`, in the order of reports; what is missing is an error of its own.
  func inputs(at operands: [FilePath]) -> DiscoveredInputs {
    var found: [String: SourceInput] = [:]
    var errors: [LoaderError] = []
    for operand in operands {
      switch fileSystem.kind(at: fileSystem.resolved(operand)) {
      case .folder:
        var visited: Set<FilePath> = []
        search(operand, depth: 0, visited: &visited, found: &found, errors: &errors)
      case .file:
        add(operand, isNamed: true, to: &found)
      case .special:
        errors.append(
          error("not-a-file", "this is neither a file nor a folder; name one", at: operand))
      case .link, nil:
        errors.append(
          error("not-found", "there is no such file or folder; check the spelling", at: operand))
      }
    }
    let inputs = found.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return DiscoveredInputs(inputs: inputs, errors: errors)
  }

  private func search(
    _ folder: FilePath, depth: Int, visited: inout Set<FilePath>,
    found: inout [String: SourceInput], errors: inout [LoaderError]
  ) {
    guard depth < Self.maximumDepth, visited.insert(fileSystem.resolved(folder)).inserted else {
      return
    }
    let names: [String]
    do {
      names = try fileSystem.names(in: folder)
    } catch {
      errors.append(
        self.error("unreadable", "this folder cannot be searched: \(error.reason)", at: folder))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.appending(name)
      switch kindInFolder(at: path) {
      case .folder:
        search(path, depth: depth + 1, visited: &visited, found: &found, errors: &errors)
      case .file: add(path, isNamed: false, to: &found)
      case .link, .special, nil: continue
      }
    }
  }

  /// What is at a path found in a folder; a link counts as its target unless it leaves the root.
  private func kindInFolder(at path: FilePath) -> FileSystem.Kind? {
    let kind = fileSystem.kind(at: path)
    guard kind == .link else { return kind }
    let target = fileSystem.resolved(path)
    return target.isInside(resolvedRoot) ? fileSystem.kind(at: target) : nil
  }

  private func add(_ path: FilePath, isNamed: Bool, to found: inout [String: SourceInput]) {
    let name = path.relative(to: root)
    let wasNamed = found[name]?.isNamed ?? false
    found[name] = SourceInput(path: name, origin: .file(path), isNamed: isNamed || wasNamed)
  }

  private func error(_ code: String, _ message: String, at path: FilePath) -> LoaderError {
    let name = path.relative(to: root)
    return LoaderError(
      code: code, message: message, location: SourceLocation(path: name.isEmpty ? "." : name))
  }
}
