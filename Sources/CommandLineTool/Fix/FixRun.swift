internal import Audit
internal import SceneModel
internal import SourceEditing

/// Changes values until no failed check is left that a literal colour could repair.
///
/// All changes of a round are audited together before they count; those that make anything worse
/// are taken back, and the next round looks for others. A run without setbacks audits twice: once
/// to find the failures, once to prove the changes.
struct FixRun {
  /// Against files in which each change makes room for another.
  private static let roundLimit = 24

  /// The files that are audited, by path.
  let files: [String: FilePath]
  let fileSystem: FileSystem
  /// Audits everything, with other contents for some files, and looks for no suggestions yet.
  let audit: (FileSystem) async throws(UsageError) -> CheckCommand.Audit
  /// Adds the suggestions.
  let suggest: (CheckCommand.Audit) async throws(UsageError) -> CheckCommand.Audit

  /// What a run came to.
  struct Outcome {
    /// The audit with all changes made.
    var audit: CheckCommand.Audit
    /// The new contents by path.
    var contents: [String: [UInt8]] = [:]
    /// Those that the files had, by path.
    var originals: [String: [UInt8]] = [:]
    var fixed: [FixedValue] = []
    /// Why definitions that a suggestion names are left.
    var obstacles: [Definition: String] = [:]
    /// The last plan, which found nothing more to do.
    var plan: FixPlan
    /// How often everything was audited again.
    var rounds = 0
  }

  /// Fixes what `first` found.
  func run(from first: CheckCommand.Audit) async throws(UsageError) -> Outcome {
    var outcome = Outcome(audit: first, plan: FixPlan([]))
    var refused: [Definition: String] = [:]
    while true {
      let desk = FixDesk(
        files: files, fileSystem: system(with: outcome.contents),
        measured: MeasuredLengths(outcome.audit.report.sources))
      outcome.plan = FixPlan(outcome.audit.report.sources) { change in
        refused[change.definition] ?? desk.refusal(of: change)
      }
      outcome.obstacles = outcome.plan.obstacles
      var draft = FixDraft(on: desk)
      for fix in outcome.plan.fixes { draft.add(fix) }
      let (changed, conflicts) = draft.contents()
      refused.merge(conflicts) { first, _ in first }
      if !conflicts.isEmpty { continue }
      guard !draft.parts.isEmpty, outcome.rounds < Self.roundLimit else { return outcome }
      let contents = outcome.contents.merging(changed) { _, new in new }
      let next = try await audit(system(with: contents))
      outcome.rounds += 1
      var comparison = FixComparison(
        from: outcome.audit.report.sources, to: next.report.sources, fixes: draft.fixes)
      if next.report.inputErrors.count > outcome.audit.report.inputErrors.count {
        comparison.refuseAll(draft.fixes, "a file could not be read any more")
      }
      guard comparison.refused.isEmpty else {
        refused.merge(comparison.refused) { first, _ in first }
        continue
      }
      // What did harm together with these changes, or before them, may be harmless now.
      refused = [:]
      outcome.record(draft.parts, comparison)
      for path in changed.keys where outcome.originals[path] == nil {
        outcome.originals[path] = try? desk.file(at: path).bytes
      }
      outcome.contents = contents
      outcome.audit = try await suggest(next)
    }
  }

  private func system(with contents: [String: [UInt8]]) -> FileSystem {
    var system = fileSystem
    for (path, bytes) in contents {
      if let file = files[path] { system.replace(file, with: bytes) }
    }
    return system
  }

  fileprivate static func editsByPath(_ parts: [FixDraft.Part]) -> [String: [ValueEdit]] {
    var edits: [String: Set<ValueEdit>] = [:]
    for part in parts {
      edits[part.fix.definition.location.path, default: []].formUnion(part.edits)
    }
    return edits.mapValues(Array.init)
  }
}

extension FixRun.Outcome {
  fileprivate mutating func record(_ parts: [FixDraft.Part], _ comparison: FixComparison) {
    let edits = FixRun.editsByPath(parts)
    for index in fixed.indices {
      fixed[index].location = fixed[index].location.moved(
        by: edits[fixed[index].location.path] ?? [])
    }
    let kept = Dictionary(comparison.kept.map { ($0.definition, $0) }) { first, _ in first }
    for part in parts {
      let definition = part.fix.definition
      let location = definition.location.moved(by: edits[definition.location.path] ?? [])
      let checks = Set(kept[definition]?.targets ?? [])
      let figures = comparison.figures[definition]
      if let index = fixed.firstIndex(where: {
        $0.location == location && $0.name == definition.name
      }) {
        fixed[index].after = part.fix.change.written
        fixed[index].checks.formUnion(checks)
        fixed[index].figures?.after = figures?.after ?? 0
        continue
      }
      fixed.append(
        FixedValue(
          name: definition.name, location: location, before: definition.value,
          after: part.fix.change.written, figures: figures, isLength: part.fix.change.isLength,
          checks: checks))
    }
  }
}
