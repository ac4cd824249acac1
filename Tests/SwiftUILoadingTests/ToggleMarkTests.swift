import SceneModel
import Testing

@testable import SwiftUILoading

@Suite("What tells the state of a toggle")
struct ToggleMarkTests {
  private func parts(
    _ body: String, _ state: ControlState = .normal, style: String = "ToggleStyle"
  ) throws -> [Part] {
    let project = try SwiftProject(
      """
      struct S: \(style) {
        func makeBody(configuration: Configuration) -> some View { \(body) }
      }
      """)
    let rendition = try project.rendition("S", state)
    let source = try #require(project.loaded.sources.first)
    return source.scenes[rendition.scene].drawing.layers.map(\.part)
  }

  private let track = """
    Capsule().fill(Color.gray).frame(width: 50, height: 30)
      .overlay(Circle().fill(Color.white).padding(3).offset(x: -10))
    """

  @Test("a thumb upon the track is an indicator, that of a button is not")
  func thumb() throws {
    #expect(try parts(track) == [.container, .indicator])
    #expect(try parts(track, style: "ButtonStyle") == [.container, .decoration])
  }

  @Test("a switch stands beside its label on either side")
  func row() throws {
    #expect(
      try parts("HStack { configuration.label; Spacer(); \(track) }")
        == [.label, .container, .indicator])
    #expect(
      try parts("HStack { \(track); configuration.label }") == [.container, .indicator, .label])
  }

  @Test("a thumb larger than the track is one too")
  func largeThumb() throws {
    // The track of 60 x 14 has 840 square points, the box of the thumb 24 x 24 = 576.
    #expect(
      try parts(
        """
        ZStack {
          Capsule().fill(Color.gray).frame(width: 60, height: 14)
          Circle().fill(Color.white).frame(width: 24, height: 24)
        }
        """) == [.container, .indicator])
  }

  @Test("the ring of a radio button is its container with the dot and without")
  func radio() throws {
    let body = """
      Circle().stroke(Color.black, lineWidth: 2).frame(width: 20, height: 20)
        .overlay { if configuration.isOn { Circle().fill(Color.black).padding(5) } }
      """
    #expect(try parts(body) == [.container])
    #expect(try parts(body, .selected) == [.container, .indicator])
  }

  @Test("the platform's own switch is left alone")
  func platform() throws {
    let project = try SwiftProject(
      """
      struct V: View {
        @State var on = false
        var body: some View { Toggle("Wifi", isOn: $on) }
      }
      """)
    let parts = project.loaded.sources.flatMap(\.scenes).flatMap(\.drawing.layers).map(\.part)
    #expect(!parts.contains(.indicator))
  }
}
