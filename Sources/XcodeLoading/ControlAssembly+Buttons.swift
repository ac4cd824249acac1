internal import AppleResources
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
        image: reader.image("normal")?.name),
      looks: looks)
  }

  private func parts(
    of index: Int, _ reader: ButtonStates, _ key: String, in frame: Rect
  ) -> [PaintedPart] {
    let element = tree.nodes[index].element
    var parts = container(of: index, in: frame)
    if let picture = reader.backgroundImage(key) {
      let location = colors.document.location(of: picture.element)
      let cause = IncompleteCause(
        .externalReference, "the colours of a background that is an image are not read",
        at: location)
      parts.append(
        PaintedPart(
          part: .container, path: .rectangle(frame),
          color: InterfaceColor(reference: .unresolved(cause), steps: []), name: picture.name,
          location: location))
    }
    let runs = titleRuns(of: index, reader, key)
    let picture = reader.image(key)
    let content = ButtonContent(
      runs, hasImage: picture != nil || reader.glyph != nil, in: textFrame(of: index, in: frame),
      .content(element),
      edge: .semantic(element))
    if key == "selected", reader.isSystem { parts += bezel(of: index, behind: content) }
    if let box = content.image {
      let isDimmed = reader.isSystem && (key == "disabled" || key == "highlighted")
      let tint =
        isDimmed
        ? drawnByUIKit(
          "UIKit dims the picture of a system button itself, by how much is not published", index)
        : tints.tint(of: index)
      parts.append(
        picture.map { icon($0, tint: tint, isInSystemButton: reader.isSystem, in: box) }
          ?? glyph(of: index, reader, tint: tint, in: box))
    }
    return parts + TextRun.parts(of: runs, in: content.titles)
  }

  /// The picture that the type of a button brings, in its tint; that of a closing one has shades of
  /// UIKit's own.
  private func glyph(
    of index: Int, _ reader: ButtonStates, tint: InterfaceColor, in box: Rect
  ) -> PaintedPart {
    let color =
      reader.glyph == "close"
      ? drawnByUIKit("UIKit chooses the shades of a close button", index) : tint
    return PaintedPart(
      part: .icon, path: .rectangle(box), color: color, name: reader.glyph,
      location: color.location ?? location(of: index))
  }

  /// What UIKit draws behind the content of a selected system button: a rounded rectangle in the tint
  /// colour, of which neither extent nor shade is published.
  private func bezel(of index: Int, behind content: ButtonContent) -> [PaintedPart] {
    if case .literal(let tint) = tints.tint(of: index).reference, tint.alpha == 0 { return [] }
    let boxes = content.titles + [content.image].compactMap(\.self)
    guard let first = boxes.first else { return [] }
    return [
      PaintedPart(
        part: .decoration, path: .rectangle(boxes.dropFirst().reduce(first) { $0.union($1) }),
        color: drawnByUIKit("UIKit draws its tint behind a selected system button", index),
        location: location(of: index))
    ]
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
    func written(_ key: String) -> InterfaceColor? {
      reader.state(key).flatMap { textColor("titleColor", of: index, in: $0) }
    }
    if let own = written(key) { return own }
    if reader.isSystem && (key == "disabled" || key == "highlighted") {
      return drawnByUIKit(
        "UIKit dims the title of a system button itself, by how much is not published", index)
    }
    if let normal = written("normal") { return normal }
    return reader.isSystem ? tints.tint(of: index) : colors.standard("white")
  }

  /// A picture of unknown shape; a symbol of the platform and a template have the colour `tint`, and so
  /// has in a system button any picture that is not told to keep its colours.
  func icon(
    _ picture: PictureReference, tint: InterfaceColor, isInSystemButton: Bool = false, in box: Rect
  ) -> PaintedPart {
    let location = colors.document.location(of: picture.element)
    let cause: IncompleteCause? =
      switch picture.coloring {
      case .tinted: nil
      case .layered:
        IncompleteCause(
          .systemColor, "UIKit chooses the shades of a symbol in several of them", at: location)
      case .own where ImageSet.isTemplate(picture.name, among: colors.pictures): nil
      case .own
      where isInSystemButton && ImageSet.mayBeTemplate(picture.name, among: colors.pictures): nil
      case .own:
        IncompleteCause(
          .externalReference, "the colours of an icon that is an image are not read", at: location)
      }
    return PaintedPart(
      part: .icon, path: .rectangle(box),
      color: cause.map { InterfaceColor(reference: .unresolved($0), steps: []) } ?? tint,
      name: picture.name, location: location)
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
    parts += border(of: index, in: frame)
    let foreground =
      textColor("baseForegroundColor", of: index, in: configuration)
      ?? (style == "plain"
        ? tints.tint(of: index)
        : drawnByUIKit("UIKit chooses the colour of the title of a \(style) button", index))
    let titles = configuredRuns("title", of: configuration, foreground, .configuredButton)
    let subtitles = configuredRuns(
      "subtitle", of: configuration,
      drawnByUIKit("UIKit chooses the colour of a button's subtitle", index), .unknown)
    let picture = PictureReference("image", of: configuration)
    var content = ButtonContent(
      titles, hasImage: picture != nil, in: frame, .content(node.element),
      edge: .configured(configuration, node.element),
      padding: configuration.number("imagePadding") ?? 0)
    content.addSubtitles(subtitles, in: frame, .content(node.element))
    if let picture, let box = content.image {
      parts.append(icon(picture, tint: foreground, in: box))
    }
    parts += TextRun.parts(of: titles, in: content.titles)
    parts += TextRun.parts(of: subtitles, in: content.subtitles)
    let state: ControlState = node.element.flag("enabled") == false ? .disabled : .normal
    return ControlDraft(
      role: .button,
      name: name(
        of: node, texts: [titles, subtitles].map { $0.map(\.string).joined() },
        image: picture?.name),
      looks: [Look(state: state, parts: parts)])
  }

  /// The runs of a configuration's title or subtitle, attributed or of one colour.
  private func configuredRuns(
    _ name: String, of configuration: XMLElement, _ color: InterfaceColor, _ standard: Typeface
  ) -> [TextRun] {
    let font = texts.font(
      of: configuration, key: "\(name)FontDescription", standard: standard)
    let attributed = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
    if let runs = texts.attributed(attributed, of: configuration, color: color, font: font),
      !runs.isEmpty
    {
      return runs
    }
    guard let text = TextReader.text(name, of: configuration), !text.isEmpty else { return [] }
    return [
      TextRun(
        string: text, color: color, font: font,
        location: color.location ?? colors.document.location(of: configuration))
    ]
  }

  private func configurationBackground(
    _ index: Int, _ configuration: XMLElement, style: String
  ) -> InterfaceColor? {
    if let background = configuration.firstChild("backgroundConfiguration") {
      if let picture = PictureReference("image", of: background) {
        let cause = IncompleteCause(
          .externalReference, "the colours of a background that is an image are not read",
          at: colors.document.location(of: picture.element))
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

  /// The type of a button that brings a picture of its own (`UIButton.ButtonType`), `nil` for
  /// others.
  var glyph: String? {
    let type = element.attribute("buttonType")
    return Self.glyphs.first { $0 == type }
  }

  private static let glyphs = ["contactAdd", "infoLight", "infoDark", "detailDisclosure", "close"]

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

  /// The image that shows in a state: its own, else the normal one.
  func image(_ key: String) -> PictureReference? { picture("image", key) }

  /// The background image that shows in a state.
  func backgroundImage(_ key: String) -> PictureReference? { picture("backgroundImage", key) }

  private func picture(_ name: String, _ key: String) -> PictureReference? {
    [states[key], states["normal"]].compactMap(\.self).lazy
      .compactMap { PictureReference(name, of: $0) }.first
  }
}
