internal import Markup
internal import SceneModel

/// Remarks items of state lists, of colours and of drawables, that can never be chosen, whatever uses
/// the list.
struct StateListAudit {
  private let table: ResourceTable

  init(_ table: ResourceTable) {
    self.table = table
  }

  /// Adds one control for each list of the project with such an item; it paints nothing.
  func add(to builder: inout SourceBuilder) {
    for name in table.names where name.type == .color || name.type == .drawable {
      for candidate in table.candidates[name] ?? [] where candidate.isAudited {
        guard case .element(let element) = candidate.definition.body,
          element.localName == "selector"
        else { continue }
        let location = candidate.definition.location
        let observations = Self.observations(in: element, path: location.path)
        if observations.isEmpty { continue }
        builder.add(
          Control(
            key: name.reference, name: name.reference, role: .drawing, location: location,
            renditions: [], observations: observations))
      }
    }
  }

  /// An item of a list: what it asks for and what it shows.
  private struct Item {
    var condition: StateCondition
    var shown: Definition
  }

  private static func observations(
    in element: Markup.XMLElement, path: String
  ) -> [Observation] {
    let items = element.children("item").map { item in
      let location = SourceLocation(
        path: path, line: item.location.line, column: item.location.column)
      let shown = ["color", "drawable"].lazy.compactMap { name in
        item.attribute(name, namespace: ValuesReader.androidNamespace).map {
          Definition(name: "android:\(name)", value: $0, location: location)
        }
      }.first
      return Item(
        condition: StateCondition(item),
        shown: shown ?? Definition(name: "item", value: "", location: location))
    }
    return items.indices.compactMap { index in
      let cover = items[..<index].first { $0.condition.includes(items[index].condition) }
      return cover.map { observation(items[index], hiddenBy: $0) }
    }
  }

  private static func observation(_ item: Item, hiddenBy cover: Item) -> Observation {
    Observation(
      .unreachableState,
      message: "the item can never be chosen: the one in line \(cover.shown.location.line) comes"
        + " first and meets every state that this one asks for; move this one up or remove it",
      location: item.shown.location, provenance: Provenance([item.shown]))
  }
}
