internal import Geometry
internal import SceneModel

/// How large a view is at least, and what says so.
struct WidgetSize {
  /// The view's bounds, which take the taps.
  var frame: Rect
  /// Where its container is painted.
  var container: Rect
  var evidence: SizeEvidence
  /// The lengths that the frame follows.
  var levers: SizeLevers

  /// What stands for an extent that nothing says.
  static let standIn = 120.0
  /// Material's box of a text field, unless a style makes it dense.
  private static let fieldHeight = 56.0

  private static let sample = 5.0
  private static let glyphWidth = 0.56

  /// The size of a view of a style that shows a specimen of the text `look`.
  init(_ context: WidgetContext, _ look: TextLook) {
    let hasText = context.kind != .iconButton && context.kind != .floatingButton
    let look = hasText ? look : nil
    let insets = Self.insets(context)
    let vertical = Self.extent(
      context, fixed: "android:layout_height", minimum: "android:minHeight",
      content: Self.contentHeight(context, look) + insets.top + insets.bottom,
      isCertain: Self.isHeightCertain(context))
    let horizontal = Self.extent(
      context, fixed: "android:layout_width", minimum: "android:minWidth",
      content: Self.contentWidth(context, look) + insets.left + insets.right)
    self.init(context, vertical: vertical, horizontal: horizontal)
  }

  /// The size of a view of `context` whose extents are known.
  init(_ context: WidgetContext, vertical: Extent, horizontal: Extent) {
    let insets = Self.insets(context)
    frame = Rect(
      x: 0, y: 0, width: max(horizontal.extent, 8), height: max(vertical.extent, 8))
    container = Rect(
      x: insets.left, y: insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    // How wide a text makes a view is not known; only a minimum or a fixed width says something.
    evidence = SizeEvidence(
      width: horizontal.basis == nil ? .unknown : horizontal.axis, height: vertical.axis,
      basis: [vertical.basis, horizontal.basis].compactMap(\.self).joined(separator: ", "))
    evidence.missing = vertical.missing ?? horizontal.missing
    levers = SizeLevers(
      width: context.lever(horizontal, .width), height: context.lever(vertical, .height))
    adaptToKind(context)
    if let cause = context.gap?.cause { open(because: cause, context) }
  }

  /// Leaves open what only the class's own measure would say, since that follows a style.
  private mutating func open(because cause: IncompleteCause, _ context: WidgetContext) {
    switch context.kind {
    case .chip, .textField, .slider: break
    case .floatingButton where context.gap(before: "fabCustomSize") != nil: break
    case .floatingButton, .button, .iconButton, .extendedFloatingButton, .editText, .tab,
      .navigation, .checkbox, .radio, .switch, .seekBar, .rating, .view, .text, .toolbar:
      return
    }
    evidence.width = .unknown
    evidence.height = .unknown
    evidence.missing = cause
    levers = SizeLevers()
  }

  private mutating func adaptToKind(_ context: WidgetContext) {
    switch context.kind {
    case .chip: adaptToChip(context)
    case .floatingButton: adaptToFloatingButton(context)
    case .tab: raiseTab(48)
    case .textField: adaptToTextField(context)
    case .slider, .seekBar, .rating: adaptToSlider(context)
    case .checkbox, .radio, .switch, .button, .iconButton,
      .extendedFloatingButton, .editText, .navigation, .view, .text, .toolbar:
      break
    }
  }

  /// A chip is as high as `chipMinHeight`, and takes taps over 48 dp if it is told to.
  private mutating func adaptToChip(_ context: WidgetContext) {
    let height = max(context.points("chipMinHeight") ?? 32, frame.height)
    let target =
      context.flag("ensureMinTouchTargetSize")
      ? context.points("chipMinTouchTargetSize") ?? 48 : height
    let width = max(frame.width, target)
    frame = Rect(x: 0, y: 0, width: width, height: max(target, height))
    container = Rect(x: 0, y: (frame.height - height) / 2, width: width, height: height)
    levers = SizeLevers(
      height: context.lever(target > height ? "chipMinTouchTargetSize" : "chipMinHeight"))
    let basis =
      target > height
      ? "ensureMinTouchTargetSize with chipMinTouchTargetSize \(Self.text(target))dp"
      : "chipMinHeight \(Self.text(height))dp"
    evidence = SizeEvidence(
      width: target > height ? .lowerBound : .unknown, height: .lowerBound, basis: basis)
  }

  /// A slider of Material is 48 dp high (`mtrl_slider_widget_height`) unless its track is higher.
  ///
  /// Without a fixed width nothing of a slider or of what is drawn like one says how wide it is.
  private mutating func adaptToSlider(_ context: WidgetContext) {
    if evidence.width == .lowerBound || evidence.width == .unknown, frame.width < Self.standIn {
      frame.width = Self.standIn
      container.width = Self.standIn
      evidence.width = .unknown
    }
    guard context.kind == .slider else { return }
    let height = max(context.points("trackHeight") ?? 0, 48)
    // What stands for a height that nothing says may be more than that.
    if evidence.height == .unknown { frame.height = 0 }
    raise(height: height, basis: "a slider's \(Self.text(height))dp")
  }

  private mutating func adaptToFloatingButton(_ context: WidgetContext) {
    let isMini = context.use("fabSize")?.value == "mini"
    let side = context.points("fabCustomSize") ?? (isMini ? 40 : 56)
    let target = context.flag("ensureMinTouchTargetSize") ? max(side, 48) : side
    frame = Rect(x: 0, y: 0, width: target, height: target)
    container = frame.inset(by: (target - side) / 2)
    let lever = target > side ? nil : context.lever("fabCustomSize")
    levers = SizeLevers(width: lever, height: lever)
    evidence = SizeEvidence(
      width: .stated, height: .stated, basis: "a floating button of \(Self.text(side))dp")
  }

  /// A text field is as large as the view for the input inside it, which its style says little of.
  private mutating func adaptToTextField(_ context: WidgetContext) {
    if evidence.height != .stated {
      if context.isDense {
        frame.height = max(frame.height, Self.fieldHeight)
        container.height = frame.height
        evidence.height = .unknown
      } else {
        raise(
          height: Self.fieldHeight, basis: "a text field's box of \(Self.text(Self.fieldHeight))dp")
      }
    }
    if evidence.width == .lowerBound || evidence.width == .unknown {
      frame.width = max(frame.width, Self.standIn)
      container.width = frame.width
      evidence.width = .unknown
    }
  }

  /// A tab is as high as its bar: that asks for the height of its content unless the file fixes it
  /// (`TabLayout.getDefaultHeight`).
  mutating func raiseTab(_ height: Double) {
    if evidence.height != .stated {
      raise(height: height, basis: "a tab's \(Self.text(height))dp")
    }
  }

  mutating func raise(height: Double, basis: String) {
    guard frame.height < height else { return }
    frame.height = height
    container.height = height
    evidence.height = .lowerBound
    evidence.basis = basis
    levers.height = nil
  }

  /// How large a view is along one axis.
  struct Extent {
    var extent: Double
    var axis: SizeEvidence.Axis
    /// What says so; `nil` if only the content does.
    var basis: String?
    /// The attribute that says so, if it is one of the view.
    var attribute: String?
    /// Whether a length of the view can make it larger.
    var canGrow = true
    /// What of a length is written and not defined.
    var missing: IncompleteCause?
    /// Of an extent that nothing says, what it is at least.
    var least: Double?
  }

  /// A fixed extent beats a minimum, which beats the content's if that is certain.
  private static func extent(
    _ context: WidgetContext, fixed: String, minimum: String, content: Double,
    isCertain: Bool = true
  ) -> Extent {
    if let points = context.knownPoints(fixed) {
      return Extent(
        extent: points, axis: .stated, basis: "\(fixed) \(text(points))dp", attribute: fixed)
    }
    if let cause = context.gap(before: minimum) {
      return Extent(extent: content, axis: .unknown, basis: nil, missing: cause)
    }
    if let points = context.minimum(minimum), points >= content || context.gap != nil {
      return Extent(
        extent: points, axis: .lowerBound, basis: "\(minimum) \(text(points))dp",
        attribute: minimum)
    }
    return Extent(
      extent: content, axis: isCertain && context.gap == nil ? .lowerBound : .unknown, basis: nil,
      missing: context.gap?.cause)
  }

  /// Whether text, icon and padding say how high a view is at least.
  ///
  /// What others paint, such as a switch its track, makes them higher than any file tells.
  private static func isHeightCertain(_ context: WidgetContext) -> Bool {
    switch context.kind {
    case .switch, .navigation, .slider, .seekBar, .rating: false
    case .iconButton: context.use("iconSize") != nil
    case .editText: context.background.isKnown
    default: true
    }
  }

  private static func contentHeight(_ context: WidgetContext, _ look: TextLook?) -> Double {
    let padding = context.padding(.top) + context.padding(.bottom)
    let mark = context.kind == .switch ? 0 : context.mark.height ?? 0
    return padding + max(look?.lineHeight ?? context.points("iconSize") ?? 0, mark)
  }

  private static func contentWidth(_ context: WidgetContext, _ look: TextLook?) -> Double {
    let padding = context.padding(.start) + context.padding(.end)
    guard let look else { return padding + (context.points("iconSize") ?? 0) }
    return padding + context.markWidth + (look.size ?? 14) * glyphWidth * sample
  }

  static func insets(_ context: WidgetContext)
    -> (top: Double, left: Double, bottom: Double, right: Double)
  {
    (
      context.points("android:insetTop") ?? 0, context.points("android:insetLeft") ?? 0,
      context.points("android:insetBottom") ?? 0, context.points("android:insetRight") ?? 0
    )
  }

  /// A length without a needless fraction.
  static func text(_ points: Double) -> String {
    points == points.rounded() ? String(Int(points)) : String(points)
  }
}

extension WidgetContext {
  /// The padding of one side: that of the view and its styles, or else that of its background.
  func padding(_ side: ViewSide) -> Double {
    side.paddingAttributes.lazy.compactMap { points($0) }.first
      ?? background.padding[side.absoluteName] ?? 0
  }

  /// What the background adds to the size.
  var background: BackgroundMetrics { memory.background { BackgroundMetrics(self) } }

  /// The least extent that the view or its background asks for along an axis.
  func minimum(_ attribute: String) -> Double? {
    let own = points(attribute)
    let background = attribute == "android:minHeight" ? background.height : background.width
    return background > own ?? 0 ? background : own
  }
}
