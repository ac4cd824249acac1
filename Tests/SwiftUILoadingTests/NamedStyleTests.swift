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

  @Test("static functions are controls too, in every value of their parameters")
  func functions() throws {
    let project = try SwiftProject(
      style + """
        extension ButtonStyle where Self == X {
          static func plain(isLoud: Bool = false) -> X { X(kind: isLoud ? .secondary : .primary) }
          static func of(_ kind: X.Kind) -> Self { .init(kind: kind) }
          static func helper() -> Int { 1 }
        }
        """)
    #expect(
      project.controls.map(\.key).sorted() == [
        "X.of", "X.of [kind: secondary]", "X.plain", "X.plain [isLoud]",
      ])
    #expect(try project.hex("X.plain") == "#0088FF")
    #expect(try project.hex("X.plain [isLoud]") == "#FF383C")
    #expect(try project.hex("X.of [kind: secondary]") == "#FF383C")
  }

  @Test(
    "`Self` is the style that an extension is for",
    arguments: [
      "static var one: Self { Self(kind: .secondary) }",
      "static var one: Self { Self.init(kind: .secondary) }",
      "static func one(_ kind: X.Kind = .secondary) -> Self { Self(kind: kind) }",
      "static func one(_ kind: X.Kind = .secondary) -> Self { .init(kind: kind) }",
    ])
  func boundSelf(_ member: String) throws {
    let call = member.contains("func") ? ".one()" : ".one"
    let project = try SwiftProject(
      style + """
        extension ButtonStyle where Self == X { \(member) }
        struct V: View { var body: some View { Button("Go") {}.buttonStyle(\(call)) } }
        """)
    #expect(try project.hex("V/Go") == "#FF383C")
  }

  // A button in the usual style would be #0088FF on white, 3.52:1.
  @Test(
    "a style that is not known is not taken for the platform's",
    arguments: [
      ("Button(\"Go\") {}.buttonStyle(Brand())", "'Brand' is not defined in these files"),
      (
        "Button(\"Go\") {}.buttonStyle(Styles.primary)",
        "'Styles.primary' is defined neither in these files nor with --define"
      ),
      (
        "Button(\"Go\") {}.buttonStyle(.brand)",
        "'ButtonStyle.brand' is not defined in these files"
      ),
      ("Toggle(\"Go\", isOn: $a).toggleStyle(Brand())", "'Brand' is not defined in these files"),
      (
        "Toggle(\"Go\", isOn: $a).toggleStyle(.brand)",
        "'ToggleStyle.brand' is not defined in these files"
      ),
      (
        "Toggle(\"Go\", isOn: $a).toggleStyle(.button)",
        "the looks of the platform's 'button' are not published"
      ),
    ])
  func unknown(code: String, cause: String) throws {
    let project = try SwiftProject(
      "struct V: View { @State var a = false; var body: some View { \(code) } }")
    let rendition = try project.rendition("V/Go")
    #expect(rendition.sizeEvidence.isPartial)
    guard case .unknown(let obstacle) = rendition.hitRegion else {
      Issue.record("where taps land is not known")
      return
    }
    #expect(obstacle.detail == cause)
    let layers = project.loaded.sources[0].scenes[rendition.scene].drawing.layers
    guard case .unresolved(let covering, _)? = layers.last?.paint.value else {
      Issue.record("the colours are not known")
      return
    }
    #expect(covering.detail == cause)
    #expect(project.diagnostics.contains { $0.message == cause })
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

  @Test(
    "a variable and a function of one name are told apart by the call",
    arguments: [
      (".filled", "#000000"), (".filled(.red)", "#FF383C"), ("S.filled", "#000000"),
      ("S.filled(.red)", "#FF383C"),
    ])
  func variableAndFunction(_ use: String, _ expected: String) throws {
    // iOS 26 has #FF383C for red. The function comes first once, and the variable once.
    let variable = "static var filled: S { S(tone: .black) }"
    let function = "static func filled(_ tone: Color) -> S { S(tone: tone) }"
    for members in [variable + "; " + function, function + "; " + variable] {
      let place = use.hasPrefix(".") ? "ButtonStyle where Self == S" : "S"
      let project = try SwiftProject(
        """
        struct S: ButtonStyle {
          var tone: Color
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(tone)
          }
        }
        extension \(place) { \(members) }
        struct V: View { var body: some View { Button("Go") {}.buttonStyle(\(use)) } }
        """)
      #expect(try project.hex("V/Go") == expected)
    }
  }
}
