import Geometry
import SceneModel
import Testing

@testable import SwiftUILoading

@Suite("What shows the extent of a toggle stands beside its text")
struct ToggleContainerTests {
  /// Boxes of the layers that are the container of `T`, off and on.
  private func containers(_ body: String) throws -> [[Rect]] {
    let project = try SwiftProject(
      """
      struct T: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { \(body) }
      }
      """)
    let source = try #require(project.loaded.sources.first)
    return try [ControlState.normal, .selected].map { state in
      let scene = source.scenes[try project.rendition("T", state).scene]
      return scene.drawing.layers.filter { $0.part == .container }
        .compactMap(\.shape.path.boundingBox)
    }
  }

  @Test(
    "the track of a switch, however it is drawn, and not its thumb",
    arguments: [
      """
      ZStack {
        RoundedRectangle(cornerRadius: 15).fill(configuration.isOn ? .green : .gray)
          .frame(width: 50, height: 30)
        Circle().fill(.white).frame(width: 26).offset(x: configuration.isOn ? 10 : -10)
      }
      """,
      """
      Capsule().fill(configuration.isOn ? .green : .gray).frame(width: 50, height: 30)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle().fill(.white).padding(2)
        }
      """,
      """
      Circle().fill(.white).frame(width: 26, height: 26).offset(x: configuration.isOn ? 10 : -10)
        .frame(width: 50, height: 30)
        .background(Capsule().fill(configuration.isOn ? .green : .gray))
      """,
    ])
  func track(_ mark: String) throws {
    let label = "configuration.label"
    for stack in ["\(label); Spacer(); \(mark)", "\(mark); \(label)"] {
      let tap = ".onTapGesture { configuration.isOn.toggle() }"
      for boxes in try containers("HStack { \(stack) }\(tap)") {
        #expect(boxes.count == 1)
        #expect(boxes.first?.width == 50 && boxes.first?.height == 30, "\(stack)")
      }
    }
  }

  @Test("the box of a check mark, with its border")
  func box() throws {
    let boxes = try containers(
      """
      HStack {
        configuration.label
        RoundedRectangle(cornerRadius: 4).fill(configuration.isOn ? .blue : .white)
          .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(.black, lineWidth: 2))
          .frame(width: 24, height: 24)
          .overlay { if configuration.isOn { Image(systemName: "checkmark") } }
      }.background(Color.yellow)
      """)
    // A card behind the text is not what is checked; fill and border are 24 points wide.
    for state in boxes {
      #expect(state.count == 2)
      #expect(state.allSatisfy { abs($0.width - 24) < 0.01 && abs($0.height - 24) < 0.01 })
    }
  }

  @Test("a card around a text and a symbol is none: the symbol is the mark")
  func card() throws {
    let boxes = try containers(
      """
      HStack {
        configuration.label
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
      }.background(Color.yellow)
      """)
    for state in boxes { #expect(state.isEmpty) }
  }

  @Test("a toggle that is nothing but a text on a background has that")
  func chip() throws {
    let boxes = try containers(
      "configuration.label.frame(width: 80, height: 32)"
        + ".background(Capsule().fill(configuration.isOn ? .blue : .gray))")
    for state in boxes { #expect(state.map(\.width) == [80]) }
  }
}
