import CSS
import Geometry

/// The values of `translate`, `rotate` and `scale`.
///
/// https://www.w3.org/TR/css-transforms-2/#individual-transforms
struct IndividualTransforms: Hashable {
  /// Two lengths, of which percentages refer to the reference box; empty for `none`.
  var translation: [LengthPercentage] = []
  /// In degrees.
  var rotation = 0.0
  var scaling = Size(width: 1, height: 1)

  /// The value of `translate`, `nil` if it is not valid; the third length moves nothing here.
  static func translation(_ tokens: [Token]) -> [LengthPercentage]? {
    if tokens[...].keyword == "none" { return [] }
    let parts = tokens[...].components
    let lengths = parts.compactMap { LengthPercentage($0) }
    guard (1...3).contains(parts.count), lengths.count == parts.count,
      !lengths.contains(where: { $0.terms.contains { $0.unit == .none && $0.value != 0 } })
    else { return nil }
    return [lengths[0], lengths.count > 1 ? lengths[1] : LengthPercentage(0, .px)]
  }

  /// The value of `rotate` in degrees, `nil` if it is not valid or not in the plane.
  static func rotation(_ tokens: [Token]) -> Double? {
    if tokens[...].keyword == "none" { return 0 }
    let parts = tokens[...].components
    let others = parts.filter { $0.angle == nil || $0.number == 0 }
    guard parts.count - others.count == 1, let angle = parts.lazy.compactMap(\.angle).first else {
      return tokens[...].number == 0 ? 0 : nil
    }
    if others.isEmpty || others.count == 1 && others[0].keyword == "z" { return angle }
    // An axis of three numbers, of which only the last one may count.
    let axis = others.compactMap(\.number)
    guard axis.count == 3, others.count == 3, axis[0] == 0, axis[1] == 0 else { return nil }
    return axis[2] < 0 ? -angle : axis[2] > 0 ? angle : 0
  }

  /// The value of `scale`, `nil` if it is not valid.
  static func scaling(_ tokens: [Token]) -> Size? {
    if tokens[...].keyword == "none" { return Size(width: 1, height: 1) }
    let parts = tokens[...].components
    let factors = parts.compactMap { part in part.number ?? part.percentage.map { $0 / 100 } }
    guard (1...3).contains(parts.count), factors.count == parts.count else { return nil }
    return Size(width: factors[0], height: factors.count > 1 ? factors[1] : factors[0])
  }

  /// The transform that the three make together, in a reference box of `size`.
  func transform(in size: Size, fontSize: Double, viewport: Viewport) -> AffineTransform {
    var frame = viewport
    (frame.width, frame.height) = (size.width, size.height)
    var result = AffineTransform.scale(x: scaling.width, y: scaling.height)
      .then(.rotation(radians: rotation * .pi / 180))
    if translation.count == 2 {
      result = result.then(
        .translation(
          x: translation[0].resolved(in: frame.context(.horizontal, fontSize: fontSize)),
          y: translation[1].resolved(in: frame.context(.vertical, fontSize: fontSize))))
    }
    return result
  }
}
