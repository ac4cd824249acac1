import Geometry
import SceneModel

/// Collects the renditions of a drawing's controls, keyed by name.
struct ControlAssembly {
  private let document: SVGDocument
  private let fileName: LayerName
  /// The file's name without folder and extension.
  private let stem: String

  private var controls: [Control] = []
  private var indices: [String: Int] = [:]
  /// Keys of owners in the normal scene, so that other states go to the same control.
  private var keys: [Identity: String] = [:]

  /// An owner's identity in all scenes of a drawing.
  struct Identity: Hashable {
    var element: Int
    var uses: [Int]

    init(_ owner: DrawingBuilder.Owner) {
      element = owner.element
      uses = owner.uses
    }
  }

  init(_ document: SVGDocument, stem: String) {
    self.document = document
    self.stem = stem
    fileName = LayerName(stem)
  }

  /// The controls in the order of the source, their renditions sorted.
  ///
  /// A drawing of a single control is a picture of it and not the screen that it stands on.
  var sorted: [Control] {
    let isScreen = controls.count { $0.role.isOperable } > 1
    return controls.map { control in
      var control = control
      if !isScreen && control.screen == stem { control.screen = nil }
      control.renditions.sort {
        ($0.appearance, $0.state, $0.scene) < ($1.appearance, $1.state, $1.scene)
      }
      return control
    }
  }

  /// Adds a rendition of the control that `owner` is.
  mutating func add(
    _ rendition: Rendition, of owner: DrawingBuilder.Owner, number: Int, outer: String?
  ) {
    let identity = Identity(owner)
    let key = keys[identity] ?? self.key(of: owner, rendition, outer: outer)
    keys[identity] = key
    if let index = indices[key] {
      controls[index].renditions.append(rendition)
      return
    }
    let explicit = ExplicitControl(document, owner.element)
    indices[key] = controls.count
    controls.append(
      Control(
        key: key, name: name(of: owner.element) ?? owner.candidate.action ?? key,
        role: owner.candidate.role,
        location: document.location(of: owner.element), screen: screen(of: owner.element),
        variantSet: owner.candidate.variantSet, action: owner.candidate.action,
        exemptions: explicit.exemptions, renditions: [rendition]))
  }

  /// The key of a known owner.
  func key(of owner: DrawingBuilder.Owner) -> String? { keys[Identity(owner)] }

  /// Adds a rendition of the drawing as a whole.
  mutating func addDrawing(_ rendition: Rendition) {
    let key = fileName.key.isEmpty ? stem : fileName.key
    let unique =
      indices[key].map { controls[$0].role == .drawing } ?? true ? key : key + " (drawing)"
    if let index = indices[unique] {
      controls[index].renditions.append(rendition)
      return
    }
    indices[unique] = controls.count
    controls.append(
      Control(
        key: unique, name: label(of: 0) ?? stem, role: .drawing, location: document.location(of: 0),
        exemptions: ExplicitControl(document, 0).exemptions, renditions: [rendition]))
  }

  /// A key that no other control has: a copy in the same state and appearance is another control.
  private func key(
    of owner: DrawingBuilder.Owner, _ rendition: Rendition, outer: String?
  ) -> String {
    let base = owner.candidate.key ?? generatedKey(owner, outer: outer)
    var key = base
    var number = 1
    while let index = indices[key], isTaken(index, by: rendition, owner.candidate.role) {
      number += 1
      key = "\(base)#\(number)"
    }
    return key
  }

  private func isTaken(_ index: Int, by rendition: Rendition, _ role: Role) -> Bool {
    controls[index].role != role
      || controls[index].renditions.contains {
        $0.state == rendition.state && $0.appearance == rendition.appearance
      }
  }

  /// A path of ids for a control without a name: it survives edits elsewhere, unlike a line.
  private func generatedKey(_ owner: DrawingBuilder.Owner, outer: String?) -> String {
    let node = document[owner.element]
    let label = label(of: owner.element) ?? owner.candidate.action
    let step = label.map { "\(node.localName)[\($0)]" } ?? node.localName
    var parent = node.parent
    while let current = parent {
      if let id = document[current].id { return "\(id)/\(step)" }
      parent = document[current].parent
    }
    return outer.map { "\($0)/\(step)" } ?? step
  }

  /// What assistive technology would call the element.
  private func label(of index: Int) -> String? {
    let element = document[index].xml
    return element.attribute("data-a11y-name") ?? element.attribute("aria-label")
      ?? title(of: index)
  }

  private func title(of index: Int) -> String? {
    let titles = document.children(of: index).filter { document[$0].kind == .title }
    guard let first = titles.first else { return nil }
    let words = SVGDocument.words(document[first].xml.textContent)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func name(of index: Int) -> String? {
    if let label = label(of: index) { return label }
    if index == 0 { return stem }
    if let label = ElementNames.label(of: index, in: document) {
      let name = LayerName(label)
      return name.key.isEmpty ? label : name.key
    }
    return nil
  }

  /// The screen that the nearest `data-a11y-screen` names, else the drawing itself.
  private func screen(of index: Int) -> String {
    var current: Int? = index
    while let element = current {
      if let screen = document[element].xml.attribute("data-a11y-screen") { return screen }
      current = document[element].parent
    }
    return stem
  }
}
