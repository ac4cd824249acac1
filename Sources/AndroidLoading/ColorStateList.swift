internal import Markup
internal import SceneModel

/// A `selector` of colours, its values not yet followed.
struct ColorStateList: Sendable {
  /// One `item`.
  struct Item: Sendable {
    var condition: StateCondition
    /// As written.
    var color: String
    /// Multiplies the colour's own alpha, as written.
    var alpha: String?
    /// Replaces the perceptual lightness, as written.
    var lightness: String?
    var location: SourceLocation
  }

  var items: [Item] = []

  /// The list that `element`, a `selector` of the file at `path`, holds.
  init(_ element: Markup.XMLElement, path: String) {
    for item in element.childElements where item.localName == "item" {
      guard let color = Self.value("color", of: item) else { continue }
      items.append(
        Item(
          condition: StateCondition(item), color: color, alpha: Self.value("alpha", of: item),
          lightness: Self.value("lStar", of: item),
          location: SourceLocation(
            path: path, line: item.location.line, column: item.location.column)))
    }
  }

  /// The value of an attribute of the platform, or of the application's copy of it.
  private static func value(_ name: String, of element: Markup.XMLElement) -> String? {
    element.attribute(name, namespace: ValuesReader.androidNamespace)
      ?? element.attributes.first { $0.localName == name }?.value
  }

  /// The first item that `state` meets, or else the default.
  ///
  /// The default is the last item without a condition, or else the first item.
  func item(for state: ViewState) -> Item? {
    items.first { $0.condition.matches(state) } ?? defaultItem
  }

  /// What is used where no state is known, as for a colour of another list.
  var defaultItem: Item? { items.last { $0.condition.isEmpty } ?? items.first }
}
