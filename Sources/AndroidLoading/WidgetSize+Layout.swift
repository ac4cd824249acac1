internal import Geometry
internal import SceneModel
internal import TextMetrics

extension WidgetSize {
  /// The size of a control of a layout, from what the file says.
  init(
    _ control: LayoutControl, _ context: WidgetContext, _ content: WidgetContent, _ look: TextLook,
    fillsScreen: Bool
  ) {
    let measure = LayoutMeasure(context.resolver, under: context.theme)
    let around = control.backdrops.filter { !$0.isSibling && !$0.node.isPlaceholder }.map(\.node)
    let insets = Self.insets(context)
    func extent(_ axis: LayoutMeasure.Axis, minimum: String, content: Double?) -> Extent {
      let isWidth = axis == .width
      // `ConstraintLayout` measures each view and then enlarges it.
      let bound = "layout_constraint\(isWidth ? "Width" : "Height")_min"
      let inside = measure.inside(around, axis, fillsScreen: fillsScreen)
      if let parent = around.last,
        let share = measure.share(of: control.node, in: parent, axis, inside)
      {
        return share
      }
      let ems = isWidth ? context.ems("android:minEms", look) : nil
      let bounds: [(name: String, length: Double)] = [
        (minimum, context.minimum(minimum) ?? 0), (bound, context.points(bound) ?? 0),
        ("android:minEms", ems ?? 0),
      ].filter { context.gap(before: $0.0) == nil }
      let greatest = bounds.max { $0.length < $1.length }
      var extent = Self.extent(
        context, axis, minimum: greatest?.length, minimumName: greatest?.name ?? minimum,
        content: context.gap == nil ? content : nil, look, inside: inside)
      if context.kind == .switch, !isWidth { extent.least = max(look.lineHeight, Self.thumbSide) }
      return extent.cut(to: measure.bound(around, axis))
    }
    let height = Self.height(control, context, content, look, measure)
    let width = Self.width(context, content, look)
    let vertical = extent(
      .height, minimum: "android:minHeight", content: height.map { $0 + insets.top + insets.bottom }
    )
    let horizontal = extent(
      .width, minimum: "android:minWidth", content: width.map { $0 + insets.left + insets.right })
    self.init(context, vertical: vertical, horizontal: horizontal)
    if context.kind == .tab, content.text != nil, content.pictures?.isEmpty == false,
      !context.flag("tabInlineLabel")
    {
      raiseTab(72)
    }
    cut(to: measure.bound(around, .width), measure.bound(around, .height))
  }

  /// Nothing is seen or touched outside of what holds it, however large its class makes it.
  private mutating func cut(to width: Double?, _ height: Double?) {
    func isCut(_ extent: Double, _ axis: SizeEvidence.Axis, _ bound: Double?) -> Double? {
      guard let bound, extent > bound, axis == .stated || axis == .lowerBound else { return nil }
      return bound
    }
    if let bound = isCut(frame.height, evidence.height, height) {
      frame.height = bound
      container.height = min(container.height, max(bound - container.y, 1))
      evidence.height = .stated
      evidence.basis = Self.basis(ofCut: bound)
      levers.height = nil
    }
    if let bound = isCut(frame.width, evidence.width, width) {
      frame.width = bound
      container.width = min(container.width, max(bound - container.x, 1))
      evidence.width = .stated
      evidence.basis = Self.basis(ofCut: bound)
      levers.width = nil
    }
  }

  fileprivate static func basis(ofCut bound: Double) -> String {
    "the \(text(bound))dp of what holds it"
  }

  private static func extent(
    _ context: WidgetContext, _ axis: LayoutMeasure.Axis, minimum: Double?, minimumName: String,
    content: Double?, _ look: TextLook, inside: (extent: Double, evidence: SizeEvidence.Axis)?
  ) -> Extent {
    let name = "android:layout_\(axis.rawValue)"
    let use = context.use(name)
    if let cause = context.gap(before: name) {
      return Extent(extent: max(standIn, content ?? 0), axis: .unknown, basis: nil, missing: cause)
    }
    if let points = context.points(name), points > 0 {
      return Extent(
        extent: points, axis: .stated, basis: "\(name) \(text(points))dp", attribute: name)
    }
    let value = use?.value ?? "wrap_content"
    if LayoutMeasure.fills(value), let inside {
      return Extent(
        extent: inside.extent, axis: inside.evidence,
        basis: "\(name) \(value) of \(text(inside.extent))dp")
    }
    if value != "wrap_content" {
      return Extent(
        extent: max(standIn, content ?? 0), axis: .unknown, basis: nil,
        missing: use.flatMap { context.resolver.undefinedLength($0, under: context.theme) })
    }
    return contentExtent(
      context, axis, minimum: minimum, minimumName: minimumName, content: content, look)
  }

  /// The extent of a view that is as large as its content: a text may set it itself
  /// (`TextView.setHeight`).
  private static func contentExtent(
    _ context: WidgetContext, _ axis: LayoutMeasure.Axis, minimum: Double?, minimumName: String,
    content: Double?, _ look: TextLook
  ) -> Extent {
    let own = "android:\(axis.rawValue)"
    if let points = context.knownPoints(own), points > 0 {
      return Extent(
        extent: points, axis: .stated, basis: "\(own) \(text(points))dp", attribute: own)
    }
    if axis == .width, let points = context.ems("android:ems", look) {
      return Extent(extent: points, axis: .stated, basis: "android:ems \(text(points))dp")
    }
    if let minimum, minimum >= content ?? 0, minimum > 0 {
      return Extent(
        extent: minimum, axis: .lowerBound, basis: "\(minimumName) \(text(minimum))dp",
        attribute: minimumName)
    }
    guard let content else {
      return Extent(extent: standIn, axis: .unknown, basis: nil, missing: context.gap?.cause)
    }
    let limit = "android:max\(axis == .width ? "Width" : "Height")"
    if let most = context.points(limit), most < content {
      return Extent(
        extent: most, axis: .lowerBound, basis: "\(limit) \(text(most))dp", attribute: limit)
    }
    if axis == .width, let most = context.ems("android:maxEms", look), most < content {
      return Extent(extent: most, axis: .lowerBound, basis: "android:maxEms \(text(most))dp")
    }
    return Extent(extent: content, axis: .lowerBound, basis: "the \(axis.rawValue) of its content")
  }

  /// The least height of the content with the padding; `nil` if nothing says it.
  private static func height(
    _ control: LayoutControl, _ context: WidgetContext, _ content: WidgetContent,
    _ look: TextLook, _ measure: LayoutMeasure
  ) -> Double? {
    let padding = context.padding(.top) + context.padding(.bottom)
    let (pictures, stacked) = Self.pictures(content)
    let picture = pictures.compactMap { context.size(of: $0)?.height }.max()
    let above = stacked.compactMap { context.size(of: $0)?.height }.reduce(0, +)
    let hasText = content.text != nil
    let isToggle = context.kind == .checkbox || context.kind == .radio
    // A picture may have any size.
    if isToggle, context.mark.height == nil { return nil }
    let mark = isToggle ? context.mark.height : nil
    // The platform's own background of a field has a padding that no file says.
    if context.kind == .editText, !context.background.isKnown { return nil }
    // A box is as high as the view inside it.
    if context.kind == .textField || measure.isStretched(control) { return nil }
    if !control.parts.isEmpty {
      let height = max(measure.contentHeight(of: control.node), padding)
      return height >= 48 || LayoutMeasure.isSimple(control.node) ? height : nil
    }
    switch (hasText, picture) {
    case (true, let picture):
      let text = look.lineHeight * Double(Self.lineCount(context, content))
      return padding + above + max(text, picture ?? 0, mark ?? 0)
    case (false, let picture?): return padding + picture
    // Without a text the line for it is still there.
    case (false, nil): return mark.map { padding + max($0, look.lineHeight) }
    }
  }

  /// AppCompat's picture of a check box or radio button, `abc_btn_check_material`.
  static let markSide = 32.0
  /// The thumb of a switch at least.
  private static let thumbSide = 20.0

  /// The pictures beside a text, or alone in a view, and those above and below a text.
  private static func pictures(
    _ content: WidgetContent
  ) -> (beside: [WidgetContent.Picture], stacked: [WidgetContent.Picture]) {
    let all = content.pictures ?? []
    guard content.text != nil else { return (all, []) }
    func isStacked(_ picture: WidgetContent.Picture) -> Bool {
      picture.use.name.containsBytes(of: "drawableTop")
        || picture.use.name.containsBytes(of: "drawableBottom")
    }
    return (all.filter { !isStacked($0) }, all.filter(isStacked))
  }

  /// How many lines a text has at least, by itself and as the view asks for.
  private static func lineCount(_ context: WidgetContext, _ content: WidgetContent) -> Int {
    let own = content.knownText.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let asked = ["android:lines", "android:minLines"].compactMap { name in
      context.use(name).flatMap { context.resolver.number($0, under: context.theme) }
    }.max()
    return max(own?.count ?? 1, asked.flatMap { Int(exactly: $0) } ?? 1, 1)
  }

  /// The least width of the content with the padding; `nil` if nothing says it.
  private static func width(
    _ context: WidgetContext, _ content: WidgetContent, _ look: TextLook
  ) -> Double? {
    let padding = context.padding(.start) + context.padding(.end)
    let (pictures, stacked) = Self.pictures(content)
    let picture = pictures.compactMap { context.size(of: $0)?.width }.max()
    let isToggle = context.kind == .checkbox || context.kind == .radio
    if isToggle {
      guard let mark = context.mark.width else { return nil }
      if content.text == nil { return padding + mark + (picture ?? 0) }
    }
    if let text = content.knownText, let size = look.size {
      let face = FontFamily.roboto.face(weight: look.weight)
      let lines = text.split(separator: "\n").map { face.width(of: String($0), size: size) }
      let above = stacked.compactMap { context.size(of: $0)?.width }
      return padding + context.markWidth + (picture ?? 0) + ((lines + above).max() ?? 0)
    }
    guard content.text == nil, content.parts.isEmpty, let picture else { return nil }
    return padding + picture
  }
}

extension WidgetSize.Extent {
  /// As much of it as `bound` lets show.
  fileprivate func cut(to bound: Double?) -> WidgetSize.Extent {
    let known = axis == .unknown ? least ?? 0 : extent
    guard let bound, known > bound, axis != .designTime else { return self }
    return WidgetSize.Extent(
      extent: bound, axis: .stated, basis: WidgetSize.basis(ofCut: bound), canGrow: false)
  }
}

extension WidgetContext {
  /// The width that a number of ems makes of a text; `nil` for none.
  fileprivate func ems(_ attribute: String, _ look: TextLook) -> Double? {
    guard let number = use(attribute).flatMap({ resolver.number($0, under: theme) }), number > 0
    else { return nil }
    return number * look.emWidth
  }

  /// Whether a style makes the view smaller than usual, by its name.
  var isDense: Bool {
    levels.contains { $0.lineage.contains { $0.name.containsBytes(of: "Dense") } }
  }

  /// The size of a picture that a vector drawable states.
  func size(of picture: WidgetContent.Picture) -> Size? {
    guard case .drawable(let name) = resolver.color(picture.use, under: theme, in: .normal).value,
      let definition = resolver.definition(of: name, for: picture.use.location.path),
      case .element(let element) = definition.body, element.localName == "vector"
    else { return nil }
    return VectorPainter.size(
      of: element, path: definition.location.path, resolver, theme)
  }
}
