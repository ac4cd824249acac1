import SceneModel

/// What the names of a drawing's elements and of its file say about controls.
struct ElementNames {
  private let document: SVGDocument
  private let file: LayerName
  private let fileStem: String
  private var names: [Int: LayerName] = [:]
  private var roles: [Int: Role] = [:]

  init(_ document: SVGDocument, fileName: String) {
    self.document = document
    let stem = fileName.split(separator: ".").dropLast().joined(separator: ".")
    fileStem = stem.isEmpty ? fileName : stem
    file = LayerName(fileStem)
    if isAboutControls(stem) { return }
    for index in document.nodes.indices { read(index) }
  }

  /// Whether the file shows controls to explain them rather than to be operated.
  private func isAboutControls(_ stem: String) -> Bool {
    let bytes = Array(stem.utf8)
    return NameWord.words(in: bytes, range: 0..<bytes.count).contains {
      NameVocabulary.explanations.contains($0.text)
    }
  }

  /// The name of a layer: what the design tool calls it, else the id.
  static func label(of index: Int, in document: SVGDocument) -> String? {
    let element = document[index].xml
    return element.attribute("label", namespace: SVGDocument.inkscapeNamespace)
      ?? element.attribute("data-name") ?? element.attribute("id")
  }

  private mutating func read(_ index: Int) {
    let node = document[index]
    guard node.kind.isContainer || node.kind.isShape else {
      // Its own word makes no control of a text or picture, yet it may name an explicit one.
      names[index] = Self.label(of: index, in: document).map { LayerName($0) }
      return
    }
    if index == 0, file.role != nil, isSizeOfControl {
      names[0] = file
      roles[0] = file.role
      return
    }
    // The name of the layer first, then what else may name the element.
    for text in layerTexts(of: index) where !isGenerated(text, node.localName) {
      let name = LayerName(text)
      if names[index] == nil { names[index] = name }
      if let role = role(of: name, at: index, needsText: false) { return set(index, name, role) }
    }
    for text in node.classNames {
      let name = LayerName(text)
      if let role = role(of: name, at: index, needsText: true) { return set(index, name, role) }
    }
  }

  /// What the layer is called, by the tool, its id, its accessible name or what it shows.
  private func layerTexts(of index: Int) -> [String] {
    let node = document[index]
    return [
      Self.label(of: index, in: document), node.id, node.xml.attribute("aria-label"),
      targetName(index),
    ].compactMap { $0 }
  }

  /// Every name that a pattern may be about; the root also goes by its file's name.
  func texts(of index: Int) -> [String] {
    layerTexts(of: index) + document[index].classNames + (index == 0 ? [fileStem] : [])
  }

  /// Whether a tool made up an id from the element's name, as in `switch8`.
  private func isGenerated(_ id: String, _ localName: String) -> Bool {
    id.hasPrefix(localName) && id.dropFirst(localName.count).allSatisfy { $0.isNumber || $0 == "-" }
      && id != localName
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

  /// Whether the drawing is no taller than a control may be at twice its size, so that a file called
  /// `Button` is one rather than a picture of one.
  private var isSizeOfControl: Bool {
    CanvasGeometry(document, style: Style(), shownSize: nil).size.height
      <= Self.maximumControlHeight
  }

  /// Two and a half times the 48 points that Android asks of targets.
  private static let maximumControlHeight = 120.0

  /// The role that a name gives, if the element looks like one of that kind.
  private func role(of name: LayerName, at index: Int, needsText: Bool) -> Role? {
    if name.isOnlyProperties, name.namesState, document[index].kind.isContainer {
      // `State=Hover` is a variant's name; `Hover` alone is one only inside a control's set.
      return parentName(of: index)?.role ?? (name.hasProperties ? .control : nil)
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

  /// Whether an element that reacts to the pointer is worth calling a control: a group or link, or
  /// a shape with a word for a kind of control in its name.
  func suggestsControl(_ index: Int) -> Bool {
    let node = document[index]
    if node.kind.isContainer { return true }
    return ([node.id].compactMap { $0 } + node.classNames).contains { name in
      let bytes = Array(name.utf8)
      return NameWord.words(in: bytes, range: 0..<bytes.count).contains {
        NameVocabulary.roles[$0.text] != nil
      }
    }
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
