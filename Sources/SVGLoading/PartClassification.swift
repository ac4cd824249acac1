import Geometry
import SceneModel

/// Tells what each layer of a control is for.
struct PartClassification {
  let document: SVGDocument
  let builder: DrawingBuilder
  /// The box of what each layer paints inside its clips, `nil` for nothing.
  let boxes: [Rect?]

  /// The parts of the layers of a control, which are in paint order.
  func parts(of layers: [Int], owner: DrawingBuilder.Owner, role: Role) -> [Part] {
    var parts = layers.map { statedPart($0, under: owner.element, state: owner.candidate.state) }
    for (position, layer) in layers.enumerated() where parts[position] == nil {
      if builder.layers[layer].text != nil { parts[position] = .label }
    }
    if owner.candidate.state.contains(.focused), let ring = ring(layers, parts) {
      parts[ring] = .indicator
    }
    let isMark = role == .checkbox || role == .radio || role == .switch || role == .slider
    for position in container(layers, parts, role) { parts[position] = .container }
    if parts.contains(.container), !parts.contains(.label), !isMark {
      for position in outlinedText(layers, parts) { parts[position] = .label }
    }
    return parts.map { $0 ?? (isMark ? .indicator : .icon) }
  }

  /// The positions of shapes in a row on the container that are probably the label's glyphs.
  private func outlinedText(_ layers: [Int], _ parts: [Part?]) -> [Int] {
    var runs: [[Int]] = []
    for position in layers.indices where parts[position] == nil {
      if let last = runs.last?.last, last == position - 1,
        builder.layers[layers[last]].paint.value == builder.layers[layers[position]].paint.value
      {
        runs[runs.count - 1].append(position)
      } else {
        runs.append([position])
      }
    }
    return runs.filter { run in OutlinedText.isLikely(run.map { builder.layers[layers[$0]] }) }
      .flatMap(\.self)
  }

  /// The parts of layers outside of controls.
  func parts(ofDrawing layers: [Int], isIcon: Bool) -> [Part] {
    layers.map { layer in
      if let part = statedPart(layer, under: 0, state: .normal) { return part }
      if builder.layers[layer].text != nil { return .label }
      return isIcon || isNamedIcon(layer) ? .icon : .decoration
    }
  }

  /// The part that an attribute or a name gives, of the element or of one around it.
  private func statedPart(_ layer: Int, under owner: Int, state: ControlState) -> Part? {
    var current: Int? = builder.layerElements[layer]
    while let index = current, index != owner {
      if let part = document[index].xml.attribute("data-a11y-part").flatMap({ Part(rawValue: $0) })
      {
        return part
      }
      let exemptions = SVGDocument.words(document[index].xml.attribute("data-a11y-exempt") ?? "")
      let isExempt = exemptions.contains("decorative") || exemptions.contains("logotype")
      if isExempt || document[index].kind == .pattern { return .decoration }
      if builder.layers[layer].text == nil, isNamedIndicator(index, state) { return .indicator }
      current = document[index].parent
    }
    return nil
  }

  private func isNamedIndicator(_ index: Int, _ state: ControlState) -> Bool {
    guard let label = ElementNames.label(of: index, in: document) else { return false }
    let bytes = Array(label.utf8)
    let words = NameWord.words(in: bytes, range: 0..<bytes.count).map(\.text)
    guard let last = words.last(where: { $0.first?.isNumber == false }) else { return false }
    if last == "ring" || last == "focusring" || last == "focus" { return true }
    return state.contains(.focused) && (last == "outline" || words.contains("focus"))
  }

  /// Whether a layer's element or one around it is called an icon.
  private func isNamedIcon(_ layer: Int) -> Bool {
    var current: Int? = builder.layerElements[layer]
    while let index = current, index != 0 {
      if let label = ElementNames.label(of: index, in: document) {
        let bytes = Array(label.utf8)
        let words = NameWord.words(in: bytes, range: 0..<bytes.count).map(\.text)
        let named = words.filter { $0.first?.isNumber == false }
        if named.first == "icon" && named.last != "bg" || named.last == "icon" {
          return !named.contains("decorative")
        }
      }
      current = document[index].parent
    }
    return false
  }

  /// The position of a ring around everything else: an unfilled stroke or a path with a hole.
  private func ring(_ layers: [Int], _ parts: [Part?]) -> Int? {
    if parts.contains(.indicator) { return nil }
    return layers.indices.first { position in
      guard parts[position] == nil, let box = boxes[layers[position]],
        isHollow(layers[position])
      else { return false }
      let others = layers.indices.filter { $0 != position }.compactMap { boxes[layers[$0]] }
      guard let inner = others.reduce(nil as Rect?, { $0?.union($1) ?? $1 }) else { return false }
      return box.contains(inner) && box.width > inner.width && box.height > inner.height
    }
  }

  private func isHollow(_ layer: Int) -> Bool {
    let element = builder.layerElements[layer]
    let shape = builder.layers[layer].shape
    if shape.centerLine != nil {
      return builder.layerElements.count { $0 == element } == 1
    }
    return shape.path.elements.count { element in
      if case .move = element { return true }
      return false
    } > 1
  }

  /// Share of the control's box that a container's own box covers at least.
  private static let containerShare = 0.6

  /// The positions of the layers that show the control's extent: the largest one behind everything
  /// else, with its own border and what has the same box.
  private func container(_ layers: [Int], _ parts: [Part?], _ role: Role) -> [Int] {
    let open = layers.indices.filter { parts[$0] == nil && boxes[layers[$0]] != nil }
    let all = layers.indices.filter { parts[$0] != .indicator && parts[$0] != .decoration }
    let frame = all.compactMap { boxes[layers[$0]] }
      .reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    guard let frame, frame.area > 0 else { return [] }
    let areas = open.map { boxes[layers[$0]]?.area ?? 0 }
    guard let largest = areas.max(), largest >= frame.area * Self.containerShare,
      let best = open.first(where: { boxes[layers[$0]]?.area == largest }),
      let box = boxes[layers[best]]
    else { return [] }
    let isAlone = open.allSatisfy {
      builder.layerElements[layers[$0]] == builder.layerElements[layers[best]]
    }
    let hasLabel = parts.contains(.label)
    if isAlone, !hasLabel, !looksLikeContainer(layers[best], role) { return [] }
    // A label or picture that it covers is in front of it.
    return open.filter { position in
      guard let other = boxes[layers[position]] else { return false }
      return builder.layerElements[layers[position]] == builder.layerElements[layers[best]]
        || (Self.isAlike(other, box) && position <= best + 2)
    }
  }

  /// Whether a shape that is all there is of a control shows its extent rather than a picture.
  private func looksLikeContainer(_ layer: Int, _ role: Role) -> Bool {
    let kind = document[builder.layerElements[layer]].kind
    if kind == .rect || kind == .circle || kind == .ellipse { return true }
    return role.needsVisibleContainer && isPlausible(layer, role)
  }

  /// Whether a shape could be the box of such a control: those of check boxes are about square.
  private func isPlausible(_ layer: Int, _ role: Role) -> Bool {
    guard role == .checkbox || role == .radio, let box = boxes[layer], box.height > 0 else {
      return true
    }
    return (0.66...1.5).contains(box.width / box.height)
  }

  /// Whether two boxes differ by no more than a border on each side.
  private static func isAlike(_ first: Rect, _ second: Rect) -> Bool {
    let reach = max(2, min(second.width, second.height) * 0.1)
    return abs(first.x - second.x) <= reach && abs(first.y - second.y) <= reach
      && abs(first.maxX - second.maxX) <= reach && abs(first.maxY - second.maxY) <= reach
  }
}
