import Geometry

extension DrawingBuilder {
  /// The bounding box of an element in its own user space, before its transform.
  mutating func ownBox(of index: Int, in context: Context) -> Rect? {
    let kind = document[index].kind
    if kind.isShape {
      let path = BasicShapes(
        document: document, viewport: context.viewport, style: context.style
      ).path(of: index).path
      guard context.style.transformBox == .stroke, context.style.stroke.value != .none,
        context.style.stroking.width > 0, let box = path.boundingBox
      else { return path.boundingBox }
      return path.stroked(context.style.stroking).boundingBox.map { box.union($0) } ?? box
    }
    return measuredBox(in: context, from: context.transform) {
      $0.drawContent(index, kind, in: $1)
    }
  }

  /// The bounding box of what `draw` draws, in the user space that `transform` maps to the scene.
  mutating func measuredBox(
    in context: Context, from transform: AffineTransform,
    _ draw: (inout DrawingBuilder, Context) -> Void
  ) -> Rect? {
    guard let inverse = transform.inverse else { return nil }
    var inner = context
    inner.isMeasured = true
    inner.owner = nil
    var builder = DrawingBuilder(
      document: document, styles: styles, recognizer: ControlRecognizer.none,
      references: references)
    builder.drawnCount = drawnCount
    draw(&builder, inner)
    _ = builder.draw([], in: inner)
    // Boxes inside boxes would cost their product otherwise.
    drawnCount = builder.drawnCount
    return builder.outlines.reduce(nil as Rect?) { box, path in
      guard let next = path.applying(inverse).boundingBox else { return box }
      return box?.union(next) ?? next
    }
  }
}
