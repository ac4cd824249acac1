/// The root element of a page, as the selectors of a theme see it.
///
/// Themes are switched by `@media`, by a class of the theme's name, or by an attribute that holds
/// it, such as `data-theme`; each of them applies in the appearance of that name.
public struct RootElement: SelectorElement {
  /// The names of the appearance, the one that attributes hold last.
  public let classNames: [String]

  /// The root of a page in the appearance with these names.
  public init(classNames: [String]) {
    self.classNames = classNames
  }

  /// The root of a page of HTML.
  public var localName: String { "html" }
  /// None.
  public var id: String? { nil }
  /// None.
  public var parent: RootElement? { nil }
  /// None.
  public var firstChild: RootElement? { nil }
  /// None.
  public var previousSibling: RootElement? { nil }
  /// None.
  public var nextSibling: RootElement? { nil }
  /// The only one.
  public var siblingIndex: Int { 1 }
  /// A page holds something.
  public var isEmpty: Bool { false }

  /// The names as a class, or the last one for an attribute that themes are switched by.
  public func attribute(_ name: String) -> String? {
    let switches = ["data-theme", "data-color-scheme", "data-color-mode", "data-bs-theme"]
    if name == "class" { return classNames.joined(separator: " ") }
    return switches.contains(name) ? classNames.last : nil
  }
}
