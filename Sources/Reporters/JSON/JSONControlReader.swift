internal import Audit
internal import Geometry
internal import JSONReading
internal import RuleSets
internal import SceneModel

/// Reads a control of a JSON report with its checks.
struct JSONControlReader {
  private let control: Control
  private let foldedStates: [FoldedState]

  /// A reader of the checks of the control that `node` names.
  init(_ node: JSONNode) throws(JSONReportError) {
    control = Control(
      key: try node.string("key"), name: try node.string("name"),
      role: try node.choice("role", Role.init), location: try node.location(), renditions: [])
    foldedStates = try node.objects("foldedStates").map { (folded) throws(JSONReportError) in
      FoldedState(
        state: try folded.choice("state", ControlState.init(name:)),
        like: try folded.choice("like", ControlState.init(name:)))
    }
  }

  /// The control with `checks`.
  func control(with checks: ArraySlice<JSONValue>) throws(JSONReportError) -> AuditedControl {
    let findings = try checks.map { (check) throws(JSONReportError) in
      try finding(try JSONNode(check))
    }
    return AuditedControl(control: control, findings: findings, foldedStates: foldedStates)
  }

  private func finding(_ node: JSONNode) throws(JSONReportError) -> Finding {
    guard try node.string("control") == control.key else {
      throw node.error("this check belongs to another control than '\(control.key)'")
    }
    let rule = RuleSettings(
      id: try node.string("rule"), severity: nil, criterion: try node.string("criterion"))
    var finding = Finding(
      rule: rule, control: control, rendition: nil, part: try node.string("part"),
      verdict: try verdict(node), measurement: try measurement(node),
      message: try node.string("message"), location: try node.location(),
      provenance: try node.provenance("definitions"), text: try node.optionalString("text"))
    if try node.string("state") != "any" {
      finding.state = try node.choice("state", ControlState.init(name:))
    }
    let appearance = try node.string("appearance")
    finding.appearance = appearance == "any" ? nil : appearance
    if node.has("comparedState") {
      finding.comparedState = try node.choice("comparedState", ControlState.init(name:))
    }
    finding.isAdvice = try node.flag("advice")
    finding.standing = try JSONStanding.standing(node)
    finding.occurrence = try node.optionalInteger("occurrence") ?? 0
    finding.fingerprint = try node.string("fingerprint")
    finding.suggestions = try node.objects("suggestions").map {
      (suggestion) throws(JSONReportError) in Suggestion(try change(suggestion))
    }
    return finding
  }

  private func verdict(_ node: JSONNode) throws(JSONReportError) -> Verdict {
    let outcome = try node.string("outcome")
    switch outcome {
    case "passed": return .pass
    case "failed": return .fail(try node.choice("severity", Severity.init))
    case "exempt": return .exempt(try exemption(node))
    case "incomplete":
      let location = try node.optionalObject("causeLocation")
        .map { (place) throws(JSONReportError) in try place.location() }
      return .incomplete(
        IncompleteCause(
          try node.choice("reasonCode", IncompleteCause.Code.init), try node.string("reason"),
          at: location))
    default: throw node.error("there is no outcome '\(outcome)'")
    }
  }

  private func exemption(_ node: JSONNode) throws(JSONReportError) -> ExemptionReason {
    switch try node.string("reasonCode") {
    case "disabled": return .disabled
    case "not-required": return .notRequired
    case "spacing": return .spacing
    case "shadow": return .shadow
    case "template": return .template
    default: return .marked(try node.choice("reasonCode", Exemption.init))
    }
  }

  private func change(_ node: JSONNode) throws(JSONReportError) -> Suggestion.Change {
    let kind = try node.string("kind")
    switch kind {
    case "advice": return .advice(try node.string("text"))
    case "lengths":
      return .lengths(
        try node.elements("lengths").map { (element) throws(JSONReportError) in
          let length = try JSONNode(element)
          return Suggestion.LengthChange(
            definition: try length.object("definition").definition(),
            before: try length.number("before"), after: try length.number("after"),
            written: try length.string("written"))
        })
    case "no-colour": return .noColor(try node.string("text"))
    case "colour":
      var change = Suggestion.ColorChange(
        side: try node.choice("side", Suggestion.ColorChange.Side.init),
        definition: try node.object("definition").definition(),
        before: try node.color("before"), after: try node.color("after"),
        ratio: try node.number("ratio"), sharedChecks: try node.integer("sharedChecks"),
        stillFailing: try node.integer("stillFailing"))
      change.breaking = try node.optionalInteger("breaking") ?? 0
      return .color(change)
    default: throw node.error("there is no kind of suggestion '\(kind)'")
    }
  }

  private func measurement(_ node: JSONNode) throws(JSONReportError) -> Measurement? {
    guard let unit = try node.optionalString("unit") else { return nil }
    let quantity: Measurement.Quantity
    let details: Measurement.Details
    switch unit {
    case "ratio": (quantity, details) = (.contrast, .contrast(try contrast(node)))
    case "pt": (quantity, details) = (.targetSize, .target(try target(node)))
    case "share":
      let coverage = CoverageDetails(
        coverage: try node.optionalNumber("coverage"),
        frameCoverage: try node.optionalNumber("frameCoverage"),
        largestDeadRectangle: try node.rectangle("largestDeadRectangle"), deadRegion: .empty)
      (quantity, details) = (.coverage, .coverage(coverage))
    case "pt2":
      let overlap = OverlapDetails(
        owner: try node.string("owner"), ownerName: try node.string("ownerName"),
        bounds: try node.rectangle("overlap") ?? Rect(x: 0, y: 0, width: 0, height: 0))
      (quantity, details) = (.overlap, .overlap(overlap))
    default: throw node.error("there is no unit '\(unit)'")
    }
    return Measurement(
      quantity: quantity, value: try node.number("measured"), required: try node.number("required"),
      details: details)
  }

  private func contrast(_ node: JSONNode) throws(JSONReportError) -> ContrastDetails {
    let figures = try node.object("contrast")
    let first = try node.provenance("backgroundDefinitions")
    var chains = first.definitions.isEmpty ? [] : [first]
    if node.has("backgroundChains") {
      chains = try node.elements("backgroundChains").map { (chain) throws(JSONReportError) in
        Provenance(
          try chain.elements.map { (step) throws(JSONReportError) in
            try JSONNode(step).definition()
          })
      }
    }
    return ContrastDetails(
      foreground: try node.color("foreground"), background: try node.color("background"),
      minimum: try figures.number("min"), median: try figures.number("median"),
      maximum: try figures.number("max"), failingShare: try figures.number("failingShare"),
      worstPoint: try node.point("worstPoint") ?? .zero,
      backgroundPoint: try node.point("backgroundPoint"),
      assumedWindow: node.has("assumedWindow") ? try node.color("assumedWindow") : nil,
      isClipped: try node.flag("clipped"), backgroundProvenances: chains)
  }

  private func target(_ node: JSONNode) throws(JSONReportError) -> TargetDetails {
    let isPartial = node.has("regionSquare")
    return TargetDetails(
      bounds: try node.rectangle("bounds"),
      square: try node.number(isPartial ? "regionSquare" : "square"),
      spacing: try node.optionalNumber("spacing"),
      evidence: SizeEvidence(
        width: try node.choice("widthEvidence", SizeEvidence.Axis.init),
        height: try node.choice("heightEvidence", SizeEvidence.Axis.init),
        basis: try node.optionalString("basis") ?? ""))
  }
}
