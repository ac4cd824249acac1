internal import SceneModel

/// All resources of a project, and what is audited in them.
struct AndroidProject {
  private let table: ResourceTable
  private let auditedPaths: Set<String>
  private let platform: PlatformVersions

  init(_ documents: [ProjectDocument<AndroidLoader.Content>], options: LoadingOptions) {
    platform = PlatformVersions(options)
    var candidates: [ResourceTable.Candidate] = []
    var audited: Set<String> = []
    for document in documents {
      if document.use == .audited { audited.insert(document.path) }
      candidates += document.content.definitions.map {
        ResourceTable.Candidate(
          path: document.content.path, origin: Self.origin(document),
          isAudited: document.use == .audited, definition: $0)
      }
    }
    auditedPaths = audited
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
    let appearances = ThemeCatalog(table, day: day, night: night).appearances()
    var builder = SourceBuilder()
    ThemePairAudit(appearances, auditedPaths: auditedPaths).add(to: &builder)
    WidgetStyleAudit(table, appearances).add(to: &builder)
    let sources = builder.sources
    guard !sources.isEmpty else { return LoadedProject() }
    return LoadedProject(
      sources: sources,
      summary: ProjectSummary(
        path: path, format: AndroidLoader.identifier, basis: platform.basis))
  }
}
