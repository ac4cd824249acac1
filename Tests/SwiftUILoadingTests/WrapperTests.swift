import ColorMath
import SceneModel
import Testing

@testable import SwiftUILoading

/// System colours are those of iOS 26; `#0088FF` is blue, `#FF383C` red, `#34C759` green.
@Suite("A view that hands on what its callers give to a style")
struct WrapperTests {
  private let style = """
    enum Kind { case primary, secondary, ghost }
    struct S: ButtonStyle {
      var kind: Kind
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(
          kind == .primary ? Color.blue : kind == .secondary ? Color.red : Color.green)
      }
    }
    struct B: View {
      var kind: Kind = .primary
      var body: some View { Button("Go") {}.buttonStyle(S(kind: kind)) }
    }

    """

  @Test(
    "every value that a caller gives is judged, and no other",
    arguments: [
      "B(kind: .secondary)", "VStack { B(kind: Kind.secondary).padding() }",
      "B(kind: isShort ? .primary : .secondary)",
    ])
  func calls(_ call: String) throws {
    let project = try SwiftProject(
      style + "struct V: View { @State var isShort = true; var body: some View { \(call) } }")
    #expect(project.controls.map(\.key).sorted() == ["B/Go", "B/Go [kind: secondary]"])
    #expect(try project.hex("B/Go") == "#0088FF")
    #expect(try project.hex("B/Go [kind: secondary]") == "#FF383C")
  }

  @Test("without callers, and with one whose value is not known, every case is")
  func open() throws {
    for code in ["", "struct V: View { let row: Row; var body: some View { B(kind: row.kind) } }"] {
      let project = try SwiftProject(style + code)
      #expect(
        project.controls.map(\.key).sorted()
          == ["B/Go", "B/Go [kind: ghost]", "B/Go [kind: secondary]"])
    }
  }

  @Test("values are followed through two views")
  func twice() throws {
    let project = try SwiftProject(
      style + """
        struct Card: View { var look: Kind = .primary; var body: some View { B(kind: look) } }
        struct Page: View { let look: Kind; var body: some View { Card(look: self.look) } }
        struct V: View { var body: some View { Page(look: .ghost) } }
        """)
    #expect(try project.hex("B/Go") == "#0088FF")
    #expect(try project.hex("B/Go [kind: ghost]") == "#34C759")
  }

  /// A wrapper whose `property` is its background.
  private func wrapper(_ property: String, _ value: String, _ call: String) throws -> SwiftProject {
    try SwiftProject(
      """
      enum Theme { static let warning = Color.red }
      struct S: ButtonStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(color)
        }
      }
      struct B: View {
        \(property)
        var body: some View { Button("Go") {}.buttonStyle(S(color: \(value))) }
      }
      struct V: View { var body: some View { \(call) } }
      """)
  }

  @Test(
    "colours, members and arguments of an initialiser are values too",
    arguments: [
      ("var color = Color.blue", "color", "B(color: .red)", ".red"),
      ("var color: Color = .blue", "color", "B(color: Theme.warning)", "Theme.warning"),
      ("var color: Color?", "color ?? .blue", "B(color: .red)", ".red"),
      (
        "private let color: Color\ninit(tint: Color) { color = tint }", "color",
        "VStack { B(tint: .blue); B(tint: .red) }", ".red"
      ),
    ])
  func colors(_ property: String, _ value: String, _ call: String, _ label: String) throws {
    let project = try wrapper(property, value, call)
    #expect(project.controls.map(\.key).sorted() == ["B/Go", "B/Go [color: \(label)]"])
    #expect(try project.hex("B/Go") == "#0088FF")
    #expect(try project.hex("B/Go [color: \(label)]") == "#FF383C")
  }

  @Test("the default of an initialiser is a value, too, and comes first")
  func defaults() throws {
    let property = "private let color: Color\ninit(tint: Color = .blue) { self.color = tint }"
    for (call, keys) in [
      ("B(tint: .red)", ["B/Go", "B/Go [color: .red]"]), ("B()", ["B/Go"]),
      ("Text(\"B\")", ["B/Go"]),
    ] {
      let project = try wrapper(property, "color", call)
      #expect(project.controls.map(\.key).sorted() == keys, "\(call)")
      #expect(try project.hex("B/Go") == "#0088FF")
    }
  }

  @Test("what no caller states stays open")
  func unstated() throws {
    let project = try wrapper("let color: Color", "color", "Text(\"B\")")
    guard case .unresolved(let cause, _) = try project.fill("B/Go") else {
      Issue.record("a colour")
      return
    }
    #expect(cause.detail == "'color' is given by the caller")
  }

  @Test(
    "a value that is known only while the app runs stays open, beside the default",
    arguments: ["B(color: row.color)", "B(color: palette[0])", "Outer()"])
  func running(_ call: String) throws {
    let project = try SwiftProject(
      """
      struct S: ButtonStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(color)
        }
      }
      struct B: View {
        var color = Color.blue
        var body: some View { Button("Go") {}.buttonStyle(S(color: color)) }
      }
      struct Inner: View { var tone: Color = .blue; var body: some View { B(color: tone) } }
      struct Middle: View { var hue: Color = .blue; var body: some View { Inner(tone: hue) } }
      struct Outer: View { var tint: Color = .blue; var body: some View { Middle(hue: tint) } }
      struct V: View {
        let row: Row
        let palette: Palette
        var body: some View { \(call) }
      }
      """)
    #expect(try project.hex("B/Go") == "#0088FF")
    let open = project.controls.filter { $0.key != "B/Go" }.map(\.key)
    #expect(!open.isEmpty)
    for key in open {
      if case .unresolved = try project.fill(key) { continue }
      #expect(try project.hex(key) == "#0088FF", "\(key)")
    }
    #expect(
      try open.contains { if case .unresolved = try project.fill($0) { true } else { false } })
  }

  @Test("a flag that has to be given is a state, whatever callers give")
  func requiredFlag() throws {
    let project = try wrapper(
      "let isSelected: Bool", "isSelected ? .red : .blue", "B(isSelected: true)")
    #expect(try project.hex("B/Go") == "#0088FF")
    #expect(try project.hex("B/Go", .selected) == "#FF383C")
  }

  @Test("flags of a state are states, other flags are judged both ways where a caller sets them")
  func flags() throws {
    let selected = try wrapper(
      "var isSelected = false", "isSelected ? .red : .blue", "B(isSelected: true)")
    #expect(try selected.hex("B/Go", .selected) == "#FF383C")
    let wide = try wrapper("var isWarm = false", "isWarm ? .red : .blue", "B(isWarm: true)")
    #expect(try wide.hex("B/Go [isWarm]") == "#FF383C")
    let plain = try wrapper("var isWarm = false", "isWarm ? .red : .blue", "B()")
    #expect(plain.controls.map(\.key) == ["B/Go"])
  }
}
