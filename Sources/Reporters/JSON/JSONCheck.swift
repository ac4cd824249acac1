internal import Audit
internal import ColorMath
internal import Geometry
internal import SceneModel

/// One check as JSON.
struct JSONCheck {
  private typealias Members = [(key: String, value: JSONWriter.Value?)]

  /// The check's object.
  let value: JSONWriter.Value

  init(_ finding: Finding) {
    value = .object(
      Self.identity(of: finding) + Self.outcome(of: finding) + Self.figures(of: finding) + [
        ("text", finding.text.map { .string($0) }),
        ("comparedState", finding.comparedState.map { .string($0.name) }),
        ("advice", finding.isAdvice ? .bool(true) : nil),
        ("definitions", Self.definitions(finding.provenance)),
        (
          "suggestions",
          finding.suggestions.isEmpty ? nil : .array(finding.suggestions.map(Self.suggestion))
        ),
      ])
  }

  private static func identity(of finding: Finding) -> Members {
    [
      ("fingerprint", .string(finding.fingerprint)), ("rule", .string(finding.ruleID)),
      ("criterion", .string(finding.criterion)), ("file", .string(finding.location.path)),
      ("line", .integer(finding.location.line)), ("column", .integer(finding.location.column)),
      ("control", .string(finding.controlKey)), ("name", .string(finding.controlName)),
      ("role", .string(finding.role.rawValue)), ("part", .string(finding.part)),
      ("state", .string(finding.stateName)), ("appearance", .string(finding.appearanceName)),
      ("occurrence", finding.occurrence > 0 ? .integer(finding.occurrence) : nil),
    ]
  }

  private static func outcome(of finding: Finding) -> Members {
    [
      ("outcome", .string(finding.verdict.outcome)),
      ("severity", finding.failureSeverity.map { .string($0.rawValue) }),
      ("reason", finding.excuse.map { .string($0) }),
      ("reasonCode", finding.reasonCode.map { .string($0) }),
      ("message", .string(finding.message)),
    ] + JSONStanding.members(of: finding.standing) + cause(of: finding.verdict)
  }

  /// Where an exemption or an obstacle is written.
  private static func cause(of verdict: Verdict) -> Members {
    switch verdict {
    case .pass, .fail: return []
    case .incomplete(let cause):
      return [("causeLocation", cause.location.map { .object(place($0)) })]
    case .exempt: return []
    }
  }

  /// The members that name a place.
  static func place(_ location: SourceLocation) -> [(key: String, value: JSONWriter.Value?)] {
    [
      ("file", .string(location.path)), ("line", .integer(location.line)),
      ("column", .integer(location.column)),
    ]
  }

  private static func figures(of finding: Finding) -> Members {
    guard let measurement = finding.measurement else { return [] }
    let common: Members = [
      ("measured", .number(measurement.value)), ("required", .number(measurement.required)),
      ("unit", .string(measurement.unit)),
    ]
    switch measurement.details {
    case .contrast(let contrast): return common + members(of: contrast)
    case .target(let target): return common + members(of: target)
    case .coverage(let coverage):
      return common + [
        ("coverage", coverage.coverage.map { .number($0) }),
        ("frameCoverage", coverage.frameCoverage.map { .number($0) }),
        ("largestDeadRectangle", coverage.largestDeadRectangle.map(rectangle)),
      ]
    case .overlap(let overlap):
      return common + [
        ("owner", .string(overlap.owner)), ("ownerName", .string(overlap.ownerName)),
        ("overlap", rectangle(overlap.bounds)),
      ]
    }
  }

  private static func members(of contrast: ContrastDetails) -> Members {
    [
      ("foreground", JSONColor.hex(contrast.foreground)),
      ("background", JSONColor.hex(contrast.background)),
      (
        "contrast",
        .object([
          ("min", .number(contrast.minimum)), ("median", .number(contrast.median)),
          ("max", .number(contrast.maximum)), ("failingShare", .number(contrast.failingShare)),
        ])
      ),
      ("worstPoint", point(contrast.worstPoint)),
      ("backgroundPoint", contrast.backgroundPoint.map(point)),
      ("assumedWindow", contrast.assumedWindow.map(JSONColor.hex)),
      ("clipped", contrast.isClipped ? .bool(true) : nil),
      ("backgroundDefinitions", definitions(contrast.backgroundProvenance)),
      ("backgroundChains", backgroundChains(of: contrast)),
    ]
  }

  /// The chains of everything that shows behind a part, where it is more than one or has none.
  private static func backgroundChains(of contrast: ContrastDetails) -> JSONWriter.Value? {
    let chains = contrast.backgroundProvenances
    if chains.isEmpty || chains.count == 1 && !chains[0].definitions.isEmpty { return nil }
    return .array(chains.map { .array($0.definitions.map(definition)) })
  }

  private static func point(_ point: Point) -> JSONWriter.Value {
    .object([("x", .number(point.x)), ("y", .number(point.y))])
  }

  private static func members(of target: TargetDetails) -> Members {
    let (width, height) = (target.evidence.width, target.evidence.height)
    // What is not known has no figure; a square needs both.
    return [
      ("width", width == .unknown ? nil : .number(target.bounds?.width ?? 0)),
      ("height", height == .unknown ? nil : .number(target.bounds?.height ?? 0)),
      ("square", target.evidence.isPartial ? nil : .number(target.square)),
      ("bounds", target.bounds.map(rectangle)),
      ("regionSquare", target.evidence.isPartial ? .number(target.square) : nil),
      ("spacing", target.spacing.map { .number($0) }),
      ("widthEvidence", .string(width.rawValue)), ("heightEvidence", .string(height.rawValue)),
      ("basis", target.evidence.basis.isEmpty ? nil : .string(target.evidence.basis)),
    ]
  }

  private static func rectangle(_ rect: Rect) -> JSONWriter.Value {
    .object([
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  private static func definitions(_ provenance: Provenance) -> JSONWriter.Value? {
    if provenance.definitions.isEmpty { return nil }
    return .array(provenance.definitions.map(definition))
  }

  static func definition(_ definition: Definition) -> JSONWriter.Value {
    .object(
      place(definition.location) + [
        ("name", .string(definition.name)), ("value", .string(definition.value)),
        ("notation", definition.notation.json),
      ])
  }

  private static func suggestion(_ suggestion: Suggestion) -> JSONWriter.Value {
    switch suggestion.change {
    case .advice(let advice):
      return .object([("kind", .string("advice")), ("text", .string(advice))])
    case .lengths(let changes):
      return .object([
        ("kind", .string("lengths")),
        (
          "lengths",
          .array(
            changes.map { change in
              .object([
                ("definition", definition(change.definition)), ("before", .number(change.before)),
                ("after", .number(change.after)), ("written", .string(change.written)),
              ])
            })
        ),
      ])
    case .noColor(let reason):
      return .object([("kind", .string("no-colour")), ("text", .string(reason))])
    case .color(let change):
      return .object([
        ("kind", .string("colour")), ("side", .string(change.side.rawValue)),
        ("definition", definition(change.definition)), ("before", JSONColor.hex(change.before)),
        ("beforeComponents", JSONColor.components(change.before)),
        ("after", JSONColor.hex(change.after)),
        ("afterComponents", JSONColor.components(change.after)),
        ("written", .string(change.written)),
        ("ratio", .number(change.ratio)),
        ("sharedChecks", .integer(change.sharedChecks)),
        ("stillFailing", .integer(change.stillFailing)),
        ("breaking", change.breaking > 0 ? .integer(change.breaking) : nil),
      ])
    }
  }
}
