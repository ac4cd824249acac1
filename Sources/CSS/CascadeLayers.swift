/// The order of the cascade layers of several sheets (https://www.w3.org/TR/css-cascade-5/#layering).
struct CascadeLayers: Sendable {
  /// The strength of what is in no layer.
  static let unlayered = Int.max

  /// The strength of each layer of each sheet.
  private let ranks: [[Int]]

  init(_ sheets: [StyleSheet]) {
    guard sheets.contains(where: { !$0.layers.isEmpty }) else {
      ranks = sheets.map { _ in [] }
      return
    }
    var tree = Tree()
    let nodes = sheets.enumerated().map { sheet, styleSheet in
      styleSheet.layers.map { tree.node(of: $0, sheet: sheet) }
    }
    let order = tree.order
    ranks = nodes.map { $0.map { order[$0] } }
  }

  /// The strength of a layer; what is in none is stronger than all.
  func rank(of layer: Int?, sheet: Int) -> Int {
    layer.map { ranks[sheet][$0] } ?? Self.unlayered
  }

  private struct Tree {
    /// A layer's name, with the sheet of those that have none.
    private struct Key: Hashable {
      var parent: Int
      var part: LayerName.Part
      var sheet: Int
    }

    private var indices: [Key: Int] = [:]
    private var children: [[Int]] = [[]]

    mutating func node(of name: LayerName, sheet: Int) -> Int {
      name.parts.reduce(0) { parent, part in
        var key = Key(parent: parent, part: part, sheet: 0)
        if case .anonymous = part { key.sheet = sheet }
        if let known = indices[key] { return known }
        children.append([])
        children[parent].append(children.count - 1)
        indices[key] = children.count - 1
        return children.count - 1
      }
    }

    /// The place of each node among all of them: what is directly in a layer comes after its inner
    /// layers.
    var order: [Int] {
      var order = Array(repeating: 0, count: children.count)
      var next = 0
      var pending = [(node: 0, isFinished: false)]
      while let (node, isFinished) = pending.popLast() {
        if isFinished {
          order[node] = next
          next += 1
        } else {
          pending.append((node, true))
          pending += children[node].reversed().map { ($0, false) }
        }
      }
      return order
    }
  }
}
