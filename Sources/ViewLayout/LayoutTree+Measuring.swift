import Geometry
import TextMetrics

extension LayoutTree {
  /// The size that a node takes for a proposal (swiftui-semantics, section 3).
  mutating func size(of index: Int, for proposal: Proposal) throws(ViewLayoutError) -> Size {
    if let known = sizes[index].first(where: { $0.proposal == proposal }) { return known.size }
    measurements += 1
    guard measurements <= LayoutLimits.measurements else {
      throw ViewLayoutError(kind: .tooComplex, location: nodes[index].location)
    }
    let size = try measuredSize(of: nodes[index], for: proposal)
    sizes[index].append((proposal, size))
    return size
  }

  private mutating func measuredSize(
    of node: LayoutNode, for proposal: Proposal
  ) throws(ViewLayoutError) -> Size {
    switch node.kind {
    case .text, .picture, .shape, .spacer, .divider: return Self.leafSize(of: node, for: proposal)
    case .stack(let axis, _, let baseline, let spacing):
      if axis == .depth { return try pileSize(of: node.children, for: proposal) }
      if let baseline {
        return try rowSize(of: node.children, on: baseline, spacing: spacing, for: proposal)
      }
      return try stackSize(of: node.children, along: axis, spacing: spacing, for: proposal)
    case .padding(let insets):
      let inner = try size(of: node.child, for: proposal.reduced(by: insets))
      return Size(
        width: max(inner.width + insets.leading + insets.trailing, 0),
        height: max(inner.height + insets.top + insets.bottom, 0))
    case .frame(let width, let height, _):
      let inner = try size(of: node.child, for: proposal.replaced(width, height))
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let width, let height, _):
      let offered = proposal.limited(width, height)
      let inner = try size(of: node.child, for: offered)
      return Size(
        width: width.length(proposed: proposal.width, offered.width, child: inner.width),
        height: height.length(proposed: proposal.height, offered.height, child: inner.height))
    case .fixedSize(let horizontal, let vertical):
      return try size(of: node.child, for: proposal.freed(horizontal, vertical))
    case .aspectRatio(let ratio, let isFilling):
      let fitted = try self.proposal(proposal, keeping: ratio, of: node.child, isFilling)
      return try size(of: node.child, for: fitted)
    case .position:
      let inner = try size(of: node.child, for: proposal)
      return Size(
        width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    case .background, .overlay, .mask, .effect: return try size(of: node.child, for: proposal)
    }
  }

  /// The size of a view without others inside (swiftui-semantics, section 3.1).
  private static func leafSize(of node: LayoutNode, for proposal: Proposal) -> Size {
    switch node.kind {
    case .text(let string, let font, let lineLimit, _):
      return TextLines(string, font: font, lineLimit: lineLimit, fitting: proposal).size
    case .picture(let picture, let fontSize, _):
      let natural = picture.naturalSize(fontSize: fontSize)
      guard picture.isResizable else { return natural }
      return Size(
        width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    case .shape(let geometry, _):
      guard geometry.kind == .circle else {
        return proposal.size(replacingUnspecifiedBy: unspecifiedLength)
      }
      // `Circle` has a `sizeThatFits(_:)` of its own since iOS 16: the square that it fills.
      let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? unspecifiedLength
      return Size(width: side, height: side)
    case .spacer(let minimum, let axis):
      return Size(
        width: axis == .vertical ? 0 : max(minimum, proposal.width ?? minimum),
        height: axis == .horizontal ? 0 : max(minimum, proposal.height ?? minimum))
    case .divider(let axis, _):
      let size = proposal.size(replacingUnspecifiedBy: unspecifiedLength)
      return axis == .horizontal
        ? Size(width: dividerThickness, height: size.height)
        : Size(width: size.width, height: dividerThickness)
    case .stack, .padding, .frame, .flexibleFrame, .background, .overlay, .mask, .effect,
      .position, .fixedSize, .aspectRatio:
      return .zero
    }
  }

  /// The largest proposal of a ratio inside `proposal`, or the smallest one around it.
  mutating func proposal(
    _ proposal: Proposal, keeping ratio: Double?, of child: Int, _ isFilling: Bool
  ) throws(ViewLayoutError) -> Proposal {
    let ideal = try size(of: child, for: Proposal(width: nil, height: nil))
    guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0
    else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let isWidthDecisive = isFilling ? width / ratio >= height : width / ratio <= height
      return isWidthDecisive
        ? Proposal(width: width, height: width / ratio)
        : Proposal(width: height * ratio, height: height)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (nil, nil): return Proposal(width: ideal.width, height: ideal.width / ratio)
    }
  }

  /// What a shape answers to an unspecified proposal, in points.
  static let unspecifiedLength = 10.0

  /// One device pixel at the scale of 3 of current phones, in points.
  static let dividerThickness = 1.0 / 3
}

extension Picture {
  /// Share of the font size that the side of a symbol's square has, an approximation.
  static let symbolScale = 1.2

  func naturalSize(fontSize: Double) -> Size {
    guard let size else {
      let side = Self.symbolScale * fontSize
      return Size(width: side, height: side)
    }
    return Size(
      width: max(LayoutLimits.limited(size.width), 0),
      height: max(LayoutLimits.limited(size.height), 0))
  }
}

extension Proposal {
  func reduced(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  func replaced(_ width: Double?, _ height: Double?) -> Proposal {
    Proposal(width: width ?? self.width, height: height ?? self.height)
  }

  func limited(_ width: FlexibleLength, _ height: FlexibleLength) -> Proposal {
    Proposal(width: width.proposal(self.width), height: height.proposal(self.height))
  }

  func freed(_ horizontal: Bool, _ vertical: Bool) -> Proposal {
    Proposal(width: horizontal ? nil : width, height: vertical ? nil : height)
  }
}

extension FlexibleLength {
  /// What the child is proposed (swiftui-semantics, section 3.3).
  func proposal(_ proposed: Double?) -> Double? {
    (proposed ?? ideal).map { min(max($0, minimum ?? $0), maximum ?? .infinity) }
  }

  /// The extent of the frame (swiftui-semantics, section 3.3).
  func length(proposed: Double?, _ offered: Double?, child: Double) -> Double {
    if let minimum, let maximum, let proposed { return min(max(proposed, minimum), maximum) }
    if proposed == nil, let ideal { return ideal }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return min(max(child, minimum), maximum)
    case (let minimum?, nil): return max(minimum, min(offered ?? .infinity, child))
    case (nil, let maximum?): return min(maximum, max(offered ?? -.infinity, child))
    case (nil, nil): return child
    }
  }
}
