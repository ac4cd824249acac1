import Geometry
import SceneModel

/// Renditions of a control that agree in size and hit region, so that one check speaks for all.
struct GeometryGroup {
  /// The rendition that stands for the group.
  var representative: Rendition
  /// The state of all renditions of the group; `nil` if every state is in it.
  var state: ControlState?
  /// The name of the appearance of all renditions of the group; `nil` if every appearance is in it.
  var appearance: String?
}

extension Control {
  /// The control's renditions that `isJudged` lets through, folded by equal geometry: to one group
  /// if all agree, else to one for each state if appearances agree, else one by one.
  ///
  /// `geometry` gives what has to agree.
  func geometryGroups<Geometry: Equatable>(
    where isJudged: (Rendition) -> Bool, by geometry: (Rendition) -> Geometry
  ) -> [GeometryGroup] {
    let judged = renditions.filter(isJudged).map { (rendition: $0, geometry: geometry($0)) }
    guard let first = judged.first else { return [] }
    if judged.allSatisfy({ $0.geometry == first.geometry }) {
      let others = renditions.contains { $0.state != first.rendition.state && !isJudged($0) }
      let isOneState = judged.allSatisfy { $0.rendition.state == first.rendition.state }
      return [
        GeometryGroup(
          representative: first.rendition,
          state: isOneState && others ? first.rendition.state : nil, appearance: nil)
      ]
    }
    var groups: [GeometryGroup] = []
    for state in Set(judged.map(\.rendition.state)).sorted() {
      let members = judged.filter { $0.rendition.state == state }
      guard let head = members.first else { continue }
      if members.allSatisfy({ $0.geometry == head.geometry }) {
        groups.append(
          GeometryGroup(representative: head.rendition, state: state, appearance: nil))
      } else {
        groups += members.map {
          GeometryGroup(
            representative: $0.rendition, state: state, appearance: $0.rendition.appearance.name)
        }
      }
    }
    return groups
  }
}
