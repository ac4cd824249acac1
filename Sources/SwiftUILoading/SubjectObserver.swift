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
      // What is called like a handler of events shows nothing.
      case .unknownModifier where note.message.hasPrefix(".on"): continue
      case .unknownModifier, .unknownSymbol, .tooComplex:
        firstObstacle = firstObstacle ?? note.message
      case .sideEffect, .repeatingAnimation, .backgroundBeforeFrame: continue
      }
    }
    if let obstacle { firstObstacle = firstObstacle ?? obstacle.cause }
  }

  /// Takes in why a paint of `drawing` is not known.
  mutating func add(_ drawing: Drawing) {
    if firstObstacle != nil { return }
    for layer in drawing.layers {
      guard case .unresolved(let cause, _) = layer.paint.value else { continue }
      firstObstacle = cause.detail
      return
    }
  }

  /// What the code itself shows to be wrong.
  func observations(
    of subject: Subject, axes: [Axis], renditions: [Rendition], _ evaluator: inout Evaluator
  ) -> [Observation] {
    var result: [Observation] = []
    if case .style(let type, .button, _) = subject.kind {
      result += states(of: type, subject, axes, renditions, &evaluator)
    }
    let readsMotion = axes.contains { $0.key == "accessibilityReduceMotion" }
    for note in notes {
      switch note.kind {
      case .sideEffect:
        result.append(
          Observation(
            .sideEffectInBody,
            message: "\(note.message); move it to the action or to onChange(of:)",
            location: evaluator.location(note.place)))
      case .repeatingAnimation where !readsMotion && !evaluator.readsReduceMotion:
        result.append(
          Observation(
            .repeatingAnimation,
            message: "the animation never ends; leave it out where "
              + "@Environment(\\.accessibilityReduceMotion) is true",
            location: evaluator.location(note.place)))
      case .backgroundBeforeFrame:
        result.append(
          Observation(
            .backgroundBeforeFrame,
            message: "the background fills only what is inside the later frame; "
              + "move '.\(note.message)' behind the frame",
            location: evaluator.location(note.place)))
      case .repeatingAnimation, .unknownModifier, .unknownSymbol, .tooComplex: continue
      }
    }
    return result
  }

  private func states(
    of type: TypeID, _ subject: Subject, _ axes: [Axis], _ renditions: [Rendition],
    _ evaluator: inout Evaluator
  ) -> [Observation] {
    let location = evaluator.location(subject.place)
    var result: [Observation] = []
    // A control that is always disabled shows no other state.
    if renditions.allSatisfy({ $0.state.contains(.disabled) }) { return [] }
    func shows(_ flag: ControlState) -> Bool {
      if renditions.contains(where: { !$0.state.isDisjoint(with: flag) }) { return true }
      // What is not known may look otherwise in a state that the code asks for.
      return firstObstacle != nil
        && (axes.contains { $0.kind == .flag(flag) } || evaluator.mayRead(flag, type))
    }
    if !shows(.pressed) {
      result.append(
        Observation(
          .pressedStateIgnored,
          message: "the pressed button looks like any other; change something with "
            + "configuration.isPressed", location: location, state: .pressed))
    }
    let readsEnvironment = axes.contains { $0.key == "isEnabled" }
    let ownFlag = axes.first { axis in
      if case .flag(.disabled) = axis.kind { return axis.key != "isEnabled" }
      return false
    }
    if let ownFlag, !readsEnvironment {
      let place = evaluator.place(ofMember: ownFlag.key, of: type)
      result.append(
        Observation(
          .ownDisabledFlag,
          message: "'\(ownFlag.key)' is not what .disabled(_:) sets; read "
            + "@Environment(\\.isEnabled) instead",
          location: place.map { evaluator.location($0) } ?? location))
    } else if !shows(.disabled) {
      result.append(
        Observation(
          .disabledStateNotHandled,
          message: "the disabled button looks like any other; read @Environment(\\.isEnabled)",
          location: location, state: .disabled))
    }
    return result
  }
}
