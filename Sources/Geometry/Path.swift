/// A sequence of subpaths made of lines and Bézier curves.
public struct Path: Hashable, Sendable {
  /// One drawing step; coordinates are absolute.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve.
    case quadratic(control: Point, end: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, end: Point)
    /// A line back to the start of the subpath.
    case close
  }

  /// The steps in order; the first one of a non-empty path is a `.move`.
  public var elements: [Element]

  /// A path from its steps.
  public init(elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a line to `point`.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Adds a quadratic curve to `end`.
  public mutating func quadratic(to end: Point, control: Point) {
    elements.append(.quadratic(control: control, end: end))
  }

  /// Adds a cubic curve to `end`.
  public mutating func cubic(to end: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Closes the current subpath.
  public mutating func close() { elements.append(.close) }

  /// Appends the subpaths of `other`.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// The path with every point mapped by `transform`.
  public func applying(_ transform: AffineTransform) -> Path {
    if transform == .identity { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadratic(let control, let end):
          .quadratic(control: control.applying(transform), end: end.applying(transform))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: control1.applying(transform), control2: control2.applying(transform),
            end: end.applying(transform))
        case .close: .close
        }
      })
  }
}
