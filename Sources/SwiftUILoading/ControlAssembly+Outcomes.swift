import ColorMath
import Geometry
import SceneModel
import ViewLayout

extension ControlAssembly {
  /// The control in one state and appearance; `nil` if it shows nothing that can be checked.
  mutating func outcome(
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
    do throws(ViewLayoutError) {
      guard let rendering = try rendering(of: view, subject, proposal) else {
        return outcome(of: subject, variant, state, appearance)
      }
      var drawing = rendering.drawing
      if subject.hasSampleLabel { drawing.clipSamples() }
      let surfaces = evaluator.surfaces
      if !surfaces.isEmpty { drawing = drawing.standing(on: surfaces, around: rendering.frame) }
      let scene = Scene(drawing: drawing, window: window(appearance), bounds: rendering.frame)
      let isSizeUnknown = evaluator.sizeObstacle != nil || evaluator.isPlatformSized
      var outcome = Outcome(
        scene: scene, surfaceCount: surfaces.count, frame: rendering.frame,
        hitRegion: hitRegion(of: rendering, subject),
        evidence: evidence(rendering.frame, offered: proposal),
        notes: evaluator.notes, read: evaluator.inputs.read,
        obstacle: evaluator.sizeObstacle ?? evaluator.hitObstacle,
        fixedFlags: evaluator.shownFlags, readsContrast: evaluator.inputs.readsContrast)
      if subject.hasSampleLabel, !outcome.evidence.isPartial {
        let least = leastRendering(of: subject, variant, state, appearance, proposal)
        outcome.evidence.leaveOpen(of: rendering, whereNothingIsAdded: least)
      } else if isSizeUnknown {
        let least = leastRendering(of: subject, variant, state, appearance, proposal)
        if let least, least.missingOutlines.isEmpty { outcome.evidence.least = least.hitRegion }
      }
      return outcome
    } catch {
      evaluator.note(.tooComplex, "the view cannot be laid out", at: subject.place)
      return nil
    }
  }

  /// The view laid out; `nil` if one of its shapes turns out not to be evaluated, so that the view
  /// is to be made again.
  private mutating func rendering(
    of view: View, _ subject: Subject, _ proposal: Size
  ) throws(ViewLayoutError) -> ViewRendering? {
    // Tints are resolved where they are used, so that no view asks for one any more.
    let foreground = evaluator.viewPaint(.foreground)
    let rendering = try ViewRendering(
      of: view, proposal: proposal, origin: Point(x: 0, y: 0), foreground: foreground,
      tint: foreground,
      containerPlace: subject.containerPlace, cache: &cache)
    if rendering.missingOutlines.isEmpty { return rendering }
    // Sizes never depend on outlines, so that one more pass has them all.
    var outlines: [OutlineRequest: PathOutline] = [:]
    let count = evaluator.unevaluatedShapes.count
    for request in rendering.missingOutlines {
      outlines[request] = evaluator.outline(for: request)
    }
    if evaluator.unevaluatedShapes.count > count { return nil }
    return try ViewRendering(
      of: view, proposal: proposal, origin: Point(x: 0, y: 0), foreground: foreground,
      tint: foreground,
      outlines: outlines, containerPlace: subject.containerPlace, cache: &cache)
  }

  private mutating func hitRegion(of rendering: ViewRendering, _ subject: Subject) -> HitRegion {
    if subject.hasSampleLabel, rendering.takesTapsByItsLabel, evaluator.hitObstacle == nil {
      evaluator.hitObstacle = Obstacle(
        cause: "the label is clear; whether another one takes taps is not known",
        place: subject.place)
    }
    guard let obstacle = evaluator.hitObstacle else { return .region(rendering.hitRegion) }
    return .unknown(
      IncompleteCause(.hitRegionUnknown, obstacle.cause, at: evaluator.location(obstacle.place)))
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
    } else if frame.height == offered.height
      || frame.width == offered.width && frame.height == frame.width
    {
      // Like a shape or a circle without a frame: what stands around the control decides.
      evidence.height = .unknown
      if frame.width == offered.width { evidence.width = .unknown }
      evidence.basis = "it fills the space that it is offered"
    }
    return evidence
  }

  /// What lies under a control: the configured window, else the platform's `systemBackground`.
  func window(_ appearance: Appearance) -> Window {
    if let color = options.windows[appearance.name] { return .stated(Resolved(color)) }
    return .stated(Resolved(appearance.isDark ? .black : .white))
  }
}
