internal import Audit
internal import ColorMath
internal import Geometry
internal import SceneModel

/// The drawing on a card: the control on its window, with what fails pointed out.
struct CardDrawing {
  /// Most path elements of a dead area; a more ragged one is shown by its largest rectangle.
  private static let deadAreaLimit = 3_000
  /// Distance of an outline from what it goes around, in picture units.
  private static let outlineDistance = 2.0

  let card: CardContent
  let area: Rect
  let scale: Double
  let boxes: [Rect?]
  /// How much of the scene is drawn.
  var detail = ScenePainter.Detail.full

  /// Paints the drawing; the result says what is not as it would look, `nil` if all is.
  func paint(_ scene: Scene, into writer: inout PictureWriter) -> String? {
    let view = card.view(boxes: boxes)
    let clip = writer.makeID()
    writer.open("clipPath", ["id": clip])
    writer.rectangle(area, radius: 4, fill: "#000000")
    writer.close()
    let seen = card.deficiency.map { writer.filter(for: $0) }
    writer.open("g", ["clip-path": "url(#\(clip))", "filter": seen])
    let transform = transform(of: view)
    let frame = card.rendition.frame.applying(transform)
    // Beyond the screen there is nothing to show, not even its window.
    let screen = scene.screen.flatMap { $0.applying(transform).union(frame).intersection(area) }
    let ground = screen ?? area
    if ground != area {
      let edge = writer.makeID()
      writer.open("clipPath", ["id": edge])
      writer.rectangle(ground, fill: "#000000")
      writer.close()
      writer.open("g", ["clip-path": "url(#\(edge))"])
    }
    writer.rectangle(ground, fill: scene.window.color.value.withAlpha(1).hex)
    writer.open("g", ["transform": transform.matrix, "style": "isolation:isolate"])
    let visible = visibleRect(transform)
    var painter = ScenePainter(
      scene, boxes: boxes, visible: visible, marked: card.marks.flatMap(\.layers),
      own: card.rendition.layers, change: card.change, detail: detail)
    painter.paint(into: &writer)
    paintDeadAreas(transform, into: &writer)
    writer.close()
    if ground != area { writer.close() }
    if frame.width < 1 || frame.height < 1 {
      paintEmptyFrame(frame, on: scene.window.color.value, into: &writer)
    } else {
      writer.rectangle(
        frame, fill: "none", stroke: ReportPalette.outline, width: 1, dashes: "2 3")
    }
    paintMarks(transform, into: &writer)
    writer.close()
    if scene.window.color.value == ReportPalette.card {
      return Self.remark(painter)
    }
    writer.rectangle(area, radius: 4, fill: "none", stroke: ReportPalette.cardBorder, width: 1)
    return Self.remark(painter)
  }

  /// Shows where a control is that has no extent, and says so.
  private func paintEmptyFrame(
    _ frame: Rect, on window: Color, into writer: inout PictureWriter
  ) {
    let isDark = window.relativeLuminance < 0.18
    writer.rectangle(
      frame.inset(by: -2), fill: "none", stroke: isDark ? .white : .black, width: 1.2,
      dashes: "4 3")
    guard card.marks.isEmpty else { return }
    let size = card.rendition.frame
    let text = "empty: " + Figure.extent(size.width, size.height).typeset + " pt"
    writer.label(
      text, at: Point(x: area.center.x, y: min(frame.maxY + 20, area.maxY - 6)), size: 12,
      color: isDark ? .white : ReportPalette.ink, anchor: "middle")
  }

  private static func remark(_ painter: ScenePainter) -> String? {
    if painter.omittedLayers > 0 { return "\(painter.omittedLayers) shapes are left out" }
    return painter.hasUnknownPaint ? "some colours are unknown" : nil
  }

  /// Maps scene points to the picture, the view in the middle of the area.
  private func transform(of view: Rect) -> AffineTransform {
    AffineTransform.scale(x: scale, y: scale).then(
      .translation(
        x: area.center.x - view.center.x * scale, y: area.center.y - view.center.y * scale))
  }

  /// The part of the scene that the area shows.
  private func visibleRect(_ transform: AffineTransform) -> Rect {
    transform.inverse.map { area.applying($0) } ?? card.rendition.frame
  }

  private func paintDeadAreas(_ transform: AffineTransform, into writer: inout PictureWriter) {
    for mark in card.marks {
      guard let dead = mark.deadArea else { continue }
      let isSimple = dead.elements.count <= Self.deadAreaLimit
      let pattern = writer.makeID()
      let pitch = SVGNumber.text(7 / scale)
      writer.open(
        "pattern",
        [
          "id": pattern, "width": pitch, "height": pitch, "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(45)",
        ])
      writer.element(
        "rect", ["width": pitch, "height": pitch, "fill": "#FFFFFF", "fill-opacity": "0.5"])
      writer.element(
        "rect",
        [
          "width": SVGNumber.text(1.8 / scale), "height": pitch,
          "fill": ReportPalette.failure.hex,
        ])
      writer.close()
      let path = isSimple ? dead : .rectangle(mark.box)
      writer.path(path.data, ["fill": "url(#\(pattern))"])
    }
  }

  /// Outlines, white under dashed black, and their letters on top of all outlines.
  private func paintMarks(_ transform: AffineTransform, into writer: inout PictureWriter) {
    let outlines = card.marks.map { mark -> Rect in
      let box = mark.box.applying(transform).inset(by: -Self.outlineDistance)
      return box.intersection(area.inset(by: 3)) ?? area.inset(by: 3)
    }
    for outline in outlines {
      writer.rectangle(outline, fill: "none", stroke: .white, width: 4)
      writer.rectangle(outline, fill: "none", stroke: .black, width: 1.6, dashes: "5 3")
    }
    let frame = card.rendition.frame.applying(transform)
    var placer = BadgePlacer(area: area, frame: frame, marks: outlines)
    for (mark, outline) in zip(card.marks, outlines) {
      let (anchor, center) = placer.place(outline)
      let line = Path(elements: [.move(anchor), .line(center)]).data
      writer.element("path", ["d": line, "stroke": "#FFFFFF", "stroke-width": "4"])
      writer.element("path", ["d": line, "stroke": "#000000", "stroke-width": "1.6"])
      BadgeShape.paint(mark.letter, at: center, radius: 9.5, into: &writer)
    }
  }
}

extension CardContent {
  /// How far what fails may lie outside a control, as a share of the control's larger side.
  private static let reach = 0.5

  /// The part of the scene that the card shows: the control and what fails.
  func view(boxes: [Rect?]) -> Rect {
    let frame = rendition.frame
    var view = frame
    let limits = frame.inset(by: -max(frame.width, frame.height) * Self.reach)
    for mark in marks {
      if frame.isEmpty { view = view.union(mark.box) }
      if let near = mark.box.intersection(limits) { view = view.union(near) }
    }
    if view.isEmpty {
      for index in rendition.layers where boxes.indices.contains(index) {
        view = boxes[index].map { view.union($0) } ?? view
      }
    }
    guard Point(x: view.x, y: view.y).isFinite, Point(x: view.maxX, y: view.maxY).isFinite else {
      return Rect(x: 0, y: 0, width: 48, height: 48)
    }
    return view
  }
}
