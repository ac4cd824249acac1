internal import Geometry
internal import Markup
internal import SceneModel

extension ControlAssembly {
  /// What the view at `index` is to a person, `nil` if it is neither a control nor a text.
  func draft(of index: Int, in frame: Rect) -> ControlDraft? {
    switch tree.nodes[index].kind {
    case "button": button(index, in: frame)
    case "label": label(index, in: frame)
    case "textField": textField(index, in: frame)
    case "textView": textView(index, in: frame)
    default: nil
    }
  }

  /// What reports call the view: what a person reads or hears, or else what its author calls it.
  func name(of node: ViewNode, texts: [String]) -> String {
    let spoken = node.element.child("accessibility", key: "accessibilityConfiguration")?
      .attribute("label")
    let candidates = texts + [spoken, node.element.attribute("userLabel")].compactMap(\.self)
    return candidates.first { !$0.isEmpty }
      ?? [node.customClass ?? node.kind, node.id].compactMap(\.self).joined(separator: " ")
  }

  /// The view's own background as a container, nothing if it has none.
  func container(of index: Int, in frame: Rect) -> [PaintedPart] {
    let element = tree.nodes[index].element
    guard let color = colors.color("backgroundColor", of: element) else { return [] }
    return [container(color, element, in: frame)]
  }

  func container(_ color: InterfaceColor, _ element: XMLElement, in frame: Rect) -> PaintedPart {
    let radius = min(cornerRadius(of: element), min(frame.width, frame.height) / 2)
    let path =
      radius > 0
      ? Path.roundedRectangle(frame, radiusX: radius, radiusY: radius) : .rectangle(frame)
    return PaintedPart(
      part: .container, path: path, color: color, name: nil,
      location: color.location ?? colors.document.location(of: element))
  }

  private func cornerRadius(of element: XMLElement) -> Double {
    let attributes = element.firstChild("userDefinedRuntimeAttributes")?.childElements
      .first {
        $0.attribute("keyPath") == "layer.cornerRadius" || $0.attribute("keyPath") == "cornerRadius"
      }
    return max(attributes?.childElements.compactMap { $0.number("value") }.first ?? 0, 0)
  }

  // MARK: Texts

  private func label(_ index: Int, in frame: Rect) -> ControlDraft? {
    let node = tree.nodes[index]
    let runs = runs(of: node, text: "text", standard: .body)
    let isEnabled = node.element.flag("enabled") ?? true
    let placement = TextPlacement.aligned(node.element)
    let boxes = TextRun.boxes(of: runs, in: frame, placement)
    let look = Look(
      state: isEnabled ? .normal : .disabled,
      parts: container(of: index, in: frame).map(\.asDecoration)
        + zip(runs, boxes).map { .text($0, in: $1) })
    return ControlDraft(
      role: .drawing, name: name(of: node, texts: [runs.map(\.string).joined()]), looks: [look])
  }

  private func textField(_ index: Int, in frame: Rect) -> ControlDraft? {
    let node = tree.nodes[index]
    let runs = runs(of: node, text: "text", standard: .body)
    let placement = TextPlacement.aligned(node.element)
    let boxes = TextRun.boxes(of: runs, in: frame, placement)
    var parts = container(of: index, in: frame)
    parts += zip(runs, boxes).map { .text($0, in: $1) }
    let states: [ControlState] = node.element.flag("enabled") == false ? [.disabled] : [.normal]
    return ControlDraft(
      role: .field,
      name: name(
        of: node,
        texts: [node.element.attribute("placeholder") ?? "", runs.map(\.string).joined()]),
      looks: states.map { Look(state: $0, parts: parts) })
  }

  private func textView(_ index: Int, in frame: Rect) -> ControlDraft? {
    let node = tree.nodes[index]
    let runs = runs(of: node, text: "text", standard: .unknown)
    let isEditable = node.element.flag("editable") ?? true
    let placement = TextPlacement(horizontal: 0, vertical: 0, isWrapped: true)
    let boxes = TextRun.boxes(of: runs, in: frame, placement)
    let background = container(of: index, in: frame)
    let look = Look(
      state: .normal,
      parts: (isEditable ? background : background.map(\.asDecoration))
        + zip(runs, boxes).map { .text($0, in: $1) })
    return ControlDraft(
      role: isEditable ? .field : .drawing,
      name: name(of: node, texts: isEditable ? [] : [runs.map(\.string).joined()]), looks: [look])
  }

  /// The runs of a view with a text of one colour or an attributed one.
  private func runs(of node: ViewNode, text: String, standard: Typeface) -> [TextRun] {
    let color = colors.color("textColor", of: node.element) ?? .platformDefault("label")
    let font = texts.font(of: node.element, standard: standard)
    if let runs = texts.attributed("attributedText", of: node.element, color: color, font: font),
      !runs.isEmpty
    {
      return runs
    }
    return [
      TextRun(
        string: TextReader.text(text, of: node.element) ?? "", color: color, font: font,
        location: color.location ?? colors.document.location(of: node.element))
    ]
  }
}

extension PaintedPart {
  /// The same, painted by something that is no control.
  var asDecoration: PaintedPart {
    var copy = self
    copy.part = .decoration
    return copy
  }
}
