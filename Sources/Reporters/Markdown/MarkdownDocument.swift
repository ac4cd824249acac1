internal import Audit

/// A Markdown report made of blocks, some of which give way where the report would be too long.
struct MarkdownDocument {
  /// The finished report.
  private(set) var text = ""
  /// Its pictures.
  private(set) var assets: [ReportAsset] = []

  /// Room for saying what was left out, and for headings that come with what is kept.
  private static let reserve = 700

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
  /// What was left out, in words.
  private var omissions: [String] = []

  /// A part of the report without which it still says what fails; the words say what it lists.
  private enum Block: String, CaseIterable {
    case unreadable = "unreadable inputs"
    case projects
    case regressed = "what has become worse"
    case notChecked = "what was not checked"
    case expiring = "expiring suppressions"
    case alike = "controls with the same findings"
    case palette
    case fixed = "what is fixed"
    case quiet = "controls without findings"
    case diagnostics = "reservations"
    case passedOver = "files passed over"
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
    let all = sections
    fill(keptAnchors: Set(all.map(\.anchor)))
    measure()
    let isShortened = remaining < 0
    if isShortened {
      let linkSizes = linkSizes
      shorten()
      // Links to sections that are gone would lead nowhere; without them all is shorter still.
      let rowCount = rows.count
      fill(keptAnchors: Set(sections.map(\.anchor)))
      let others = Array(rows[rowCount...])
      rows.removeLast(others.count)
      measure()
      takeBack(others)
      if rows.count == failures.count { takeBackSections(of: all, linkSizes: linkSizes) }
    }
    write(isShortened: isShortened, sectionCount: all.count)
  }

  /// Sets what is left of the limit beside everything that is in the report.
  private mutating func measure() {
    remaining = limit.count - size(overview.head) - size(overview.reproduction) - Self.reserve
    remaining -= size(sheet)
    remaining -= rows.reduce(0) { $0 + size($1) } + blocks.values.reduce(0) { $0 + size($1) }
    remaining -= sections.reduce(0) { $0 + size($1.text) + 1 }
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

  private mutating func write(isShortened: Bool, sectionCount: Int) {
    text = overview.head + (blocks[.unreadable] ?? "") + (blocks[.projects] ?? "")
    if isShortened {
      var shown = "\(rows.count) of \(Figure.count(failures.count, "failure"))"
      if sections.count < sectionCount {
        shown += " and \(sections.count) of \(Figure.count(sectionCount, "control section"))"
      }
      text += overview.shortened(shown: shown, without: omissions, limit)
    }
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
    guard let text = blocks[block], !text.isEmpty else { return }
    remaining += size(text)
    blocks[block] = ""
    omissions.append(block.rawValue)
  }

  /// Gives up, in order: passed details, pictures, sections from the least severe up, rows from the
  /// end, and last what could not be measured or read.
  private mutating func shorten() {
    dropPassedDetails()
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

  private mutating func dropPassedDetails() {
    var count = 0
    for index in sections.indices where remaining < 0 && !sections[index].passedDetails.isEmpty {
      remaining += size(sections[index].passedDetails)
      sections[index].passedDetails = ""
      count += 1
    }
    if count > 0 { omissions.append("passed checks of \(Figure.count(count, "control"))") }
  }

  private mutating func dropPictures() {
    if !assets.isEmpty { omissions.append("pictures") }
    assets = []
    remaining += size(sheet)
    sheet = ""
    for index in sections.indices {
      remaining += size(sections[index].picture)
      sections[index].picture = ""
    }
  }

  private mutating func dropSections() {
    var dropped: Set<String> = []
    for section in bySeverity(sections).reversed() where remaining < 0 {
      remaining += size(section.text) + 1
      dropped.insert(section.anchor)
    }
    sections.removeAll { dropped.contains($0.anchor) }
  }

  /// The most severe first, equal ones as in the report.
  private func bySeverity(_ sections: [MarkdownControlSection]) -> [MarkdownControlSection] {
    sections.stablySorted { $0.attention > $1.attention }
  }

  /// Takes back of the rows that were given up as many as fit.
  private mutating func takeBack(_ others: [String]) {
    for row in others {
      guard size(row) <= remaining else { return }
      remaining -= size(row)
      rows.append(row)
    }
  }

  /// Takes back those sections that fit, the most severe first: a long one that does not must not
  /// take the room of all others.
  private mutating func takeBackSections(
    of all: [MarkdownControlSection], linkSizes: [String: Int]
  ) {
    var kept = Set(sections.map(\.anchor))
    for var section in bySeverity(all) where !kept.contains(section.anchor) {
      (section.picture, section.passedDetails) = ("", "")
      let cost = size(section.text) + 1 + linkSizes[section.anchor, default: 0]
      guard cost <= remaining else { continue }
      remaining -= cost
      kept.insert(section.anchor)
    }
    let own = Dictionary(sections.map { ($0.anchor, $0) }) { first, _ in first }
    sections = all.filter { kept.contains($0.anchor) }.map { section in
      var short = section
      (short.picture, short.passedDetails) = ("", "")
      return own[section.anchor] ?? short
    }
    fill(keptAnchors: kept)
  }

  /// How much the links to each section take, at most, by its anchor.
  private var linkSizes: [String: Int] {
    var counts: [String: Int] = [:]
    for text in rows + Array(blocks.values) {
      for link in text.split(separator: "](#").dropFirst() {
        counts[String(link.prefix { $0 != ")" }), default: 0] += 1
      }
    }
    var sizes: [String: Int] = [:]
    for section in sections {
      let letters = section.groups.entries.compactMap(\.letter).joined(separator: ", ")
      let link = size("[](#\(section.anchor)) (\(letters))")
      sizes[section.anchor] = counts[section.anchor, default: 0] * link
    }
    return sizes
  }
}
