import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The vertices of a path with the directions that markers turn to (SVG 2, section 13.7.1).
struct LineVertices {
  struct Vertex {
    var point: Point
    /// Directions of the segments that end and start here; `nil` where there is none.
    var incoming: Point?
    var outgoing: Point?

    /// The direction half-way between both, in radians.
    var angle: Double {
      guard let first = incoming ?? outgoing, let second = outgoing ?? incoming else { return 0 }
      let (a, b) = (first * (1 / first.length), second * (1 / second.length))
      let sum = a + b
      // Opposite directions have no middle; the way out counts.
      if sum.length < 1e-9 { return atan2(b.y, b.x) }
      return atan2(sum.y, sum.x)
    }
  }

  private(set) var vertices: [Vertex] = []

  init(_ path: Path) {
    var start = 0
    for element in path.elements {
      switch element {
      case .move(let point):
        start = vertices.count
        vertices.append(Vertex(point: point))
      case .line(let end): add(end, [end])
      case .quadratic(let control, let end): add(end, [control, end])
      case .cubic(let control1, let control2, let end): add(end, [control1, control2, end])
      case .close:
        guard vertices.indices.contains(start) else { continue }
        let first = vertices[start].point
        add(first, [first])
        // Start and end of a closed subpath are one vertex in two places.
        vertices[start].incoming = vertices[vertices.count - 1].incoming
        vertices[vertices.count - 1].outgoing = vertices[start].outgoing
      }
    }
  }

  /// Adds a segment through `points`, the last of which is its end.
  private mutating func add(_ end: Point, _ points: [Point]) {
    guard let last = vertices.last?.point else { return }
    // A control point that lies on its end says nothing about the direction.
    if let next = points.first(where: { $0 != last }) {
      vertices[vertices.count - 1].outgoing = next - last
    }
    let before = ([last] + points.dropLast()).last { $0 != end }
    vertices.append(Vertex(point: end, incoming: before.map { end - $0 }))
  }
}
