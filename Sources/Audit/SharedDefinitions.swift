public import SceneModel

/// Definitions that failed contrast checks depend on, to find out who else uses them.
///
/// A suggestion is measured in all checks that use a definition, in every file. A part of a run
/// audits no more of other files than it needs for that.
public struct SharedDefinitions: Sendable {
  /// The definitions.
  public private(set) var definitions: Set<Definition> = []

  /// The definitions of the failed contrast checks of `source` that `isShared` says others may use.
  public init(_ source: AuditedSource, where isShared: (Definition) -> Bool) {
    for finding in source.controls.lazy.flatMap(\.findings) where finding.severity != nil {
      definitions.formUnion(finding.contrastDefinitions.filter(isShared))
    }
  }

  /// All of `parts`.
  public init(joining parts: [SharedDefinitions]) {
    for part in parts { definitions.formUnion(part.definitions) }
  }

  /// Whether a check of `source` may depend on one of them.
  public func areUsed(by source: LoadedSource) -> Bool {
    if definitions.isEmpty { return false }
    func holds(_ provenance: Provenance) -> Bool {
      provenance.literal.map(definitions.contains) ?? false
    }
    return source.scenes.contains { scene in
      holds(scene.window.color.provenance)
        || scene.drawing.layers.contains { layer in
          holds(layer.paint.provenance)
            || layer.paint.value.stops.contains { holds($0.color.provenance) }
        }
    }
  }
}

extension Finding {
  /// The literals of the part's paint and of everything that shows behind it; empty for a check
  /// that is not about contrast.
  var contrastDefinitions: Set<Definition> {
    guard case .contrast(let details) = measurement?.details else { return [] }
    return Set(([provenance] + details.backgroundProvenances).compactMap(\.literal))
  }
}
