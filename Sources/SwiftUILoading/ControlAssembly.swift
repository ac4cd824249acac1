import ColorMath
import Geometry
import SceneModel
import ViewLayout

/// Evaluates controls in all their states and appearances.
struct ControlAssembly {
  var findings = ProjectFindings()
  var evaluator: Evaluator
  let options: LoadingOptions
  private let appearances: [Appearance]
  var cache = RenderingCache()
  /// What is left where all that is not known takes no space, by the state.
  var leastRenderings: [ControlState: ViewRendering] = [:]

  /// States of one control that are evaluated.
  static let maximumStates = 32
  /// Combinations of conditions and choices that one control is evaluated in, for each way of using
  /// its code, and for all of these.
  static let (maximumVariants, mostVariants) = (16, 256)
  /// The size that a control is offered: the smallest iPhone's screen in points.
  static let standardScreen = Size(width: 320, height: 568)

  init(_ evaluator: Evaluator, options: LoadingOptions) {
    self.evaluator = evaluator
    self.options = options
    appearances = Appearance.standard.filter {
      options.appearances.isEmpty || options.appearances.contains($0.name)
    }
  }

  /// One evaluated state.
  struct Outcome {
    var scene: Scene
    /// How many of the scene's layers, its first ones, the control stands on.
    var surfaceCount: Int
    var frame: Rect
    var hitRegion: HitRegion
    var evidence: SizeEvidence
    var notes: [EvaluationNote]
    var read: [Axis]
    var obstacle: Obstacle?
    /// Flags that the code sets in every state, such as by `.disabled(true)`.
    var fixedFlags: ControlState
    /// Whether it may look different with the other contrast.
    var readsContrast: Bool
  }

  mutating func add(_ subject: Subject) {
    let file = Int(subject.place.file)
    findings.keys.append(subject.key)
    evaluator.readsReduceMotion = false
    var known: [Axis] = []
    var done: Set<[String: Int]> = []
    var shown: [[Rendition]] = []
    // Ways of using a view give some values only, so that variants of one may be those of another.
    let isUsedVariously = subject.settingCount > 1
    let limit = min(Self.maximumVariants * subject.settingCount, Self.mostVariants)
    var observer = SubjectObserver()
    while done.count < limit,
      let variant = Variants.first(of: known, limit: limit, notIn: done)
    {
      done.insert(variant.values)
      let (control, axes) = control(of: subject, variant, &observer, file: file, shown: shown)
      for axis in axes where !known.contains(where: { $0.key == axis.key }) {
        if case .flag = axis.kind { continue }
        known.append(axis)
      }
      guard let control else { continue }
      if shown.isEmpty || isUsedVariously { shown.append(control.renditions) }
      findings.add(control, to: file)
    }
    if Variants.count(of: known) > limit || subject.settingCount > ControlFinder.maximumSettings {
      note(
        "too-many-variants",
        "'\(subject.name)' depends on more conditions than are told apart: "
          + "\(done.count) combinations are audited, those with fewest conditions first",
        at: subject.place, file: file)
    }
    if shown.isEmpty, !evaluator.isUnpublished {
      let cause = "'\(subject.name)' comes to no view that could be audited"
      note("no-view", cause, at: subject.place, file: file)
      observer.add([], Obstacle(cause: cause, place: subject.place))
    }
    count(observer)
    addDiagnostics(observer, file: file)
  }

  /// States that the controls of some code are not audited.
  mutating func addUnreadable(_ place: Expression.Place) {
    let cause = "the code is nested too deeply to read; its controls are not audited"
    note("too-complex", cause, at: place, file: Int(place.file))
    findings.obstacles[cause, default: 0] += 1
  }

  private mutating func note(
    _ code: String, _ message: String, at place: Expression.Place, file: Int
  ) {
    findings.add(
      Diagnostic(code: code, message: message, location: evaluator.location(place)), to: file)
  }

  private mutating func count(_ observer: SubjectObserver) {
    if let obstacle = observer.firstObstacle {
      findings.obstacles[obstacle, default: 0] += 1
    } else {
      findings.resolvedCount += 1
    }
  }

  private mutating func addDiagnostics(_ observer: SubjectObserver, file: Int) {
    for entry in observer.notes {
      switch entry.kind {
      case .unknownModifier:
        note(
          "unresolved-modifier",
          "the modifier '\(entry.message)' is not known and taken to do nothing",
          at: entry.place, file: Int(entry.place.file))
      case .unknownSymbol:
        note("unresolved-symbol", entry.message, at: entry.place, file: Int(entry.place.file))
      case .tooComplex:
        note("too-complex", entry.message, at: entry.place, file: Int(entry.place.file))
      case .sideEffect, .repeatingAnimation, .backgroundBeforeFrame: continue
      }
    }
  }

  /// The control of `subject` in one variant; `nil` if it is no other than one of those shown.
  private mutating func control(
    of subject: Subject, _ variant: Variants.Combination, _ observer: inout SubjectObserver,
    file: Int, shown: [[Rendition]]
  ) -> (Control?, [Axis]) {
    leastRenderings = [:]
    var axes: [Axis] = []
    var outcomes: [(Appearance, ControlState, Outcome)] = []
    var states: [ControlState] = [.normal]
    var position = 0
    while position < states.count, position < Self.maximumStates {
      let state = states[position]
      position += 1
      for (appearance, outcome) in self.outcomes(of: subject, variant, state) {
        for axis in outcome.read where !axes.contains(where: { $0.key == axis.key }) {
          axes.append(axis)
        }
        observer.add(outcome.notes, outcome.obstacle)
        observer.add(outcome.scene.drawing)
        let shown = state.union(outcome.fixedFlags)
        let isKnown = outcomes.contains { $0.0 == appearance && $0.1 == shown }
        // A disabled control takes no press.
        if isKnown || shown.isSuperset(of: [.pressed, .disabled]) { continue }
        outcomes.append((appearance, shown, outcome))
      }
      for state in Self.states(of: axes) where !states.contains(state) { states.append(state) }
    }
    let renditions = renditions(outcomes, file: file, shown: shown)
    guard !renditions.isEmpty else { return (nil, axes) }
    let suffix = variant.labels.isEmpty ? "" : " [\(variant.labels.joined(separator: ", "))]"
    var control = Control(
      key: suffix, name: subject.name + suffix, role: subject.role,
      location: evaluator.location(subject.place), renditions: renditions)
    if variant.labels.isEmpty {
      control.observations = observer.observations(
        of: subject, axes: axes, renditions: renditions, &evaluator)
    }
    return (control, axes)
  }

  /// What the subject comes to in each appearance; with increased contrast it is only worked out anew
  /// if it asks for contrast.
  private mutating func outcomes(
    of subject: Subject, _ variant: Variants.Combination, _ state: ControlState
  ) -> [(Appearance, Outcome)] {
    var plain: [Outcome?] = [nil, nil]
    return appearances.compactMap { appearance in
      let number = appearance.isDark ? 1 : 0
      if appearance.isIncreasedContrast, var outcome = plain[number], !outcome.readsContrast {
        outcome.scene.window = window(appearance)
        return (appearance, outcome)
      }
      guard let outcome = outcome(of: subject, variant, state, appearance) else { return nil }
      if !appearance.isIncreasedContrast { plain[number] = outcome }
      return (appearance, outcome)
    }
  }

  /// The states made of the flags that were read; a disabled control takes no press.
  private static func states(of axes: [Axis]) -> [ControlState] {
    var flags = ControlState.normal
    for axis in axes {
      if case .flag(let flag) = axis.kind { flags.formUnion(flag) }
    }
    return (0...ControlState.all.rawValue).map(ControlState.init(rawValue:))
      .filter { flags.isSuperset(of: $0) && !$0.isSuperset(of: [.pressed, .disabled]) }.sorted()
  }
}

extension ControlState {
  /// Every flag.
  static let all = flags.reduce(into: ControlState()) { $0.insert($1.flag) }
}

extension Axis {
  /// What one of its values is called.
  func label(of value: Int) -> String {
    switch kind {
    case .flag(let flag): flag.name
    case .condition:
      value == 1 ? key : key.hasSuffix(" is given") ? "no " + key.dropLast(9) : "not " + key
    case .choice(let names): "\(key): \(names[value])"
    }
  }
}
