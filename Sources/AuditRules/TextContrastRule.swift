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
    var texts: [Int] = []
    for rendition in control.renditions {
      let scene = context.scene(of: rendition)
      for index in rendition.layers where scene.layers[index].text != nil {
        guard let finding = check(index, of: rendition, in: scene, control: control) else {
          continue
        }
        texts.append(findings.count)
        findings.append(finding)
      }
      findings += rendition.groups(of: .label, in: scene).compactMap {
        outlinedCheck($0, of: rendition, in: scene, control: control)
      }
    }
    questionHiddenTexts(&findings, at: texts)
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
      let reason = text.sizeObstacle.map { ": \($0.detail)" } ?? ""
      let cause = IncompleteCause(
        .fontSizeUnknown, "enough for large text, but the text's size is not known" + reason,
        at: text.sizeObstacle?.location ?? layer.location)
      judgement.verdict = .incomplete(cause)
    }
    if let reason = exemption(of: layer, in: rendition, scene: scene, control: control) {
      judgement.verdict = .exempt(reason)
    }
    var message = judgement.message(part: "label")
    if judgement.verdict.isJudged,
      let dependence = size.dependenceOnUnit(of: text, judge, failingShare)
    {
      message += "; " + dependence
    }
    return Finding(
      rule: settings, control: control, rendition: rendition, part: "label",
      verdict: judgement.verdict, measurement: judgement.measurement, message: message,
      location: layer.location, provenance: layer.paint.provenance, text: text.string,
      layers: [index])
  }

  /// A check of shapes that are probably a text turned into outlines.
  ///
  /// If they are, the threshold of text applies, if they are a picture, that of large text and
  /// graphics; below the lower one it fails in any case, between the two it is a warning.
  private func outlinedCheck(
    _ group: [Int], of rendition: Rendition, in scene: PreparedScene, control: Control
  ) -> Finding? {
    let outlines = group.filter { scene.layers[$0].text == nil }
    guard let first = outlines.first, let box = scene.bounds(of: outlines) else { return nil }
    let judge = ContrastJudge(scene, targets: outlines)
    if judge.isInvisible { return nil }
    var judgement = judge.judge(
      required: size.minimumLarge, failingShare: failingShare, severity: severity)
    if judgement.verdict == .pass {
      let size = size.threshold(forOutlinesOfHeight: box.height)
      judgement = judge.judge(
        required: size, failingShare: failingShare, severity: min(severity, .warning))
    }
    if let reason = control.contrastExemption(in: rendition, marks: [.logotype, .decorative]) {
      judgement.verdict = .exempt(reason)
    }
    let layer = scene.layers[first]
    return Finding(
      rule: settings, control: control, rendition: rendition, part: "label",
      verdict: judgement.verdict, measurement: judgement.measurement,
      message: judgement.message(part: "probably text, in outlines,"), location: layer.location,
      provenance: layer.paint.provenance, layers: outlines)
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

  /// Text that looks exactly like its background in every state and appearance may be hidden on
  /// purpose; one that shows in any of them is not.
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

extension Verdict {
  /// Whether the figure decided.
  fileprivate var isJudged: Bool {
    switch self {
    case .pass, .fail: true
    case .exempt, .incomplete: false
    }
  }
}
