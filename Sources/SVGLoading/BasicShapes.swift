import CSS
import Geometry

/// Turns shape elements into paths in their own user space (SVG 2, chapter 10).
struct BasicShapes {
  let document: SVGDocument
  let viewport: Viewport
  let style: Style

  /// The path of a shape element, empty if nothing is drawn; `error` is a place in bad path data.
  func path(of index: Int) -> (path: Path, error: Int?) {
    let kind = document[index].kind
    if kind == .path { return pathData(index) }
    if kind == .rect { return (rectangle(index), nil) }
    if kind == .circle { return (circle(index), nil) }
    if kind == .ellipse { return (ellipse(index), nil) }
    if kind == .line { return (line(index), nil) }
    if kind == .polygon { return polygon(index, isClosed: true) }
    if kind == .polyline { return polygon(index, isClosed: false) }
    return (Path(), nil)
  }

  /// A length that CSS or an attribute gives, `nil` if there is none or if it is `auto`.
  func length(_ name: String, _ axis: Viewport.Axis, of index: Int) -> Double? {
    let length: LengthPercentage?
    if let tokens = style.geometry[name] {
      length = LengthPercentage(tokens[...])
    } else {
      length = document[index].xml.attribute(name).flatMap { LengthPercentage(attribute: $0) }
    }
    guard let length else { return nil }
    let value = length.resolved(in: viewport.context(axis, fontSize: style.font.size))
    return value.isFinite ? value : nil
  }

  /// A length of a viewport, which browsers take from the attribute only.
  func attributeLength(_ name: String, _ axis: Viewport.Axis, of index: Int) -> Double? {
    let written = document[index].xml.attribute(name).flatMap { LengthPercentage(attribute: $0) }
    let value = written?.resolved(in: viewport.context(axis, fontSize: style.font.size))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A radius, `nil` for `auto`, which is as large as the other one.
  ///
  /// A negative value is `auto`; an attribute that is not valid is 0, as browsers do it, even if it
  /// says `auto`.
  private func radius(_ name: String, _ axis: Viewport.Axis, of index: Int) -> Double? {
    if let radius = length(name, axis, of: index) { return radius >= 0 ? radius : nil }
    let isWritten = style.geometry[name] == nil && document[index].xml.attribute(name) != nil
    return isWritten ? 0 : nil
  }

  private func rectangle(_ index: Int) -> Path {
    guard let width = length("width", .horizontal, of: index), width > 0,
      let height = length("height", .vertical, of: index), height > 0
    else { return Path() }
    let rect = Rect(
      x: length("x", .horizontal, of: index) ?? 0, y: length("y", .vertical, of: index) ?? 0,
      width: width, height: height)
    let rx = radius("rx", .horizontal, of: index)
    let ry = radius("ry", .vertical, of: index)
    return .roundedRectangle(rect, radiusX: rx ?? ry ?? 0, radiusY: ry ?? rx ?? 0)
  }

  private func circle(_ index: Int) -> Path {
    guard let radius = length("r", .diagonal, of: index), radius > 0 else { return Path() }
    return ellipse(index, radiusX: radius, radiusY: radius)
  }

  private func ellipse(_ index: Int) -> Path {
    let rx = radius("rx", .horizontal, of: index)
    let ry = radius("ry", .vertical, of: index)
    guard let radiusX = rx ?? ry, let radiusY = ry ?? rx, radiusX > 0, radiusY > 0 else {
      return Path()
    }
    return ellipse(index, radiusX: radiusX, radiusY: radiusY)
  }

  private func ellipse(_ index: Int, radiusX: Double, radiusY: Double) -> Path {
    let center = Point(
      x: length("cx", .horizontal, of: index) ?? 0, y: length("cy", .vertical, of: index) ?? 0)
    // From the right, clockwise: dashes start there (SVG 2, section 10.3).
    var path = Path()
    path.move(to: center + Point(x: radiusX, y: 0))
    let ends = [(0, 1), (-1, 0), (0, -1), (1, 0)].map {
      Point(x: $0.0 * radiusX, y: $0.1 * radiusY)
    }
    for end in ends {
      path.arc(
        to: center + end, radiusX: radiusX, radiusY: radiusY, rotationInDegrees: 0, isLarge: false,
        isSweeping: true)
    }
    path.close()
    return path
  }

  private func line(_ index: Int) -> Path {
    func point(_ x: String, _ y: String) -> Point {
      Point(x: length(x, .horizontal, of: index) ?? 0, y: length(y, .vertical, of: index) ?? 0)
    }
    return Path(elements: [.move(point("x1", "y1")), .line(point("x2", "y2"))])
  }

  /// Bad data makes the attribute invalid, as browsers do it: nothing is drawn.
  private func polygon(_ index: Int, isClosed: Bool) -> (path: Path, error: Int?) {
    var scanner = NumberScanner(document[index].xml.attribute("points") ?? "")
    var points: [Point] = []
    scanner.skipSpace()
    while let x = scanner.number() {
      scanner.skipCommaSpace()
      guard let y = scanner.number() else { break }
      points.append(Point(x: x, y: y))
      scanner.skipCommaSpace()
    }
    guard scanner.isAtEnd else { return (Path(), scanner.position) }
    guard let first = points.first else { return (Path(), nil) }
    if isClosed { return (.polygon(points), nil) }
    return (Path(elements: [.move(first)] + points.dropFirst().map { .line($0) }), nil)
  }

  private func pathData(_ index: Int) -> (path: Path, error: Int?) {
    if let tokens = style.geometry["d"] {
      // `d: path("...")`
      for token in tokens {
        if case .string(let text) = token.kind { return (PathData(text).path, nil) }
      }
      return (Path(), nil)
    }
    guard let text = document[index].xml.attribute("d"), text != "none" else {
      return (Path(), nil)
    }
    let data = PathData(text)
    return (data.path, data.errorOffset)
  }
}
