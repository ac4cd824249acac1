import ColorMath
import Raster
import SceneModel

/// Proposes colours for failed contrast checks (measurement, section 8).
///
/// Definitions may be shared by several files, so the finder sees all sources at once. Every
/// proposal is measured again, rounded as it will be written, in all checks that use the definition.
struct SuggestionFinder {
  /// Where a finding stands.
  private struct Place: Hashable {
    var source: Int
    var control: Int
    var finding: Int
  }

  /// What makes two uses of a definition agree for every colour, so that one is enough.
  private struct Likeness: Hashable {
    var foreground: Color
    var background: Color
    var minimum: Double
    var maximum: Double
    var required: Double
    var isForeground: Bool

    init(_ details: ContrastDetails, required: Double, isForeground: Bool) {
      foreground = details.foreground
      background = details.background
      minimum = details.minimum
      maximum = details.maximum
      self.required = required
      self.isForeground = isForeground
    }
  }

  /// What a suggestion depends on.
  private struct ChangeKey: Hashable {
    var definition: Definition
    var likeness: Likeness
    var isAdvice: Bool
  }

  private var sources: [AuditedSource]
  private var scenes: [Int: [Int: PreparedScene]] = [:]
  private var placesByDefinition: [Definition: [Place]] = [:]
  private var knownChanges: [ChangeKey: Suggestion] = [:]
  private var usesByDefinition: [Definition: DefinitionUses] = [:]

  private init(_ sources: [AuditedSource]) {
    self.sources = sources
    index()
  }

  /// `sources` with suggestions for every failed contrast check.
  static func adding(to sources: [AuditedSource]) -> [AuditedSource] {
    var finder = SuggestionFinder(sources)
    finder.fill()
    return finder.sources
  }

  private mutating func index() {
    // Only definitions that a failed check depends on are of interest, but all checks on them are.
    var wanted: Set<Definition> = []
    forEachContrast { _, finding, _ in
      guard case .fail = finding.verdict else { return }
      wanted.formUnion(finding.contrastDefinitions)
    }
    var places: [Definition: [Place]] = [:]
    forEachContrast { place, finding, _ in
      switch finding.verdict {
      case .pass, .fail: break
      case .exempt, .incomplete: return
      }
      // What no standard requires must not keep a colour from meeting what one does.
      if finding.isAdvice { return }
      for definition in finding.contrastDefinitions where wanted.contains(definition) {
        places[definition, default: []].append(place)
      }
    }
    placesByDefinition = places
  }

  private func forEachContrast(_ body: (Place, Finding, ContrastDetails) -> Void) {
    for (sourceIndex, source) in sources.enumerated() {
      for (controlIndex, control) in source.controls.enumerated() {
        for (findingIndex, finding) in control.findings.enumerated() {
          guard case .contrast(let details) = finding.measurement?.details else { continue }
          let place = Place(source: sourceIndex, control: controlIndex, finding: findingIndex)
          body(place, finding, details)
        }
      }
    }
  }

  private mutating func fill() {
    var filled: [(Place, [Suggestion])] = []
    var failed: [(Place, Finding, ContrastDetails)] = []
    forEachContrast { place, finding, details in
      if case .fail = finding.verdict { failed.append((place, finding, details)) }
    }
    for (place, finding, details) in failed {
      filled.append((place, suggestions(for: finding, details, at: place)))
    }
    for (place, suggestions) in filled {
      sources[place.source].controls[place.control].findings[place.finding].suggestions +=
        suggestions
    }
  }

  private mutating func suggestions(
    for finding: Finding, _ details: ContrastDetails, at place: Place
  ) -> [Suggestion] {
    let foreground = finding.provenance.literal
    let background = details.backgroundProvenance.literal
    var result: [Suggestion] = []
    if let foreground {
      result.append(knownChange(.foreground, foreground, of: finding, details, at: place))
    }
    if let background, background != foreground {
      result.append(knownChange(.background, background, of: finding, details, at: place))
    }
    if foreground == nil && background == nil {
      let reason = "neither colour is written in the source: set one of them"
      result.append(Suggestion(.noColor(reason)))
    }
    return result.sorted { $0.disturbance < $1.disturbance }
  }

  /// The change, worked out once for all checks that must agree.
  private mutating func knownChange(
    _ side: Suggestion.ColorChange.Side, _ definition: Definition, of finding: Finding,
    _ details: ContrastDetails, at place: Place
  ) -> Suggestion {
    let key = ChangeKey(
      definition: definition,
      likeness: Likeness(
        details, required: finding.measurement?.required ?? 0, isForeground: side == .foreground),
      isAdvice: finding.isAdvice)
    if let known = knownChanges[key] { return known }
    let change = change(side, definition, of: finding, at: place)
    knownChanges[key] = change
    return change
  }

  private mutating func change(
    _ side: Suggestion.ColorChange.Side, _ definition: Definition, of finding: Finding,
    at place: Place
  ) -> Suggestion {
    guard let scene = preparedScene(of: finding, at: place),
      let own = ContrastUse(finding, in: scene),
      // Taken out while it is asked, so that what it remembers is not copied.
      var uses = usesByDefinition.removeValue(forKey: definition)
        ?? newUses(of: definition, in: scene)
    else { return Suggestion(.noColor("'\(definition.name)' is not a plain colour")) }
    defer { usesByDefinition[definition] = uses }
    let shared = finding.isAdvice ? uses.color(passing: own) : uses.sharedColor()
    guard let after = shared ?? uses.color(passingOnly: own) else {
      let condition =
        scene.scene.isTranslucent(definition) ? " as long as it is translucent" : ""
      return Suggestion(
        .noColor(
          "no lightness of '\(definition.name)' reaches \(Figure.short(own.required)):1 here"
            + condition))
    }
    return Suggestion(
      .color(
        Suggestion.ColorChange(
          side: side, definition: definition, before: uses.current, after: after,
          ratio: own.ratio(with: after, for: definition),
          sharedChecks: max(placesByDefinition[definition]?.count ?? 0, 1),
          stillFailing: shared == nil ? uses.failureCount(with: after) : 0)))
  }

  /// `nil` if the definition is no plain colour in `scene`.
  private mutating func newUses(
    of definition: Definition, in scene: PreparedScene
  ) -> DefinitionUses? {
    guard let color = scene.scene.color(of: definition) else { return nil }
    return DefinitionUses(of: definition, giving: color, uses(of: definition))
  }

  /// The checks that depend on a definition, without those that must agree with another one.
  private mutating func uses(of definition: Definition) -> [ContrastUse] {
    var seen: Set<Likeness> = []
    var uses: [ContrastUse] = []
    for place in placesByDefinition[definition] ?? [] {
      let finding = sources[place.source].controls[place.control].findings[place.finding]
      guard let measurement = finding.measurement,
        case .contrast(let details) = measurement.details
      else { continue }
      let likeness = Likeness(
        details, required: measurement.required,
        isForeground: finding.provenance.literal == definition)
      guard seen.insert(likeness).inserted,
        let scene = preparedScene(of: finding, at: place),
        let use = ContrastUse(finding, in: scene)
      else { continue }
      uses.append(use)
    }
    return uses
  }

  private mutating func preparedScene(of finding: Finding, at place: Place) -> PreparedScene? {
    guard let index = finding.scene else { return nil }
    if let known = scenes[place.source]?[index] { return known }
    let prepared = PreparedScene(sources[place.source].scenes[index])
    scenes[place.source, default: [:]][index] = prepared
    return prepared
  }
}

extension Suggestion {
  /// How much the suggestion leaves undone and how far it moves a colour; the least comes first.
  fileprivate var disturbance: (stillFailing: Int, distance: Double) {
    guard case .color(let change) = change else { return (.max, 0) }
    return (change.stillFailing, OKLab(change.before).distance(to: OKLab(change.after)))
  }
}

extension Scene {
  /// The opaque colour that `definition` gives somewhere in the scene, `nil` if it gives none.
  fileprivate func color(of definition: Definition) -> Color? {
    if window.color.provenance.literal == definition { return window.color.value.withAlpha(1) }
    for layer in drawing.layers {
      switch layer.paint.value {
      case .color(let color):
        if layer.paint.provenance.literal == definition { return color.withAlpha(1) }
      case .linearGradient, .radialGradient, .conicGradient:
        if let color = layer.paint.value.stops.color(of: definition) { return color }
      case .unresolved: break
      }
    }
    return nil
  }
}

extension Scene {
  /// Whether what `definition` paints lets show through what lies behind it.
  fileprivate func isTranslucent(_ definition: Definition) -> Bool {
    drawing.layers.contains { layer in
      guard layer.paint.provenance.literal == definition, case .color(let color) = layer.paint.value
      else { return false }
      return color.alpha * layer.alpha < 1
    }
  }
}

extension [GradientStop] {
  fileprivate func color(of definition: Definition) -> Color? {
    first { $0.color.provenance.literal == definition }?.color.value.withAlpha(1)
  }
}
