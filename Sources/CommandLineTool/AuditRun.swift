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
    var outcome = Outcome()
    var files: [ProjectFile] = []
    var neighbours = Neighbours()
    for step in await concurrently(inputs, step, progress) {
      switch step {
      case .audited(let source, let shared):
        outcome.sources.append(source)
        neighbours.definitionsOfSources.append(shared)
      case .parsed(let parsed): files += parsed
      case .passedOver(let path): outcome.passedOver.append(path)
      case .failed(let error): outcome.errors.append(error)
      case .foreign(let input): neighbours.inputs.append(input)
      case .filteredOut: break
      }
    }
    // What a step has used is let go of before the next: parsed files are large.
    let remarks = Self.sourcesOfRemarks(files)
    let parsed = ParsedProject.projects(of: files)
    files = []
    var projects = await resolve(parsed)
    outcome.errors += projects.flatMap(\.errors).filter { isOwn($0.location.path) }
    outcome.projects = projects.compactMap(\.summary)
    let unclaimed = Self.unclaimed(remarks, by: projects)
    let loaded = (projects.flatMap(\.sources) + unclaimed).filter { isOwn($0.path) }
    let others = projects.flatMap { $0.sources.filter { !isOwn($0.path) } }
    projects = []
    let audited = await concurrently(loaded, audit, progress).compactMap(\.self)
    progress?.finish()
    outcome.sources += audited
    if shard != nil {
      neighbours.sources = others
      neighbours.definitionsOfProjects = audited.map { SharedDefinitions($0) { _ in true } }
      outcome.sources += await self.audited(neighbours)
    }
    outcome.passedOver.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // In a fixed order, because definitions are shared between sources.
    outcome.sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    if suggests {
      let sources = outcome.sources
      outcome.sources = []
      outcome.sources = await suggested(sources)
    }
    outcome.sources.removeAll { !isOwn($0.path) }
    return outcome
  }

  /// `sources` with suggestions for their failed checks.
  func suggested(_ sources: consuming [AuditedSource]) async -> [AuditedSource] {
    let search = SuggestionSearch(sources)
    let answers = await concurrently(search.parts) { search.answers(to: $0) }
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

  /// What `transform` makes of `items`, in any order.
  func concurrently<Item: Sendable, Result: Sendable>(
    _ items: consuming [Item], _ transform: @escaping @Sendable (Item) -> Result,
    _ progress: Progress? = nil
  ) async -> [Result] {
    // Taken from its end, so that each item goes when it is done.
    var remaining = Array(items.reversed())
    let count = remaining.count
    items = []
    return await withTaskGroup(of: Result.self) { group in
      var results: [Result] = []
      results.reserveCapacity(count)
      for _ in 0..<max(jobs, 1) {
        guard let item = remaining.popLast() else { break }
        group.addTask { transform(item) }
      }
      for await result in group {
        results.append(result)
        progress?.show(results.count, of: count)
        guard let item = remaining.popLast() else { continue }
        group.addTask { transform(item) }
      }
      return results
    }
  }

  @Sendable private func step(_ input: SourceInput) -> Step {
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

  /// A part of the work on a project.
  private struct Piece: Sendable {
    var project: Int
    var number: Int
    var part: @Sendable () -> any Sendable
  }

  /// What came of a part.
  private struct PieceResult: Sendable {
    var project: Int
    var number: Int
    var result: any Sendable
  }

  /// Resolves the parts of all projects, those of the largest first, so that no core waits for one
  /// that was begun last.
  private func resolve(_ projects: consuming [ParsedProject]) async -> [LoadedProject] {
    var works = await concurrently(projects, work).sorted { $0.parts.count > $1.parts.count }
    // Only a piece holds what it works on, which goes with a project's last one.
    var pieces: [Piece] = []
    for index in works.indices {
      for (number, part) in works[index].takeParts().enumerated() {
        pieces.append(Piece(project: index, number: number, part: part))
      }
    }
    let taken = pieces
    pieces = []
    let results = await concurrently(taken) { piece in
      PieceResult(project: piece.project, number: piece.number, result: piece.part())
    }
    let byProject = Dictionary(grouping: results, by: \.project)
    let joins = works
    return await concurrently(Array(joins.indices)) { index in
      let own = (byProject[index] ?? []).sorted { $0.number < $1.number }
      return joins[index].joined(own.map(\.result))
    }
  }

  @Sendable private func work(_ project: ParsedProject) -> ProjectWork {
    project.work(by: reader.projectLoaders[project.loader])
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
