internal import SceneModel

/// A style with everything that it inherits.
///
/// One object for all that look something up in it, which happens all the time.
final class ResolvedStyle: Sendable {
  let name: ResourceName
  /// Where the style itself is defined; `nil` if nobody defines it.
  let location: SourceLocation?
  /// The style, its parent and so on, the last one perhaps unknown.
  let lineage: [ResourceName]
  /// The ancestor that nobody defines, if there is one.
  let missing: ResourceName?
  /// The items by attribute, the style's own over inherited ones.
  let items: [String: Definition]
  /// Whether the parent is left out, which has too many ancestors of its own.
  let isCut: Bool

  /// Most ancestors of a style; those of the libraries have some thirty.
  static let maximumAncestors = 64

  init(
    name: ResourceName, location: SourceLocation?, lineage: [ResourceName], missing: ResourceName?,
    items: [String: Definition], isCut: Bool = false
  ) {
    self.name = name
    self.location = location
    self.lineage = lineage
    self.missing = missing
    self.items = items
    self.isCut = isCut
  }
}

/// What `?attr` is looked up in: a theme with the overlays over it.
struct ThemeStack {
  /// Which attributes were looked up.
  final class Reads {
    fileprivate(set) var attributes: Set<String> = []
  }

  /// The overlay that was applied last first, the theme itself last.
  var layers: [ResolvedStyle]
  /// Where it is noted what is looked up, if anybody wants to know.
  var reads: Reads?

  init(_ theme: ResolvedStyle) { self.init(layers: [theme]) }

  /// A stack of `layers`, the overlay that was applied last first.
  init(layers: [ResolvedStyle]) { self.layers = layers }

  /// The stack with `overlay` over it.
  func applying(_ overlay: ResolvedStyle) -> ThemeStack {
    var stack = self
    stack.layers.insert(overlay, at: 0)
    return stack
  }

  /// What the attribute is set to.
  func item(_ attribute: String) -> Definition? {
    reads?.attributes.insert(attribute)
    for layer in layers {
      if let item = layer.items[attribute] { return item }
      // An ancestor of an overlay that nobody defines may set it.
      if layer.missing != nil { return nil }
    }
    return nil
  }

  /// The ancestor of a layer that nobody defines, if there is one.
  var missing: ResourceName? { layers.lazy.compactMap(\.missing).first }
}
