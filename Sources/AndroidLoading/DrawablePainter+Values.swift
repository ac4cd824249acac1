internal import Geometry
internal import Markup
internal import SceneModel

extension DrawablePainter {
  func inset(
    _ rect: Rect, by element: Markup.XMLElement,
    sides: [String] = ["insetLeft", "insetTop", "insetRight", "insetBottom"]
  ) -> Rect {
    let all = length("inset", of: element, "") ?? 0
    let insets = sides.map { length($0, of: element, "") ?? all }
    return Rect(
      x: rect.x + insets[0], y: rect.y + insets[1], width: rect.width - insets[0] - insets[2],
      height: rect.height - insets[1] - insets[3])
  }

  func attribute(_ name: String, of element: Markup.XMLElement) -> String? {
    element.attribute(name, namespace: ValuesReader.androidNamespace)
  }

  func length(_ name: String, of element: Markup.XMLElement, _ path: String) -> Double? {
    attribute(name, of: element).flatMap {
      resolver.points(definition(name, $0, element, path), under: theme)
    }
  }

  func definition(
    _ name: String, _ value: String, _ element: Markup.XMLElement, _ path: String
  ) -> Definition {
    Definition(name: name, value: value, location: place(element, path))
  }

  func place(_ element: Markup.XMLElement, _ path: String) -> SourceLocation {
    SourceLocation(path: path, line: element.location.line, column: element.location.column)
  }
}
