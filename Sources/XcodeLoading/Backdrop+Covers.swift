internal import Geometry
internal import SceneModel

extension BackdropFinder {
  /// What is painted after the view at `index` and meets `area` of it, the lowest first.
  func covers(of index: Int, area: Rect) -> [BackdropItem] {
    let path = tree.ancestors(of: index)
    var fades = path.flatMap { fade($0) }
    var items: [BackdropItem] = []
    for child in tree.children(of: index, near: area) {
      appendTree(child, .over, meeting: area, fades: fades + fade(index), to: &items)
    }
    var inner = index
    var scrolling: Rect?
    for ancestor in path.reversed() {
      let siblings = tree.children(of: ancestor, near: area).filter { $0 > inner }
      for sibling in siblings where tree.mayCover(sibling, in: ancestor, scrolling: scrolling) {
        appendTree(sibling, .over, meeting: area, fades: fades, to: &items)
      }
      fades.removeLast(fade(ancestor).count)
      if tree.nodes[ancestor].scrolls { scrolling = tree.nodes[ancestor].frame }
      inner = ancestor
    }
    return items
  }
}

extension ViewTree {
  /// Whether the view at `index` lies over an earlier one that is inside of `ancestor` as well, if
  /// the canvas shows it there.
  ///
  /// A stack lays out what it holds beside each other. What scrolls comes out from below a view that
  /// does not cover all of `scrolling`, the view in which it scrolls.
  func mayCover(_ index: Int, in ancestor: Int, scrolling: Rect?) -> Bool {
    guard nodes[ancestor].kind != "stackView" else { return false }
    guard let scrolling else { return true }
    return nodes[index].frame?.contains(scrolling) ?? false
  }
}

extension Backdrop {
  /// The views over the control as they show over `boxes`, the places of what it paints.
  ///
  /// Where opaque views hide one of the boxes wholly, code shows them or what is below in turn, so
  /// that what shows there is not known.
  func shownCovers(over boxes: [Rect], in appearance: Appearance) -> [ShownCover] {
    let shown = covers.map { ShownCover(item: $0, paint: $0.paint.paint(in: appearance)) }
    let opaque = shown.indices.filter { index in
      shown[index].paint.value.isOpaque
        && shown[index].item.fades.allSatisfy { fades.contains($0) }
    }
    var result = shown
    for box in boxes {
      let hiding = opaque.filter { shown[$0].item.rect.overlaps(box) }
      let region = hiding.reduce(Region(rect: box)) {
        $0.subtracting(Region(rect: shown[$1].item.rect))
      }
      guard region.isEmpty, !hiding.isEmpty else { continue }
      for index in hiding { result[index].paint = Resolved(.unresolved(shown[index].hidingCause)) }
    }
    return result
  }
}

/// A view over a control with what it is taken to paint.
struct ShownCover {
  var item: BackdropItem
  var paint: Resolved<Paint>

  fileprivate var hidingCause: IncompleteCause {
    let name = item.paint.name.map { "'\($0)'" } ?? "another view"
    return IncompleteCause(
      .unsupported, "it lies behind \(name), which code may show or hide",
      at: item.paint.location)
  }
}
