import Geometry
import TextMetrics

extension LayoutTree {
  /// The size of a row whose views lie on one line of text.
  mutating func rowSize(
    of children: [Int], on baseline: TextBaseline, spacing: Double?, for proposal: Proposal
  ) throws(ViewLayoutError) -> Size {
    let sizes = try stackSizes(of: children, along: .horizontal, spacing: spacing, for: proposal)
    let rises = try rises(of: children, on: baseline, sizes)
    let gaps = gaps(between: children, along: .horizontal, spacing: spacing).reduce(0, +)
    return Size(
      width: max(sizes.reduce(gaps) { $0 + $1.size.width }, 0),
      height: zip(rises, sizes).reduce(0) { max($0, $1.0 + $1.1.size.height) })
  }

  /// How far below the top of a row each view starts so that their lines are one; a view without
  /// text stands on the line with its lower edge.
  mutating func rises(
    of children: [Int], on baseline: TextBaseline, _ sizes: [(proposal: Proposal, size: Size)]
  ) throws(ViewLayoutError) -> [Double] {
    var lines: [Double] = []
    for (child, (proposal, size)) in zip(children, sizes) {
      lines.append(try line(baseline, of: child, for: proposal) ?? size.height)
    }
    let lowest = lines.max() ?? 0
    return lines.map { lowest - $0 }
  }

  /// How far below the top of a node its line of text lies; `nil` without text.
  private mutating func line(
    _ baseline: TextBaseline, of index: Int, for proposal: Proposal
  ) throws(ViewLayoutError) -> Double? {
    let known = lines[index]?.first { $0.baseline == baseline && $0.proposal == proposal }
    if let known { return known.line }
    let line = try measuredLine(baseline, of: index, for: proposal)
    lines[index, default: []].append((baseline, proposal, line))
    return line
  }

  /// How far below the top of a node its line of text lies; `nil` without text.
  ///
  /// A symbol stands like a capital letter of its font, which puts its line where that of a text
  /// is: half of 1.2 em and half of the capitals' 0.705 em below its top.
  private mutating func measuredLine(
    _ baseline: TextBaseline, of index: Int, for proposal: Proposal
  ) throws(ViewLayoutError) -> Double? {
    let node = nodes[index]
    switch node.kind {
    case .text(_, let font, _, _):
      if baseline == .first { return font.ascent }
      return try size(of: index, for: proposal).height - (font.lineHeight - font.ascent)
    case .picture(let picture, let fontSize, _):
      guard case .symbol = picture.kind, picture.size == nil, !picture.isResizable else {
        return nil
      }
      return SystemFont(size: fontSize).ascent
    case .shape, .spacer, .divider: return nil
    case .stack: return try line(baseline, ofStack: node, for: proposal)
    case .padding(let insets):
      return try line(baseline, of: node.child, for: proposal.reduced(by: insets))
        .map { $0 + insets.top }
    case .frame(let width, let height, let alignment):
      return try line(
        baseline, of: node.child, for: proposal.replaced(width, height), alignment, in: index,
        proposal)
    case .flexibleFrame(let width, let height, let alignment):
      return try line(
        baseline, of: node.child, for: proposal.limited(width, height), alignment, in: index,
        proposal)
    case .fixedSize(let horizontal, let vertical):
      return try line(baseline, of: node.child, for: proposal.freed(horizontal, vertical))
    case .aspectRatio(let ratio, let isFilling):
      let fitted = try self.proposal(proposal, keeping: ratio, of: node.child, isFilling)
      return try line(baseline, of: node.child, for: fitted)
    case .position: return nil
    case .background, .overlay, .mask, .effect:
      return try line(baseline, of: node.child, for: proposal)
    }
  }

  /// The line of a view that is aligned in the frame `frame`.
  private mutating func line(
    _ baseline: TextBaseline, of index: Int, for proposal: Proposal, _ alignment: Alignment,
    in frame: Int, _ outer: Proposal
  ) throws(ViewLayoutError) -> Double? {
    guard let line = try line(baseline, of: index, for: proposal) else { return nil }
    let room =
      try size(of: frame, for: outer).height - size(of: index, for: proposal).height
    return line + room * alignment.y
  }

  /// The highest first or the lowest last line of the views of a stack.
  private mutating func line(
    _ baseline: TextBaseline, ofStack node: LayoutNode, for proposal: Proposal
  ) throws(ViewLayoutError) -> Double? {
    guard case .stack(let axis, let alignment, let own, let spacing) = node.kind else { return nil }
    var lines: [Double] = []
    if axis == .depth {
      let height = try pileSize(of: node.children, for: proposal).height
      for child in node.children {
        let room = try height - size(of: child, for: proposal).height
        if let line = try line(baseline, of: child, for: proposal) {
          lines.append(line + room * alignment.y)
        }
      }
    } else {
      let sizes = try stackSizes(
        of: node.children, along: axis, spacing: spacing, for: proposal)
      let gaps = gaps(between: node.children, along: axis, spacing: spacing) + [0]
      let height = sizes.reduce(0) { max($0, $1.size.height) }
      let rises = try own.map { (own) throws(ViewLayoutError) in
        try self.rises(of: node.children, on: own, sizes)
      }
      var top = 0.0
      for (index, (child, (offer, size))) in zip(node.children, sizes).enumerated() {
        if let line = try line(baseline, of: child, for: offer) {
          let start =
            axis == .vertical ? top : rises?[index] ?? (height - size.height) * alignment.y
          lines.append(line + start)
        }
        top += size.height + gaps[index]
      }
    }
    return baseline == .first ? lines.min() : lines.max()
  }
}
