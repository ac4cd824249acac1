import Markup

extension SVGDocument {
  /// Whether the conditional attributes of an element hold (SVG 2, section 5.8); it is not drawn
  /// otherwise, inside `switch` or not.
  ///
  /// The user's language is English. An empty list of extensions or languages never holds.
  func isAccepted(_ index: Int) -> Bool {
    let element = self[index].xml
    if let extensions = element.attribute("requiredExtensions") {
      let names = Self.words(extensions)
      if names.isEmpty || !names.allSatisfy(Self.extensions.contains) { return false }
    }
    guard let languages = element.attribute("systemLanguage") else { return true }
    return languages.split(separator: ",").contains { language in
      let name = language.drop(while: \.isWhitespace).lowercased()
      return name == "en" || name.hasPrefix("en-")
    }
  }

  /// The languages besides SVG that a browser draws in `foreignObject`.
  private static let extensions: Set<String> = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML",
  ]
}
