internal import Geometry

/// Finds controls that take turns in one place: code shows one of them at a time.
///
/// Where two controls cover most of each other on the canvas, nobody means them to be used together:
/// they are alternatives, or one is a large target under smaller ones.
enum Alternatives {
  /// The kinds of views that a person operates.
  static let kinds: Set<String> = [
    "button", "textField", "textView", "switch", "segmentedControl", "slider", "stepper",
    "pageControl", "datePicker", "searchBar",
  ]
  /// The share of the smaller one that has to be common.
  private static let commonShare = 0.5

  /// By view, a name that it has in common with its alternatives; none without any.
  static func find(in tree: ViewTree) -> [Int: String] {
    var screens: [String: [Int]] = [:]
    for (index, node) in tree.nodes.enumerated() where kinds.contains(node.kind) && !node.isHidden {
      if let frame = node.frame, !frame.isEmpty { screens[node.screen, default: []].append(index) }
    }
    var leaders: [Int: Int] = [:]
    func leader(of index: Int) -> Int {
      var current = index
      while let next = leaders[current], next != current { current = next }
      return current
    }
    for views in screens.values {
      let frames = views.map { tree.nodes[$0].frame }
      let places = RectIndex(frames)
      for (place, frame) in frames.enumerated() {
        guard let frame else { continue }
        for other in places.indices(within: 0, of: frame).prefix(while: { $0 < place }) {
          guard let otherFrame = frames[other], frame.coversMost(of: otherFrame, commonShare) else {
            continue
          }
          let (first, second) = (leader(of: views[place]), leader(of: views[other]))
          leaders[first] = min(first, second)
          leaders[second] = min(first, second)
        }
      }
    }
    return leaders.keys.reduce(into: [:]) { names, index in
      let first = leader(of: index)
      names[index] = tree.nodes[first].id ?? "view \(first)"
    }
  }
}

extension Rect {
  /// Whether `share` of the smaller of both is common to both.
  fileprivate func coversMost(of other: Rect, _ share: Double) -> Bool {
    guard let common = intersection(other) else { return false }
    return common.area > min(area, other.area) * share
  }
}
