import ColorMath
import SceneModel
import Testing

@testable import SwiftUILoading

/// Styles of the platform that are no colours by their names, and levels of styles.
@Suite("Shape styles of the platform")
struct ShapeStyleTests {
  // iOS 26: 0.12 of 255 is 30.6, #1F; 0.3 is 76.5, #4D; 60 is #3C, 67 #43; links are blue.
  @Test(
    "have the values of UIKit's colours",
    arguments: [
      (".separator", "#3C3C431F"), (".placeholder", "#3C3C434D"), (".link", "#0088FF"),
      (".background.secondary", "#F2F2F7"), (".background.tertiary", "#FFFFFF"),
    ])
  func values(style: String, hex: String) throws {
    #expect(try SwiftProject.style(style).hex("S") == hex)
  }

  // 0.5 of 255 is 127.5, #80; 0.25 is 63.75, #40; 0.18 is 45.9, #2E.
  @Test(
    "levels of an explicit style are as opaque as the semantics say",
    arguments: [
      (".blue.secondary", "#0088FF80"), ("Color.black.tertiary", "#00000040"),
      (".black.quaternary", "#0000002E"), (".tint.secondary", "#0088FF80"),
    ])
  func levels(style: String, hex: String) throws {
    #expect(try SwiftProject.style(style).hex("S") == hex)
  }

  @Test(
    "the background style is what a background without a style is filled with",
    arguments: [
      ".background(in: Capsule()).backgroundStyle(.red)",
      ".background().backgroundStyle(Color.red)",
      ".background(.background).backgroundStyle(.red).backgroundStyle(.blue)",
    ])
  func backgroundStyle(_ modifiers: String) throws {
    let project = try SwiftProject(
      """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label\(modifiers) }
      }
      """)
    #expect(try project.hex("S") == "#FF383C")
  }

  @Test("a gradient says which of its colours is not known")
  func gradients() throws {
    for style in [
      "LinearGradient(colors: [.dusk, .red], startPoint: .top, endPoint: .bottom)",
      "RadialGradient(gradient: Gradient(colors: [Color.dusk, .red]), startRadius: 0, endRadius: 9)",
    ] {
      guard case .unresolved(let cause, _) = try SwiftProject.style(style).fill("S") else {
        Issue.record("a colour")
        return
      }
      #expect(cause.detail == "'Color.dusk' is defined neither in these files nor with --define")
    }
  }

  @Test(
    "whose values are not published are told to be so",
    arguments: ["fill", "quinary", "windowBackground"])
  func unpublished(name: String) throws {
    let project = try SwiftProject.style("." + name)
    guard case .unresolved(let cause, _) = try project.fill("S") else {
      Issue.record("a value of \(name)")
      return
    }
    #expect(cause.detail == "the value of ShapeStyle.\(name) is not published")
  }

  @Test("colours of a scheme that a view prefers stay open in the other one")
  func preferredScheme() throws {
    let project = try SwiftProject(
      """
      struct V: View {
        var body: some View {
          VStack { Button("Go") {}.background(Color.white) }.preferredColorScheme(.dark)
        }
      }
      """)
    #expect(try project.hex("V/Go", .normal, .dark) == "#FFFFFF")
    guard case .unresolved = try project.fill("V/Go") else {
      Issue.record("a colour of the other scheme")
      return
    }
  }
}
