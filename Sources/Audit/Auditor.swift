public import RuleSets
public import SceneModel

/// Runs rules over loaded sources; pure, so that sources can be audited concurrently.
public struct Auditor: Sendable {
  /// The rule set that is audited against.
  public let ruleSet: RuleSet
  /// What the rules that run are, ordered by id.
  public let metadata: [RuleMetadata]
  /// What the configuration suppresses, and how suppressions are judged.
  public let suppressions: SuppressionPolicy
  private let rules: [any Rule]

  /// An auditor with the rules of `registry` that `ruleSet` switches on.
  public init(
    ruleSet: RuleSet, registry: [any Rule.Type],
    suppressions: SuppressionPolicy = SuppressionPolicy()
  ) throws(RuleSetError) {
    self.ruleSet = ruleSet
    self.suppressions = suppressions
    var rules: [any Rule] = []
    var metadata: [RuleMetadata] = []
    for type in registry.sorted(by: { $0.metadata.id < $1.metadata.id }) {
      let id = type.metadata.id
      guard let settings = ruleSet.rules.first(where: { $0.id == id }), settings.severity != nil
      else { continue }
      rules.append(try type.init(settings: settings, ruleSet: ruleSet))
      metadata.append(type.metadata)
    }
    self.rules = rules
    self.metadata = metadata
  }

  /// `sources` with a suggestion for every failed contrast check, measured again in every check of
  /// every source that uses the same definition.
  ///
  /// Who gives the sources away spares a copy of all findings.
  public static func addingSuggestions(to sources: consuming [AuditedSource]) -> [AuditedSource] {
    let search = SuggestionSearch(sources)
    let answers = search.parts.map { search.answers(to: $0) }
    return search.sources(with: answers)
  }

  /// All checks of `source` with their fingerprints, still without suggestions.
  public func audit(_ source: LoadedSource) -> AuditedSource {
    let foldings = source.controls.map { RenditionFolding($0, scenes: source.scenes) }
    var folded = source
    folded.controls = foldings.map(\.control)
    var context = AuditContext(folded, ruleSet: ruleSet)
    var controls: [AuditedControl] = []
    var occurrences: [Finding.Identity: Int] = [:]
    var ledger = SuppressionLedger(source, policy: suppressions)
    controls.reserveCapacity(foldings.count)
    for (index, folding) in foldings.enumerated() {
      context.foldedStates = folding.folded
      context.open(folding.control)
      defer { context.close(folding.control, at: index) }
      var findings = rules.flatMap { $0.evaluate(folding.control, in: context) }
      for index in findings.indices {
        findings[index].temper(by: folding.control.observations)
        if folding.control.isTemplate { findings[index].excuseAsTemplate() }
        ledger.judge(&findings[index], of: folding.control)
        findings[index].identify(in: source.path, occurrences: &occurrences)
      }
      // Checks are large, so that only their places are sorted.
      let orders = findings.map(\.order)
      findings = findings.indices.sorted { orders[$0] < orders[$1] }.map { findings[$0] }
      controls.append(
        AuditedControl(
          control: folding.control, findings: findings, foldedStates: folding.folded))
    }
    for control in ledger.controls(rules: metadata.map(\.id), known: ruleSet.rules.map(\.id)) {
      var findings = rules.flatMap { $0.evaluate(control, in: context) }
      for index in findings.indices {
        ledger.judge(&findings[index], of: control)
        findings[index].identify(in: source.path, occurrences: &occurrences)
      }
      controls.append(AuditedControl(control: control, findings: findings))
    }
    return AuditedSource(
      path: source.path, scenes: source.scenes, controls: controls,
      diagnostics: source.diagnostics.sorted { $0.location < $1.location },
      usedPatterns: ledger.usedPatterns)
  }
}

extension Finding {
  /// The fields that a fingerprint is made of, except the count of repetitions.
  struct Identity: Hashable {
    var rule: String
    var control: String
    var state: String
    var appearance: String
    var part: String
  }

  /// Makes a warning of a label's failure in a state of which the source does not say what then lies
  /// behind: code may change it, so nothing is proven.
  mutating func temper(by observations: [Observation]) {
    guard case .fail(let severity) = verdict, part == Part.label.rawValue,
      observations.contains(where: { $0.kind == .stateWithoutBackground && $0.state == state })
    else { return }
    verdict = .fail(min(severity, .warning))
  }

  /// Excuses what fails in something that nothing shows as it is.
  fileprivate mutating func excuseAsTemplate() {
    if case .fail = verdict { verdict = .exempt(.template) }
  }

  /// Sets ``occurrence`` and ``fingerprint``.
  mutating func identify(in path: String, occurrences: inout [Identity: Int]) {
    let identity = Identity(
      rule: ruleID, control: controlKey, state: stateName, appearance: appearanceName, part: part)
    occurrence = occurrences[identity, default: 0]
    occurrences[identity] = occurrence + 1
    fingerprint = Fingerprint.make(
      rule: ruleID, path: path, control: controlKey, state: stateName,
      appearance: appearanceName, part: part, occurrence: occurrence)
  }

  /// Order inside a control: appearance, state, rule, part, occurrence; `any` first.
  var order: FindingOrder {
    FindingOrder(
      appearance: appearance, state: state, rule: ruleID, part: part, occurrence: occurrence)
  }
}

/// The order of checks inside a control.
struct FindingOrder: Comparable {
  var appearance: String?
  var state: ControlState?
  var rule: String
  var part: String
  var occurrence: Int

  static func < (first: FindingOrder, second: FindingOrder) -> Bool {
    if first.appearance != second.appearance {
      return rank(first.appearance) < rank(second.appearance)
    }
    if first.state != second.state { return rank(first.state) < rank(second.state) }
    return (first.rule, first.part, first.occurrence)
      < (second.rule, second.part, second.occurrence)
  }

  private static func rank(_ appearance: String?) -> (Int, Appearance) {
    (appearance == nil ? 0 : 1, Appearance(name: appearance ?? ""))
  }

  private static func rank(_ state: ControlState?) -> (Int, ControlState) {
    (state == nil ? 0 : 1, state ?? .normal)
  }
}
