internal import SceneModel

extension SourceDiscovery {
  /// Notes what lies at `path` in a folder and cannot be reached; an error where a loader might
  /// have read it.
  func passOver(_ path: FilePath, _ search: inout Search) {
    // What was only read for others is not missed by anybody.
    let name = path.relative(to: root)
    guard search.role == .audited, filter.includes(name) || isFolderElsewhere(path) else { return }
    let reason = reason(at: path)
    guard reason != .leavesRoot, Registry.mayRead(name) || hidesFolder(path, reason) else {
      search.passedOver.append(PassedOverPath(path: name, reason: reason))
      return
    }
    search.errors.append(error(reason.code, reason.message, at: path))
  }

  private func reason(at path: FilePath) -> PassedOverPath.Reason {
    switch fileSystem.kind(at: path) {
    case .link:
      let target = fileSystem.resolved(path)
      if !target.isInside(resolvedRoot) { return .leavesRoot }
      return fileSystem.kind(at: target) == .special ? .special : .brokenLink
    case .special: return .special
    // The system's names are shown with this character for each byte that cannot be read.
    case nil: return path.name.contains("\u{FFFD}") ? .unreadableName : .gone
    case .file, .folder: return .gone
    }
  }

  /// A link to a folder outside, whose files a pattern may mean.
  private func isFolderElsewhere(_ path: FilePath) -> Bool {
    fileSystem.kind(at: fileSystem.resolved(path)) == .folder
  }

  /// Whether a whole folder may be behind what cannot be looked at.
  private func hidesFolder(_ path: FilePath, _ reason: PassedOverPath.Reason) -> Bool {
    (reason == .unreadableName || reason == .gone) && !path.name.contains(".")
  }
}

extension PassedOverPath.Reason {
  /// The code of the input error where it stands in a loader's way.
  fileprivate var code: String {
    switch self {
    case .leavesRoot: "outside"
    case .brokenLink: "broken-link"
    case .special: "not-a-file"
    case .unreadableName: "unreadable-name"
    case .gone: "unreadable"
    }
  }

  /// What is wrong and what to do.
  fileprivate var message: String {
    switch self {
    case .leavesRoot: "this link leads out of the project and is not followed"
    case .brokenLink: "this link leads nowhere; mend it, or exclude it"
    case .special: "this is neither a file nor a folder; exclude it"
    case .unreadableName: "the name is not UTF-8, so the file cannot be read; rename it"
    case .gone: "this cannot be looked at: it is gone or permission is denied; exclude it"
    }
  }
}

extension DiscoveredInputs {
  /// Most paths that a message names.
  private static let namedLimit = 5

  /// All files that are passed over by a part of the run, those in no known format included.
  func passedOver(beside unknown: [String], where isOwn: (String) -> Bool) -> [String] {
    (unknown + passedOver.map(\.path).filter(isOwn))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What is out of reach and belongs to a part of the run, a message for each reason.
  func passedOverMessages(where isOwn: (String) -> Bool) -> [String] {
    PassedOverPath.Reason.allCases.compactMap { reason in
      let paths = passedOver.filter { $0.reason == reason && isOwn($0.path) }.map(\.path)
      guard !paths.isEmpty else { return nil }
      let more = paths.count - Self.namedLimit
      return "passed over, since \(reason.rawValue): "
        + paths.prefix(Self.namedLimit).joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
    }
  }
}
