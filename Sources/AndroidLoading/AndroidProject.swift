internal import SceneModel

/// All resources of a project, and what is audited in them.
struct AndroidProject: Sendable {
  private let table: ResourceTable
  private let platform: PlatformVersions
  private let themes: ThemePlan
  private let layouts: LayoutPlan
  private let styles: [ResourceName]
  /// What was looked up to find the themes, by day and by night.
  private let known: (day: ResourceResolver.Styles, night: ResourceResolver.Styles)

  init(_ documents: [ProjectDocument<AndroidLoader.Content>], options: LoadingOptions) {
    platform = PlatformVersions(options)
    var candidates: [ResourceTable.Candidate] = []
    for document in documents {
      candidates += document.content.definitions.map {
        ResourceTable.Candidate(
          path: document.content.path, origin: Self.origin(document),
          isAudited: document.use == .audited, definition: $0)
      }
    }
    table = ResourceTable(candidates + BuiltInResources.candidates)
    styles = table.auditedStyles
    let day = ResourceResolver(table, on: platform.device(isNight: false))
    let night = ResourceResolver(table, on: platform.device(isNight: true))
    themes = ThemePlan(
      ThemeCatalog(table, day: day, night: night), chosen: options.appearances)
    let appearances = themes.appearances(day: day, night: night)
    layouts = LayoutPlan(table, ViewStyles(table, appearances, day))
    known = (day.styles, night.styles)
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
  struct Part: Sendable {
    /// Whether pairs of roles of the themes, and state lists, belong to it.
    var hasThemes = false
    /// Some of the audited styles.
    var styles = 0..<0
    /// Some of the audited layouts.
    var layouts = 0..<0
  }

  /// What a part came to.
  struct Findings: Sendable {
    var builder = SourceBuilder()
    var counter = ResolutionCounter()
    /// The library's theme that was taken where the project has none.
    var assumed: ResourceName?
  }

  /// Each part looks everything up anew, so that many small ones are more work than a few.
  private static let layoutsInPart = 128
  /// Projects of fewer styles and layouts are one part.
  private static let leastParted = 256

  /// The parts, in the order in which their findings are joined.
  var parts: [Part] {
    let (styles, layouts) = (self.styles.count, self.layouts.layouts.count)
    guard styles + layouts >= Self.leastParted else {
      return [Part(hasThemes: true, styles: 0..<styles, layouts: 0..<layouts)]
    }
    var parts: [Part] = []
    for start in stride(from: 0, through: layouts, by: Self.layoutsInPart) {
      parts.append(
        Part(
          hasThemes: start == 0, layouts: start..<min(start + Self.layoutsInPart, layouts)))
    }
    parts.insert(Part(styles: 0..<styles), at: 1)
    return parts
  }

  /// What is found in one part.
  func findings(of part: Part) -> Findings {
    let day = ResourceResolver(
      table, on: platform.device(isNight: false), knowing: known.day)
    let night = ResourceResolver(
      table, on: platform.device(isNight: true), knowing: known.night)
    let appearances = themes.appearances(day: day, night: night)
    let folding = ThemeFolding(day: day, night: night)
    let lasting = ThemeCatalog.forWidgets(appearances)
    var found = Findings(assumed: themes.assumed)
    if part.hasThemes {
      addCuts(to: &found.builder, day)
      var remarked: Set<ResourceName> = []
      for appearance in appearances where remarked.insert(appearance.theme).inserted {
        if let remark = appearance.wallpaperRemark { found.builder.add(remark) }
      }
      ThemePairAudit(appearances, in: table, folding).add(to: &found.builder)
      StateListAudit(table).add(to: &found.builder)
      let plain = appearances.filter {
        $0.stack.layers.first?.name == $0.theme && $0.theme != themes.assumed
      }
      found.counter.count(themes: plain, in: table)
    }
    if !part.styles.isEmpty {
      WidgetStyleAudit(table, lasting, layouts)
        .add(styles[part.styles], to: &found.builder, folding, &found.counter)
    }
    if !part.layouts.isEmpty {
      let system = themes.systemThemes(after: appearances, day: day, night: night)
      LayoutAudit(layouts, lasting, systemThemes: system, folding)
        .add(part.layouts, to: &found.builder)
    }
    return found
  }

  /// Says in each file which style is the first that has too many ancestors.
  private func addCuts(to builder: inout SourceBuilder, _ resolver: ResourceResolver) {
    var files: Set<String> = []
    for name in styles {
      let style = resolver.style(name, for: nil)
      guard style.isCut, let location = style.location, files.insert(location.path).inserted else {
        continue
      }
      builder.add(
        Diagnostic(
          code: "too-many-ancestors",
          message: "this style has more than \(ResolvedStyle.maximumAncestors) ancestors; what it"
            + " inherits is not heeded, nor for others of this file that have as many",
          location: location))
    }
  }

  /// What all findings rest on.
  var basis: [String] { platform.basis }

  /// The sources, one for each file that defines something audited.
  static func joined(
    _ findings: [Findings], _ basis: [String], as path: String
  ) -> LoadedProject {
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
        basis: basis
          + (all.assumed.map { ["no theme among the files: \($0.name) is assumed"] } ?? []),
        references: count.total == 0 ? [] : [count]))
  }
}
