internal import Audit
internal import SceneModel

/// Reads and audits inputs on several cores; at most `jobs` files are worked on at a time.
struct AuditRun: Sendable {
  let reader: SourceReader
  let auditor: Auditor
  /// States to audit; empty for all.
  let states: Set<ControlState>
  let jobs: Int

  /// What became of all inputs; the report sorts it.
  struct Outcome {
    var sources: [AuditedSource] = []
    var passedOver: [String] = []
    var errors: [LoaderError] = []
    var projects: [ProjectSummary] = []
  }

  /// What became of one input.
  private enum Step {
    case audited(AuditedSource)
    case parsed([ProjectFile])
    case passedOver(String)
    case failed(LoaderError)
    /// Read, but with nothing in the chosen states and appearances.
    case filteredOut
  }

  /// Audits `inputs`.
  func audit(_ inputs: [SourceInput]) async -> Outcome {
    var outcome = Outcome()
    var files: [ProjectFile] = []
    for step in await concurrently(inputs, step) {
      switch step {
      case .audited(let source): outcome.sources.append(source)
      case .parsed(let parsed): files += parsed
      case .passedOver(let path): outcome.passedOver.append(path)
      case .failed(let error): outcome.errors.append(error)
      case .filteredOut: break
      }
    }
    let projects = await concurrently(ParsedProject.projects(of: files), resolve)
    outcome.errors += projects.flatMap(\.errors)
    outcome.projects = projects.compactMap(\.summary)
    outcome.sources += await concurrently(projects.flatMap(\.sources), audit).compactMap(\.self)
    outcome.passedOver.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // In a fixed order, because definitions are shared between sources.
    outcome.sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    outcome.sources = Auditor.addingSuggestions(to: outcome.sources)
    return outcome
  }

  /// What `transform` makes of `items`, in any order.
  private func concurrently<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: Result.self) { group in
      var results: [Result] = []
      results.reserveCapacity(items.count)
      var remaining = items[...]
      for item in remaining.prefix(max(jobs, 1)) {
        remaining.removeFirst()
        group.addTask { transform(item) }
      }
      for await result in group {
        results.append(result)
        guard let item = remaining.popFirst() else { continue }
        group.addTask { transform(item) }
      }
      return results
    }
  }

  @Sendable private func step(_ input: SourceInput) -> Step {
    switch reader.read(input) {
    case .loaded(let source): audit(source).map { .audited($0) } ?? .filteredOut
    case .parsed(let files): .parsed(files)
    // What was only read for others is not missed by anybody.
    case .passedOver: input.role == .audited ? .passedOver(input.path) : .filteredOut
    case .failed(let error): .failed(error)
    }
  }

  @Sendable private func resolve(_ project: ParsedProject) -> LoadedProject {
    project.resolved(by: reader.projectLoaders[project.loader])
  }

  @Sendable private func audit(_ source: LoadedSource) -> AuditedSource? {
    chosenPart(of: source).map { auditor.audit($0) }
  }

  /// `source` with the chosen states and appearances only, `nil` if it has none of them.
  private func chosenPart(of source: LoadedSource) -> LoadedSource? {
    let appearances = reader.options.appearances
    guard !states.isEmpty || !appearances.isEmpty else { return source }
    var source = source
    source.controls = source.controls.compactMap { control in
      var control = control
      control.renditions.removeAll { rendition in
        !(states.isEmpty || states.contains(rendition.state))
          || !(appearances.isEmpty || appearances.contains(rendition.appearance.name))
      }
      control.observations.removeAll { observation in
        !(states.isEmpty || observation.state.map(states.contains) ?? true)
          || !(appearances.isEmpty || observation.appearance.map(appearances.contains) ?? true)
      }
      return control.renditions.isEmpty && control.observations.isEmpty ? nil : control
    }
    return source.controls.isEmpty ? nil : source
  }
}
