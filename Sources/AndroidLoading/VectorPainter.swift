internal import ColorMath
internal import Geometry
internal import Markup
internal import SceneModel

/// Draws a `vector` drawable into a rectangle.
struct VectorPainter {
  /// A shape of the drawable with its colour.
  struct Piece {
    var shape: Shape
    var paint: Resolved<Paint>
  }

  private let resolver: ResourceResolver
  private let theme: ThemeStack
  private let state: ViewState
  private let tint: Traced<ColorOutcome>?
  private let tintMode: TintMode
  private let path: String
  private let viewport: Rect
  private let size: Size
  /// How opaque the whole drawing is, which a tint keeps.
  private let opacity: Double
  private var pieces: [Piece] = []
  /// What the clips around the current element let show.
  private var clips: [Region] = []

  /// Groups inside each other at most.
  private static let maximumDepth = 32
  /// Clips that hold at the same time at most; more only cut less.
  private static let maximumClips = 8

  /// A painter for `element`, the `vector` of the file at `path`; `tint` replaces the tint that it
  /// brings itself and is combined with its colours as `mode` says.
  init(
    _ element: Markup.XMLElement, path: String, _ resolver: ResourceResolver,
    under theme: ThemeStack, in state: ViewState, tint: Traced<ColorOutcome>?, _ mode: TintMode
  ) {
    self.resolver = resolver
    self.theme = theme
    self.state = state
    self.path = path
    func number(_ name: String) -> Double? {
      Self.attribute(name, of: element).flatMap { Double($0) }
    }
    let width = number("viewportWidth") ?? 24
    let height = number("viewportHeight") ?? 24
    viewport = Rect(x: 0, y: 0, width: max(width, 1e-3), height: max(height, 1e-3))
    opacity = min(max(number("alpha") ?? 1, 0), 1)
    size = Self.size(of: element, path: path, resolver, theme) ?? viewport.size
    tintMode =
      tint == nil
      ? Self.attribute("tintMode", of: element).flatMap { TintMode(ResourceValue($0)) } ?? .sourceIn
      : mode
    self.tint =
      tint
      ?? Self.attribute("tint", of: element).flatMap { value in
        let place = SourceLocation(
          path: path, line: element.location.line, column: element.location.column)
        let color = resolver.color(
          Definition(name: "android:tint", value: value, location: place), under: theme, in: state)
        return color.value == .nothing ? nil : color
      }
    draw(element, .identity, depth: 0)
  }

  /// The size that `element` asks for.
  static func size(
    of element: Markup.XMLElement, path: String, _ resolver: ResourceResolver, _ theme: ThemeStack
  ) -> Size? {
    let lengths = ["width", "height"].compactMap { name -> Double? in
      guard let value = attribute(name, of: element) else { return nil }
      let place = SourceLocation(path: path, line: element.location.line)
      return resolver.points(Definition(name: name, value: value, location: place), under: theme)
    }
    return lengths.count == 2 ? Size(width: lengths[0], height: lengths[1]) : nil
  }

  /// The drawing scaled into `rect` as large as its proportions allow, and no larger than its size.
  func pieces(in rect: Rect) -> [Piece] {
    let scale = min(rect.width / viewport.width, rect.height / viewport.height)
    let center = rect.center
    let transform = AffineTransform.scale(x: scale, y: scale).then(
      .translation(
        x: center.x - viewport.width * scale / 2, y: center.y - viewport.height * scale / 2))
    return pieces.map { piece in
      var piece = piece
      let line = piece.shape.centerLine?.applying(transform)
      let outline = piece.shape.path.applying(transform)
      if let line {
        piece.shape = Shape(strokeOutline: outline, centerLine: line)
      } else {
        piece.shape = Shape(path: outline, fillRule: piece.shape.fillRule)
      }
      return piece
    }
  }

  // MARK: Elements

  private mutating func draw(
    _ element: Markup.XMLElement, _ transform: AffineTransform, depth: Int
  ) {
    guard depth < Self.maximumDepth else { return }
    let outer = clips
    for child in element.childElements {
      switch child.localName {
      case "group": draw(child, Self.transform(of: child).then(transform), depth: depth + 1)
      case "path": drawPath(child, transform)
      case "clip-path": addClip(child, transform)
      default: continue
      }
    }
    // A clip holds for what follows in its group.
    clips = outer
  }

  /// Cuts what follows in the group; a clip around the whole viewport changes nothing.
  private mutating func addClip(_ element: Markup.XMLElement, _ transform: AffineTransform) {
    guard let text = Self.attribute("pathData", of: element), clips.count < Self.maximumClips else {
      return
    }
    let isEvenOdd = Self.attribute("fillType", of: element) == "evenOdd"
    let region = Region(
      path: PathData(text).path.applying(transform), fillRule: isEvenOdd ? .evenOdd : .nonZero)
    let visible = Region(rect: viewport)
    guard visible.subtracting(region).area > viewport.width * viewport.height * 0.001 else {
      return
    }
    clips.append(region)
  }

  private mutating func drawPath(_ element: Markup.XMLElement, _ transform: AffineTransform) {
    guard let text = Self.attribute("pathData", of: element) else { return }
    let outline = PathData(text).path.applying(transform)
    guard !outline.isEmpty else { return }
    let isEvenOdd = Self.attribute("fillType", of: element) == "evenOdd"
    if let paint = paint("fill", of: element) {
      add(Shape(path: outline, fillRule: isEvenOdd ? .evenOdd : .nonZero), paint)
    }
    let width = Self.attribute("strokeWidth", of: element).flatMap { Double($0) } ?? 0
    if width > 0, let paint = paint("stroke", of: element) {
      let style = StrokeStyle(
        width: width * transform.meanScale,
        cap: Self.attribute("strokeLineCap", of: element).flatMap { .init(rawValue: $0) } ?? .butt,
        join: Self.attribute("strokeLineJoin", of: element).flatMap { .init(rawValue: $0) }
          ?? .miter)
      add(Shape(strokeOutline: outline.stroked(style), centerLine: outline), paint)
    }
  }

  /// Shapes of one colour are one piece: together they are what a person recognises.
  private mutating func add(_ whole: Shape, _ paint: Resolved<Paint>) {
    var shape = whole
    if !clips.isEmpty {
      let region = clips.reduce(Region(path: whole.path, fillRule: whole.fillRule)) {
        $0.intersection($1)
      }
      if region.isEmpty { return }
      shape = Shape(path: region.path)
    }
    if let last = pieces.last, last.paint == paint, shape.centerLine == nil,
      last.shape.centerLine == nil, last.shape.fillRule == shape.fillRule
    {
      pieces[pieces.count - 1].shape.path.append(shape.path)
    } else {
      pieces.append(Piece(shape: shape, paint: paint))
    }
  }

  // MARK: Values

  /// The colour of a fill or stroke; `nil` if nothing is painted.
  private func paint(_ kind: String, of element: Markup.XMLElement) -> Resolved<Paint>? {
    let place = SourceLocation(
      path: path, line: element.location.line, column: element.location.column)
    let own = Self.attribute("\(kind)Alpha", of: element).flatMap { Double($0) } ?? 1
    let alpha = own * opacity
    guard let value = Self.attribute("\(kind)Color", of: element) else {
      guard element.childElements.contains(where: { $0.localName == "attr" }) else { return nil }
      if let tint, let paint = tinted(tint, own: nil, alpha: alpha) { return paint }
      return Resolved(
        .unresolved(IncompleteCause(.unsupported, "a gradient of a vector drawable", at: place)))
    }
    let traced = resolver.color(
      Definition(name: "android:\(kind)Color", value: value, location: place), under: theme,
      in: state)
    guard let visible = traced.visiblePaint else { return nil }
    guard case .color(let color) = visible.value else {
      return tint.flatMap { tinted($0, own: nil, alpha: alpha) } ?? visible
    }
    if let tint { return tinted(tint, own: color, alpha: alpha) }
    return Resolved(
      .color(color.multiplyingAlpha(by: alpha)), provenance: visible.provenance)
  }

  /// The tint with something as opaque as `alpha` says, whose colour is `own` if that is known; `nil` if
  /// nothing shows or, for an unknown colour, if that matters.
  private func tinted(
    _ tint: Traced<ColorOutcome>, own: Color?, alpha: Double
  ) -> Resolved<Paint>? {
    guard case .color(let color) = tint.value else { return tint.visiblePaint }
    let provenance = Provenance(tint.chain)
    if let own {
      let mixed = tintMode.color(color, over: own.multiplyingAlpha(by: alpha))
      return mixed.alpha == 0 ? nil : Resolved(.color(mixed), provenance: provenance)
    }
    guard tintMode.hidesOwnColor(under: color), color.alpha > 0 else { return nil }
    return Resolved(.color(color.multiplyingAlpha(by: alpha)), provenance: provenance)
  }

  /// Rotation, scaling and translation about the pivot, as `VectorDrawable` combines them.
  private static func transform(of element: Markup.XMLElement) -> AffineTransform {
    func number(_ name: String) -> Double? {
      attribute(name, of: element).flatMap { Double($0) }
    }
    let pivot = Point(x: number("pivotX") ?? 0, y: number("pivotY") ?? 0)
    return AffineTransform.scale(x: number("scaleX") ?? 1, y: number("scaleY") ?? 1)
      .then(.rotation(radians: (number("rotation") ?? 0) * .pi / 180))
      .about(pivot)
      .then(.translation(x: number("translateX") ?? 0, y: number("translateY") ?? 0))
  }

  private static func attribute(_ name: String, of element: Markup.XMLElement) -> String? {
    element.attribute(name, namespace: ValuesReader.androidNamespace)
  }
}
