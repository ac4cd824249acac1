internal import SceneModel

/// Resolves the files of one project.
struct ProjectResolution {
  let project: LoadedProject

  init(
    _ documents: [ProjectDocument<XcodeLoader.Content>], path: String, options: LoadingOptions
  ) {
    let palette = PlatformPalette(version: options.platforms["ios"])
    let catalog = ColorCatalog(documents)
    var sources: [LoadedSource] = []
    var audited: Set<String> = []
    for document in documents where document.use == .audited {
      audited.insert(document.path)
      switch document.content.file {
      case .interface(let interface):
        guard interface.platform == .iOS else { continue }
        let colors = ColorElementReader(interface, catalog: catalog, palette: palette)
        sources.append(ControlAssembly.source(colors, options: options))
      case .colorSet, .folder: continue
      }
    }
    let pairs = PairAssembly(resolver: ColorResolver(palette: palette), options: options)
    for (path, found) in Self.pairs(in: documents) where audited.contains(path) {
      sources.append(pairs.source(of: found, at: path))
    }
    project = LoadedProject(
      sources: sources.filter { !$0.controls.isEmpty || !$0.diagnostics.isEmpty },
      summary: ProjectSummary(
        path: path, format: XcodeLoader.identifier,
        basis: ["system colours of iOS \(palette.version)"]))
  }

  /// The pairs of every catalogue by the path of their background.
  private static func pairs(
    in documents: [ProjectDocument<XcodeLoader.Content>]
  ) -> [(path: String, pairs: [ColorPair])] {
    var catalogs: [String: [ColorSet]] = [:]
    for document in documents where !document.isLibrary {
      guard case .colorSet(let set) = document.content.file else { continue }
      catalogs[set.catalog, default: []].append(set)
    }
    let pairs = catalogs.values.flatMap { ColorPairFinder($0).pairs }
    return Dictionary(grouping: pairs) { $0.background.path }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension ColorSet {
  /// The path of the catalogue that the colour is in.
  fileprivate var catalog: String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let last = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? parts.startIndex
    return parts[...last].joined(separator: "/")
  }
}
