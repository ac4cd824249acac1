import Geometry
import SceneModel
import TextMetrics
import ViewLayout

extension Evaluator {
  /// The view that layout works on, `nil` for none; the environment is that of ``environment``.
  ///
  /// Environments are set from the outside in, so that the innermost wins; what a background or an
  /// overlay holds sees only what lies further out.
  mutating func lowered(_ node: ViewNode, isTopLevel: Bool = false) -> View? {
    guard depth < Self.maximumDepth else {
      note(.tooComplex, "views are nested too deeply to evaluate", at: node.place)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let outer = environment
    defer { environment = outer }
    var environments: [ViewSurroundings] = [outer]
    for modifier in node.modifiers.reversed() {
      enter(modifier)
      environments.append(environment)
    }
    environments.removeLast()
    guard var view = loweredContent(node) else { return nil }
    for modifier in node.modifiers {
      environment = environments.removeLast()
      view = lowered(modifier, on: view)
    }
    return view
  }

  /// Sets what a modifier says for the views inside.
  private mutating func enter(_ modifier: NodeModifier) {
    switch modifier.kind {
    case .foreground(let paint):
      environment.foreground = resolved(paint)
      environment.foregroundPlace = modifier.place
      environment.hasLayeredSymbols = false
    case .layeredSymbols: environment.hasLayeredSymbols = true
    case .tint(let paint): environment.tint = resolved(paint)
    case .font(let font): environment.font = font
    case .weight(let weight): environment.weight = weight
    case .design(let design): environment.design = design
    case .disabled(let isDisabled): environment.isEnabled = environment.isEnabled && !isDisabled
    case .environment(let key, let value): environment.values[key] = value
    case .buttonStyle(let style): environment.buttonStyle = style
    case .toggleStyle(let style): environment.toggleStyle = style
    case .imageScale(let scale): environment.imageScale = scale
    case .labelStyle(let style): environment.labelStyle = style
    case .layout, .background, .surface, .overlay, .mask, .tapTarget: break
    }
  }

  private mutating func lowered(_ modifier: NodeModifier, on view: View) -> View {
    var result = view
    switch modifier.kind {
    case .layout(let layout):
      if case .opacity(let alpha) = layout { fadeSurfaces(by: alpha) }
      result.modifiers.append(layout)
    case .surface(let node): addSurface(node)
    case .background(let node, let alignment):
      if let secondary = loweredSecondary(node) {
        result.modifiers.append(.background(secondary, alignment: alignment))
      }
    case .overlay(let node, let alignment):
      if let secondary = loweredSecondary(node) {
        result.modifiers.append(.overlay(secondary, alignment: alignment))
      }
    case .tapTarget:
      addTapTarget()
      guard !hasTapTarget(view) else { return result }
      result = View(.button(view), location: location(modifier.place))
    case .mask(let node, let alignment):
      if let mask = lowered(node) {
        result.modifiers.append(.mask(mask, alignment: alignment))
      } else {
        result.modifiers.append(.hidden)
      }
    case .foreground, .tint, .font, .weight, .design, .disabled, .environment, .buttonStyle,
      .toggleStyle, .imageScale, .labelStyle, .layeredSymbols:
      break
    }
    return result
  }

  /// A view behind or upon another one, whose size never depends on it.
  private mutating func loweredSecondary(_ node: ViewNode) -> View? {
    let (view, obstacle) = settingSizesAside { $0.lowered(node) }
    guard let view, let obstacle else { return view }
    // A font alone leaves open how large texts are, not what else is painted.
    if obstacle.isFont, !view.paintsShapes { return view }
    return lowered(ofUnknownExtent(node, obstacle))
  }

  /// What stands for a background or an overlay whose own extent is not known: it may cover all of
  /// the view, and what lies outside of it as well.
  mutating func ofUnknownExtent(_ node: ViewNode, _ obstacle: Obstacle) -> ViewNode {
    let takesTaps = !node.modifiers.contains { modifier in
      if case .layout(.hitTesting(false)) = modifier.kind { true } else { false }
    }
    if takesTaps { hitObstacle = hitObstacle ?? obstacle }
    note(.unknownSymbol, obstacle.cause, at: obstacle.place)
    return ViewNode(content: .paint(.color(.unresolved(cause(obstacle)))), place: node.place)
  }

  /// Runs `body`; what keeps sizes in it from being known is answered beside its result.
  mutating func settingSizesAside<Result>(_ body: (inout Evaluator) -> Result) -> (
    result: Result, obstacle: Obstacle?
  ) {
    let outer = sizeObstacle
    sizeObstacle = nil
    defer { sizeObstacle = outer }
    let result = body(&self)
    return (result, sizeObstacle)
  }

  private func hasTapTarget(_ view: View) -> Bool {
    if case .button = view.content { return true }
    return false
  }

  // MARK: Content

  private mutating func loweredContent(_ node: ViewNode) -> View? {
    let location = location(node.place)
    switch node.content {
    case .sample: return loweredSample(node, location)
    case .text(let string):
      noteFont()
      // What is to change about a text is the modifier that colours it.
      let place = environment.foregroundPlace ?? node.place
      let isUppercase = environment.values["textCase"].flatMap(symbolName) == "uppercase"
      return View(
        .text(isUppercase ? string.uppercased() : string), modifiers: leafModifiers(),
        location: self.location(place))
    case .image(let image): return lowered(image, node.place)
    case .shape(let shape): return lowered(shape, location)
    case .paint(let paint):
      return View(
        .shape(ShapeGeometry(.rectangle), .fill(viewPaint(paint))), location: location)
    case .stack(let axis, let alignment, let baseline, let spacing, let children):
      if axis == .depth, children.contains(where: \.isPartOfRing) { environment.isSpinner = true }
      let views = flattened(children).compactMap { lowered($0) }
      return View(
        .stack(
          Stack(axis, alignment: alignment, baseline: baseline, spacing: spacing, views: views)),
        location: location)
    case .group(let children): return loweredGroup(children, node, location)
    case .space(let children):
      let corner = UnitPoint(x: 0, y: 0)
      let views = flattened(children).compactMap { lowered($0) }
      let all = FlexibleLength(minimum: 0, ideal: nil, maximum: .infinity)
      return View(
        .stack(Stack(.depth, alignment: corner, views: views)),
        modifiers: [.flexibleFrame(width: all, height: all, alignment: corner)], location: location)
    case .spacer(let length): return View(.spacer(minimumLength: length), location: location)
    case .divider: return View(.divider, location: location)
    case .empty: return nil
    case .custom(let instance): return loweredBody(of: instance, node)
    case .button(let button): return lowered(button, node)
    case .toggle(let label): return loweredToggle(label, node)
    case .label(let title, let icon): return loweredLabel(title, icon, node)
    case .groupBox(let label, let content): return loweredBox(label, content, node)
    case .progress: return loweredProgress(location)
    case .unknown(let obstacle):
      note(.unknownSymbol, obstacle.cause, at: obstacle.place)
      sizeObstacle = sizeObstacle ?? obstacle
      let picture = Picture(.bitmap(cause(obstacle)), size: unknownSize)
      return View(.picture(picture), location: location)
    }
  }

  /// What stands for a label that is not known: a symbol where a style of labels shows nothing else.
  private mutating func loweredSample(_ node: ViewNode, _ location: SourceLocation) -> View? {
    if hasLeastSizes {
      let side = Self.leastExtent
      return View(
        .stack(Stack(.depth, views: [])),
        modifiers: [.frame(width: side, height: side, alignment: .center)], location: location)
    }
    let isSymbol = environment.labelStyle.flatMap(symbolName).map(Self.iconStyles.contains)
    var sample = node
    sample.modifiers = []
    sample.content =
      isSymbol == true
      ? .image(ImageValue(isSymbol: true, name: "")) : .text(Self.sampleLabel)
    return loweredContent(sample)
  }

  /// The children of a stack, those of groups among them.
  private func flattened(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      guard case .group(let inner) = node.content else { return [node] }
      // A group's modifiers apply to each of its views.
      return flattened(
        inner.map { child in
          var child = child
          child.modifiers += node.modifiers
          return child
        })
    }
  }

  private mutating func loweredGroup(
    _ children: [ViewNode], _ node: ViewNode, _ location: SourceLocation
  ) -> View? {
    let views = flattened(children).compactMap { lowered($0) }
    if views.count < 2 { return views.first }
    return View(.stack(Stack(.vertical, views: views)), location: location)
  }

  private mutating func lowered(_ shape: ShapeValue, _ location: SourceLocation) -> View {
    if let obstacle = shape.obstacle {
      hitObstacle = hitObstacle ?? obstacle
      let paint = Paint.unresolved(cause(obstacle))
      return View(
        .shape(shape.geometry, .fill(.paint(Resolved(paint)))), location: location)
    }
    let views = (shape.lower + [shape.drawing ?? .fill(nil)]).map { drawing in
      View(
        .shape(shape.geometry, lowered(drawing)),
        modifiers: environment.isSpinner ? [.part(.indicator)] : [], location: location)
    }
    if views.count == 1 { return views[0] }
    return View(.stack(Stack(.depth, views: views)), location: location)
  }

  /// The body of a view of the project.
  private mutating func loweredBody(of instance: Instance, _ node: ViewNode) -> View? {
    guard let body = property("body", of: instance, node.place),
      let inner = self.node(from: body, node.place)
    else { return nil }
    return lowered(inner)
  }
}

extension View {
  /// Whether shapes are painted anywhere in it, which may take their extents from a text.
  fileprivate var paintsShapes: Bool {
    let isBehind = modifiers.contains { modifier in
      switch modifier {
      case .background(let view, _), .overlay(let view, _): view.paintsShapes
      default: false
      }
    }
    if isBehind { return true }
    switch content {
    case .shape: return true
    case .stack(let stack): return stack.views.contains(where: \.paintsShapes)
    case .button(let label): return label.paintsShapes
    case .text, .picture, .spacer, .divider, .empty: return false
    }
  }
}

extension ViewNode {
  /// Whether it strokes a part of an outline, as spinners do.
  fileprivate var isPartOfRing: Bool {
    guard case .shape(let shape) = content, case .stroke? = shape.drawing else { return false }
    return shape.geometry.trim != nil
  }
}
