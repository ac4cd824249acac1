internal import SceneModel

extension ReportDelivery {
  /// Throws if two reports go to the same file, or if one would replace a file that `isRead`, given
  /// with all links resolved.
  func checkTargets(where isRead: (FilePath) -> Bool) throws(UsageError) {
    var known: Set<FilePath> = []
    for file in targets.compactMap(\.file) {
      let target = fileSystem.resolved(file)
      guard known.insert(target).inserted else {
        throw UsageError(.other("two reports go to the same file; give each a path of its own"))
      }
      guard !isRead(target) else { throw UsageError.wouldReplace(file, in: context) }
    }
  }
}

extension UsageError {
  /// The error about an output that is an input as well.
  static func wouldReplace(_ file: FilePath, in context: ProcessContext) -> UsageError {
    let name = file.relative(to: FilePath(context.workingDirectory))
    return UsageError(.other("'\(name)' is read by this run and is not written over; name another"))
  }
}

extension CheckCommand {
  /// Throws if a report would replace an input or what decides on the audit.
  func checkTargets() throws(UsageError) {
    let named = filesInForce
    try delivery(timestamp: "").checkTargets { named.contains($0) || isInput($0) }
  }

  /// Throws if the baseline that is recorded anew would replace an input or the configuration.
  func checkNewBaseline(_ file: FilePath) throws(UsageError) {
    let target = fileSystem.resolved(file)
    guard !filesInForce(besidesBaseline: true).contains(target), !isInput(target) else {
      throw UsageError.wouldReplace(file, in: context)
    }
  }

  private var filesInForce: Set<FilePath> { filesInForce(besidesBaseline: false) }

  /// The files that are named or decide on the audit, with all links resolved.
  private func filesInForce(besidesBaseline: Bool) -> Set<FilePath> {
    let workingDirectory = FilePath(context.workingDirectory)
    var files = options.namedFiles.filter { !besidesBaseline || $0 != options.baseline }
      .map { FilePath($0, in: workingDirectory) }
    if let configuration = options.configuration { files.append(configuration.file) }
    return Set((files + operands).map { fileSystem.resolved($0) })
  }

  /// Whether a loader reads the file at `path`, which lies in a folder that is searched.
  private func isInput(_ path: FilePath) -> Bool {
    let libraries = options.libraries.map { FilePath($0, in: FilePath(context.workingDirectory)) }
    guard (operands + libraries).contains(where: { path.isInside(fileSystem.resolved($0)) }),
      case .file = fileSystem.kind(at: path),
      let head = try? fileSystem.read(path, limit: SourceFile.headLength)
    else { return false }
    return Registry.reads(
      SourceFile(path: path.relative(to: fileSystem.resolved(root.path)), head: head))
  }
}
