import CSS
import Geometry

extension Style {
  /// The element's own transform, from CSS or else from its attribute, about its origin.
  ///
  /// `box` gives the element's bounding box, which takes time and few elements ask for.
  func localTransform(
    of index: Int, in document: SVGDocument, _ viewport: Viewport, box: () -> Rect? = { nil }
  ) -> AffineTransform {
    let reference = transformBox == .view ? nil : box()
    let size = reference?.size ?? Size(width: viewport.width, height: viewport.height)
    let written = document[index].xml.attribute("transform")
    var transform =
      relativeTransform.flatMap { TransformList.parse($0, size: size) } ?? self.transform
      ?? written.flatMap { TransformList.parse($0) }
    if let individual = individualTransforms {
      transform = (transform ?? .identity).then(
        individual.transform(in: size, fontSize: font.size, viewport: viewport))
    }
    // The root is a box of CSS, whose origin is its centre.
    if document[index].parent == nil, transformOrigin.isEmpty, let transform {
      return transform.about(Point(x: viewport.width / 2, y: viewport.height / 2))
    }
    return aboutOrigin(transform ?? .identity, viewport, box: reference)
  }

  /// `transform` about the element's `transform-origin`, if it has one, in `box` or the viewport.
  func aboutOrigin(
    _ transform: AffineTransform, _ viewport: Viewport, box: Rect? = nil
  ) -> AffineTransform {
    if transform == .identity { return transform }
    var viewport = viewport
    if let box { (viewport.width, viewport.height) = (box.width, box.height) }
    let corner = Point(x: box?.x ?? 0, y: box?.y ?? 0)
    guard transformOrigin.count == 2 else { return transform.about(corner) }
    let origin = Point(
      x: transformOrigin[0].resolved(in: viewport.context(.horizontal, fontSize: font.size)),
      y: transformOrigin[1].resolved(in: viewport.context(.vertical, fontSize: font.size)))
    return transform.about(corner + origin)
  }
}
