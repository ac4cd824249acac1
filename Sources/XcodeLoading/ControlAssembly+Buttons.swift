internal import Geometry
internal import Markup
internal import SceneModel

extension ControlAssembly {
  /// The states of Interface Builder's buttons that a person can meet.
  private static let states: [(key: String, state: ControlState)] = [
    ("normal", .normal), ("highlighted", .pressed), ("focused", .focused),
    ("selected", .selected), ("disabled", .disabled),
  ]

  /// A button in the states that the document tells apart.
  func button(_ index: Int, in frame: Rect) -> ControlDraft {
    let node = tree.nodes[index]
    if let configuration = node.element.firstChild("buttonConfiguration") {
      return configured(index, configuration, in: frame)
    }
    let reader = ButtonStates(node.element)
    let looks = Self.states.filter { reader.tellsApart($0.key) }.map { key, state in
      Look(state: state, parts: parts(of: index, reader, key, in: frame))
    }
    let title = reader.title("normal") ?? ""
    let attributed = node.element.childElements
      .first { $0.localName == "state" && $0.attribute("key") == "normal" }
      .flatMap { $0.child("attributedString", key: "attributedTitle") }
      .map { $0.children("fragment").compactMap { TextReader.text("content", of: $0) }.joined() }
    return ControlDraft(
      role: .button,
      name: name(
        of: node, texts: [attributed ?? title],
        image: reader.image("normal")?.attribute("image")),
      looks: looks)
  }

  private func parts(
    of index: Int, _ reader: ButtonStates, _ key: String, in frame: Rect
  ) -> [PaintedPart] {
    let element = tree.nodes[index].element
    var parts = container(of: index, in: frame)
    if let state = reader.backgroundImage(key), let image = state.attribute("backgroundImage") {
      let location = colors.document.location(of: state)
      let cause = IncompleteCause(
        .externalReference, "the colours of a background that is an image are not read",
        at: location)
      parts.append(
        PaintedPart(
          part: .container, path: .rectangle(frame),
          color: InterfaceColor(reference: .unresolved(cause), steps: []), name: image,
          location: location))
    }
    let runs = titleRuns(of: index, reader, key)
    let state = reader.image(key)
    let content = ButtonContent(
      runs, hasImage: state != nil, in: frame, .content(element), edge: .semantic(element))
    if let state, let image = state.attribute("image"), let box = content.image {
      parts.append(icon(image, state, of: index, in: box))
    }
    return parts + TextRun.parts(of: runs, in: content.titles)
  }

  /// The title in one state; nothing if the button has none.
  private func titleRuns(of index: Int, _ reader: ButtonStates, _ key: String) -> [TextRun] {
    let element = tree.nodes[index].element
    let color = titleColor(of: index, reader, key)
    let font = texts.font(of: element, standard: .button)
    for state in [reader.state(key), reader.state("normal")].compactMap(\.self) {
      if let runs = texts.attributed("attributedTitle", of: state, color: color, font: font) {
        return runs.filter { !$0.string.isEmpty }
      }
    }
    guard let title = reader.title(key), !title.isEmpty else { return [] }
    return [
      TextRun(
        string: title, color: color, font: font,
        location: color.location ?? colors.document.location(of: element))
    ]
  }

  /// The state's own colour, else the normal state's, else that of the button's type.
  private func titleColor(of index: Int, _ reader: ButtonStates, _ key: String) -> InterfaceColor {
    if let own = reader.state(key).flatMap({ colors.color("titleColor", of: $0) }) { return own }
    if reader.isSystem && (key == "disabled" || key == "highlighted") {
      return drawnByUIKit(
        "UIKit dims the title of a system button itself, by how much is not published", index)
    }
    if let normal = reader.state("normal").flatMap({ colors.color("titleColor", of: $0) }) {
      return normal
    }
    return reader.isSystem ? tints.tint(of: index) : colors.standard("white")
  }

  /// A picture of unknown shape; a symbol of the platform has the tint colour.
  private func icon(
    _ image: String, _ state: XMLElement, of index: Int, in box: Rect
  ) -> PaintedPart {
    let location = colors.document.location(of: state)
    let color =
      state.attribute("catalog") == "system"
      ? tints.tint(of: index)
      : InterfaceColor(
        reference: .unresolved(
          IncompleteCause(
            .externalReference, "the colours of an icon that is an image are not read", at: location
          )),
        steps: [])
    return PaintedPart(
      part: .icon, path: .rectangle(box), color: color, name: image, location: location)
  }

  // MARK: Configurations

  /// A button with a configuration, in its normal state: UIKit draws the others.
  private func configured(
    _ index: Int, _ configuration: XMLElement, in frame: Rect
  ) -> ControlDraft {
    let node = tree.nodes[index]
    let style = configuration.attribute("style") ?? "plain"
    var parts: [PaintedPart] = []
    if let color = configurationBackground(index, configuration, style: style) {
      parts.append(container(color, node.element, in: frame))
    }
    let own = colors.color("baseForegroundColor", of: configuration)
    let foreground =
      own
      ?? (style == "plain"
        ? tints.tint(of: index)
        : drawnByUIKit("UIKit chooses the colour of the title of a \(style) button", index))
    let font = texts.font(
      of: configuration, key: "titleFontDescription", standard: .configuredButton)
    var runs =
      texts.attributed("attributedTitle", of: configuration, color: foreground, font: font) ?? []
    if runs.isEmpty, let title = TextReader.text("title", of: configuration), !title.isEmpty {
      runs = [
        TextRun(
          string: title, color: foreground, font: font,
          location: foreground.location ?? colors.document.location(of: configuration))
      ]
    }
    let content = ButtonContent(
      runs, hasImage: configuration.attribute("image") != nil, in: frame, .content(node.element),
      edge: .configured(configuration, node.element),
      padding: configuration.number("imagePadding") ?? 0)
    if let image = configuration.attribute("image"), let box = content.image {
      parts.append(
        PaintedPart(
          part: .icon, path: .rectangle(box), color: foreground, name: image,
          location: colors.document.location(of: configuration)))
    }
    parts += TextRun.parts(of: runs, in: content.titles)
    let state: ControlState = node.element.flag("enabled") == false ? .disabled : .normal
    return ControlDraft(
      role: .button,
      name: name(
        of: node, texts: [runs.map(\.string).joined()], image: configuration.attribute("image")),
      looks: [Look(state: state, parts: parts)])
  }

  private func configurationBackground(
    _ index: Int, _ configuration: XMLElement, style: String
  ) -> InterfaceColor? {
    if let background = configuration.firstChild("backgroundConfiguration") {
      if background.attribute("image") != nil {
        let cause = IncompleteCause(
          .externalReference, "the colours of a background that is an image are not read",
          at: colors.document.location(of: background))
        return InterfaceColor(reference: .unresolved(cause), steps: [])
      }
      if let color = colors.color("backgroundColor", of: background) { return color }
    }
    if style == "tinted", colors.color("baseBackgroundColor", of: configuration) != nil {
      return drawnByUIKit("UIKit fades the base colour behind a tinted button", index)
    }
    if let color = colors.color("baseBackgroundColor", of: configuration) { return color }
    if style == "plain" { return colors.color("backgroundColor", of: tree.nodes[index].element) }
    return drawnByUIKit("UIKit chooses the background of a \(style) button", index)
  }
}

/// The `<state>` elements of a button, with UIKit's fallbacks.
struct ButtonStates {
  private let element: XMLElement
  private var states: [String: XMLElement] = [:]

  init(_ element: XMLElement) {
    self.element = element
    for state in element.children("state") {
      if let key = state.attribute("key") { states[key] = state }
    }
  }

  /// Whether UIKit draws the button's states itself.
  var isSystem: Bool {
    let type = element.attribute("buttonType")
    return type != nil && type != "custom"
  }

  func state(_ key: String) -> XMLElement? { states[key] }

  /// Whether the document says something about a state.
  ///
  /// A button looks as normal in a state that it does not.
  func tellsApart(_ key: String) -> Bool {
    switch key {
    case "normal": return true
    case "disabled": return states[key] != nil || element.flag("enabled") == false
    case "selected": return states[key] != nil || element.flag("selected") == true
    default: return states[key] != nil
    }
  }

  /// The title in a state, else the normal one.
  func title(_ key: String) -> String? {
    [states[key], states["normal"]].compactMap(\.self)
      .compactMap { TextReader.text("title", of: $0) }.first
  }

  /// The state whose image shows in a state: its own, else the normal one.
  func image(_ key: String) -> XMLElement? { first(with: "image", key) }

  /// The state whose background image shows in a state.
  func backgroundImage(_ key: String) -> XMLElement? { first(with: "backgroundImage", key) }

  private func first(with attribute: String, _ key: String) -> XMLElement? {
    [states[key], states["normal"]].compactMap(\.self).first { $0.attribute(attribute) != nil }
  }
}
