internal import Geometry
internal import SceneModel
internal import TextMetrics

/// Measures views of a layout as far as the file fixes them.
struct LayoutMeasure {
  /// A direction of measuring.
  enum Axis: String {
    case width, height
  }

  let resolver: ResourceResolver
  let theme: ThemeStack

  init(_ resolver: ResourceResolver, under theme: ThemeStack) {
    self.resolver = resolver
    self.theme = theme
  }

  /// A length that a view sets itself.
  func points(_ attribute: String, of node: LayoutNode) -> Double? {
    node.attributes.items[attribute].flatMap { resolver.points($0, under: theme) }
  }

  /// What `layout_width` or `layout_height` of a view is, its style heeded.
  func layoutValue(_ axis: Axis, of node: LayoutNode) -> Definition? {
    item("android:layout_\(axis.rawValue)", of: node)
  }

  /// What a view or its style sets an attribute to.
  func item(_ attribute: String, of node: LayoutNode) -> Definition? {
    if let own = node.attributes.items[attribute] { return own }
    return node.style.flatMap { resolver.style($0, under: theme)?.items[attribute] }
  }

  /// The extent inside the view at the end of `around`, if the file or the screen fixes it.
  func inside(
    _ around: [LayoutNode], _ axis: Axis, fillsScreen: Bool
  ) -> (extent: Double, evidence: SizeEvidence.Axis)? {
    guard let parent = around.last else {
      guard axis == .width, fillsScreen else { return nil }
      return (Double(DeviceConfiguration.width), .designTime)
    }
    guard let use = layoutValue(axis, of: parent) else { return nil }
    let sides: [ViewSide] = axis == .width ? [.start, .end] : [.top, .bottom]
    let padding = sides.reduce(0.0) { $0 + self.padding($1, of: parent) }
    if let points = resolver.points(use, under: theme), points > 0 {
      return (max(points - padding, 0), .stated)
    }
    guard Self.fills(use.value), !Self.scrolls(parent, axis) else { return nil }
    return inside(Array(around.dropLast()), axis, fillsScreen: fillsScreen)
      .map { (max($0.extent - padding, 0), $0.evidence) }
  }

  /// Whether a container's children stand in a row or column, or on each other.
  static func isSimple(_ node: LayoutNode) -> Bool {
    ["LinearLayout", "FrameLayout", "CardView"].contains { node.simpleName.hasSuffix($0) }
  }

  static func fills(_ value: String) -> Bool { value == "match_parent" || value == "fill_parent" }

  private static func scrolls(_ node: LayoutNode, _ axis: Axis) -> Bool {
    let name = node.simpleName
    if name.hasSuffix("HorizontalScrollView") { return axis == .width }
    return axis == .height && name.hasSuffix("ScrollView")
  }

  /// Whether a view fills what is left of a scrolling parent.
  func isStretched(_ control: LayoutControl) -> Bool {
    let parent = control.backdrops.last { !$0.isSibling }
    return parent?.node.literal("android:fillViewport") == "true"
  }

  private func padding(_ side: ViewSide, of node: LayoutNode) -> Double {
    side.paddingAttributes.lazy.compactMap { points($0, of: node) }.first ?? 0
  }

  /// The least height that the content of a container has: that of its tallest child, or of all
  /// of them in a column.
  func contentHeight(of node: LayoutNode, depth: Int = 0) -> Double {
    guard depth < 32 else { return 0 }
    let heights = node.element.childElements.map { element -> Double in
      let child = LayoutNode(element, path: node.path)
      guard child.isView, child.literal("android:visibility") != "gone" else { return 0 }
      return height(of: child, depth: depth + 1)
    }
    let isColumn =
      node.simpleName.hasSuffix("LinearLayout")
      && node.literal("android:orientation") == "vertical"
    let content = isColumn ? heights.reduce(0, +) : heights.max() ?? 0
    return content + padding(.top, of: node) + padding(.bottom, of: node)
  }

  /// The least height of a view inside a container, with its margins.
  private func height(of node: LayoutNode, depth: Int) -> Double {
    let margins = ["android:layout_marginTop", "android:layout_marginBottom"]
      .compactMap { points($0, of: node) }.reduce(0, +)
    let use = layoutValue(.height, of: node)
    if let use, let points = resolver.points(use, under: theme), points > 0 {
      return points + margins
    }
    let minimum = points("android:minHeight", of: node) ?? 0
    var content = contentHeight(of: node, depth: depth)
    if LayoutKind.textStyles(node.simpleName) != nil {
      let context = WidgetContext(
        node, .view, defaultStyles: ["android:textViewStyle"], under: theme, resolver)
      content += TextLook(context).lineHeight
    }
    return max(minimum, content) + margins
  }
}

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
      let constraint = context.points(bound) ?? 0
      let own = context.minimum(minimum)
      let isBound = constraint > own ?? 0
      let inside = measure.inside(around, axis, fillsScreen: fillsScreen)
      if let parent = around.last,
        let share = measure.share(of: control.node, in: parent, axis, inside)
      {
        return share
      }
      return Self.extent(
        context, axis, minimum: isBound ? constraint : own, minimumName: isBound ? bound : minimum,
        content: content, inside: inside)
    }
    let height = Self.height(control, context, content, look, measure)
    let width = Self.width(context, content, look)
    let vertical = extent(
      .height, minimum: "android:minHeight", content: height.map { $0 + insets.top + insets.bottom }
    )
    let horizontal = extent(
      .width, minimum: "android:minWidth", content: width.map { $0 + insets.left + insets.right })
    self.init(context, vertical: vertical, horizontal: horizontal)
  }

  private static func extent(
    _ context: WidgetContext, _ axis: LayoutMeasure.Axis, minimum: Double?, minimumName: String,
    content: Double?, inside: (extent: Double, evidence: SizeEvidence.Axis)?
  ) -> Extent {
    let name = "android:layout_\(axis.rawValue)"
    let use = context.use(name)
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
      return Extent(extent: max(standIn, content ?? 0), axis: .unknown, basis: nil)
    }
    // A text may set its extent itself (`TextView.setHeight`).
    let own = "android:\(axis.rawValue)"
    if let points = context.points(own), points > 0 {
      return Extent(
        extent: points, axis: .stated, basis: "\(own) \(text(points))dp", attribute: own)
    }
    if let minimum, minimum >= content ?? 0, minimum > 0 {
      return Extent(
        extent: minimum, axis: .lowerBound, basis: "\(minimumName) \(text(minimum))dp",
        attribute: minimumName)
    }
    guard let content else { return Extent(extent: standIn, axis: .unknown, basis: nil) }
    let limit = "android:max\(axis == .width ? "Width" : "Height")"
    if let most = context.points(limit), most < content {
      return Extent(
        extent: most, axis: .lowerBound, basis: "\(limit) \(text(most))dp", attribute: limit)
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
    let isMarked = (context.kind == .checkbox || context.kind == .radio) && context.markWidth > 0
    let mark = isMarked ? markSide : nil
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
    case (false, nil): return mark.map { padding + $0 }
    }
  }

  /// AppCompat's picture of a check box or radio button, `abc_btn_check_material`.
  static let markSide = 32.0

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

extension WidgetContext {
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
