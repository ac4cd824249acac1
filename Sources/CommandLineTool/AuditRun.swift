internal import Audit
internal import SceneModel

/// Reads and audits inputs on several cores; at most `jobs` files are in memory at a time.
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

    fileprivate mutating func add(_ step: Step) {
      switch step {
      case .audited(let source): sources.append(source)
      case .passedOver(let path): passedOver.append(path)
      case .failed(let error): errors.append(error)
      case .filteredOut: break
      }
    }
  }

  /// What became of one input.
  fileprivate enum Step {
    case audited(AuditedSource)
    case passedOver(String)
    case failed(LoaderError)
    /// Read, but with nothing in the chosen states and appearances.
    case filteredOut
  }

  /// Audits `inputs`.
  func audit(_ inputs: [SourceInput]) async -> Outcome {
    await withTaskGroup(of: Step.self) { group in
      var outcome = Outcome()
      var remaining = inputs[...]
      for input in remaining.prefix(max(jobs, 1)) {
        remaining.removeFirst()
        group.addTask { step(input) }
      }
      for await step in group {
        outcome.add(step)
        guard let input = remaining.popFirst() else { continue }
        group.addTask { self.step(input) }
      }
      outcome.passedOver.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      // In a fixed order, because definitions are shared between sources.
      outcome.sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      outcome.sources = Auditor.addingSuggestions(to: outcome.sources)
      return outcome
    }
  }

  private func step(_ input: SourceInput) -> Step {
    switch reader.read(input) {
    case .loaded(let source):
      guard let chosen = chosenPart(of: source) else { return .filteredOut }
      return .audited(auditor.audit(chosen))
    case .passedOver: return .passedOver(input.path)
    case .failed(let error): return .failed(error)
    }
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
      return control.renditions.isEmpty ? nil : control
    }
    return source.controls.isEmpty ? nil : source
  }
}
