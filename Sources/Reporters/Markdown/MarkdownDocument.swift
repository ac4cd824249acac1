internal import Audit

/// A Markdown report made of blocks, some of which give way where the report would be too long.
struct MarkdownDocument {
  /// The finished report.
  private(set) var text = ""
  /// Its pictures.
  private(set) var assets: [ReportAsset] = []

  private let report: AuditReport
  private let overview: MarkdownOverview
  private let byteLimit: Int
  private let anchors: MarkdownAnchors
  private let detailed: DetailedControls
  private let palette: MarkdownPalette
  private var sheet = ""
  private var sections: [MarkdownControlSection]
  private var failures: [MarkdownFailure]

  init(_ report: AuditReport, context: ReporterContext, byteLimit: Int) {
    self.report = report
    self.byteLimit = byteLimit
    overview = MarkdownOverview(report, context: context)
    var anchors = MarkdownAnchors(report, headings: MarkdownOverview.headings)
    let detailed = DetailedControls(report)
    let builder = MarkdownSectionBuilder(
      report, detailed: detailed, context: context, anchors: &anchors)
    self.anchors = anchors
    self.detailed = detailed
    sections = builder.sections
    failures = MarkdownFailure.failures(
      of: report, sections: builder.sections, anchors: anchors, context: context)
    palette = MarkdownPalette(report, context: context)
    assets = builder.assets + palette.assets
    if let baseName = context.baseName, let sheet = OverviewSheet(report, detailed: detailed) {
      let asset = ReportAsset(
        path: baseName + "-assets/" + OverviewSheet.fileName, content: sheet.svg())
      assets.append(asset)
      self.sheet = "\n## Overview\n" + MarkdownText.picture(asset.path, of: sheet.description)
    }
    assemble()
  }

  private mutating func assemble() {
    let before = overview.before
    let after = overview.after
    let all = Set(sections.map(\.anchor))
    var remaining = byteLimit - before.utf8.count - after.utf8.count - 400
    remaining -= sheet.utf8.count + palette.text(withPictures: true).utf8.count
    remaining -= failures.reduce(0) { $0 + $1.row(number: 0, anchors: all).utf8.count + 8 }
    remaining -= alike(keptAnchors: all).utf8.count
    var isShortened = false
    shorten(&remaining, &isShortened)
    let kept = Set(sections.map(\.anchor))
    var rows: [String] = []
    for (index, failure) in failures.enumerated() {
      rows.append(failure.row(number: index + 1, anchors: kept))
    }
    var overflow = -remaining
    let total = rows.count
    while overflow > 0, let last = rows.popLast() {
      overflow -= last.utf8.count
      isShortened = true
    }
    text = before
    if isShortened { text += overview.shortened(shown: rows.count, of: total, limit: byteLimit) }
    text += sheet + overview.failures(rows: rows)
    text += overview.notChecked(anchors: anchors, keptAnchors: kept)
    if !sections.isEmpty {
      text += "\n## Controls\n"
      for section in sections { text += "\n" + section.text }
    }
    text += alike(keptAnchors: kept)
    text += palette.text(withPictures: !assets.isEmpty)
    text += after
  }

  private func alike(keptAnchors: Set<String>) -> String {
    overview.alike(detailed, anchors: anchors, keptAnchors: keptAnchors)
  }

  /// Gives up, in order: passed details, pictures, sections from the least severe up.
  private mutating func shorten(_ remaining: inout Int, _ isShortened: inout Bool) {
    remaining -= sections.reduce(0) { $0 + $1.text.utf8.count + 1 }
    remaining -=
      overview.notChecked(anchors: anchors, keptAnchors: Set(sections.map(\.anchor))).utf8.count
    guard remaining < 0 else { return }
    isShortened = true
    for index in sections.indices where remaining < 0 {
      remaining += sections[index].passedDetails.utf8.count
      sections[index].passedDetails = ""
    }
    guard remaining < 0 else { return }
    assets = []
    remaining += sheet.utf8.count
    sheet = ""
    for index in sections.indices {
      remaining += sections[index].picture.utf8.count
      sections[index].picture = ""
    }
    guard remaining < 0 else { return }
    let order = sections.indices.sorted {
      (sections[$0].attention, -$0) < (sections[$1].attention, -$1)
    }
    var dropped: Set<Int> = []
    for index in order where remaining < 0 {
      remaining += sections[index].text.utf8.count + 1
      dropped.insert(index)
    }
    sections = sections.indices.filter { !dropped.contains($0) }.map { sections[$0] }
  }
}
