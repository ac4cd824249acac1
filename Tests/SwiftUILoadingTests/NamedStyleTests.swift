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
    "functions of an extension of the protocol are called, whatever they write for their type",
    arguments: [
      "-> Self { .init(kind: kind) }", "-> X { X(kind: kind) }", "-> Self { Self(kind: kind) }",
    ])
  func functions(_ result: String) throws {
    let project = try SwiftProject(
      style + """
        extension ButtonStyle where Self == X { static func x(_ kind: X.Kind) \(result) }
        struct V: View { var body: some View { Button("Go") {}.buttonStyle(.x(.secondary)) } }
        """)
    #expect(try project.hex("V/Go") == "#FF383C")
  }

  @Test("a style that is not known leaves the button open")
  func unknownStyle() throws {
    let project = try SwiftProject(
      """
      struct V: View {
        let style: Row
        var body: some View { Button("Go") {}.buttonStyle(style.button) }
      }
      """)
    guard case .unresolved = try project.fill("V/Go") else {
      Issue.record("a colour")
      return
    }
    guard case .unknown = try project.rendition("V/Go").hitRegion else {
      Issue.record("a region")
      return
    }
  }

  @Test(
    "a modifier of the project around a button sets its style",
    arguments: [
      ".brand(.secondary)", ".modifier(Brand(kind: .secondary))", ".padding().brand(.secondary)",
    ])
  func surroundings(_ modifier: String) throws {
    let project = try SwiftProject(
      style + """
        struct Brand: ViewModifier {
          let kind: X.Kind
          func body(content: Content) -> some View {
            content.padding().background(Color.yellow).buttonStyle(X(kind: kind))
          }
        }
        extension View {
          func brand(_ kind: X.Kind) -> some View { modifier(Brand(kind: kind)) }
        }
        struct V: View { var body: some View { VStack { Button("Go") {} }\(modifier) } }
        """)
    #expect(try project.hex("V/Go") == "#FF383C")
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
