public import SceneModel

/// The named colours of all catalogues of a project.
public struct ColorCatalog: Sendable {
  /// What a name stands for.
  public enum Match: Sendable {
    /// The one colour of the name.
    case found(ColorSet)
    /// Several catalogues that are equally near define it, and differently.
    case ambiguous([ColorSet])
    /// No catalogue that was read defines it.
    case missing
  }

  private struct Candidate: Sendable {
    var set: ColorSet
    var isLibrary: Bool
  }

  /// Whether any colour has a variant for the dark appearance.
  public private(set) var providesDark = false
  /// Whether any colour has a variant for increased contrast.
  public private(set) var providesIncreasedContrast = false
  private var candidates: [String: [Candidate]] = [:]

  /// The colours of `documents` by their names, with the namespaces of their folders.
  public init(_ documents: [ProjectDocument<AssetCatalogFile>]) {
    var namespaces: Set<String> = []
    for document in documents {
      if case .folder(let path, providesNamespace: true) = document.content {
        namespaces.insert(path)
      }
    }
    for document in documents {
      guard case .colorSet(let set) = document.content else { continue }
      for entry in set.entries where entry.isFilled {
        providesDark = providesDark || entry.isDark == true
        providesIncreasedContrast = providesIncreasedContrast || entry.isIncreasedContrast == true
      }
      let name = Self.qualifiedName(of: set, namespaces: namespaces)
      candidates[name, default: []].append(Candidate(set: set, isLibrary: document.isLibrary))
    }
  }

  /// The colour called `name` that a file at `path` means: the one of the catalogue nearest to it.
  public func match(_ name: String, from path: String) -> Match {
    guard let known = candidates[name] else { return .missing }
    let own = known.filter { !$0.isLibrary }
    let pool = (own.isEmpty ? known : own).map { candidate in
      (set: candidate.set, depth: candidate.set.path.commonDepth(with: path))
    }
    let depth = pool.map(\.depth).max() ?? 0
    let nearest = pool.filter { $0.depth == depth }.map(\.set)
    guard let first = nearest.first else { return .missing }
    let isClear = nearest.dropFirst().allSatisfy { $0.looksLike(first) }
    return isClear ? .found(first) : .ambiguous(nearest)
  }

  /// The name with the names of all folders in front of it that provide a namespace.
  private static func qualifiedName(of set: ColorSet, namespaces: Set<String>) -> String {
    guard !namespaces.isEmpty else { return set.name }
    var prefixes: [Substring] = []
    var folder = Substring(set.folder)
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if folder.hasSuffix(".xcassets") { break }
      if namespaces.contains(String(folder)) {
        prefixes.insert(
          folder[folder.index(after: folder.lastIndex(of: "/") ?? folder.startIndex)...], at: 0)
      }
    }
    return (prefixes + [Substring(set.name)]).joined(separator: "/")
  }
}

extension ColorSet {
  /// Whether both have the same values as written in every appearance.
  fileprivate func looksLike(_ other: ColorSet) -> Bool {
    Appearance.standard.allSatisfy {
      entry(for: $0)?.written == other.entry(for: $0)?.written
    }
  }
}
