internal import Audit
internal import ColorMath
internal import SceneModel

/// The section of one control: its picture, its states, what to change and why.
struct MarkdownControlSection {
  /// The control's name as the source gives it.
  var name: String
  /// The section's anchor.
  var anchor: String
  /// How much the control needs a look.
  var attention: Int
  /// The control's checks.
  var groups: LetteredGroups
  /// Heading and introduction.
  var heading: String
  /// The picture, empty if there is none.
  var picture: String
  /// The table of states, the suggestions and the chains of definitions.
  var body: String
  /// The folded list of passed checks, empty if there are none.
  var passedDetails: String

  /// The whole section.
  var text: String { heading + picture + body + passedDetails }
}

/// Writes the sections of all controls with something to say.
struct MarkdownSectionBuilder {
  private(set) var sections: [MarkdownControlSection] = []
  private(set) var assets: [ReportAsset] = []
  private let placement: MarkdownPlacement

  init(
    _ report: AuditReport, detailed: DetailedControls, placement: MarkdownPlacement,
    anchors: inout MarkdownAnchors
  ) {
    self.placement = placement
    let folder = placement.pictureFolder
    let album = folder == nil ? nil : PictureAlbum(report, detailed: detailed)
    for (sourceIndex, source) in report.sources.enumerated() {
      for (index, audited) in source.controls.enumerated() {
        let place = ControlPlace(source: sourceIndex, control: index)
        guard detailed.contains(place), let attention = audited.attention else { continue }
        let groups = LetteredGroups(audited)
        let heading = anchors.heading(audited.control.name, path: source.path)
        var section = MarkdownControlSection(
          name: audited.control.name, anchor: anchors[place], attention: attention,
          groups: groups, heading: introduction(audited, heading, anchor: anchors[place]),
          picture: "", body: body(groups, audited.foldedStates),
          passedDetails: passedDetails(groups))
        if let (fileName, picture) = album?[place] {
          let path = (folder ?? "") + "/" + fileName
          assets.append(ReportAsset(path: path, draw: picture.svg))
          section.picture = MarkdownText.picture(
            placement.address(ofPicture: path), of: picture.description)
        }
        sections.append(section)
      }
    }
  }

  private func introduction(
    _ audited: AuditedControl, _ heading: String, anchor: String
  ) -> String {
    let control = audited.control
    var text = "### <a id=\"\(anchor)\"></a>\(MarkdownText.plain(heading, limit: .max))\n\n"
    // A pair of colours or a list of them is no control, and no drawing either.
    text += control.role == .drawing ? "Defined" : "A \(control.role.rawValue)"
    text += " in \(place(control.location))."
    return text + "\n"
  }

  private func body(_ groups: LetteredGroups, _ folded: [FoldedState]) -> String {
    stateTable(groups) + folded.map(row).joined() + suggestions(groups) + chains(groups)
  }

  /// The row of a state that has no checks of its own.
  private func row(_ folded: FoldedState) -> String {
    let like = MarkdownText.plain(folded.like.name)
    return MarkdownText.row([
      "\(MarkdownText.plain(folded.state.name)) = \(like)", "As \(like)", "all", "", "",
      "looks exactly like \(like)",
    ])
  }

  // A passed check belongs into the table where the same check fails in another state.
  private func stateTable(_ groups: LetteredGroups) -> String {
    let troubled = Set(
      groups.entries.filter { $0.letter != nil }
        .map { $0.group.first.ruleID + " " + $0.group.first.part })
    var text =
      "\n"
      + MarkdownText.header(
        ["State", "Status", "Check", "Measured", "Required", "Detail"],
        numeric: ["Measured", "Required"])
    for entry in groups.entries {
      let finding = entry.group.first
      guard finding.status != .passed || troubled.contains(finding.ruleID + " " + finding.part)
      else { continue }
      text += MarkdownText.row([
        MarkdownText.plain(entry.group.places), entry.status,
        "\(finding.ruleID), \(MarkdownText.plain(finding.part))",
        finding.measurement?.measuredText.typeset ?? "",
        finding.measurement?.requiredText.typeset ?? "", detail(of: finding),
      ])
    }
    return text
  }

  /// What stands behind a figure.
  private func detail(of finding: Finding) -> String {
    var parts: [String] = []
    switch finding.measurement?.details {
    case .contrast(let contrast)?:
      parts.append("`\(contrast.foreground.hex)` on `\(contrast.background.hex)`")
      if Figure.ratio(contrast.minimum) != Figure.ratio(contrast.maximum) {
        parts.append(
          "\(Figure.ratio(contrast.minimum)) to \(Figure.ratio(contrast.maximum)) over the area, "
            + "\(Figure.percentage(contrast.failingShare)) of it below")
      }
      if let window = contrast.assumedWindow { parts.append("window `\(window.hex)` assumed") }
      if contrast.isClipped { parts.append("colours clipped to sRGB") }
    case .target(let target)?:
      if let gap = target.spacing { parts.append("\(Figure.length(gap)) to the next target") }
    case .coverage(let coverage)?:
      if let dead = coverage.largestDeadRectangle, finding.status.isFailure {
        parts.append("dead: " + Figure.extent(dead.width, dead.height).typeset)
      }
      if let frame = coverage.frameCoverage, finding.part != "frame" {
        parts.append(Figure.percentage(frame) + " of the frame")
      }
    case .overlap(let overlap)?:
      parts.append("covered by \(MarkdownText.plain(overlap.ownerName, limit: 80))")
    case nil where finding.reason == nil: parts.append(MarkdownText.plain(finding.statement))
    case nil: break
    }
    if let reason = finding.reason { parts.append(MarkdownText.plain(reason)) }
    return parts.joined(separator: "; ")
  }

  private func suggestions(_ groups: LetteredGroups) -> String {
    let lines = MarkdownSuggestion.suggestions(for: groups).map {
      "- " + $0.text(pathToRoot: placement.pathToRoot) + "\n"
    }
    return lines.isEmpty ? "" : "\nWhat to change:\n\n" + lines.joined()
  }

  /// Where the colours and sizes of failed checks come from, folded.
  private func chains(_ groups: LetteredGroups) -> String {
    var chains: [(provenance: Provenance, subject: String, letters: [String])] = []
    var indices: [Provenance: Int] = [:]
    func add(_ provenance: Provenance, _ subject: String, _ letter: String) {
      guard !provenance.definitions.isEmpty else { return }
      if let index = indices[provenance] {
        if chains[index].letters.last != letter { chains[index].letters.append(letter) }
      } else {
        indices[provenance] = chains.count
        chains.append((provenance, subject, [letter]))
      }
    }
    for case (let group, let letter?) in groups.entries.map({ ($0.group, $0.letter) }) {
      add(group.first.provenance, group.first.part, letter)
      if case .contrast(let contrast)? = group.first.measurement?.details {
        add(contrast.backgroundProvenance, "background", letter)
      }
    }
    guard !chains.isEmpty else { return "" }
    let limit = 40
    let text = chains.map { chain in
      let title =
        "\(chain.letters.joined(separator: ", ")), \(MarkdownText.plain(chain.subject)):\n\n"
      let steps = chain.provenance.definitions.prefix(limit).enumerated().map { index, step in
        "\(index + 1). \(MarkdownText.code(step.name, limit: 120)) is "
          + "\(MarkdownText.code(step.value, limit: 200)), \(place(step.location))\n"
      }
      return title + steps.joined()
    }.joined(separator: "\n")
    return "\n" + MarkdownText.details("Where these values come from", text)
  }

  private func passedDetails(_ groups: LetteredGroups) -> String {
    let passed = groups.entries.filter { $0.group.first.status == .passed }
    guard !passed.isEmpty else { return "" }
    let count = passed.reduce(0) { $0 + $1.group.findings.count }
    let lines = passed.map { entry in
      let finding = entry.group.first
      return "- \(finding.ruleID) (\(MarkdownText.plain(entry.group.scope))): "
        + "\(MarkdownText.plain(finding.measuredInWords))\n"
    }
    return "\n"
      + MarkdownText.details(Figure.count(count, "check") + " passed", lines.joined())
  }

  private func place(_ location: SourceLocation) -> String {
    MarkdownText.place(location, pathToRoot: placement.pathToRoot)
  }
}
