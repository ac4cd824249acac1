import Geometry
import SceneModel

/// Resolves references to clip paths (CSS Masking 1, section 7).
struct ClipResolver {
  let document: SVGDocument
  let styles: StyleResolver
  /// Clip paths that are being resolved, to cut cycles.
  var active: [Int] = []

  /// What a reference leads to.
  enum Result {
    /// No clip path of that id: nothing is cut off.
    case missing
    /// The clip, and the box of texts in it: which parts of their cells it keeps is not known.
    case clip(Clip, texts: Rect? = nil)
    case unsupported(String)
  }

  /// The clip with `id` on an element with a transform to the scene.
  ///
  /// `box` gives the element's bounding box, which takes time and few clip paths ask for.
  func clip(
    _ id: String, box: () -> Rect?, transform: AffineTransform, viewport: Viewport
  ) -> Result {
    guard let index = document.ids[id], document[index].kind == .clipPath else { return .missing }
    // A reference that comes around is invalid and, as browsers do it, cuts nothing off.
    if active.contains(index) { return .missing }
    guard active.count < Limits.maximumReferenceDepth else {
      return .unsupported(
        "more than \(Limits.maximumReferenceDepth) clip paths that refer to each other")
    }
    var inner = self
    inner.active.append(index)
    return inner.resolve(index, box: box, transform: transform, viewport: viewport)
  }

  private func resolve(
    _ index: Int, box: () -> Rect?, transform: AffineTransform, viewport: Viewport
  ) -> Result {
    let style = styles.style(ofAncestorsOf: index, including: true)
    guard style.isDisplayed else { return .missing }
    var content = style.localTransform(of: index, in: document, viewport).then(transform)
    if document[index].xml.attribute("clipPathUnits") == "objectBoundingBox" {
      guard let box = box() else { return .clip(Clip(members: [])) }
      content = AffineTransform(
        a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y
      ).then(content)
    }
    var clip = Clip(members: [])
    var texts: Rect?
    for child in document.children(of: index) {
      switch member(child, style, content, viewport) {
      case .member(let member, let box)?:
        clip.members.append(member)
        texts = Self.union(texts, box)
      case .unsupported(let detail)?: return .unsupported(detail)
      case nil: break
      }
    }
    switch style.clipPath {
    case .none: break
    case .unsupported(let definition):
      return .unsupported("the clip path '\(definition.value)'")
    case .shape(let shape, let definition):
      guard let cut = self.clip(shape, box: box(), transform, viewport, style) else {
        return .unsupported("the clip path '\(definition.value)'")
      }
      clip.clips.append(cut)
    case .id(let id, _):
      switch self.clip(id, box: box, transform: transform, viewport: viewport) {
      case .missing: break
      case .clip(let outer, let box):
        clip.clips.append(outer)
        texts = Self.union(texts, box)
      case .unsupported(let detail): return .unsupported(detail)
      }
    }
    return .clip(clip, texts: texts)
  }

  private static func union(_ first: Rect?, _ second: Rect?) -> Rect? {
    guard let first, let second else { return first ?? second }
    return first.union(second)
  }

  /// What a shape leaves of an element with the bounding box `box`; `nil` if it is not evaluated.
  private func clip(
    _ shape: BasicShape, box: Rect?, _ transform: AffineTransform, _ viewport: Viewport,
    _ style: Style
  ) -> Clip? {
    // What clips has no stroke, so its box is that of the fill.
    let isView = shape.box == .view
    let view = Rect(size: Size(width: viewport.width, height: viewport.height))
    let reference = isView ? view : box ?? Rect(size: .zero)
    let outline = shape.outline(in: reference, viewport: viewport, fontSize: style.font.size)
    return outline.map { Clip(path: $0.path.applying(transform), fillRule: $0.rule) }
  }

  private enum MemberResult {
    case member(Clip.Member, texts: Rect?)
    case unsupported(String)
  }

  /// One shape of the union; `use` may lead to a shape directly, and to nothing else.
  private func member(
    _ index: Int, _ parent: Style, _ transform: AffineTransform, _ viewport: Viewport
  ) -> MemberResult? {
    let node = document[index]
    let style = styles.style(of: index, parent: parent)
    guard style.isDisplayed, document.isAccepted(index) else { return nil }
    let transform = style.localTransform(of: index, in: document, viewport).then(transform)
    if node.kind == .use {
      guard let target = document.href(of: index).flatMap({ document.ids[String($0.dropFirst())] }),
        document[target].kind.isShape || document[target].kind == .text
      else { return nil }
      let shapes = BasicShapes(document: document, viewport: viewport, style: style)
      let offset = AffineTransform.translation(
        x: shapes.length("x", .horizontal, of: index) ?? 0,
        y: shapes.length("y", .vertical, of: index) ?? 0)
      return cut(
        member(target, style, offset.then(transform), viewport), by: style, path: nil, transform,
        viewport)
    }
    guard style.isVisible else { return nil }
    if node.kind == .text { return textMember(index, style, transform, viewport) }
    guard node.kind.isShape else { return nil }
    let path = BasicShapes(document: document, viewport: viewport, style: style).path(of: index)
      .path
    guard !path.isEmpty else { return nil }
    let member = Clip.Member(path: path.applying(transform), fillRule: style.clipRule)
    return cut(.member(member, texts: nil), by: style, path: path, transform, viewport)
  }

  /// The cells of a text: nothing outside of them is kept.
  private func textMember(
    _ index: Int, _ style: Style, _ transform: AffineTransform, _ viewport: Viewport
  ) -> MemberResult? {
    let content = TextContent(document, index, style: style, owner: nil, viewport: viewport) {
      element, parent, owner in (styles.style(of: element, parent: parent), owner)
    }
    let layout = TextLayout(document, content, scale: transform.meanScale, viewport: viewport)
    let cells = DrawingBuilder.outline(of: layout.cells).applying(transform)
    guard let box = cells.boundingBox else { return nil }
    return cut(
      .member(Clip.Member(path: cells), texts: box), by: style, path: nil, transform, viewport)
  }

  /// Adds the clip path that a shape of the union has itself.
  private func cut(
    _ result: MemberResult?, by style: Style, path: Path?, _ transform: AffineTransform,
    _ viewport: Viewport
  ) -> MemberResult? {
    guard case .member(var member, var texts)? = result else { return result }
    let box = {
      path?.boundingBox
        ?? transform.inverse.flatMap { member.path.applying($0).boundingBox }
    }
    let id: String
    switch style.clipPath {
    case .none: return result
    case .unsupported(let definition):
      return .unsupported("the clip path '\(definition.value)'")
    case .shape(let shape, let definition):
      guard let clip = clip(shape, box: box(), transform, viewport, style) else {
        return .unsupported("the clip path '\(definition.value)'")
      }
      member.clips.append(clip)
      return .member(member, texts: texts)
    case .id(let name, _): id = name
    }
    switch clip(id, box: box, transform: transform, viewport: viewport) {
    case .missing: return .member(member, texts: texts)
    case .unsupported(let detail): return .unsupported(detail)
    case .clip(let clip, let box):
      member.clips.append(clip)
      texts = Self.union(texts, box)
      return .member(member, texts: texts)
    }
  }
}
