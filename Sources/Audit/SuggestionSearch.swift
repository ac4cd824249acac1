import ColorMath
import Raster
import SceneModel

/// Proposes colours for failed contrast checks (measurement, section 8).
///
/// Definitions may be shared by several files, so the search sees all sources at once. Every
/// proposal is measured again, rounded as it will be written, in all checks that use the definition.
/// What becomes of one definition depends on no other, so that several can be worked on at a time.
public struct SuggestionSearch: Sendable {
  /// Where a finding stands.
  struct Place: Hashable, Sendable {
    var source: Int
    var control: Int
    var finding: Int
  }

  /// Some of the definitions that failed checks depend on.
  public struct Part: Sendable {
    let definitions: [AskedDefinition]
  }

  /// The questions that are put to one definition.
  struct AskedDefinition: Sendable {
    var definition: Definition
    var questions: [Question]
    /// The checks that depend on it and that it should pass.
    var places: [Place]
    /// The checks that are not required to pass, whose parts still must not vanish.
    var shownPlaces: [Place]

    /// About how much work it is.
    var cost: Int { questions.count + places.count + shownPlaces.count }
  }

  /// What another colour for a side of a failed check would do.
  struct Question: Sendable {
    var place: Place
    var side: Suggestion.ColorChange.Side
  }

  /// The suggestions for the questions of one part.
  public struct Answers: Sendable {
    let answers: [Answer]
  }

  /// Each part prepares the scenes that it needs, so that more of them are more work.
  private static let partLimit = 32

  /// All questions, in parts of about the same work.
  public let parts: [Part]
  private var sources: [AuditedSource]

  /// The search for suggestions to all failed contrast checks of `sources`.
  ///
  /// Who gives the sources away spares a copy of all findings.
  public init(_ sources: consuming [AuditedSource]) {
    var questions: [Definition: [Question]] = [:]
    var order: [Definition] = []
    // Only definitions that a failed check depends on are of interest, but all checks on them are.
    var wanted: Set<Definition> = []
    Self.forEachContrast(in: sources) { place, finding, details in
      guard case .fail = finding.verdict else { return }
      wanted.formUnion(finding.contrastDefinitions)
      for (side, definition) in Self.changeable(finding, details) {
        if questions[definition] == nil { order.append(definition) }
        questions[definition, default: []].append(Question(place: place, side: side))
      }
    }
    var places: [Definition: [Place]] = [:]
    var shownPlaces: [Definition: [Place]] = [:]
    Self.forEachContrast(in: sources) { place, finding, _ in
      // What no standard requires must not keep a colour from meeting what one does.
      var isRequired = !finding.isAdvice
      switch finding.verdict {
      case .pass, .fail: break
      case .exempt: isRequired = false
      case .incomplete: return
      }
      for definition in finding.contrastDefinitions where wanted.contains(definition) {
        if isRequired {
          places[definition, default: []].append(place)
        } else if finding.shows {
          shownPlaces[definition, default: []].append(place)
        }
      }
    }
    parts = Self.parts(
      order.map {
        AskedDefinition(
          definition: $0, questions: questions[$0] ?? [], places: places[$0] ?? [],
          shownPlaces: shownPlaces[$0] ?? [])
      })
    self.sources = sources
  }

  /// Definitions that follow each other often share their scenes and stay together.
  private static func parts(_ definitions: [AskedDefinition]) -> [Part] {
    let share = definitions.reduce(0) { $0 + $1.cost } / partLimit
    var parts: [Part] = []
    var current: [AskedDefinition] = []
    var cost = 0
    for definition in definitions {
      current.append(definition)
      cost += definition.cost
      if cost <= share { continue }
      parts.append(Part(definitions: current))
      (current, cost) = ([], 0)
    }
    return current.isEmpty ? parts : parts + [Part(definitions: current)]
  }

  private static func forEachContrast(
    in sources: [AuditedSource], _ body: (Place, Finding, ContrastDetails) -> Void
  ) {
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

  /// The literals that suggestions are made for.
  private static func changeable(
    _ finding: Finding, _ details: ContrastDetails
  ) -> [(side: Suggestion.ColorChange.Side, definition: Definition)] {
    let foreground = finding.provenance.literal
    let background = details.backgroundProvenance.literal
    return [
      foreground.map { (.foreground, $0) },
      background == foreground ? nil : background.map { (.background, $0) },
    ].compactMap(\.self)
  }

  /// The suggestions that `part`, one of ``parts``, asks for.
  public func answers(to part: Part) -> Answers {
    let scenes = SuggestionScenes(sources)
    var answers: [Answer] = []
    for asked in part.definitions {
      var finder = SuggestionFinder(
        asked.definition, usedAt: asked.places, shownAt: asked.shownPlaces, in: sources, scenes)
      answers += asked.questions.map {
        Answer(question: $0, suggestion: finder.suggestion(for: $0))
      }
    }
    return Answers(answers: answers)
  }

  /// The sources with the suggestions of all parts, in any order.
  public consuming func sources(with answers: [Answers]) -> [AuditedSource] {
    var found: [Place: [Answer]] = [:]
    for answer in answers.flatMap(\.answers) {
      found[answer.question.place, default: []].append(answer)
    }
    var sources = sources
    // The only ones left, so that they are not copied.
    self.sources = []
    for source in sources.indices {
      for control in sources[source].controls.indices {
        for finding in sources[source].controls[control].findings.indices {
          let place = Place(source: source, control: control, finding: finding)
          sources[source].controls[control].findings[finding].take(found[place] ?? [])
        }
      }
    }
    return sources
  }
}

extension Finding {
  /// Whether the part is a label or an icon that can be seen at all.
  fileprivate var shows: Bool {
    (part == "label" || part == "icon")
      && (measurement?.value ?? 0) >= ContrastUse.visibleRatio
  }

  /// Adds the suggestions that answer all that was asked for the check.
  fileprivate mutating func take(_ answers: [SuggestionSearch.Answer]) {
    guard case .fail = verdict, case .contrast = measurement?.details else { return }
    let reason = "neither colour is written in the source: set one of them"
    suggestions +=
      answers.isEmpty
      ? [Suggestion(.noColor(reason))]
      : answers.sorted { $0.disturbance < $1.disturbance }.map(\.suggestion)
  }
}

extension SuggestionSearch {
  /// A question with the change that answers it.
  struct Answer: Sendable {
    var question: Question
    var suggestion: Suggestion

    /// How much the suggestion leaves undone and how far it moves a colour; the least comes first,
    /// of equal ones that for the part itself.
    var disturbance: (stillFailing: Int, distance: Double, side: Int) {
      let side = question.side == .foreground ? 0 : 1
      guard case .color(let change) = suggestion.change else { return (.max, 0, side) }
      return (
        change.stillFailing, OKLab(change.before).distance(to: OKLab(change.after)), side
      )
    }
  }
}
