internal import Geometry
internal import Markup
internal import SceneModel

/// Finds how large a view is and what says so.
struct SizeFinder {
  /// A constraint on one extent of one view alone.
  private struct Constraint {
    var constant: Double
    var isMinimum: Bool
    /// The size class of which it is the constant; empty for all others.
    var sizeClass = ""
  }

  private typealias Dimension = ExtentLinks.Dimension

  private let tree: ViewTree
  /// By the view's object id.
  private var constraints: [String: [Dimension: Constraint]] = [:]
  /// Those that are there in one size class only.
  private var occasional: [String: [Dimension: Constraint]] = [:]
  /// What an extent may not exceed, by the view's object id.
  private var maximums: [String: [Dimension: Double]] = [:]
  /// Width as a multiple of the height.
  private var ratios: [String: Double] = [:]
  /// The extents that are as long as one of another view.
  private var links = ExtentLinks()

  init(_ tree: ViewTree) {
    self.tree = tree
    for node in tree.nodes {
      for element in node.element.firstChild("constraints")?.children("constraint") ?? [] {
        add(element, of: node)
      }
    }
  }

  private mutating func add(_ element: XMLElement, of node: ViewNode) {
    // Xcode leaves a placeholder out of the built document, a size class what it excludes.
    let name = element.attribute("id") ?? ""
    let sizeClass = tree.excluded.contains(name) ? tree.sizeClasses[name] : ""
    guard element.flag("placeholder") != true, let sizeClass,
      let id = element.attribute("firstItem") ?? node.id,
      let dimension = element.attribute("firstAttribute").flatMap({ Dimension(rawValue: $0) }),
      (element.number("priority") ?? 1000) >= 1000
    else { return }
    let other = element.attribute("secondItem")
    if !sizeClass.isEmpty {
      if other == nil { addOccasional(element, in: sizeClass, of: id, dimension) }
      return
    }
    if let second = element.attribute("secondAttribute").flatMap({ Dimension(rawValue: $0) }) {
      guard ["equal", nil].contains(element.attribute("relation")),
        let ratio = Self.multiplier(of: element), ratio > 0
      else { return }
      let constant = element.number("constant") ?? 0
      if let other, other != id, second == dimension {
        links.add(dimension, of: id, as: other, times: ratio, plus: constant)
      } else if other == nil || other == id, second != dimension, constant == 0 {
        ratios[id] = dimension == .width ? ratio : 1 / ratio
      }
      return
    }
    guard other == nil, element.attribute("secondAttribute") == nil else { return }
    var constraint = Self.smallest(of: element)
    switch element.attribute("relation") {
    case nil, "equal":
      constraints[id, default: [:]][dimension] = constraint
    case "greaterThanOrEqual":
      // An exact extent says more than a minimum.
      if constraints[id]?[dimension]?.isMinimum == false { return }
      constraint.isMinimum = true
      constraints[id, default: [:]][dimension] = constraint
    case "lessThanOrEqual":
      let known = maximums[id]?[dimension] ?? .infinity
      maximums[id, default: [:]][dimension] = min(known, constraint.constant)
    default: return
    }
  }

  private mutating func addOccasional(
    _ element: XMLElement, in sizeClass: String, of id: String, _ dimension: Dimension
  ) {
    guard element.attribute("secondAttribute") == nil,
      ["equal", nil].contains(element.attribute("relation"))
    else { return }
    let constant = element.number("constant") ?? 0
    if let known = occasional[id]?[dimension], known.constant <= constant { return }
    occasional[id, default: [:]][dimension] = Constraint(
      constant: constant, isMinimum: false, sizeClass: sizeClass)
  }

  /// The smallest of the constants that a constraint has in different size classes.
  private static func smallest(of element: XMLElement) -> Constraint {
    let own = Constraint(constant: element.number("constant") ?? 0, isMinimum: false)
    return element.children("variation").reduce(own) { smallest, variation in
      guard let constant = variation.number("constant"), constant < smallest.constant else {
        return smallest
      }
      return Constraint(
        constant: constant, isMinimum: false, sizeClass: variation.attribute("key") ?? "")
    }
  }

  /// `3:4` or a number; 1 without one.
  private static func multiplier(of element: XMLElement) -> Double? {
    guard let text = element.attribute("multiplier") else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first, first.isFinite else { return nil }
    guard parts.count == 2 else { return first }
    return parts[1] == 0 ? nil : first / parts[1]
  }

  /// The frame of `node` with the extents that count, and how sure they are; `nil` if nothing says
  /// how large it is.
  func size(of node: ViewNode) -> (frame: Rect, evidence: SizeEvidence)? {
    var found: [Dimension: (extent: Double, axis: SizeEvidence.Axis, basis: String)] = [:]
    for dimension in [Dimension.width, .height] { found[dimension] = extent(dimension, of: node) }
    if let id = node.id, let ratio = ratios[id] {
      if let height = found[.height], height.axis == .stated, found[.width]?.axis != .stated {
        found[.width] = (height.extent * ratio, .stated, "its aspect ratio")
      } else if let width = found[.width], width.axis == .stated, found[.height]?.axis != .stated {
        found[.height] = (width.extent / ratio, .stated, "its aspect ratio")
      }
    }
    guard found[.width] != nil || found[.height] != nil else { return nil }
    // An extent that nothing says is as long as the other, and not judged.
    let width = found[.width] ?? (found[.height]?.extent ?? 0, .unknown, "no width is written")
    let height = found[.height] ?? (width.extent, .unknown, "no height is written")
    let origin = node.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let basis =
      width.basis == height.basis
      ? width.basis : [width.basis, height.basis].filter { !$0.isEmpty }.joined(separator: ", ")
    return (
      Rect(x: origin.x, y: origin.y, width: width.extent, height: height.extent),
      SizeEvidence(width: width.axis, height: height.axis, basis: basis)
    )
  }

  /// The extent that is written or drawn, but no more than a constraint allows.
  private func extent(
    _ dimension: Dimension, of node: ViewNode
  ) -> (extent: Double, axis: SizeEvidence.Axis, basis: String)? {
    let found = freeExtent(dimension, of: node)
    guard let id = node.id, let maximum = maximums[id]?[dimension], let found,
      found.axis != .stated, maximum >= 0, found.extent >= maximum
    else { return found }
    return (maximum, .stated, "constraint \(dimension.rawValue) <= \(Figures.length(maximum))")
  }

  /// The extent in the size class in which it is the smallest.
  private func freeExtent(
    _ dimension: Dimension, of node: ViewNode
  ) -> (extent: Double, axis: SizeEvidence.Axis, basis: String)? {
    let usual = usualExtent(dimension, of: node)
    guard let constraint = node.id.flatMap({ occasional[$0]?[dimension] }), let usual,
      constraint.constant < usual.extent
    else { return usual }
    return extent(dimension, constraint, of: node)
  }

  private func usualExtent(
    _ dimension: Dimension, of node: ViewNode
  ) -> (extent: Double, axis: SizeEvidence.Axis, basis: String)? {
    let own = node.id.flatMap { constraints[$0]?[dimension] }
    if let own, !own.isMinimum { return extent(dimension, own, of: node) }
    if let linked = linkedExtent(dimension, of: node) { return linked }
    if let own { return extent(dimension, own, of: node) }
    guard let frame = node.frame else { return nil }
    let extent = dimension == .width ? frame.width : frame.height
    // What the canvas shows as nothing gets its extent from its content or its neighbours.
    guard extent > 0 else { return nil }
    let mask = node.element.child("autoresizingMask", key: "autoresizingMask")
    let stretches = mask?.flag(dimension == .width ? "widthSizable" : "heightSizable") ?? false
    let isDoubtful =
      node.element.flag("misplaced") == true || node.element.flag("ambiguous") == true
    if isPlaced(node), !stretches, !isDoubtful { return (extent, .stated, "fixed frame") }
    return (extent, .designTime, "frame on the canvas")
  }

  /// The extent that a constraint makes as long as that of another view, of which a constraint says
  /// how long it is.
  private func linkedExtent(
    _ dimension: Dimension, of node: ViewNode
  ) -> (extent: Double, axis: SizeEvidence.Axis, basis: String)? {
    guard let id = node.id else { return nil }
    let found = links.extent(dimension, of: id) { other in
      constraints[other]?[dimension].flatMap { $0.isMinimum ? nil : $0.constant }
    }
    return found.map { found in
      let basis = "constraint \(dimension.rawValue) = that of '\(found.source)'"
      return (found.extent, .stated, "\(basis), \(Figures.length(found.extent))")
    }
  }

  /// The extent that `constraint` sets; of a minimum no less than the canvas shows.
  private func extent(
    _ dimension: Dimension, _ constraint: Constraint, of node: ViewNode
  ) -> (extent: Double, axis: SizeEvidence.Axis, basis: String) {
    let place = constraint.sizeClass.isEmpty ? "" : " in \(constraint.sizeClass)"
    let constant = Figures.length(constraint.constant) + place
    guard constraint.isMinimum else {
      return (constraint.constant, .stated, "constraint \(dimension.rawValue) = \(constant)")
    }
    let basis = "constraint \(dimension.rawValue) >= \(constant)"
    let shown = node.frame.map { dimension == .width ? $0.width : $0.height } ?? 0
    return shown > constraint.constant
      ? (shown, .designTime, basis)
      : (constraint.constant, .lowerBound, basis)
  }

  /// Whether a constraint says how wide `node` is.
  func constrainsWidth(of node: ViewNode) -> Bool {
    node.id.flatMap { constraints[$0]?[.width] }.map { !$0.isMinimum } ?? false
  }

  /// Whether a constraint says how high `node` is.
  func constrainsHeight(of node: ViewNode) -> Bool {
    node.id.flatMap { constraints[$0]?[.height] }.map { !$0.isMinimum } ?? false
  }

  /// Whether the frame of the view at `index` is the one on the canvas, wherever it is shown.
  func isFixed(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let mask = node.element.child("autoresizingMask", key: "autoresizingMask")
    let stretches =
      mask?.flag("widthSizable") == true || mask?.flag("heightSizable") == true
    return isPlaced(node) && !stretches && node.element.flag("misplaced") != true
  }

  /// Whether the frame of `node` is not laid out by constraints.
  ///
  /// What is inside a stack or at the top is laid out by others, whatever it says.
  private func isPlaced(_ node: ViewNode) -> Bool {
    if node.element.flag("fixedFrame") == true { return true }
    guard let parent = node.parent, tree.nodes[parent].kind != "stackView" else { return false }
    return node.element.flag("translatesAutoresizingMaskIntoConstraints") != false
  }
}
