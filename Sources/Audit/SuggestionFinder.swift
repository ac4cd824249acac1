import ColorMath
import Raster
import SceneModel

/// Proposes other colours for one definition.
struct SuggestionFinder {
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

  private let definition: Definition
  private let places: [SuggestionSearch.Place]
  private let shownPlaces: [SuggestionSearch.Place]
  private let sources: [AuditedSource]
  private let scenes: SuggestionScenes
  private var knownChanges: [ChangeKey: Suggestion] = [:]
  private var uses: DefinitionUses?

  /// A finder for `definition`, which the checks at `places` depend on, and those at `shownPlaces`,
  /// whose parts need only be visible.
  init(
    _ definition: Definition, usedAt places: [SuggestionSearch.Place],
    shownAt shownPlaces: [SuggestionSearch.Place], in sources: [AuditedSource],
    _ scenes: SuggestionScenes
  ) {
    self.definition = definition
    self.places = places
    self.shownPlaces = shownPlaces
    self.scenes = scenes
    self.sources = sources
  }

  private func finding(at place: SuggestionSearch.Place) -> Finding {
    sources[place.source].controls[place.control].findings[place.finding]
  }

  /// The change, worked out once for all checks that must agree.
  mutating func suggestion(for question: SuggestionSearch.Question) -> Suggestion {
    let finding = finding(at: question.place)
    guard let measurement = finding.measurement, case .contrast(let details) = measurement.details
    else { return notPlain }
    let key = ChangeKey(
      likeness: Likeness(
        details, required: measurement.required, isForeground: question.side == .foreground),
      isAdvice: finding.isAdvice)
    if let known = knownChanges[key] { return known }
    let change = change(question.side, of: finding, at: question.place)
    knownChanges[key] = change
    return change
  }

  private var notPlain: Suggestion {
    Suggestion(.noColor("'\(definition.name)' is not a plain colour"))
  }

  private mutating func change(
    _ side: Suggestion.ColorChange.Side, of finding: Finding, at place: SuggestionSearch.Place
  ) -> Suggestion {
    guard let scene = scenes.scene(of: finding, at: place),
      let own = ContrastUse(finding, in: scene, of: definition)
    else { return notPlain }
    if uses == nil, let color = scene.scene.color(of: definition) {
      uses = DefinitionUses(
        of: definition, giving: color, uses(at: places),
        shown: uses(at: shownPlaces, required: ContrastUse.visibleRatio))
    }
    guard let current = uses?.current else { return notPlain }
    let shared = finding.isAdvice ? uses?.color(passing: own) : uses?.sharedColor()
    guard let after = shared ?? uses?.color(passingOnly: own) else {
      let condition =
        scene.scene.isTranslucent(definition) ? " as long as it is translucent" : ""
      return Suggestion(
        .noColor(
          "no lightness of '\(definition.name)' reaches \(Figure.short(own.required)):1 here"
            + condition))
    }
    var change = Suggestion.ColorChange(
      side: side, definition: definition, before: current, after: after,
      ratio: own.ratio(with: after), sharedChecks: max(places.count, 1), stillFailing: 0)
    if shared == nil {
      change.stillFailing = uses?.failureCount(with: after) ?? 0
      change.breaking = uses?.breakCount(with: after) ?? 0
    }
    return Suggestion(.color(change))
  }

  /// The checks at `places`, without those that must agree with another one.
  private func uses(
    at places: [SuggestionSearch.Place], required: Double? = nil
  ) -> [ContrastUse] {
    var seen: Set<Likeness> = []
    var uses: [ContrastUse] = []
    for place in places {
      let finding = finding(at: place)
      guard let measurement = finding.measurement,
        case .contrast(let details) = measurement.details
      else { continue }
      let likeness = Likeness(
        details, required: required ?? measurement.required,
        isForeground: finding.provenance.literal == definition)
      guard seen.insert(likeness).inserted,
        let scene = scenes.scene(of: finding, at: place),
        let use = ContrastUse(finding, in: scene, of: definition, required: required)
      else { continue }
      uses.append(use)
    }
    return uses
  }
}
