/// A template for a symbol of Apple's SF Symbols: guides, notes and 27 versions of one picture.
///
/// Only the regular weight at medium scale is the picture as it is shown.
struct SymbolTemplate {
  private let document: SVGDocument
  /// The group with the picture, `nil` if the drawing is no template.
  private let picture: Int?

  init(_ document: SVGDocument) {
    self.document = document
    let isTemplate = ["Notes", "Guides", "Symbols"].allSatisfy { document.ids[$0] != nil }
    picture = isTemplate ? document.ids["Regular-M"] ?? document.ids["Regular-S"] : nil
  }

  /// Whether the drawing is a template.
  var isTemplate: Bool { picture != nil }

  /// Whether an element belongs to what is shown.
  func shows(_ index: Int) -> Bool {
    guard let picture else { return true }
    return document.isInside(index, picture)
  }
}
