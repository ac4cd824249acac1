import SceneModel

extension ControlAssembly {
  /// Outcomes as renditions: a state like the normal one and an increased contrast like the usual
  /// one are left out.
  mutating func renditions(
    _ outcomes: [(Appearance, ControlState, Outcome)], file: Int, shown: [[Rendition]]
  ) -> [Rendition] {
    var kept: [(Appearance, ControlState, Outcome)] = []
    for (appearance, state, outcome) in outcomes {
      let isFolded = kept.contains { other in
        let isSameLook =
          other.2.scene.drawing == outcome.scene.drawing && other.2.frame == outcome.frame
          && other.2.hitRegion == outcome.hitRegion && other.2.scene.window == outcome.scene.window
        guard isSameLook else { return false }
        if other.0 == appearance { return other.1 == .normal }
        return other.1 == state && other.0.isDark == appearance.isDark
          && appearance.isIncreasedContrast
      }
      if !isFolded { kept.append((appearance, state, outcome)) }
    }
    kept.sort { ($0.0, $0.1) < ($1.0, $1.1) }
    if shown.contains(where: { isLike($0, kept, file: file) }) { return [] }
    let firstScene = findings.add(kept.map(\.2.scene), to: file)
    return kept.enumerated().map { index, entry in
      let (appearance, state, outcome) = entry
      return Rendition(
        state: state, appearance: appearance, scene: firstScene + index,
        layers: Array(outcome.scene.drawing.layers.indices.dropFirst(outcome.surfaceCount)),
        frame: outcome.frame,
        hitRegion: outcome.hitRegion, sizeEvidence: outcome.evidence)
    }
  }

  /// Whether a variant looks in every state like another one.
  private func isLike(
    _ other: [Rendition], _ kept: [(Appearance, ControlState, Outcome)], file: Int
  ) -> Bool {
    guard other.count == kept.count else { return false }
    return zip(other, kept).allSatisfy { rendition, entry in
      rendition.appearance == entry.0 && rendition.state == entry.1
        && findings.scene(rendition.scene, of: file)?.drawing == entry.2.scene.drawing
        && rendition.frame == entry.2.frame && rendition.hitRegion == entry.2.hitRegion
    }
  }
}
