/// A place in a rectangle as shares of its extents; (0, 0) is the top left corner.
public struct UnitPoint: Hashable, Sendable {
  /// Share of the width from the left.
  public var x: Double
  /// Share of the height from the top.
  public var y: Double

  /// A place from its shares.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}

/// Where a smaller rectangle lies in a larger one: the same share of both meets.
public typealias Alignment = UnitPoint

extension UnitPoint {
  /// The nine places with a name, as SwiftUI spells them in kebab case.
  public static let named: [(name: String, point: UnitPoint)] = [
    ("center", UnitPoint(x: 0.5, y: 0.5)), ("leading", UnitPoint(x: 0, y: 0.5)),
    ("trailing", UnitPoint(x: 1, y: 0.5)), ("top", UnitPoint(x: 0.5, y: 0)),
    ("bottom", UnitPoint(x: 0.5, y: 1)), ("top-leading", UnitPoint(x: 0, y: 0)),
    ("top-trailing", UnitPoint(x: 1, y: 0)), ("bottom-leading", UnitPoint(x: 0, y: 1)),
    ("bottom-trailing", UnitPoint(x: 1, y: 1)),
  ]
}
