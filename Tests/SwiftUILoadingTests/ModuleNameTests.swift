import SceneModel
import Testing

@testable import SwiftUILoading

/// System colours are those of iOS 26; `#FF383C` is red.
@Suite("A type of a module is not what the project calls by the same name")
struct ModuleNameTests {
  private let types = """
    enum Design {
      enum Color {
        static let stored: SwiftUI.Color = .red
        static var computed: SwiftUI.Color { .red }
        static func made() -> SwiftUI.Color { .init(red: 1, green: 56 / 255, blue: 60 / 255) }
        static let optional: SwiftUI.Color? = .red
        static func handed(_ color: SwiftUI.Color) -> SwiftUI.Color { color }
        static let short = SwiftUI.Color.red
        static let red = SwiftUI.Color.red
      }
      enum Font { static let large: SwiftUI.Font = .system(size: 40) }
    }

    """

  @Test(
    arguments: [
      "Design.Color.stored", "Design.Color.computed", "Design.Color.made()",
      "Design.Color.optional ?? .blue", "Design.Color.handed(.red)", "Design.Color.short",
      "Design.Color.red",
    ])
  func colors(_ color: String) throws {
    let project = try SwiftProject.style(color, outside: types)
    #expect(try project.hex("S") == "#FF383C", "\(color)")
  }

  @Test("at the top level, too")
  func shadowed() throws {
    let project = try SwiftProject.style(
      "Color.brand",
      outside: "enum Color { static let brand: SwiftUI.Color = .red; static let red = brand }")
    #expect(try project.hex("S") == "#FF383C")
  }

  @Test("a style inside such a type sees the platform's colours where the platform asks for one")
  func inside() throws {
    let project = try SwiftProject(
      """
      enum Color {
        struct S: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundColor(.red).background(SwiftUI.Color.red)
          }
        }
      }
      """)
    #expect(try project.hex("Color.S") == "#FF383C")
    let rendition = try project.rendition("Color.S")
    let source = try #require(project.loaded.sources.first)
    let text = source.scenes[rendition.scene].drawing.layers.first { $0.text != nil }
    guard case .color(let color)? = text?.paint.value else {
      Issue.record("no colour")
      return
    }
    #expect(color.hex == "#FF383C")
  }

  @Test("fonts, whose size is that of the label: 40 x 1.193359375 points")
  func fonts() throws {
    let project = try SwiftProject(
      types + """
        struct S: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(Design.Font.large)
          }
        }
        """)
    #expect(abs(try project.rendition("S").frame.height - 47.734375) < 0.01)
  }
}
