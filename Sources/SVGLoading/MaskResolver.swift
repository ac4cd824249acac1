import Geometry
import SceneModel

/// Resolves references to masks (CSS Masking 1, section 8).
struct MaskResolver {
  let document: SVGDocument
  let styles: StyleResolver
  /// Masks that are being drawn, to cut cycles.
  let references: [Int]

  /// What a reference leads to.
  enum Result {
    /// No mask of that id: nothing is masked.
    case missing
    case mask(Mask)
    /// The reference comes around to a mask that is being drawn.
    case cycle
    case unsupported(String)
  }

  /// The mask with `id` on an element with a bounding box.
  ///
  /// A mask on a `mask` element has no effect, as in browsers; its clip path has one.
  func mask(
    _ id: String, box: Rect?, context: DrawingBuilder.Context, _ diagnostics: inout DiagnosticList
  ) -> Result {
    guard let index = document.ids[id], document[index].kind == .mask else { return .missing }
    if references.contains(index) { return .cycle }
    guard references.count < Limits.maximumReferenceDepth else {
      return .unsupported(
        "more than \(Limits.maximumReferenceDepth) masks that refer to each other")
    }
    let style = styles.style(ofAncestorsOf: index, including: true)
    guard style.isDisplayed else { return .missing }
    let region = EffectRegion(
      document: document, index: index, unitsName: "maskUnits", box: box, context: context)
    guard let rect = region.rect, !rect.isEmpty else {
      return .mask(Mask(kind: .alpha, content: Drawing(layers: [])))
    }
    guard let content = content(of: index, style, box, context, &diagnostics) else {
      return .unsupported("a mask with too many elements")
    }
    let kind = context.style.maskMode ?? style.maskKind
    let isLinear = style.usesLinearRGB && kind == .luminance
    let mask = Mask(
      kind: isLinear ? .linearLuminance : kind, content: content,
      region: Path.rectangle(rect).applying(context.transform))
    return .mask(mask)
  }

  /// What a mask paints, `nil` if that is too much.
  private func content(
    of index: Int, _ style: Style, _ box: Rect?, _ context: DrawingBuilder.Context,
    _ diagnostics: inout DiagnosticList
  ) -> Drawing? {
    var inner = context
    inner.style = style
    inner.isInvisible = false
    inner.owner = nil
    if document[index].xml.attribute("maskContentUnits") == "objectBoundingBox" {
      guard let box else { return Drawing(layers: []) }
      inner.transform = AffineTransform(
        a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y
      ).then(context.transform)
      (inner.viewport.width, inner.viewport.height) = (1, 1)
    }
    var builder = DrawingBuilder(
      document: document, styles: styles, recognizer: ControlRecognizer.none,
      references: references + [index])
    var content = builder.draw(childrenOf: index, in: inner)
    // Glyphs cover an unknown part of their cells.
    for index in content.layers.indices where content.layers[index].text != nil {
      content.layers[index].text = nil
      content.layers[index].paint = Resolved(
        .unresolved(
          IncompleteCause(.mask, "text in a mask", at: content.layers[index].location)))
    }
    diagnostics.formUnion(builder.diagnostics)
    return builder.failure == nil ? content : nil
  }
}
