import ColorMath
public import SceneModel

/// Which definitions to give other colours, so that failed contrast checks pass and nothing else
/// gets worse as far as one definition at a time tells.
///
/// No check depends on two of the fixes, since each has been measured with the others unchanged; what
/// then still fails is for another plan, made from an audit of the changed files.
public struct FixPlan: Sendable {
  /// The fixes, in the order of the report.
  public private(set) var fixes: [ValueFix] = []
  /// Why a definition that a suggestion names is left as it is.
  public private(set) var obstacles: [Definition: String] = [:]
  /// Failed checks of sizes, areas and states, to which no literal colour helps.
  public private(set) var otherFailures = 0
  /// Failed contrast checks for which no colour that a file writes passes.
  public private(set) var withoutColor = 0

  /// What has been chosen so far.
  private struct Choice {
    var index: [Definition: Int] = [:]
    /// Definitions that share a check or a place with a chosen one.
    var blocked: Set<Definition> = []
  }

  /// A plan for the failed checks of `sources` that nobody has accepted.
  ///
  /// What no standard requires is no reason for a fix. `refusal` says why a change must not be made,
  /// `nil` if it may.
  public init(
    _ sources: [AuditedSource], refusal: (Suggestion.ColorChange) -> String? = { _ in nil }
  ) {
    let uses = ContrastUsers(sources)
    var choice = Choice()
    for finding in Self.failures(of: sources) {
      guard case .contrast = finding.measurement?.details else {
        otherFailures += 1
        continue
      }
      let known = finding.contrastDefinitions.compactMap { choice.index[$0] }
      // The chosen fix makes it pass, or the next plan sees what became of it.
      if let index = known.first {
        fixes[index].targets.append(finding.fingerprint)
        continue
      }
      let changes = finding.suggestions.compactMap(\.colorChange)
      if changes.isEmpty { withoutColor += 1 }
      for change in changes where !choice.blocked.contains(change.definition) {
        if let obstacle = refusal(change) ?? uses.obstacle(to: change) {
          obstacles[change.definition] = obstacle
          continue
        }
        choice.index[change.definition] = fixes.count
        choice.blocked.formUnion(uses.neighbours(of: change.definition))
        fixes.append(ValueFix(change, targets: [finding.fingerprint]))
        break
      }
    }
    for fix in fixes { obstacles[fix.definition] = nil }
  }

  /// The failed checks that count, without advice.
  private static func failures(of sources: [AuditedSource]) -> some Sequence<Finding> {
    sources.lazy.flatMap { $0.controls.lazy.flatMap(\.findings) }
      .filter { $0.severity != nil && !$0.isAdvice }
  }
}

extension Suggestion {
  /// The change of a colour, `nil` for anything else.
  fileprivate var colorChange: ColorChange? {
    guard case .color(let change) = change else { return nil }
    return change
  }
}

/// The contrast checks that depend on each definition.
private struct ContrastUsers {
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
          for definition in finding.contrastDefinitions {
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
      result.formUnion(sources.finding(at: place).contrastDefinitions)
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
