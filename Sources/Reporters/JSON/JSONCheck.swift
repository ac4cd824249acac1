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
      ("severity", finding.severity.map { .string($0.rawValue) }),
      ("reason", finding.reason.map { .string($0) }),
      ("reasonCode", finding.reasonCode.map { .string($0) }),
      ("message", .string(finding.message)),
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
        ("owner", .string(overlap.owner)), ("overlap", rectangle(overlap.bounds)),
      ]
    }
  }

  private static func members(of contrast: ContrastDetails) -> Members {
    [
      ("foreground", .string(hex(contrast.foreground))),
      ("background", .string(hex(contrast.background))),
      (
        "contrast",
        .object([
          ("min", .number(contrast.minimum)), ("median", .number(contrast.median)),
          ("max", .number(contrast.maximum)), ("failingShare", .number(contrast.failingShare)),
        ])
      ),
      (
        "worstPoint",
        .object([
          ("x", .number(contrast.worstPoint.x)), ("y", .number(contrast.worstPoint.y)),
        ])
      ),
      ("assumedWindow", contrast.assumedWindow.map { .string(hex($0)) }),
      ("clipped", contrast.isClipped ? .bool(true) : nil),
      ("backgroundDefinitions", definitions(contrast.backgroundProvenance)),
    ]
  }

  private static func members(of target: TargetDetails) -> Members {
    let (width, height) = (target.evidence.width, target.evidence.height)
    // What is not known has no figure; a square needs both.
    return [
      ("width", width == .unknown ? nil : .number(target.bounds?.width ?? 0)),
      ("height", height == .unknown ? nil : .number(target.bounds?.height ?? 0)),
      ("square", target.evidence.isPartial ? nil : .number(target.square)),
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

  private static func definition(_ definition: Definition) -> JSONWriter.Value {
    .object([
      ("file", .string(definition.location.path)), ("line", .integer(definition.location.line)),
      ("name", .string(definition.name)), ("value", .string(definition.value)),
    ])
  }

  private static func suggestion(_ suggestion: Suggestion) -> JSONWriter.Value {
    switch suggestion.change {
    case .advice(let advice):
      return .object([("kind", .string("advice")), ("text", .string(advice))])
    case .noColor(let reason):
      return .object([("kind", .string("no-colour")), ("text", .string(reason))])
    case .color(let change):
      return .object([
        ("kind", .string("colour")), ("side", .string(change.side.rawValue)),
        ("definition", definition(change.definition)), ("before", .string(hex(change.before))),
        ("after", .string(hex(change.after))), ("written", .string(change.written)),
        ("ratio", .number(change.ratio)),
        ("sharedChecks", .integer(change.sharedChecks)),
        ("stillFailing", .integer(change.stillFailing)),
      ])
    }
  }

  /// `#rrggbb`, with two more digits if the colour is not opaque.
  private static func hex(_ color: Color) -> String { color.hex.lowercased() }
}
