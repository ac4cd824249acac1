internal import Audit
internal import SceneModel

extension AuditRun {
  /// What other parts of a run hold, and what this part asks of it.
  struct Neighbours {
    /// Sources of their own, not read yet.
    var inputs: [SourceInput] = []
    /// Sources of projects, which are resolved as a whole.
    var sources: [LoadedSource] = []
    /// What the failed checks of this part's own sources depend on.
    var definitionsOfSources: [SharedDefinitions] = []
    /// What the failed checks of this part's files of projects depend on.
    var definitionsOfProjects: [SharedDefinitions] = []

    mutating func add(_ other: Neighbours) {
      inputs += other.inputs
      sources += other.sources
      definitionsOfSources += other.definitionsOfSources
      definitionsOfProjects += other.definitionsOfProjects
    }
  }

  /// The sources of other parts that use a definition which a failed check of this part depends on:
  /// suggestions are measured in them as well, so that all parts say what a single run says.
  func audited(_ neighbours: Neighbours, by workers: Workers) async -> [AuditedSource] {
    let ofSources = SharedDefinitions(joining: neighbours.definitionsOfSources)
    let ofProjects = SharedDefinitions(joining: neighbours.definitionsOfProjects)
    var sources = neighbours.sources.filter { ofProjects.areUsed(by: $0) }
    if !ofSources.definitions.isEmpty {
      sources += await workers.map(neighbours.inputs, load).compactMap(\.self)
        .filter { ofSources.areUsed(by: $0) }
    }
    return await workers.map(sources, audit).compactMap(\.self)
  }

  /// The source at `input`; `nil` if it cannot be read, which its own part reports.
  @Sendable private func load(_ input: SourceInput) -> LoadedSource? {
    switch reader.read(input) {
    case .loaded(let source, _): source
    case .skipped, .parsed, .passedOver, .failed: nil
    }
  }
}
