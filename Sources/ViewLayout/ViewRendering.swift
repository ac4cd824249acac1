import ColorMath
public import Geometry
public import SceneModel
import TextMetrics

/// Which of a view's shapes shows the control's extent.
public enum ContainerPlace: Sendable {
  /// The largest behind the texts and pictures, as of a button.
  case behindContent
  /// The largest beside the texts, as the track of a switch or the box of a check mark; behind the
  /// content where there is none.
  case besideText
}

/// What a view tree paints, where it lies and where it takes taps.
public struct ViewRendering: Sendable {
  /// The painted layers.
  public var drawing: Drawing
  /// Layout bounds of the whole tree, in scene points.
  public var frame: Rect
  /// Where a pointer operates it: inside the button's boundary, or anywhere if there is none.
  public var hitRegion: Region
  /// Outlines that were needed and not given; their shapes are drawn as rectangles.
  public var missingOutlines: Set<OutlineRequest>

  /// Lays out `view` and lowers it to layers.
  ///
  /// `proposal` is the space that is offered to the view, `origin` its top left corner in scene
  /// points. Text and shapes without a paint get `foreground`, the accent is `tint`. Shapes that code
  /// draws look up `outlines`. The container is found at `containerPlace`. Throws if the tree exceeds
  /// ``LayoutLimits``.
  public init(
    of view: View, proposal: Size, origin: Point, foreground: ViewPaint, tint: ViewPaint,
    outlines: [OutlineRequest: PathOutline] = [:],
    containerPlace: ContainerPlace = .behindContent, cache: inout RenderingCache
  ) throws(ViewLayoutError) {
    let environment = ViewEnvironment(
      foreground: foreground, tint: tint, font: SystemFont(style: .body))
    let tree = try LayoutTree(view, environment: environment)
    // The cache moves in and out, so that it is never copied.
    var renderer = ViewRenderer(tree)
    renderer.outlines = outlines
    swap(&renderer.cache, &cache)
    defer { swap(&renderer.cache, &cache) }
    frame = Rect(x: origin.x, y: origin.y, width: 0, height: 0)
    if let root = tree.root {
      let proposal = Proposal(
        Size(
          width: max(LayoutLimits.limited(proposal.width), 0),
          height: max(LayoutLimits.limited(proposal.height), 0)))
      let size = try renderer.tree.size(of: root, for: proposal)
      frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
      try renderer.place(
        root, proposal, in: frame,
        RenderingContext(isInsideButton: !tree.nodes[root].containsButton))
    }
    missingOutlines = renderer.missing
    drawing = renderer.drawing(framedBy: frame, containerPlace)
    hitRegion = renderer.cache.region(of: renderer.taps)
  }
}

/// What the views around a view do to it.
struct RenderingContext {
  /// Maps layout coordinates to scene points.
  var transform = AffineTransform.identity
  var alpha = 1.0
  var takesTaps = true
  var isHidden = false
  var blendMode = BlendMode.normal
  /// Why the colours are not known, `nil` if they are.
  var unresolved: IncompleteCause?
  /// The container's shape in its layout bounds.
  var container: (shape: ShapeGeometry, bounds: Rect)?
  var isInsideButton: Bool
}
