internal import Geometry
internal import SceneModel

/// Finds which points of a control's frame operate it.
///
/// UIKit asks views for a touch from the outside in and the last first: a view takes none outside of
/// the views around it, and none that a later view takes, whether that paints anything or not. What
/// later controls take is left to the rules, which know of both.
struct TapAreas {
  /// Where a control takes taps, and how sure that is.
  struct Area {
    var hitRegion: HitRegion
    var evidence: SizeEvidence
  }

  let tree: ViewTree
  let sizes: SizeFinder
  let document: InterfaceDocument

  /// Frames on the canvas are rounded to pixels.
  private static let tolerance = 0.5

  /// The points of `frame`, the place of the view at `index`, that operate it.
  func area(of index: Int, in frame: Rect, _ evidence: SizeEvidence) -> Area {
    guard tree.nodes[index].frame != nil, !evidence.isPartial, !frame.isEmpty else {
      return Area(hitRegion: .region(Region(rect: frame)), evidence: evidence)
    }
    var evidence = evidence
    evidence.notation = .interfaceBuilder
    var rect = frame
    let around = tree.ancestors(of: index).reversed()
    for ancestor in around.prefix(while: { !tree.nodes[$0].scrolls }) {
      guard let bounds = bounds(of: ancestor) else { continue }
      guard let cut = rect.intersection(bounds.rect), !cut.isEmpty else {
        return Area(hitRegion: .unknown(outsideCause(index, ancestor)), evidence: evidence)
      }
      let isFixed = sizes.isFixed(index) && sizes.isFixed(ancestor)
      if rect.width - cut.width > Self.tolerance {
        (rect.x, rect.width) = (cut.x, cut.width)
        let isProven = isFixed || cut.width == bounds.rect.width && bounds.width == .stated
        evidence.limitWidth(isProven, "the width of \(name(of: ancestor)) around it")
      }
      if rect.height - cut.height > Self.tolerance {
        (rect.y, rect.height) = (cut.y, cut.height)
        let isProven = isFixed || cut.height == bounds.rect.height && bounds.height == .stated
        evidence.limitHeight(isProven, "the height of \(name(of: ancestor)) around it")
      }
    }
    return uncovered(index, rect, evidence)
  }

  /// What later views leave of `rect`.
  private func uncovered(_ index: Int, _ rect: Rect, _ evidence: SizeEvidence) -> Area {
    var evidence = evidence
    var region = Region(rect: rect)
    for view in laterViews(of: index, near: rect) {
      guard let frame = tree.nodes[view].frame, let common = frame.intersection(rect),
        min(common.width, common.height) > Self.tolerance
      else { continue }
      if let customClass = tree.nodes[view].customClass {
        let detail = "the class \(customClass) over it may let taps through or not"
        return Area(hitRegion: .unknown(cause(detail, view)), evidence: evidence)
      }
      region = region.subtracting(Region(rect: frame))
      if region.isEmpty {
        let detail = "it lies behind \(name(of: view)), which code may show or hide"
        return Area(hitRegion: .unknown(cause(detail, view)), evidence: evidence)
      }
      let isProven = sizes.isFixed(index) && sizes.isFixed(view)
      let basis = "what \(name(of: view)) over it leaves"
      evidence.limitWidth(isProven, basis)
      evidence.limitHeight(isProven, "")
    }
    return Area(hitRegion: .region(region), evidence: evidence)
  }

  /// The views near `area` painted later than the one at `index` that take taps and are no controls.
  private func laterViews(of index: Int, near area: Rect) -> [Int] {
    var result: [Int] = []
    var inner = index
    var scrolling: Rect?
    for ancestor in tree.ancestors(of: index).reversed() {
      let node = tree.nodes[ancestor]
      result += tree.children(of: ancestor, near: area).filter {
        $0 > inner && takesTaps($0) && tree.mayCover($0, in: ancestor, scrolling: scrolling)
      }
      if node.scrolls { scrolling = node.frame }
      inner = ancestor
    }
    return result
  }

  private func takesTaps(_ view: Int) -> Bool {
    let node = tree.nodes[view]
    // Also labels and images take taps where a document does not say otherwise: Interface Builder
    // writes UIKit's own default of these, which is to take none, as "NO".
    return !node.isHidden && !node.ignoresTaps && !Alternatives.kinds.contains(node.kind)
  }

  /// Where a view lets what is inside of it take taps; `nil` for one that grows with that, or
  /// whose own extent is that of the screen.
  private func bounds(
    of index: Int
  ) -> (rect: Rect, width: SizeEvidence.Axis, height: SizeEvidence.Axis)? {
    let node = tree.nodes[index]
    guard node.parent != nil, !Self.growing.contains(node.kind),
      let frame = node.frame, !frame.isEmpty, let size = sizes.size(of: node)
    else { return nil }
    let rect = Rect(
      x: frame.x, y: frame.y,
      width: size.evidence.width == .stated ? size.frame.width : frame.width,
      height: size.evidence.height == .stated ? size.frame.height : frame.height)
    return (rect, size.evidence.width, size.evidence.height)
  }

  private static let growing: Set<String> = [
    "stackView", "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "navigationBar", "toolbar", "tabBar",
  ]

  private func outsideCause(_ index: Int, _ ancestor: Int) -> IncompleteCause {
    cause(
      "it lies outside of \(name(of: ancestor)), where UIKit takes no taps; code may move it", index
    )
  }

  private func cause(_ detail: String, _ view: Int) -> IncompleteCause {
    IncompleteCause(
      .hitRegionUnknown, detail, at: document.location(of: tree.nodes[view].element))
  }

  private func name(of view: Int) -> String {
    let node = tree.nodes[view]
    return (node.element.attribute("userLabel") ?? node.id).map { "'\($0)'" } ?? "a \(node.kind)"
  }
}

extension SizeEvidence {
  /// Says that `limit` shortens the width, and whether the document proves it.
  fileprivate mutating func limitWidth(_ isProven: Bool, _ limit: String) {
    width = isProven ? .stated : .designTime
    add(limit)
  }

  /// Says that `limit` shortens the height, and whether the document proves it.
  fileprivate mutating func limitHeight(_ isProven: Bool, _ limit: String) {
    height = isProven ? .stated : .designTime
    add(limit)
  }

  private mutating func add(_ limit: String) {
    basis = [basis, limit].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
