internal import Geometry
internal import Markup

/// Where a control goes that is not as large as the canvas shows it, such as a switch of another
/// version of iOS: it grows away from what it is fastened to.
struct ControlPlace {
  /// What stays where the canvas shows it.
  enum Anchor {
    case leading
    case center
    case trailing

    /// The place along an axis of what takes `extent`, where the canvas shows `start` and `length`.
    func origin(_ start: Double, _ length: Double, extent: Double) -> Double {
      switch self {
      case .leading: start
      case .center: start + (length - extent) / 2
      case .trailing: start + length - extent
      }
    }
  }

  private static let edges: [String: (isHorizontal: Bool, anchor: Anchor)] = [
    "leading": (true, .leading), "left": (true, .leading), "leadingMargin": (true, .leading),
    "trailing": (true, .trailing), "right": (true, .trailing), "centerX": (true, .center),
    "top": (false, .leading), "bottom": (false, .trailing), "centerY": (false, .center),
  ]

  let tree: ViewTree

  /// What the view at `index` is fastened by across; `nil` if that cannot be told.
  func horizontalAnchor(of index: Int) -> Anchor? {
    let node = tree.nodes[index]
    if let parent = node.parent, tree.nodes[parent].kind == "stackView" {
      return anchor(of: index, inStack: parent)
    }
    let pins = pins(of: index).filter(\.isHorizontal)
    // Without any its frame is the layout: UIKit keeps the centre of a view that it makes larger.
    guard !pins.isEmpty else { return .center }
    // What lies beside it gives way, what is around it does not.
    let firm = pins.filter(\.isFirm)
    let anchors = Set((firm.isEmpty ? pins : firm).map(\.anchor))
    return anchors.count == 1 ? anchors.first : nil
  }

  /// The same from top to bottom; the middle if that cannot be told.
  func verticalAnchor(of index: Int) -> Anchor {
    let pins = pins(of: index).filter { !$0.isHorizontal && $0.isFirm }
    let anchors = Set(pins.map(\.anchor))
    return anchors.count == 1 ? anchors.first ?? .center : .center
  }

  private func anchor(of index: Int, inStack stack: Int) -> Anchor? {
    let node = tree.nodes[stack]
    if node.element.attribute("axis") == "vertical" {
      switch node.element.attribute("alignment") {
      case "leading": return .leading
      case "trailing": return .trailing
      case "center": return .center
      default: return nil
      }
    }
    let places = node.children.filter { !tree.nodes[$0].isHidden }
    guard places.count > 1 else { return nil }
    return places.first == index ? .leading : places.last == index ? .trailing : nil
  }

  private struct Pin {
    var isHorizontal: Bool
    var anchor: Anchor
    /// Whether it leads to something around the view.
    var isFirm: Bool
  }

  /// The constraints that put an edge of the view at `index` at a distance from something else.
  private func pins(of index: Int) -> [Pin] {
    guard let id = tree.nodes[index].id else { return [] }
    let around = tree.ancestors(of: index)
    let names = Set(around.compactMap { tree.nodes[$0].id })
    return around.flatMap { ancestor in
      tree.nodes[ancestor].element.firstChild("constraints")?.children("constraint") ?? []
    }.compactMap { constraint in
      guard ["equal", nil].contains(constraint.attribute("relation")),
        constraint.flag("placeholder") != true,
        !tree.excluded.contains(constraint.attribute("id") ?? ""),
        let second = constraint.attribute("secondItem")
      else { return nil }
      let first = constraint.attribute("firstItem")
      guard (first == id) != (second == id),
        let edge = constraint.attribute(first == id ? "firstAttribute" : "secondAttribute")
          .flatMap({ Self.edges[$0] })
      else { return nil }
      // An item that is not written is the view that holds the constraint, one that is no view a
      // guide of it, such as its safe area.
      let other = first == id ? second : first
      let isFirm = other.map { names.contains($0) || tree.node(id: $0) == nil } ?? true
      return Pin(isHorizontal: edge.isHorizontal, anchor: edge.anchor, isFirm: isFirm)
    }
  }
}
