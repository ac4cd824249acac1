import SceneModel
import TestSupport
import Testing

@testable import AndroidLoading

/// The built-in sizes against the shared table of the platform's.
@Suite(
  "Published sizes of Android",
  .enabled(if: SharedMaterial.isAvailable, "the shared folder is missing"))
struct PlatformSizeTests {
  private struct Table: Decodable {
    struct Group: Decodable {
      struct Values: Decodable {
        var sizes: [String: Double] = [:]
        var texts: [String: Double] = [:]

        private struct Key: CodingKey {
          var stringValue: String
          var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: Key.self)
          for key in container.allKeys {
            if let number = try? container.decode(Double.self, forKey: key) {
              sizes[key.stringValue] = number
            } else if key.stringValue == "textSize" {
              texts = try container.decode([String: Double].self, forKey: key)
            }
          }
        }
      }

      var id: String
      var values: Values?

      private enum Key: String, CodingKey { case id, values }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        values = id == "android.sizes" ? try container.decode(Values.self, forKey: .values) : nil
      }
    }
    var groups: [Group]
  }

  private static func values() throws -> Table.Group.Values {
    let table = try SharedMaterial.decoded(Table.self, from: "vectors/platform-colors.json")
    return try #require(table.groups.compactMap(\.values).first)
  }

  private static func resolver() -> ResourceResolver {
    ResourceResolver(
      ResourceTable(BuiltInResources.candidates),
      on: DeviceConfiguration(isNight: false, apiLevel: 34))
  }

  private static func points(_ style: String, _ attribute: String) throws -> Double? {
    let resolver = resolver()
    let style = resolver.style(ResourceName(type: .style, name: style), for: nil)
    let theme = resolver.style(ResourceName(type: .style, name: "Theme.Material3.Light"), for: nil)
    let item = try #require(style.items[attribute], "\(style.name.name) has no \(attribute)")
    return resolver.points(item, under: ThemeStack(theme))
  }

  @Test(
    "extents of controls",
    arguments: [
      ("Button.minHeight.dp", "Widget.AppCompat.Button", "android:minHeight"),
      ("Button.minWidth.dp", "Widget.AppCompat.Button", "android:minWidth"),
      ("Button.Small.minWidth.dp", "Widget.AppCompat.Button.Small", "android:minWidth"),
      (
        "Button.ButtonBar.AlertDialog.minWidth.dp", "Widget.AppCompat.Button.ButtonBar.AlertDialog",
        "android:minWidth"
      ),
      ("ActionButton.min.dp", "Widget.AppCompat.ActionButton", "android:minWidth"),
      ("ActionButton.min.dp", "Widget.AppCompat.ActionButton", "android:minHeight"),
      (
        "ActionButton.Overflow.minWidth.dp", "Widget.AppCompat.ActionButton.Overflow",
        "android:minWidth"
      ),
      ("MaterialButton.insetTop.dp", "Widget.MaterialComponents.Button", "android:insetTop"),
      ("MaterialButton.insetBottom.dp", "Widget.MaterialComponents.Button", "android:insetBottom"),
      ("Material3Button.insetTop.dp", "Widget.Material3.Button", "android:insetTop"),
      ("Material3Button.insetBottom.dp", "Widget.Material3.Button", "android:insetBottom"),
      ("minTouchTargetSize.attr.dp", "Theme.Material3.Light", "minTouchTargetSize"),
      ("actionBarSize.dp", "Theme.AppCompat.Light", "actionBarSize"),
      ("listPreferredItemHeight.dp", "Theme.AppCompat.Light", "listPreferredItemHeight"),
      ("M3.labelLarge.sp", "TextAppearance.Material3.LabelLarge", "android:textSize"),
    ])
  func extents(key: String, style: String, attribute: String) throws {
    let expected = try #require(try Self.values().sizes[key])
    #expect(try Self.points(style, attribute) == expected)
  }

  @Test("sizes of AppCompat's texts, in sp")
  func texts() throws {
    let texts = try Self.values().texts
    #expect(texts.count >= 15)
    for (name, size) in texts.sorted(by: { $0.key < $1.key }) {
      #expect(
        try Self.points("TextAppearance.AppCompat.\(name)", "android:textSize") == size, "\(name)")
    }
  }
}
