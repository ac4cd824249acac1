import SceneModel

/// What the names of a drawing's elements and of its file say about controls.
struct ElementNames {
  private let document: SVGDocument
  private let file: LayerName
  private var names: [Int: LayerName] = [:]
  private var roles: [Int: Role] = [:]

  init(_ document: SVGDocument, fileName: String) {
    self.document = document
    let stem = fileName.split(separator: ".").dropLast().joined(separator: ".")
    file = LayerName(stem.isEmpty ? fileName : stem)
    for index in document.nodes.indices { read(index) }
  }

  /// The name of a layer: what the design tool calls it, else the id.
  static func label(of index: Int, in document: SVGDocument) -> String? {
    let element = document[index].xml
    return element.attribute("label", namespace: SVGDocument.inkscapeNamespace)
      ?? element.attribute("data-name") ?? element.attribute("id")
  }

  private mutating func read(_ index: Int) {
    let node = document[index]
    guard node.kind.isContainer || node.kind.isShape else { return }
    if index == 0, file.role != nil {
      names[0] = file
      roles[0] = file.role
      return
    }
    // The name of the layer first, then what else may name the element.
    let texts =
      [Self.label(of: index, in: document), node.id, node.xml.attribute("aria-label")]
      + [targetName(index)]
    for text in texts.compactMap({ $0 }) {
      let name = LayerName(text)
      if names[index] == nil { names[index] = name }
      if let role = role(of: name, at: index, needsText: false) { return set(index, name, role) }
    }
    for text in node.classNames {
      let name = LayerName(text)
      if let role = role(of: name, at: index, needsText: true) { return set(index, name, role) }
    }
  }

  private mutating func set(_ index: Int, _ name: LayerName, _ role: Role) {
    names[index] = name
    roles[index] = role
  }

  /// The id of what a `use` shows.
  private func targetName(_ index: Int) -> String? {
    guard document[index].kind == .use, let href = document.href(of: index), href.hasPrefix("#")
    else { return nil }
    return String(href.dropFirst())
  }

  /// The role that a name gives, if the element looks like one of that kind.
  private func role(of name: LayerName, at index: Int, needsText: Bool) -> Role? {
    if name.isOnlyProperties, name.namesState, document[index].kind.isContainer {
      return name.role ?? parentName(of: index)?.role ?? .control
    }
    guard let role = name.role else { return nil }
    guard name.isAmbiguous else { return role }
    guard document[index].kind.isContainer else { return nil }
    let content = content(of: index)
    if needsText || role == .link { return content.texts > 0 ? role : nil }
    return content.texts > 0 || content.shapes > 1 ? role : nil
  }

  private func content(of index: Int) -> (texts: Int, shapes: Int) {
    var counts = (texts: 0, shapes: 0)
    var pending = [index]
    while let current = pending.popLast(), counts.texts == 0 {
      let kind = document[current].kind
      if kind == .text { counts.texts += 1 }
      if kind.isShape || kind == .use { counts.shapes += 1 }
      if kind.isContainer { pending += document.children(of: current) }
    }
    return counts
  }

  /// The name around a variant: of its parent, or of the file for the root's children.
  private func parentName(of index: Int) -> LayerName? {
    var parent = document[index].parent
    while let current = parent {
      if current == 0 { return names[0] ?? file }
      if let name = names[current], !name.set.isEmpty { return name }
      parent = document[current].parent
    }
    return nil
  }

  /// The role that the element's name gives, `nil` if it gives none.
  func role(of index: Int) -> Role? { roles[index] }

  /// The name that says most about the element.
  func name(of index: Int) -> LayerName? { names[index] }

  /// What tells the control from others and is equal in all of its states.
  func key(of index: Int) -> String? {
    guard let name = names[index] else { return nil }
    let key =
      name.isOnlyProperties
      ? [parentName(of: index)?.key ?? "", name.key].filter { !$0.isEmpty }.joined(separator: ", ")
      : name.key
    return key.isEmpty ? nil : key
  }

  /// The component that the element is a variant of, `nil` if it is none.
  func variantSet(of index: Int) -> String? {
    guard let name = names[index], name.namesState || name.hasProperties else { return nil }
    let set = name.isOnlyProperties ? parentName(of: index)?.set ?? "" : name.set
    return set.isEmpty ? nil : set
  }
}
