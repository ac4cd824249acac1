internal import Geometry
internal import Markup

/// A view of a document.
struct ViewNode: Sendable {
  var element: XMLElement
  /// Index of the view around it in ``ViewTree/nodes``, `nil` for a top-level one.
  var parent: Int?
  /// Indices of the views inside, in paint order.
  var children: [Int] = []
  /// The design-time frame in the coordinates of the top-level view; `nil` if none is written.
  var frame: Rect?
  /// Opacity of the view with all that is inside, 0...1.
  var alpha: Double
  /// Whether the view or one around it is not shown at first.
  var isHidden: Bool
  /// The scene of a storyboard or the top-level object of a xib that the view belongs to.
  var screen: String
  /// Whether a view controller shows it as its whole content.
  var isControllerRoot: Bool
  /// Whether neither the view nor what is inside takes taps.
  var ignoresTaps: Bool

  /// The element's name, such as `button`.
  var kind: String { element.localName }
  /// The object id.
  var id: String? { element.attribute("id") }
  /// The class that code gives the view, if not one of UIKit's.
  var customClass: String? { element.attribute("customClass") }
  /// Whether what is inside shows only on its frame; what scrolls comes into sight.
  var clips: Bool { element.flag("clipsSubviews") == true && !scrolls }
  /// Whether what is inside moves in it.
  var scrolls: Bool { Self.scrolling.contains(kind) }

  private static let scrolling: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]
}

/// The views of a document with their places on the canvas.
struct ViewTree: Sendable {
  private(set) var nodes: [ViewNode] = []
  private var indices: [String: Int] = [:]
  /// Views and constraints that a size-class variation leaves out by default.
  private(set) var excluded: Set<String> = []
  /// The size class that brings back one of those.
  private(set) var sizeClasses: [String: String] = [:]
  /// Views that a xib's owner shows as its whole content.
  private var ownersViews: Set<String> = []

  /// By view with many inside, where those are.
  private var places: [Int: RectIndex] = [:]

  /// From how many views inside on those near a place are looked up.
  private static let manyChildren = 16

  /// Whether y grows upwards, as AppKit has it.
  private let isFlipped: Bool

  init(_ root: XMLElement, isFlipped: Bool = false) {
    self.isFlipped = isFlipped
    for placeholder in root.firstChild("objects")?.children("placeholder") ?? [] {
      for outlet in placeholder.firstChild("connections")?.children("outlet") ?? []
      where outlet.attribute("property") == "view" {
        ownersViews.formUnion([outlet.attribute("destination")].compactMap(\.self))
      }
    }
    add(root, parent: nil, screen: "")
    for (index, node) in nodes.enumerated() where node.children.count >= Self.manyChildren {
      places[index] = RectIndex(node.children.map { nodes[$0].frame })
    }
  }

  /// The views directly inside the one at `index` that may meet `area`, in paint order.
  func children(of index: Int, near area: Rect) -> [Int] {
    let children = nodes[index].children
    guard let places = places[index] else { return children }
    return places.indices(within: 0, of: area).map { children[$0] }
  }

  /// The view with an object id.
  func node(id: String) -> ViewNode? { indices[id].map { nodes[$0] } }

  /// The views around the view at `index`, the outermost first.
  func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var current = nodes[index].parent
    while let index = current {
      result.append(index)
      current = nodes[index].parent
    }
    return result.reversed()
  }

  private mutating func add(_ element: XMLElement, parent: Int?, screen: String) {
    guard Self.isView(element) else {
      var screen = screen
      if element.localName == "scene" { screen = element.attribute("sceneID") ?? "scene" }
      if element.localName == "variation" { exclude(in: element) }
      for child in element.childElements { add(child, parent: parent, screen: screen) }
      return
    }
    let index = nodes.count
    nodes.append(node(element, parent: parent, screen: screen))
    if let id = nodes[index].id { indices[id] = index }
    if let parent { nodes[parent].children.append(index) }
    // A variation names views that it leaves out before or after they are written.
    for variation in element.children("variation") { exclude(in: variation) }
    for child in element.childElements {
      add(child, parent: index, screen: nodes[index].screen)
    }
  }

  private mutating func exclude(in variation: XMLElement) {
    let key = variation.attribute("key") ?? "default"
    for mask in variation.children("mask") {
      if key == "default" {
        excluded.formUnion(mask.children("exclude").compactMap { $0.attribute("reference") })
      } else {
        for id in mask.children("include").compactMap({ $0.attribute("reference") }) {
          sizeClasses[id] = key
        }
      }
    }
  }

  private func node(_ element: XMLElement, parent: Int?, screen: String) -> ViewNode {
    let parentNode = parent.map { nodes[$0] }
    let id = element.attribute("id") ?? ""
    var frame: Rect?
    if let rect = element.child("rect", key: "frame"), let x = rect.number("x"),
      let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    {
      let origin = parentNode?.frame
      let top = isFlipped ? origin.map { $0.height - y - height } ?? y : y
      frame = Rect(
        x: x + (origin?.x ?? 0), y: top + (origin?.y ?? 0), width: width, height: height)
      // Without the place of the view around it, the place on the canvas is not known.
      if parentNode != nil && origin == nil { frame = nil }
    }
    let attributes = RuntimeAttributes(element)
    let opacity =
      attributes.number("alpha") ?? attributes.number("layer.opacity") ?? element.number("alpha")
    let alpha = min(max(opacity ?? 1, 0), 1)
    let isHidden = attributes.flag("hidden") ?? element.flag("hidden") ?? false
    let isInteractive =
      attributes.flag("userInteractionEnabled") ?? element.flag("userInteractionEnabled") ?? true
    let isOwnersView = parent == nil && ownersViews.contains(id)
    let isControllerRoot =
      isOwnersView || parent == nil && element.attribute("key") == "view"
    return ViewNode(
      element: element, parent: parent, frame: frame, alpha: alpha,
      isHidden: isHidden || alpha == 0 || excluded.contains(id)
        || parentNode?.isHidden ?? false,
      screen: parentNode?.screen ?? (screen.isEmpty ? id : screen),
      isControllerRoot: isControllerRoot,
      ignoresTaps: !isInteractive || parentNode?.ignoresTaps ?? false)
  }

  private static func isView(_ element: XMLElement) -> Bool {
    viewNames.contains(element.localName) || element.child("rect", key: "frame") != nil
  }

  /// Views whose frame may be missing, because something around them lays them out.
  private static let viewNames: Set<String> = [
    "view", "button", "label", "textField", "textView", "switch", "segmentedControl", "slider",
    "stepper", "imageView", "stackView", "scrollView", "tableView", "tableViewCell",
    "tableViewCellContentView", "collectionView", "collectionViewCell", "collectionReusableView",
    "visualEffectView", "pageControl", "datePicker", "searchBar", "customView", "popUpButton",
    "comboBox", "searchField", "colorWell", "navigationBar", "toolbar", "tabBar",
    "containerView",
  ]
}
