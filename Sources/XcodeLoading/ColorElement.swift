internal import AppleResources
internal import ColorMath
internal import Markup
internal import SceneModel

/// Reads the `<color>` elements of one document.
struct ColorElementReader: Sendable {
  let document: InterfaceDocument
  let catalog: ColorCatalog
  let palette: PlatformPalette
  /// The pictures of the project's catalogues.
  let pictures: [ImageSet]
  /// Whether UIKit's own colours are dark in dark appearance: for apps built by Xcode 11 or later,
  /// whichever Xcode saved the document last.
  private let adaptsDefaults: Bool
  /// What the document keeps of colours that are defined elsewhere, by their names.
  private var namedCopies: [String: XMLElement] = [:]
  private var systemCopies: [String: XMLElement] = [:]

  init(
    _ document: InterfaceDocument, catalog: ColorCatalog, palette: PlatformPalette,
    pictures: [ImageSet] = [], isBuiltForDark: Bool
  ) {
    self.pictures = pictures
    adaptsDefaults = isBuiltForDark || document.knowsDarkAppearance
    self.document = document
    self.catalog = catalog
    self.palette = palette
    for resource in document.root.firstChild("resources")?.descendants.filter(\.isStoredColor) ?? []
    {
      guard let name = resource.attribute("name"), let color = resource.firstChild("color") else {
        continue
      }
      if resource.localName == "namedColor" { namedCopies[name] = color }
      if resource.localName == "systemColor" { systemCopies[name] = color }
    }
  }

  /// The colour of the child `<color key="KEY">`, `nil` if there is none or it is `<nil>`.
  func color(_ key: String, of element: XMLElement) -> InterfaceColor? {
    self.element(key, of: element).map { color($0, name: key) }
  }

  /// Whether that colour is the tint of the view that has it.
  func isTint(_ key: String, of element: XMLElement) -> Bool {
    self.element(key, of: element).flatMap { Self.systemName(of: $0) } == "tintColor"
  }

  private func element(_ key: String, of element: XMLElement) -> XMLElement? {
    RuntimeAttributes(element).color(key) ?? element.child("color", key: key)
  }

  /// Why what `element` paints is not known although it may have a background: a runtime attribute
  /// sets a colour of a class of the project's own.
  func otherColorCause(of element: XMLElement) -> IncompleteCause? {
    guard let attribute = RuntimeAttributes(element).otherColor else { return nil }
    let path = attribute.attribute("keyPath") ?? ""
    return cause(
      .unsupported,
      "the runtime attribute '\(path)' sets a colour, and code decides where it"
        + " shows",
      attribute)
  }

  /// A colour of the platform that UIKit uses where the document names none.
  ///
  /// In projects without a trace of dark appearance its light value is meant.
  func standard(_ name: String) -> InterfaceColor {
    guard !adaptsDefaults, let color = palette.color(name, in: .light) else {
      return InterfaceColor(reference: .platform(name), steps: [])
    }
    return InterfaceColor(reference: .literal(color), steps: [])
  }

  /// The colour of a `<color>` element that is called `name`.
  private func color(_ element: XMLElement, name: String) -> InterfaceColor {
    let reference = reference(of: element)
    let step = Definition(
      name: name, value: Self.written(element),
      location: document.location(of: element),
      notation: writtenSpace(of: element).map { .attributes($0) } ?? .interfaceColor)
    return InterfaceColor(reference: reference, steps: [step])
  }

  private func reference(of element: XMLElement) -> ColorReference {
    if let name = Self.systemName(of: element) { return platform(name, element) }
    if let name = element.attribute("name"), element.attribute("catalog") == nil {
      return named(name, element)
    }
    if let name = element.attribute("name") {
      return .unresolved(cause(.systemColor, "the colour \(name) is the platform's own", element))
    }
    return literal(element)
  }

  /// The name of a system colour in either spelling.
  static func systemName(of element: XMLElement) -> String? {
    element.attribute("systemColor") ?? element.attribute("cocoaTouchSystemColor")
  }

  private func platform(_ name: String, _ element: XMLElement) -> ColorReference {
    if let known = palette.canonicalName(of: name) { return .platform(known) }
    let cause = cause(.systemColor, "no value of \(name) is published", element)
    let copy = systemCopies[name] ?? element
    if case .literal(let color) = literal(copy) { return .copy(color, of: cause) }
    return .unresolved(cause)
  }

  private func named(_ name: String, _ element: XMLElement) -> ColorReference {
    switch catalog.match(name, from: document.path) {
    case .found(let set): return .catalog(set)
    case .ambiguous(let sets):
      let places = sets.map(\.path).joined(separator: " and ")
      return .unresolved(
        cause(.unresolvedReference, "'\(name)' is defined differently in \(places)", element))
    case .missing:
      let cause = cause(
        .unresolvedReference, "no catalogue that was read defines the colour '\(name)'", element)
      if let copy = namedCopies[name], case .literal(let color) = literal(copy) {
        return .copy(color, of: cause)
      }
      return .unresolved(cause)
    }
  }

  private func literal(_ element: XMLElement) -> ColorReference {
    guard let space = space(of: element) else {
      let name = Self.spaceName(of: element)
      let what = name.isEmpty ? "a colour without a colour space" : "the colour space \(name)"
      return .unresolved(cause(.unsupported, "\(what) is not evaluated", element))
    }
    let values = space.channels.compactMap { element.number($0.rawValue) }
    guard values.count == space.componentCount else {
      return .unresolved(cause(.unsupported, "a component of the colour is missing", element))
    }
    return .literal(space.color(values, alpha: element.number("alpha") ?? 1))
  }

  /// The space of a colour that is written out.
  private func space(of element: XMLElement) -> ComponentSpace? {
    ComponentSpace(
      interfaceName: Self.spaceName(of: element), isColorMatched: document.isColorMatched)
  }

  /// The space in which a colour would be written in the place of `element`: its own, or that of what
  /// the document keeps of a colour that no catalogue defines.
  private func writtenSpace(of element: XMLElement) -> ComponentSpace? {
    if let own = space(of: element) { return own }
    guard let name = element.attribute("name"),
      case .missing = catalog.match(name, from: document.path)
    else { return nil }
    return namedCopies[name].flatMap { space(of: $0) }
  }

  private static func spaceName(of element: XMLElement) -> String {
    let name = element.attribute("colorSpace") ?? ""
    return name == "custom" ? element.attribute("customColorSpace") ?? "" : name
  }

  private func cause(
    _ code: IncompleteCause.Code, _ detail: String, _ element: XMLElement
  ) -> IncompleteCause {
    IncompleteCause(code, detail, at: document.location(of: element))
  }

  /// The value as the document writes it: a name, or the components.
  static func written(_ element: XMLElement) -> String {
    if let name = systemName(of: element) ?? element.attribute("name") { return name }
    return ["red", "green", "blue", "white", "alpha"]
      .compactMap { name in element.attribute(name).map { "\(name)=\"\($0)\"" } }
      .joined(separator: " ")
  }
}

extension XMLElement {
  /// Whether the element keeps a colour that is defined elsewhere.
  var isStoredColor: Bool { localName == "namedColor" || localName == "systemColor" }
}
