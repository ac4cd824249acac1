import SceneModel
import Testing

@testable import SwiftUILoading

/// Names in backticks, and what a body comes to that nothing fits; `#0088FF` is the blue of iOS 26,
/// `#FF383C` its red.
@Suite("Names in backticks")
struct EscapedNameTests {
  @Test("an enum's case in backticks is the one that code names without them")
  func enumCase() throws {
    let project = try SwiftProject.style(
      "kind.tone", members: "var kind: Kind = .default",
      outside: """
        enum Kind {
          case `default`, ghost
          var tone: Color {
            switch self {
            case .default: Color.red
            case .ghost: Color.blue
            }
          }
        }
        """)
    #expect(project.controls.map(\.key).sorted() == ["S", "S [kind: ghost]"])
    #expect(try project.hex("S") == "#FF383C")
    #expect(try project.hex("S [kind: ghost]") == "#0088FF")
  }

  @Test(
    "types, members, parameters and properties have no backticks in their names",
    arguments: [
      ("self.`in`", "let `in` = Color.red", ""),
      ("Self.in", "static let `in` = Color.red", ""),
      ("`repeat`(of: .red)", "func `repeat`(of `class`: Color) -> Color { `class` }", ""),
      ("Self.tone(in: .red)", "static func tone(`in` color: Color) -> Color { color }", ""),
      (
        "Theme.default.tone", "",
        "struct `Theme` { static let `default` = Theme(); let tone = Color.red }"
      ),
      ("`Type`.tone", "", "enum `Type` { static let tone: Color = .red }"),
    ])
  func names(background: String, members: String, outside: String) throws {
    let project = try SwiftProject.style(background, members: members, outside: outside)
    #expect(try project.hex("S") == "#FF383C")
  }

  @Test("a switch without a case that fits leaves the colour open")
  func nothingFits() throws {
    let project = try SwiftProject.style(
      "tone(3)", members: "func tone(_ n: Int) -> Color { switch n { case 1: .red case 2: .blue } }"
    )
    guard case .unresolved(let cause, _) = try project.fill("S") else {
      Issue.record("a colour")
      return
    }
    #expect(cause.detail == "no case of 'switch n' fits what is known")
  }

  // A text in the platform's own black on white would pass with 21:1.
  @Test("a foreground that comes to nothing is not the platform's")
  func foreground() throws {
    let project = try SwiftProject(
      """
      struct S: ButtonStyle {
        func tone() -> Color { while true { } }
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(tone())
        }
      }
      """)
    let rendition = try project.rendition("S")
    let layer = project.loaded.sources[0].scenes[rendition.scene].drawing.layers[0]
    guard case .unresolved(let cause, _) = layer.paint.value else {
      Issue.record("a colour")
      return
    }
    #expect(cause.detail == "'while true { }' has steps that are not evaluated")
  }

  @Test("what comes of half of a function's steps is no colour")
  func steps() throws {
    func paint(_ body: String) throws -> Paint {
      try SwiftProject.style("tone()", members: "func tone() -> Color { \(body) }").fill("S")
    }
    for body in [
      "var t = Color.red; while t == .red { t = .blue }; return t",
      "var t = Color.red; repeat { t = .blue } while t == .red; return t",
    ] {
      guard case .unresolved = try paint(body) else {
        Issue.record("a colour of \(body)")
        continue
      }
    }
    for body in [
      "do { return .blue } catch { return .red }",
      "var t = Color.blue; switch 1 { case 2: t = .red; default: break }; return t",
      "var t = Color.red; do { t = .blue }; return t",
    ] {
      guard case .color(let color) = try paint(body) else {
        Issue.record("no colour of \(body)")
        continue
      }
      #expect(color.hex == "#0088FF")
    }
  }
}
