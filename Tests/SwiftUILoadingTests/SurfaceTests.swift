import ColorMath
import SceneModel
import Testing

@testable import SwiftUILoading

/// What views around a button paint behind it.
@Suite("Surfaces in SwiftUI code")
struct SurfaceTests {
  /// The layers that the button `V/Go` stands on, the lowest first, and whether it has layers itself.
  private func surfaces(
    _ body: String, outside: String = "", _ appearance: Appearance = .light
  ) throws -> [Layer] {
    let project = try SwiftProject(
      """
      struct V: View {
        @State private var isOn = false
        var body: some View {
          \(body)
        }
      }
      \(outside)
      """)
    let rendition = try project.rendition("V/Go", .normal, appearance)
    let source = try #require(project.loaded.sources.first)
    let scene = source.scenes[rendition.scene]
    #expect(scene.violations() == [])
    #expect(!rendition.layers.isEmpty)
    let own = Set(rendition.layers)
    let layers = scene.drawing.layers.indices.filter { !own.contains($0) }
    #expect(layers == Array(0..<layers.count), "what the control stands on comes first")
    return layers.map { scene.drawing.layers[$0] }
  }

  private func hexes(
    _ body: String, outside: String = "", _ appearance: Appearance = .light
  ) throws -> [String] {
    try surfaces(body, outside: outside, appearance).map { layer in
      guard case .color(let color) = layer.paint.value else { return "unknown" }
      return color.multiplyingAlpha(by: layer.alpha).hex
    }
  }

  private let button = "Button(\"Go\") {}.buttonStyle(.plain)"

  // 0.2 of 255 is 51, #33.
  @Test("the background of a view around it lies behind a button, that of an outer one below")
  func background() throws {
    let row = "HStack { \(button) }.padding().background(Color(white: 0.2))"
    #expect(try hexes(row) == ["#333333"])
    #expect(try hexes("VStack { \(row) }.background(Color.white)") == ["#FFFFFF", "#333333"])
    #expect(try hexes("VStack { \(button) }.background { Color(white: 0.2) }") == ["#333333"])
    let card =
      "VStack { \(button) }.background(Color(white: 0.2), in: RoundedRectangle(cornerRadius: 9))"
    #expect(try hexes(card) == ["#333333"])
  }

  @Test("a background of the button itself is a part of the button")
  func own() throws {
    #expect(try hexes("\(button).background(Color(white: 0.2))") == [])
  }

  @Test("in a pile what comes before a button lies behind it, what takes only a place does not")
  func pile() throws {
    #expect(try hexes("ZStack { Color(white: 0.2).ignoresSafeArea(); \(button) }") == ["#333333"])
    #expect(try hexes("ZStack { \(button); Color(white: 0.2) }") == [])
    #expect(try hexes("ZStack { Color.white; VStack { Color.black; \(button) } }") == ["#FFFFFF"])
    #expect(
      try hexes("ZStack { Rectangle().fill(Color(white: 0.2)).opacity(0.5); \(button) }")
        == ["#33333380"])
    #expect(try hexes("ZStack { Rectangle().stroke(Color.black); \(button) }") == [])
  }

  @Test("what an overlay lies on lies behind a button in it")
  func overlay() throws {
    #expect(try hexes("Color(white: 0.2).overlay(alignment: .bottom) { \(button) }") == ["#333333"])
    #expect(try hexes("Color(white: 0.2).overlay(\(button))") == ["#333333"])
  }

  @Test("the colours of the surroundings are those of the place")
  func environment() throws {
    let tinted = "VStack { \(button) }.background(.tint).tint(Color(white: 0.2))"
    #expect(try hexes(tinted) == ["#333333"])
    #expect(try hexes("VStack { \(button) }.background(.background)", .dark) == ["#000000"])
  }

  @Test("opacity around fades the button and what lies inside, not what lies outside")
  func opacity() throws {
    let faded = "VStack { \(button) }.background(Color.black).opacity(0.5).background(Color.white)"
    #expect(try hexes(faded) == ["#FFFFFF", "#00000080"])
    let project = try SwiftProject(
      "struct V: View { var body: some View { VStack { \(button) }.opacity(0.5) } }")
    let rendition = try project.rendition("V/Go")
    let layers = project.loaded.sources[0].scenes[rendition.scene].drawing.layers
    #expect(layers.map(\.alpha) == [0.5])
  }

  @Test("where a gradient or a picture lies behind, no colour is made up")
  func unknown() throws {
    let gradient = "LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)"
    #expect(try hexes("VStack { \(button) }.background(\(gradient))") == ["unknown"])
    #expect(try hexes("ZStack { Image(\"Sky\").resizable(); \(button) }") == ["unknown"])
    #expect(try hexes("VStack { \(button) }.background(Brand.ink)") == ["unknown"])
    #expect(try hexes("VStack { \(button) }.background(.ultraThinMaterial)") == ["unknown"])
  }

  @Test(
    "a length that is not known around a button leaves its own size and taps as they are",
    arguments: [
      "ZStack { Circle().fill(.black).frame(width: side); B }",
      "VStack { B }.background(Circle().fill(.black).frame(width: side))",
      "VStack { B }.opacity(side)",
    ])
  func sizes(_ body: String) throws {
    let own = "Button(\"Go\") {}.buttonStyle(.plain).frame(width: 60, height: 50)"
    let project = try SwiftProject(
      """
      struct V: View {
        let side: CGFloat
        var body: some View { \(body.replacing("B }", with: own + " }")) }
      }
      """)
    let rendition = try project.rendition("V/Go")
    #expect(!rendition.sizeEvidence.isPartial)
    guard case .region = rendition.hitRegion else {
      Issue.record("where taps land is known")
      return
    }
  }

  @Test("a view of the project may be a surface")
  func custom() throws {
    let outside =
      "struct Ground: View { var body: some View { Color(white: 0.2).ignoresSafeArea() } }"
    #expect(try hexes("ZStack { Ground(); \(button) }", outside: outside) == ["#333333"])
  }

  @Test("a modifier of the project on a view around paints a surface")
  func modifier() throws {
    let body = "VStack { \(button) }.card()"
    for content in [
      "content.padding().background(Color(white: 0.2))",
      "ZStack { Color(white: 0.2); content }",
    ] {
      let outside = """
        struct Card: ViewModifier { func body(content: Content) -> some View { \(content) } }
        extension View { func card() -> some View { modifier(Card()) } }
        """
      #expect(try hexes(body, outside: outside) == ["#333333"])
    }
  }

  @Test("nothing outside lies behind what a sheet shows or a bar holds")
  func boundary() throws {
    let sheet = "VStack { Text(\"A\").sheet(isPresented: $isOn) { \(button) } }"
    #expect(try hexes("\(sheet).background(Color.black)") == [])
    let bar = "VStack { Text(\"A\").toolbar { \(button) } }"
    #expect(try hexes("\(bar).background(Color.black)") == [])
  }
}
