import CSS
import ColorMath
import Geometry
import SceneModel

/// Resolves references to gradients and patterns (SVG 2, chapter 14).
struct PaintServers {
  let document: SVGDocument
  let styles: StyleResolver

  /// What a reference leads to.
  enum Result {
    /// No element of that id, or not a paint server: the fallback applies.
    case missing
    /// Nothing is painted, though the reference is valid.
    case nothing
    /// There is a server, but it cannot paint the element: the fallback applies, as in browsers,
    /// and the element takes taps even without one.
    case unusable
    case paint(Paint, [Definition])
    case tiles(PatternTiles)
  }

  /// What an element of a box is painted with.
  struct Target {
    /// The element's bounding box in its user space, `nil` if it has no extent.
    var box: Rect?
    /// The element's user space to the scene.
    var transform: AffineTransform
    var viewport: Viewport
    /// The opacity and colour that `context` values and stops see.
    var style: Style
  }

  /// The paint of the server with `id` on `target`.
  func paint(_ id: String, on target: Target) -> Result {
    guard let index = document.ids[id] else { return .missing }
    let kind = document[index].kind
    if kind == .linearGradient || kind == .radialGradient { return gradient(index, on: target) }
    return kind == .pattern ? pattern(index, on: target) : .missing
  }

  private func pattern(_ index: Int, on target: Target) -> Result {
    guard styles.style(ofAncestorsOf: index, including: true).isDisplayed else { return .missing }
    let chain = chain(from: index).filter { document[$0].kind == .pattern }
    let source = chain.first { element in
      document.children(of: element).contains {
        let kind = document[$0].kind
        return kind.isShape || kind.isContainer || kind == .text || kind == .image
      }
    }
    guard let source else { return .unusable }
    if containsImage(source) {
      let cause = IncompleteCause(
        .rasterImage, "a pattern filled with an image", at: document.location(of: index))
      return .paint(.unresolved(cause), [])
    }
    if attribute("patternUnits", chain) != "userSpaceOnUse", target.box.map(\.isEmpty) ?? true {
      return .unusable
    }
    if attribute("viewBox", chain).flatMap({ ViewBox($0) })?.rect.isEmpty ?? false {
      return .missing
    }
    guard
      let tiles = PatternTiles(
        document, chain: chain, source: source, target: target,
        transform: ownTransform("patternTransform", chain, on: target) ?? .identity,
        attribute: attribute)
    else { return .unusable }
    return .tiles(tiles)
  }

  /// Whether a pattern shows an image, directly or through `use`.
  private func containsImage(_ index: Int) -> Bool {
    document.children(of: index).contains { child in
      if document[child].kind == .image { return true }
      guard document[child].kind == .use, let target = reference(child) else { return false }
      return document[target].kind == .image
    }
  }

  private func reference(_ index: Int) -> Int? {
    guard let href = document.href(of: index), href.hasPrefix("#") else { return nil }
    return document.ids[String(href.dropFirst())]
  }

  /// The element and the templates that its `href` leads to, cut where it comes around.
  private func chain(from index: Int) -> [Int] {
    var chain = [index]
    while chain.count < Limits.maximumReferenceChain, let last = chain.last,
      let next = reference(last), !chain.contains(next)
    {
      chain.append(next)
    }
    return chain
  }

  private func gradient(_ index: Int, on target: Target) -> Result {
    let chain = chain(from: index).filter {
      document[$0].kind == .linearGradient || document[$0].kind == .radialGradient
    }
    let usesBox = attribute("gradientUnits", chain) != "userSpaceOnUse"
    var transform = target.transform
    if usesBox {
      guard let box = target.box, box.width > 0, box.height > 0 else { return .unusable }
      transform = AffineTransform(
        a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y
      ).then(transform)
    }
    if let own = ownTransform("gradientTransform", chain, on: target) {
      transform = own.then(transform)
    }
    guard transform.determinant != 0, transform.determinant.isFinite else { return .unusable }
    let (stops, cause) = self.stops(chain)
    if let cause { return .paint(.unresolved(cause), []) }
    guard let last = stops.last else { return .nothing }
    var definitions = [
      Definition(
        name: document[index].kind.rawValue, value: "#" + (document[index].id ?? ""),
        location: document.location(of: index))
    ]
    if stops.count == 1 {
      definitions += last.color.provenance.definitions
      return .paint(.color(last.color.value), definitions)
    }
    let spread =
      attribute("spreadMethod", chain).flatMap { GradientSpread(rawValue: $0) } ?? .pad
    let frame = GradientFrame(
      document: document, chain: chain, viewport: usesBox ? nil : target.viewport,
      fontSize: target.style.font.size)
    let paint =
      document[index].kind == .linearGradient
      ? frame.linear(stops, spread, transform) : frame.radial(stops, spread, transform)
    return .paint(paint, definitions)
  }

  /// The transform of the first element of the chain that has one, about the origin it states.
  private func ownTransform(
    _ name: String, _ chain: [Int], on target: Target
  ) -> AffineTransform? {
    guard let owner = chain.first(where: { document[$0].xml.attribute(name) != nil }),
      let transform = document[owner].xml.attribute(name).flatMap({ TransformList.parse($0) })
    else { return nil }
    let style = styles.style(ofAncestorsOf: owner, including: true)
    return style.aboutOrigin(transform, target.viewport)
  }

  /// The attribute's value on the first element of the chain that has it.
  private func attribute(_ name: String, _ chain: [Int]) -> String? {
    for index in chain {
      if let value = document[index].xml.attribute(name) { return value }
    }
    return nil
  }

  /// The stops of the first element of the chain that has any, with rising offsets, and why one
  /// of their colours cannot be told.
  private func stops(_ chain: [Int]) -> (stops: [GradientStop], cause: IncompleteCause?) {
    for index in chain {
      let children = document.children(of: index).filter { document[$0].kind == .stop }
      if children.isEmpty { continue }
      let parent = styles.style(ofAncestorsOf: index, including: true)
      var stops: [GradientStop] = []
      var cause: IncompleteCause?
      for child in children {
        let style = styles.style(of: child, parent: parent)
        let offset = min(max(self.offset(of: child), stops.last?.offset ?? 0), 1)
        let paint = style.resolvingCurrentColor(style.stopColor)
        if let place = style.animation {
          cause = cause ?? IncompleteCause(.animation, "an animated stop", at: place)
        }
        switch paint.value {
        case .color(let color):
          let color = Resolved(
            color.multiplyingAlpha(by: style.stopOpacity),
            provenance: Provenance(paint.definitions))
          stops.append(GradientStop(offset: offset, color: color))
        case .unresolved(let found): cause = cause ?? found
        case .none, .currentColor, .server, .contextFill, .contextStroke: break
        }
      }
      return (stops, cause)
    }
    return ([], nil)
  }

  private func offset(of index: Int) -> Double {
    var scanner = NumberScanner(document[index].xml.attribute("offset") ?? "")
    scanner.skipSpace()
    guard let value = scanner.number() else { return 0 }
    let isPercentage = scanner.take(UInt8(ascii: "%"))
    scanner.skipSpace()
    guard scanner.isAtEnd else { return 0 }
    return min(max(isPercentage ? value / 100 : value, 0), 1)
  }
}
