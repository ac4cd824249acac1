public import SceneModel

extension Finding {
  /// What accepts the outcome, such as `suppressed: removed in release 9 (until 2027-03-31, DS-412)`
  /// or `baseline: known since 2026-11-30, 4.31:1`; `nil` if nothing does.
  public var acceptance: String? {
    switch standing {
    case .open, .regressed: return nil
    case .suppressed(let suppression): return "suppressed: " + suppression.explanationWithTerm
    case .known(let entry):
      let figure = figure(of: entry).map { ", " + $0 } ?? ""
      return "baseline: known since \(entry.since)" + figure
    }
  }

  /// The message, with what the baseline says of a failure that has become worse.
  public var statement: String {
    guard case .regressed(let entry) = standing else { return message }
    return message + "; worse than known since \(entry.since): "
      + (figure(of: entry) ?? "could not be measured")
  }

  /// The figure of `entry`, which is one of this check's kind; `nil` if it has none.
  public func figure(of entry: BaselineEntry) -> String? {
    guard let measured = entry.measured else { return nil }
    switch measurement?.quantity {
    case .contrast: return Figure.ratio(measured) + ":1"
    case .coverage: return Figure.percentage(measured)
    case .targetSize, .overlap, nil: return Figure.length(measured)
    }
  }
}

extension Suppression {
  /// The reason with the last day and the ticket, if there are any.
  public var explanationWithTerm: String {
    let term = [until.map { "until \($0)" }, ticket].compactMap(\.self)
    return explanation + (term.isEmpty ? "" : " (\(term.joined(separator: ", ")))")
  }
}
