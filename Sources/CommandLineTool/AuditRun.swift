internal import Audit
internal import SceneModel

/// Reads and audits inputs on several cores; at most `jobs` files are worked on at a time.
struct AuditRun: Sendable {
  let reader: SourceReader
  let auditor: Auditor
  /// States to audit; empty for all.
  let states: Set<ControlState>
  /// The part of the inputs that is audited; `nil` for all.
  var shard: Shard?
  let jobs: Int
  /// Shows how far the run is; `nil` where nobody watches.
  var progress: Progress?
  /// Whether failed checks get suggestions at once.
  var suggests = true
  /// Seconds since some moment, to time files by; `nil` if they are not timed.
  var now: (@Sendable () -> Double)?

  /// What became of all inputs; the report sorts it.
  struct Outcome {
    var sources: [AuditedSource] = []
    var passedOver: [String] = []
    var errors: [LoaderError] = []
    var projects: [ProjectSummary] = []

    fileprivate mutating func add(_ other: Outcome) {
      sources += other.sources
      passedOver += other.passedOver
      errors += other.errors
      projects += other.projects
    }
  }

  /// What became of one input.
  private enum Step {
    case audited(AuditedSource, SharedDefinitions)
    case parsed([ProjectFile])
    case passedOver(String)
    case failed(LoaderError)
    /// A source of another part of the run.
    case foreign(SourceInput)
    /// Read, but with nothing in the chosen states and appearances.
    case filteredOut
  }

  /// Audits `inputs`, or those of ``shard``.
  func audit(_ inputs: [SourceInput]) async -> Outcome {
    let workers = Workers(jobs)
    let count = FileCount(inputs.count, progress)
    let libraries = inputs.filter { $0.role == .library }
    let known = await read(libraries, by: workers, rank: 0, count)
    // One project after the other, as what a project is resolved from is large and goes with it.
    let projects = Dictionary(grouping: inputs.filter { $0.role != .library }, by: \.project)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.value)
    var (outcome, neighbours) = (known.outcome, known.neighbours)
    await withTaskGroup(of: GroupOutcome.self) { group in
      for (rank, inputs) in projects.enumerated() {
        group.addTask {
          await audit(inputs, beside: known.files, by: workers, rank: rank, count)
        }
      }
      for await result in group {
        outcome.add(result.outcome)
        neighbours.add(result.neighbours)
      }
    }
    progress?.finish()
    if shard != nil { outcome.sources += await audited(neighbours, by: workers) }
    outcome.passedOver.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // In a fixed order, because definitions are shared between sources.
    outcome.sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    if suggests {
      // Given away, so that the findings are not copied where suggestions are added.
      var sources: [AuditedSource] = []
      swap(&sources, &outcome.sources)
      outcome.sources = await suggested(consume sources)
    }
    outcome.sources.removeAll { !isOwn($0.path) }
    return outcome
  }

  /// What became of the inputs of one project, or of the libraries of all.
  private struct GroupOutcome {
    var outcome = Outcome()
    var neighbours = Neighbours()
    /// The parsed files that no project is resolved from yet.
    var files: [ProjectFile] = []
  }

  /// Audits the inputs of one project, which refer to those of `libraries`.
  private func audit(
    _ inputs: [SourceInput], beside libraries: [ProjectFile], by workers: Workers, rank: Int,
    _ count: FileCount
  ) async -> GroupOutcome {
    var group = await read(inputs, by: workers, rank: rank, count)
    // What a step has used is let go of before the next: parsed files are large.
    let remarks = Self.sourcesOfRemarks(group.files)
    let parsed = ParsedProject.projects(of: group.files + libraries)
    group.files = []
    var projects = await resolve(parsed, by: workers, rank: rank)
    group.outcome.errors += projects.flatMap(\.errors).filter { isOwn($0.location.path) }
    group.outcome.projects = projects.compactMap(\.summary)
    let unclaimed = Self.unclaimed(remarks, by: projects)
    let loaded = (projects.flatMap(\.sources) + unclaimed).filter { isOwn($0.path) }
    if shard != nil {
      group.neighbours.sources = projects.flatMap { $0.sources.filter { !isOwn($0.path) } }
    }
    projects = []
    count.expect(loaded.count)
    let audited = await workers.map(loaded, rank: rank) { source in
      defer { count.advance() }
      return audit(source)
    }.compactMap(\.self)
    group.outcome.sources += audited
    if shard != nil {
      group.neighbours.definitionsOfProjects = audited.map { SharedDefinitions($0) { _ in true } }
    }
    return group
  }

  /// Reads `inputs`, and audits those that are sources by themselves.
  private func read(
    _ inputs: [SourceInput], by workers: Workers, rank: Int, _ count: FileCount
  ) async -> GroupOutcome {
    var group = GroupOutcome()
    let steps = await workers.map(inputs, rank: rank) { input in
      defer { count.advance() }
      return step(input)
    }
    for step in steps {
      switch step {
      case .audited(let source, let shared):
        group.outcome.sources.append(source)
        group.neighbours.definitionsOfSources.append(shared)
      case .parsed(let parsed): group.files += parsed
      case .passedOver(let path): group.outcome.passedOver.append(path)
      case .failed(let error): group.outcome.errors.append(error)
      case .foreign(let input): group.neighbours.inputs.append(input)
      case .filteredOut: break
      }
    }
    return group
  }

  /// `sources` with suggestions for their failed checks.
  func suggested(_ sources: consuming [AuditedSource]) async -> [AuditedSource] {
    let workers = Workers(jobs)
    let search = SuggestionSearch(sources)
    let answers = await workers.map(search.parts) { search.answers(to: $0) }
    return search.sources(with: answers)
  }

  /// The audited files of projects with remarks to the tool, as if nothing else were in them.
  private static func sourcesOfRemarks(_ files: [ProjectFile]) -> [LoadedSource] {
    files.compactMap { file in
      guard file.document.use == .audited, !file.suppressions.isEmpty else { return nil }
      return LoadedSource(
        path: file.document.path, scenes: [], controls: [], suppressions: file.suppressions)
    }
  }

  /// Those of `remarks` in whose files no project has anything to audit.
  private static func unclaimed(
    _ remarks: [LoadedSource], by projects: [LoadedProject]
  ) -> [LoadedSource] {
    if remarks.isEmpty { return [] }
    var known = Set(projects.lazy.flatMap(\.sources).map(\.path))
    return remarks.filter { known.insert($0.path).inserted }
  }

  private func step(_ input: SourceInput) -> Step {
    let start = now?()
    let isOwn = isOwn(input.path)
    switch reader.read(input, onlyForProjects: !isOwn) {
    case .loaded(let source, let isShared):
      return audit(source).map { audited in
        var audited = audited
        audited.seconds = seconds(since: start)
        let shared = SharedDefinitions(audited) { isShared || $0.location.path != source.path }
        return .audited(audited, shared)
      } ?? .filteredOut
    case .skipped: return .foreign(input)
    case .parsed(let files): return .parsed(files)
    // What was only read for others is not missed by anybody.
    case .passedOver:
      return input.role == .audited && isOwn ? .passedOver(input.path) : .filteredOut
    case .failed(let error): return isOwn ? .failed(error) : .filteredOut
    }
  }

  /// Whether the file at `path` belongs to the part of the run that is asked for.
  private func isOwn(_ path: String) -> Bool { shard?.contains(path) ?? true }

  /// Resolves projects of the same files by different loaders.
  private func resolve(
    _ projects: consuming [ParsedProject], by workers: Workers, rank: Int
  ) async -> [LoadedProject] {
    var works = await workers.map(projects, rank: rank) {
      $0.work(by: reader.projectLoaders[$0.loader])
    }
    return await withTaskGroup(of: LoadedProject.self) { group in
      while var work = works.popLast() {
        let parts = work.takeParts()
        let rest = work
        group.addTask {
          let pieces = await workers.map(parts, rank: rank) { $0() }
          return await workers.run(rank: rank) { rest.joined(pieces) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Sendable func audit(_ source: LoadedSource) -> AuditedSource? {
    let start = now?()
    var audited = chosenPart(of: source).map { auditor.audit($0) }
    audited?.seconds = seconds(since: start)
    return audited
  }

  private func seconds(since start: Double?) -> Double? {
    start.flatMap { start in now.map { $0() - start } }
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
    // Whoever chooses appearances or states wants nothing that is about neither.
    return source.controls.isEmpty ? nil : source
  }
}
