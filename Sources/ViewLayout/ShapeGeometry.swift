public import Geometry

/// A shape that adapts to bounds.
public struct ShapeGeometry: Hashable, Sendable {
  /// The outlines with a name.
  public enum Kind: Hashable, Sendable {
    /// The bounds.
    case rectangle
    /// The bounds with corners of a radius in points, limited to half of the shorter side.
    case roundedRectangle(radius: Double)
    /// The bounds with corners of half of the shorter side.
    case capsule
    /// The largest circle in the middle of the bounds.
    case circle
    /// The ellipse that touches all sides of the bounds.
    case ellipse
    /// The bounds with a radius in points for each corner; those of one side that overlap make all
    /// of them smaller.
    case unevenRoundedRectangle(CornerRadii)
    /// The shape of the container around, moved inwards to the bounds; the bounds without one.
    case containerRelative
    /// An outline of its own, fitted into the bounds.
    case path(PathOutline)
    /// A shape that code draws for its bounds, by its number in ``OutlineRequest``; the bounds until
    /// it is drawn.
    case custom(Int)
  }

  /// The outline.
  public var kind: Kind
  /// Points by which every side is moved inwards before anything else.
  public var inset: Double
  /// The share of the outline that is kept, as fractions of its length; `nil` for all.
  public var trim: ClosedRange<Double>?

  /// A shape from its parts.
  public init(_ kind: Kind, inset: Double = 0, trim: ClosedRange<Double>? = nil) {
    self.kind = kind
    self.inset = inset
    self.trim = trim
  }

  /// The shape with every side moved inwards by `distance` points more.
  public func inset(by distance: Double) -> ShapeGeometry {
    ShapeGeometry(kind, inset: inset + distance, trim: trim)
  }

  /// The outline in `bounds`.
  public func path(in bounds: Rect) -> Path {
    let outline = outline(in: bounds.inset(by: inset))
    guard let trim else { return outline }
    return outline.trimmed(from: trim.lowerBound, to: trim.upperBound)
  }

  /// The shape with its container in the place of a reference to it: moved inwards by the least
  /// distance of `bounds` from the container's own.
  func inContainer(
    _ container: (shape: ShapeGeometry, bounds: Rect)?, _ bounds: Rect
  ) -> ShapeGeometry {
    guard kind == .containerRelative, let container else { return self }
    let outer = container.bounds
    let distance = min(
      bounds.x - outer.x, bounds.y - outer.y, outer.maxX - bounds.maxX, outer.maxY - bounds.maxY)
    var result = self
    switch container.shape.kind {
    case .roundedRectangle(let radius):
      result.kind = .roundedRectangle(radius: max(radius - max(distance, 0), 0))
    case .capsule:
      let radius = min(outer.width, outer.height) / 2
      result.kind = .roundedRectangle(radius: max(radius - max(distance, 0), 0))
    case .unevenRoundedRectangle(let radii):
      result.kind = .unevenRoundedRectangle(radii.reduced(by: max(distance, 0)))
    case .rectangle, .circle, .ellipse, .path, .custom, .containerRelative:
      result.kind = container.shape.kind
    }
    return result
  }

  /// Which points of the outline lie inside.
  var fillRule: FillRule {
    guard case .path(let outline) = kind else { return .nonZero }
    return outline.fillRule
  }

  private func outline(in bounds: Rect) -> Path {
    if let radii = cornerRadii(in: bounds) {
      let (rect, radius) = radii
      return .roundedRectangle(rect, radiusX: radius.width, radiusY: radius.height)
    }
    switch kind {
    case .path(let outline): return outline.path(in: bounds)
    case .circle, .ellipse: return ellipse(in: kind == .circle ? Self.square(in: bounds) : bounds)
    case .unevenRoundedRectangle(let radii):
      let radii = radii.reduced(by: inset).clockwise
      return .roundedRectangle(bounds, horizontalRadii: radii, verticalRadii: radii)
    case .rectangle, .roundedRectangle, .capsule, .containerRelative, .custom:
      return .rectangle(bounds)
    }
  }

  /// The ellipse, started at the right and drawn clockwise, where a trim counts from.
  private func ellipse(in rect: Rect) -> Path {
    Path.ellipse(in: Rect(x: -1, y: -1, width: 2, height: 2))
      .applying(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
      .applying(
        AffineTransform.scale(x: rect.width / 2, y: rect.height / 2)
          .then(.translation(x: rect.center.x, y: rect.center.y)))
  }

  private static func square(in bounds: Rect) -> Rect {
    let side = min(bounds.width, bounds.height)
    return Rect(
      x: bounds.center.x - side / 2, y: bounds.center.y - side / 2, width: side, height: side)
  }

  /// The rectangle and its corner radii, `nil` unless the outline is a rounded rectangle.
  private func cornerRadii(in bounds: Rect) -> (Rect, Size)? {
    switch kind {
    case .roundedRectangle(let radius):
      // Insetting a rounded rectangle keeps its outline parallel: the radius shrinks along.
      let shrunk = min(max(radius - inset, 0), min(bounds.width, bounds.height) / 2)
      return (bounds, Size(width: shrunk, height: shrunk))
    case .capsule:
      let radius = min(bounds.width, bounds.height) / 2
      return (bounds, Size(width: radius, height: radius))
    case .rectangle, .circle, .ellipse, .path, .custom, .unevenRoundedRectangle,
      .containerRelative:
      return nil
    }
  }

  /// Whether `path` lies inside the shape in `bounds`; `false` if that is not easily told.
  func contains(_ path: Path, in bounds: Rect) -> Bool {
    guard trim == nil else { return false }
    let bounds = bounds.inset(by: inset)
    let (rect, radius): (Rect, Size)
    switch kind {
    case .rectangle, .containerRelative: (rect, radius) = (bounds, .zero)
    case .roundedRectangle, .capsule: (rect, radius) = cornerRadii(in: bounds) ?? (bounds, .zero)
    case .circle, .ellipse:
      rect = kind == .circle ? Self.square(in: bounds) : bounds
      radius = Size(width: rect.width / 2, height: rect.height / 2)
    case .path, .custom, .unevenRoundedRectangle: return false
    }
    let outer = rect.inset(by: -Self.tolerance)
    // All these outlines are convex and a curve stays within its control points.
    return path.elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): Self.isInside(point, outer, radius)
      case .quadratic(let control, let end):
        Self.isInside(control, outer, radius) && Self.isInside(end, outer, radius)
      case .cubic(let control1, let control2, let end):
        Self.isInside(control1, outer, radius) && Self.isInside(control2, outer, radius)
          && Self.isInside(end, outer, radius)
      case .close: true
      }
    }
  }

  /// Points by which a layer may stick out of a clip without being cut: the rounding of sums.
  private static let tolerance = 1e-6

  private static func isInside(_ point: Point, _ rect: Rect, _ radius: Size) -> Bool {
    guard rect.contains(point) else { return false }
    guard radius.width > 0, radius.height > 0 else { return true }
    let x = max(rect.x + radius.width - point.x, point.x - (rect.maxX - radius.width), 0)
    let y = max(rect.y + radius.height - point.y, point.y - (rect.maxY - radius.height), 0)
    let (shareX, shareY) = (x / radius.width, y / radius.height)
    return shareX * shareX + shareY * shareY <= 1
  }
}
