import ColorMath
import SceneModel
import Testing

@testable import SwiftUILoading

/// System colours are those of iOS 26; `#0088FF` is blue, `#FF383C` red, `#34C759` green.
struct EvaluationTests {
  @Test(
    "a colour is what its expression comes to",
    arguments: [
      ("Color.red", "#FF383C"), ("Color(red: 1, green: 0.5, blue: 0)", "#FF8000"),
      ("Color(white: 0.5)", "#808080"), ("Color(hex: \"#123456\")", "#123456"),
      ("Color(hex: 0x123456)", "#123456"),
      ("Color(hue: 0.5, saturation: 1, brightness: 1)", "#00FFFF"),
      ("Color(uiColor: .systemGreen)", "#34C759"), ("Color(.systemGreen)", "#34C759"),
      ("Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })", "#000000"),
      ("1 > 2 ? Color.red : .blue", "#0088FF"),
      ("Color.red.opacity(0.5).opacity(0.5)", "#FF383C40"),
      ("Color(UIColor.systemRed.withAlphaComponent(0.5).withAlphaComponent(1))", "#FF383C"),
      // UIColor takes a Color, and Color(_:) a colour of UIKit's, whose red is a fixed one.
      ("Color(UIColor(.red))", "#FF383C"), ("Color(UIColor.red)", "#FF0000"),
      // Display P3: the linear light of red 1 is 1.2249 in sRGB, which shows as 1.
      ("Color(uiColor: UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))", "#FFFFFF"),
      // sRGB encodes a linear light of 0.25 as 1.055 * 0.25^(1 / 2.4) - 0.055 = 0.5371.
      ("Color(.sRGBLinear, red: 0.25, green: 0.25, blue: 0.25)", "#898989"),
      ("Color(nsColor: NSColor(srgbRed: 0.5, green: 0, blue: 0, alpha: 1))", "#800000"),
    ])
  func colors(expression: String, expected: String) throws {
    #expect(try SwiftProject.style(expression).hex("S") == expected)
  }

  @Test(
    "a name leads to its definition wherever that is",
    arguments: [
      ("Color.brand", "extension Color { static let brand = Color.red }"),
      (".brand", "extension ShapeStyle where Self == Color { static var brand: Color { .red } }"),
      ("Theme.Colors.brand", "enum Theme { enum Colors { static let brand: Color = .red } }"),
      ("Theme.shared.brand", "class Theme { static let shared = Theme(); let brand = Color.red }"),
      (
        "Kind.second.color",
        "enum Kind { case first, second; var color: Color { switch self { case .first: .blue; case .second: .red } } }"
      ),
      (
        "Kind.tinted(.red).color",
        "enum Kind { case tinted(Color), none; var color: Color { if case .tinted(let c) = self { return c }; return .blue } }"
      ),
      (
        "pick(2)", "func pick(_ n: Int) -> Color { guard n > 1 else { return .blue }; return .red }"
      ),
      ("{ var c = Color.blue; c = .red; return c }()", ""),
      ("Pair(b: .red).b", "struct Pair { var a = Color.blue; var b: Color }"),
      (
        "Pair(7).b",
        "struct Pair { let b: Color; init(_ n: Int) { self.b = n == 7 ? .red : .blue } }"
      ),
      // An initialiser of the project's that takes a number takes no name and no text.
      (
        "Color(.systemRed)",
        "extension Color { init(_ rgb: Int) { self.init(white: Double(rgb)) } }"
      ),
      ("global", "let global: Color = other\nlet other = Color.red"),
      ("Missing.nothing ?? Color.red", "enum Missing { static let nothing: Color? = nil }"),
    ])
  func names(expression: String, outside: String) throws {
    #expect(try SwiftProject.style(expression, outside: outside).hex("S") == "#FF383C")
  }

  @Test("what is defined in another file is found")
  func files() throws {
    let project = try SwiftProject([
      "A.swift": """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.plated()
        }
      }
      """,
      "B/B.swift": "extension View { func plated() -> some View { background(Color.plate) } }",
      "C.swift": "extension Color { static var plate: Color { .red } }",
    ])
    #expect(try project.hex("S") == "#FF383C")
  }

  @Test("a colour that these files do not define is unresolved and named")
  func unresolved() throws {
    let project = try SwiftProject.style("Theme.brand")
    guard case .unresolved(let cause, _) = try project.fill("S") else {
      Issue.record("resolved")
      return
    }
    #expect(cause.detail.contains("Theme.brand"))
  }

  @Test("definitions that lead back to themselves end")
  func cycles() throws {
    let project = try SwiftProject.style(
      "a", members: "var c: Color { c }",
      outside: "let a = b\nlet b = a\nfunc f() -> Color { f() }")
    guard case .unresolved = try project.fill("S") else {
      Issue.record("resolved")
      return
    }
    guard case .unresolved = try SwiftProject.style("c", members: "var c: Color { c }").fill("S")
    else {
      Issue.record("resolved")
      return
    }
  }

  @Test("each state that the code reads is evaluated; others are folded")
  func states() throws {
    let project = try SwiftProject.style(
      "configuration.isPressed ? Color.red : isEnabled ? .blue : .green",
      members: "@Environment(\\.isEnabled) var isEnabled")
    #expect(try project.hex("S") == "#0088FF")
    #expect(try project.hex("S", .pressed) == "#FF383C")
    #expect(try project.hex("S", .disabled) == "#34C759")
    let plain = try SwiftProject.style("Color.red")
    #expect(try Set(plain.control("S").renditions.map(\.state)) == [.normal])
  }

  @Test("a flag of the style's own is a state")
  func flags() throws {
    let project = try SwiftProject.style(
      "isLoading ? Color.red : .blue", members: "var isLoading = false")
    #expect(try project.hex("S", .loading) == "#FF383C")
  }

  @Test("a condition that nobody can decide gives a control for each branch")
  func conditions() throws {
    let project = try SwiftProject.style("Flags.shared.fancy ? Color.red : .blue")
    #expect(project.controls.map(\.key) == ["S", "S [Flags.shared.fancy]"])
    #expect(try project.hex("S") == "#0088FF")
    #expect(try project.hex("S [Flags.shared.fancy]") == "#FF383C")
  }

  @Test("many conditions are told apart up to a limit, and that is said")
  func manyConditions() throws {
    let terms = (0..<12).map { "F.a\($0) ? Color(white: 0.\($0 + 10)) : " }.joined()
    let project = try SwiftProject.style(terms + "Color.red")
    #expect(project.controls.count <= ControlAssembly.maximumVariants)
    let many = (0..<8).map { "(F.a\($0) ? 0.1 : 0)" }.joined(separator: " + ")
    let other = try SwiftProject.style("Color(white: \(many))")
    #expect(other.diagnostics.contains { $0.code == "too-many-variants" })
  }

  @Test(
    "what keeps a check open is the symbol that is missing, whatever is made of it",
    arguments: [
      (".background(Theme.paper.opacity(0.5))", "Theme.paper"),
      (
        ".background(configuration.isPressed ? Theme.paper.opacity(0.5) : Color.red)", "Theme.paper"
      ),
      (".foregroundColor(.brandInk.opacity(0.6)).background(.white)", "Color.brandInk"),
      (".font(.brand(16).weight(.bold))", "Font.brand"), (".font(Fonts.label)", "Fonts.label"),
      (".padding(Spacing.wide)", "Spacing.wide"),
      (".background(RoundedRectangle(cornerRadius: Radii.small).fill(.red))", "Radii.small"),
      (".background(RoundedCorners(corner: Radii.small).fill(.red))", "Radii.small"),
    ])
  func missingSymbols(modifiers: String, symbol: String) throws {
    let project = try SwiftProject(
      """
      struct RoundedCorners: Shape {
        var corner: CGFloat
        func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: corner) }
      }
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label\(modifiers)
        }
      }
      """)
    let causes = (project.loaded.summary?.references ?? []).flatMap(\.unresolved).map(\.cause)
    #expect(causes.contains { $0.contains("'\(symbol)'") }, "\(causes)")
  }

  @Test("a modifier that is not known does nothing and is named at its place")
  func unknownModifier() throws {
    let project = try SwiftProject(
      """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .background(Color.red)
            .sparkle(3)
        }
      }
      """)
    let diagnostic = try #require(project.diagnostics.first)
    #expect(diagnostic.code == "unresolved-modifier" && diagnostic.message.contains(".sparkle"))
    #expect(diagnostic.location == SourceLocation(path: "Styles.swift", line: 6, column: 8))
  }

  @Test("controls in code that is nested too deeply are not passed over in silence")
  func tooDeep() throws {
    let depth = 2000
    let project = try SwiftProject(
      "struct V: View { var body: some View { " + String(repeating: "VStack { ", count: depth)
        + "Button(\"A\") {}" + String(repeating: " }", count: depth) + " } }")
    #expect(project.controls.isEmpty)
    #expect(project.diagnostics.contains { $0.code == "too-complex" && $0.location.line == 2 })
  }

  @Test(
    "hostile code ends",
    arguments: [
      "f(1)", String(repeating: "(", count: 5000), String(repeating: "-", count: 5000) + "1",
      "Color.red" + String(repeating: ".opacity(1)", count: 3000),
      "[" + String(repeating: "[", count: 300) + "1",
    ])
  func hostile(expression: String) throws {
    _ = try SwiftProject.style(
      expression, outside: "func f(_ n: Int) -> Color { f(n + 1) }")
  }

  @Test("what is found does not depend on how the files are shared out")
  func parts() throws {
    var files: [String: String] = ["Z.swift": "extension Color { static let shared = Color.red }"]
    for number in 0..<40 {
      // Long enough that the files make several parts.
      files["F\(100 + number).swift"] = """
        struct V: View {
          // \(String(repeating: "x", count: 8000))
          var body: some View { Button("Go") {}.buttonStyle(T\(number)()) }
        }
        struct T\(number): ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(Color.shared).unheardOf()
          }
        }
        """
    }
    let project = try SwiftProject(files)
    let keys = project.controls.map(\.key)
    #expect(keys.count == 80)
    #expect(Set(keys).count == 80)
    #expect(keys.prefix(4) == ["T0", "V/Go", "T1", "V/Go 2"])
    #expect(project.loaded.sources.map(\.path) == files.keys.sorted().dropLast())
    for source in project.loaded.sources {
      #expect(source.diagnostics.count == 1)
      #expect(source.scenes.count == source.controls.reduce(0) { $0 + $1.renditions.count })
    }
    #expect(try project.hex("V/Go 40") == "#FF383C")
  }

  @Test("buttons of menus and alerts are the platform's; those of rows take all of the row")
  func contexts() throws {
    let project = try SwiftProject(
      """
      struct V: View {
        var body: some View {
          List {
            Button("Row") {}
            Button("Plain") {}.buttonStyle(.plain)
          }
          .toolbar { Button("Bar") {} }
          .contextMenu { Button("Menu") {} }
          .swipeActions { Button("Swipe") {} }
        }
      }
      """)
    #expect(Set(project.controls.map(\.key)) == ["V/Row", "V/Plain", "V/Bar"])
    func isKnown(_ key: String) throws -> Bool {
      if case .region = try project.rendition(key).hitRegion { return true }
      return false
    }
    #expect(try !isKnown("V/Row"))
    #expect(try isKnown("V/Plain"))
    #expect(try !isKnown("V/Bar"))
  }

  @Test("a style that only a preview or a wrapper gives its values is audited")
  func previews() throws {
    let style = """
      struct S: ButtonStyle {
        let side: CGFloat
        init(_ side: CGFloat) { self.side = side }
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: side, height: side)
        }
      }
      """
    let preview = try SwiftProject(
      style + "\n#Preview(\"Small\") { Button(\"Go\") {}.buttonStyle(S(30)) }")
    #expect(try preview.rendition("Preview/Go").frame.width == 30)
    let wrapper = try SwiftProject(
      style + "\nextension View { func s(_ n: CGFloat) -> some View { buttonStyle(S(n)) } }")
    #expect(wrapper.controls.map(\.key) == ["S"])
  }

  @Test("a style that comes to nothing is told")
  func nothing() throws {
    let project = try SwiftProject(
      """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { EmptyView() }
      }
      """)
    #expect(project.diagnostics.map(\.code) == ["no-view"])
    #expect(project.loaded.summary?.references.first?.resolved == 0)
  }
}
