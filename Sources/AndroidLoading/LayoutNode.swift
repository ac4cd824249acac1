internal import Markup
internal import SceneModel

/// A view as a layout file writes it.
struct LayoutNode {
  let element: Markup.XMLElement
  let path: String
  /// The class as written; that of a `view` element is its attribute.
  let className: String
  /// The class without its package.
  let simpleName: String
  /// What the element sets, as the items of a style; what only tools read is left out.
  let attributes: ResolvedStyle
  /// The attribute `style`.
  let style: Definition?
  /// The attributes `android:theme` and `app:theme`, in the order in which they apply.
  let themes: [Definition]

  /// The view of `element` in the layout file at `path`.
  init(_ element: Markup.XMLElement, path: String) {
    self.element = element
    self.path = path
    var items: [String: Definition] = [:]
    var style: Definition?
    var themes: [Definition] = []
    var samples: [Markup.XMLAttribute] = []
    for attribute in element.attributes {
      let namespace = attribute.name.namespaceURI
      if namespace == ValuesReader.toolsNamespace {
        if Self.isLook(attribute.localName) { samples.append(attribute) }
        continue
      }
      let name =
        namespace == ValuesReader.androidNamespace
        ? "android:\(attribute.localName)" : attribute.localName
      let place = attribute.location
      let item = Definition(
        name: name, value: Self.value(attribute.value),
        location: SourceLocation(path: path, line: place.line, column: place.column))
      switch name {
      case "style" where namespace == nil: style = item
      case "android:theme", "theme": themes.append(item)
      default: items[name] = item
      }
    }
    for sample in samples { Self.add(sample, to: &items, path) }
    className =
      element.localName == "view" ? element.attribute("class") ?? "view" : element.localName
    simpleName =
      className.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? className
    let place = SourceLocation(
      path: path, line: element.location.line, column: element.location.column)
    let name = ResourceName(type: .layout, name: className)
    attributes = ResolvedStyle(
      name: name, location: place, lineage: [name], missing: nil, items: items)
    self.style = style
    self.themes = themes
  }

  /// Whether an attribute says the colour or the picture of something.
  private static func isLook(_ name: String) -> Bool {
    name.hasSuffix("Color") || name.lowercased().hasSuffix("tint")
      || ["background", "src", "srcCompat", "foreground", "icon"].contains(name)
  }

  /// Adds what only the designer shows as something that code sets, unless the view sets it too.
  private static func add(
    _ sample: Markup.XMLAttribute, to items: inout [String: Definition], _ path: String
  ) {
    let names = [sample.localName, "android:\(sample.localName)"]
    let pictures = ["srcCompat", "android:src"]
    let rivals = names.contains { pictures.contains($0) } ? pictures : names
    guard rivals.allSatisfy({ items[$0] == nil }) else { return }
    let place = SourceLocation(
      path: path, line: sample.location.line, column: sample.location.column)
    for name in names {
      items[name] = Definition(
        name: samplePrefix + sample.localName, value: sample.value, location: place)
    }
  }

  /// Starts the names of attributes that only tools read.
  fileprivate static let samplePrefix = "tools:"

  /// The value of an attribute; of an expression of data binding, what it says is the default.
  private static func value(_ written: String) -> String {
    guard isBinding(written), written.hasSuffix("}"),
      let range = written.ranges(of: "default").last
    else { return written }
    let rest = written[range.upperBound...].dropLast().trimmingSpaces
    guard rest.first == "=" else { return written }
    let value = rest.dropFirst().trimmingSpaces
    return String(value.hasPrefix("\"") ? value.dropFirst().dropLast() : value)
  }

  /// Whether a value is an expression that code evaluates.
  static func isBinding(_ value: String) -> Bool {
    value.hasPrefix("@{") || value.hasPrefix("@={")
  }

  /// Where the element starts.
  var location: SourceLocation {
    attributes.location ?? SourceLocation(path: path)
  }

  /// Whether the class is none of the platform's or of its libraries.
  var isCustom: Bool {
    className.utf8.contains(UInt8(ascii: ".")) && !Self.isOfLibrary(className)
  }

  /// Whether a class with its package is one of the platform or of its libraries.
  static func isOfLibrary(_ name: String) -> Bool {
    ["android.", "androidx.", "com.google.android.material."].contains { name.hasPrefix($0) }
  }

  /// What an attribute is set to here; `nil` for nothing and for an expression of data binding.
  func literal(_ attribute: String) -> String? {
    guard let value = attributes.items[attribute]?.value, !Self.isBinding(value) else { return nil }
    return value
  }

  /// The name after the slash of `android:id`.
  var id: String? { literal("android:id").flatMap(Self.id) }

  /// Why the text of a class of the application without a style has no colour that a file says;
  /// `nil` if one does.
  func codeColor(_ context: WidgetContext) -> Traced<ColorOutcome>? {
    guard isCustom, style == nil,
      attributes.items["android:textColor"] == nil,
      attributes.items["android:textAppearance"] == nil
    else { return nil }
    let cause = IncompleteCause(
      .unsupported, "only the code of '\(simpleName)' says the colour of its text", at: location)
    return Traced(value: .unresolved(cause), chain: [])
  }

  /// Whether a class of the application shows a text that the layout gives it, and no other views.
  var isCustomText: Bool {
    isCustom && attributes.items["android:text"] != nil
      && element.childElements.first { _ in true } == nil
  }

  /// Whether the element is a view and not an instruction to whoever reads the file.
  var isView: Bool {
    switch element.localName {
    case "include", "merge", "layout", "data", "variable", "import", "requestFocus", "tag",
      "fragment", "Space", "ViewStub":
      false
    default: true
    }
  }

  /// Whether other views take the element's place: those of another file or of code.
  var isPlaceholder: Bool { ["include", "fragment", "ViewStub"].contains(element.localName) }

  /// Whether the view shows what code puts into it, whatever that looks like.
  var isFilledByCode: Bool {
    if isPlaceholder { return true }
    if ["FrameLayout", "FragmentContainerView"].contains(where: { simpleName.hasSuffix($0) }) {
      return element.childElements.first { _ in true } == nil
    }
    return ["RecyclerView", "ListView", "GridView", "ViewPager", "ViewPager2"].contains {
      simpleName.hasSuffix($0)
    }
  }

  /// Whether a touch of the view does something, as far as the file and the view's style say.
  func isOperated(_ styles: ViewStyles) -> Bool {
    if styles.item("android:onClick", of: self) != nil { return true }
    switch styles.literal("android:clickable", of: self) {
    case "true": return true
    case "false": return false
    default: break
    }
    // Such a background shows touches, and only touches.
    return ["android:background", "android:foreground"].contains { name in
      guard
        case .attribute(let attribute) = ResourceValue(styles.literal(name, of: self) ?? "")
      else {
        return false
      }
      return attribute.hasSuffix("electableItemBackground")
        || attribute.hasSuffix("electableItemBackgroundBorderless")
        || attribute.hasPrefix("actionBarItemBackground")
    }
  }
}

extension Definition {
  /// Whether only the designer shows the value, and code sets the real one.
  var isSample: Bool { name.hasPrefix(LayoutNode.samplePrefix) }
}
