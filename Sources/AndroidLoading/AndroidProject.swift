internal import SceneModel

/// All resources of a project, and what is audited in them.
struct AndroidProject: Sendable {
  private let table: ResourceTable
  private let platform: PlatformVersions
  /// Names of the appearances to audit; empty for all.
  private let chosen: Set<String>

  init(_ documents: [ProjectDocument<AndroidLoader.Content>], options: LoadingOptions) {
    platform = PlatformVersions(options)
    chosen = options.appearances
    var candidates: [ResourceTable.Candidate] = []
    for document in documents {
      candidates += document.content.definitions.map {
        ResourceTable.Candidate(
          path: document.content.path, origin: Self.origin(document),
          isAudited: document.use == .audited, definition: $0)
      }
    }
    table = ResourceTable(candidates + BuiltInResources.candidates)
  }

  private static func origin(_ document: ProjectDocument<AndroidLoader.Content>)
    -> ResourceTable.Origin
  {
    let path = document.content.path
    if document.isLibrary { return .library }
    if path.isTest { return .test }
    return path.isMainSourceSet ? .application : .otherVariant
  }

  /// What is audited by itself.
  enum Part: Sendable {
    /// Pairs of roles of the themes, and state lists.
    case themes
    /// Some of the audited styles.
    case styles(Range<Int>)
    /// Some of the audited layouts.
    case layouts(Range<Int>)
  }

  /// What a part came to.
  struct Findings: Sendable {
    var builder = SourceBuilder()
    var counter = ResolutionCounter()
    /// The library's theme that was taken where the project has none.
    var assumed: ResourceName?
  }

  /// Each part looks everything up anew, so that many small ones are more work than a few.
  private static let stylesInPart = 512
  private static let layoutsInPart = 64

  /// The parts, in the order in which their findings are joined.
  var parts: [Part] {
    [.themes]
      + Self.ranges(table.auditedStyles.count, Self.stylesInPart).map { .styles($0) }
      + Self.ranges(table.auditedLayouts.count, Self.layoutsInPart).map { .layouts($0) }
  }

  private static func ranges(_ count: Int, _ size: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  /// What is found in one part.
  func findings(of part: Part) -> Findings {
    let day = ResourceResolver(table, on: platform.device(isNight: false))
    let night = ResourceResolver(table, on: platform.device(isNight: true))
    // Before equal themes are folded, so that whoever asks for one gets it.
    let catalog = ThemeCatalog(table, day: day, night: night)
    let appearances = catalog.appearances().filter {
      chosen.isEmpty || chosen.contains($0.appearance.name)
    }
    let folding = ThemeFolding(day: day, night: night)
    let lasting = ThemeCatalog.forWidgets(appearances)
    var found = Findings(assumed: catalog.assumed)
    switch part {
    case .themes:
      ThemePairAudit(appearances, in: table, folding).add(to: &found.builder)
      StateListAudit(table).add(to: &found.builder)
      for theme in appearances
      where theme.stack.layers.first?.name == theme.theme && theme.theme != catalog.assumed {
        found.counter.count(theme.style, under: theme, in: table)
      }
    case .styles(let range):
      WidgetStyleAudit(table, lasting).add(range, to: &found.builder, folding, &found.counter)
    case .layouts(let range):
      LayoutAudit(table, lasting, folding).add(range, to: &found.builder)
    }
    return found
  }

  /// The sources, one for each file that defines something audited.
  func joined(_ findings: [Findings], as path: String) -> LoadedProject {
    var all = Findings()
    for found in findings {
      all.builder.add(found.builder)
      all.counter.add(found.counter)
      all.assumed = found.assumed
    }
    let sources = all.builder.sources
    guard !sources.isEmpty else { return LoadedProject() }
    let count = all.counter.result
    return LoadedProject(
      sources: sources,
      summary: ProjectSummary(
        path: path, format: AndroidLoader.identifier,
        basis: platform.basis
          + (all.assumed.map { ["no theme among the files: \($0.name) is assumed"] } ?? []),
        references: count.total == 0 ? [] : [count]))
  }
}
