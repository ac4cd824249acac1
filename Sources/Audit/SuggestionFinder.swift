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

  /// What a suggestion depends on besides the definition.
  private struct ChangeKey: Hashable {
    var likeness: Likeness
    var isAdvice: Bool
  }

  /// What is remembered of a definition until the last failed check that depends on it has its
  /// suggestions.
  private struct Memory {
    var changes: [ChangeKey: Suggestion] = [:]
    var uses: DefinitionUses?
    /// The failed checks without suggestions so far.
    var pending = 0
  }

  /// A scene by its source and its index there.
  private struct SceneKey: Hashable {
    var source: Int
    var scene: Int
  }

  /// How many prepared scenes are kept for the next checks of the same drawing.
  private static let sceneLimit = 64

  private var sources: [AuditedSource]
  private var scenes: [SceneKey: PreparedScene] = [:]
  private var placesByDefinition: [Definition: [Place]] = [:]
  private var memories: [Definition: Memory] = [:]

  private init(_ sources: consuming [AuditedSource]) {
    self.sources = sources
    index()
  }

  /// `sources` with suggestions for every failed contrast check.
  static func adding(to sources: consuming [AuditedSource]) -> [AuditedSource] {
    var finder = SuggestionFinder(sources)
    finder.fill()
    return finder.sources
  }

  private mutating func index() {
    // Only definitions that a failed check depends on are of interest, but all checks on them are.
    var wanted: Set<Definition> = []
    var memories: [Definition: Memory] = [:]
    forEachContrast { _, finding, details in
      guard case .fail = finding.verdict else { return }
      wanted.formUnion(finding.contrastDefinitions)
      for definition in Self.changeable(of: finding, details) {
        memories[definition, default: Memory()].pending += 1
      }
    }
    self.memories = memories
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

  /// The literals that a suggestion may change: the part's own and the largest behind it.
  private static func changeable(
    of finding: Finding, _ details: ContrastDetails
  ) -> Set<Definition> {
    Set([finding.provenance.literal, details.backgroundProvenance.literal].compactMap(\.self))
  }

  private mutating func fill() {
    for source in sources.indices {
      for control in sources[source].controls.indices {
        for finding in sources[source].controls[control].findings.indices {
          fill(Place(source: source, control: control, finding: finding))
        }
      }
    }
  }

  private mutating func fill(_ place: Place) {
    let finding = sources[place.source].controls[place.control].findings[place.finding]
    guard case .fail = finding.verdict, case .contrast(let details) = finding.measurement?.details
    else { return }
    let suggestions = suggestions(for: finding, details, at: place)
    sources[place.source].controls[place.control].findings[place.finding].suggestions += suggestions
    for definition in Self.changeable(of: finding, details) {
      memories[definition]?.pending -= 1
      if memories[definition]?.pending == 0 { memories[definition] = nil }
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
      likeness: Likeness(
        details, required: finding.measurement?.required ?? 0, isForeground: side == .foreground),
      isAdvice: finding.isAdvice)
    if let known = memories[definition]?.changes[key] { return known }
    let change = change(side, definition, of: finding, at: place)
    memories[definition, default: Memory()].changes[key] = change
    return change
  }

  private mutating func change(
    _ side: Suggestion.ColorChange.Side, _ definition: Definition, of finding: Finding,
    at place: Place
  ) -> Suggestion {
    guard let scene = preparedScene(of: finding, at: place),
      let own = ContrastUse(finding, in: scene, of: definition),
      var uses = takenUses(of: definition) ?? newUses(of: definition, in: scene)
    else { return Suggestion(.noColor("'\(definition.name)' is not a plain colour")) }
    defer { memories[definition, default: Memory()].uses = uses }
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
          ratio: own.ratio(with: after),
          sharedChecks: max(placesByDefinition[definition]?.count ?? 0, 1),
          stillFailing: shared == nil ? uses.failureCount(with: after) : 0)))
  }

  /// The uses that are known, taken out while they are asked, so that what they remember is not copied.
  private mutating func takenUses(of definition: Definition) -> DefinitionUses? {
    let uses = memories[definition]?.uses
    memories[definition]?.uses = nil
    return uses
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
        let use = ContrastUse(finding, in: scene, of: definition)
      else { continue }
      uses.append(use)
    }
    return uses
  }

  private mutating func preparedScene(of finding: Finding, at place: Place) -> PreparedScene? {
    guard let index = finding.scene else { return nil }
    let key = SceneKey(source: place.source, scene: index)
    if let known = scenes[key] { return known }
    if scenes.count == Self.sceneLimit { scenes.removeAll(keepingCapacity: true) }
    let prepared = PreparedScene(sources[place.source].scenes[index])
    scenes[key] = prepared
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
