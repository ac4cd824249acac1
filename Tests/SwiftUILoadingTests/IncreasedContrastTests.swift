import ColorMath
import SceneModel
import Testing

@testable import SwiftUILoading

/// What looks different with increased contrast, and what does not.
@Suite("Increased contrast in SwiftUI code")
struct IncreasedContrastTests {
  private static let styles = """
    struct A: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(Brand.ink)
      }
    }
    struct B: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(Brand.ink.opacity(configuration.isPressed ? 0.5 : 1))
      }
    }
    """

  private func expectBothContrasts(_ project: SwiftProject) throws {
    for key in ["A", "B"] {
      #expect(try project.hex(key) == "#808080")
      #expect(try project.hex(key, .normal, .dark) == "#808080")
      #expect(try project.hex(key, .normal, .lightIncreasedContrast) == "#000000")
      #expect(try project.hex(key, .normal, .darkIncreasedContrast) == "#000000")
    }
    #expect(try project.hex("B", .pressed, .lightIncreasedContrast) == "#00000080")
  }

  // What the second style uses is known from the first, and depends on contrast all the same.
  @Test("two styles share a colour that code makes of the traits")
  func traits() throws {
    try expectBothContrasts(
      SwiftProject(
        Self.styles + """
          enum Brand {
            static let ink = Color(UIColor { traits in
              traits.accessibilityContrast == .high
                ? UIColor(red: 0, green: 0, blue: 0, alpha: 1)
                : UIColor(red: 0x80 / 255, green: 0x80 / 255, blue: 0x80 / 255, alpha: 1)
            })
          }
          """))
  }

  @Test("two styles share a colour of a catalogue with a variant")
  func catalog() throws {
    func color(_ hex: String) -> String {
      """
      "color": { "color-space": "srgb", "components": {
        "red": "\(hex)", "green": "\(hex)", "blue": "\(hex)", "alpha": "1.000" } }
      """
    }
    let contents = """
      { "colors": [
        { "idiom": "universal", \(color("0x80")) },
        { "idiom": "universal", \(color("0x00")),
          "appearances": [{ "appearance": "contrast", "value": "high" }] }
      ], "info": { "author": "xcode", "version": 1 } }
      """
    try expectBothContrasts(
      SwiftProject([
        "Assets.xcassets/Ink.colorset/Contents.json": contents,
        "Styles.swift": "import SwiftUI\n" + Self.styles
          + "enum Brand { static let ink = Color(\"Ink\") }",
      ]))
  }

  @Test("a style asks its environment")
  func environment() throws {
    let project = try SwiftProject.style(
      "contrast == .increased ? Color.black : Color.white",
      members: "@Environment(\\.colorSchemeContrast) private var contrast")
    #expect(try project.hex("S") == "#FFFFFF")
    #expect(try project.hex("S", .normal, .lightIncreasedContrast) == "#000000")
  }

  // #0088FF is blue in the light appearance of iOS 26, #1E6EF4 with increased contrast.
  @Test("the platform's colours have values of their own")
  func platform() throws {
    let project = try SwiftProject.style("Color.blue")
    #expect(try project.hex("S") == "#0088FF")
    #expect(try project.hex("S", .normal, .lightIncreasedContrast) == "#1E6EF4")
  }

  @Test("what asks for no contrast stands on the window of its appearance all the same")
  func window() throws {
    let options = LoadingOptions(windows: ["light-increased-contrast": .black])
    let project = try SwiftProject(
      [
        "S.swift": """
        struct S: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(Color(red: 1, green: 0, blue: 0))
          }
        }
        """
      ], options: options)
    let rendition = try project.rendition("S", .normal, .lightIncreasedContrast)
    let scene = project.loaded.sources[0].scenes[rendition.scene]
    #expect(scene.window.color.value == .black)
    #expect(try project.hex("S", .normal, .lightIncreasedContrast) == "#FF0000")
    #expect(
      Set(try project.control("S").renditions.map(\.appearance)) == [
        .light, .dark, .lightIncreasedContrast,
      ])
  }
}
