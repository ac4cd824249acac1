import ColorMath
import Geometry

extension Scene {
  /// The invariants that the scene breaks, one line each; empty for a sound scene.
  ///
  /// Loaders check their results with it in tests. Linear in the size of the scene.
  public func violations() -> [String] {
    var found: [String] = []
    if window.color.value.alpha < 1 { found.append("the window is translucent") }
    if ![bounds.x, bounds.y, bounds.width, bounds.height].allSatisfy(\.isFinite) {
      found.append("the bounds are not finite")
    }
    found += drawing.violations()
    return found
  }
}

extension Drawing {
  fileprivate func violations() -> [String] {
    var found: [String] = []
    for (index, layer) in layers.enumerated() {
      found += layer.violations().map { "layer \(index): \($0)" }
    }
    var order: [Int] = []
    root.collect(&order, &found, isRoot: true)
    if order != Array(layers.indices) {
      found.append("the groups do not hold every layer once, in paint order")
    }
    return found
  }
}

extension Group {
  fileprivate func collect(_ order: inout [Int], _ found: inout [String], isRoot: Bool) {
    if !(0...1).contains(opacity) { found.append("a group's opacity is \(opacity)") }
    if !isRoot && children.isEmpty && filter == nil { found.append("a group is empty") }
    if !isRoot && isPassThrough && clips.isEmpty { found.append("a group has no effect") }
    if let filter, !filter.isOrdered {
      found.append("a filter reads what no earlier primitive made")
    }
    for mask in masks { found += mask.content.violations().map { "in a mask: \($0)" } }
    for child in children {
      switch child {
      case .layer(let index): order.append(index)
      case .group(let group): group.collect(&order, &found, isRoot: false)
      }
    }
  }
}

extension Layer {
  fileprivate func violations() -> [String] {
    var found: [String] = []
    if !(0...1).contains(alpha) { found.append("the opacity is \(alpha)") }
    if shape.path.isEmpty { found.append("the path is empty") }
    if !shape.path.isFinite { found.append("the path is not finite") }
    if location.line < 1 || location.column < 1 { found.append("the location is not a place") }
    switch paint.value {
    case .linearGradient, .radialGradient, .conicGradient: found += paint.value.stops.violations()
    case .color, .unresolved: break
    }
    return found
  }
}

extension [GradientStop] {
  fileprivate func violations() -> [String] {
    if count < 2 { return ["a gradient has fewer than two stops"] }
    let isOrdered = zip(self, dropFirst()).allSatisfy { $0.offset <= $1.offset }
    let isInRange = allSatisfy { (0...1).contains($0.offset) }
    return isOrdered && isInRange ? [] : ["gradient stops are out of order or range"]
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quadratic(let control, let end): control.isFinite && end.isFinite
      case .cubic(let control1, let control2, let end):
        control1.isFinite && control2.isFinite && end.isFinite
      case .close: true
      }
    }
  }
}
