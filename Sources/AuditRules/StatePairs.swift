import SceneModel

extension Control {
  /// The renditions of `state`, each with that of `other` in the same appearance, if there is one.
  func pairs(
    of state: ControlState, with other: ControlState
  ) -> [(rendition: Rendition, other: Rendition)] {
    let others = Dictionary(
      renditions.filter { $0.state == other }.map { ($0.appearance, $0) }
    ) { first, _ in first }
    return renditions.filter { $0.state == state }.compactMap { rendition in
      others[rendition.appearance].map { (rendition, $0) }
    }
  }
}
