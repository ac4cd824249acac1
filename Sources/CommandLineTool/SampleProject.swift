/// A project of made-up files, always the same ones, for measuring how long it takes.
protocol SampleProject {
  /// How many files it has.
  var count: Int { get }

  /// The file at an index, 0 up to ``count``.
  func file(_ index: Int) -> SampleFile
}

/// A file of a made-up project.
struct SampleFile {
  /// Relative to the project's folder, with `/`.
  var path: String
  var text: String
}

extension SampleProject {
  /// Puts all files into `folder`.
  func write(into folder: FilePath, _ fileSystem: FileSystem) throws(FileError) {
    for index in 0..<count {
      let file = file(index)
      let path = folder.appending(file.path)
      try fileSystem.createFolder(path.parent)
      try fileSystem.writeQuickly(file.text, to: path)
    }
  }
}
