/// Extents of views that constraints make as long as those of others, in proportion.
struct ExtentLinks {
  /// One of a view's extents.
  enum Dimension: String {
    case width
    case height
  }

  /// That an extent is `factor` times that of `other`, and `constant` more.
  private struct Link {
    var other: String
    var factor: Double
    var constant: Double
  }

  /// By the view's object id.
  private var links: [String: [Dimension: [Link]]] = [:]

  /// How many views are looked at for one extent: a keypad has as many keys of one size.
  private static let limit = 64

  /// Notes that the extent of `view` is `factor` (above 0) times that of `other`, and `constant`
  /// more.
  mutating func add(
    _ dimension: Dimension, of view: String, as other: String, times factor: Double,
    plus constant: Double
  ) {
    links[view, default: [:]][dimension, default: []].append(
      Link(other: other, factor: factor, constant: constant))
    links[other, default: [:]][dimension, default: []].append(
      Link(other: view, factor: 1 / factor, constant: -constant / factor))
  }

  /// The extent of `view` by that of the nearest one in a chain of links that `known` answers for.
  func extent(
    _ dimension: Dimension, of view: String, known: (String) -> Double?
  ) -> (extent: Double, source: String)? {
    // What is reached, and its extent as a multiple of that of the view: x = factor * y + constant.
    var reached = [Link(other: view, factor: 1, constant: 0)]
    var seen: Set<String> = [view]
    var next = 0
    while next < reached.count, next < Self.limit {
      let path = reached[next]
      next += 1
      for link in links[path.other]?[dimension] ?? [] where seen.insert(link.other).inserted {
        let step = Link(
          other: link.other, factor: path.factor * link.factor,
          constant: path.factor * link.constant + path.constant)
        if let extent = known(link.other) {
          let own = step.factor * extent + step.constant
          return own > 0 && own.isFinite ? (own, link.other) : nil
        }
        reached.append(step)
      }
    }
    return nil
  }
}
