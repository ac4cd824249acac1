import Geometry

extension LayoutNode.Kind {
  /// The node of a modifier that has one view inside, its lengths cut to what layout works with;
  /// `nil` for a modifier that is no node of its own.
  init?(_ modifier: ViewModifier) {
    let limited = LayoutLimits.limited
    switch modifier {
    case .padding(let insets):
      self = .padding(
        EdgeInsets(
          top: limited(insets.top), leading: limited(insets.leading),
          bottom: limited(insets.bottom), trailing: limited(insets.trailing)))
    case .frame(let width, let height, let alignment):
      // The platform ignores fixed extents that are negative or not finite.
      self = .frame(
        width: width.flatMap { $0.isFinite && $0 >= 0 ? limited($0) : nil },
        height: height.flatMap { $0.isFinite && $0 >= 0 ? limited($0) : nil }, alignment)
    case .flexibleFrame(let width, let height, let alignment):
      self = .flexibleFrame(width: width.limited, height: height.limited, alignment)
    case .opacity(let alpha): self = .opacity(alpha.isNaN ? 1 : min(max(alpha, 0), 1))
    case .compositingGroup: self = .compositingGroup
    case .scale(let x, let y, let anchor):
      self = .scale(x: limited(x), y: limited(y), anchor: anchor)
    case .offset(let vector):
      self = .offset(Point(x: limited(vector.x), y: limited(vector.y)))
    case .rotation(let degrees, let anchor):
      self = .rotation(degrees: limited(degrees), anchor: anchor)
    case .clip(let shape): self = .clip(shape.limited)
    case .contentShape(let shape): self = .contentShape(shape.limited)
    case .hitTesting(let isEnabled): self = .hitTesting(isEnabled)
    case .hidden: self = .hidden
    case .fixedSize(let horizontal, let vertical):
      self = .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let isFilling):
      self = .aspectRatio(
        ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, isFilling: isFilling)
    case .background, .overlay, .foreground, .font, .tint, .layoutPriority, .part: return nil
    }
  }
}

extension FlexibleLength {
  /// The limits cut to what layout works with; an infinite maximum stays.
  var limited: FlexibleLength {
    FlexibleLength(
      minimum: minimum.map(LayoutLimits.limited), ideal: ideal.map(LayoutLimits.limited),
      maximum: maximum.map { $0 == .infinity ? $0 : LayoutLimits.limited($0) })
  }
}

extension ShapeGeometry {
  /// The shape with its lengths cut to what layout works with.
  var limited: ShapeGeometry {
    var shape = self
    shape.inset = LayoutLimits.limited(inset)
    if case .roundedRectangle(let radius) = kind {
      shape.kind = .roundedRectangle(radius: LayoutLimits.limited(radius))
    }
    return shape
  }
}

extension StrokeStyle {
  /// The style with its width cut to what layout works with.
  var limited: StrokeStyle {
    var style = self
    style.width = max(LayoutLimits.limited(width), 0)
    return style
  }
}
