public import Geometry
public import SceneModel

/// One control's target on a screen in one appearance.
public struct Target: Sendable {
  /// Index of the control in the source.
  public var control: Int
  /// The control's key.
  public var key: String
  /// The control's name.
  public var name: String
  /// What operating it does, if the source says.
  public var action: String?
  /// The component set it is a variant of.
  public var variantSet: String?
  /// The points that operate the control and nothing else.
  public var region: Region
  /// Bounding box of ``region``, `nil` if it is empty.
  public var bounds: Rect?
  /// How sure the extents of the claimed region are.
  public var evidence: SizeEvidence

  /// Whether `other` is the same control or another variant of its component set on a design sheet,
  /// so that the two never stand side by side on a screen.
  public func isVariant(of other: Target) -> Bool {
    if control == other.control || key == other.key { return true }
    guard let variantSet else { return false }
    return variantSet == other.variantSet
  }

  /// Whether taps in an overlap with `other` are lost: not if both do the same.
  public func competes(with other: Target) -> Bool {
    if isVariant(of: other) { return false }
    guard let action else { return true }
    return action != other.action
  }
}

/// An area that two controls both claim.
public struct TargetOverlap: Sendable {
  /// The control painted later, which owns the area.
  public var owner: Target
  /// Its area in square points.
  public var area: Double
  /// Its bounding box.
  public var bounds: Rect
  /// Whether the source fixes the extents of both.
  public var isProven: Bool
}

/// Which control owns which points, for all screens of a source.
///
/// Where two controls overlap, the later painted one owns the overlap, unless both do the same.
public struct TargetMap: Sendable {
  private struct Key: Hashable {
    var screen: String
    var appearance: String
  }

  /// The targets of one screen in one appearance.
  fileprivate struct Layout {
    /// In paint order.
    var targets: [Target] = []
    /// The places of ``targets`` on the screen.
    var index = RectIndex([])
    /// Place in ``targets`` by the control's key.
    var indices: [String: Int] = [:]
    /// What later targets take, by the control's key.
    var overlaps: [String: [TargetOverlap]] = [:]
  }

  private var layouts: [Key: Layout] = [:]

  /// The targets of `controls` in their normal state, later controls over earlier ones.
  init(_ controls: [Control]) {
    for (index, control) in controls.enumerated() where control.role.isOperable {
      guard let screen = control.screen else { continue }
      for (appearance, rendition) in Self.normalRenditions(of: control) {
        guard case .region(let region) = rendition.hitRegion else { continue }
        let target = Target(
          control: index, key: control.key, name: control.name, action: control.action,
          variantSet: control.variantSet, region: region, bounds: region.boundingBox,
          evidence: rendition.sizeEvidence)
        layouts[Key(screen: screen, appearance: appearance), default: Layout()].targets
          .append(target)
      }
    }
    for key in layouts.keys {
      layouts[key]?.settle()
    }
  }

  /// By appearance, the rendition with the fewest flags: usually the normal one.
  private static func normalRenditions(of control: Control) -> [String: Rendition] {
    var result: [String: Rendition] = [:]
    for rendition in control.renditions {
      let name = rendition.appearance.name
      if let known = result[name], known.state <= rendition.state { continue }
      result[name] = rendition
    }
    return result
  }

  /// The target of `control` on its screen in the appearance called `appearance`.
  public func target(of control: Control, appearance: String) -> Target? {
    guard let layout = layout(of: control, appearance: appearance),
      let index = layout.indices[control.key]
    else { return nil }
    return layout.targets[index]
  }

  /// The targets on the screen of `control` in an appearance whose bounding boxes are at most
  /// `distance` away from `rect`, in paint order.
  public func targets(
    within distance: Double, of rect: Rect, around control: Control, appearance: String
  ) -> [Target] {
    guard let layout = layout(of: control, appearance: appearance) else { return [] }
    return layout.index.indices(within: distance, of: rect).map { layout.targets[$0] }
  }

  /// The distance from `rect` to the bounding box of the nearest target that may stand beside
  /// `target` on the screen of `control`; `nil` if there is none.
  public func distanceToNearest(
    from rect: Rect, of target: Target, around control: Control, appearance: String
  ) -> Double? {
    layout(of: control, appearance: appearance).flatMap { layout in
      layout.index.distanceToNearest(from: rect) { !target.isVariant(of: layout.targets[$0]) }
    }
  }

  /// What later controls take from `control` in the appearance called `appearance`.
  public func overlaps(over control: Control, appearance: String) -> [TargetOverlap] {
    layout(of: control, appearance: appearance)?.overlaps[control.key] ?? []
  }

  private func layout(of control: Control, appearance: String) -> Layout? {
    guard let screen = control.screen else { return nil }
    return layouts[Key(screen: screen, appearance: appearance)]
  }
}

extension TargetMap.Layout {
  /// Gives every overlap to the later target; pairs are settled in order of their left edges.
  fileprivate mutating func settle() {
    let claimed = targets
    for (index, target) in claimed.enumerated() { indices[target.key] = index }
    let order = claimed.indices.filter { claimed[$0].bounds != nil }
      .sorted { (claimed[$0].bounds?.x ?? 0, $0) < (claimed[$1].bounds?.x ?? 0, $1) }
    var ranks = claimed.indices.map { _ in 0 }
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    let places = RectIndex(claimed.map(\.bounds))
    for index in order {
      guard let bounds = claimed[index].bounds else { continue }
      let earlier = places.indices(within: 0, of: bounds).filter { ranks[$0] < ranks[index] }
      for other in earlier.sorted(by: { ranks[$0] < ranks[$1] }) {
        settle(claimed, lower: min(index, other), upper: max(index, other))
      }
    }
    self.index = RectIndex(targets.map(\.bounds))
  }

  private mutating func settle(_ claimed: [Target], lower: Int, upper: Int) {
    // A stand-in for an extent that nobody knows takes nothing from anybody.
    guard !claimed[lower].evidence.isPartial, !claimed[upper].evidence.isPartial,
      claimed[lower].competes(with: claimed[upper])
    else { return }
    let common = claimed[lower].region.intersection(claimed[upper].region)
    guard let box = common.boundingBox else { return }
    targets[lower].region = targets[lower].region.subtracting(claimed[upper].region)
    targets[lower].bounds = targets[lower].region.boundingBox
    let isProven = claimed[lower].evidence.isStated && claimed[upper].evidence.isStated
    overlaps[claimed[lower].key, default: []].append(
      TargetOverlap(
        owner: claimed[upper], area: common.area, bounds: box, isProven: isProven))
  }
}
