import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import Raster

@Suite("The colour at a point as a function of a definition's")
struct PaintStackTests {
  private static let ink = Definition(
    name: "ink", value: "#000000", location: SourceLocation(path: "a.xml"))

  private func layer(_ color: Color, of definition: Definition? = nil) -> Layer {
    Layer(
      part: .decoration, shape: Shape(path: .rectangle(Rect(x: 0, y: 0, width: 10, height: 10))),
      paint: Resolved(
        .color(color), provenance: Provenance([definition].compactMap(\.self))),
      location: SourceLocation(path: "a.xml"))
  }

  private func probe(_ layers: [Layer]) -> ColorProbe {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let scene = Scene(
      drawing: Drawing(layers: layers), window: .stated(Resolved(.white)), bounds: rect)
    return ColorProbe(PreparedScene(scene), in: rect)
  }

  @Test("what comes from the definition gets the colour, keeps its alpha and stays in its place")
  func recolored() throws {
    let veil = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    let probe = probe([layer(Color.black.withAlpha(0.5), of: Self.ink), layer(veil)])
    let stack = try #require(probe.stack(at: Point(x: 5, y: 5), coloring: Self.ink))
    // Half red over white is (1, 0.5, 0.5); half blue over that (0.5, 0.25, 0.75).
    let color = stack.color(with: Color(red: 1, green: 0, blue: 0), over: .white)
    #expect(color == Color(red: 0.5, green: 0.25, blue: 0.75))
    #expect(!stack.isFixed)
  }

  @Test("paints of other definitions stay")
  func fixed() throws {
    let probe = probe([layer(.black)])
    let stack = try #require(probe.stack(at: Point(x: 5, y: 5), coloring: Self.ink))
    #expect(stack.isFixed)
    #expect(stack.color(with: .white, over: .white) == .black)
  }

  @Test("a gradient is no plain colour")
  func gradient() {
    let stops = [0.0, 1.0].map { GradientStop(offset: $0, color: Resolved(.black)) }
    var shaded = layer(.black)
    shaded.paint = Resolved(
      .linearGradient(
        LinearGradient(start: Point(x: 0, y: 0), end: Point(x: 10, y: 0), stops: stops)))
    #expect(probe([shaded]).stack(at: Point(x: 5, y: 5), coloring: Self.ink) == nil)
  }
}
