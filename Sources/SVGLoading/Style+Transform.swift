import CSS
import Geometry

extension Style {
  /// The element's own transform, from CSS or else from its attribute, about its origin.
  func localTransform(
    of index: Int, in document: SVGDocument, _ viewport: Viewport
  ) -> AffineTransform {
    let written = document[index].xml.attribute("transform")
    guard let transform = self.transform ?? written.flatMap({ TransformList.parse($0) }),
      transform != .identity
    else { return .identity }
    return aboutOrigin(transform, viewport)
  }

  /// `transform` about the element's `transform-origin`, if it has one.
  func aboutOrigin(_ transform: AffineTransform, _ viewport: Viewport) -> AffineTransform {
    guard transformOrigin.count == 2 else { return transform }
    let origin = Point(
      x: transformOrigin[0].resolved(in: viewport.context(.horizontal, fontSize: font.size)),
      y: transformOrigin[1].resolved(in: viewport.context(.vertical, fontSize: font.size)))
    return transform.about(origin)
  }
}
