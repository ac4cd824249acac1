internal import Markup
internal import SceneModel

/// A view that lies behind another.
struct LayoutBackdrop {
  var node: LayoutNode
  /// Whether it is drawn before the other in the same parent, and not around it.
  var isSibling = false
  /// Of one that leaves a side of the parent free: what stands there and not on it.
  var free: LayoutSides?
}

/// A control of a layout file, before any theme is looked at.
struct LayoutControl {
  var node: LayoutNode
  var kind: LayoutKind
  /// What lies behind it in the file, the outermost first.
  var backdrops: [LayoutBackdrop]
  var key: String
  /// Texts and pictures inside that are no controls of their own, with the views between.
  var parts: [LayoutPart] = []
  /// The field inside a box for text.
  var input: LayoutNode?
  /// The tabs that the file puts into a bar of them.
  var tabs: [LayoutNode] = []
  /// Empty views that are drawn after it over all of what holds it, the lowest first.
  var scrims: [LayoutNode] = []
  /// `tools:ignore` of the view and those around it.
  var ignored: [(checks: Set<String>, location: SourceLocation)] = []
}

/// A text or picture inside a control.
struct LayoutPart {
  var node: LayoutNode
  /// The views between it and the control, the outermost first.
  var around: [LayoutNode]
  var isText: Bool
}

/// Finds the controls of one layout file and the files that it includes.
struct LayoutReader {
  /// A file that is included.
  struct Inclusion {
    var layout: ResourceName
    var backdrops: [LayoutBackdrop]
  }

  private let path: String
  private let styles: ViewStyles
  private(set) var root: LayoutNode
  private(set) var controls: [LayoutControl] = []
  /// Texts that are no part of a control.
  private(set) var texts: [LayoutControl] = []
  private(set) var inclusions: [Inclusion] = []
  /// Views that show something in colours that nobody looks at.
  private(set) var unread: [UnreadColors] = []
  /// The first view that lies too deep to be read.
  private(set) var omission: SourceLocation?
  private var keys: Set<String> = []
  /// The number that a wanted key gets next.
  private var numbers: [String: Int] = [:]

  /// Views inside or over each other at most.
  static let maximumDepth = 64

  /// Reads the layout that starts with `root` in the file at `path`; its views have `styles`.
  init(_ root: Markup.XMLElement, path: String, _ styles: ViewStyles) {
    self.path = path
    self.styles = styles
    self.root = LayoutNode(Self.view(of: root), path: path)
    visit(self.root, in: Surroundings())
  }

  /// The outermost view of a layout: with data binding it stands beside the variables.
  static func view(of root: Markup.XMLElement) -> Markup.XMLElement {
    guard root.localName == "layout" else { return root }
    return root.childElements.first { $0.localName != "data" } ?? root
  }

  /// What stands around a view.
  private struct Surroundings {
    /// The views behind it, the outermost first.
    var behind: [LayoutBackdrop] = []
    /// The names of the views around it.
    var place = ""
    /// `tools:ignore` of the views around it.
    var ignored: [(checks: Set<String>, location: SourceLocation)] = []
    /// Empty views over it, the lowest first.
    var scrims: [LayoutNode] = []
    /// Whether it is a part of a control.
    var isInControl = false
    /// Whether it stands directly in a box for text.
    var isInBox = false
  }

  private mutating func visit(_ node: LayoutNode, in around: Surroundings) {
    guard around.behind.count < Self.maximumDepth else {
      omission = omission ?? node.location
      return
    }
    if let layout = node.includedLayout {
      let own = node.themes.isEmpty ? [] : [LayoutBackdrop(node: node)]
      inclusions.append(Inclusion(layout: layout, backdrops: around.behind + own))
    }
    guard node.isView || node.element.localName == "merge" else { return }
    var around = around
    let checks = ValuesReader.ignoredChecks(node.element)
    if !checks.isEmpty { around.ignored.append((checks, node.location)) }
    around.place += "/" + (node.id ?? node.simpleName)
    around.isInBox = false
    if let colors = UnreadColors(node, styles) { unread.append(colors) }
    if node.isView, let kind = LayoutKind(node, styles) {
      add(node, kind, in: around)
      around.isInBox = kind.kind == .textField
      around.isInControl = true
      if LayoutKind.isDrawer(node) {
        around.isInControl = false
      } else if kind.kind == .tab || kind.kind == .navigation {
        // What stands inside bars and boxes belongs to them.
        return
      }
    } else if !around.isInControl,
      let kind = LayoutKind(text: node, in: around.behind.last { !$0.isSibling }?.node)
    {
      addText(node, kind, in: around)
    }
    around.behind.append(LayoutBackdrop(node: node))
    visitChildren(of: node, in: around)
  }

  private mutating func visitChildren(of node: LayoutNode, in around: Surroundings) {
    var around = around
    let stacks = Self.stacksChildren(node)
    let place = around.place
    var drawn = Drawn(in: node)
    let scrims = stacks ? Self.scrims(of: node) : []
    for (index, element) in node.element.childElements.enumerated() {
      let child = LayoutNode(element, path: path)
      if around.isInBox, LayoutKind(child, styles)?.kind == .editText { continue }
      var inner = around
      inner.place = child.id == nil ? "\(place)[\(index)]" : place
      if !scrims.isEmpty {
        inner.scrims = scrims.filter { $0.index > index }.map(\.node) + around.scrims
      }
      inner.behind.removeAll { $0.free?.holds(child) == true }
      if stacks { inner.behind += Self.layersAround(child, among: drawn, in: node) }
      visit(child, in: inner)
      guard stacks else { continue }
      around.behind += Self.layersBehind(child, in: node, depth: around.behind.count)
      drawn.add(child, to: node)
    }
  }

  // MARK: Controls

  private mutating func addText(
    _ node: LayoutNode, _ kind: LayoutKind, in around: Surroundings
  ) {
    texts.append(
      LayoutControl(
        node: node, kind: kind, backdrops: around.behind,
        key: key(node.id ?? String(around.place.dropFirst())), scrims: around.scrims,
        ignored: around.ignored))
  }

  private mutating func add(_ node: LayoutNode, _ kind: LayoutKind, in around: Surroundings) {
    let parts = kind.kind == .view ? parts(of: node) : []
    // A transparent layer that takes touches for what lies below it is nothing to look at.
    if kind.kind == .view, parts.isEmpty, !showsSomething(node) { return }
    var control = LayoutControl(
      node: node, kind: kind, backdrops: around.behind,
      key: key(node.id ?? String(around.place.dropFirst())), parts: parts,
      scrims: around.scrims, ignored: around.ignored)
    if kind.kind == .textField {
      for element in node.element.descendants where control.input == nil {
        let inner = LayoutNode(element, path: path)
        if LayoutKind(inner, styles)?.kind == .editText { control.input = inner }
      }
    }
    if kind.kind == .tab {
      control.tabs = node.element.childElements.map { LayoutNode($0, path: path) }
        .filter { $0.simpleName == "TabItem" }
    }
    controls.append(control)
  }

  private mutating func key(_ wanted: String) -> String {
    var key = wanted
    var number = numbers[wanted] ?? 2
    while !keys.insert(key).inserted {
      key = "\(wanted)#\(number)"
      number += 1
    }
    numbers[wanted] = number
    return key
  }

  /// Whether a view has a text or a picture of its own, or a background that can be seen.
  private func showsSomething(_ node: LayoutNode) -> Bool {
    if Self.isText(node) || Self.isPicture(node) || node.simpleName.hasSuffix("Spinner") {
      return true
    }
    // A frame's background is that of what stands in it.
    guard node.element.childElements.first(where: { _ in true }) == nil,
      let background = styles.item("android:background", of: node), !background.isSample
    else { return false }
    switch ResourceValue(background.value) {
    case .color(let color): return color.alpha > 0
    case .reference(let name): return name.name != "transparent"
    default: return false
    }
  }

  private static func isText(_ node: LayoutNode) -> Bool {
    LayoutKind.textStyles(node.simpleName) != nil || node.isCustomText
  }

  private static func isPicture(_ node: LayoutNode) -> Bool {
    node.simpleName.hasSuffix("ImageView")
      || node.isCustom
        && ["srcCompat", "android:src"].contains { node.attributes.items[$0] != nil }
  }

  /// The texts and pictures inside `node`, those of controls in it left out.
  private func parts(of node: LayoutNode) -> [LayoutPart] {
    var parts: [LayoutPart] = []
    func visit(_ parent: LayoutNode, _ around: [LayoutNode]) {
      guard around.count < Self.maximumDepth else { return }
      for element in parent.element.childElements {
        let child = LayoutNode(element, path: node.path)
        guard child.isView, LayoutKind(child, styles) == nil else { continue }
        let isText = Self.isText(child)
        if isText || Self.isPicture(child) {
          parts.append(LayoutPart(node: child, around: around, isText: isText))
        } else {
          visit(child, around + [child])
        }
      }
    }
    visit(node, [])
    return parts
  }
}
