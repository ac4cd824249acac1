import ColorMath
import SceneModel

/// The checks that depend on each definition.
struct DefinitionUsers {
  private let sources: [AuditedSource]
  private let scenes: SuggestionScenes
  private var places: [Definition: [SuggestionSearch.Place]] = [:]
  private var sites: [ValueSite: Set<Definition>] = [:]

  init(_ sources: [AuditedSource]) {
    self.sources = sources
    scenes = SuggestionScenes(sources)
    for (sourceIndex, source) in sources.enumerated() {
      for (controlIndex, control) in source.controls.enumerated() {
        for (findingIndex, finding) in control.findings.enumerated() {
          let place = SuggestionSearch.Place(
            source: sourceIndex, control: controlIndex, finding: findingIndex)
          for definition in finding.changeableDefinitions {
            places[definition, default: []].append(place)
            sites[ValueSite(definition), default: []].insert(definition)
          }
        }
      }
    }
  }

  /// The definitions that a check of `definition` depends on as well, and those at its place.
  func neighbours(of definition: Definition) -> Set<Definition> {
    var result = sites[ValueSite(definition)] ?? []
    for place in places[definition] ?? [] {
      result.formUnion(sources.finding(at: place).changeableDefinitions)
    }
    return result
  }

  /// Why `change` is not made; `nil` if everything passes with it that nobody has accepted.
  func obstacle(to change: Suggestion.ColorChange) -> String? {
    if change.stillFailing == 0 { return nil }
    var insufficient: String?
    for place in places[change.definition] ?? [] {
      let finding = sources.finding(at: place)
      guard finding.isMeasured, let measurement = finding.measurement,
        let scene = scenes.scene(of: finding, at: place),
        let use = ContrastUse(finding, in: scene, of: change.definition)
      else { continue }
      let ratio = use.ratio(with: change.after)
      if ratio >= measurement.required { continue }
      if finding.failureSeverity == nil || ratio < measurement.value - 1e-6 {
        return "\(change.written) would break what shares it: \(finding.place)"
          + " has \(Figure.ratio(measurement.value)):1 and would have \(Figure.ratio(ratio)):1"
      }
      if finding.severity != nil, !finding.isAdvice {
        insufficient =
          insufficient
          ?? "\(change.written) would not do for what shares it: \(finding.place)"
          + " would have \(Figure.ratio(ratio)):1"
      }
    }
    return insufficient
  }

  /// The contrast from which on a ground is another one, as that of two things that are told apart
  /// (WCAG 1.4.11).
  private static let upheaval = 3.0

  /// Why `change` is not made although it would do: it turns a ground into one that nobody chose.
  func upheaval(_ change: Suggestion.ColorChange) -> String? {
    guard change.side == .background,
      change.before.contrastRatio(with: change.after) >= Self.upheaval
    else { return nil }
    return "\(change.written) would be another ground; change what stands on it"
  }

  /// Why `change` is not made instead of a nearer one: it is what many stand on, and none of them
  /// shall change its look for the sake of one.
  func ground(_ change: Suggestion.ColorChange) -> String? {
    guard change.side == .background else { return nil }
    var standing: Set<Definition?> = []
    for place in places[change.definition] ?? [] {
      let finding = sources.finding(at: place)
      let isWindow = finding.scene.map {
        sources[place.source].scenes[$0].window.color.provenance.literal == change.definition
      }
      if isWindow == true { return "it is what a whole screen stands on; change what is on it" }
      let literal = finding.provenance.literal
      if literal != change.definition { standing.insert(literal) }
    }
    return standing.count > 1
      ? "\(standing.count) colours stand on it; change the one that fails" : nil
  }
}

extension [AuditedSource] {
  fileprivate func finding(at place: SuggestionSearch.Place) -> Finding {
    self[place.source].controls[place.control].findings[place.finding]
  }
}

extension Finding {
  /// Whether there is a figure that counts.
  fileprivate var isMeasured: Bool {
    switch verdict {
    case .pass, .fail: true
    case .exempt, .incomplete: false
    }
  }

  /// The check in words: the control with state, appearance and part.
  var place: String {
    let words = [stateName, appearanceName, part].filter { $0 != "any" }
    return "'\(controlName)'" + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")
  }
}
