internal import SceneModel

extension WidgetContext {
  /// The length that `extent` along an axis follows; `nil` if no file of the project writes one.
  func lever(_ extent: WidgetSize.Extent, _ axis: LayoutMeasure.Axis) -> SizeLever? {
    guard extent.canGrow, extent.extent < SizeLever.greatestMinimum,
      extent.axis == .stated || extent.axis == .lowerBound
    else { return nil }
    if let attribute = extent.attribute { return lever(attribute) }
    let isHeight = axis == .height
    // Content higher than the minimum leaves room for a greater one.
    return lever(isHeight ? "android:minHeight" : "android:minWidth")
      ?? (isHeight
        ? paddingLever(.top, .bottom, extent.extent)
        : paddingLever(.start, .end, extent.extent))
  }

  /// The length of an attribute that fixes or bounds an extent.
  func lever(_ attribute: String) -> SizeLever? {
    guard let use = use(attribute), let length = length(use) else { return nil }
    return SizeLever(length.provenance, length: length.value)
  }

  /// One length that pads both sides of content, so that it stays in the middle.
  private func paddingLever(
    _ near: ViewSide, _ far: ViewSide, _ extent: Double
  ) -> SizeLever? {
    func padding(_ side: ViewSide) -> Resolved<Double>? {
      side.paddingAttributes.lazy.compactMap { use($0) }.first.flatMap { length($0) }
    }
    // A name for a padding is one for the gaps of a whole design.
    guard let first = padding(near), let second = padding(far),
      first.provenance == second.provenance, first.provenance.definitions.count == 1
    else { return nil }
    return SizeLever(
      first.provenance, length: first.value, base: extent - 2 * first.value, rate: 2)
  }

  /// The length that `use` leads to with its chain as far as it is the project's.
  private func length(_ use: Definition) -> Resolved<Double>? {
    guard let traced = resolver.value(use, under: theme),
      case .dimension(let length) = traced.value, let points = length.points, points > 0
    else { return nil }
    let chain = resolver.table.shownChain(traced.chain)
    guard let literal = chain.last, resolver.table.isOwn(literal.location.path) else { return nil }
    return Resolved(points, provenance: Provenance(chain))
  }
}
