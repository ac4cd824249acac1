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
    case .position(let point): self = .position(point.limited)
    case .fixedSize(let horizontal, let vertical):
      self = .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let isFilling):
      self = .aspectRatio(
        ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, isFilling: isFilling)
    case .opacity, .compositingGroup, .scale, .offset, .rotation, .transform, .colorEffect, .blend,
      .unresolved, .clip, .containerShape, .contentShape, .hitTesting, .hidden, .background,
      .overlay, .mask, .foreground, .font, .fontSizeUnknown, .tint, .lineLimit, .layoutPriority,
      .zIndex, .part:
      guard let effect = LayoutNode.Effect(modifier) else { return nil }
      self = .effect(effect)
    }
  }
}

extension LayoutNode.Effect {
  /// The effect of a modifier; `nil` for one that is none.
  fileprivate init?(_ modifier: ViewModifier) {
    let limited = LayoutLimits.limited
    switch modifier {
    case .opacity(let alpha): self = .opacity(alpha.isNaN ? 1 : min(max(alpha, 0), 1))
    case .compositingGroup: self = .compositingGroup
    case .scale(let x, let y, let anchor):
      self = .scale(x: limited(x), y: limited(y), anchor: anchor)
    case .offset(let vector): self = .offset(vector.limited)
    case .rotation(let degrees, let anchor):
      self = .rotation(degrees: limited(degrees), anchor: anchor)
    case .transform(let transform): self = .transform(transform.limited)
    case .colorEffect(let effect): self = .color(effect)
    case .blend(let mode): self = .blend(mode)
    case .unresolved(let cause): self = .unresolved(cause)
    case .clip(let shape): self = .clip(shape.limited)
    case .containerShape(let shape): self = .containerShape(shape.limited)
    case .contentShape(let shape): self = .contentShape(shape.limited)
    case .hitTesting(let isEnabled): self = .hitTesting(isEnabled)
    case .hidden: self = .hidden
    case .padding, .frame, .flexibleFrame, .position, .fixedSize, .aspectRatio, .background,
      .overlay, .mask, .foreground, .font, .fontSizeUnknown, .tint, .lineLimit, .layoutPriority,
      .zIndex, .part:
      return nil
    }
  }
}

extension Point {
  /// The point with its coordinates cut to what layout works with.
  fileprivate var limited: Point {
    Point(x: LayoutLimits.limited(x), y: LayoutLimits.limited(y))
  }
}

extension AffineTransform {
  /// The transform with its numbers cut to what layout works with.
  fileprivate var limited: AffineTransform {
    let limited = LayoutLimits.limited
    return AffineTransform(
      a: limited(a), b: limited(b), c: limited(c), d: limited(d), tx: limited(tx),
      ty: limited(ty))
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
    switch kind {
    case .roundedRectangle(let radius):
      shape.kind = .roundedRectangle(radius: LayoutLimits.limited(radius))
    case .unevenRoundedRectangle(let radii): shape.kind = .unevenRoundedRectangle(radii.limited)
    case .rectangle, .capsule, .circle, .ellipse, .containerRelative, .path, .custom: break
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
