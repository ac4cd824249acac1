internal import Geometry
internal import Markup
internal import SceneModel

/// Items and titles of bars in the colours that a document sets. UIKit lays them out: where they are
/// and how large nobody knows.
extension ControlAssembly {
  /// The items of the bar at `index`, side by side in its `frame`.
  func barDrafts(_ index: Int, in frame: Rect) -> [ControlDraft] {
    let items = barItems[index] ?? []
    let width = frame.width / Double(max(items.count, 1))
    return items.enumerated().map { place, item in
      let box = Rect(
        x: frame.x + Double(place) * width, y: frame.y, width: width, height: frame.height)
      return item.localName == "tabBarItem"
        ? tabDraft(item, place, of: index, in: box) : barDraft(item, place, of: index, in: box)
    }
  }

  /// A tab: its picture over its title, in one colour while it is selected and in another while it
  /// is not.
  private func tabDraft(
    _ item: XMLElement, _ place: Int, of index: Int, in box: Rect
  ) -> ControlDraft {
    let title = item.attribute("title").flatMap { $0.isEmpty ? nil : $0 }
    let systemItem = item.attribute("systemItem")
    let picture = item.attribute("image") ?? systemItem
    let location = colors.document.location(of: item)
    func look(_ state: ControlState) -> Look {
      let ink = barInk(item, of: index, isSelected: state.contains(.selected))
      var parts = [barBackground(of: index, in: box)]
      var text = box
      if let picture {
        let side = min(Self.iconSide, box.width, box.height)
        let icon = Rect(x: box.center.x - side / 2, y: box.y, width: side, height: side)
        parts.append(
          PaintedPart(
            part: .icon, path: .rectangle(icon), color: ink, name: picture, location: location))
        (text.y, text.height) = (icon.maxY, max(box.maxY - icon.maxY, 1))
      }
      if let title {
        let run = TextRun(string: title, color: ink, font: .tab, location: location)
        parts += TextRun.boxes(of: [run], in: text, TextPlacement(horizontal: 0.5))
          .map { .text(run, in: $0) }
      }
      return Look(state: state, parts: parts)
    }
    let states: [ControlState] =
      item.flag("enabled") == false ? [.disabled] : [.normal, .selected]
    var draft = ControlDraft(
      role: .tab, name: title ?? picture ?? item.attribute("id") ?? "item \(place + 1)",
      looks: states.map(look), suffix: Self.suffix(of: item, place), frame: box)
    draft.exemptions = [.userAgent]
    draft.item = item
    return draft
  }

  private static func suffix(of item: XMLElement, _ place: Int) -> String {
    "/" + (item.attribute("id") ?? String(place + 1))
  }

  private func barDraft(
    _ item: XMLElement, _ place: Int, of index: Int, in box: Rect
  ) -> ControlDraft {
    let isTitle = item.localName == "navigationItem"
    let title = item.attribute("title").flatMap { $0.isEmpty ? nil : $0 }
    let systemItem = item.attribute("systemItem")
    let text = title ?? systemItem.flatMap { Self.words.contains($0) ? $0 : nil }
    let image = item.attribute("image") ?? systemItem
    let ink = barInk(item, of: index)
    var parts = [barBackground(of: index, in: box)]
    if let text, title != nil || item.attribute("image") == nil {
      let run = TextRun(
        string: text, color: ink, font: barFont(of: index, isTitle: isTitle),
        location: colors.document.location(of: item))
      parts += TextRun.boxes(of: [run], in: box, TextPlacement(horizontal: 0.5))
        .map { .text(run, in: $0) }
    } else {
      let side = min(Self.iconSide, box.width, box.height)
      parts.append(
        PaintedPart(
          part: .icon,
          path: .rectangle(
            Rect(
              x: box.center.x - side / 2, y: box.center.y - side / 2, width: side, height: side)),
          color: ink, name: image, location: colors.document.location(of: item)))
    }
    let state: ControlState = item.flag("enabled") == false ? .disabled : .normal
    var draft = ControlDraft(
      role: isTitle ? .drawing : .button,
      name: text ?? image ?? item.attribute("id") ?? "item \(place + 1)",
      looks: [Look(state: state, parts: parts)],
      suffix: Self.suffix(of: item, place), frame: box)
    draft.exemptions = [.userAgent]
    draft.item = item
    return draft
  }

  /// Items of the system that are words.
  private static let words: Set<String> = ["done", "cancel", "edit", "save", "undo", "redo"]
  /// The extent of an item's picture in points.
  private static let iconSide = 24.0

  private func barBackground(of index: Int, in box: Rect) -> PaintedPart {
    let bar = tree.nodes[index].element
    let finder = BarItems(tree: tree, colors: colors)
    let stated = finder.color(of: bar)
    var color = stated ?? drawnByUIKit("UIKit chooses the colour of the bar", index)
    if stated != nil, finder.isTranslucent(bar) {
      let cause = IncompleteCause(
        .filter, "the bar is translucent: what lies below it shows through its colour",
        at: location(of: index))
      color = InterfaceColor(reference: .unresolved(cause), steps: [])
    }
    return PaintedPart(
      part: .decoration, path: .rectangle(box), color: color, name: "bar",
      location: color.location ?? location(of: index))
  }

  private func barInk(
    _ item: XMLElement, of index: Int, isSelected: Bool = true
  ) -> InterfaceColor {
    let bar = tree.nodes[index].element
    let stated = BarItems(tree: tree, colors: colors)
      .color(of: item, in: bar, isSelected: isSelected)
    if let stated { return stated }
    if item.localName == "navigationItem" {
      return drawnByUIKit("UIKit chooses the colour of the bar's title", index)
    }
    return isSelected
      ? tints.tint(of: index)
      : drawnByUIKit("UIKit chooses the colour of tabs that are not selected", index)
  }

  private func barFont(of index: Int, isTitle: Bool) -> Typeface {
    guard isTitle else { return .body }
    let attributes = BarItems(tree: tree, colors: colors)
      .titleAttributes(of: tree.nodes[index].element)
    return attributes.map { texts.font(of: $0, standard: .barTitle) } ?? .barTitle
  }
}
