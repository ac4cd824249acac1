public import Audit
import ColorMath
import Geometry
import Raster
public import RuleSets
public import SceneModel

/// A state that tells something is not told by colour alone (WCAG 1.4.1).
///
/// Colours count as a second cue where their lightness differs enough: a contrast ratio of 3:1
/// between them (https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html).
public struct UseOfColorRule: Rule {
  /// The flags that tell something about content rather than answer a pointer.
  private static let telling: [ControlState] = [.selected, .error]

  private let settings: RuleSettings
  private let severity: Severity
  private let minimum: Double

  /// The rule with a rule set's threshold.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .warning
    minimum = try settings.number("minimum")
  }

  /// One check for each appearance of a selected or erroneous state that has a counterpart without.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    var counterparts: [Key: Rendition] = [:]
    for rendition in control.renditions {
      counterparts[Key(rendition.state, rendition.appearance)] = rendition
    }
    return control.renditions.flatMap { rendition -> [Finding] in
      guard !rendition.state.contains(.disabled) else { return [] }
      return Self.telling.filter { rendition.state.contains($0) }.compactMap { flag in
        let other = rendition.state.subtracting(flag)
        guard let plain = counterparts[Key(other, rendition.appearance)] else { return nil }
        return check(rendition, against: plain, of: control, context)
      }
    }
  }

  private struct Key: Hashable {
    var state: ControlState
    var appearance: Appearance

    init(_ state: ControlState, _ appearance: Appearance) {
      self.state = state
      self.appearance = appearance
    }
  }

  private func check(
    _ rendition: Rendition, against plain: Rendition, of control: Control, _ context: AuditContext
  ) -> Finding {
    var verdict = Verdict.pass
    var message: String
    var layers: [Int] = []
    let scenes = (context.scene(of: rendition), context.scene(of: plain))
    switch difference(rendition, scenes.0, plain, scenes.1) {
    case .form: message = "differs from \(plain.state.name) in form"
    case .unknown(let cause):
      verdict = .incomplete(cause)
      message = cause.detail
    case .color(let pair, let changed):
      layers = changed
      let figures =
        "\(pair.here.hex) and \(pair.there.hex), \(Figure.ratio(pair.ratio)):1 of "
        + "\(Figure.ratio(minimum)):1"
      message =
        pair.ratio >= minimum
        ? "differs from \(plain.state.name) in lightness: \(figures)"
        : "is told from \(plain.state.name) by colour alone: \(figures)"
      if pair.ratio < minimum { verdict = .fail(severity) }
    }
    var finding = Finding(
      rule: settings, control: control, rendition: rendition, part: "any", verdict: verdict,
      message: message, location: rendition.location ?? control.location, layers: layers)
    if verdict == .fail(severity) { finding.comparedState = plain.state }
    return finding
  }

  /// The two colours of one place.
  private struct Pair {
    var here: Color
    var there: Color
    var ratio: Double
  }

  /// How two renditions differ.
  private enum Difference {
    /// Other shapes, texts or opacities of groups.
    case form
    /// The same shapes in other colours: the pair that differs most, and the layers that changed.
    case color(Pair, changed: [Int])
    case unknown(IncompleteCause)
  }

  private func difference(
    _ rendition: Rendition, _ scene: PreparedScene, _ plain: Rendition, _ plainScene: PreparedScene
  ) -> Difference {
    let here = rendition.layers.filter { scene.layers[$0].isPainted }
    let there = plain.layers.filter { plainScene.layers[$0].isPainted }
    guard here.count == there.count,
      zip(here, there).allSatisfy({ scene.layers[$0].hasForm(of: plainScene.layers[$1]) })
    else { return .form }
    var strongest: Pair?
    var changed: [Int] = []
    var cause: IncompleteCause?
    for (index, other) in zip(here, there)
    where !scene.layers[index].paint.value.isClose(to: plainScene.layers[other].paint.value)
      || scene.layers[index].alpha != plainScene.layers[other].alpha
    {
      changed.append(index)
      let found = pair(scene, index, plainScene, other)
      cause = cause ?? found.cause
      if let pair = found.pair, pair.ratio > strongest?.ratio ?? 0 { strongest = pair }
    }
    // The layers agree, so a group that holds them fades, clips or blends them otherwise.
    guard !changed.isEmpty else { return .form }
    if let strongest, cause == nil || strongest.ratio >= minimum {
      return .color(strongest, changed: changed)
    }
    return .unknown(
      cause ?? IncompleteCause(.unsupported, "what the state shows could not be measured"))
  }

  /// The colours of a layer in both renditions where their contrast is in the middle of its range.
  private func pair(
    _ scene: PreparedScene, _ index: Int, _ plainScene: PreparedScene, _ other: Int
  ) -> (pair: Pair?, cause: IncompleteCause?) {
    let here = ContrastJudge(scene, targets: [index]).distribution
    let there = ContrastJudge(plainScene, targets: [other]).distribution
    var colors: [Point: Color] = [:]
    for point in there.points { colors[point.position] = point.foreground }
    let pairs = here.points.compactMap { point -> Pair? in
      guard let color = colors[point.position] else { return nil }
      return Pair(
        here: point.foreground, there: color, ratio: point.foreground.contrastRatio(with: color))
    }.sorted { $0.ratio < $1.ratio }
    return (pairs.isEmpty ? nil : pairs[pairs.count / 2], here.cause ?? there.cause)
  }
}

extension Paint {
  /// Whether both are equal, plain colours up to the rounding of a conversion.
  fileprivate func isClose(to other: Paint) -> Bool {
    if case .color(let here) = self, case .color(let there) = other {
      return here.isClose(to: there)
    }
    return self == other
  }
}

extension Layer {
  /// Whether both layers show the same shape, text or picture, in whatever colour.
  fileprivate func hasForm(of other: Layer) -> Bool {
    part == other.part && shape == other.shape && text == other.text
      && (part != .icon || name == other.name)
  }
}
