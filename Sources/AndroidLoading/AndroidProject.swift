internal import SceneModel

/// All resources of a project, and what is audited in them.
struct AndroidProject {
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

  /// The sources, one for each file that defines something audited.
  func loaded(as path: String) -> LoadedProject {
    let day = ResourceResolver(table, on: platform.device(isNight: false))
    let night = ResourceResolver(table, on: platform.device(isNight: true))
    // Before equal themes are folded, so that whoever asks for one gets it.
    let catalog = ThemeCatalog(table, day: day, night: night)
    let appearances = catalog.appearances().filter {
      chosen.isEmpty || chosen.contains($0.appearance.name)
    }
    var builder = SourceBuilder()
    var remarked: Set<ResourceName> = []
    for appearance in appearances where remarked.insert(appearance.theme).inserted {
      if let remark = appearance.wallpaperRemark { builder.add(remark) }
    }
    ThemePairAudit(appearances, in: table).add(to: &builder)
    let lasting = ThemeCatalog.forWidgets(appearances)
    let folding = ThemeFolding(day: day, night: night)
    let styles = WidgetStyleAudit(table, lasting).add(to: &builder, folding)
    StateListAudit(table).add(to: &builder)
    LayoutAudit(table, lasting, folding).add(to: &builder)
    let sources = builder.sources
    guard !sources.isEmpty else { return LoadedProject() }
    let plain = appearances.filter {
      $0.stack.layers.first?.name == $0.theme && $0.theme != catalog.assumed
    }
    let count = ResolutionCounter(table, themes: plain, styles: styles).result
    return LoadedProject(
      sources: sources,
      summary: ProjectSummary(
        path: path, format: AndroidLoader.identifier,
        basis: platform.basis
          + (catalog.assumed.map { ["no theme among the files: \($0.name) is assumed"] } ?? []),
        references: count.total == 0 ? [] : [count]))
  }
}
