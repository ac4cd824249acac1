/// The folder that paths in reports are relative to (reports and command line, section 2).
struct ProjectRoot: Hashable, Sendable {
  let path: FilePath
  /// Whether the named paths lie elsewhere, so that the folder around them is the root.
  let isAdopted: Bool

  /// The folder of `configuration`, or else the nearest folder with `.git` from `workingDirectory` up, or else that folder itself.
  ///
  /// If one of `operands` lies outside it, the root is the deepest folder that holds all of them:
  /// a report must not point out of its root.
  init(
    operands: [FilePath], workingDirectory: FilePath, configuration: Configuration? = nil,
    fileSystem: FileSystem
  ) {
    var candidate = workingDirectory
    while fileSystem.kind(at: candidate.appending(".git")) == nil, candidate != candidate.parent {
      candidate = candidate.parent
    }
    let found =
      configuration?.folder
      ?? (fileSystem.kind(at: candidate.appending(".git")) == nil ? workingDirectory : candidate)
    guard let first = operands.first, !operands.allSatisfy({ $0.isInside(found) }) else {
      path = found
      isAdopted = false
      return
    }
    let shared = operands.dropFirst().reduce(first) { $0.commonAncestor(with: $1) }
    path = fileSystem.kind(at: fileSystem.resolved(shared)) == .folder ? shared : shared.parent
    isAdopted = true
  }
}
