internal import Markup
internal import SceneModel

/// How the files of a project use its styles: named by an item or a layout, inherited, or neither.
struct StyleUses {
  /// Who names styles: the items of styles and the attributes of layouts other than `style`.
  private var named: [ResourceName: Set<String>] = [:]
  /// The roles of the views whose attribute `style` names a style; `nil` for one that nobody operates.
  private var roles: [ResourceName: Set<Role?>] = [:]
  /// The same for views that have the style that a theme's attribute names.
  private var attributeRoles: [String: Set<Role?>] = [:]
  /// The kinds of these views.
  private var kinds: [ResourceName: Set<WidgetKind?>] = [:]
  /// Whether each of these views stands on something else than the window.
  private let raised: [ResourceName: Bool]
  /// For styles that the attribute `style` of views names, whether each of these views is a control
  /// that sets colours of its own.
  private var replacing: [ResourceName: Bool] = [:]
  private var children: [ResourceName: Set<ResourceName>] = [:]
  /// Styles that set a colour themselves: what they look like is meant, whoever inherits it.
  private var colored: Set<ResourceName> = []
  /// Whether any layout is a screen's: without one the styles are for applications that are not
  /// among the files.
  private var hasScreens = false
  /// Whether any layout is at least a part of a screen, by its name.
  private var hasParts = false
  private let styles: ViewStyles

  /// The uses in the files of `table`, whose layouts are those of `plan`.
  init(_ table: ResourceTable, _ plan: LayoutPlan) {
    styles = plan.styles
    raised = plan.raisedStyles
    for candidate in table.candidates.values.joined() where candidate.origin < .library {
      switch candidate.definition.body {
      case .style(let style):
        if let parent = style.parent.name {
          children[parent, default: []].insert(candidate.definition.name)
        }
        for item in style.items {
          if let name = Self.style(item.value) { named[name, default: []].insert(item.name) }
          if LayoutNode.colors.contains(item.name) {
            colored.insert(candidate.definition.name.plain)
          }
        }
      case .element(let root) where candidate.definition.name.type == .layout:
        add(root, candidate)
      case .element, .text: continue
      }
    }
  }

  private static func style(_ value: String) -> ResourceName? {
    guard value.utf8.first == UInt8(ascii: "@"), case .reference(let name) = ResourceValue(value),
      name.type == .style
    else { return nil }
    return name
  }

  private mutating func add(_ root: Markup.XMLElement, _ candidate: ResourceTable.Candidate) {
    let path = candidate.definition.location.path
    hasParts =
      hasParts
      || ["fragment_", "content_"].contains { candidate.definition.name.name.hasPrefix($0) }
    if !hasScreens {
      let top = LayoutNode(LayoutReader.view(of: root), path: path)
      let host = LayoutHost(candidate.definition.name.name, root: top, isProvided: false)
      hasScreens = host == .screen
    }
    add(root, path, isJudged: candidate.isAudited)
    for element in root.descendants { add(element, path, isJudged: candidate.isAudited) }
  }

  private mutating func add(_ element: Markup.XMLElement, _ path: String, isJudged: Bool) {
    for attribute in element.attributes {
      let isStyle = attribute.localName == "style" && attribute.name.namespaceURI == nil
      guard let name = Self.style(attribute.value) else {
        if isStyle, case .attribute(let name) = ResourceValue(attribute.value) {
          let node = LayoutNode(element, path: path)
          attributeRoles[name, default: []].insert(LayoutKind(node, styles)?.kind.role)
        }
        continue
      }
      guard isStyle else {
        named[name, default: []].insert(attribute.localName)
        continue
      }
      let node = LayoutNode(element, path: path)
      let kind = LayoutKind(node, styles)
      let replaces = isJudged && kind != nil && node.replacesColors
      replacing[name] = (replacing[name] ?? true) && replaces
      if node.isView {
        roles[name, default: []].insert(kind?.kind.role)
        kinds[name, default: []].insert(kind?.kind)
      }
    }
  }

  /// Whether the views that have the style `name`, or one that inherits from it, may be of `kind`.
  ///
  /// One of them is, or none is known; `isText` says that the style sets no more than a text's colour.
  func isFor(_ kind: WidgetKind, _ name: ResourceName, isText: Bool) -> Bool {
    var visited: Set<ResourceName> = []
    var open = [name.plain]
    var found: Set<Role?> = []
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      found.formUnion(roles[next] ?? [])
      for attribute in named[next] ?? [] {
        if let known = attributeRoles[attribute] {
          found.formUnion(known)
        } else if attribute.lowercased().containsBytes(of: "textappearance") {
          found.insert(nil)
        } else {
          return true
        }
      }
      open += children[next] ?? []
    }
    if found.isEmpty || found.contains(kind.role) { return true }
    // Code may operate a text that looks like a button.
    return (kind == .button || kind == .iconButton) && !isText && found.contains(nil)
  }

  /// Whether nobody uses the style `name` but for the look of a text.
  func isTextAppearance(_ name: ResourceName) -> Bool {
    guard let named = named[name.plain], roles[name.plain] == nil else { return false }
    return named.allSatisfy { $0.lowercased().containsBytes(of: "textappearance") }
  }

  /// Whether all views that have the style `name`, or one that inherits from it, show pictures only;
  /// `nil` if none is known.
  func isForPictures(_ name: ResourceName) -> Bool? {
    var visited: Set<ResourceName> = []
    var open = [name.plain]
    var found: Set<WidgetKind?> = []
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      if named[next] != nil { return nil }
      found.formUnion(kinds[next] ?? [])
      open += children[next] ?? []
    }
    return found.isEmpty ? nil : found == [.iconButton]
  }

  /// Whether views have the style `name`, each on something else than the window, and nobody else names
  /// it: what it looks like on the window nobody sees.
  func isRaised(_ name: ResourceName) -> Bool {
    (hasScreens || hasParts) && named[name.plain] == nil && raised[name.plain] == true
  }

  /// Whether nothing shows the style `name` as it is: every view that has it replaces its colours, or
  /// it sets no colour, no view has it and another style that inherits from it `isJudged`.
  func isTemplate(_ name: ResourceName, isJudged: (ResourceName) -> Bool) -> Bool {
    let name = name.plain
    guard hasScreens, named[name] == nil else { return false }
    if let isReplaced = replacing[name] { return isReplaced }
    return !colored.contains(name) && children[name]?.contains(where: isJudged) == true
  }
}

extension LayoutNode {
  /// Attributes that replace a side of a control's label and its background.
  fileprivate static let colors: Set<String> = [
    "android:textColor", "android:background", "android:backgroundTint", "backgroundTint",
    "chipBackgroundColor", "boxBackgroundColor",
  ]

  /// Whether the view sets a colour itself that its style could set.
  var replacesColors: Bool { attributes.items.keys.contains { Self.colors.contains($0) } }
}
