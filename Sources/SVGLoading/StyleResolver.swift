import CSS
import ColorMath
import Geometry
import Markup
import SceneModel

/// Computes the style of elements: cascade, inheritance and values, for one state and appearance.
struct StyleResolver {
  let document: SVGDocument
  let cascade: Cascade
  /// The file, `nil` if offsets do not count its own bytes.
  let source: SourceText?
  /// The viewport of the whole drawing, which percentages of strokes and fonts refer to.
  var viewport: Viewport
  /// Conditions of `@media`, and what `light-dark()` gives.
  var media = MediaContext()
  /// What the root element inherits.
  var page = HostPage()
  /// The element that is operated, `nil` for none.
  var operated: Int?
  /// What is done to it.
  var states = ElementStates()

  /// The computed style of `index` under a parent with the style `parent`.
  func style(of index: Int, parent: Style) -> Style {
    var applied = StyleApplication(resolver: self, index: index, parent: parent)
    applied.apply(cascaded(index))
    return applied.style
  }

  /// The style of what is around `index`; with `including`, of the element itself.
  func style(ofAncestorsOf index: Int, including: Bool = false) -> Style {
    var style = page.style
    for element in document.lineage(of: index) where including || element != index {
      style = self.style(of: element, parent: style)
    }
    return style
  }

  /// The declarations that win on `index`.
  func cascaded(_ index: Int) -> CascadedStyle {
    let element = document[index].xml
    var attributes: [Declaration] = []
    var style: [Declaration] = []
    for attribute in element.attributes where attribute.name.prefix == nil {
      let name = attribute.localName
      if name == "style" {
        let written = attribute.valueRange.flatMap { source?.written($0) }
        style =
          DeclarationList(
            written ?? attribute.value, base: attribute.valueRange?.lowerBound ?? 0,
            isSupported: StyleApplication.isSupported
          ).declarations
      } else if PropertyNames.presentationAttributes.contains(name) {
        let declaration = Declaration(presentationAttribute: name, value: attribute.value)
        let isKept =
          declaration.hasVariable || declaration.inheritanceKeyword != nil
          || StyleApplication.isSupported(declaration, isAttribute: true)
        if isKept { attributes.append(declaration) }
      }
    }
    return cascade.cascadedStyle(
      for: SVGElement(document: document, index: index, operated: operated), states: states,
      media: media, presentationAttributes: attributes, style: style)
  }

  /// The step of a chain that a winning declaration is.
  func definition(_ winner: CascadedDeclaration, at index: Int) -> Definition {
    let declaration = winner.declaration
    switch winner.source {
    case .presentationAttribute:
      return Definition(
        name: declaration.name, value: document[index].xml.attribute(declaration.name) ?? "",
        location: document.location(of: declaration.name, at: index))
    case .styleAttribute:
      return definition(
        declaration.name, of: declaration, fallback: document.location(of: "style", at: index))
    case .keyframes(let name):
      return definition(
        "@keyframes \(name) { \(declaration.name) }", of: declaration,
        fallback: document.location(of: index))
    case .animationElement(let element):
      let xml = document[element].xml
      return Definition(
        name: declaration.name, value: xml.attribute("to") ?? xml.attribute("values") ?? "",
        location: document.location(of: element))
    case .rule(let reference):
      let selector = cascade.rule(reference).selector
      let text = source?.trimmed(selector.range) ?? ""
      return definition(
        "\(text) { \(declaration.name) }", of: declaration,
        fallback: document.location(of: index))
    }
  }

  private func definition(
    _ name: String, of declaration: Declaration, fallback: SourceLocation
  ) -> Definition {
    Definition(
      name: name, value: source?.value(ofDeclarationAt: declaration.offset) ?? "",
      location: source?.location(of: declaration.offset) ?? fallback)
  }
}
