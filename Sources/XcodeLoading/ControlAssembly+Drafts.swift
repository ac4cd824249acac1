internal import Geometry
internal import Markup
internal import SceneModel

extension ControlAssembly {
  /// What the view at `index` is to a person; nothing if it is neither a control nor a text.
  func drafts(of index: Int, in frame: Rect) -> [ControlDraft] {
    switch tree.nodes[index].kind {
    case "button": [button(index, in: frame)]
    case "label": [label(index, in: frame)]
    case "textField": [textField(index, in: frame)] + placeholder(index, in: frame)
    case "textView": [textView(index, in: frame)]
    case "switch": switchDrafts(index, in: frame)
    case "segmentedControl": segmentDrafts(index, in: frame)
    case "slider": sliderDrafts(index, in: frame)
    case "stepper", "datePicker": plainDrafts(index, role: .control)
    case "pageControl": pageDrafts(index, in: frame)
    case "progressView": progressDrafts(index, in: frame)
    case "activityIndicatorView": activityDrafts(index, in: frame)
    case "navigationBar", "toolbar", "tabBar": barDrafts(index, in: frame)
    case "searchBar": plainDrafts(index, role: .field)
    default: tapActions[index] == nil ? [] : [tapTarget(index, in: frame)]
    }
  }

  /// A view that takes taps: the picture that it shows, or the texts inside it, which are judged
  /// themselves.
  private func tapTarget(_ index: Int, in frame: Rect) -> ControlDraft {
    let node = tree.nodes[index]
    let picture = PictureReference("image", of: node.element)
    let inside = node.element.descendants.compactMap { TextReader.text("text", of: $0) }
    let parts = picture.map { [icon($0, tint: tints.tint(of: index), in: frame)] } ?? []
    return ControlDraft(
      role: .control,
      name: name(of: node, texts: inside.first.map { [$0] } ?? [], image: picture?.name),
      looks: [Look(state: .normal, parts: parts)])
  }

  /// What reports call the view: what a person reads or hears, or else what its author calls it.
  func name(of node: ViewNode, texts: [String], image: String? = nil) -> String {
    let spoken = node.element.child("accessibility", key: "accessibilityConfiguration")?
      .attribute("label")
    let candidates =
      texts + [spoken, node.element.attribute("userLabel"), image].compactMap(\.self)
    return candidates.first { !$0.isEmpty }
      ?? [node.customClass ?? node.kind, node.id].compactMap(\.self).joined(separator: " ")
  }

  /// The view's own background and border as containers, nothing if it has none.
  func container(of index: Int, in frame: Rect) -> [PaintedPart] {
    fill(of: index, in: frame) + border(of: index, in: frame)
  }

  private func fill(of index: Int, in frame: Rect) -> [PaintedPart] {
    let element = tree.nodes[index].element
    guard let color = colors.color("backgroundColor", of: element) else { return [] }
    return [container(color, element, in: frame)]
  }

  func container(_ color: InterfaceColor, _ element: XMLElement, in frame: Rect) -> PaintedPart {
    let radius = cornerRadius(of: element, in: frame)
    let path =
      radius > 0
      ? Path.roundedRectangle(frame, radiusX: radius, radiusY: radius) : .rectangle(frame)
    return PaintedPart(
      part: .container, path: path, color: color, name: nil,
      location: color.location ?? colors.document.location(of: element))
  }

  /// The radius of the view's corners, no more than its `frame` has room for.
  func cornerRadius(of element: XMLElement, in frame: Rect) -> Double {
    let attributes = element.firstChild("userDefinedRuntimeAttributes")?.childElements
      .first {
        $0.attribute("keyPath") == "layer.cornerRadius" || $0.attribute("keyPath") == "cornerRadius"
      }
    let radius = attributes?.childElements.compactMap { $0.number("value") }.first ?? 0
    return min(max(radius, 0), min(frame.width, frame.height) / 2)
  }

  // MARK: Texts

  private func label(_ index: Int, in frame: Rect) -> ControlDraft {
    let node = tree.nodes[index]
    let isWidthStated = sizes.size(of: node)?.evidence.width == .stated
    let runs = TextRun.fitted(
      runs(of: index, text: "text", standard: .body), node.element, in: frame,
      isStated: isWidthStated)
    let isEnabled = node.element.flag("enabled") ?? true
    let placement = TextPlacement.aligned(node.element)
    let boxes = TextRun.boxes(
      of: runs, in: textFrame(of: index, in: frame), placement)
    let look = Look(
      state: isEnabled ? .normal : .disabled,
      parts: container(of: index, in: frame).map(\.asDecoration)
        + TextRun.parts(of: runs, in: boxes))
    return ControlDraft(
      role: tapActions[index] == nil ? .drawing : .control,
      name: name(of: node, texts: [runs.map(\.string).joined()]), looks: [look])
  }

  private func textField(_ index: Int, in frame: Rect) -> ControlDraft {
    let node = tree.nodes[index]
    let runs = runs(of: index, text: "text", standard: .body)
    let placement = TextPlacement.aligned(node.element)
    let boxes = TextRun.boxes(
      of: runs, in: textFrame(of: index, in: frame), placement)
    var parts = fieldContainer(of: index, in: frame)
    parts += TextRun.parts(of: runs, in: boxes)
    let states: [ControlState] = node.element.flag("enabled") == false ? [.disabled] : [.normal]
    return ControlDraft(
      role: .field,
      name: name(
        of: node,
        texts: [node.element.attribute("placeholder") ?? "", runs.map(\.string).joined()]),
      looks: states.map { Look(state: $0, parts: parts) })
  }

  /// The field's background and border, as far as the document decides them.
  private func fieldContainer(of index: Int, in frame: Rect) -> [PaintedPart] {
    let node = tree.nodes[index]
    let background = fill(of: index, in: frame)
    switch node.element.attribute("borderStyle") {
    case nil, "none":
      let container = background + border(of: index, in: frame)
      // Without a border of UIKit's, a class of the project's own may draw one.
      return node.customClass == nil ? container : container.map(\.asDecoration)
    case "roundedRect" where background.isEmpty:
      let color = drawnByUIKit("UIKit draws a text field with rounded corners", index)
      return [container(color, node.element, in: frame)]
    default:
      let border = StrokeStyle(width: 1)
      let edge = Path.rectangle(frame.inset(by: 0.5))
      let color = drawnByUIKit("UIKit draws the border of a text field", index)
      return background.map(\.asDecoration) + [
        PaintedPart(
          part: .container, path: edge.stroked(border), color: color, location: location(of: index))
      ]
    }
  }

  /// What the field shows while it is empty, in UIKit's colour unless the document has another.
  private func placeholder(_ index: Int, in frame: Rect) -> [ControlDraft] {
    let node = tree.nodes[index]
    guard let text = TextReader.text("placeholder", of: node.element), !text.isEmpty else {
      return []
    }
    let cause = IncompleteCause(
      .systemColor, "placeholders have UIKit's own colour, of which no value is published",
      at: location(of: index))
    let color = InterfaceColor(
      reference: .inherited(cause, standIn: "placeholderText"), steps: [])
    let font = texts.font(of: node.element, standard: .body)
    let runs =
      texts.attributed("attributedPlaceholder", of: node.element, color: color, font: font) ?? [
        TextRun(string: text, color: color, font: font, location: location(of: index))
      ]
    let boxes = TextRun.boxes(
      of: runs, in: textFrame(of: index, in: frame), .aligned(node.element))
    let background = fieldContainer(of: index, in: frame).map(\.asDecoration)
    return [
      ControlDraft(
        role: .drawing, name: text,
        looks: [
          Look(state: .normal, parts: background + TextRun.parts(of: runs, in: boxes))
        ],
        suffix: "/placeholder")
    ]
  }

  private func textView(_ index: Int, in frame: Rect) -> ControlDraft {
    let node = tree.nodes[index]
    let runs = runs(of: index, text: "text", standard: .unknown)
    let isEditable = node.element.flag("editable") ?? true
    let placement = TextPlacement(horizontal: 0, vertical: 0, isWrapped: true)
    let boxes = TextRun.boxes(
      of: runs, in: textFrame(of: index, in: frame), placement)
    let background = container(of: index, in: frame)
    let look = Look(
      state: .normal,
      parts: (isEditable ? background : background.map(\.asDecoration))
        + TextRun.parts(of: runs, in: boxes))
    return ControlDraft(
      role: isEditable ? .field : .drawing,
      name: name(of: node, texts: isEditable ? [] : [runs.map(\.string).joined()]), looks: [look])
  }

  /// The colour of a text of the view at `index`, written in it or in an element inside; it may be
  /// the view's tint.
  func textColor(_ key: String, of index: Int, in element: XMLElement? = nil) -> InterfaceColor? {
    let element = element ?? tree.nodes[index].element
    guard var color = colors.color(key, of: element) else { return nil }
    if colors.isTint(key, of: element) {
      let tint = tints.tint(of: index)
      color.reference = tint.reference
      color.steps += tint.steps
    }
    return color
  }

  /// The runs of a view with a text of one colour or an attributed one.
  private func runs(of index: Int, text: String, standard: Typeface) -> [TextRun] {
    let node = tree.nodes[index]
    let isHighlighted = node.kind == "label" && node.element.flag("highlighted") == true
    let color =
      (isHighlighted ? textColor("highlightedColor", of: index) : nil)
      ?? textColor("textColor", of: index) ?? colors.standard("label")
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
