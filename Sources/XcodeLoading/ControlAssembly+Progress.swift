internal import Geometry
internal import SceneModel

/// Views that show pages or progress, in the colours that a document sets.
extension ControlAssembly {
  /// A page control: the dot of the page that is shown, and one of the others.
  func pageDrafts(_ index: Int, in frame: Rect) -> [ControlDraft] {
    var drafts = plainDrafts(index, role: .control)
    let element = tree.nodes[index].element
    let dots = ["currentPageIndicatorTintColor", "pageIndicatorTintColor"].map {
      colors.color($0, of: element)
    }
    guard dots.contains(where: { $0 != nil }) else { return drafts }
    drafts[0].looks[0].parts = dots.enumerated().map { place, dot in
      let box = Rect(
        x: frame.center.x + (place == 0 ? -Self.dotDistance : 0), y: frame.center.y - Self.dot / 2,
        width: Self.dot, height: Self.dot)
      return indicator(
        dot ?? drawnByUIKit("UIKit chooses the colour of the other dots", index),
        .ellipse(in: box), index)
    }
    return drafts
  }

  /// The extent of a dot, and from one to the next, in points.
  private static let (dot, dotDistance) = (7.0, 16.0)

  /// A bar of progress: what is done on its track; nothing if the document sets neither colour.
  func progressDrafts(_ index: Int, in frame: Rect) -> [ControlDraft] {
    let element = tree.nodes[index].element
    let track = colors.color("trackTintColor", of: element)
    let done = colors.color("progressTintColor", of: element)
    guard track != nil || done != nil else { return [] }
    let half = Rect(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
    var below = indicator(
      track ?? drawnByUIKit("UIKit chooses the colour of the track", index), .rectangle(frame),
      index)
    below.part = .decoration
    return shown(index, [below, indicator(done ?? tints.tint(of: index), .rectangle(half), index)])
  }

  /// Spokes that turn, the strongest of them; nothing if the document does not set their colour.
  func activityDrafts(_ index: Int, in frame: Rect) -> [ControlDraft] {
    guard let color = colors.color("color", of: tree.nodes[index].element) else { return [] }
    return shown(index, [indicator(color, .ellipse(in: frame), index)])
  }

  private func shown(_ index: Int, _ parts: [PaintedPart]) -> [ControlDraft] {
    [
      ControlDraft(
        role: .drawing, name: name(of: tree.nodes[index], texts: []),
        looks: [Look(state: .normal, parts: parts)])
    ]
  }

  private func indicator(_ color: InterfaceColor, _ path: Path, _ index: Int) -> PaintedPart {
    PaintedPart(
      part: .indicator, path: path, color: color, location: color.location ?? location(of: index))
  }
}
