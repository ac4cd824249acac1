import Testing

@testable import CSS

/// Where animations end (CSS Animations 1, section 3 and 4, and Web Animations 1, section 4).
struct AnimationTests {
  private func list(_ declarations: String) -> [Animation] {
    let values = Dictionary(
      DeclarationList(declarations).declarations.map { ($0.name, $0.value) },
      uniquingKeysWith: { $1 })
    return Animation.list { values[$0] }
  }

  private func rest(_ shorthand: String) -> Animation.Rest? {
    list("animation:" + shorthand).first?.rest
  }

  @Test(
    "an animation that fills forwards ends where its last iteration does",
    arguments: [
      ("a 1s forwards", 1.0), ("a 1s both 3", 1), ("a 1s reverse forwards", 0),
      ("a 1s alternate forwards", 1), ("a 1s alternate 2 forwards", 0),
      ("a 1s alternate-reverse 2 forwards", 1), ("0.5s linear forwards 0.6s a", 1),
      ("a 1s 0 forwards", 0),
    ])
  func forwards(shorthand: String, offset: Double) {
    #expect(rest(shorthand) == .keyframe(offset))
  }

  @Test("without a fill the element is as before; for ever, paused or cut short is unknown")
  func others() {
    #expect(rest("a 1s") == .base)
    #expect(rest("a 1s backwards 2") == .base)
    #expect(rest("a 1s infinite forwards") == .never)
    #expect(rest("a 1s paused forwards") == .never)
    #expect(rest("a 1s 1.5 forwards") == .never)
    #expect(rest("a 1s steps(2, start) forwards") == .never)
  }

  @Test("what no other property takes is the name")
  func names() {
    #expect(list("animation:1s ease-in linear 2s").map(\.name) == ["linear"])
    #expect(list("animation:none").isEmpty)
    #expect(list("animation:a 1s, \"b c\" 2s").map(\.name) == ["a", "b c"])
    #expect(list("animation:250ms a").map(\.duration) == [0.25])
  }

  @Test("longhands are lists that are repeated to the number of names")
  func longhands() {
    let found = list(
      "animation-name:a,b,c;animation-fill-mode:forwards,none;animation-iteration-count:infinite")
    #expect(found.map(\.fillsForwards) == [true, false, true])
    #expect(found.allSatisfy { $0.iterationCount == .infinity })
  }

  @Test("keyframes keep their places, and drop what is not valid")
  func keyframes() throws {
    let sheet = StyleSheet(
      Array(
        """
        @keyframes k { from { fill: red } 50%, 75% { fill: blue } to { fill: green !important }
        120% { fill: red } x { fill: red } 100% { stroke: red } }
        @media (prefers-color-scheme: dark) { @keyframes k { to { fill: white } } }
        """.utf8))
    let cascade = Cascade(styleSheets: [sheet])
    let light = try #require(
      cascade.keyframes(named: "k", media: MediaContext(colorScheme: .light)))
    #expect(light.frames.map(\.offsets) == [[0], [0.5, 0.75], [1], [1]])
    #expect(light.declarations(at: 1)?.map(\.name) == ["stroke"])
    #expect(light.declarations(at: 0)?.map(\.name) == ["fill"])
    // The stroke has no keyframe there, so its value lies between two others.
    #expect(light.declarations(at: 0.5) == nil)
    let dark = try #require(
      cascade.keyframes(named: "k", media: MediaContext(colorScheme: .dark)))
    #expect(dark.frames.count == 1)
    #expect(cascade.keyframes(named: "K", media: MediaContext()) == nil)
  }
}
