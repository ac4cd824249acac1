import AppleResources
import ColorMath
import Foundation
import SceneModel
import TestSupport
import Testing

@Suite("Colours of the platform")
struct PlatformPaletteTests {
  @Test("system colours are those of the chosen version, of the newest without a choice")
  func versions() {
    #expect(PlatformPalette(version: 18).color("systemBlue", in: .light)?.hex == "#007AFF")
    #expect(PlatformPalette(version: 26).color("systemBlue", in: .light)?.hex == "#0088FF")
    #expect(PlatformPalette(version: nil).version == 26)
    #expect(PlatformPalette(version: 12).color("systemBlue", in: .light) == nil)
  }

  @Test("what is not published has no value")
  func unpublished() {
    let palette = PlatformPalette(version: nil)
    #expect(palette.canonicalName(of: "labelColor") == "label")
    #expect(palette.color("label", in: .dark)?.hex == "#FFFFFF")
    #expect(palette.color("label", in: .lightIncreasedContrast) == nil)
    #expect(palette.color("link", in: .light) == nil)
    #expect(PlatformPalette(version: 18).color("link", in: .light)?.hex == "#007AFF")
    #expect(palette.canonicalName(of: "scrollViewTexturedBackgroundColor") == nil)
  }

  @Test("names are found with and without 'Color', and by Interface Builder's older ones")
  func names() {
    let palette = PlatformPalette(version: nil)
    #expect(palette.canonicalName(of: "systemBlueColor") == "systemBlue")
    #expect(palette.canonicalName(of: "systemBlue") == "systemBlue")
    #expect(palette.canonicalName(of: "whiteColor") == "white")
    #expect(
      palette.canonicalName(of: "groupTableViewBackgroundColor") == "systemGroupedBackground")
    #expect(!palette.varies("white"))
    #expect(palette.varies("label"))
  }

  private struct Groups: Decodable {
    struct Group: Decodable {
      var id: String
      var colors: [String: [String: Value]]?
      var aliases: [String: String]?

      private enum Key: String, CodingKey { case id, colors, aliases }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        // The groups of other platforms have another shape.
        aliases = try container.decodeIfPresent([String: String].self, forKey: .aliases)
        colors = try? container.decode([String: [String: Value]].self, forKey: .colors)
      }
    }

    enum Value: Decodable {
      case hex(String)
      case translucent(String, Double)

      private enum Key: String, CodingKey { case rgb, alpha }

      init(from decoder: any Decoder) throws {
        if let hex = try? decoder.singleValueContainer().decode(String.self) {
          self = .hex(hex)
          return
        }
        let container = try decoder.container(keyedBy: Key.self)
        self = .translucent(
          try container.decode(String.self, forKey: .rgb),
          try container.decode(Double.self, forKey: .alpha))
      }

      var color: Color? {
        switch self {
        case .hex(let hex): TestColor.parse(hex)
        case .translucent(let hex, let alpha): TestColor.parse(hex)?.withAlpha(alpha)
        }
      }
    }

    var groups: [Group]
  }

  @Test(
    "the table agrees with the shared one",
    .enabled(if: SharedMaterial.isAvailable, "the shared folder is missing"),
    arguments: [
      ("ios.system.2019-2024", 18), ("ios.system.2025", 26), ("ios.gray", 26), ("ios.semantic", 18),
    ])
  func shared(_ id: String, _ version: Int) throws {
    let groups = try SharedMaterial.decoded(Groups.self, from: "vectors/platform-colors.json")
    let colors = try #require(groups.groups.first { $0.id == id }?.colors)
    let palette = PlatformPalette(version: version)
    let appearances: [String: Appearance] = [
      "light": .light, "dark": .dark, "lightIncreasedContrast": .lightIncreasedContrast,
      "darkIncreasedContrast": .darkIncreasedContrast,
    ]
    for (name, values) in colors {
      for (key, value) in values {
        let appearance = try #require(appearances[key])
        #expect(palette.color(name, in: appearance) == value.color, "\(name) \(key)")
      }
    }
  }
  @Test(
    "names of Interface Builder mean the colours that the shared table says",
    .enabled(if: SharedMaterial.isAvailable, "the shared folder is missing"))
  func sharedNames() throws {
    let groups = try SharedMaterial.decoded(Groups.self, from: "vectors/platform-colors.json")
    let aliases = try #require(groups.groups.compactMap(\.aliases).first)
    let palette = PlatformPalette(version: nil)
    for (name, canonical) in aliases {
      #expect(palette.canonicalName(of: name) == canonical, "\(name)")
    }
    #expect(!aliases.isEmpty)
  }
}
