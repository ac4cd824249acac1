import CSS
import Geometry
import SceneModel

/// Resolves what an element's style does to its content as a whole.
struct GroupEffects {
  let document: SVGDocument
  let styles: StyleResolver
  /// Elements whose masks or clip paths are being drawn.
  let references: [Int]
  let element: Int
  let context: DrawingBuilder.Context
  /// The geometry inside the element in scene points.
  let outlines: ArraySlice<Path>
  /// The outlines of strokes inside the element in scene points.
  let strokeOutlines: ArraySlice<Path>

  private var style: Style { context.style }

  /// The bounding box of the content in the element's user space, `nil` if it has none.
  var box: Rect? {
    guard let inverse = context.transform.inverse else { return nil }
    return union(outlines.lazy.compactMap { $0.applying(inverse).boundingBox })
  }

  /// The reference box of a shape in the element's user space; empty if there is no content.
  ///
  /// The root is a box of CSS, which is as large as its viewport.
  private func box(_ box: BasicShape.Box) -> Rect {
    if document[element].parent == nil { return view }
    switch box {
    case .fill: return self.box ?? Rect(size: .zero)
    case .stroke:
      guard let inverse = context.transform.inverse else { return Rect(size: .zero) }
      let painted = [outlines, strokeOutlines].joined().lazy
      return union(painted.compactMap { $0.applying(inverse).boundingBox }) ?? Rect(size: .zero)
    case .view: return view
    }
  }

  /// The nearest viewport.
  private var view: Rect {
    Rect(size: Size(width: context.viewport.width, height: context.viewport.height))
  }

  /// The bounding box of the content in scene points, `nil` if it has none.
  var sceneBox: Rect? { union(outlines.lazy.compactMap(\.boundingBox)) }

  /// The box of the content with its strokes in scene points.
  private var paintedBox: Rect? {
    union([outlines, strokeOutlines].joined().lazy.compactMap(\.boundingBox))
  }

  private func union(_ boxes: some Sequence<Rect>) -> Rect? {
    boxes.reduce(nil) { result, box in result?.union(box) ?? box }
  }

  /// Sets the effects of `group`; those that are not evaluated become its unresolved effect.
  func apply(to group: inout Group, _ diagnostics: inout DiagnosticList) {
    group.opacity = style.opacity
    group.blendMode = style.blendMode
    group.isIsolated = style.isIsolated
    applyClip(to: &group, &diagnostics)
    // What is cut is blended by itself first; without blending in it, that makes no difference.
    if style.clipPath != .none, group.blendsInside { group.isIsolated = true }
    applyMask(to: &group, &diagnostics)
    applyFilter(to: &group)
    applyAnimation(to: &group)
  }

  private func applyClip(to group: inout Group, _ diagnostics: inout DiagnosticList) {
    switch style.clipPath {
    case .none: break
    case .unsupported(let definition):
      group.unresolvedEffect = unresolved(
        .unsupported, "the clip path '\(definition.value)'", definition)
    case .shape(let shape, let definition):
      let box = self.box(shape.box)
      let size = style.font.size
      if let outline = shape.outline(in: box, viewport: context.viewport, fontSize: size) {
        group.clips.append(
          Clip(path: outline.path.applying(context.transform), fillRule: outline.rule))
      } else {
        group.unresolvedEffect = unresolved(
          .unsupported, "the clip path '\(definition.value)'", definition)
      }
    case .id(let id, let definition):
      let resolver = ClipResolver(document: document, styles: styles)
      switch resolver.clip(
        id, box: { box }, transform: context.transform, viewport: context.viewport)
      {
      case .missing:
        diagnostics.add(
          "missing-reference", "no clip path has the id '\(id)', so nothing is cut off",
          at: definition.location)
      case .clip(let clip, let texts):
        group.clips.append(clip)
        if let texts {
          group.unresolvedEffect = UnresolvedEffect(
            cause: IncompleteCause(
              .unsupported, "a clip path made of text", at: definition.location), bounds: texts)
        }
      case .unsupported(let detail):
        group.unresolvedEffect = unresolved(.unsupported, detail, definition)
      }
    }
  }

  private func applyMask(to group: inout Group, _ diagnostics: inout DiagnosticList) {
    switch style.mask {
    case .none: break
    case .shape(_, let definition), .unsupported(let definition):
      group.unresolvedEffect = unresolved(.mask, "the mask '\(definition.value)'", definition)
    case .id(let id, let definition):
      let resolver = MaskResolver(document: document, styles: styles, references: references)
      switch resolver.mask(id, box: box, context: context, &diagnostics) {
      case .missing:
        diagnostics.add(
          "missing-reference", "no mask has the id '\(id)', so nothing is masked",
          at: definition.location)
      case .mask(let mask): group.masks.append(mask)
      case .cycle:
        diagnostics.add(
          "reference-cycle", "the mask '\(id)' leads back to itself, so it hides nothing",
          at: definition.location)
      case .unsupported(let detail): group.unresolvedEffect = unresolved(.mask, detail, definition)
      }
    }
  }

  private func applyFilter(to group: inout Group) {
    switch style.filter {
    case .none: return
    case .unsupported(let definition):
      group.unresolvedEffect = UnresolvedEffect(
        cause: IncompleteCause(
          .filter, "the filter '\(definition.value)'", at: definition.location),
        bounds: box.map { box in
          box.inset(by: -max(box.width, box.height)).applying(context.transform)
        })
    case .functions(let functions, let definition):
      var resolver = FilterResolver(
        document: document, styles: styles, context: context, box: box,
        cause: IncompleteCause(
          .filter, "the filter '\(definition.value)'", at: definition.location))
      group.filter = resolver.filter(functions)
    }
  }

  private func applyAnimation(to group: inout Group) {
    guard let place = style.animation else { return }
    // What starts invisible is usually faded in: its look is unknown, it is not absent.
    if group.opacity == 0 { group.opacity = 1 }
    group.unresolvedEffect = UnresolvedEffect(
      cause: IncompleteCause(.animation, "an animation", at: place), bounds: paintedBox)
  }

  private func unresolved(
    _ code: IncompleteCause.Code, _ detail: String, _ definition: Definition
  ) -> UnresolvedEffect {
    UnresolvedEffect(
      cause: IncompleteCause(code, detail, at: definition.location), bounds: paintedBox)
  }
}

/// The rectangle of a filter or mask that its `x`, `y`, `width` and `height` give.
struct EffectRegion {
  let document: SVGDocument
  let index: Int
  /// The attribute that says which units the rectangle is in.
  let unitsName: String
  let box: Rect?
  let context: DrawingBuilder.Context

  /// The rectangle in user space, `nil` if it depends on a bounding box that does not exist.
  var rect: Rect? {
    if document[index].xml.attribute(unitsName) == "userSpaceOnUse" {
      return Rect(
        x: length("x", .horizontal, -10, context.viewport),
        y: length("y", .vertical, -10, context.viewport),
        width: length("width", .horizontal, 120, context.viewport),
        height: length("height", .vertical, 120, context.viewport))
    }
    guard let box else { return nil }
    let unit = Viewport(width: 1, height: 1)
    return Rect(
      x: box.x + length("x", .horizontal, -10, unit) * box.width,
      y: box.y + length("y", .vertical, -10, unit) * box.height,
      width: length("width", .horizontal, 120, unit) * box.width,
      height: length("height", .vertical, 120, unit) * box.height)
  }

  /// The attribute's value, or the default in percent.
  private func length(
    _ name: String, _ axis: Viewport.Axis, _ percent: Double, _ viewport: Viewport
  ) -> Double {
    let written = document[index].xml.attribute(name).flatMap { LengthPercentage(attribute: $0) }
    let length = written ?? LengthPercentage(percent, .percent)
    let value = length.resolved(
      in: viewport.context(axis, fontSize: context.style.font.size))
    return value.isFinite ? value : 0
  }
}

extension Group {
  /// Whether a group in it is blended with what is behind it.
  fileprivate var blendsInside: Bool {
    children.contains { child in
      guard case .group(let group) = child else { return false }
      return group.blendMode != .normal || group.blendsInside
    }
  }
}
