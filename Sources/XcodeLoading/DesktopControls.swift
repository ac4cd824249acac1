internal import Geometry
internal import Markup
internal import SceneModel

/// The controls of a document for macOS: AppKit draws them, so only their sizes are known.
struct DesktopControls {
  private let document: InterfaceDocument
  private let tree: ViewTree
  private let sizes: SizeFinder

  /// What WCAG 2.5.8 asks; macOS has no rule of its own that asks more.
  private static let minimum = 24.0

  init(_ document: InterfaceDocument) {
    self.document = document
    tree = ViewTree(document.root, isFlipped: true)
    sizes = SizeFinder(tree)
  }

  /// The document's controls with their places.
  var source: LoadedSource {
    let controls = tree.nodes.compactMap { control(of: $0) }
    let scene = Scene(
      drawing: Drawing(layers: []), window: .assumed(for: .light),
      bounds: Rect(around: controls.flatMap { $0.renditions.flatMap(\.frame.corners) })
        ?? Rect(x: 0, y: 0, width: 0, height: 0))
    return LoadedSource(
      path: document.path, scenes: [scene], controls: controls,
      diagnostics: [
        Diagnostic(
          code: "platform-drawn",
          message: "AppKit draws the controls of macOS: their sizes are audited, not their colours",
          location: document.location(of: document.root))
      ])
  }

  private func control(of node: ViewNode) -> Control? {
    guard let role = role(of: node), let size = sizes.size(of: node) else { return nil }
    let frame = target(of: node, in: size.frame)
    let rendition = Rendition(
      state: .normal, appearance: .light, scene: 0, layers: [], frame: frame,
      hitRegion: .region(Region(rect: frame)),
      sizeEvidence: size.evidence)
    var control = Control(
      key: node.id ?? name(of: node), name: name(of: node), role: role,
      location: document.location(of: node.element),
      screen: node.isHidden || node.frame == nil ? nil : node.screen,
      exemptions: isSizedByPlatform(node) ? [.userAgent] : [],
      renditions: [rendition])
    control.largestPlatformMinimum = Self.minimum
    return control
  }

  /// Whether AppKit decides how high the control is.
  ///
  /// It does for its own kinds, without a constraint that asks for a height: the frame is as high as
  /// AppKit draws them. The buttons that are left have the size of their picture or of their frame.
  private func isSizedByPlatform(_ node: ViewNode) -> Bool {
    if sizes.constrainsHeight(of: node) { return false }
    guard node.kind == "button" else { return true }
    let cell = node.element.childElements.first { $0.attribute("key") == "cell" }
    return Self.platformTypes.contains(cell?.attribute("type") ?? "")
  }

  private static let platformTypes: Set<String> = ["push", "check", "radio", "help"]

  /// The frame without the margins at the sides of a push button, in which nothing is drawn and
  /// where the frames of neighbours meet.
  private func target(of node: ViewNode, in frame: Rect) -> Rect {
    let cell = node.element.childElements.first { $0.attribute("key") == "cell" }
    guard cell?.attribute("type") == "push", frame.width > 2 * Self.margin else { return frame }
    return Rect(
      x: frame.x + Self.margin, y: frame.y, width: frame.width - 2 * Self.margin,
      height: frame.height)
  }

  /// How far the layout rectangle that Interface Builder shows of a push button lies inside.
  private static let margin = 6.0

  private func role(of node: ViewNode) -> Role? {
    let cell = node.element.childElements.first { $0.attribute("key") == "cell" }
    switch node.kind {
    case "button":
      switch cell?.attribute("type") {
      case "check": return .checkbox
      case "radio": return .radio
      default: return .button
      }
    case "popUpButton", "colorWell", "datePicker": return .button
    case "comboBox", "searchField": return .field
    case "textField": return cell?.flag("editable") == true ? .field : nil
    case "slider": return .slider
    case "switch": return .switch
    default: return nil
    }
  }

  private func name(of node: ViewNode) -> String {
    let cell = node.element.childElements.first { $0.attribute("key") == "cell" }
    let candidates = [
      cell?.attribute("title"), cell?.attribute("placeholderString"),
      node.element.attribute("toolTip"), node.element.attribute("userLabel"),
    ]
    return candidates.compactMap(\.self).first { !$0.isEmpty }
      ?? [node.kind, node.id].compactMap(\.self).joined(separator: " ")
  }
}
