internal import ColorMath
internal import Geometry
internal import SceneModel

extension ControlAssembly {
  /// What is asked of the contrast of normal text (WCAG 1.4.3).
  private static let minimum = 4.5

  /// States that change the title's colour to one that does not show on the background, which
  /// Interface Builder cannot change with it.
  func observations(
    of draft: ControlDraft, at index: Int, over backdrop: Backdrop, in appearances: [Appearance]
  ) -> [Observation] {
    guard draft.role == .button, let normal = draft.looks.first(where: { $0.state.isEmpty }),
      let label = normal.label
    else { return [] }
    var groups: [(label: PaintedPart, ratio: Double, states: [ControlState])] = []
    for look in draft.looks where !look.state.isEmpty && !look.state.contains(.disabled) {
      guard let own = look.label, paint(own) != paint(label), look.background == normal.background
      else { continue }
      let ratios = appearances.compactMap { contrast(of: look, over: backdrop, in: $0) }
      guard let ratio = ratios.min(), ratio < Self.minimum else { continue }
      if let known = groups.firstIndex(where: {
        paint($0.label) == paint(own) && $0.label.text == own.text
      }) {
        groups[known].states.append(look.state)
      } else {
        groups.append((own, ratio, [look.state]))
      }
    }
    return groups.map { group in
      let states = group.states.map(\.name).joined(separator: " and ")
      return Observation(
        .stateWithoutBackground,
        message: "the title has a colour of its own when \(states), and the document leaves the"
          + " background as it is: \(Figures.ratio(group.ratio)):1; unless code changes the"
          + " background, give the state a background image or another colour",
        location: group.label.color.location ?? group.label.location,
        provenance: resolver.paint(group.label.color, in: .light).provenance,
        // States that look alike are audited as the first of them.
        state: group.states.first)
    }
  }

  private func paint(_ part: PaintedPart) -> Paint {
    resolver.paint(part.color, in: .light).value
  }

  /// The contrast of the look's title in the middle of it, `nil` if a colour is not known there.
  private func contrast(
    of look: Look, over backdrop: Backdrop, in appearance: Appearance
  ) -> Double? {
    guard let label = look.label, let box = label.path.boundingBox, backdrop.fades.isEmpty else {
      return nil
    }
    var background: Color?
    let behind =
      [backdrop.window].compactMap(\.self).map { resolver.paint($0, in: appearance).value }
      + backdrop.items.filter { $0.rect.contains(box.center) }
      .map { $0.paint.paint(in: appearance).value }
      + look.parts.filter {
        ($0.part == .container || $0.part == .decoration)
          && Region(path: $0.path).contains(box.center)
      }
      .map { resolver.paint($0.color, in: appearance).value }
    for paint in behind {
      guard case .color(let value) = paint else {
        background = nil
        continue
      }
      background = value.alpha == 1 ? value : background.map { value.composited(over: $0) }
    }
    guard let background, case .color(let text) = resolver.paint(label.color, in: appearance).value
    else { return nil }
    return text.composited(over: background).contrastRatio(with: background)
  }
}

extension Look {
  /// The first piece of text.
  fileprivate var label: PaintedPart? { parts.first { $0.part == .label } }

  /// The images and colours behind the text, by their names and places.
  fileprivate var background: [String] {
    parts.filter { $0.part == .container }.map { "\($0.name ?? "") \($0.location)" }
  }
}

/// Figures in messages.
enum Figures {
  /// A length in points.
  static func length(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }

  /// A ratio rounded down to two decimals.
  static func ratio(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
