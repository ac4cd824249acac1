import ColorMath
import SceneModel
import Testing

@testable import SwiftUILoading

@Suite("What is said of a body is so")
struct BodyRemarkTests {
  @Test("what is not known may show the press that the code asks for")
  func unknownPress() throws {
    func kinds(_ background: String) throws -> [Observation.Kind] {
      try SwiftProject.style(background).control("S").observations.map(\.kind)
    }
    #expect(
      try !kinds("Lib.bg.opacity(configuration.isPressed ? 0.8 : 1)")
        .contains(.pressedStateIgnored))
    #expect(try kinds("Lib.bg").contains(.pressedStateIgnored))
    #expect(try kinds("Color.red").contains(.pressedStateIgnored))
  }

  @Test("a call that writes into a local variable is no side effect, and what it reads counts")
  func scanner() throws {
    let project = try SwiftProject.style(
      "Theme.color(\"#336699\")",
      outside: """
        enum Theme {
          static func color(_ hex: String) -> Color {
            let value = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
            var int: UInt64 = 0
            Scanner(string: value).scanHexInt64(&int)
            return Color(
              red: Double((int >> 16) & 0xff) / 255, green: Double((int >> 8) & 0xff) / 255,
              blue: Double(int & 0xff) / 255)
          }
        }
        """)
    #expect(try project.hex("S") == "#336699")
    #expect(try !project.control("S").observations.contains { $0.kind == .sideEffectInBody })
  }

  @Test("a local variable that an unknown call writes is not known")
  func lent() throws {
    let project = try SwiftProject.style(
      "Theme.color()",
      outside: """
        enum Theme {
          static func color() -> Color {
            var level = 0.0
            Palette.read(&level)
            return Color(white: level)
          }
        }
        """)
    guard case .unresolved = try project.fill("S") else {
      Issue.record("resolved")
      return
    }
  }

  @Test("what stands in a builder is a view, in a body with a return it may be a side effect")
  func builder() throws {
    func observations(_ body: String) throws -> [Observation.Kind] {
      try SwiftProject(
        """
        struct S<Outline: Shape>: ButtonStyle {
          let shape: Outline
          let color: Color
          func makeBody(configuration: Configuration) -> some View {
            \(body)
          }
        }
        """
      ).controls.flatMap(\.observations).map(\.kind)
    }
    #expect(
      try !observations(
        "ZStack { if configuration.isPressed { configuration.label } else { shape.fill(color) } }"
      )
      .contains(.sideEffectInBody))
    #expect(
      try observations(
        "if configuration.isPressed { Haptics.shared.play() }\nreturn configuration.label"
      )
      .contains(.sideEffectInBody))
  }

  @Test(
    "a background before a frame is told of where the frame grows beyond it",
    arguments: [
      ("Text(\"a\").background(Color.red).frame(width: 44, height: 44)", true),
      ("Circle().frame(width: 20).background(Color.red).frame(width: 44, height: 44)", true),
      ("Circle().strokeBorder(.black).background(Circle()).frame(width: 44, height: 44)", false),
      ("Color.blue.padding(4).background(Color.red).frame(width: 44, height: 44)", false),
      ("Image(\"a\").resizable().background(Color.red).frame(width: 44, height: 44)", false),
    ])
  func backgroundBeforeFrame(label: String, isTold: Bool) throws {
    let project = try SwiftProject(
      "struct V: View { var body: some View { Button {} label: { \(label) } } }")
    let kinds = project.controls.flatMap(\.observations).map(\.kind)
    #expect(kinds.contains(.backgroundBeforeFrame) == isTold)
  }
}
