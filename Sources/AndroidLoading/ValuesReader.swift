internal import Markup
internal import SceneModel

/// Reads the definitions of one resource file.
struct ValuesReader {
  static let toolsNamespace = "http://schemas.android.com/tools"
  static let androidNamespace = "http://schemas.android.com/apk/res/android"

  let path: String
  /// Whether plain names belong to the platform.
  let isFramework: Bool
  private(set) var definitions: [ResourceDefinition] = []

  /// Reads `document`, the file at `location`.
  init(_ document: XMLDocument, at location: ResourcePath, path: String, isFramework: Bool) {
    self.path = path
    self.isFramework = isFramework
    let root = document.root
    if location.folderType == "values" {
      // Stray text, `<eat-comment/>`, `<skip/>` and unknown elements mean nothing here.
      let ignored = Self.ignoredChecks(root)
      for element in root.childElements { read(element, ignored) }
    } else if let type = ResourceType(rawValue: location.folderType) {
      // Of descriptions only those of app widgets say what something looks like.
      if type == .xml, root.localName != "appwidget-provider" { return }
      add(type, location.name, .element(root), root, Self.ignoredChecks(root))
    }
  }

  private mutating func read(_ element: Markup.XMLElement, _ outer: Set<String>) {
    guard let name = element.attribute("name") else { return }
    let ignored = outer.union(Self.ignoredChecks(element))
    switch element.localName {
    case "style": add(.style, name, .style(style(element, name)), element, ignored)
    case "item":
      guard let type = element.attribute("type").flatMap({ ResourceType(rawValue: $0) }) else {
        return
      }
      // Built-in values write a state list or drawable in place.
      let inner = element.childElements.first { _ in true }
      add(type, name, inner.map { .element($0) } ?? text(element), element, ignored)
    case "public", "declare-styleable", "attr": return
    default:
      guard let type = ResourceType(rawValue: element.localName) else { return }
      add(type, name, text(element), element, ignored)
    }
  }

  private func text(_ element: Markup.XMLElement) -> ResourceDefinition.Body {
    .text(String(element.textContent.trimmingSpaces))
  }

  private mutating func add(
    _ type: ResourceType, _ name: String, _ body: ResourceDefinition.Body,
    _ element: Markup.XMLElement, _ ignored: Set<String>
  ) {
    definitions.append(
      ResourceDefinition(
        name: ResourceName(type: type, name: name, isFramework: isFramework), body: body,
        location: location(element.location), ignoredChecks: ignored,
        markup: type == .string ? StringMarkup(element, path: path) : nil))
  }

  private func style(_ element: Markup.XMLElement, _ name: String) -> StyleDefinition {
    let items = element.childElements.compactMap { item -> Definition? in
      guard item.localName == "item", let name = item.attribute("name") else { return nil }
      return Definition(
        name: Self.attributeName(name), value: String(item.textContent.trimmingSpaces),
        location: location(item.location))
    }
    return StyleDefinition(parent: parent(element, name), items: items)
  }

  private func parent(_ element: Markup.XMLElement, _ name: String) -> StyleDefinition.Parent {
    if let written = element.attribute("parent") {
      guard let parent = Self.styleName(written, isFramework: isFramework) else { return .none }
      return .explicit(parent)
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .none }
    return .implicit(
      ResourceName(type: .style, name: String(name[..<dot]), isFramework: isFramework))
  }

  /// What an attribute `parent` names: `X`, `@style/X`, `@android:style/X`, `android:X`; `nil` for
  /// no parent.
  static func styleName(_ written: String, isFramework: Bool) -> ResourceName? {
    let text = written.trimmingSpaces
    if text.isEmpty { return nil }
    if text.hasPrefix("@") || text.hasPrefix("?") {
      guard case .reference(var name) = ResourceValue(text), name.type == .style else { return nil }
      name.isFramework = name.isFramework || isFramework
      return name
    }
    var rest = text
    if rest.hasPrefix("style/") { rest = rest.dropFirst(6) }
    guard let colon = rest.firstIndex(of: ":") else {
      return ResourceName(type: .style, name: String(rest), isFramework: isFramework)
    }
    var local = rest[rest.index(after: colon)...]
    if local.hasPrefix("style/") { local = local.dropFirst(6) }
    return ResourceName(
      type: .style, name: String(local), isFramework: rest[..<colon].hasSuffix("android"))
  }

  /// An attribute's name with `android:` or without a package.
  static func attributeName(_ written: String) -> String {
    let text = written.trimmingSpaces
    guard let colon = text.firstIndex(of: ":") else { return String(text) }
    let local = text[text.index(after: colon)...]
    return text[..<colon] == "android" ? "android:\(local)" : String(local)
  }

  /// The checks that `tools:ignore` of `element` names.
  static func ignoredChecks(_ element: Markup.XMLElement) -> Set<String> {
    guard let list = element.attribute("ignore", namespace: toolsNamespace) else { return [] }
    return Set(list.split(separator: ",").map { String($0.trimmingSpaces) })
  }

  private func location(_ place: XMLLocation) -> SourceLocation {
    SourceLocation(path: path, line: place.line, column: place.column)
  }
}
