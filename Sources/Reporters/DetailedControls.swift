internal import Audit

/// The controls that a report describes one by one: those that stand for a cause.
///
/// A token that forty controls use is one finding with forty places; a section and a picture for
/// each of them would say the same forty times.
struct DetailedControls {
  /// How many controls stand for one cause, and are named where it is listed.
  static let limit = 3

  private var places: Set<ControlPlace> = []
  /// The first controls of the causes of each control, for those that have no section.
  private var examples: [ControlPlace: [ControlPlace]] = [:]

  /// The choice for `report`.
  init(_ report: AuditReport) {
    let causes =
      report.clusters.map(\.places)
      + UnmeasuredCluster.clusters(in: report).map(\.places)
    for cause in causes { places.formUnion(cause.prefix(Self.limit)) }
    for cause in causes {
      for place in cause.dropFirst(Self.limit) where !places.contains(place) {
        examples[place, default: []].append(cause[0])
      }
    }
  }

  /// Whether the control at `place` is described by itself.
  func contains(_ place: ControlPlace) -> Bool { places.contains(place) }

  /// Controls that show what the one at `place` shows, without repetition.
  func examples(for place: ControlPlace) -> [ControlPlace] {
    var seen: Set<ControlPlace> = []
    return examples[place, default: []].filter { seen.insert($0).inserted }
  }
}
