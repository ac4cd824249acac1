internal import ColorMath
internal import Geometry
internal import SceneModel

/// What a theme lays under everything: `android:windowBackground`, or where that paints nothing
/// `android:colorBackground`.
struct WindowBackground {
  /// The attribute that decides.
  static let attribute = "android:windowBackground"
  /// The attribute that decides where the other one is not set, or names it.
  static let fallback = "android:colorBackground"

  /// What is known of the colour.
  enum Shown {
    case color(Resolved<Color>)
    /// Something lies on the colour of which no file says how large it is, or what lies below the window
    /// shows through.
    case uncertain(Resolved<Color>)
    /// A picture, or what the files do not hold.
    case unresolved(IncompleteCause, chain: [Definition])
    /// Nobody says anything.
    case unknown
  }

  private(set) var shown = Shown.unknown
  /// The item that decides; `nil` if no theme sets one.
  private(set) var item: Definition?
  /// Whether what lies below the window shows.
  private(set) var isTranslucent = false

  /// The background of windows with the theme of `stack`.
  init(_ stack: ThemeStack, _ resolver: ResourceResolver) {
    var veil: Resolved<Color>?
    for attribute in [Self.attribute, Self.fallback] {
      guard let item = stack.item(attribute) else { continue }
      let drawn = Self.drawn(item, under: stack, resolver)
      if let lowest = drawn.veil, veil == nil {
        veil = lowest
        self.item = self.item ?? item
      }
      guard let found = drawn.shown else { continue }
      shown = found
      self.item = self.item ?? item
      break
    }
    guard let veil else { return }
    isTranslucent = true
    // What shows through a window is assumed to be like the theme's own.
    guard case .color(let below) = shown else {
      shown = .unknown
      return
    }
    let mixed = veil.value.composited(over: below.value)
    shown = .uncertain(Resolved(mixed, provenance: below.provenance))
  }

  /// What an item paints over all of the window, and if it lets something show through, in which colour;
  /// `nil` for nothing.
  private static func drawn(
    _ item: Definition, under stack: ThemeStack, _ resolver: ResourceResolver
  ) -> (shown: Shown?, veil: Resolved<Color>?) {
    let traced = resolver.color(item, under: stack, in: .normal)
    switch traced.value {
    case .nothing: return (nil, nil)
    case .unresolved(let cause): return (.unresolved(cause, chain: traced.chain), nil)
    case .color(let color):
      let resolved = Resolved(color, provenance: Provenance(traced.chain))
      return color.alpha == 1 ? (.color(resolved), nil) : (nil, resolved)
    case .drawable: break
    }
    let area = Rect(x: 0, y: 0, width: 100, height: 100)
    let layers = DrawablePainter(resolver, under: stack, in: .normal, at: item.location)
      .layers(of: item, in: area)
    var cover: Layer?
    var veils: [Resolved<Color>] = []
    // Smaller layers, such as a logo in the middle, are no background.
    for layer in layers.reversed() where layer.shape.path.boundingBox == area {
      guard case .color(let color) = layer.paint.value else {
        cover = cover ?? layer
        continue
      }
      let resolved = Resolved(color, provenance: layer.paint.provenance)
      guard color.alpha == 1 else {
        veils.append(resolved)
        continue
      }
      let mixed = veils.reversed().reduce(color) { $1.value.composited(over: $0) }
      let shown = Resolved(mixed, provenance: resolved.provenance)
      return (cover == nil ? .color(shown) : .uncertain(shown), nil)
    }
    guard let cover else { return (nil, veils.first) }
    let chain = cover.paint.provenance.definitions
    guard case .unresolved(let cause, _) = cover.paint.value else {
      let gradient = IncompleteCause(
        .unsupported, "the window's background is a gradient", at: item.location)
      return (.unresolved(gradient, chain: chain), nil)
    }
    return (.unresolved(cause, chain: chain), nil)
  }

  /// The attribute that decides: that of colours behind texts where the window's names it.
  var attribute: String? {
    guard let item else { return nil }
    guard case .attribute(let name) = ResourceValue(item.value) else { return item.name }
    return name == Self.fallback ? name : item.name
  }

  /// The colour, and whether that is certain; `nil` if it is not known.
  var color: (color: Resolved<Color>, isCertain: Bool)? {
    switch shown {
    case .color(let color): (color, true)
    case .uncertain(let color): (color, false)
    case .unresolved, .unknown: nil
    }
  }

  /// Why what is stated of the window cannot be told; `nil` if it can, or nothing is stated.
  var unread: IncompleteCause? {
    if case .unresolved(let cause, _) = shown { cause } else { nil }
  }

  /// What text of the theme stands on, if that is known to be something of which a paint can be told.
  var paint: Resolved<Paint>? {
    switch shown {
    case .color(let color): Resolved(.color(color.value), provenance: color.provenance)
    case .unresolved(let cause, let chain):
      Resolved(.unresolved(cause), provenance: Provenance(chain))
    case .uncertain, .unknown: nil
    }
  }
}
