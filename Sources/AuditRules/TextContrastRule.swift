public import Audit
import Raster
public import RuleSets
public import SceneModel

/// Text has enough contrast with what lies behind it (WCAG 1.4.3, 1.4.6).
public struct TextContrastRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private let failingShare: Double
  private let size: LargeText

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .error
    failingShare = try settings.number("failing-share")
    size = try LargeText(settings, unit: ruleSet.largeTextUnit)
  }

  /// All checks of the control's texts, passed ones included.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    var findings: [Finding] = []
    var appearances: [String: [Int]] = [:]
    for rendition in control.renditions {
      let scene = context.scene(of: rendition)
      for index in rendition.layers where scene.layers[index].text != nil {
        guard let finding = check(index, of: rendition, in: scene, control: control) else {
          continue
        }
        appearances[rendition.appearance.name, default: []].append(findings.count)
        findings.append(finding)
      }
    }
    for indices in appearances.values { questionHiddenTexts(&findings, at: indices) }
    return findings
  }

  private func check(
    _ index: Int, of rendition: Rendition, in scene: PreparedScene, control: Control
  ) -> Finding? {
    let layer = scene.layers[index]
    guard let text = layer.text else { return nil }
    let judge = ContrastJudge(scene, targets: [index])
    if judge.isInvisible { return nil }
    let threshold = size.threshold(for: text)
    var judgement = judge.judge(
      required: threshold.required, failingShare: failingShare, severity: severity)
    if threshold.isUncertain, case .fail = judgement.verdict,
      judge.distribution.passes(size.minimumLarge, failingShare: failingShare)
    {
      let cause = IncompleteCause(
        .fontSizeUnknown, "enough for large text, but the text's size is not known",
        at: layer.location)
      judgement.verdict = .incomplete(cause)
    }
    if let reason = exemption(of: layer, in: rendition, scene: scene, control: control) {
      judgement.verdict = .exempt(reason)
    }
    var message = judgement.message(part: "label")
    if case .fail = judgement.verdict, size.passesInOtherUnit(text, judge, failingShare) {
      message += "; passes as large text where sizes are read as platform points"
    }
    return Finding(
      rule: settings, control: control, rendition: rendition, part: "label",
      verdict: judgement.verdict, measurement: judgement.measurement, message: message,
      location: layer.location, provenance: layer.paint.provenance, text: text.string,
      layers: [index])
  }

  private func exemption(
    of layer: Layer, in rendition: Rendition, scene: PreparedScene, control: Control
  ) -> ExemptionReason? {
    if layer.part == .decoration {
      let isCopy = rendition.layers.contains { index in
        let other = scene.layers[index]
        return other.part == .label && other.text?.string == layer.text?.string
      }
      return isCopy ? .shadow : .marked(.decorative)
    }
    return control.contrastExemption(in: rendition, marks: [.logotype, .decorative])
  }

  /// Text that looks exactly like its background in every state may be hidden on purpose.
  private func questionHiddenTexts(_ findings: inout [Finding], at indices: [Int]) {
    var byText: [String: [Int]] = [:]
    for index in indices { byText[findings[index].text ?? "", default: []].append(index) }
    for group in byText.values where group.allSatisfy({ findings[$0].isExactlyHidden }) {
      for index in group {
        guard case .fail = findings[index].verdict else { continue }
        findings[index].verdict = .incomplete(
          IncompleteCause(
            .hiddenOnPurpose, "the text has exactly its background's colour in every state",
            at: findings[index].location))
      }
    }
  }
}

extension Finding {
  /// Whether the measured contrast is 1:1 everywhere.
  fileprivate var isExactlyHidden: Bool {
    guard case .contrast(let details) = measurement?.details else { return false }
    return details.maximum < 1 + 1e-9
  }
}

/// WCAG's large text: at least 18 pt, or at least 14 pt and bold, and the thresholds it has.
struct LargeText {
  /// What is required of a text.
  struct Threshold {
    var required: Double
    /// Whether the size is unknown, so that large text's threshold might apply.
    var isUncertain: Bool
  }

  let minimum: Double
  let minimumLarge: Double
  private let largeSize: Double
  private let largeBoldSize: Double
  private let boldWeight: Double
  private let unit: RuleSet.LargeTextUnit
  /// CSS px a point (CSS Values 4, absolute lengths).
  private static let pixelsPerPoint = 4.0 / 3.0

  init(_ settings: RuleSettings, unit: RuleSet.LargeTextUnit) throws(RuleSetError) {
    minimum = try settings.number("minimum")
    minimumLarge = try settings.number("minimum-large")
    largeSize = try settings.number("large-size")
    largeBoldSize = try settings.number("large-bold-size")
    boldWeight = try settings.number("bold-weight")
    self.unit = unit
  }

  func threshold(for text: TextAttributes) -> Threshold {
    guard let size = text.fontSize else { return Threshold(required: minimum, isUncertain: true) }
    let isLarge = isLarge(size, weight: text.fontWeight, unit: unit)
    return Threshold(required: isLarge ? minimumLarge : minimum, isUncertain: false)
  }

  /// Whether reading the sizes as platform points makes the text large and lets it pass.
  func passesInOtherUnit(
    _ text: TextAttributes, _ judge: ContrastJudge, _ failingShare: Double
  ) -> Bool {
    guard unit == .px, let size = text.fontSize,
      !isLarge(size, weight: text.fontWeight, unit: .px),
      isLarge(size, weight: text.fontWeight, unit: .pt)
    else { return false }
    return judge.distribution.passes(minimumLarge, failingShare: failingShare)
  }

  /// Whether a size is large; the thresholds are in px, and a platform point counts as 4/3 px.
  ///
  /// A hundredth of a point is allowed for sizes such as 18.66 px, which are 14 pt rounded.
  private func isLarge(_ size: Double, weight: Double, unit: RuleSet.LargeTextUnit) -> Bool {
    let pixels = unit == .px ? size : size * Self.pixelsPerPoint
    let tolerance = 0.01
    if pixels >= largeSize - tolerance { return true }
    return pixels >= largeBoldSize - tolerance && weight >= boldWeight
  }
}
