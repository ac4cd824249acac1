import ColorMath
import Raster
import SceneModel

/// Proposes colours for failed contrast checks (measurement, section 8).
///
/// Definitions may be shared by several files, so the search sees all sources at once. Every
/// proposal is measured again, rounded as it will be written, in all checks that use the definition.
/// What becomes of one definition depends on no other: each is a part that can be worked on by
/// itself, and several at a time.
public struct SuggestionSearch: Sendable {
  /// Where a finding stands.
  struct Place: Hashable, Sendable {
    var source: Int
    var control: Int
    var finding: Int
  }

  /// The questions that are put to one definition.
  public struct Part: Sendable {
    let definition: Definition
    let questions: [Question]
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

  /// One for each definition that a failed check depends on, in the order of the checks.
  public let parts: [Part]
  private let sources: [AuditedSource]
  private let placesByDefinition: [Definition: [Place]]

  /// The search for suggestions to all failed contrast checks of `sources`.
  public init(_ sources: [AuditedSource]) {
    self.sources = sources
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
    parts = order.map { Part(definition: $0, questions: questions[$0] ?? []) }
    var places: [Definition: [Place]] = [:]
    Self.forEachContrast(in: sources) { place, finding, _ in
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
    var finder = SuggestionFinder(
      part.definition, usedAt: placesByDefinition[part.definition] ?? [], in: sources)
    return Answers(
      answers: part.questions.map {
        Answer(question: $0, suggestion: finder.suggestion(for: $0))
      })
  }

  /// The sources with the suggestions of all parts, in any order.
  public func sources(with answers: [Answers]) -> [AuditedSource] {
    var found: [Place: [Answer]] = [:]
    for answer in answers.flatMap(\.answers) {
      found[answer.question.place, default: []].append(answer)
    }
    var sources = sources
    Self.forEachContrast(in: self.sources) { place, finding, _ in
      guard case .fail = finding.verdict else { return }
      let changes = (found[place] ?? []).sorted { $0.disturbance < $1.disturbance }
      let reason = "neither colour is written in the source: set one of them"
      sources[place.source].controls[place.control].findings[place.finding].suggestions +=
        changes.isEmpty ? [Suggestion(.noColor(reason))] : changes.map(\.suggestion)
    }
    return sources
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
