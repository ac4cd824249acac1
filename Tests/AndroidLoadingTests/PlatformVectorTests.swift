import ColorMath
import Foundation
import SceneModel
import TestSupport
import Testing

@testable import AndroidLoading

/// The built-in themes against the shared table of the platform's colours.
@Suite(
  "Published colours of Android",
  .enabled(if: SharedMaterial.isAvailable, "the shared folder is missing"))
struct PlatformVectorTests {
  struct Table: Decodable {
    struct Group: Decodable {
      var id: String
      var colors: [String: String]?
      var alphas: [String: Double]?

      private enum Key: String, CodingKey { case id, colors, alphas }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        // Other platforms' colours have several values each.
        colors = try? container.decode([String: String].self, forKey: .colors)
        alphas = try? container.decode([String: Double].self, forKey: .alphas)
      }
    }
    var groups: [Group]
  }

  private static func group(_ id: String) throws -> Table.Group {
    let table = try SharedMaterial.decoded(Table.self, from: "vectors/platform-colors.json")
    return try #require(table.groups.first { $0.id == id })
  }

  /// A built-in theme on a device of API 34; the table's values hold below API 35.
  private static func theme(
    _ name: String, isNight: Bool = false
  ) -> (stack: ThemeStack, resolver: ResourceResolver) {
    let resolver = ResourceResolver(
      ResourceTable(BuiltInResources.candidates),
      on: DeviceConfiguration(isNight: isNight, apiLevel: 34))
    let style = resolver.style(ResourceName(type: .style, name: name), for: nil)
    return (ThemeStack(style), resolver)
  }

  private static func color(
    _ attribute: String, _ theme: (stack: ThemeStack, resolver: ResourceResolver),
    _ state: ViewState = .normal
  ) -> Color? {
    theme.stack.item(attribute).flatMap {
      theme.resolver.color($0, under: theme.stack, in: state).color
    }
  }

  /// `#RRGGBB` or `#RRGGBBAA`, as the table writes colours.
  private static func tableColor(_ text: String) throws -> Color {
    let digits = text.dropFirst()
    let value = try #require(UInt32(digits.prefix(6), radix: 16))
    guard digits.count == 8 else { return Color(rgb: value) }
    let alpha = try #require(UInt8(digits.suffix(2), radix: 16))
    return Color(rgb: value, alpha: Double(alpha) / 255)
  }

  private static func expect(
    _ found: Color?, _ written: String, _ name: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let expected = try tableColor(written)
    let color = try #require(found, "\(name)", sourceLocation: sourceLocation)
    #expect(
      color.withAlpha(1).hex == expected.withAlpha(1).hex, "\(name)", sourceLocation: sourceLocation
    )
    #expect(
      abs(color.alpha - expected.alpha) < 1.01 / 255, "\(name)", sourceLocation: sourceLocation)
  }

  /// The theme attribute of a role of Material 3, such as `colorOnSurfaceInverse`.
  private static func attribute(role: String) -> String {
    switch role {
    case "background": return "android:colorBackground"
    case "inverse_on_surface": return "colorOnSurfaceInverse"
    case "inverse_primary": return "colorPrimaryInverse"
    case "inverse_surface": return "colorSurfaceInverse"
    default:
      return "color"
        + role.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
  }

  @Test(
    "Material 3 roles", arguments: [("light", false), ("dark", true)])
  func material3(variant: String, isNight: Bool) throws {
    let theme = Self.theme("Theme.Material3.DayNight", isNight: isNight)
    let colors = try #require(try Self.group("android.material3.baseline.\(variant)").colors)
    #expect(colors.count >= 34)
    for (role, written) in colors.sorted(by: { $0.key < $1.key }) {
      try Self.expect(Self.color(Self.attribute(role: role), theme), written, role)
    }
  }

  @Test(
    "AppCompat colours and alphas", arguments: [("light", false), ("dark", true)])
  func appCompat(variant: String, isNight: Bool) throws {
    let theme = Self.theme("Theme.AppCompat.DayNight", isNight: isNight)
    let group = try Self.group("android.appcompat.\(variant)")
    let framework: Set<String> = [
      "windowBackground", "colorBackground", "colorForeground", "textColorPrimary",
      "textColorSecondary",
    ]
    for (key, written) in try #require(group.colors).sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".").map(String.init)
      let name = framework.contains(parts[0]) ? "android:\(parts[0])" : parts[0]
      let state: ViewState = parts.count > 1 ? .windowFocused : .normal
      try Self.expect(Self.color(name, theme, state), written, key)
    }
    let disabled = try #require(theme.stack.item("android:disabledAlpha"))
    #expect(
      theme.resolver.number(disabled, under: theme.stack)
        == group.alphas?["disabledAlpha"])
  }

  @Test("colours of the framework")
  func framework() throws {
    let theme = Self.theme("Theme.AppCompat.DayNight")
    let colors = try #require(try Self.group("android.framework.colors").colors)
    for (name, written) in colors.sorted(by: { $0.key < $1.key }) {
      let use = Definition(
        name: name, value: "@android:color/\(name)", location: SourceLocation(path: "x.xml"))
      let color = theme.resolver.color(use, under: theme.stack, in: .normal).color
      try Self.expect(color, written, name)
    }
  }

  @Test(
    "Material 2 roles",
    arguments: [
      (false, "colorPrimary", "#6200EE"), (false, "colorOnPrimary", "#FFFFFF"),
      (false, "colorSurface", "#FFFFFF"), (false, "colorOnSurface", "#000000"),
      (false, "android:colorBackground", "#FFFFFF"), (false, "colorError", "#B00020"),
      (false, "colorSecondary", "#03DAC6"), (true, "colorPrimary", "#BA86FC"),
      (true, "colorOnPrimary", "#000000"), (true, "colorSurface", "#121212"),
      (true, "colorOnSurface", "#FFFFFF"), (true, "android:colorBackground", "#121212"),
      (true, "colorError", "#CF6679"), (true, "colorSecondary", "#03DAC6"),
    ])
  func material2(isNight: Bool, attribute: String, written: String) throws {
    let theme = Self.theme("Theme.MaterialComponents.DayNight", isNight: isNight)
    try Self.expect(Self.color(attribute, theme), written, attribute)
  }
}
