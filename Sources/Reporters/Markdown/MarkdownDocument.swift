internal import Audit

/// A Markdown report made of blocks, some of which give way where the report would be too long.
struct MarkdownDocument {
  /// The finished report.
  private(set) var text = ""
  /// Its pictures.
  private(set) var assets: [ReportAsset] = []

  /// Room for saying what was left out, and for headings that come with what is kept.
  private static let reserve = 400

  private let overview: MarkdownOverview
  private let limit: MarkdownLimit
  private let anchors: MarkdownAnchors
  private let detailed: DetailedControls
  private let palette: MarkdownPalette
  private var sheet = ""
  private var sections: [MarkdownControlSection]
  private let failures: [MarkdownFailure]
  private var rows: [String] = []
  /// The lists that only inform, in the order of the report; one that is left out is empty.
  private var blocks: [Block: String] = [:]
  /// What is left of the limit; negative for what is too much.
  private var remaining = 0

  /// A part of the report without which it still says what fails.
  private enum Block: CaseIterable {
    case unreadable, projects, regressed, notChecked, expiring, alike, palette, fixed, quiet
    case diagnostics, passedOver
  }

  init(_ report: AuditReport, placement: MarkdownPlacement, limit: MarkdownLimit) {
    self.limit = limit
    overview = MarkdownOverview(report, placement: placement)
    var anchors = MarkdownAnchors(report, headings: MarkdownOverview.headings)
    detailed = DetailedControls(report)
    let builder = MarkdownSectionBuilder(
      report, detailed: detailed, placement: placement, anchors: &anchors)
    self.anchors = anchors
    sections = builder.sections
    failures = MarkdownFailure.failures(
      of: report, sections: builder.sections, anchors: anchors, placement: placement)
    palette = MarkdownPalette(report, placement: placement)
    assets = builder.assets + palette.assets
    if let folder = placement.pictureFolder { addSheet(of: report, in: folder, placement) }
    assemble()
  }

  /// One picture of all controls, if there is more than one.
  private mutating func addSheet(
    of report: AuditReport, in folder: String, _ placement: MarkdownPlacement
  ) {
    let sheet = OverviewSheet(report, detailed: detailed)
    guard sheet.isWorthwhile else { return }
    let asset = ReportAsset(path: folder + "/" + OverviewSheet.fileName, content: sheet.svg())
    assets.append(asset)
    let picture = MarkdownText.picture(
      placement.address(ofPicture: asset.path), of: sheet.description)
    self.sheet = "\n## Overview\n" + picture
  }

  private mutating func assemble() {
    fill(keptAnchors: Set(sections.map(\.anchor)))
    remaining = limit.count - size(overview.head) - size(overview.reproduction) - Self.reserve
    remaining -= size(sheet)
    remaining -= rows.reduce(0) { $0 + size($1) } + blocks.values.reduce(0) { $0 + size($1) }
    remaining -= sections.reduce(0) { $0 + size($1.text) + 1 }
    let isShortened = remaining < 0
    if isShortened {
      let all = rows.count
      shorten()
      let kept = rows.count
      // Links to sections that are gone would lead nowhere; without them all is shorter still.
      fill(keptAnchors: Set(sections.map(\.anchor)))
      rows.removeLast(all - kept)
    }
    write(isShortened: isShortened)
  }

  /// Renders the rows and those blocks that are not left out, with links to `keptAnchors`.
  private mutating func fill(keptAnchors: Set<String>) {
    rows = failures.enumerated().map { $1.row(number: $0 + 1, anchors: keptAnchors) }
    for block in Block.allCases where blocks[block] != "" {
      blocks[block] =
        switch block {
        case .unreadable: overview.unreadable
        case .projects: overview.projects
        case .notChecked: overview.notChecked(anchors: anchors, keptAnchors: keptAnchors)
        case .regressed: overview.regressed
        case .expiring: overview.expiring
        case .fixed: overview.fixed
        case .alike: overview.alike(detailed, anchors: anchors, keptAnchors: keptAnchors)
        case .palette: palette.text(withPictures: !assets.isEmpty)
        case .quiet: overview.quietControls
        case .diagnostics: overview.diagnostics
        case .passedOver: overview.passedOver
        }
    }
  }

  private mutating func write(isShortened: Bool) {
    text = overview.head + (blocks[.unreadable] ?? "") + (blocks[.projects] ?? "")
    if isShortened { text += overview.shortened(shown: rows.count, of: failures.count, limit) }
    text += sheet + overview.failures(rows: rows) + (blocks[.regressed] ?? "")
    text += (blocks[.notChecked] ?? "") + (blocks[.expiring] ?? "")
    if !sections.isEmpty {
      text += "\n## Controls\n"
      for section in sections { text += "\n" + section.text }
    }
    for block in [Block.alike, .palette, .fixed, .quiet, .diagnostics, .passedOver] {
      text += blocks[block] ?? ""
    }
    text += overview.reproduction
  }

  private func size(_ text: String) -> Int { limit.size(of: text) }

  private mutating func drop(_ block: Block) {
    remaining += size(blocks[block] ?? "")
    blocks[block] = ""
  }

  /// Gives up, in order: passed details, pictures, sections from the least severe up, rows from the
  /// end, and last what could not be measured or read.
  private mutating func shorten() {
    for index in sections.indices where remaining < 0 {
      remaining += size(sections[index].passedDetails)
      sections[index].passedDetails = ""
    }
    for block in [Block.quiet, .passedOver, .fixed] where remaining < 0 { drop(block) }
    if remaining < 0 { dropPictures() }
    if remaining < 0 { dropSections() }
    for block in [Block.palette, .alike] where remaining < 0 { drop(block) }
    while remaining < 0, let last = rows.popLast() { remaining += size(last) }
    let last: [Block] = [
      .diagnostics, .expiring, .notChecked, .regressed, .projects, .unreadable,
    ]
    for block in last where remaining < 0 { drop(block) }
  }

  private mutating func dropPictures() {
    assets = []
    remaining += size(sheet)
    sheet = ""
    for index in sections.indices {
      remaining += size(sections[index].picture)
      sections[index].picture = ""
    }
  }

  private mutating func dropSections() {
    let order = sections.indices.sorted {
      (sections[$0].attention, -$0) < (sections[$1].attention, -$1)
    }
    var dropped: Set<Int> = []
    for index in order where remaining < 0 {
      remaining += size(sections[index].text) + 1
      dropped.insert(index)
    }
    sections = sections.indices.filter { !dropped.contains($0) }.map { sections[$0] }
  }
}
