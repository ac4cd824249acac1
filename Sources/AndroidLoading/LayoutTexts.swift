internal import SceneModel

/// Texts and pictures that a layout gives its views.
struct LayoutTexts {
  /// A text of a view.
  enum Text: Hashable {
    case known(String)
    /// Nobody says the text; a word stands for it.
    case unknown(String)

    /// What pictures and reports show.
    var shown: String {
      switch self {
      case .known(let text), .unknown(let text): text
      }
    }
  }

  private let resolver: ResourceResolver

  init(_ resolver: ResourceResolver) { self.resolver = resolver }

  /// The text that an attribute of `node` gives it; `nil` for none or an empty one.
  ///
  /// Of a string that is not among the files only the name is known, and of an expression nothing.
  func text(_ attribute: String, of node: LayoutNode) -> Text? {
    guard let item = node.attributes.items[attribute], !item.value.isEmpty else { return nil }
    if LayoutNode.isBinding(item.value) { return .unknown("Text") }
    guard case .reference(let name) = ResourceValue(item.value) else {
      if case .attribute = ResourceValue(item.value) { return .unknown("Text") }
      return ResourceValue(item.value) == .null ? nil : .known(item.value)
    }
    guard let definition = resolver.definition(of: name, for: item.location.path),
      case .text(let text) = definition.body
    else { return .unknown(name.name) }
    if text.isEmpty { return nil }
    return text.hasPrefix("@") || text.utf8.contains(UInt8(ascii: "%"))
      ? .unknown(name.name) : .known(Self.unescaped(text))
  }

  /// What the text that an attribute of `node` gives it shows in colours of its own.
  func markup(_ attribute: String, of node: LayoutNode) -> StringMarkup? {
    guard let item = node.attributes.items[attribute],
      case .reference(let name) = ResourceValue(item.value)
    else { return nil }
    return resolver.definition(of: name, for: item.location.path)?.markup
  }

  /// The text that a string resource stands for: white space collapsed outside of quotes, escapes
  /// replaced (`ResourceUtils::StringBuilder` of aapt2).
  static func unescaped(_ text: String) -> String {
    var result = ""
    var isQuoted = false
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"": isQuoted.toggle()
      case "\\":
        guard let escaped = rest.popFirst() else { break }
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "u":
          let digits = rest.prefix(4)
          guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { break }
          result.unicodeScalars.append(scalar)
          rest = rest.dropFirst(digits.count)
        default: result.append(escaped)
        }
      case let space where space.isWhitespace && !isQuoted:
        rest = rest.drop(while: \.isWhitespace)
        if !result.isEmpty, !rest.isEmpty { result.append(" ") }
      default: result.append(character)
      }
    }
    return result
  }

  /// Attributes of pictures with those of their tints, by the class of the view.
  private static let pictures: [(use: String, tints: [String])] = [
    ("icon", ["iconTint"]), ("chipIcon", ["chipIconTint"]),
    ("startIconDrawable", ["startIconTint"]), ("endIconDrawable", ["endIconTint"]),
    ("navigationIcon", ["navigationIconTint"]),
    ("android:navigationIcon", ["navigationIconTint"]),
    ("srcCompat", ["tint", "android:tint"]), ("android:src", ["tint", "android:tint"]),
    ("drawableStartCompat", ["drawableTint", "android:drawableTint"]),
    ("drawableLeftCompat", ["drawableTint", "android:drawableTint"]),
    ("android:drawableStart", ["drawableTint", "android:drawableTint"]),
    ("android:drawableLeft", ["drawableTint", "android:drawableTint"]),
    ("drawableEndCompat", ["drawableTint", "android:drawableTint"]),
    ("android:drawableEnd", ["drawableTint", "android:drawableTint"]),
    ("android:drawableRight", ["drawableTint", "android:drawableTint"]),
    ("drawableRightCompat", ["drawableTint", "android:drawableTint"]),
    ("drawableBottomCompat", ["drawableTint", "android:drawableTint"]),
    ("android:drawableBottom", ["drawableTint", "android:drawableTint"]),
    ("drawableTopCompat", ["drawableTint", "android:drawableTint"]),
    ("android:drawableTop", ["drawableTint", "android:drawableTint"]),
  ]

  /// The pictures of a view.
  func pictures(of context: WidgetContext) -> [WidgetContent.Picture] {
    var found: [WidgetContent.Picture] = []
    // AppCompat's attribute only counts without the platform's (`AppCompatImageHelper`).
    let hasSource = context.use("android:src").map { ResourceValue($0.value) != .null } ?? false
    for (attribute, tints) in Self.pictures where attribute != "srcCompat" || !hasSource {
      guard let use = context.use(attribute), ResourceValue(use.value) != .null,
        attribute != "chipIcon" || context.showsIcon("chipIcon") != false,
        !found.contains(where: { $0.use.value == use.value })
      else { continue }
      found.append(WidgetContent.Picture(use: use, tints: tints))
    }
    return found
  }
}
