import ColorMath
import SceneModel
import Testing

@testable import SwiftUILoading

/// System colours are those of iOS 26; `#0088FF` is blue, `#FF383C` red.
@Suite("States that code fixes")
struct UsedStateTests {
  private func states(_ key: String, in project: SwiftProject) throws -> Set<ControlState> {
    Set(try project.control(key).renditions.map(\.state))
  }

  private let style = """
    struct S: ButtonStyle {
      var isEnabled = true
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(isEnabled ? Color.blue : .red)
      }
    }
    """

  @Test("an argument of a use decides; the style by itself has both states")
  func literal() throws {
    let project = try SwiftProject(
      style + """
        struct V: View {
          var body: some View {
            VStack {
              Button("Off") {}.buttonStyle(S(isEnabled: false))
              Button("On") {}.buttonStyle(S(isEnabled: true))
            }
          }
        }
        """)
    #expect(try states("V/Off", in: project) == [.disabled])
    #expect(try project.hex("V/Off", .disabled) == "#FF383C")
    #expect(try states("V/On", in: project) == [.normal])
    #expect(try project.hex("V/On") == "#0088FF")
    #expect(try states("S", in: project) == [.normal, .disabled])
  }

  @Test("a gesture goes on while a finger is down")
  func gesture() throws {
    let project = try SwiftProject(
      """
      struct S: PrimitiveButtonStyle {
        @GestureState private var isHeld = false
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(isHeld ? Color.red : .blue).onTapGesture {}
        }
      }
      """)
    #expect(try project.hex("S") == "#0088FF")
    #expect(try project.hex("S", .pressed) == "#FF383C")
  }

  @Test("a value of the environment has the type that the project declares")
  func environment() throws {
    let project = try SwiftProject(
      """
      struct Theme { var color: Color = .blue; static let warm = Theme(color: .red) }
      extension EnvironmentValues { @Entry var theme: Theme = Theme() }
      struct S: ButtonStyle {
        @Environment(\\.theme) var theme
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(theme.color)
        }
      }
      struct V: View {
        var body: some View { Button("Go") {}.buttonStyle(S()).environment(\\.theme, .warm) }
      }
      """)
    #expect(try project.hex("S") == "#0088FF")
    #expect(try project.hex("V/Go") == "#FF383C")
  }

  @Test("a control is disabled where its view says so, and takes no press there")
  func disabled() throws {
    let project = try SwiftProject(
      """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(configuration.isPressed ? Color.red : .blue)
        }
      }
      struct V: View {
        @State private var isLoading = false
        var body: some View {
          VStack {
            Button("Off") {}.buttonStyle(S()).disabled(true)
            Button("Busy") {}.buttonStyle(S()).disabled(isLoading)
          }
        }
      }
      """)
    #expect(try states("V/Off", in: project) == [.disabled])
    // While loading it looks as usual, but it is disabled: no state of its own that takes taps.
    let busy = try states("V/Busy", in: project)
    #expect(busy.isSuperset(of: [.normal, .pressed]) && !busy.contains(.loading))
  }

  @Test(
    "what is chosen among several is selected where it equals the control's own",
    arguments: [
      ("@Binding var selected: String\nlet option: String", "selected == option"),
      ("@State var selection = 0\nlet tag: Int", "tag == selection"),
      ("@State var selectedTab = Tab.home", "selectedTab == .home"),
      ("let model: Model", "model.currentPage == 2"),
    ])
  func choice(members: String, condition: String) throws {
    let project = try SwiftProject(
      """
      enum Tab { case home, more }
      struct V: View {
        \(members)
        var body: some View {
          Button {} label: { Text("Go").background(\(condition) ? Color.red : .blue) }
        }
      }
      """)
    let key = try #require(project.controls.first?.key)
    #expect(try states(key, in: project) == [.normal, .selected])
    #expect(try project.hex(key) == "#0088FF")
    #expect(try project.hex(key, .selected) == "#FF383C")
  }

  @Test("other comparisons are no state")
  func comparison() throws {
    let project = try SwiftProject(
      """
      struct V: View {
        let kind: Int
        var currentTheme: Int
        var body: some View {
          Button {} label: { Text("Go").background(kind == currentTheme ? Color.red : .blue) }
        }
      }
      """)
    #expect(!project.controls.flatMap(\.renditions).contains { $0.state.contains(.selected) })
  }
}
