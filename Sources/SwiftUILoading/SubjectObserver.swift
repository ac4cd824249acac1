import SceneModel

/// Collects what evaluation says of one subject in all its states.
struct SubjectObserver {
  private(set) var notes: [EvaluationNote] = []
  private var seen: Set<EvaluationNote> = []
  private(set) var firstObstacle: String?

  mutating func add(_ notes: [EvaluationNote], _ obstacle: Obstacle?) {
    for note in notes where seen.insert(note).inserted {
      self.notes.append(note)
      switch note.kind {
      case .unknownModifier, .unknownSymbol, .tooComplex:
        firstObstacle = firstObstacle ?? note.message
      case .sideEffect, .repeatingAnimation: continue
      }
    }
    if let obstacle { firstObstacle = firstObstacle ?? obstacle.cause }
  }

  /// What the code itself shows to be wrong.
  func observations(
    of subject: Subject, axes: [Axis], renditions: [Rendition], _ evaluator: inout Evaluator
  ) -> [Observation] {
    []
  }
}
