import Geometry

/// The size that a view is offered, in points.
struct Proposal: Hashable {
  /// Width, `nil` for as much as the view likes.
  var width: Double?
  /// Height, `nil` for as much as the view likes.
  var height: Double?

  /// The smallest size is asked for.
  static let zero = Proposal(width: 0, height: 0)

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposed size, with `length` where none is proposed.
  func size(replacingUnspecifiedBy length: Double) -> Size {
    Size(width: width ?? length, height: height ?? length)
  }
}
