internal import Markup

/// A picture that an element shows, in either spelling: attributes of the element, or an
/// `<imageReference>` inside of it.
struct PictureReference {
  /// What the document calls the picture.
  let name: String
  /// The element that names it.
  let element: XMLElement
  /// What colours the picture's shapes.
  let coloring: Coloring

  /// Where the colours of a picture come from.
  enum Coloring {
    /// A symbol of the platform in the one colour of the view.
    case tinted
    /// A symbol in several shades or colours.
    case layered
    /// A picture of the project's own, whose colours are not read.
    case own
  }

  /// The picture under `key` of `element`, `nil` if there is none.
  init?(_ key: String, of element: XMLElement) {
    let reference = element.child("imageReference", key: key)
    let source = reference ?? element
    guard let name = source.attribute(reference == nil ? key : "image") else { return nil }
    self.name = name
    self.element = source
    // An attribute of the element speaks of its `image`, whatever other pictures it names.
    if source.attribute("catalog") != "system" || reference == nil && key != "image" {
      coloring = .own
    } else {
      coloring = Self.isLayered(source) ? .layered : .tinted
    }
  }

  /// Whether a symbol has more than one shade (`hierarchical`) or colour (`palette`, `multicolor`).
  private static func isLayered(_ element: XMLElement) -> Bool {
    guard let mode = element.attribute("renderingMode") else { return false }
    return mode != "template" && mode != "monochrome"
  }
}
