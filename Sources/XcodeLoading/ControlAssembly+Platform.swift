internal import Geometry
internal import Markup
internal import SceneModel

/// Controls whose look and size are UIKit's own, except for the colours that a document sets.
extension ControlAssembly {
  /// A control whose size UIKit fixes.
  struct PlatformSize {
    var frame: Rect
    var evidence: SizeEvidence
    /// Why its place is not known, `nil` if it is.
    var doubt: IncompleteCause?
  }

  /// The size of a control that UIKit fixes, where the document fastens it; `nil` for others.
  func platformSize(of index: Int) -> PlatformSize? {
    let node = tree.nodes[index]
    guard let size = colors.palette.size(of: node.kind) else { return nil }
    let evidence = SizeEvidence(
      width: .stated, height: .stated,
      basis: "the size of every \(node.kind) in iOS \(colors.palette.version)")
    var frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let canvas = node.frame else { return PlatformSize(frame: frame, evidence: evidence) }
    let place = ControlPlace(tree: tree)
    let (length, extent) = (Self.layoutWidth(canvas.width), Self.layoutWidth(size.width))
    frame.y = place.verticalAnchor(of: index).origin(canvas.y, canvas.height, extent: size.height)
    var anchor = place.horizontalAnchor(of: index)
    var doubt: IncompleteCause?
    if length != extent, sizes.constrainsWidth(of: node) {
      // The layout places the middle of what it asks for, and the control keeps its size.
      frame.x = ControlPlace.Anchor.center.origin(canvas.x, length, extent: size.width)
      return PlatformSize(frame: frame, evidence: evidence)
    }
    if length != extent, anchor == nil {
      doubt = IncompleteCause(
        .hitRegionUnknown,
        "it is \(Figures.length(size.width)) wide in iOS \(colors.palette.version), and the document"
          + " gives it no single edge that it keeps", at: location(of: index))
      anchor = .center
    }
    frame.x =
      anchor == .trailing
      ? ControlPlace.Anchor.trailing.origin(canvas.x, length, extent: extent)
      : (anchor ?? .leading).origin(canvas.x, canvas.width, extent: size.width)
    return PlatformSize(frame: frame, evidence: evidence, doubt: doubt)
  }

  /// The width of a control as constraints see it: a switch of 51 points is laid out as one of 49,
  /// and stands out at its trailing edge (as documents of that time show it, a canvas frame that
  /// ends 2 points after its constraint).
  private static func layoutWidth(_ width: Double) -> Double { width == 51 ? 49 : width }

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

  /// One choice for each segment, side by side: in its own width, or in equal parts of the rest.
  func segmentDrafts(_ index: Int, in frame: Rect) -> [ControlDraft] {
    let node = tree.nodes[index]
    let segments = node.element.firstChild("segments")?.children("segment") ?? []
    let own = segments.map { $0.number("width").flatMap { $0 > 0 ? $0 : nil } }
    let rest = frame.width - own.compactMap(\.self).reduce(0, +)
    let share = max(rest, 0) / Double(max(own.count { $0 == nil }, 1))
    let fitsContent = node.element.flag("apportionsSegmentWidthsByContent") == true
    let isColored = ["selectedSegmentTintColor", "tintColor", "backgroundColor"]
      .contains { colors.color($0, of: node.element) != nil }
    var x = frame.x
    return segments.enumerated().map { place, segment in
      let title = segment.attribute("title") ?? segment.attribute("image") ?? "segment \(place + 1)"
      let box = Rect(x: x, y: frame.y, width: own[place] ?? share, height: frame.height)
      x += box.width
      var draft = ControlDraft(
        role: .tab, name: title, looks: [Look(state: .normal, parts: [])], suffix: "/\(place + 1)",
        frame: box, leavesWidthOpen: fitsContent && own[place] == nil)
      if isColored, segment.attribute("title") != nil {
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
    // Without a colour of its own the track has the tint of the slider (UISlider,
    // "minimumTrackTintColor").
    let own = ["minimumTrackTintColor", "tintColor"]
    guard let color = own.lazy.compactMap({ colors.color($0, of: node.element) }).first else {
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
