internal import SceneModel

/// Finds the inputs among the paths that the user named: files as they are, folders searched.
///
/// Files that only make sense together are one project: those below the outermost folder with a
/// mark of one (``ProjectMarker``), and all others of the run together.
struct SourceDiscovery {
  let root: FilePath
  let fileSystem: FileSystem
  let projectLoaders: [any ProjectLoader.Type]
  /// Which of the files in folders are audited.
  var filter = InputFilter()
  let resolvedRoot: FilePath

  /// How deep folders are searched, against links that mount a folder into itself.
  static let maximumDepth = 64

  init(
    root: FilePath, fileSystem: FileSystem, projectLoaders: [any ProjectLoader.Type] = []
  ) {
    self.root = root
    self.fileSystem = fileSystem
    self.projectLoaders = projectLoaders
    resolvedRoot = fileSystem.resolved(root)
  }

  /// What a search has found, and as what.
  struct Search {
    var role: SourceInput.Role
    var found: [String: SourceInput] = [:]
    var errors: [LoaderError] = []
    /// What the audited folders hold and nobody reads, with the reason.
    var passedOver: [PassedOverPath] = []
    /// Folders of the operand that is searched.
    var visited: Set<FilePath> = []
  }

  /// The inputs at `operands` and in the folders of `libraries`, in the order of reports; what is
  /// missing is an error of its own.
  func inputs(at operands: [FilePath], libraries: [FilePath] = []) -> DiscoveredInputs {
    var search = Search(role: .audited)
    for operand in operands { add(operand, to: &search) }
    search.role = .library
    for library in libraries { add(library, to: &search) }
    search.role = .context
    for folder in contextFolders(of: operands) { add(folder, to: &search) }
    let inputs = search.found.values.sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    return DiscoveredInputs(
      inputs: inputs, errors: search.errors, passedOver: search.passedOver)
  }

  /// Folders around `operands` whose files belong with them, each once.
  private func contextFolders(of operands: [FilePath]) -> [FilePath] {
    var folders: [FilePath] = []
    for operand in operands {
      for loader in projectLoaders {
        guard let folder = loader.contextFolder(of: operand.string).map({ FilePath($0) }),
          !folders.contains(folder), !operands.contains(folder)
        else { continue }
        folders.append(folder)
      }
    }
    return folders
  }

  private func add(_ operand: FilePath, to search: inout Search) {
    switch fileSystem.kind(at: fileSystem.resolved(operand)) {
    case .folder:
      search.visited = []
      self.search(operand, depth: 0, project: nil, &search)
    case .file:
      add(operand, isNamed: true, project: nil, to: &search)
    case .special:
      search.errors.append(
        error("not-a-file", "this is neither a file nor a folder; name one", at: operand))
    case .link, nil:
      search.errors.append(
        error("not-found", "there is no such file or folder; check the spelling", at: operand))
    }
  }

  private func search(
    _ folder: FilePath, depth: Int, project: FilePath?, _ search: inout Search
  ) {
    guard search.visited.insert(fileSystem.resolved(folder)).inserted else { return }
    guard depth < Self.maximumDepth else {
      search.errors.append(
        error(
          "too-deep",
          "this folder lies more than \(Self.maximumDepth) folders deep and is not searched; name it"
            + " or exclude it", at: folder))
      return
    }
    let names: [String]
    do {
      names = try fileSystem.names(in: folder)
    } catch {
      search.errors.append(
        self.error("unreadable", "this folder cannot be searched: \(error.reason)", at: folder))
      return
    }
    let project = project ?? (names.contains(where: ProjectMarker.isMarker) ? folder : nil)
    let holdsPictures = AssetFolder.isAssetFolder(folder.name)
    for name in names where !name.hasPrefix(".") {
      // The tool's own pictures of an earlier run are no drawings to audit.
      if holdsPictures, AssetFolder.isAsset(name) { continue }
      let path = folder.appending(name)
      if search.role == .audited, filter.excludes(path.relative(to: root)) { continue }
      switch kindInFolder(at: path) {
      case .folder: self.search(path, depth: depth + 1, project: project, &search)
      case .file: add(path, isNamed: false, project: project, to: &search)
      case .link, .special, nil: passOver(path, &search)
      }
    }
  }

  /// What is at a path found in a folder; a link counts as its target unless it leaves the root.
  private func kindInFolder(at path: FilePath) -> FileSystem.Kind? {
    let kind = fileSystem.kind(at: path)
    guard kind == .link else { return kind }
    let target = fileSystem.resolved(path)
    return target.isInside(resolvedRoot) ? fileSystem.kind(at: target) : .link
  }

  private func add(
    _ path: FilePath, isNamed: Bool, project: FilePath?, to search: inout Search
  ) {
    let name = path.relative(to: root)
    let known = search.found[name]
    // What is not included still belongs to what is.
    let isLeftOut = search.role == .audited && !isNamed && !filter.includes(name)
    let role = isLeftOut ? .context : search.role
    guard role == .audited || known == nil else { return }
    search.found[name] = SourceInput(
      path: name, origin: .file(path),
      isNamed: (isNamed && role == .audited) || (known?.isNamed ?? false),
      project: project?.relative(to: root) ?? known?.project ?? "", role: role)
  }

  func error(_ code: String, _ message: String, at path: FilePath) -> LoaderError {
    let name = path.relative(to: root)
    return LoaderError(
      code: code, message: message, location: SourceLocation(path: name.isEmpty ? "." : name))
  }
}

/// What marks the folder of a project.
enum ProjectMarker {
  private static let names: Set<String> = [
    ".git", "settings.gradle", "settings.gradle.kts", "gradlew", "Package.swift", "Podfile",
  ]
  private static let prefixes = ["LICENSE", "LICENCE"]
  private static let suffixes = [".xcodeproj", ".xcworkspace"]

  /// Whether a file or folder called `name` lies in the folder of a project.
  static func isMarker(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
      || suffixes.contains { name.hasSuffix($0) }
  }
}
