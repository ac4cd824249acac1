import CSS
import Geometry
import SceneModel

extension DrawingBuilder {
  /// Vertices of one line that get markers; more are left out with a message.
  private static let maximumMarkers = 2_000

  /// Enqueues the markers of a line, the first one first.
  mutating func drawMarkers(of index: Int, along path: Path, in context: Context) {
    let markers = context.style.markers
    let kind = document[index].kind
    guard !markers.isEmpty, kind == .path || kind == .line || kind == .polyline || kind == .polygon
    else { return }
    let vertices = LineVertices(path).vertices
    guard vertices.count <= Self.maximumMarkers else {
      return diagnostics.add(
        "too-many-markers",
        "a line with more than \(Self.maximumMarkers) vertices is drawn"
          + " without markers", at: document.location(of: index))
    }
    for (position, vertex) in vertices.enumerated().reversed() {
      var references: [Style.Reference] = []
      if position == 0 { references.append(markers.start) }
      if position > 0, position < vertices.count - 1 { references.append(markers.middle) }
      if position == vertices.count - 1 { references.append(markers.end) }
      for reference in references.reversed() {
        guard case .id(let id, _) = reference, let marker = document.ids[id],
          document[marker].kind == .marker, !context.markers.contains(marker)
        else { continue }
        enqueue(
          PendingMarker(
            element: marker, vertex: vertex, isStart: position == 0, box: path.boundingBox,
            line: context))
      }
    }
  }

  /// Opens the coordinate system of a marker and enqueues its content (SVG 2, section 13.7.5).
  mutating func draw(_ marker: PendingMarker) {
    let (index, line) = (marker.element, marker.line)
    let element = document[index].xml
    let style = styles.style(ofAncestorsOf: index, including: true)
    let shapes = BasicShapes(document: document, viewport: line.viewport, style: style)
    let width = shapes.length("markerWidth", .horizontal, of: index) ?? 3
    let height = shapes.length("markerHeight", .vertical, of: index) ?? 3
    guard width > 0, height > 0 else { return }
    guard var transform = placement(of: marker) else { return }
    let viewport = Rect(x: 0, y: 0, width: width, height: height)
    var inner = line
    inner.style = style
    inner.isPaintOnly = true
    inner.markers.append(index)
    inner.host = Host(
      line.style, in: line.host,
      target: PaintServers.Target(
        box: marker.box, transform: line.transform, viewport: line.viewport, style: line.style))
    inner.viewport.width = width
    inner.viewport.height = height
    var fit = AffineTransform.identity
    if let box = element.attribute("viewBox").flatMap({ ViewBox($0) }) {
      let fitting = element.attribute("preserveAspectRatio").map { PreserveAspectRatio($0) }
      guard let found = box.transform(to: viewport, fitting: fitting ?? PreserveAspectRatio())
      else { return }
      fit = found
      inner.viewport.width = box.rect.width
      inner.viewport.height = box.rect.height
    }
    let reference = Point(
      x: shapes.length("refX", .horizontal, of: index) ?? 0,
      y: shapes.length("refY", .vertical, of: index) ?? 0
    ).applying(fit)
    transform = AffineTransform.translation(x: -reference.x, y: -reference.y).then(transform)
    inner.transform = fit.then(transform)
    open(index, in: inner)
    if style.isOverflowVisible != true {
      open(
        index, in: Context(effectless: inner),
        clips: [Clip(path: .rectangle(viewport).applying(transform))])
    }
    enqueue(document.children(of: index), in: inner)
  }

  /// Maps a marker's units to the scene, its origin at the vertex; `nil` if it has no size.
  private func placement(of marker: PendingMarker) -> AffineTransform? {
    let element = document[marker.element].xml
    let (vertex, line) = (marker.vertex, marker.line)
    let transform = AffineTransform.rotation(
      radians: angle(element.attribute("orient"), vertex, isStart: marker.isStart)
    ).then(.translation(x: vertex.point.x, y: vertex.point.y)).then(line.transform)
    if element.attribute("markerUnits") == "userSpaceOnUse" { return transform }
    let scale = line.style.stroking.width
    return scale > 0 ? AffineTransform.scale(x: scale, y: scale).then(transform) : nil
  }

  /// The rotation of a marker in radians.
  private func angle(
    _ orient: String?, _ vertex: LineVertices.Vertex, isStart: Bool
  ) -> Double {
    switch orient {
    case nil: return 0
    case "auto": return vertex.angle
    case "auto-start-reverse": return isStart ? vertex.angle + .pi : vertex.angle
    case let text?:
      return (TransformList.degrees(text) ?? 0) * .pi / 180
    }
  }
}
