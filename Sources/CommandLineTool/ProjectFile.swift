internal import SceneModel

/// A parsed file of a project, for the loader that parsed it.
struct ProjectFile: Sendable {
  /// Index of the loader in ``SourceReader/projectLoaders``.
  var loader: Int
  /// The project's folder relative to the root; `nil` for a library's file, which is every one's.
  var project: String?
  /// The document; its content is the loader's own.
  var document: ProjectDocument<any Sendable>
  /// The remarks of the file to this tool.
  var suppressions: [Suppression] = []
}

extension ProjectFile {
  /// Parses `source` by `loader`, the one at `index`.
  init(
    _ source: Source, use: ProjectFileUse, of input: SourceInput, by loader: some ProjectLoader,
    at index: Int
  ) throws(LoaderError) {
    let isLibrary = input.role == .library
    self.loader = index
    project = isLibrary ? nil : input.project
    document = ProjectDocument(
      path: input.path, use: input.role == .audited ? use : .context, isLibrary: isLibrary,
      content: try loader.parse(source))
  }
}

/// The parsed files of one project and loader.
struct ParsedProject: Sendable {
  /// Index of the loader in ``SourceReader/projectLoaders``.
  var loader: Int
  /// The project's folder relative to the root.
  var path: String
  /// The documents, ordered by the bytes of their paths.
  var documents: [ProjectDocument<any Sendable>]
  /// The remarks of the files to this tool, by path.
  var suppressions: [String: [Suppression]] = [:]

  /// The projects that `files` belong to, those with nothing to audit left out.
  static func projects(of files: [ProjectFile]) -> [ParsedProject] {
    struct Key: Hashable {
      var loader: Int
      var path: String
    }
    var documents: [Key: [ProjectDocument<any Sendable>]] = [:]
    var libraries: [Int: [ProjectDocument<any Sendable>]] = [:]
    var suppressions: [String: [Suppression]] = [:]
    for file in files {
      if !file.suppressions.isEmpty { suppressions[file.document.path] = file.suppressions }
      guard let path = file.project else {
        libraries[file.loader, default: []].append(file.document)
        continue
      }
      documents[Key(loader: file.loader, path: path), default: []].append(file.document)
    }
    return documents.compactMap { key, documents in
      guard documents.contains(where: { $0.use == .audited }) else { return nil }
      let all = documents + libraries[key.loader, default: []]
      return ParsedProject(
        loader: key.loader, path: key.path,
        documents: all.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
        suppressions: suppressions)
    }
  }

  /// How `loader`, which parsed the project's files, resolves it.
  func work<Specific: ProjectLoader>(by loader: Specific) -> ProjectWork {
    let typed = documents.compactMap { document in
      (document.content as? Specific.Content).map {
        ProjectDocument(
          path: document.path, use: document.use, isLibrary: document.isLibrary, content: $0)
      }
    }
    let work = loader.work(on: typed, in: path)
    if suppressions.isEmpty { return work }
    return work.finishing { [suppressions] project in
      var project = project
      for index in project.sources.indices {
        project.sources[index].suppressions +=
          suppressions[project.sources[index].path, default: []]
      }
      return project
    }
  }
}
