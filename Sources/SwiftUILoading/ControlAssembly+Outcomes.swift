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
    // Tints are resolved where they are used, so that no view asks for one any more.
    let foreground = evaluator.viewPaint(.foreground)
    // The platform's own switch is not the code's to change.
    let isToggle = subject.role == .switch && !evaluator.isPlatformSized
    do throws(ViewLayoutError) {
      var rendering = try ViewRendering(
        of: view, proposal: proposal, origin: Point(x: 0, y: 0), foreground: foreground,
        tint: foreground, isToggle: isToggle, cache: &cache)
      if !rendering.missingOutlines.isEmpty {
        // Sizes never depend on outlines, so that one more pass has them all.
        var outlines: [OutlineRequest: PathOutline] = [:]
        let count = evaluator.unevaluatedShapes.count
        for request in rendering.missingOutlines {
          outlines[request] = evaluator.outline(for: request)
        }
        if evaluator.unevaluatedShapes.count > count {
          return self.outcome(of: subject, variant, state, appearance)
        }
        rendering = try ViewRendering(
          of: view, proposal: proposal, origin: Point(x: 0, y: 0), foreground: foreground,
          tint: foreground, isToggle: isToggle, outlines: outlines, cache: &cache)
      }
      var drawing = rendering.drawing
      if subject.hasSampleLabel { drawing.clipSamples() }
      let scene = Scene(drawing: drawing, window: window(appearance), bounds: rendering.frame)
      var hitRegion = HitRegion.region(rendering.hitRegion)
      if let obstacle = evaluator.hitObstacle {
        hitRegion = .unknown(
          IncompleteCause(
            .hitRegionUnknown, obstacle.cause, at: evaluator.location(obstacle.place)))
      }
      var outcome = Outcome(
        scene: scene, frame: rendering.frame, hitRegion: hitRegion,
        evidence: evidence(rendering.frame, offered: proposal),
        notes: evaluator.notes, read: evaluator.inputs.read,
        obstacle: evaluator.sizeObstacle ?? evaluator.hitObstacle,
        fixedFlags: evaluator.shownFlags, readsContrast: evaluator.inputs.readsContrast)
      if subject.hasSampleLabel, !outcome.evidence.isPartial {
        let added = addedExtent(of: subject, variant, state, appearance, proposal)
        outcome.evidence.leaveOpen(of: rendering, whereNothingIsAdded: added)
      }
      return outcome
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
