internal import Audit
internal import ColorMath
internal import Geometry
internal import SceneModel

/// The picture of a control: a card for each state, a row for each appearance.
struct ControlPicture {
  /// Most cards of one picture; further states are in the report's table.
  private static let cardLimit = 32

  private let source: AuditedSource
  private let audited: AuditedControl
  private let groups: LetteredGroups
  private struct Row {
    var appearance: String
    /// Who sees the cards, `nil` for people who see all colours.
    var deficiency: ColorVisionDeficiency?
    var cards: [CardContent] = []

    var heading: String {
      deficiency.map { "as seen with \($0.rawValue): " + appearance } ?? "appearance: " + appearance
    }
  }

  private var rows: [Row] = []
  private var omissions: PictureOmissions
  /// What the picture shows, for those who do not see it.
  let description: String

  /// Where the layers of the scenes lie.
  private var boxes = SceneBoxes()

  /// The picture of `audited` of `source`.
  init(_ audited: AuditedControl, of source: AuditedSource) {
    self.source = source
    self.audited = audited
    groups = LetteredGroups(audited)
    omissions = PictureOmissions(groups)
    description = Self.description(of: audited.control, groups)
    makeRows()
  }

  private struct Occasion: Hashable {
    var state: ControlState
    var appearance: String
  }

  private mutating func makeRows() {
    let checks = checksByOccasion()
    var cardCount = 0
    for rendition in audited.control.renditions
    where source.scenes.indices.contains(rendition.scene) {
      guard cardCount < Self.cardLimit else {
        omissions.hiddenCards += 1
        continue
      }
      cardCount += 1
      let name = rendition.appearance.name
      let row = rows.firstIndex { $0.appearance == name } ?? rows.count
      if row == rows.count { rows.append(Row(appearance: name)) }
      let occasion = Occasion(state: rendition.state, appearance: name)
      rows[row].cards.append(
        CardContent(
          rendition, checks: checks[occasion, default: []],
          boxes: boxes.boxes(of: rendition.scene, in: source)))
    }
    dropQuietRows()
    dropRepeatedRows(checks)
    cardCount = rows.reduce(0) { $0 + $1.cards.count }
    for index in rows.indices { addSuggestions(to: index, checks, &cardCount) }
    addSimulations(cardCount)
  }

  /// Shows the first pair of states that only colours tell apart to people who see fewer of them.
  private mutating func addSimulations(_ cardCount: Int) {
    let pair = pairToldApartByColor
    let deficiencies = ColorVisionDeficiency.allCases
    guard !pair.isEmpty, cardCount + pair.count * deficiencies.count <= Self.cardLimit else {
      return
    }
    for deficiency in deficiencies {
      rows.append(
        Row(
          appearance: pair[0].appearance.name, deficiency: deficiency,
          cards: pair.map { CardContent($0, seenWith: deficiency) }))
    }
  }

  /// The renditions of the first check that compares two states, empty if there is none.
  private var pairToldApartByColor: [Rendition] {
    for finding in audited.findings where finding.severity != nil {
      guard let compared = finding.comparedState, let state = finding.state else { continue }
      let renditions = [compared, state].compactMap { state in
        audited.control.renditions.first {
          $0.state == state && $0.appearance.name == finding.appearance
            && source.scenes.indices.contains($0.scene)
        }
      }
      if renditions.count == 2 { return renditions }
    }
    return []
  }

  /// Leaves out the appearances in which nothing is pointed out, but never all of them.
  private mutating func dropQuietRows() {
    let quiet = rows.filter { row in row.cards.allSatisfy(\.marks.isEmpty) }
    guard quiet.count < rows.count else { return }
    for row in quiet { omissions.leaveOut(row.appearance) }
    rows.removeAll { row in row.cards.allSatisfy(\.marks.isEmpty) }
  }

  /// Leaves out the appearances in which only what earlier ones show needs a look.
  private mutating func dropRepeatedRows(
    _ checks: [Occasion: [(finding: Finding, letter: String?)]]
  ) {
    var shown: Set<String> = []
    rows.removeAll { row in
      let letters = row.cards.flatMap { card in
        checks[Occasion(state: card.rendition.state, appearance: row.appearance), default: []]
          .compactMap(\.letter)
      }
      let isRepeated = !letters.isEmpty && letters.allSatisfy { shown.contains($0) }
      shown.formUnion(letters)
      if isRepeated { omissions.leaveOut(row.appearance) }
      return isRepeated
    }
  }

  /// The checks of each state and appearance; one that speaks for several is shown on the first.
  private func checksByOccasion() -> [Occasion: [(finding: Finding, letter: String?)]] {
    var checks: [Occasion: [(finding: Finding, letter: String?)]] = [:]
    for entry in groups.entries {
      for finding in entry.group.findings {
        let rendition = audited.control.renditions.first { rendition in
          (finding.state == nil || finding.state == rendition.state)
            && (finding.appearance == nil || finding.appearance == rendition.appearance.name)
        }
        guard let rendition else { continue }
        let occasion = Occasion(
          state: rendition.state, appearance: rendition.appearance.name)
        checks[occasion, default: []].append((finding, entry.letter))
      }
    }
    return checks
  }

  private mutating func addSuggestions(
    to row: Int, _ checks: [Occasion: [(finding: Finding, letter: String?)]],
    _ cardCount: inout Int
  ) {
    for card in rows[row].cards {
      let occasion = Occasion(state: card.rendition.state, appearance: rows[row].appearance)
      guard cardCount < Self.cardLimit,
        let mended = Self.mendable(checks[occasion, default: []].map(\.finding)),
        let change = mended.bestColorChange
      else { continue }
      let group = groups.entries.first { entry in
        entry.group.findings.contains { $0.fingerprint == mended.fingerprint }
      }?.group
      rows[row].cards.append(
        CardContent(
          card.rendition, showing: change, for: mended, of: group ?? FindingGroup([mended])))
      cardCount += 1
    }
  }

  /// The most urgent of the failures that another colour mends.
  ///
  /// Only those of the worst severity count: a change that mends a lesser one must not look as if
  /// all were well.
  private static func mendable(_ findings: [Finding]) -> Finding? {
    let failures = findings.filter { $0.isContrast && $0.severity != nil }
    let worst = failures.compactMap(\.severity).max()
    return failures.filter { $0.severity == worst && $0.bestColorChange != nil }
      .stablySorted { $0.urgency > $1.urgency }.first
  }

  /// What the picture of `control` with the checks of `groups` shows, for those who do not see it.
  static func description(of control: Control, _ groups: LetteredGroups) -> String {
    let limit = 12
    var facts: [(text: String, letters: [String])] = []
    var indices: [String: Int] = [:]
    for entry in groups.entries {
      guard let letter = entry.letter else { continue }
      let finding = entry.group.first
      let text = "\(finding.part) \(finding.measuredInWords) (\(entry.group.places))"
      if let index = indices[text] {
        facts[index].letters.append(letter)
      } else {
        indices[text] = facts.count
        facts.append((text, [letter]))
      }
    }
    var parts = facts.prefix(limit).map { $0.letters.joined(separator: ", ") + ": " + $0.text }
    if facts.count > limit { parts.append("and \(facts.count - limit) more") }
    return VisibleText.collapsed(
      "\(control.name), \(control.role.rawValue). " + parts.joined(separator: "; "),
      limit: 1500)
  }

  /// The picture as an SVG document.
  func svg() -> String {
    var boxes = self.boxes
    let cards = rows.flatMap(\.cards)
    let layout = CardLayout(views: cards.map { $0.view(boxes: boxes.bounds(of: $0, in: source)) })
    let painter = CardPainter(layout: layout)
    let columns = min(layout.columns, rows.reduce(1) { max($0, $1.cards.count) })
    let pitch = layout.cardWidth + CardLayout.gap
    var writer = PictureWriter()
    let remarks = self.remarks
    var y = CardLayout.margin
    var places: [(row: Int, card: Int, origin: Point, height: Double)] = []
    var headings: [(text: String, y: Double)] = []
    for (rowIndex, row) in rows.enumerated() {
      headings.append((row.heading, y + 11))
      y += 22
      for start in stride(from: 0, to: row.cards.count, by: columns) {
        let line = start..<min(start + columns, row.cards.count)
        let height = line.reduce(0) { max($0, painter.height(of: row.cards[$1])) }
        for card in line {
          let x = CardLayout.margin + Double(card - start) * pitch
          places.append((rowIndex, card, Point(x: x, y: y), height))
        }
        y += height + CardLayout.gap
      }
    }
    y += Double(remarks.count) * 18
    let width = 2 * CardLayout.margin + Double(columns) * pitch - CardLayout.gap
    writer.openPicture(
      width: width, height: y + CardLayout.margin - CardLayout.gap, title: description)
    for heading in headings {
      writer.label(
        TextFit.fitting(heading.text, width: width - 32, size: 13),
        at: Point(x: CardLayout.margin, y: heading.y), size: 13,
        color: ReportPalette.secondaryInk, isBold: true)
    }
    for place in places {
      let card = rows[place.row].cards[place.card]
      painter.paint(
        card, at: place.origin, height: place.height, scene: source.scenes[card.rendition.scene],
        boxes: boxes.bounds(of: card, in: source), into: &writer)
    }
    for (index, remark) in remarks.enumerated() {
      let line = y - Double(remarks.count - 1 - index) * 18 - 4
      writer.label(
        TextFit.fitting(remark, width: width - 32, size: 12),
        at: Point(x: CardLayout.margin, y: line), size: 12, color: ReportPalette.secondaryInk)
    }
    writer.close()
    return writer.string + "\n"
  }

  /// What the picture leaves out.
  private var remarks: [String] {
    let cards = rows.flatMap(\.cards)
    let drawn = cards.flatMap { $0.results.compactMap(\.letter) + $0.marks.map(\.letter) }
    return omissions.remarks(beside: rows.map(\.appearance), drawn: Set(drawn))
  }
}

extension Finding {
  /// The first suggested colour that passes everywhere, else the first at all.
  fileprivate var bestColorChange: Suggestion.ColorChange? {
    var first: Suggestion.ColorChange?
    for suggestion in suggestions {
      guard case .color(let change) = suggestion.change else { continue }
      if change.stillFailing == 0 { return change }
      first = first ?? change
    }
    return first
  }

  /// The outcome in words, such as `3.45:1, needs 4.5:1`.
  var measuredInWords: String {
    switch verdict {
    case .incomplete(let cause): return "not checked, " + cause.detail
    case .pass, .fail, .exempt:
      guard let measurement else { return message }
      let kind = isContrast ? "contrast " : ""
      return kind + measurement.measuredText.typeset + ", needs "
        + measurement.requiredText.typeset
    }
  }
}
