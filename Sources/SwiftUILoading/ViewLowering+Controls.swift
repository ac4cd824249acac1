import ColorMath
import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// A button in the style that the environment sets.
  mutating func lowered(_ button: ButtonNode, _ node: ViewNode) -> View? {
    let style = environment.buttonStyle
    let location = location(node.place)
    switch style {
    case .instance(let instance)?:
      // Buttons inside the style's body have the platform's own style again.
      environment.buttonStyle = nil
      auditedStyle = instance.type
      let isPrimitive = symbols.styleKind(of: instance.type) == .primitiveButton
      guard
        let body = styleBody(
          of: instance,
          StyleConfiguration(
            kind: isPrimitive ? .primitiveButton : .button, label: button.label,
            role: button.isSample ? nil : button.role ?? "none"), node.place)
      else { return nil }
      if isPrimitive { return operated(body, node) }
      guard let view = lowered(body) else { return nil }
      addTapTarget()
      return View(.button(view), location: location)
    case let value?:
      guard let name = symbolName(value) else {
        addTapTarget()
        return open(button.label, because: styleObstacle(value, node), location)
      }
      return platformButton(button, named: name, node, location)
    case nil:
      return platformButton(button, named: nil, node, location)
    }
  }

  /// Counts something that takes taps where the current view stands.
  mutating func addTapTarget() {
    tapTargetCount += 1
    if environment.isEnabled { enabledTargetCount += 1 }
  }

  /// The body of a style that says itself what takes taps: without a gesture or a button, nothing does.
  private mutating func operated(_ body: ViewNode, _ node: ViewNode) -> View? {
    let before = tapTargetCount
    guard var view = lowered(body) else { return nil }
    if tapTargetCount > before { return view }
    let open = notes.first { $0.kind == .unknownModifier || $0.kind == .unknownSymbol }
    if let open {
      hitObstacle =
        hitObstacle
        ?? Obstacle(
          cause: open.kind == .unknownModifier
            ? "whether '\(open.message)' takes taps is not known" : open.message, place: open.place
        )
    } else {
      view.modifiers.append(.hitTesting(false))
    }
    return view
  }

  /// What a style's `makeBody` returns.
  mutating func styleBody(
    of instance: Instance, _ configuration: StyleConfiguration, _ place: Expression.Place
  ) -> ViewNode? {
    for id in symbols.inheritedMembers("makeBody", of: instance.type) {
      guard case .function(let function) = symbols.member(id),
        let parameter = function.parameters.first, let body = function.body
      else { continue }
      var scope = Scope()
      scope.file = Int32(id.file)
      scope.type = instance.type
      scope.instance = .instance(instance)
      scope.locals[parameter.name] = .configuration(configuration)
      depth += 1
      defer { depth -= 1 }
      let result = node(from: outcome(of: body, &scope, expecting: nil), function.place)
      if sizePlace == nil, configuration.kind != .label { sizePlace = result?.sizePlace }
      return result
    }
    note(
      .unknownSymbol, "'\(symbols.entry(instance.type).name)' has no makeBody in these files",
      at: place)
    return nil
  }

  /// A button in one of the platform's styles (semantics, section 7.3).
  private mutating func platformButton(
    _ button: ButtonNode, named name: String?, _ node: ViewNode, _ location: SourceLocation
  ) -> View? {
    addTapTarget()
    // States that are all the platform's own are not the code's to change.
    let isOwn = environment.foreground != nil
    let isPressed =
      isOwn && value(of: Axis(key: "isPressed", kind: .flag(.pressed))) == 1
    let isEnabled =
      environment.isEnabled
      && (!isOwn || value(of: Axis(key: "isEnabled", kind: .flag(.disabled))) == 0)
    switch name {
    case "plain", "PlainButtonStyle":
      guard var label = lowered(button.label) else { return nil }
      if isPressed { label.modifiers.append(.opacity(0.75)) }
      if !isEnabled { label.modifiers.append(.opacity(0.5)) }
      return View(.button(label), location: location)
    case "bordered", "BorderedButtonStyle", "glass", "glassProminent", "GlassButtonStyle",
      "GlassProminentButtonStyle":
      let isProminent = name?.lowercased().contains("prominent") == true
      return borderedButton(button, isProminent: isProminent, fill: nil, location)
    case "borderedProminent", "BorderedProminentButtonStyle":
      // Faded where it is disabled, and of a colour of its own for a role.
      let isPlain = environment.isEnabled && button.role == nil
      let isWritten = environment.tint != nil || environment.foreground != nil
      let fill = isPlain && isWritten ? viewPaint(.tint) : nil
      return borderedButton(button, isProminent: true, fill: fill, location)
    case nil, "automatic", "borderless", "DefaultButtonStyle", "BorderlessButtonStyle":
      if environment.foreground == nil {
        environment.foreground =
          !isEnabled
          ? unwritten("systemGray")
          : button.role == "destructive" ? unwritten("systemRed") : resolved(.tint)
      }
      if environment.context == .row {
        hitObstacle = Obstacle(
          cause: "a button of the usual style takes taps in all of its row", place: node.place)
      }
      guard var label = lowered(button.label) else { return nil }
      if isPressed { label.modifiers.append(.opacity(inputs.isDark ? 0.4 : 0.2)) }
      label.modifiers.append(.contentShape(ShapeGeometry(.rectangle)))
      return View(.button(label), location: location)
    case let name?:
      let cause =
        Self.unpublishedStyles.contains(name)
        ? Self.unpublishedLooks(of: name) : missingType("ButtonStyle." + name)
      return open(button.label, because: Obstacle(cause: cause, place: node.place), location)
    }
  }

  /// What a control in a style that is not known shows: only that its label is in it.
  private mutating func open(
    _ label: ViewNode, because obstacle: Obstacle, _ location: SourceLocation
  ) -> View? {
    note(.unknownSymbol, obstacle.cause, at: obstacle.place)
    sizeObstacle = sizeObstacle ?? obstacle
    hitObstacle = hitObstacle ?? obstacle
    (environment.buttonStyle, environment.toggleStyle) = (nil, nil)
    guard var view = lowered(label) else { return nil }
    let cover = View(
      .shape(
        ShapeGeometry(.rectangle), .fill(.paint(Resolved(.unresolved(cause(obstacle)))))),
      location: location)
    view.modifiers.append(.overlay(cover, alignment: .center))
    return View(.button(view), location: location)
  }

  /// Why a style is not known: what its code comes to is neither one of the project nor the platform's.
  private func styleObstacle(_ value: Value, _ node: ViewNode) -> Obstacle {
    if case .unknown(let obstacle) = value { return obstacle }
    return Obstacle(cause: "the control's style is not evaluated", place: node.place)
  }

  private static func unpublishedLooks(of style: String) -> String {
    "the looks of the platform's '\(style)' are not published"
  }

  /// Styles of the platform's that are not drawn: of buttons, then of toggles.
  static let unpublishedStyles: Set<String> = [
    "link", "LinkButtonStyle", "accessoryBar", "accessoryBarAction", "card", "CardButtonStyle",
    "AccessoryBarButtonStyle", "AccessoryBarActionButtonStyle", "button", "ButtonToggleStyle",
    "checkbox", "CheckboxToggleStyle",
  ]

  /// The platform's switch by the names of its styles.
  static let switchStyles: Set<String> = [
    "automatic", "switch", "SwitchToggleStyle", "DefaultToggleStyle",
  ]

  /// A bordered button, whose sizes and colours are not published: they stay open, but for the tint
  /// that fills a prominent one.
  private mutating func borderedButton(
    _ button: ButtonNode, isProminent: Bool, fill: ViewPaint?, _ location: SourceLocation
  ) -> View? {
    let cause = IncompleteCause(
      .systemColor, "the colours of the platform's bordered buttons are not published",
      at: location)
    if environment.foreground == nil {
      environment.foreground = isProminent ? .color(.unresolved(cause)) : resolved(.tint)
    }
    let size = environment.values["controlSize"].flatMap { symbolName($0) } ?? "regular"
    let padding =
      switch size {
      case _ where hasLeastSizes: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      case "large", "extraLarge": EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      case "mini", "small": EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      default: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      }
    isPlatformSized = true
    guard var label = lowered(button.label) else { return nil }
    let fill = View(
      .shape(ShapeGeometry(.capsule), .fill(fill ?? .paint(Resolved(.unresolved(cause))))),
      location: location)
    label.modifiers += [
      .padding(padding), .background(fill, alignment: .center),
      .contentShape(ShapeGeometry(.rectangle)),
    ]
    return View(.button(label), location: location)
  }

  /// A toggle in the style that the environment sets.
  mutating func loweredToggle(_ label: ViewNode, _ node: ViewNode) -> View? {
    if case .instance(let instance)? = environment.toggleStyle {
      environment.toggleStyle = nil
      let configuration = StyleConfiguration(kind: .toggle, label: label, role: "none")
      return styleBody(of: instance, configuration, node.place).flatMap { operated($0, node) }
    }
    addTapTarget()
    let location = location(node.place)
    if let style = environment.toggleStyle {
      guard let name = symbolName(style) else {
        return open(label, because: styleObstacle(style, node), location)
      }
      guard Self.switchStyles.contains(name) else {
        let cause =
          Self.unpublishedStyles.contains(name)
          ? Self.unpublishedLooks(of: name) : missingType("ToggleStyle." + name)
        return open(label, because: Obstacle(cause: cause, place: node.place), location)
      }
    }
    let cause = IncompleteCause(
      .systemColor, "the platform's switch is its own", at: location)
    let control = View(
      .shape(ShapeGeometry(.capsule), .fill(.paint(Resolved(.unresolved(cause))))),
      modifiers: [
        hasLeastSizes
          ? .frame(width: Self.leastExtent, height: Self.leastExtent, alignment: .center)
          : .frame(width: 51, height: 31, alignment: .center)
      ], location: location)
    let title = lowered(label)
    isPlatformSized = true
    return View(
      .stack(
        Stack(
          .horizontal,
          views: (title.map { [$0] } ?? []) + [
            View(.spacer(minimumLength: nil), location: location),
            View(.button(control), location: location),
          ])), location: location)
  }

  /// Styles of labels that show the icon alone.
  static let iconStyles: Set<String> = ["iconOnly", "IconOnlyLabelStyle"]

  /// A title with an icon, in the style of labels that is set.
  mutating func loweredLabel(_ title: ViewNode, _ icon: ViewNode, _ node: ViewNode) -> View? {
    if case .instance(let style)? = environment.labelStyle {
      // A `Label` inside the style's body has the usual style again.
      environment.labelStyle = nil
      return styleBody(
        of: style, StyleConfiguration(kind: .label, label: title, icon: icon), node.place
      ).flatMap { lowered($0) }
    }
    switch environment.labelStyle.flatMap(symbolName) {
    case let name? where Self.iconStyles.contains(name): return lowered(icon)
    case "titleOnly", "TitleOnlyLabelStyle": return lowered(title)
    default:
      let views = [icon, title].compactMap { lowered($0) }
      return View(
        .stack(Stack(.horizontal, spacing: 8, views: views)), location: location(node.place))
    }
  }

  /// A group box in the project's style; the platform's own is not published.
  mutating func loweredBox(_ label: ViewNode?, _ content: ViewNode, _ node: ViewNode)
    -> View?
  {
    guard case .instance(let style)? = environment.values["groupBoxStyle"] else {
      let cause = "how the platform draws a GroupBox is not published"
      return lowered(
        ViewNode(content: .unknown(Obstacle(cause: cause, place: node.place)), place: node.place))
    }
    environment.values["groupBoxStyle"] = nil
    let empty = ViewNode(content: .empty, place: node.place)
    let configuration = StyleConfiguration(kind: .label, label: label ?? empty, content: content)
    return styleBody(of: style, configuration, node.place).flatMap { lowered($0) }
  }

  /// The circular indicator, 20 points wide, which is not measured: its spokes fade.
  mutating func loweredProgress(_ location: SourceLocation) -> View {
    let paint =
      environment.tint
      ?? .color(
        .unresolved(
          IncompleteCause(.animation, "the spokes of a progress view fade in turn", at: location)))
    return View(
      .shape(
        ShapeGeometry(.circle), .strokeBorder(viewPaint(paint), StrokeStyle(width: 3))),
      modifiers: [.frame(width: 20, height: 20, alignment: .center), .part(.indicator)],
      location: location)
  }
}
