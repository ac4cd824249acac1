import SceneModel
import Testing

@testable import SwiftUILoading

/// System colours are those of iOS 26; `#0088FF` is blue, `#FF383C` red.
@Suite("A style in all the forms that code can give it")
struct NamedStyleTests {
  private let style = """
    struct X: ButtonStyle {
      enum Kind { case primary, secondary }
      let kind: Kind
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(kind == .primary ? Color.blue : .red)
      }
    }
    """

  @Test("static members of an extension of the protocol are controls")
  func members() throws {
    let project = try SwiftProject(
      style + """
        extension ButtonStyle where Self == X {
          static var plainOne: X { X(kind: .secondary) }
          static var other: Self { .init(kind: .primary) }
        }
        extension ButtonStyle where Self == Y { static var third: Y { Y() } }
        """)
    #expect(project.controls.map(\.key).sorted() == ["X.other", "X.plainOne"])
    #expect(try project.hex("X.plainOne") == "#FF383C")
    #expect(try project.hex("X.other") == "#0088FF")
  }

  @Test(
    "a parameter with a default is judged in its other values too",
    arguments: [
      "var kind = Kind.primary", "var kind: Kind = .primary",
      "private let kind: Kind\ninit(kind: Kind = .primary) { self.kind = kind }",
    ])
  func defaults(_ member: String) throws {
    let project = try SwiftProject(
      style.replacing("let kind: Kind", with: member))
    #expect(project.controls.map(\.key).sorted() == ["X", "X [kind: secondary]"])
    #expect(try project.hex("X") == "#0088FF")
    #expect(try project.hex("X [kind: secondary]") == "#FF383C")
  }

  @Test("what callers cannot set keeps its value")
  func fixed() throws {
    for member in ["private var kind = Kind.primary", "let kind = Kind.primary"] {
      let project = try SwiftProject(style.replacing("let kind: Kind", with: member))
      #expect(project.controls.map(\.key) == ["X"])
    }
  }

  @Test("a flag that is no state is judged both ways")
  func flags() throws {
    let project = try SwiftProject.style(
      "isOutlined ? Color.red : .blue", members: "var isOutlined = true")
    #expect(project.controls.map(\.key).sorted() == ["S", "S [not isOutlined]"])
    #expect(try project.hex("S") == "#FF383C")
    #expect(try project.hex("S [not isOutlined]") == "#0088FF")
  }
}
