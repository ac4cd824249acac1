/// Finds the configuration of a run (reports and command line, section 5).
enum ConfigurationDiscovery {
  /// The names of a configuration.
  static let names = ["a11yaudit.xml", ".a11yaudit.xml"]

  /// The configuration that `--config` names, or the nearest one from `workingDirectory` up; `nil`
  /// for `--no-config` or if there is none.
  ///
  /// The search ends at the folder with `.git`. Without such a folder it goes on to the top, but
  /// then only takes a file above the working directory that says `root="true"`: any other may
  /// belong to something else.
  static func configuration(
    _ arguments: BoundArguments, workingDirectory: FilePath, fileSystem: FileSystem
  ) throws(UsageError) -> Configuration? {
    if let name = arguments.value("config") {
      guard !arguments.has("no-config") else {
        throw UsageError(.conflict("--config", "--no-config"))
      }
      return try read(
        FilePath(name, in: workingDirectory), called: name, fileSystem: fileSystem)
    }
    if arguments.has("no-config") { return nil }
    var folder = workingDirectory
    let isInRepository = hasRepository(above: workingDirectory, fileSystem)
    while true {
      if let file = try file(in: folder, workingDirectory, fileSystem) {
        let configuration = try read(
          file, called: file.relative(to: workingDirectory), fileSystem: fileSystem)
        if isInRepository || folder == workingDirectory || configuration.isRoot {
          return configuration
        }
      }
      if fileSystem.kind(at: folder.appending(".git")) != nil || folder == folder.parent {
        return nil
      }
      folder = folder.parent
    }
  }

  /// The paths at which a configuration would be looked for, from `workingDirectory` up.
  static func candidates(from workingDirectory: FilePath) -> [FilePath] {
    var paths: [FilePath] = []
    var folder = workingDirectory
    while true {
      paths += names.map(folder.appending)
      if folder == folder.parent { return paths }
      folder = folder.parent
    }
  }

  private static func hasRepository(above folder: FilePath, _ fileSystem: FileSystem) -> Bool {
    var folder = folder
    while fileSystem.kind(at: folder.appending(".git")) == nil {
      if folder == folder.parent { return false }
      folder = folder.parent
    }
    return true
  }

  private static func file(
    in folder: FilePath, _ workingDirectory: FilePath, _ fileSystem: FileSystem
  ) throws(UsageError) -> FilePath? {
    let found = names.map(folder.appending).filter { fileSystem.kind(at: $0) != nil }
    guard found.count < 2 else {
      let paths = found.map { "'\($0.relative(to: workingDirectory))'" }
      throw UsageError(.other("there are \(paths.joined(separator: " and ")); remove one"))
    }
    return found.first
  }

  private static func read(
    _ file: FilePath, called name: String, fileSystem: FileSystem
  ) throws(UsageError) -> Configuration {
    try ConfigurationReader.configuration(
      fileSystem.argument(file, named: name), file: file, path: name)
  }
}
