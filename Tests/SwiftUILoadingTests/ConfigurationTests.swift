import SceneModel
import Testing

@testable import SwiftUILoading

/// What a style reads of its configuration: `#0088FF` is the blue of iOS 26, `#FF383C` its red,
/// `#FFCC00` its yellow.
@Suite("The configuration of a style")
struct ConfigurationTests {
  @Test("roles that the body tells apart are variants")
  func roles() throws {
    let two = try SwiftProject.style("configuration.role == .destructive ? Color.red : .blue")
    #expect(two.controls.map(\.key).sorted() == ["S", "S [role: destructive]"])
    #expect(try two.hex("S") == "#0088FF")
    #expect(try two.hex("S [role: destructive]") == "#FF383C")
    let three = try SwiftProject.style(
      "tone(configuration.role)",
      members: """
        func tone(_ role: ButtonRole?) -> Color {
          switch role {
          case .destructive?: .red
          case .cancel?: .yellow
          default: .blue
          }
        }
        """)
    #expect(
      three.controls.map(\.key).sorted() == ["S", "S [role: cancel]", "S [role: destructive]"])
    #expect(try three.hex("S [role: cancel]") == "#FFCC00")
    #expect(try SwiftProject.style("Color.red").controls.map(\.key) == ["S"])
  }

  @Test("a button of a view has the role that its code says")
  func givenRole() throws {
    let project = try SwiftProject.style(
      "configuration.role == .destructive ? Color.red : .blue",
      outside: """
        struct V: View {
          var body: some View {
            VStack { Button("Del", role: .destructive) {}; Button("Go") {} }.buttonStyle(S())
          }
        }
        """)
    #expect(try project.hex("V/Del") == "#FF383C")
    #expect(try project.hex("V/Go") == "#0088FF")
    #expect(!project.controls.contains { $0.key.hasPrefix("V/") && $0.key.contains("[") })
  }

  @Test(
    "extensions of a configuration are evaluated",
    arguments: [
      ("ButtonStyleConfiguration", "configuration.tone(.red)"),
      ("ButtonStyle.Configuration", "configuration.tone(.red)"),
      ("ButtonStyleConfiguration", "configuration.hue"),
    ])
  func extensions(type: String, background: String) throws {
    let project = try SwiftProject.style(
      background,
      outside: """
        extension \(type) {
          func tone(_ normal: Color) -> Color { isPressed ? .blue : normal }
          var hue: Color { self.isPressed ? .blue : .red }
        }
        """)
    #expect(try project.hex("S") == "#FF383C")
    #expect(try project.hex("S", .pressed) == "#0088FF")
  }

  @Test("so are those of its label, and what they make of the whole")
  func labels() throws {
    for outside in [
      "extension ButtonStyleConfiguration.Label { var framed: some View { background(Color.red) } }",
      """
      extension ButtonStyle.Configuration.Label {
        func framed() -> some View { self.background(.red) }
      }
      """,
      "extension ButtonStyleConfiguration { var whole: some View { label.background(Color.red) } }",
    ] {
      let view =
        if outside.contains("whole") { "configuration.whole" } else {
          "configuration.label.framed" + (outside.contains("func") ? "()" : "")
        }
      let project = try SwiftProject(
        """
        struct S: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { \(view) }
        }
        \(outside)
        """)
      #expect(try project.hex("S") == "#FF383C")
    }
    let toggle = try SwiftProject(
      """
      extension ToggleStyleConfiguration { var tone: Color { isOn ? .red : .blue } }
      struct T: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(configuration.tone).onTapGesture {}
        }
      }
      """)
    #expect(try toggle.hex("T", .selected) == "#FF383C")
  }

  @Test("entries of a dictionary are what their keys say")
  func dictionary() throws {
    for (members, background) in [
      (
        "static let tones: [Bool: Color] = [true: .red, false: .blue]",
        "Self.tones[configuration.isPressed]!"
      ),
      ("let tones: [Bool: Color] = [true: .red]", "tones[configuration.isPressed] ?? .blue"),
      ("", "[true: Color.red, false: Color.blue][configuration.isPressed]!"),
      ("let tones: [Bool: Color] = [true: .red]", "tones[configuration.isPressed, default: .blue]"),
    ] {
      let project = try SwiftProject.style(background, members: members)
      #expect(try project.hex("S") == "#0088FF")
      #expect(try project.hex("S", .pressed) == "#FF383C")
    }
  }

  @Test("no state is said to be ignored while what may show it is not known")
  func notes() throws {
    func kinds(_ background: String) throws -> [Observation.Kind] {
      try SwiftProject.style(background).control("S").observations.map(\.kind)
    }
    for background in [
      "Lib.tone(configuration)", "configuration.tone", "Lib.of(configuration.isPressed)",
    ] {
      #expect(try !kinds(background).contains(.pressedStateIgnored))
    }
    #expect(try kinds("Lib.tone").contains(.pressedStateIgnored))
  }

  @Test("a style whose type no file declares is evaluated from its body")
  func foreign() throws {
    let project = try SwiftProject(
      """
      extension Foreign: ButtonStyle {
        func makeBody(configuration: Self.Configuration) -> some View {
          configuration.label.background(Color.red)
        }
      }
      struct V: View { var body: some View { Button("Go") {}.buttonStyle(Foreign()) } }
      """)
    #expect(project.controls.map(\.key).sorted() == ["Foreign", "V/Go"])
    #expect(try project.hex("Foreign") == "#FF383C")
    #expect(try project.hex("V/Go") == "#FF383C")
    // Its properties are open.
    let open = try SwiftProject(
      """
      extension Foreign: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.background(self.tone) }
      }
      """)
    guard case .unresolved(let cause, _) = try open.fill("Foreign") else {
      Issue.record("a colour")
      return
    }
    #expect(cause.detail.hasPrefix("'Foreign.tone' is defined neither"))
  }
}
