import SceneModel
import Testing

@testable import SwiftUILoading

/// What is said of values that are not known.
struct ObstacleTests {
  private static func unresolved(_ project: SwiftProject) -> [ResolutionCount.Unresolved] {
    (project.loaded.summary?.references ?? []).flatMap(\.unresolved)
  }

  private static let picture = """
    struct Picture: View {
      enum Content { case title(String), image(Image) }
      private let content: Content
      init(_ content: Content) { self.content = content }
      var body: some View {
        Button(action: {}) {
          switch content {
          case .title(let text): Text(text)
          case .image(let image): image.resizable().frame(width: 24, height: 24)
          }
        }
      }
    }
    """

  @Test("what a case holds is told by its name and the place of the value")
  func payload() throws {
    let project = try SwiftProject(Self.picture)
    #expect(Self.unresolved(project).map(\.cause) == ["'content.image' is given by the caller"])
    let diagnostic = try #require(project.diagnostics.first)
    #expect(diagnostic.message == "'content.image' is given by the caller")
    // `private let content: Content` is the third line behind the import.
    #expect(diagnostic.location.line == 4)
  }

  @Test("a modifier of an image that is not known is not what is missing")
  func imageModifiers() throws {
    let project = try SwiftProject(Self.picture)
    #expect(!project.diagnostics.contains { $0.code == "unresolved-modifier" })
  }

  @Test("cases that hold their own type come to an end")
  func nestedCases() throws {
    let project = try SwiftProject(
      """
      indirect enum Tree { case node(Tree), leaf(Int) }
      struct S: ButtonStyle {
        let tree: Tree
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(color)
        }
        private var color: Color {
          if case .node = tree { return .red }
          return .blue
        }
      }
      """)
    #expect(!project.controls.isEmpty)
  }

  @Test(
    "a colour of macOS is told to be unpublished, and how to give it",
    arguments: [
      ("Color(nsColor: .windowBackgroundColor)", "NSColor.windowBackgroundColor"),
      ("Color(NSColor.separatorColor)", "NSColor.separatorColor"),
      ("Color(.controlBackgroundColor)", "NSColor.controlBackgroundColor"),
    ])
  func appKit(expression: String, name: String) throws {
    let unresolved = Self.unresolved(try .style(expression))
    #expect(unresolved.map(\.cause) == ["the value of \(name) is not published"])
    #expect(unresolved.map(\.remedy) == ["give its value by --define"])
  }

  @Test("AppKit's system colours are those of the table for all platforms")
  func sharedColors() throws {
    // iOS 26 (Platforms/ios.xml): the change of June 2025 is the first with one table.
    #expect(try SwiftProject.style("Color(nsColor: .systemBlue)").hex("S") == "#0088FF")
    let older = try SwiftProject(
      [
        "S.swift": """
        struct S: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(Color(nsColor: .systemGreen))
          }
        }
        """
      ], options: LoadingOptions(platforms: ["ios": 18]))
    #expect(
      Self.unresolved(older).map(\.cause) == ["the value of NSColor.systemGreen is not published"])
  }

  @Test("a name that neither AppKit nor the project has is missing")
  func missing() throws {
    let unresolved = Self.unresolved(try .style("Color(nsColor: .brandInk)"))
    #expect(
      unresolved.map(\.cause) == [
        "'NSColor.brandInk' is defined neither in these files nor with --define"
      ])
  }

  @Test(
    "a function that nobody declares is not the colour of its name",
    arguments: [
      (".white(3)", ".white(3)"), ("Color.red(.dark)", "Color.red(.dark)"),
      ("Color(nsColor: .black(.dark))", ".black(.dark)"),
    ])
  func undeclaredFunctions(expression: String, symbol: String) throws {
    let unresolved = Self.unresolved(try .style(expression))
    #expect(
      unresolved.map(\.cause) == ["'\(symbol)' is defined neither in these files nor with --define"]
    )
  }

  @Test("a function that does not take what it is given is not the colour of its name")
  func unfittingFunction() throws {
    let project = try SwiftProject.style(
      ".white(3)",
      outside: "extension Color { static func white(_ name: String) -> Color { .red } }")
    #expect(Self.unresolved(project).map(\.cause) == ["no 'white' takes these arguments"])
  }

  @Test(
    "a text is cut where the code says, or is not known",
    arguments: [
      ("hex(\"#204060\".dropFirst())", "#204060"), ("hex(\"FF204060\".suffix(6))", "#204060"),
      ("hex(\"204060FF\".prefix(6))", "#204060"), ("hex(\"204060FF\".dropLast(2))", "#204060"),
      ("hex(\"#204060\".replacingOccurrences(of: \"#\", with: \"\"))", "#204060"),
      ("hex(\" 204060 \".trimmingCharacters(in: .whitespacesAndNewlines))", "#204060"),
      ("hex(\"204060FF\".prefix(length))", nil), ("hex(\"#204060\")", nil),
    ] as [(String, String?)])
  func cutTexts(expression: String, expected: String?) throws {
    let project = try SwiftProject.style(
      expression,
      outside: """
        func hex(_ digits: String) -> Color {
          let rgb = Int(digits, radix: 16) ?? unknownNumber
          return Color(
            red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255)
        }
        """)
    #expect((try? project.hex("S")) == expected)
  }

  @Test("a scanner starts where it is set")
  func scanLocation() throws {
    let project = try SwiftProject.style(
      "color",
      members: """
        var color: Color {
          let scanner = Scanner(string: "#204060")
          scanner.scanLocation = 1
          var rgb: UInt64 = 0
          scanner.scanHexInt64(&rgb)
          return Color(red: Double(rgb >> 16) / 255, green: 64 / 255, blue: 96 / 255)
        }
        """)
    #expect(try project.hex("S") == "#204060")
  }
}
