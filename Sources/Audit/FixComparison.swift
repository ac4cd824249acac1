public import SceneModel

/// What became of the checks of a run after some values have been changed.
public struct FixComparison: Sendable {
  /// A check that got worse, or is new and fails.
  private struct Setback {
    var before: Finding?
    var after: Finding
    /// The control's other checks before the change.
    var siblings: [Finding]
    var source: String
  }

  /// Definitions whose fixes have to be taken back, and why.
  public private(set) var refused: [Definition: String] = [:]
  /// The fixes with those of their targets that pass now; none has no target.
  public private(set) var kept: [ValueFix] = []
  /// The lowest figure of each fix's targets, before and after: a ratio, or a size in points.
  public private(set) var figures: [Definition: (before: Double, after: Double)] = [:]

  /// Compares two audits of the same inputs, `fixes` being all that changed between them.
  public init(
    from before: [AuditedSource], to after: [AuditedSource], fixes: [ValueFix]
  ) {
    var old: [String: Finding] = [:]
    for finding in before.lazy.flatMap({ $0.controls.lazy.flatMap(\.findings) }) {
      old[finding.fingerprint] = finding
    }
    var new: [String: Finding] = [:]
    var setbacks: [Setback] = []
    for source in after {
      for control in source.controls {
        for finding in control.findings {
          new[finding.fingerprint] = finding
          let known = old[finding.fingerprint]
          guard finding.isSetback(from: known) else { continue }
          let siblings = control.findings.compactMap { old[$0.fingerprint] }
          setbacks.append(
            Setback(before: known, after: finding, siblings: siblings, source: source.path))
        }
      }
    }
    for setback in setbacks { blame(setback, fixes) }
    for fix in fixes where refused[fix.definition] == nil { judge(fix, old, new) }
  }

  /// Takes back all `fixes` for one reason.
  public mutating func refuseAll(_ fixes: [ValueFix], _ reason: String) {
    for fix in fixes { refused[fix.definition] = refused[fix.definition] ?? reason }
  }

  /// Takes back the fixes that a setback can come from: those of its own values, else of its
  /// control, else of its file, else all; of those, colours for what colours decide and lengths for
  /// the rest, if there are such.
  private mutating func blame(_ setback: Setback, _ fixes: [ValueFix]) {
    let sites = [setback.before, setback.after].compactMap(\.self).flatMap(\.sites)
    let near = Set(sites)
    let around = Set(setback.siblings.flatMap(\.sites))
    let tests: [(ValueFix) -> Bool] = [
      { near.contains(Finding.Site($0.definition)) },
      { around.contains(Finding.Site($0.definition)) },
      { $0.definition.location.path == setback.source },
      { _ in true },
    ]
    let now = setback.after.setbackText(from: setback.before)
    for test in tests {
      let blamed = fixes.filter(test)
      if blamed.isEmpty { continue }
      let likely = blamed.filter { $0.change.isLength == setback.after.isOfLengths }
      for fix in likely.isEmpty ? blamed : likely {
        refused[fix.definition] =
          refused[fix.definition] ?? "\(fix.change.written) would break what shares it: \(now)"
      }
      return
    }
  }

  private mutating func judge(
    _ fix: ValueFix, _ old: [String: Finding], _ new: [String: Finding]
  ) {
    var fix = fix
    let asked = fix.targets
    fix.targets.removeAll { target in
      // A state that looks like another one now has no check of its own.
      guard let finding = new[target] else { return false }
      switch finding.verdict {
      case .pass, .exempt: return false
      case .fail, .incomplete: return true
      }
    }
    guard let first = fix.targets.first else {
      let left = asked.lazy.compactMap { new[$0] }.first.map { ": \($0.message)" } ?? ""
      refused[fix.definition] = "\(fix.change.written) does not help\(left)"
      return
    }
    kept.append(fix)
    let measured = fix.targets.compactMap { old[$0]?.measurement?.value }.min()
    let reached = fix.targets.compactMap { new[$0]?.measurement?.value }.min()
    guard let before = measured ?? old[first]?.measurement?.value else { return }
    guard let after = reached ?? fix.change.figure else { return }
    figures[fix.definition] = (before, after)
  }
}

extension ValueFix.Change {
  /// Whether it is a length and no colour.
  public var isLength: Bool {
    if case .length = self { true } else { false }
  }

  /// The ratio that a colour has been measured with.
  fileprivate var figure: Double? {
    guard case .color(let change) = self else { return nil }
    return change.ratio
  }
}

extension Finding {
  /// Where a value is written, apart from its column, which moves with what stands before it.
  fileprivate struct Site: Hashable {
    var path: String
    var line: Int
    var name: String

    init(_ definition: Definition) {
      path = definition.location.path
      line = definition.location.line
      name = definition.name
    }
  }

  /// Whether lengths decide on it rather than colours.
  fileprivate var isOfLengths: Bool {
    switch measurement?.quantity {
    case .targetSize?, .coverage?, .overlap?: true
    case .contrast?, nil: false
    }
  }

  fileprivate var sites: [Site] { changeableDefinitions.map { Site($0) } }

  /// Whether the check is worse than `before`, accepted or not; a new one that fails is.
  fileprivate func isSetback(from before: Finding?) -> Bool {
    switch verdict {
    case .pass, .exempt: return false
    case .incomplete:
      if case .incomplete? = before?.verdict { return false }
      return true
    case .fail(let severity):
      guard let before, case .fail(let known) = before.verdict, severity <= known else {
        return true
      }
      guard let old = before.measurement, let new = measurement else { return false }
      let tolerance = 1e-6
      return new.quantity == .overlap
        ? new.value > old.value + tolerance : new.value < old.value - tolerance
    }
  }

  /// What is worse than `before`, in words.
  fileprivate func setbackText(from before: Finding?) -> String {
    let now =
      if case .incomplete = verdict {
        "\(ruleID) of \(place) could not be measured any more"
      } else if case .contrast = measurement?.details, let value = measurement?.value {
        "\(place) would have \(Figure.ratio(value)):1"
      } else {
        "\(ruleID) of \(place) would say: \(message)"
      }
    guard let old = before?.measurement, case .contrast = old.details else { return now }
    return now + " instead of \(Figure.ratio(old.value)):1"
  }
}
