import ColorMath
import Geometry
import SceneModel
import ViewLayout

/// Evaluates controls in all their states and appearances.
struct ControlAssembly {
  /// What becomes of one file.
  struct Drafts {
    var scenes: [Scene] = []
    var controls: [Control] = []
    var diagnostics: [Diagnostic] = []
  }

  private(set) var drafts: [Int: Drafts] = [:]
  private var evaluator: Evaluator
  private let options: LoadingOptions
  private let appearances: [Appearance]
  private var cache = RenderingCache()
  private var styleCount = 0
  private var resolvedStyleCount = 0
  private var obstacles: [String: Int] = [:]

  /// States of one control that are evaluated.
  static let maximumStates = 32
  /// Combinations of conditions and choices that one control is evaluated in.
  static let maximumVariants = 16
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
  private struct Outcome {
    var scene: Scene
    var frame: Rect
    var hitRegion: HitRegion
    var evidence: SizeEvidence
    var notes: [EvaluationNote]
    var read: [Axis]
    var obstacle: Obstacle?
  }

  mutating func add(_ subject: Subject) {
    let file = Int(subject.place.file)
    var known: [Axis] = []
    var done: Set<[String: Int]> = []
    var main: [Rendition]?
    var observer = SubjectObserver()
    while done.count < Self.maximumVariants,
      let variant = Variants.first(of: known, limit: Self.maximumVariants, notIn: done)
    {
      done.insert(variant.values)
      let (control, axes) = control(of: subject, variant, &observer, file: file, main: main)
      for axis in axes where !known.contains(where: { $0.key == axis.key }) {
        if case .flag = axis.kind { continue }
        known.append(axis)
      }
      guard let control else { continue }
      if main == nil { main = control.renditions }
      drafts[file, default: Drafts()].controls.append(control)
    }
    if Variants.count(of: known) > Self.maximumVariants {
      note(
        "too-many-variants",
        "'\(subject.name)' depends on more conditions than are told apart: "
          + "\(Self.maximumVariants) combinations are audited, those with fewest conditions first",
        at: subject.place, file: file)
    }
    count(observer)
    addDiagnostics(observer, file: file)
  }

  private mutating func note(
    _ code: String, _ message: String, at place: Expression.Place, file: Int
  ) {
    let diagnostic = Diagnostic(code: code, message: message, location: evaluator.location(place))
    if drafts[file]?.diagnostics.contains(diagnostic) == true { return }
    drafts[file, default: Drafts()].diagnostics.append(diagnostic)
  }

  private mutating func count(_ observer: SubjectObserver) {
    styleCount += 1
    if let obstacle = observer.firstObstacle {
      obstacles[obstacle, default: 0] += 1
    } else {
      resolvedStyleCount += 1
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

  /// The control of `subject` in one variant; `nil` if it is no other than the main one.
  private mutating func control(
    of subject: Subject, _ variant: Variants.Combination, _ observer: inout SubjectObserver,
    file: Int,
    main: [Rendition]?
  ) -> (Control?, [Axis]) {
    var axes: [Axis] = []
    var outcomes: [(Appearance, ControlState, Outcome)] = []
    var states: [ControlState] = [.normal]
    var position = 0
    while position < states.count, position < Self.maximumStates {
      let state = states[position]
      position += 1
      for appearance in appearances {
        guard let outcome = outcome(of: subject, variant, state, appearance) else { continue }
        for axis in outcome.read where !axes.contains(where: { $0.key == axis.key }) {
          axes.append(axis)
        }
        observer.add(outcome.notes, outcome.obstacle)
        outcomes.append((appearance, state, outcome))
      }
      for state in Self.states(of: axes) where !states.contains(state) { states.append(state) }
    }
    let renditions = renditions(outcomes, file: file, main: main)
    guard !renditions.isEmpty else { return (nil, axes) }
    let suffix = variant.labels.isEmpty ? "" : " [\(variant.labels.joined(separator: ", "))]"
    var control = Control(
      key: subject.key + suffix, name: subject.name + suffix, role: subject.role,
      location: evaluator.location(subject.place), renditions: renditions)
    if variant.labels.isEmpty {
      control.observations = observer.observations(
        of: subject, axes: axes, renditions: renditions, &evaluator)
    }
    return (control, axes)
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

  // MARK: One state

  private mutating func outcome(
    of subject: Subject, _ variant: Variants.Combination, _ state: ControlState,
    _ appearance: Appearance
  ) -> Outcome? {
    evaluator.begin(state, variant.values, appearance)
    guard let node = evaluator.node(of: subject) else { return nil }
    guard let view = evaluator.lowered(node) else { return nil }
    // As with other loaders: what nobody can know of is not checked, and the summary says so.
    if evaluator.isUnpublished { return nil }
    var proposal = Self.standardScreen
    if case .control(let control, _) = subject.kind {
      proposal = evaluator.proposal(around: control, proposal)
    }
    let foreground = evaluator.viewPaint(.foreground)
    let tint = evaluator.viewPaint(.tint)
    do throws(ViewLayoutError) {
      let rendering = try ViewRendering(
        of: view, proposal: proposal, origin: Point(x: 0, y: 0), foreground: foreground,
        tint: tint, cache: &cache)
      let scene = Scene(
        drawing: rendering.drawing, window: window(appearance), bounds: rendering.frame)
      var hitRegion = HitRegion.region(rendering.hitRegion)
      if let obstacle = evaluator.hitObstacle {
        hitRegion = .unknown(
          IncompleteCause(
            .hitRegionUnknown, obstacle.cause, at: evaluator.location(obstacle.place)))
      }
      return Outcome(
        scene: scene, frame: rendering.frame, hitRegion: hitRegion,
        evidence: evidence(rendering.frame, offered: proposal),

        notes: evaluator.notes, read: evaluator.inputs.read,
        obstacle: evaluator.sizeObstacle ?? evaluator.hitObstacle)
    } catch {
      evaluator.note(.tooComplex, "the view cannot be laid out", at: subject.place)
      return nil
    }
  }

  private mutating func evidence(_ frame: Rect, offered: Size) -> SizeEvidence {
    var evidence = SizeEvidence(width: .stated, height: .stated, notation: .swiftUI)
    evidence.location = evaluator.sizePlace.map { evaluator.location($0) }
    if let obstacle = evaluator.sizeObstacle {
      (evidence.width, evidence.height) = (.unknown, .unknown)
      evidence.basis = obstacle.cause
    } else if evaluator.isPlatformSized {
      (evidence.width, evidence.height) = (.unknown, .unknown)
      evidence.basis = "a size of the platform's own"
    } else if frame.height == offered.height {
      // Like a shape without a frame: what stands around the control decides.
      evidence.height = .unknown
      if frame.width == offered.width { evidence.width = .unknown }
      evidence.basis = "it fills the space that it is offered"
    }
    return evidence
  }

  /// What lies under a control: the configured window, else the platform's `systemBackground`.
  private func window(_ appearance: Appearance) -> Window {
    if let color = options.windows[appearance.name] { return .stated(Resolved(color)) }
    return .stated(Resolved(appearance.isDark ? .black : .white))
  }

  // MARK: Folding

  /// Outcomes as renditions: a state like the normal one and an increased contrast like the usual
  /// one are left out.
  private mutating func renditions(
    _ outcomes: [(Appearance, ControlState, Outcome)], file: Int, main: [Rendition]?
  ) -> [Rendition] {
    var kept: [(Appearance, ControlState, Outcome)] = []
    for (appearance, state, outcome) in outcomes {
      let isFolded = kept.contains { other in
        let isSameLook =
          other.2.scene.drawing == outcome.scene.drawing && other.2.frame == outcome.frame
          && other.2.hitRegion == outcome.hitRegion && other.2.scene.window == outcome.scene.window
        guard isSameLook else { return false }
        if other.0 == appearance { return other.1 == .normal }
        return other.1 == state && other.0.isDark == appearance.isDark
          && appearance.isIncreasedContrast
      }
      if !isFolded { kept.append((appearance, state, outcome)) }
    }
    kept.sort { ($0.0, $0.1) < ($1.0, $1.1) }
    if let main, isLike(main, kept, file: file) { return [] }
    var renditions: [Rendition] = []
    var scenes = drafts[file, default: Drafts()].scenes
    for (appearance, state, outcome) in kept {
      renditions.append(
        Rendition(
          state: state, appearance: appearance, scene: scenes.count,
          layers: Array(outcome.scene.drawing.layers.indices), frame: outcome.frame,
          hitRegion: outcome.hitRegion, sizeEvidence: outcome.evidence))
      scenes.append(outcome.scene)
    }
    drafts[file, default: Drafts()].scenes = scenes
    return renditions
  }

  /// Whether a variant looks in every state like the main one.
  private func isLike(
    _ main: [Rendition], _ kept: [(Appearance, ControlState, Outcome)], file: Int
  ) -> Bool {
    guard main.count == kept.count, let scenes = drafts[file]?.scenes else { return false }
    return zip(main, kept).allSatisfy { rendition, entry in
      rendition.appearance == entry.0 && rendition.state == entry.1
        && scenes[rendition.scene].drawing == entry.2.scene.drawing
        && rendition.frame == entry.2.frame && rendition.hitRegion == entry.2.hitRegion
    }
  }

  /// What the results rest on.
  func summary(path: String) -> ProjectSummary {
    let unresolved = obstacles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      ResolutionCount.Unresolved(
        cause: $0.key, remedy: "audit the files that define it together with these",
        count: $0.value)
    }
    return ProjectSummary(
      path: path, format: SwiftUILoader.identifier,
      basis: [
        "system colours of iOS \(evaluator.platform.palette.version)",
        "pressed and disabled states that the platform draws in its own colours are not checked",
        "colours whose increased contrast is not published are not checked in it",
        "text at the default size, its width estimated within 5 %",
        "labels that the code does not state read '\(Evaluator.sampleLabel)'",
      ],
      references: [
        ResolutionCount(
          subject: "styles and controls", resolved: resolvedStyleCount, unresolved: unresolved)
      ])
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
