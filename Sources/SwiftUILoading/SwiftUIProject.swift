import AppleResources
import SceneModel

/// The Swift files and catalogues of one project.
struct SwiftUIProject: Sendable {
  private let options: LoadingOptions
  private let symbols: SymbolIndex
  private let platform: PlatformValues
  /// Names that are given to `buttonStyle` and `toggleStyle` anywhere.
  private let usedStyles: Set<String>
  /// Where views of the project are made.
  private let viewUses: ViewUses

  /// Bytes of files with controls that make a part worth while: each part reads again what several
  /// refer to.
  private static let partLength = 65_536
  /// The most parts that a project is cut into.
  private static let maximumPartCount = 8

  init(_ documents: [ProjectDocument<SwiftUILoader.Content>], options: LoadingOptions) {
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
    symbols = SymbolIndex(files)
    usedStyles = ControlFinder.usedStyles(in: files)
    viewUses = ViewUses(in: files)
    let catalog = ColorCatalog(assets)
    let names = assets.compactMap { document -> String? in
      if case .colorSet(let set) = document.content { return set.name }
      return nil
    }
    platform = PlatformValues(
      resolver: ColorResolver(
        palette: PlatformPalette(version: options.platforms["ios"]),
        providesDark: catalog.providesDark),
      catalog: catalog, colorNames: names, tokens: DesignTokens(options.theme))
  }

  var paths: [String] { symbols.files.map(\.path) }

  /// The version of iOS whose colours are used.
  var version: Int { platform.palette.version }

  /// The audited files in parts of about the same length; what they are does not depend on who
  /// works on them.
  var parts: [[Int]] {
    let files = symbols.files.indices.filter { symbols.files[$0].isAudited }
    let length = files.reduce(0) { $0 + symbols.files[$1].bytes.count }
    let count = min(length / Self.partLength + 1, Self.maximumPartCount)
    var parts: [[Int]] = [[]]
    var current = 0
    for file in files {
      if current > 0, current >= length / count {
        parts.append([])
        current = 0
      }
      parts[parts.count - 1].append(file)
      current += symbols.files[file].bytes.count
    }
    return parts
  }

  /// What the files of a part hold.
  func findings(in part: [Int]) -> ProjectFindings {
    var finder = ControlFinder(
      symbols: SymbolTable(symbols), usedStyles: usedStyles, viewUses: viewUses)
    let subjects = part.flatMap { finder.subjects(in: $0) }
    var assembly = ControlAssembly(
      Evaluator(
        symbols: finder.symbols, platform: platform, appearance: .light, version: version),
      options: options)
    for subject in subjects { assembly.add(subject) }
    for place in finder.unreadable { assembly.addUnreadable(place) }
    return assembly.findings
  }

  /// The sources of all files that hold styles or buttons, from what was found in the parts.
  static func joined(
    _ findings: [ProjectFindings], of paths: [String], version: Int, as path: String
  ) -> LoadedProject {
    var all = ProjectFindings()
    for part in findings { all.append(part) }
    if all.isEmpty { return LoadedProject() }
    return LoadedProject(
      sources: all.sources(paths), summary: all.summary(path: path, version: version))
  }
}
