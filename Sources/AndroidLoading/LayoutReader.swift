internal import Markup
internal import SceneModel

/// A view that lies behind another.
struct LayoutBackdrop {
  var node: LayoutNode
  /// Whether it is drawn before the other in the same parent, and not around it.
  var isSibling = false
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
  private(set) var root: LayoutNode
  private(set) var controls: [LayoutControl] = []
  private(set) var inclusions: [Inclusion] = []
  /// The first view that lies too deep to be read.
  private(set) var omission: SourceLocation?
  private var keys: Set<String> = []
  /// The number that a wanted key gets next.
  private var numbers: [String: Int] = [:]

  /// Views inside or over each other at most.
  static let maximumDepth = 64

  /// Reads the layout that starts with `root` in the file at `path`.
  init(_ root: Markup.XMLElement, path: String) {
    self.path = path
    var top = root
    // With data binding the view stands beside the variables.
    if root.localName == "layout" {
      top = root.childElements.first { $0.localName != "data" } ?? root
    }
    self.root = LayoutNode(top, path: path)
    visit(self.root, behind: [], place: "", ignored: [])
  }

  private mutating func visit(
    _ node: LayoutNode, behind: [LayoutBackdrop], place: String,
    ignored outer: [(checks: Set<String>, location: SourceLocation)]
  ) {
    guard behind.count < Self.maximumDepth else {
      omission = omission ?? node.location
      return
    }
    if node.element.localName == "include" {
      if case .reference(let name) = ResourceValue(node.literal("layout") ?? "") {
        inclusions.append(Inclusion(layout: name, backdrops: behind))
      }
      return
    }
    guard node.isView || node.element.localName == "merge" else { return }
    let checks = ValuesReader.ignoredChecks(node.element)
    let ignored = checks.isEmpty ? outer : outer + [(checks, node.location)]
    let place = place + "/" + (node.id ?? node.simpleName)
    var isBox = false
    if node.isView, let kind = LayoutKind(node) {
      add(node, kind, behind, place, ignored)
      isBox = kind.kind == .textField
      // What stands inside bars and boxes belongs to them.
      if kind.kind == .tab || kind.kind == .navigation { return }
    }
    visitChildren(
      of: node, behind: behind + [LayoutBackdrop(node: node)], place: place, isBox: isBox, ignored)
  }

  private mutating func visitChildren(
    of node: LayoutNode, behind: [LayoutBackdrop], place: String, isBox: Bool,
    _ ignored: [(checks: Set<String>, location: SourceLocation)]
  ) {
    var behind = behind
    let stacks = Self.stacksChildren(node)
    for (index, element) in node.element.childElements.enumerated() {
      let child = LayoutNode(element, path: path)
      if isBox, LayoutKind(child)?.kind == .editText { continue }
      let position = child.id == nil ? "\(place)[\(index)]" : place
      visit(child, behind: behind, place: position, ignored: ignored)
      if stacks { behind += Self.layersBehind(child, in: node, depth: behind.count) }
    }
  }

  /// What a child that covers all of `parent` shows behind those that are drawn after it.
  ///
  /// That is itself and what covers it in turn; a child that is not shown at first shows nothing.
  private static func layersBehind(
    _ child: LayoutNode, in parent: LayoutNode, depth: Int
  ) -> [LayoutBackdrop] {
    guard depth < maximumDepth, child.isView || child.isPlaceholder, fills(child, parent),
      !["gone", "invisible"].contains(child.literal("android:visibility"))
    else { return [] }
    var layers = [LayoutBackdrop(node: child, isSibling: true)]
    guard stacksChildren(child) else { return layers }
    for element in child.element.childElements {
      let inner = LayoutNode(element, path: child.path)
      layers += layersBehind(inner, in: child, depth: depth + layers.count)
    }
    return layers
  }

  /// Whether children may lie on each other.
  private static func stacksChildren(_ node: LayoutNode) -> Bool {
    [
      "FrameLayout", "RelativeLayout", "ConstraintLayout", "CoordinatorLayout", "DrawerLayout",
      "MotionLayout", "merge",
    ].contains { node.simpleName.hasSuffix($0) }
  }

  /// Whether a child covers all of its parent.
  private static func fills(_ child: LayoutNode, _ parent: LayoutNode) -> Bool {
    func fills(_ size: String, _ first: [String], _ last: [String]) -> Bool {
      switch child.literal("android:layout_\(size)") {
      case "match_parent", "fill_parent": return true
      case "0dp", "0dip":
        return [first, last].allSatisfy { $0.contains { child.literal($0) == "parent" } }
      default: return false
      }
    }
    return fills(
      "width",
      ["layout_constraintStart_toStartOf", "layout_constraintLeft_toLeftOf"],
      ["layout_constraintEnd_toEndOf", "layout_constraintRight_toRightOf"])
      && fills(
        "height", ["layout_constraintTop_toTopOf"], ["layout_constraintBottom_toBottomOf"])
  }

  // MARK: Controls

  private mutating func add(
    _ node: LayoutNode, _ kind: LayoutKind, _ behind: [LayoutBackdrop], _ place: String,
    _ ignored: [(checks: Set<String>, location: SourceLocation)]
  ) {
    let parts = kind.kind == .view ? Self.parts(of: node) : []
    // A transparent layer that takes touches for what lies below it is nothing to look at.
    if kind.kind == .view, parts.isEmpty, !Self.showsSomething(node) { return }
    var control = LayoutControl(
      node: node, kind: kind, backdrops: behind, key: key(node.id ?? String(place.dropFirst())),
      parts: parts, ignored: ignored)
    if kind.kind == .textField {
      for element in node.element.descendants where control.input == nil {
        let inner = LayoutNode(element, path: path)
        if LayoutKind(inner)?.kind == .editText { control.input = inner }
      }
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
  private static func showsSomething(_ node: LayoutNode) -> Bool {
    if isText(node) || isPicture(node) { return true }
    return node.simpleName.hasSuffix("Spinner")
  }

  private static func isText(_ node: LayoutNode) -> Bool {
    LayoutKind.textStyles(node.simpleName) != nil
  }

  private static func isPicture(_ node: LayoutNode) -> Bool {
    node.simpleName.hasSuffix("ImageView")
  }

  /// The texts and pictures inside `node`, those of controls in it left out.
  private static func parts(of node: LayoutNode) -> [LayoutPart] {
    var parts: [LayoutPart] = []
    func visit(_ parent: LayoutNode, _ around: [LayoutNode]) {
      guard around.count < maximumDepth else { return }
      for element in parent.element.childElements {
        let child = LayoutNode(element, path: node.path)
        guard child.isView, LayoutKind(child) == nil else { continue }
        if isText(child) || isPicture(child) {
          parts.append(LayoutPart(node: child, around: around, isText: isText(child)))
        } else {
          visit(child, around + [child])
        }
      }
    }
    visit(node, [])
    return parts
  }
}
