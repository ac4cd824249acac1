import EmbeddedFiles
import Geometry
import Markup
import SceneModel
import StyleLoading
import Testing

/// The sample definitions of the folder `themes`.
private let samples = ["pill", "stopwatch", "primary-custom", "primary-button", "toolbar"]

@Suite("The sample themes")
struct ThemeTests {
  @Test("scenes keep the invariants with either palette", arguments: samples, ["ios13", "ios26"])
  func invariants(name: String, palette: String) throws {
    let source = try StyleLoader(options: LoadingOptions())
      .load(Themes.source("themes/\(name).xml", palette: palette))
    #expect(!source.controls.isEmpty)
    for scene in source.scenes { #expect(scene.violations().isEmpty) }
    for control in source.controls {
      #expect(control.renditions.map(\.appearance).starts(with: [.light]))
      for rendition in control.renditions {
        #expect(
          source.scenes[rendition.scene].drawing.layers.indices.elementsEqual(rendition.layers))
      }
    }
  }

  @Test(
    "the grammar accepts what the loader accepts",
    arguments: samples + ["palettes/ios13", "palettes/ios26", "palettes/ios-common"])
  func grammar(name: String) throws {
    let schema = try RelaxNGSchema(bytes: #require(EmbeddedFile.bytes(at: "Rules/style.rng")))
    let bytes = try #require(Themes.bytes("themes/\(name).xml"))
    #expect(try schema.validate(bytes, path: name).isEmpty)
  }

  @Test(
    "the grammar refuses what has no place",
    arguments: [
      "<colour name='a' value='#fff'/>", "<style name='s'><label/><padding lenght='4'/></style>",
      "<control name='c'/>", "<style name='s'><label/><text value='x'/></style>",
      "<style name='s'><padding/><label/></style>",
      "<control name='c' role='tab'><frame width='1' max-width='2'/></control>",
      "<control name='c' role='tab'><background/></control>",
      "<control name='c' role='tab'><rectangle fill='#fff' stroke='#000'/></control>",
      "<control name='c' role='drawing'/>",
    ])
  func refusals(content: String) throws {
    let schema = try RelaxNGSchema(bytes: #require(EmbeddedFile.bytes(at: "Rules/style.rng")))
    #expect(try !schema.validate(Array(theme(content).utf8)).isEmpty)
  }

  // Figures by hand: 16 points bold make 19.09 high lines, and the text is 74.8 wide.
  @Test("the pill's red bar is all that takes taps, the reordered pill takes them everywhere")
  func pills() throws {
    let source = try StyleLoader(options: LoadingOptions()).load(Themes.source("themes/pill.xml"))
    let pill = try region(source.rendition("Pill.destructive"))
    let box = try #require(pill.boundingBox)
    #expect(abs(box.height - 16 * 1.193359375) < 1e-6)
    #expect(abs(box.width - 106.8) < 0.1)
    let reordered = try region(source.rendition("ReorderedPill"))
    #expect(reordered == Region(rect: Rect(x: 0, y: 0, width: 320, height: 48)))
  }

  @Test("a stopwatch button is a circle of 75 points")
  func stopwatch() throws {
    let source = try StyleLoader(options: LoadingOptions())
      .load(Themes.source("themes/stopwatch.xml"))
    let start = try region(source.rendition("Start"))
    #expect(abs(start.area - Double.pi * 37.5 * 37.5) < 2)
    let square = try #require(start.largestInscribedSquare?.side)
    #expect(abs(square - 75 / 2.0.squareRoot()) < 0.02)
  }

  @Test("a disabled log-in button is not scaled, a pressed one is")
  func logIn() throws {
    let source = try StyleLoader(options: LoadingOptions())
      .load(Themes.source("themes/primary-custom.xml"))
    let pressed = try region(source.rendition("LogIn", .pressed))
    #expect(abs(pressed.area - 288 * 45 * 0.9025) < 1e-3)
    #expect(try region(source.rendition("LogIn", .disabled)).area == 288 * 45)
    #expect(try source.rendition("LogInDefaults").frame.size == Size(width: 288, height: 0))
    let loading = try source.rendition("LogIn", [.loading, .disabled])
    let layers = source.scenes[loading.scene].drawing.layers
    #expect(layers.map(\.part) == [.container, .indicator, .indicator])
  }

  @Test("modifiers around a button take no taps")
  func primaryButton() throws {
    let source = try StyleLoader(options: LoadingOptions())
      .load(Themes.source("themes/primary-button.xml"))
    let button = try source.rendition("PrimaryButton")
    // 7 monospaced characters of 28 points; 24 points of padding on both sides.
    #expect(abs(button.frame.width - 165.6) < 0.1 && button.frame.height == 50)
    #expect(abs(try region(button).area / button.frame.area - 0.4746) < 0.001)
  }

  @Test(
    "icon buttons of the toolbar take taps in their squares, a pair 4 and a pair 2 points apart")
  func toolbar() throws {
    let source = try StyleLoader(options: LoadingOptions())
      .load(Themes.source("themes/toolbar.xml"))
    for (name, x) in [("Undo", 16.0), ("Redo", 40), ("Bold", 120), ("Italic", 142)] {
      let region = try region(source.rendition("Editor/" + name))
      #expect(region == Region(rect: Rect(x: x, y: 12, width: 20, height: 20)))
    }
  }

  @Test("the toolbar's check mark lies in its box of 24 points")
  func checkMark() throws {
    let source = try StyleLoader(options: LoadingOptions())
      .load(Themes.source("themes/toolbar.xml"))
    let pinned = try source.rendition("Editor/Pinned", .selected)
    let layers = source.scenes[pinned.scene].drawing.layers
    let mark = try #require(layers.first { $0.part == .indicator })
    // The box is centred in the row of 44 points: 16 + 6...18 and 130 + 7.5...16.5.
    #expect(
      mark.shape.centerLine?.boundingBox == Rect(x: 22, y: 137.5, width: 12, height: 9))
  }

  // By hand: black on #FF0000 is 5.25, on #5A78FF 5.56, and on their middle 3.72.
  @Test("the gradient of the toolbar's last button is darkest in its middle")
  func gradient() throws {
    let source = try StyleLoader(options: LoadingOptions())
      .load(Themes.source("themes/toolbar.xml"))
    let publish = try source.rendition("Editor/Publish")
    let control = PaintedControl(source.scenes[publish.scene])
    #expect(abs(try control.labelContrast() - 3.72) < 0.01)
    let frame = publish.frame
    let left = try control.color(frame.x + 2, frame.center.y).contrastRatio(with: .black)
    let right = try control.color(frame.maxX - 2, frame.center.y).contrastRatio(with: .black)
    #expect(left > 4.5 && right > 4.5)
  }

  private func region(_ rendition: Rendition) throws -> Region {
    guard case .region(let region) = rendition.hitRegion else { throw TestFailure() }
    return region
  }
}
