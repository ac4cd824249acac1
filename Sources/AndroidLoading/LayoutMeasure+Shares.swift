internal import SceneModel

extension LayoutMeasure {
  /// What is inside a container along an axis, and who says so.
  typealias Inside = (extent: Double, evidence: SizeEvidence.Axis)

  /// The extent that `parent` gives a view of its, where not the view alone says it; `nil` where it does.
  func share(
    of node: LayoutNode, in parent: LayoutNode, _ axis: Axis, _ inside: Inside?
  ) -> WidgetSize.Extent? {
    if parent.simpleName.hasSuffix("LinearLayout") {
      return weightedExtent(of: node, in: parent, axis, inside)
    }
    if parent.simpleName.hasSuffix("ConstraintLayout") {
      return constrainedExtent(of: node, in: parent, axis, inside)
    }
    return nil
  }

  // MARK: Weights

  /// The stated extent and the share by weight of what all views of a row or column leave
  /// (`LinearLayout.measureHorizontal`); what they lack is taken from them in the same way.
  private func weightedExtent(
    of node: LayoutNode, in parent: LayoutNode, _ axis: Axis, _ inside: Inside?
  ) -> WidgetSize.Extent? {
    let orientation = item("android:orientation", of: parent)?.value ?? "horizontal"
    guard !parent.isCustom, orientation == (axis == .height ? "vertical" : "horizontal"),
      let use = layoutValue(axis, of: node),
      let own = resolver.points(use, under: theme), own >= 0,
      let weight = weight(of: node), weight > 0
    else { return nil }
    guard let inside, let (sum, extents) = rowTotals(parent, axis) else {
      return WidgetSize.Extent(extent: max(WidgetSize.standIn, own), axis: .unknown, basis: nil)
    }
    let weights = number("android:weightSum", of: parent) ?? sum
    let extent = max(own + (inside.extent - extents) * weight / max(weights, weight), 0)
    return WidgetSize.Extent(
      extent: extent, axis: inside.evidence,
      basis: "its share of \(WidgetSize.text(inside.extent))dp by android:layout_weight")
  }

  /// The weights and the extents with margins of all views in `parent`; `nil` if the file does not
  /// say one of them.
  private func rowTotals(
    _ parent: LayoutNode, _ axis: Axis
  ) -> (weights: Double, extents: Double)? {
    var (weights, extents) = (0.0, 0.0)
    for element in parent.element.childElements {
      let child = LayoutNode(element, path: parent.path)
      let visibility = child.attributes.items["android:visibility"]?.value
      if visibility == "gone" { continue }
      guard visibility == nil || ["visible", "invisible"].contains(visibility),
        child.isView || child.element.localName == "Space",
        let use = layoutValue(axis, of: child), let own = resolver.points(use, under: theme),
        own >= 0, let weight = weight(of: child)
      else { return nil }
      weights += weight
      extents += own
      for side in axis.sides { extents += margin(side, of: child) }
    }
    return (weights, extents)
  }

  /// Nothing for no weight; `nil` if it is not known.
  private func weight(of node: LayoutNode) -> Double? {
    guard let use = item("android:layout_weight", of: node) else { return 0 }
    return resolver.number(use, under: theme)
  }

  private func number(_ attribute: String, of node: LayoutNode) -> Double? {
    item(attribute, of: node).flatMap { resolver.number($0, under: theme) }
  }

  private func margin(_ side: ViewSide, of node: LayoutNode) -> Double {
    side.marginAttributes.lazy.compactMap { points($0, of: node) }.first ?? 0
  }

  // MARK: Constraints

  /// A line to which a view is bound: how far it is from the start of its parent or from its end.
  private enum Anchor {
    case fromStart(Double)
    case fromEnd(Double)
  }

  /// The extent of a view that fills the space between the lines to which both its sides are bound.
  private func constrainedExtent(
    of node: LayoutNode, in parent: LayoutNode, _ axis: Axis, _ inside: Inside?
  ) -> WidgetSize.Extent? {
    let word = axis == .width ? "Width" : "Height"
    let others = ["max", "percent", "default"].map { "layout_constraint\(word)_\($0)" }
    guard let use = layoutValue(axis, of: node), resolver.points(use, under: theme) == 0,
      !(others + ["layout_constraintDimensionRatio"]).contains(where: {
        node.attributes.items[$0] != nil
      }),
      let first = axis.sides.first.flatMap({ anchor($0, of: node, in: parent, axis, inside) }),
      let last = axis.sides.last.flatMap({ anchor($0, of: node, in: parent, axis, inside) })
    else { return nil }
    let between: Inside
    switch (first, last) {
    case (.fromStart(let start), .fromStart(let end)): between = (end - start, .stated)
    case (.fromEnd(let start), .fromEnd(let end)): between = (start - end, .stated)
    case (.fromStart(let start), .fromEnd(let end)):
      guard let inside else { return nil }
      between = (inside.extent - start - end, inside.evidence)
    case (.fromEnd(let start), .fromStart(let end)):
      guard let inside else { return nil }
      between = (end - inside.extent + start, inside.evidence)
    }
    let margins = axis.sides.reduce(0.0) { $0 + margin($1, of: node) }
    let least = points("layout_constraint\(word)_min", of: node) ?? 0
    let extent = max(between.extent - margins, least, 0)
    return WidgetSize.Extent(
      extent: extent, axis: between.evidence,
      basis: "the \(WidgetSize.text(extent))dp between its constraints")
  }

  /// The line to which a side of a view is bound: its parent's edge or a guideline.
  private func anchor(
    _ side: ViewSide, of node: LayoutNode, in parent: LayoutNode, _ axis: Axis, _ inside: Inside?
  ) -> Anchor? {
    for (own, other) in side.constraints {
      guard let target = node.literal("layout_constraint\(own)_to\(other)Of") else { continue }
      if target == "parent" {
        return ["Start", "Left", "Top"].contains(other) ? .fromStart(0) : .fromEnd(0)
      }
      return guideline(target, in: parent, axis, inside)
    }
    return nil
  }

  /// Where a guideline of `parent` lies across an axis.
  private func guideline(
    _ id: String, in parent: LayoutNode, _ axis: Axis, _ inside: Inside?
  ) -> Anchor? {
    let name = LayoutNode.id(id)
    let line = parent.element.childElements.lazy.map { LayoutNode($0, path: parent.path) }
      .first { $0.simpleName == "Guideline" && $0.id != nil && $0.id == name }
    guard let line,
      line.literal("android:orientation") == (axis == .width ? "vertical" : "horizontal")
    else { return nil }
    if let percent = number("layout_constraintGuide_percent", of: line) {
      return inside.map { .fromStart($0.extent * percent) }
    }
    return points("layout_constraintGuide_begin", of: line).map { .fromStart($0) }
      ?? points("layout_constraintGuide_end", of: line).map { .fromEnd($0) }
  }
}

extension LayoutMeasure.Axis {
  /// The sides across the axis, the first one first.
  fileprivate var sides: [ViewSide] { self == .width ? [.start, .end] : [.top, .bottom] }
}

extension ViewSide {
  /// The attributes that set the margin of the side, the one that wins first.
  ///
  /// Source: the constructor of `ViewGroup.MarginLayoutParams`; `layout_margin` beats all others, and
  /// what depends on the direction of text beats single sides.
  fileprivate var marginAttributes: [String] {
    switch self {
    case .start, .end:
      [
        "android:layout_margin", "android:layout_marginHorizontal",
        "android:layout_margin\(rawValue)", "android:layout_margin\(absoluteName)",
      ]
    case .top, .bottom:
      [
        "android:layout_margin", "android:layout_marginVertical",
        "android:layout_margin\(rawValue)",
      ]
    }
  }

  /// The names in constraints of this side and of the sides to which it may be bound.
  fileprivate var constraints: [(own: String, other: String)] {
    switch self {
    case .start, .end:
      [rawValue, absoluteName].flatMap { own in
        (own == rawValue ? ["Start", "End"] : ["Left", "Right"]).map { (own, $0) }
      }
    case .top, .bottom: ["Top", "Bottom"].map { (rawValue, $0) }
    }
  }
}
