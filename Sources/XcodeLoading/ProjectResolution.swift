internal import AppleResources
internal import SceneModel

/// Resolves the files of one project.
struct ProjectResolution {
  private let documents: [ProjectDocument<XcodeLoader.Content>]
  private let path: String
  private let options: LoadingOptions
  private let palette: PlatformPalette

  init(
    _ documents: [ProjectDocument<XcodeLoader.Content>], path: String, options: LoadingOptions
  ) {
    self.documents = documents
    self.path = path
    self.options = options
    palette = PlatformPalette(version: options.platforms["ios"])
  }

  /// The sources of the audited files, and what they rest on.
  var project: LoadedProject {
    let catalog = ColorCatalog(documents.compactMap(\.asset))
    let pairs = pairs
    let styles = documents.compactMap { document -> InterfaceStyle? in
      guard case .properties(let style) = document.content.file else { return nil }
      return style
    }
    let pictures = documents.compactMap { document -> ImageSet? in
      guard case .picture(let set) = document.content.file else { return nil }
      return set
    }
    let assembly = PairAssembly(
      resolver: ColorResolver(palette: palette, providesDark: catalog.providesDark),
      options: options, providesIncreasedContrast: catalog.providesIncreasedContrast)
    var count = ReferenceCount()
    var sources: [LoadedSource] = []
    var isDated = false
    let isBuiltForDark =
      catalog.providesDark || documents.contains { $0.content.knowsDarkAppearance }
    for document in documents where document.use == .audited {
      switch document.content.file {
      case .interface(let interface) where interface.platform == .iOS:
        let colors = ColorElementReader(
          interface, catalog: catalog, palette: palette, pictures: pictures,
          isBuiltForDark: isBuiltForDark)
        count.add(colors)
        isDated = isDated || !isBuiltForDark
        let appearances = InterfaceStyle.appearances(of: interface.path, among: styles)
        sources.append(
          ControlAssembly.source(colors, appearances: appearances, options: options))
      case .interface(let interface) where interface.platform == .macOS:
        sources.append(DesktopControls(interface).source)
      case .interface(let interface): sources.append(interface.unreadSource)
      case .asset(.colorSet(let set)):
        count.add(set, palette: palette)
        var source =
          pairs[set.path].map { assembly.source(of: $0, at: set.path) }
          ?? LoadedSource(path: set.path, scenes: [], controls: [])
        source.diagnostics += set.otherValues
        sources.append(source)
      case .asset(.folder), .picture, .properties: continue
      }
    }
    return LoadedProject(
      sources: sources.filter { !$0.controls.isEmpty || !$0.diagnostics.isEmpty },
      summary: summary(count, pairs: pairs, isDated: isDated))
  }

  private func summary(
    _ count: ReferenceCount, pairs: [String: [ColorPair]], isDated: Bool
  ) -> ProjectSummary {
    var basis = [
      "system colours of iOS \(palette.version), semantic ones at the base interface level",
      "system and semantic colours whose increased contrast is not published are not checked in it",
    ]
    let colors = documents.filter { $0.use == .audited && $0.content.isColorSet }.count
    if colors > 0 {
      let pairs = pairs.values.reduce(0) { $0 + $1.count }
      basis.append("named colours: \(colors), of which pairs by their names: \(pairs)")
    }
    if isDated {
      basis.append(
        "nothing here was saved by Xcode 11 or later: UIKit's defaults are judged in light only")
    }
    return ProjectSummary(
      path: path, format: XcodeLoader.identifier, basis: basis,
      references: [count.count].compactMap(\.self))
  }

  /// The pairs of every catalogue by the path of their background.
  private var pairs: [String: [ColorPair]] {
    var catalogs: [String: [ColorSet]] = [:]
    for document in documents where !document.isLibrary {
      guard case .asset(.colorSet(let set)) = document.content.file else { continue }
      catalogs[set.catalog, default: []].append(set)
    }
    return Dictionary(grouping: catalogs.values.flatMap { ColorPairFinder($0).pairs }) {
      $0.background.path
    }
  }
}

extension XcodeLoader.Content {
  /// Whether the file is a document that an Xcode with dark appearance has saved.
  fileprivate var knowsDarkAppearance: Bool {
    guard case .interface(let document) = file else { return false }
    return document.platform == .iOS && document.knowsDarkAppearance
  }

  /// Whether the file is a named colour.
  fileprivate var isColorSet: Bool {
    if case .asset(.colorSet) = file { return true }
    return false
  }
}

extension ProjectDocument<XcodeLoader.Content> {
  /// The document as one of an asset catalogue, `nil` if it is none.
  fileprivate var asset: ProjectDocument<AssetCatalogFile>? {
    guard case .asset(let file) = content.file else { return nil }
    return ProjectDocument<AssetCatalogFile>(
      path: path, use: use, isLibrary: isLibrary, content: file)
  }
}

extension InterfaceDocument {
  /// What is said of a document for watchOS.
  fileprivate var unreadSource: LoadedSource {
    LoadedSource(
      path: path, scenes: [], controls: [],
      diagnostics: [
        Diagnostic(
          code: "unread-document",
          message: "the controls of watchOS are laid out by WatchKit and are not read",
          location: location(of: root))
      ])
  }
}

extension ColorSet {
  /// What is said of values that no audited appearance has.
  fileprivate var otherValues: [Diagnostic] {
    unjudgedEntries.prefix(1).map {
      Diagnostic(
        code: "unread-variant",
        message: "other values of a colour, for an iPad or a wide-gamut display, are not audited",
        location: $0.location)
    }
  }

  /// The path of the catalogue that the colour is in.
  fileprivate var catalog: String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let last = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? parts.startIndex
    return parts[...last].joined(separator: "/")
  }
}
