internal import Audit
internal import ColorMath
internal import Geometry
internal import SceneModel

/// What one card of a control's picture says and shows: a state in an appearance.
struct CardContent {
  /// Most results that a card lists.
  private static let resultLimit = 5

  /// A check's result in one line.
  struct Result {
    var letter: String?
    /// What was measured, or which part it is about.
    var figure: String
    /// The verdict in words, such as `fails 4.5:1`.
    var verdict: String
    var status: FindingStatus
    /// What more there is to say under the first result.
    var note: String = ""
    /// The colours that the note names.
    var swatches: [Color] = []
  }

  /// A spot that the picture points out.
  struct Mark {
    var letter: String
    /// Bounding box in scene points.
    var box: Rect
    /// The area that takes no taps, in scene points.
    var deadArea: Path?
    /// The layers that it is about.
    var layers: [Int]
  }

  var title: String
  var rendition: Rendition
  /// The suggested change that the card shows applied.
  var change: Suggestion.ColorChange?
  /// The colour vision that the card shows the control to.
  var deficiency: ColorVisionDeficiency?
  var results: [Result] = []
  var marks: [Mark] = []
  /// How many results did not fit.
  var hiddenResults = 0
  /// The size of the target, or of the control.
  var footer: String

  /// The card of `rendition` with the results of `checks`.
  init(
    _ rendition: Rendition, checks: [(finding: Finding, letter: String?)], boxes: [Rect?]
  ) {
    self.rendition = rendition
    title = rendition.state.name
    footer = Self.footer(of: rendition, checks: checks.map(\.finding))
    let urgent = checks.filter { $0.finding.status != .passed }.stablySorted(by: Self.isBefore)
    // A card without trouble shows what its contrast is, the figure that other cards lack.
    let quiet = checks.filter { $0.finding.status == .passed && $0.finding.isContrast }
      .stablySorted(by: Self.isBefore).prefix(1)
    let shown = urgent + quiet
    for (index, check) in shown.enumerated() {
      guard results.count < Self.resultLimit else {
        hiddenResults = shown.count - index
        break
      }
      results.append(Result(check.finding, letter: check.letter, isFirst: index == 0))
    }
    // Where something fails, what could not be checked is listed, but not pointed out.
    let failures = urgent.filter { $0.finding.status.isFailure }
    for case (let finding, let letter?) in (failures.isEmpty ? urgent : failures)
    where marks.count < Self.resultLimit {
      marks.append(Mark(finding, letter: letter, rendition: rendition, boxes: boxes))
    }
  }

  /// The card of the same rendition with `change` applied, which gives `finding` of `group` a new
  /// ratio.
  init(
    _ rendition: Rendition, showing change: Suggestion.ColorChange, for finding: Finding,
    of group: FindingGroup
  ) {
    self.rendition = rendition
    self.change = change
    title = rendition.state.name + ", suggested"
    let required = finding.measurement.map { " " + $0.requiredText } ?? ""
    results = [
      Result(
        figure: Figure.ratio(change.ratio) + ":1", verdict: "passes" + required, status: .passed,
        note: change.before.hex + " to " + change.after.hex,
        swatches: [change.before, change.after])
    ]
    let mended = group.mendedCount(by: change)
    // That one card passes must not look as if all of its letter did.
    footer =
      mended < group.findings.count
      ? "repairs \(mended) of \(group.findings.count) checks"
      : change.shortfall("") ?? "changes " + change.definition.name
  }

  /// The card of `rendition` as people with `deficiency` see it.
  init(_ rendition: Rendition, seenWith deficiency: ColorVisionDeficiency) {
    self.rendition = rendition
    self.deficiency = deficiency
    title = rendition.state.name
    footer = "simulated"
  }

  /// Failures by urgency; of the others the label's contrast first.
  private static func isBefore(
    _ first: (finding: Finding, letter: String?), _ second: (finding: Finding, letter: String?)
  ) -> Bool {
    if first.finding.status.isFailure, second.finding.status.isFailure {
      return first.finding.urgency > second.finding.urgency
    }
    func rank(_ finding: Finding) -> Int {
      if finding.status.isFailure { return 0 }
      if finding.status == .notChecked { return 1 }
      guard finding.isContrast else { return 4 }
      return finding.part == "label" ? 2 : 3
    }
    return rank(first.finding) < rank(second.finding)
  }

  private static func footer(of rendition: Rendition, checks: [Finding]) -> String {
    // A stand-in for an extent that nobody knows is no size to show.
    var size = rendition.sizeEvidence.isPartial ? "" : "frame " + extent(rendition.frame)
    var coverage = ""
    for finding in checks {
      switch finding.measurement?.details {
      case .target(let target)?:
        if target.bounds != nil { size = target.text.compact + " pt" }
      case .coverage? where finding.part == "hit-area" && finding.verdict == .pass:
        coverage = "all takes taps"
      case .coverage?, .contrast?, .overlap?, nil: break
      }
    }
    return [size, coverage].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func extent(_ rect: Rect) -> String {
    Figure.extent(rect.width, rect.height).typeset + " pt"
  }
}

extension CardContent.Result {
  fileprivate init(_ finding: Finding, letter: String?, isFirst: Bool) {
    status = finding.status
    self.letter = letter
    let measured = finding.measurement?.measuredText.compact
    // What concerns no part of the control is called by its rule.
    figure = measured ?? (finding.part == "any" ? finding.ruleID : finding.part)
    switch finding.measurement?.quantity {
    case .contrast? where !isFirst: figure = finding.part + " " + figure
    case .coverage?: figure += finding.part == "frame" ? " of frame live" : " takes taps"
    case .overlap?: figure += " covered"
    case .contrast?, .targetSize?, nil: break
    }
    let required = finding.measurement.map { " " + $0.requiredText.typeset } ?? ""
    switch finding.verdict {
    case .fail where finding.standing.isAccepted, .incomplete where finding.standing.isAccepted:
      verdict = finding.status.rawValue
    case .fail: verdict = "fails" + (finding.measurement?.quantity == .overlap ? "" : required)
    case .pass: verdict = "passes" + required
    case .exempt: verdict = "exempt"
    case .incomplete: verdict = "not checked"
    }
    switch finding.measurement?.details {
    case .contrast(let contrast)?:
      note = "\(contrast.foreground.hex) on \(contrast.background.hex)"
      swatches = [contrast.foreground, contrast.background]
    case .coverage(let coverage)?:
      if let dead = coverage.largestDeadRectangle {
        note = "dead: " + Figure.extent(dead.width, dead.height).typeset + " pt"
      }
    case .overlap(let overlap)?: note = "covered by " + overlap.ownerName
    case .target?: note = ""
    case nil: note = finding.reason ?? finding.message
    }
    if case .incomplete(let cause) = finding.verdict { (note, swatches) = (cause.detail, []) }
    if !isFirst { (note, swatches) = ("", []) }
  }
}

extension CardContent.Mark {
  /// The spot that `finding` is about.
  fileprivate init(_ finding: Finding, letter: String, rendition: Rendition, boxes: [Rect?]) {
    self.letter = letter
    box = rendition.frame
    layers = finding.layers
    switch finding.measurement?.details {
    case .target(let target)?: box = target.bounds ?? rendition.frame
    case .overlap(let overlap)?: box = overlap.bounds
    case .coverage(let coverage)?:
      box = coverage.largestDeadRectangle ?? rendition.frame
      deadArea = coverage.deadRegion.path
    case .contrast?, nil:
      let parts = finding.layers.compactMap { boxes.indices.contains($0) ? boxes[$0] : nil }
      if let first = parts.first { box = parts.dropFirst().reduce(first) { $0.union($1) } }
    }
  }
}

extension Finding {
  /// Whether the check measured a contrast ratio.
  var isContrast: Bool { measurement?.quantity == .contrast }
}

extension String {
  /// The text with the multiplication sign between extents.
  var typeset: String { replacing(" x ", with: " × ") }

  /// The same in as few characters as a card has room for.
  var compact: String { typeset.replacing("at least ", with: "≥ ") }
}

extension Array {
  /// The elements in the order of `areInIncreasingOrder`, equal ones as they came.
  func stablySorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if areInIncreasingOrder(first.element, second.element) { return true }
      if areInIncreasingOrder(second.element, first.element) { return false }
      return first.offset < second.offset
    }.map(\.element)
  }
}
