internal import Markup
internal import SceneModel

/// Remarks items of colour state lists that can never be chosen, whatever uses the list.
struct StateListAudit {
  private let table: ResourceTable

  init(_ table: ResourceTable) {
    self.table = table
  }

  /// Adds one control for each list of the project with such an item; it paints nothing.
  func add(to builder: inout SourceBuilder) {
    for name in table.names where name.type == .color {
      for candidate in table.candidates[name] ?? [] where candidate.isAudited {
        guard case .element(let element) = candidate.definition.body,
          element.localName == "selector"
        else { continue }
        let location = candidate.definition.location
        let list = ColorStateList(element, path: location.path)
        let observations = list.unreachable.map { Self.observation($0.item, hiddenBy: $0.hiddenBy) }
        if observations.isEmpty { continue }
        builder.add(
          Control(
            key: name.reference, name: name.reference, role: .drawing, location: location,
            renditions: [], observations: observations))
      }
    }
  }

  private static func observation(
    _ item: ColorStateList.Item, hiddenBy cover: ColorStateList.Item
  ) -> Observation {
    Observation(
      .unreachableState,
      message: "the item can never be chosen: the one in line \(cover.location.line) comes first"
        + " and meets every state that this one asks for; move this one up or remove it",
      location: item.location,
      provenance: Provenance([
        Definition(name: "android:color", value: item.color, location: item.location)
      ]))
  }
}
