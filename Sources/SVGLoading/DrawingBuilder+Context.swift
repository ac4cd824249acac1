import Geometry
import SceneModel

extension DrawingBuilder {
  /// A control on the canvas: an element, and the `use` elements that it was reached through.
  struct Owner {
    var element: Int
    var uses: [Int]
    var candidate: ControlRecognizer.Candidate
    /// The control around this one.
    var outer: Int?
  }

  /// What an element is drawn with: everything its ancestors decide.
  struct Context {
    /// The parent's style.
    var style: Style
    var transform: AffineTransform
    var viewport: Viewport
    var owner: Int?
    /// The `use` elements on the way.
    var uses: [Int] = []
    var depth = 0
    /// Whether an opacity of 0 hides everything.
    var isInvisible = false
    /// Whether the element belongs to a marker or pattern: it takes no taps and counts in no box.
    var isPaintOnly = false
    /// Whether only the bounding box is asked for.
    var isMeasured = false
    /// The patterns that are being drawn.
    var patterns: [Int] = []
    /// The markers that are being drawn; one inside itself would have no end.
    var markers: [Int] = []
    /// The paints that `context-fill` and `context-stroke` stand for, `nil` if the host decides.
    var host: Host?
  }

  /// The paints of a `use` or of a marked line, without keywords.
  struct Host {
    var fill: StyledPaint
    var stroke: StyledPaint
    /// The host itself, whose box and units gradients and patterns refer to.
    var target: PaintServers.Target?

    /// The paints of an element with `style` inside another host.
    init(_ style: Style, in outer: Host?, target: PaintServers.Target? = nil) {
      func resolved(_ paint: StyledPaint) -> StyledPaint {
        let paint = style.resolvingCurrentColor(paint)
        switch paint.value {
        case .contextFill: return outer?.fill ?? paint
        case .contextStroke: return outer?.stroke ?? paint
        case .none, .color, .currentColor, .server, .unresolved: return paint
        }
      }
      fill = resolved(style.fill)
      stroke = resolved(style.stroke)
      let isOuters = style.fill.isContext || style.stroke.isContext
      self.target = isOuters ? outer?.target : target
    }
  }
}
