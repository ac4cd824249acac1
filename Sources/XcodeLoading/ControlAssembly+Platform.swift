internal import Geometry
internal import Markup
internal import SceneModel

/// Controls whose look and size are UIKit's own, except for the colours that a document sets.
extension ControlAssembly {
  /// The frame of a control whose size UIKit fixes, in the middle of the document's; `nil` for others.
  func platformSize(of node: ViewNode) -> (frame: Rect, evidence: SizeEvidence)? {
    guard let size = colors.palette.size(of: node.kind) else { return nil }
    let center = node.frame?.center ?? Point(x: size.width / 2, y: size.height / 2)
    return (
      Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height),
      SizeEvidence(
        width: .stated, height: .stated,
        basis: "the size of every \(node.kind) in iOS \(colors.palette.version)")
    )
  }

  /// A switch: what is on has a colour of its own, everything else is UIKit's.
  func switchDrafts(_ index: Int, in frame: Rect) -> [ControlDraft] {
    let node = tree.nodes[index]
    var draft = ControlDraft(
      role: .switch, name: name(of: node, texts: []), looks: [Look(state: .normal, parts: [])])
    guard let color = colors.color("onTintColor", of: node.element) else {
      draft.exemptions = [.userAgent]
      return [draft]
    }
    let radius = min(frame.width, frame.height) / 2
    draft.looks = [
      Look(
        state: .selected,
        parts: [
          PaintedPart(
            part: .container,
            path: .roundedRectangle(frame, radiusX: radius, radiusY: radius), color: color,
            location: color.location ?? location(of: index))
        ])
    ]
    return [draft]
  }

  /// One choice for each segment, side by side in equal parts.
  func segmentDrafts(_ index: Int, in frame: Rect) -> [ControlDraft] {
    let node = tree.nodes[index]
    let segments = node.element.firstChild("segments")?.children("segment") ?? []
    let width = frame.width / Double(max(segments.count, 1))
    let own = ["selectedSegmentTintColor", "tintColor", "backgroundColor"]
      .contains { colors.color($0, of: node.element) != nil }
    return segments.enumerated().map { place, segment in
      let title = segment.attribute("title") ?? segment.attribute("image") ?? "segment \(place + 1)"
      let box = Rect(
        x: frame.x + Double(place) * width, y: frame.y, width: width, height: frame.height)
      var draft = ControlDraft(
        role: .tab, name: title, looks: [Look(state: .normal, parts: [])], suffix: "/\(place + 1)",
        frame: box)
      if own, segment.attribute("title") != nil {
        let run = TextRun(
          string: title,
          color: drawnByUIKit("UIKit chooses the colour of a segment's title", index),
          font: .unknown, location: colors.document.location(of: segment))
        draft.looks[0].parts = TextRun.boxes(of: [run], in: box, TextPlacement(horizontal: 0.5))
          .map { .text(run, in: $0) }
      } else {
        draft.exemptions = [.userAgent]
      }
      return draft
    }
  }

  /// A slider: the part of its track that shows the value may have a colour of its own.
  func sliderDrafts(_ index: Int, in frame: Rect) -> [ControlDraft] {
    let node = tree.nodes[index]
    var draft = ControlDraft(
      role: .slider, name: name(of: node, texts: []), looks: [Look(state: .normal, parts: [])])
    guard let color = colors.color("minimumTrackTintColor", of: node.element) else {
      draft.exemptions = [.userAgent]
      return [draft]
    }
    let track = Rect(
      x: frame.x, y: frame.center.y - Self.trackHeight / 2, width: frame.width / 2,
      height: Self.trackHeight)
    draft.looks[0].parts = [
      PaintedPart(
        part: .indicator, path: .rectangle(track), color: color,
        location: color.location ?? location(of: index))
    ]
    return [draft]
  }

  /// The height of a slider's track in points.
  private static let trackHeight = 4.0

  /// A control of which only the size is the document's.
  func plainDrafts(_ index: Int, role: Role) -> [ControlDraft] {
    var draft = ControlDraft(
      role: role, name: name(of: tree.nodes[index], texts: []),
      looks: [Look(state: .normal, parts: [])])
    draft.exemptions = [.userAgent]
    return [draft]
  }

  /// A colour that UIKit chooses without saying which.
  func drawnByUIKit(_ detail: String, _ index: Int) -> InterfaceColor {
    InterfaceColor(
      reference: .unresolved(IncompleteCause(.systemColor, detail, at: location(of: index))),
      steps: [])
  }

  func location(of index: Int) -> SourceLocation {
    colors.document.location(of: tree.nodes[index].element)
  }
}
