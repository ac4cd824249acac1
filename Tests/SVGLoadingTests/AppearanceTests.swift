import SceneModel
import Testing

@testable import SVGLoading

@Suite("Appearances")
struct AppearanceTests {
  private func names(_ drawing: LoadedDrawing) -> [String] {
    Set(drawing.source.controls.flatMap(\.renditions).map(\.appearance)).sorted().map(\.name)
  }

  @Test("a style sheet that asks for scheme and contrast has four appearances")
  func schemeAndContrast() throws {
    let drawing = try LoadedDrawing(
      """
      <style>
      rect { fill: #111 }
      @media (prefers-color-scheme: dark) { rect { fill: #eee } }
      @media (prefers-contrast: more) { rect { fill: #000 } }
      @media (prefers-contrast: more) and (prefers-color-scheme: dark) { rect { fill: #fff } }
      </style>
      <rect width="10" height="10"/>
      """)
    #expect(
      (0..<4).map { drawing.color(5, 5, scene: $0) }
        == ["#111111", "#EEEEEE", "#000000", "#FFFFFF"])
    #expect(
      names(drawing) == ["light", "dark", "light-increased-contrast", "dark-increased-contrast"])
  }

  @Test("contrast alone doubles the appearance that the file is made for")
  func contrast() throws {
    let content =
      "<style media='(prefers-contrast: more)'>rect { fill: #00f }</style>"
      + "<rect width='10' height='10'/>"
    #expect(names(try LoadedDrawing(content)) == ["light", "light-increased-contrast"])
    let dark = try LoadedDrawing(content, path: "icons/dark/a.svg")
    #expect(names(dark) == ["dark", "dark-increased-contrast"])
    #expect(dark.color(5, 5, scene: 1) == "#0000FF")
  }

  @Test("other conditions are answered as for an image on a computer with a mouse")
  func media() throws {
    let drawing = try LoadedDrawing(
      """
      <style>
      @media (hover: hover) and (pointer: fine) { rect { fill: #00f } }
      @media (width = 100px) and (orientation: portrait) { circle { fill: #00f } }
      @media not (forced-colors: active) { rect { stroke: #0f0; stroke-width: 4 } }
      @media (forced-colors), (hover: none), (prefers-reduced-motion), (max-width: 99px) { rect { fill: red } }
      </style>
      <rect x="10" y="10" width="20" height="20"/><circle cx="60" cy="60" r="9"/>
      """)
    #expect(drawing.color(60, 60) == "#0000FF")
    #expect(drawing.color(20, 20) == "#0000FF")
    #expect(drawing.color(9, 20) == "#00FF00")
    #expect(drawing.source.scenes.count == 1)
  }

  @Test("a theme that asks for contrast doubles the appearances")
  func theme() throws {
    let sheet = """
      .dark { --ink: #ccc }
      @media (prefers-contrast: more) { .dark { --ink: #fff } .light { --ink: #000 } }
      """
    let options = LoadingOptions(theme: [ThemeSheet(path: "theme.css", bytes: Array(sheet.utf8))])
    let drawing = try LoadedDrawing(
      "<rect width='10' height='10' fill='var(--ink, #333)'/>", options: options)
    #expect(
      (0..<4).map { drawing.color(5, 5, scene: $0) }
        == ["#333333", "#CCCCCC", "#000000", "#FFFFFF"])
  }

  // CSS Color 5, section "light-dark()", and CSS Color Adjustment 1, section 2.
  @Test(
    "light-dark() follows the used color-scheme, and the appearance where none is declared",
    arguments: [
      ("", "#0000FF", "#FFFF00"), ("color-scheme: light dark", "#0000FF", "#FFFF00"),
      ("color-scheme: dark light", "#0000FF", "#FFFF00"),
      ("color-scheme: light", "#0000FF", "#0000FF"),
      ("color-scheme: only dark", "#FFFF00", "#FFFF00"),
      ("color-scheme: normal", "#0000FF", "#0000FF"),
      ("color-scheme: initial", "#0000FF", "#0000FF"),
      ("color-scheme: fancy", "#0000FF", "#0000FF"),
    ])
  func colorScheme(declaration: String, light: String, dark: String) throws {
    let drawing = try LoadedDrawing(
      """
      <g style="\(declaration)"><rect width="10" height="10" fill="light-dark(blue, yellow)"/></g>
      """)
    #expect((0..<2).map { drawing.color(5, 5, scene: $0) } == [light, dark])
  }

  @Test("a control that reacts in one appearance only has its state there")
  func dynamicInOneAppearance() throws {
    let drawing = try LoadedDrawing(
      """
      <style>@media (prefers-color-scheme: dark) { .b:hover { fill: #00f } }</style>
      <rect id="b" class="b" role="button" width="40" height="40"/>
      """)
    let hovered = drawing.source.controls.flatMap(\.renditions).filter {
      $0.state.contains(.hovered)
    }
    #expect(hovered.map(\.appearance.name) == ["dark"])
  }
}
