import AppleResources
import SceneModel

/// The Swift files and catalogues of one project.
struct SwiftUIProject {
  private let path: String
  private let options: LoadingOptions
  private let symbols: SymbolTable
  private let platform: PlatformValues

  init(
    _ documents: [ProjectDocument<SwiftUILoader.Content>], path: String, options: LoadingOptions
  ) {
    self.path = path
    self.options = options
    var files: [SwiftFile] = []
    var assets: [ProjectDocument<AssetCatalogFile>] = []
    for document in documents {
      switch document.content.file {
      case .swift(let bytes, let index):
        files.append(
          SwiftFile(
            path: document.path, bytes: bytes, index: index, isAudited: document.use == .audited,
            isLibrary: document.isLibrary))
      case .asset(let asset):
        assets.append(
          ProjectDocument(
            path: document.path, use: document.use, isLibrary: document.isLibrary, content: asset))
      }
    }
    symbols = SymbolTable(files)
    let catalog = ColorCatalog(assets)
    let names = assets.compactMap { document -> String? in
      if case .colorSet(let set) = document.content { return set.name }
      return nil
    }
    platform = PlatformValues(
      resolver: ColorResolver(
        palette: PlatformPalette(version: options.platforms["ios"]),
        providesDark: catalog.providesDark),
      catalog: catalog, colorNames: names)
  }

  /// The sources of all files that hold styles or buttons.
  var loaded: LoadedProject {
    var finder = ControlFinder(symbols)
    let subjects = finder.subjects
    guard !subjects.isEmpty else { return LoadedProject() }
    var assembly = ControlAssembly(
      Evaluator(
        symbols: finder.symbols, platform: platform, appearance: .light,
        version: platform.palette.version), options: options)
    var sources: [LoadedSource] = []
    for subject in subjects { assembly.add(subject) }
    for (file, drafts) in assembly.drafts.sorted(by: { $0.key < $1.key }) {
      sources.append(
        LoadedSource(
          path: symbols.files[file].path, scenes: drafts.scenes, controls: drafts.controls,
          diagnostics: drafts.diagnostics))
    }
    return LoadedProject(sources: sources, summary: assembly.summary(path: path))
  }
}
