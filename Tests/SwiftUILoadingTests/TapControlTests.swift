import SceneModel
import Testing

@testable import SwiftUILoading

@Suite("Views that take taps by a gesture")
struct TapControlTests {
  private func keys(_ body: String, type: String = "View", members: String = "") throws -> [String]
  {
    try SwiftProject("struct V: \(type) { \(members)\nvar body: some View { \(body) } }")
      .controls.map(\.key)
  }

  @Test(
    "are controls by their text, else by the gesture",
    arguments: [
      ("Text(\"Go\").onTapGesture { }", "V/Go"),
      ("VStack { Text(\"Go\").padding().onTapGesture { run() }.padding() }", "V/Go"),
      ("HStack { Text(\"Go\"); Spacer() }.onTapGesture(count: 1) { }", "V/Go"),
      ("Circle().frame(width: 20, height: 20).onTapGesture(perform: run)", "V/onTapGesture"),
    ])
  func found(body: String, key: String) throws {
    #expect(try keys(body) == [key])
  }

  @Test(
    "are none where they fill the screen, close a keyboard, need two taps or hold controls",
    arguments: [
      "Color.black.onTapGesture { }", "ScrollView { Text(\"a\") }.onTapGesture { }",
      "VStack { Text(\"a\") }.onTapGesture { isFocused = false }",
      "Text(\"a\").onTapGesture { UIApplication.shared.endEditing() }",
      "Text(\"a\").onTapGesture(count: 2) { }",
      "VStack { TextField(\"a\", text: $a) }.onTapGesture { }",
      "Menu(\"a\") { Text(\"b\").onTapGesture { } }", "content.onTapGesture { }",
    ])
  func others(body: String) throws {
    #expect(try keys(body).isEmpty)
  }

  @Test("may be properties, functions and views of the project, if no control is in them")
  func members() throws {
    let card = "var card: some View { Text(\"Card\") }"
    #expect(try keys("card.padding().onTapGesture { }", members: card) == ["V/onTapGesture"])
    #expect(try keys("self.card.onTapGesture { }", members: card) == ["V/onTapGesture"])
    #expect(
      try keys(
        "self.make(1).onTapGesture { }", members: "func make(_ n: Int) -> some View { Text(\"a\") }"
      )
        == ["V/onTapGesture"])
    #expect(
      try keys(
        "card.onTapGesture { }",
        members: "var card: some View { VStack { TextField(\"a\", text: $a) } }"
      ).isEmpty)
    let project = try SwiftProject(
      """
      struct Row: View { var body: some View { Button("B") {} } }
      struct V: View { var body: some View { Row().onTapGesture { } } }
      """)
    #expect(project.controls.map(\.key) == ["Row/B"])
  }

  @Test("are found beside buttons, and are no part of one")
  func buttons() throws {
    #expect(
      try keys("VStack { Button(\"A\") {}; Text(\"B\").onTapGesture { } }.onTapGesture { }") == [
        "V/A", "V/B",
      ])
    #expect(try keys("Button {} label: { Text(\"A\").onTapGesture { } }") == ["V/A"])
    #expect(
      try keys("Text(\"A\").onTapGesture { }", members: "let configuration: Configuration").isEmpty)
  }

  @Test("take taps where they paint before the gesture, in colours of their own")
  func look() throws {
    let project = try SwiftProject(
      """
      struct V: View {
        var body: some View {
          Rectangle().fill(.red).frame(width: 30, height: 20).onTapGesture { }.padding(10)
        }
      }
      """)
    let rendition = try project.rendition("V/onTapGesture")
    guard case .region(let region) = rendition.hitRegion, let box = region.boundingBox else {
      Issue.record("no taps")
      return
    }
    #expect(box.width == 30 && box.height == 20)
    #expect(try project.hex("V/onTapGesture") == "#FF383C")
  }
}
