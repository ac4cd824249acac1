public import ColorMath
internal import EmbeddedFiles
public import Geometry
internal import Markup
public import SceneModel

/// The colours and sizes of iOS of one version, from `Platforms/ios.xml`.
public struct PlatformPalette: Sendable {
  private struct Published: Sendable {
    var from: Int
    var values: [String: Color]
  }

  /// The version whose values are used.
  public let version: Int
  /// By appearance; a name without any is known but not published.
  private var colors: [String: Published] = [:]
  private var aliases: [String: String] = [:]
  private var sizes: [String: (from: Int, size: Size)] = [:]

  /// The colours of `version`, of the newest one without it.
  public init(version: Int?) {
    guard let bytes = EmbeddedFile.bytes(at: "Platforms/ios.xml"),
      let root = try? XMLDocument.parse(bytes).root
    else {
      self.version = version ?? 0
      return
    }
    self.version = version ?? Self.integer("newest", of: root) ?? 0
    for group in root.children("colors") {
      guard let from = Self.integer("from", of: group), from <= self.version else { continue }
      for color in group.children("color") {
        guard let name = color.attribute("name"), (colors[name]?.from ?? 0) <= from else {
          continue
        }
        colors[name] = Published(from: from, values: Self.values(of: color))
      }
    }
    for group in root.children("sizes") {
      guard let from = Self.integer("from", of: group), from <= self.version else { continue }
      for element in group.children("size") {
        guard let name = element.attribute("of"), (sizes[name]?.from ?? 0) <= from,
          let width = Self.number("width", of: element),
          let height = Self.number("height", of: element)
        else { continue }
        sizes[name] = (from, Size(width: width, height: height))
      }
    }
    for alias in root.children("alias") {
      guard let name = alias.attribute("name") else { continue }
      aliases[name] = alias.attribute("of")
    }
  }

  /// The platform's own name for `name` of a document or catalogue, `nil` if it has no such colour.
  public func canonicalName(of name: String) -> String? {
    if let alias = aliases[name] { return alias }
    if colors[name] != nil { return name }
    let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return colors[short] == nil ? nil : short
  }

  /// The value of the colour called `canonicalName`, `nil` if it is not published.
  public func color(_ canonicalName: String, in appearance: Appearance) -> Color? {
    guard let values = colors[canonicalName]?.values else { return nil }
    return values["any"] ?? values[Self.attribute(for: appearance)]
  }

  /// The size that UIKit gives every control of a kind such as `switch`; `nil` if it leaves that open.
  public func size(of kind: String) -> Size? { sizes[kind]?.size }

  /// Whether the colour may look different in another appearance than light.
  public func varies(_ canonicalName: String) -> Bool {
    colors[canonicalName]?.values["any"] == nil
  }

  private static func attribute(for appearance: Appearance) -> String {
    (appearance.isDark ? "dark" : "light")
      + (appearance.isIncreasedContrast ? "-increased-contrast" : "")
  }

  private static func values(of element: XMLElement) -> [String: Color] {
    var values: [String: Color] = [:]
    for attribute in element.attributes where attribute.localName != "name" {
      values[attribute.localName] = color(attribute.value)
    }
    return values
  }

  /// The colour of `#RRGGBB` or `#RRGGBB/0.6`.
  private static func color(_ text: String) -> Color? {
    let parts = text.split(separator: "/")
    guard let hex = parts.first, hex.count == 7, let rgb = UInt32(hex.dropFirst(), radix: 16) else {
      return nil
    }
    return Color(rgb: rgb, alpha: parts.count > 1 ? Double(parts[1]) ?? 1 : 1)
  }

  private static func number(_ name: String, of element: XMLElement) -> Double? {
    element.attribute(name).flatMap { Double($0) }
  }

  private static func integer(_ name: String, of element: XMLElement) -> Int? {
    element.attribute(name).flatMap { Int($0) }
  }
}
