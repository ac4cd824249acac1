internal import Audit
internal import ColorMath
internal import Geometry
internal import SceneModel

/// One picture of all controls that the report describes, those that need a look most first.
///
/// It answers at a glance what a review is about; what exactly fails is in the picture of each.
struct OverviewSheet {
  /// The name of the sheet's file; like those of all pictures it is 16 hex digits.
  static let fileName =
    Fingerprint.make(
      rule: "overview", path: "", control: "any", state: "any", appearance: "any", part: "any",
      occurrence: 0
    ).prefix(16) + ".svg"
  /// Most controls on the sheet; more would be too small to tell apart.
  static let limit = 48
  /// Most layers and path elements of one control; those of its own come first.
  private static let detail = ScenePainter.Detail(layers: 40, elements: 1_200)
  private static let columns = 4
  private static let drawing = Rect(x: 0, y: 0, width: 186, height: 92)
  private static let cell = Rect(x: 0, y: 0, width: 210, height: 178)
  private static let largestScale = 1.5
  /// Room around a control in its drawing.
  private static let room = 10.0

  /// A control on the sheet.
  private struct Cell {
    var name: String
    var finding: Finding
    /// The drawing, from the corner of the cell.
    var drawing: String
  }

  private var cells: [Cell] = []
  private var hiddenControls = 0
  /// The drawings of the controls by the names of their pictures, to be recorded.
  private(set) var drawings: [String: String] = [:]

  /// The sheet of the controls of `report` that `detailed` chose.
  init(_ report: AuditReport, detailed: DetailedControls) {
    var candidates: [(place: ControlPlace, finding: Finding)] = []
    for (sourceIndex, source) in report.sources.enumerated() {
      guard !source.scenes.isEmpty || report.views?.colors[source.path] != nil else { continue }
      for (index, audited) in source.controls.enumerated() {
        let place = ControlPlace(source: sourceIndex, control: index)
        guard detailed.contains(place), let worst = audited.worstFinding else { continue }
        candidates.append((place, worst))
      }
    }
    candidates = candidates.stablySorted { $0.finding.urgency > $1.finding.urgency }
    hiddenControls = max(candidates.count - Self.limit, 0)
    let fingerprints = ControlFingerprints(report)
    var boxes: [Int: SceneBoxes] = [:]
    for (place, finding) in candidates.prefix(Self.limit) {
      let name = fingerprints.pictureName(of: place)
      let drawing =
        report.views?.cells[name]
        ?? Self.drawing(
          of: finding, of: report.sources[place.source], control: place.control,
          idPrefix: "c" + name.prefix(8) + "-",
          &boxes[place.source, default: SceneBoxes()])
      guard let drawing else { continue }
      drawings[name] = drawing
      let control = report.sources[place.source].controls[place.control].control
      cells.append(Cell(name: control.name, finding: finding, drawing: drawing))
    }
  }

  /// Whether there is enough to compare.
  var isWorthwhile: Bool { cells.count > 1 }

  /// The area of the drawing in a cell.
  private static let area = Rect(
    x: (cell.width - drawing.width) / 2, y: 12, width: drawing.width, height: drawing.height)

  private static func drawing(
    of finding: Finding, of source: AuditedSource, control: Int, idPrefix: String,
    _ boxes: inout SceneBoxes
  ) -> String? {
    let audited = source.controls[control]
    guard let rendition = audited.rendition(of: finding, sceneCount: source.scenes.count) else {
      return nil
    }
    let known = boxes.boxes(of: rendition.scene, in: source)
    let card = CardContent(rendition, checks: [], boxes: known)
    let view = card.view(boxes: known)
    let fit = min(
      (area.width - 2 * room) / max(view.width, 1), (area.height - 2 * room) / max(view.height, 1))
    let drawing = CardDrawing(
      card: card, area: area, scale: min(fit, largestScale), boxes: known, detail: detail)
    var writer = PictureWriter(idPrefix: idPrefix)
    _ = drawing.paint(source.scenes[rendition.scene], into: &writer)
    return writer.string
  }

  /// What the picture shows, for those who do not see it.
  var description: String {
    let limit = 12
    var parts = cells.prefix(limit).map { "\($0.name): \(Self.verdict(of: $0.finding))" }
    if cells.count > limit { parts.append("and \(cells.count - limit) more") }
    return VisibleText.collapsed(
      "Overview of \(Figure.count(cells.count, "control")) by worst finding. "
        + parts.joined(separator: "; "), limit: 1500)
  }

  /// What the sheet leaves out, empty if nothing.
  var remark: String {
    hiddenControls > 0 ? "\(Figure.count(hiddenControls, "control")) more are not shown" : ""
  }

  /// The picture as an SVG document.
  func svg() -> String {
    let columns = min(cells.count, Self.columns)
    let rows = (cells.count + columns - 1) / columns
    let pitch = (x: Self.cell.width + CardLayout.gap, y: Self.cell.height + CardLayout.gap)
    let width = 2 * CardLayout.margin + Double(columns) * pitch.x - CardLayout.gap
    var height = 2 * CardLayout.margin + Double(rows) * pitch.y - CardLayout.gap
    if hiddenControls > 0 { height += 22 }
    var writer = PictureWriter()
    writer.openPicture(width: width, height: height, title: description)
    for (index, cell) in cells.enumerated() {
      paint(
        cell,
        at: Point(
          x: CardLayout.margin + Double(index % columns) * pitch.x,
          y: CardLayout.margin + Double(index / columns) * pitch.y), into: &writer)
    }
    if hiddenControls > 0 {
      writer.label(
        remark, at: Point(x: CardLayout.margin, y: height - 14), size: 12,
        color: ReportPalette.secondaryInk)
    }
    writer.close()
    return writer.string + "\n"
  }

  private func paint(_ cell: Cell, at origin: Point, into writer: inout PictureWriter) {
    writer.rectangle(
      Rect(x: origin.x, y: origin.y, width: Self.cell.width, height: Self.cell.height), radius: 10,
      fill: ReportPalette.card.hex, stroke: ReportPalette.cardBorder, width: 1)
    writer.place(cell.drawing, at: origin)
    let status = cell.finding.status
    let lines: [(text: String, size: Double, color: Color, isBold: Bool)] = [
      (cell.name, 13, ReportPalette.ink, true),
      (status.sign + " " + Self.verdict(of: cell.finding), 12, status.color, true),
      (Self.occasion(of: cell.finding), 11, ReportPalette.secondaryInk, false),
    ]
    for (index, line) in lines.enumerated() {
      let size = Self.size(of: line.text, wanted: line.size)
      writer.label(
        TextFit.fitting(line.text, width: Self.drawing.width, size: size, keepingEnd: index != 1),
        at: Point(
          x: origin.x + Self.area.x, y: origin.y + Self.area.maxY + 21 + Double(index) * 19),
        size: size, color: line.color, isBold: line.isBold)
    }
  }

  /// The size at which `text` fits on a card, `wanted` or a little less.
  private static func size(of text: String, wanted: Double) -> Double {
    let sizes = [wanted, wanted - 1, max(wanted - 2, 10)]
    return sizes.first { TextFit.width(of: text, size: $0) <= drawing.width } ?? wanted - 1
  }

  /// The worst result in few words, such as `Failed: label 2.43:1 of 4.5:1`.
  private static func verdict(of finding: Finding) -> String {
    let subject = finding.part == "any" ? finding.ruleID : finding.part
    guard let measurement = finding.measurement else {
      return "\(finding.status.title): \(subject)"
    }
    // An extent says by itself what it is about.
    let figure = measurement.measuredText.compact + " of " + measurement.requiredText.typeset
    return "\(finding.status.title): "
      + (measurement.quantity == .targetSize ? "" : subject + " ") + figure
  }

  private static func occasion(of finding: Finding) -> String {
    [finding.state?.name, finding.appearance].compactMap { $0 }.joined(separator: ", ")
  }
}

extension AuditedControl {
  /// The check that needs a look most, `nil` if none does.
  fileprivate var worstFinding: Finding? {
    var worst: Finding?
    for finding in findings where finding.needsAttention {
      guard let known = worst, known.urgency >= finding.urgency else {
        worst = finding
        continue
      }
    }
    return worst
  }

  /// The first rendition that `finding` is about and that can be drawn from `sceneCount` scenes.
  fileprivate func rendition(of finding: Finding, sceneCount: Int) -> Rendition? {
    control.renditions.first { rendition in
      (0..<sceneCount).contains(rendition.scene)
        && (finding.state == nil || finding.state == rendition.state)
        && (finding.appearance == nil || finding.appearance == rendition.appearance.name)
    }
  }
}
