internal import AppleResources
internal import Geometry
internal import SceneModel

/// One thing that is painted behind a control.
struct BackdropItem: Sendable {
  var paint: ViewPaint
  var rect: Rect
  /// Opacities of the views that it is inside of and that are not opaque, the outermost first.
  var fades: [Fade]
}

/// A view that fades all that is inside.
struct Fade: Hashable, Sendable {
  /// Index of the view.
  var view: Int
  /// Its opacity, more than 0 and less than 1.
  var opacity: Double
}

/// Everything that is painted around a control, and what lies under it all.
struct Backdrop: Sendable {
  /// What is painted before the control, the lowest first.
  var items: [BackdropItem]
  /// What is painted after it, the lowest first.
  var covers: [BackdropItem] = []
  /// The document's path.
  var path: String
  /// The window, `nil` if nobody says what it is.
  var window: InterfaceColor?
  /// Opacities around the control itself.
  var fades: [Fade]
}

/// Finds what is painted behind and over the views of a document.
///
/// Views paint in the order of the document, a view before what is inside it. What lies behind a
/// view is all that is painted before it and meets it: the views around it, and earlier views
/// beside them with what is inside those. What lies over it is painted later: what is inside of it,
/// and later views beside it and beside those around it.
struct BackdropFinder {
  /// On which side of a control something lies.
  enum Side: String {
    case behind
    case over = "over it"
  }

  let tree: ViewTree
  private let colors: ColorElementReader
  /// By view, what it paints on all of its frame, the lowest first.
  private var paints: [[ViewPaint]] = []
  /// The same for views that lie over a control, where that sounds different.
  private var coverPaints: [Int: [ViewPaint]] = [:]

  init(
    tree: ViewTree, colors: ColorElementReader, resolver: ColorResolver, appearances: [Appearance]
  ) {
    self.tree = tree
    self.colors = colors
    paints = tree.nodes.indices.map { index in
      ownColors(of: index, .behind).map { viewPaint($0, of: index, resolver, appearances) }
    }
    for index in tree.nodes.indices {
      let covers = ownColors(of: index, .over)
      guard covers.contains(where: \.isUnresolved) else { continue }
      coverPaints[index] = covers.map { viewPaint($0, of: index, resolver, appearances) }
    }
  }

  private func viewPaint(
    _ color: InterfaceColor, of index: Int, _ resolver: ColorResolver, _ appearances: [Appearance]
  ) -> ViewPaint {
    let node = tree.nodes[index]
    return ViewPaint(
      color, frame: node.frame, name: node.element.attribute("userLabel") ?? node.id,
      location: color.location ?? colors.document.location(of: node.element),
      resolver: resolver, appearances: appearances)
  }

  /// What lies behind `area` of the view at `index`.
  func backdrop(of index: Int, area: Rect) -> Backdrop {
    let path = tree.ancestors(of: index)
    var items: [BackdropItem] = []
    var fades: [Fade] = []
    for (position, ancestor) in path.enumerated() {
      fades += fade(ancestor)
      append(ancestor, covering: area, fades: fades, to: &items)
      let next = position + 1 < path.count ? path[position + 1] : index
      // Views are numbered in the order of the document.
      for sibling in tree.children(of: ancestor, near: area).prefix(while: { $0 < next }) {
        appendTree(sibling, .behind, meeting: area, fades: fades, to: &items)
      }
    }
    var window: InterfaceColor?
    if let root = path.first ?? Optional(index), tree.nodes[root].isControllerRoot,
      paints[root].isEmpty, !colors.document.knowsDarkAppearance
    {
      // Later documents write the system's background out: without one the view is transparent.
      window = colors.standard("systemBackground")
    }
    return Backdrop(
      items: items, covers: covers(of: index, area: area), path: colors.document.path,
      window: window, fades: fades + fade(index))
  }

  /// What the view at `index` paints on all of its frame: its background, and over it a picture.
  private func ownColors(of index: Int, _ side: Side) -> [InterfaceColor] {
    let element = tree.nodes[index].element
    let background = colors.color("backgroundColor", of: element)
    if let cause = pictureCause(of: tree.nodes[index], side) ?? colors.otherColorCause(of: element)
    {
      return [background, InterfaceColor(reference: .unresolved(cause), steps: [])]
        .compactMap(\.self)
    }
    return [background ?? standardColor(of: index, side)].compactMap(\.self)
  }

  /// Why what `node` shows over its background is not known, `nil` if it shows nothing there.
  private func pictureCause(of node: ViewNode, _ side: Side) -> IncompleteCause? {
    let lies = "lies \(side.rawValue)"
    let location = colors.document.location(of: node.element)
    switch node.kind {
    case "imageView":
      return IncompleteCause(.rasterImage, "an image \(lies)", at: location)
    case "visualEffectView":
      return IncompleteCause(.filter, "a blur or vibrancy \(lies)", at: location)
    case "button" where ButtonStates(node.element).backgroundImage("normal") != nil:
      return IncompleteCause(.rasterImage, "a button with a picture \(lies)", at: location)
    case let kind where Self.showsContent.contains(kind):
      return IncompleteCause(.unsupported, "what a \(kind) shows \(lies)", at: location)
    default: return nil
    }
  }

  /// What a view without a background of the document's paints, `nil` if it paints nothing.
  private func standardColor(of index: Int, _ side: Side) -> InterfaceColor? {
    let node = tree.nodes[index]
    let location = colors.document.location(of: node.element)
    let cause: IncompleteCause
    switch node.kind {
    case "navigationBar", "toolbar", "tabBar", "searchBar":
      cause = IncompleteCause(.filter, "a bar that UIKit draws lies \(side.rawValue)", at: location)
    case "tableView" where node.customClass == nil:
      return colors.standard(isGrouped(index) ? "systemGroupedBackground" : "systemBackground")
    case "tableViewCell":
      return cellColor(of: index)
    default:
      guard let name = node.customClass, !Self.ownsText.contains(node.kind) else { return nil }
      cause = IncompleteCause(
        .unsupported,
        "what the class \(name) paints \(side == .behind ? "behind it" : side.rawValue) is decided"
          + " by code", at: location)
    }
    return InterfaceColor(reference: .unresolved(cause), steps: [])
  }

  /// Views that show what no document holds.
  private static let showsContent: Set<String> = [
    "webView", "wkWebView", "mapView", "glkView", "mtkView", "skView", "sceneKitView",
    "arscnView", "arskView", "pdfView", "containerView",
  ]

  /// Views whose class is chosen for what they hold; code seldom paints their background.
  private static let ownsText: Set<String> = [
    "label", "button", "textField", "switch", "segmentedControl", "slider", "stepper",
    "stackView", "scrollView", "tableViewCell", "collectionViewCell", "collectionView",
  ]

  /// A cell without a colour has that of its table's style; one that stands alone that of a plain table.
  private func cellColor(of index: Int) -> InterfaceColor? {
    if tree.nodes[index].parent == nil { return colors.standard("systemBackground") }
    guard
      let table = tree.ancestors(of: index).last(where: { tree.nodes[$0].kind == "tableView" })
    else { return nil }
    return colors.standard(
      isGrouped(table) ? "secondarySystemGroupedBackground" : "systemBackground")
  }

  private func isGrouped(_ table: Int) -> Bool {
    let style = tree.nodes[table].element.attribute("style") ?? "plain"
    return style != "plain"
  }

  func fade(_ index: Int) -> [Fade] {
    let alpha = tree.nodes[index].alpha
    return alpha > 0 && alpha < 1 ? [Fade(view: index, opacity: alpha)] : []
  }

  /// Adds what the view at `index` paints itself, inside `clip`.
  ///
  /// A view lies behind all that is inside of it, even
  /// where frames that a layout will change say otherwise: `area` is what it has to cover.
  private func append(
    _ index: Int, _ side: Side = .behind, covering area: Rect? = nil, clip: Rect? = nil,
    fades: [Fade], to items: inout [BackdropItem]
  ) {
    var rect = tree.nodes[index].frame
    if let area { rect = rect?.union(area) ?? area }
    if let clip { rect = rect?.intersection(clip) }
    guard let rect, !rect.isEmpty else { return }
    for paint in side == .over ? coverPaints[index] ?? paints[index] : paints[index] {
      items.append(BackdropItem(paint: paint, rect: rect, fades: fades))
    }
  }

  /// Adds a view beside the control's with what is inside it, as far as it meets `area` and no view
  /// around it cuts it off at `clip`.
  func appendTree(
    _ index: Int, _ side: Side, meeting area: Rect, clip: Rect? = nil, fades: [Fade],
    to items: inout [BackdropItem]
  ) {
    let node = tree.nodes[index]
    guard !node.isHidden, let frame = node.frame, frame.overlaps(area) else { return }
    let fades = fades + fade(index)
    append(index, side, clip: clip, fades: fades, to: &items)
    var inner = clip
    if node.clips {
      guard let cut = (clip ?? frame).intersection(frame), cut.overlaps(area) else { return }
      inner = cut
    }
    for child in tree.children(of: index, near: area) {
      appendTree(child, side, meeting: area, clip: inner, fades: fades, to: &items)
    }
  }
}

extension Rect {
  /// Whether both share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    intersection(other).map { !$0.isEmpty } ?? false
  }
}
