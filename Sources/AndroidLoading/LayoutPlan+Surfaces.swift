extension LayoutPlan {
  /// Whether each view that has a style stands on something else than the window of a screen.
  var raisedStyles: [ResourceName: Bool] {
    var raised: [ResourceName: Bool] = [:]
    for (definition, reader, _) in layouts {
      lazy var isPlacedOnSurface = isOnSurface(definition.name, depth: 0)
      for control in reader.controls + reader.texts {
        guard let use = control.node.style, case .reference(let name) = ResourceValue(use.value),
          name.type == .style
        else { continue }
        let isRaised = control.backdrops.contains { isSurface($0) } || isPlacedOnSurface
        raised[name] = (raised[name] ?? true) && isRaised
      }
    }
    return raised
  }

  private static let maximumDepth = 8

  /// Whether a layout is shown on something else than a screen's window: that of a dialog, or a view of
  /// each file that includes it.
  private func isOnSurface(_ name: ResourceName, depth: Int) -> Bool {
    switch hosts[name] ?? .unknown {
    case .dialog, .bottomSheet, .appWidget: return true
    case .screen, .unknown: break
    }
    guard depth < Self.maximumDepth, let places = inclusions[name], !places.isEmpty else {
      return false
    }
    return places.allSatisfy { place in
      place.backdrops.contains { isSurface($0) } || isOnSurface(place.from, depth: depth + 1)
    }
  }

  /// Whether something is seen of a view behind others.
  private func isSurface(_ backdrop: LayoutBackdrop) -> Bool {
    let node = backdrop.node
    if backdrop.isSibling && node.isFilledByCode || !LayoutSurface.defaultStyles(node).isEmpty {
      return true
    }
    return ["android:background", "cardBackgroundColor"].contains { attribute in
      guard let item = styles.item(attribute, of: node), !item.isSample else { return false }
      return ResourceValue(item.value).showsAtRest
    }
  }
}
