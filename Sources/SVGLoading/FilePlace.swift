import SceneModel

/// What a file's path says about it.
struct FilePlace {
  /// The last part of the path.
  let name: String
  /// The name without its extension.
  let stem: String
  /// The appearance that the name or a folder states, `nil` for none.
  let appearance: Appearance?

  init(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    name = parts.last ?? path
    let pieces = name.split(separator: ".")
    stem = pieces.count > 1 ? pieces.dropLast().joined(separator: ".") : name
    let folder = parts.dropLast().reversed().lazy.compactMap { part in
      NameVocabulary.appearances[part.lowercased()]
    }.first
    appearance = LayerName(stem).appearance ?? Self.word(stem) ?? folder
  }

  /// The appearance that a word anywhere in a file's name states.
  private static func word(_ name: String) -> Appearance? {
    let bytes = Array(name.utf8)
    return NameWord.words(in: bytes, range: 0..<bytes.count).lazy
      .compactMap { NameVocabulary.appearances[$0.text] }.first
  }
}

/// How a page shows the drawing, which decides where taps land.
enum DrawingUse {
  /// Part of the page: elements take taps by the rules of SVG.
  case inline
  /// An image: its whole box is one target.
  case image
  /// Not stated.
  case unknown

  init(_ document: SVGDocument) {
    switch document[0].xml.attribute("data-a11y-use") {
    case "inline": self = .inline
    case "image": self = .image
    default: self = .unknown
    }
  }
}
