import Geometry
import SceneModel
import ViewLayout

/// Something that a view around a control paints behind it.
struct SurfacePaint: Sendable {
  var paint: Resolved<Paint>
  var alpha = 1.0
  var location: SourceLocation
}

extension Evaluator {
  /// What a view around a control does to it, with all that lies inside as `node`; `nil` if nothing.
  ///
  /// How large the view around is and where it takes taps is no matter of the control.
  mutating func surrounded(
    _ node: ViewNode, by modifier: SurroundingModifier, _ scope: Scope
  ) -> ViewNode? {
    let outer = (sizeObstacle, hitObstacle)
    defer { (sizeObstacle, hitObstacle) = outer }
    switch modifier.name {
    case "background", "listRowBackground":
      let empty = ViewNode(content: .empty, place: modifier.place)
      let layered = drawingModifier(
        "background", empty, modifier.arguments, modifier.place, scope)
      guard case .background(let content, _)? = layered?.modifiers.last?.kind else { return nil }
      return node.adding(.surface(content), at: modifier.place)
    case "opacity":
      return drawingModifier("opacity", node, modifier.arguments, modifier.place, scope)
    case SurroundingModifier.sibling:
      guard let first = modifier.arguments.first,
        let content = self.node(from: evaluate(first.value, scope), modifier.place)
      else { return nil }
      return node.adding(.surface(content), at: modifier.place)
    default: return nil
    }
  }

  /// Notes what `node` paints behind all that was lowered so far.
  mutating func addSurface(_ node: ViewNode) {
    let outer = SurfaceMemory(of: self)
    let inner = surfaces
    surfaces = []
    let view = settingSizesAside { $0.lowered(node) }.result
    outer.restore(in: &self)
    surfaces = inner + (view.map { Self.paints(of: $0) } ?? []).reversed()
  }

  /// Fades what was noted so far, which lies inside.
  mutating func fadeSurfaces(by alpha: Double) {
    for index in surfaces.indices { surfaces[index].alpha *= min(max(alpha, 0), 1) }
  }

  /// What a view paints on an area that takes all the space there is, the lowest paint first.
  ///
  /// Rows, columns and texts lie somewhere; whether that is behind a control only a layout shows.
  private static func paints(of view: View) -> [SurfacePaint] {
    var paints: [SurfacePaint] = []
    switch view.content {
    case .shape(_, .fill(let paint)):
      paints = [SurfacePaint(paint: surface(paint), location: view.location)]
    case .stack(let stack) where stack.axis == .depth:
      paints = stack.views.flatMap { Self.paints(of: $0) }
    case .picture(let picture):
      if case .bitmap(let cause) = picture.kind {
        paints = [SurfacePaint(paint: Resolved(.unresolved(cause)), location: view.location)]
      }
    case .shape, .stack, .text, .spacer, .divider, .empty, .button: break
    }
    for modifier in view.modifiers {
      switch modifier {
      case .background(let other, _): paints = Self.paints(of: other) + paints
      case .overlay(let other, _): paints += Self.paints(of: other)
      case .opacity(let alpha):
        for index in paints.indices { paints[index].alpha *= min(max(alpha, 0), 1) }
      case .hidden: paints = []
      case .unresolved(let cause):
        for index in paints.indices { paints[index].paint = Resolved(.unresolved(cause)) }
      case .blend, .colorEffect, .mask:
        let cause = IncompleteCause(
          .canvasUnknown, "what lies behind it has an effect that is not evaluated",
          at: view.location)
        for index in paints.indices { paints[index].paint = Resolved(.unresolved(cause)) }
      default: continue
      }
    }
    return paints
  }

  /// The paint of a surface; of a gradient it is not known which part of it lies behind the control.
  private static func surface(_ paint: ViewPaint) -> Resolved<Paint> {
    switch paint {
    case .paint(let paint): return paint
    case .linearGradient, .radialGradient, .angularGradient, .foreground, .tint:
      return Resolved(
        .unresolved(
          IncompleteCause(
            .canvasUnknown, "which part of the gradient around it lies behind it is not known")))
    }
  }
}

/// What a view beside a control must not change of what is known about the control.
private struct SurfaceMemory {
  private let notes: [EvaluationNote]
  private let sizePlace: Expression.Place?
  private let hitObstacle: Obstacle?
  private let isPlatformSized: Bool
  private let tapTargetCount: Int
  private let enabledTargetCount: Int

  init(of evaluator: Evaluator) {
    notes = evaluator.notes
    sizePlace = evaluator.sizePlace
    hitObstacle = evaluator.hitObstacle
    isPlatformSized = evaluator.isPlatformSized
    tapTargetCount = evaluator.tapTargetCount
    enabledTargetCount = evaluator.enabledTargetCount
  }

  func restore(in evaluator: inout Evaluator) {
    evaluator.notes = notes
    evaluator.sizePlace = sizePlace
    evaluator.hitObstacle = hitObstacle
    evaluator.isPlatformSized = isPlatformSized
    evaluator.tapTargetCount = tapTargetCount
    evaluator.enabledTargetCount = enabledTargetCount
  }
}

extension Drawing {
  /// The drawing on `surfaces`, the innermost first, around `frame`; its own layers come last.
  func standing(on surfaces: [SurfacePaint], around frame: Rect) -> Drawing {
    // More than a ring or shadow around the control reaches.
    let area = Path.rectangle(frame.inset(by: -24))
    let below = surfaces.reversed().map { surface in
      Layer(
        part: .decoration, shape: Shape(path: area), paint: surface.paint, alpha: surface.alpha,
        name: "surface", location: surface.location)
    }
    let nodes = below.indices.map { Group.Node.layer($0) }
    var root = self.root.renumbered(by: below.count)
    if root == Group(children: root.children) {
      root.children = nodes + root.children
    } else {
      root = Group(children: nodes + [.group(root)])
    }
    return Drawing(layers: below + layers, root: root)
  }
}

extension Group {
  /// The group with `count` more layers before its own.
  fileprivate func renumbered(by count: Int) -> Group {
    var group = self
    group.children = children.map { child in
      switch child {
      case .layer(let index): .layer(index + count)
      case .group(let inner): .group(inner.renumbered(by: count))
      }
    }
    return group
  }
}
