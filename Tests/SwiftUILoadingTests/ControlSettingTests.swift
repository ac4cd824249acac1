import SceneModel
import Testing

@testable import SwiftUILoading

/// A button `Go` in a property, function or view that other code uses: `X` fills it with the red of
/// iOS 26, `#FF383C`, or its blue, `#0088FF`.
@Suite("What the users of a view set for the control in it")
struct ControlSettingTests {
  private static let style = """
    struct X: ButtonStyle {
      var tone = Color.red
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(tone)
      }
    }

    """

  private static let members = "var go: some View { Button(\"Go\") {} }"
  private static let function = "func go(_ n: Int) -> some View { Button(\"Go\") {} }"
  private static func view(_ body: String, _ members: String = "") -> String {
    "struct V: View { var body: some View { \(body) }; \(members) }"
  }

  private static let child = "struct Child: View { var body: some View { Button(\"Go\") {} } }"

  @Test(
    "the style comes from where the property, the function or the view is used",
    arguments: [
      ("V/Go", view("go.buttonStyle(X())", members)),
      ("V/Go", view("self.go.buttonStyle(X())", members)),
      ("V/Go", view("HStack { go }.buttonStyle(X())", members)),
      ("V/Go", view("AnyView(go).buttonStyle(X())", members)),
      ("V/Go", view("HStack { go(1).buttonStyle(X()) }", function)),
      ("V/Go", view("row.buttonStyle(X())", "var row: some View { go }; \(members)")),
      ("V/Go", view("Group { go }.buttonStyle(X())") + "\nextension V { \(members) }"),
      ("Child/Go", child + "\n" + view("Child().buttonStyle(X())")),
      (
        "Child/Go",
        """
        \(child)
        struct Row: View { var body: some View { HStack { Child() } } }
        struct V: View { var body: some View { VStack { Row() }.buttonStyle(X()) } }
        """
      ),
    ])
  func style(key: String, code: String) throws {
    let project = try SwiftProject(Self.style + code)
    #expect(project.controls.map(\.key).sorted() == [key, "X"])
    #expect(try project.hex(key) == "#FF383C")
  }

  @Test("what stands nearer to the control wins")
  func innermost() throws {
    let project = try SwiftProject(
      Self.style + """
        struct V: View {
          var body: some View { go.buttonStyle(X(tone: .blue)) }
          var go: some View { Button("Go") {}.buttonStyle(X()) }
        }
        """)
    #expect(try project.hex("V/Go") == "#FF383C")
  }

  @Test("ways of using it that differ are variants, those that do not are one")
  func several() throws {
    let project = try SwiftProject(
      Self.style + """
        struct V: View {
          var body: some View { VStack { go.buttonStyle(X()); go.padding().buttonStyle(X()) } }
          var other: some View { go.buttonStyle(X(tone: .blue)) }
          \(Self.members)
        }
        """)
    #expect(project.controls.map(\.key).sorted() == ["V/Go", "V/Go [use: V.other]", "X"])
    #expect(try project.hex("V/Go") == "#FF383C")
    #expect(try project.hex("V/Go [use: V.other]") == "#0088FF")
  }

  @Test("each way of using a view has the values that it gives")
  func values() throws {
    let project = try SwiftProject(
      Self.style + """
        struct Child: View {
          let tone: Color
          var body: some View { Button("Go") {}.foregroundColor(tone) }
        }
        struct V: View {
          var body: some View { Child(tone: .blue).buttonStyle(X()) }
          var other: some View { Child(tone: .red).buttonStyle(X(tone: .blue)) }
        }
        """)
    let other = "Child/Go [use: V.other]"
    #expect(project.controls.map(\.key).sorted() == ["Child/Go", other, "X"])
    func colors(_ key: String) throws -> [Paint] {
      let rendition = try project.rendition(key)
      let layers = project.loaded.sources[0].scenes[rendition.scene].drawing.layers
      return rendition.layers.map { layers[$0].paint.value }
    }
    // Red below blue in one, blue below red in the other: never a text on its own colour.
    #expect(try colors("Child/Go") == colors(other).reversed())
    #expect(try project.hex("Child/Go") == "#FF383C")
  }

  @Test("a use that is disabled shows the disabled state alone")
  func disabled() throws {
    let project = try SwiftProject(
      "struct V: View { var body: some View { go.disabled(true) }; \(Self.members) }")
    let states = try project.control("V/Go").renditions.map(\.state)
    #expect(Set(states) == [.disabled])
  }

  @Test("what users paint behind it is what it stands on, but for what a sheet or a stack hides")
  func surfaces() throws {
    func layers(_ use: String) throws -> Int {
      let project = try SwiftProject(
        """
        \(Self.child)
        struct V: View { var body: some View { \(use).background(Color.red) } }
        """)
      let rendition = try project.rendition("Child/Go")
      return project.loaded.sources[0].scenes[rendition.scene].drawing.layers.count
    }
    #expect(try layers("VStack { Child() }") == 2)
    #expect(try layers("Text(\"\").sheet(isPresented: $a) { Child() }") == 1)
    #expect(try layers("NavigationStack { Child() }") == 1)
    #expect(try layers("List { Child() }") == 1)
    #expect(try layers("List { Child().listRowBackground(Color.blue) }") == 2)
    #expect(try layers("List { Child() }.scrollContentBackground(.hidden)") == 2)
  }

  @Test("locals and parameters of the same name are no uses")
  func hidden() throws {
    for other in [
      "func f(_ go: Item) -> some View { Text(go.name) }",
      "var f: some View { ForEach(items) { go in Text(go.name) } }",
      "var f: some View { let go = Text(\"a\"); return VStack { go } }",
      "@ViewBuilder var f: some View { if let go = item { Text(go.name) } }",
    ] {
      let project = try SwiftProject(
        Self.style + Self.view("go.buttonStyle(X())", Self.members + "\n" + other))
      #expect(project.controls.map(\.key).sorted() == ["V/Go", "X"], "\(other)")
      #expect(try project.hex("V/Go") == "#FF383C")
    }
  }

  @Test("what is around a link reaches its label, not its destination")
  func links() throws {
    for link in [
      "NavigationLink(destination: Child()) { Text(\"a\") }",
      "NavigationLink { Child() } label: { Text(\"a\") }", "NavigationLink(\"a\") { Child() }",
      "Text(\"a\").navigationDestination(for: Int.self) { _ in Child() }",
    ] {
      let project = try SwiftProject(
        Self.style + Self.child + "\n" + Self.view("VStack { \(link) }.buttonStyle(X())"))
      #expect(try project.rendition("Child/Go").layers.count == 1)
    }
    let label = try SwiftProject(
      Self.style + Self.child
        + "\n" + Self.view("NavigationLink(value: 1) { Child() }.buttonStyle(X())"))
    #expect(try label.hex("Child/Go") == "#FF383C")
  }

  @Test("an overlay is inside of the modifiers that come after it")
  func overlay() throws {
    let project = try SwiftProject(
      Self.style + Self.child
        + "\n" + Self.view("Text(\"a\").buttonStyle(.plain).overlay { Child() }.buttonStyle(X())"))
    #expect(try project.hex("Child/Go") == "#FF383C")
  }

  @Test("a preview is no use")
  func preview() throws {
    let alone = try SwiftProject(
      Self.style + Self.child
        + "\n#Preview { Child().buttonStyle(X()).preferredColorScheme(.dark) }")
    // The platform's own style fills nothing: there is only the text.
    #expect(try alone.rendition("Child/Go").layers.count == 1)

    let project = try SwiftProject(
      Self.style + """
        \(Self.child)
        struct V: View { var body: some View { Child().buttonStyle(X()) } }
        #Preview { Child() }
        struct Child_Previews: PreviewProvider { static var previews: some View { Child() } }
        """)
    #expect(project.controls.map(\.key).sorted() == ["Child/Go", "X"])
    #expect(try project.hex("Child/Go") == "#FF383C")
  }

  @Test("a list or a bar around the use decides about the target")
  func contexts() throws {
    for (use, cause) in [
      ("Form { go }", "a button of the usual style takes taps in all of its row"),
      ("Text(\"a\").toolbar { go }", "a bar gives its buttons a target of its own"),
    ] {
      let project = try SwiftProject(Self.view(use, Self.members))
      guard case .unknown(let obstacle) = try project.rendition("V/Go").hitRegion else {
        Issue.record("a target in \(use)")
        continue
      }
      #expect(obstacle.detail == cause)
    }
  }

  @Test("a button that is used in a menu alone is the platform's")
  func menu() throws {
    let project = try SwiftProject(
      "struct V: View { var body: some View { Menu(\"M\") { go } }; \(Self.members) }")
    #expect(project.controls.isEmpty)
  }

  @Test("several uses in one view have names of their own")
  func numbers() throws {
    let uses = [".red", ".blue", ".black"].map { "go.buttonStyle(X(tone: \($0)))" }
    let project = try SwiftProject(
      Self.style + Self.view("VStack { \(uses.joined(separator: "; ")) }", Self.members))
    #expect(
      project.controls.map(\.key).sorted() == ["V/Go", "V/Go [use: V 2]", "V/Go [use: V 3]", "X"])
    #expect(try project.hex("V/Go [use: V 3]") == "#000000")
  }

  @Test("of functions of one name each has its own uses")
  func overloads() throws {
    let project = try SwiftProject(
      Self.style
        + Self.view(
          "VStack { go(1).buttonStyle(X()); go(big: 1).buttonStyle(X(tone: .blue)) }",
          "\(Self.function); func go(big: Int) -> some View { Button(\"Big\") {} }"))
    #expect(project.controls.map(\.key).sorted() == ["V/Big", "V/Go", "X"])
    #expect(try project.hex("V/Go") == "#FF383C")
    #expect(try project.hex("V/Big") == "#0088FF")
  }

  @Test("every way of using it is judged under every condition")
  func conditions() throws {
    let uses = (1...3).map { number in
      "struct S\(number): View { let x: Bool; var body: some View {"
        + " Child(a: x, b: x, c: x).background(Color(white: 0.9\(number))) } }"
    }
    let project = try SwiftProject(
      """
      struct Child: View {
        let a: Bool
        let b: Bool
        let c: Bool
        var body: some View {
          Button {} label: {
            Text("Go").padding(a ? 20 : 18).padding(b ? 6 : 2).padding(c ? 11 : 2)
              .background(a && b && c ? Color.red : Color.black)
          }
        }
      }
      \(uses.joined(separator: "\n"))
      """)
    // 8 sizes, as the conditions add 2, 4 and 9 points to the padding, with each of three users.
    #expect(project.controls.count == 24)
    #expect(!project.diagnostics.contains { $0.code == "too-many-variants" })
    #expect(project.controls.count { (try? project.hex($0.key)) == "#FF383C" } == 3)
  }

  @Test("a flag that a use gives literally is settled for that use")
  func flags() throws {
    let project = try SwiftProject(
      """
      struct Child: View {
        var on: Bool
        var body: some View { Button("Go") {}.disabled(!on).foregroundStyle(.red) }
      }
      \(Self.view("VStack { Child(on: true); Child(on: false).font(.title) }"))
      """)
    func states(_ key: String) throws -> Set<ControlState> {
      Set(try project.control(key).renditions.map(\.state))
    }
    #expect(try states("Child/Go").contains(.normal))
    #expect(try states("Child/Go [use: V 2]") == [.disabled])
  }
}
