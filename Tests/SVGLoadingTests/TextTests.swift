import Geometry
import SceneModel
import Testing

@testable import SVGLoading

/// Advances of Liberation Sans, in em: T 0.611, a 0.556, b 0.556, space 0.278; ascent 0.905,
/// descent 0.212, rounded to whole points in a cell.
@Suite("Texts")
struct TextTests {
  private func texts(_ content: String) throws -> [Layer] {
    try LoadedDrawing("<g font-family='Arial' font-size='10'>" + content + "</g>").layers
  }

  private func box(_ layer: Layer) throws -> Rect {
    try #require(layer.shape.path.boundingBox)
  }

  @Test("a text is its cells, from the ascent to the descent")
  func cells() throws {
    let layers = try texts("<text x='10' y='50'>ab</text>")
    let box = try box(layers[0])
    #expect(abs(box.x - 10) < 0.01)
    #expect(abs(box.width - 11.12) < 0.01)
    #expect(box.y == 41)
    #expect(box.height == 11)
    #expect(layers[0].text == TextAttributes(string: "ab", fontSize: 10, fontWeight: 400))
    #expect(layers[0].part == .label)
  }

  @Test("middle and end anchors move the chunk")
  func anchors() throws {
    let layers = try texts(
      "<text x='50' y='9' text-anchor='middle'>ab</text><text x='50' y='9' text-anchor='end'>ab</text>"
    )
    #expect(abs(try box(layers[0]).center.x - 50) < 0.01)
    #expect(abs(try box(layers[1]).maxX - 50) < 0.01)
  }

  @Test("each element with characters of its own is a layer, and size follows the transforms")
  func spans() throws {
    let layers = try texts(
      """
      <text x='0' y='20' transform='scale(2)' font-weight='bold'> one
        <tspan fill='#f00' font-size='5'>two</tspan>  <tspan> </tspan></text>
      """)
    #expect(layers.map(\.text?.string) == ["one", "two"])
    #expect(layers.map(\.text?.fontSize) == [20, 10])
    #expect(layers.map(\.text?.fontWeight) == [700, 700])
    #expect(try box(layers[0]).maxX <= box(layers[1]).x + 0.01)
  }

  @Test("textLength spreads the characters and letter-spacing widens each")
  func spacing() throws {
    let layers = try texts(
      "<text textLength='40' y='9'>abab</text><text letter-spacing='2' y='9'>ab</text>")
    #expect(abs(try box(layers[0]).width - 40) < 0.01)
    #expect(abs(try box(layers[1]).width - 15.12) < 0.01)
  }

  @Test("lists of positions start new chunks")
  func positions() throws {
    let layers = try texts("<text y='20' x='0 30' dy='0 5'>ab</text>")
    let box = try box(layers[0])
    #expect(abs(box.maxX - 35.56) < 0.01)
    #expect(box.height == 16)
  }

  @Test("the font shorthand sets size, weight and family")
  func shorthand() throws {
    let layers = try texts(
      "<text y='20' style='font: italic 600 12px/1.5 Arial, sans-serif'>a</text>")
    #expect(layers[0].text?.fontSize == 12)
    #expect(layers[0].text?.fontWeight == 600)
    #expect(abs(try box(layers[0]).width - 12 * 0.556) < 0.01)
  }

  @Test("a copy right behind a text is its shadow")
  func shadow() throws {
    let layers = try texts(
      "<text y='21' fill='#000' fill-opacity='.3'>ab</text><text y='20' fill='#fff'>ab</text>")
    #expect(layers.map(\.part) == [.decoration, .label])
    #expect(
      try texts("<text y='30'>ab</text><text y='20'>ab</text>").map(\.part) == [.label, .label])
  }

  @Test("hidden and undisplayed texts are no layers")
  func hidden() throws {
    #expect(
      try texts(
        "<text y='9' visibility='hidden'>a<tspan visibility='visible'>b</tspan></text><text display='none'>c</text>"
      ).map(\.text?.string) == ["b"])
  }

  @Test("a text on a path follows it")
  func path() throws {
    let layers = try texts(
      "<path id='p' d='M50 0V100' fill='none'/><text><textPath href='#p'>ab</textPath></text>")
    let box = try box(layers[0])
    #expect(abs(box.height - 11.12) < 0.05)
    #expect(abs(box.y) < 0.05)
  }

  @Test("vertical text runs down, turned by a quarter, its middle on the line")
  func vertical() throws {
    let layers = try texts("<text x='50' y='10' writing-mode='tb'>ab</text>")
    let box = try box(layers[0])
    // The box of the text on a path above, standing on its end.
    #expect(abs(box.y - 10) < 0.05 && abs(box.height - 11.12) < 0.05)
    #expect(abs(box.x + box.width / 2 - 50) < 0.05)
    let end = try texts("<text x='50' y='90' writing-mode='tb' text-anchor='end'>ab</text>")
    #expect(abs(try self.box(end[0]).maxY - 90) < 0.05)
  }

  @Test("a stroke as wide as the letters' own strokes hides the fill, unless it is under it")
  func wideStroke() throws {
    func paint(_ attributes: String) throws -> Paint? {
      try texts(
        "<text y='40' font-size='40' fill='#fff' stroke='#000' \(attributes)>ab</text>"
      ).first?.paint.value
    }
    #expect(try paint("stroke-width='6'") == .color(.black))
    #expect(try paint("stroke-width='1'") == .color(.white))
    #expect(try paint("stroke-width='6' font-weight='bold'") == .color(.white))
    #expect(try paint("stroke-width='6' paint-order='stroke'") == .color(.white))
  }

  @Test("what a text clips or masks is unknown in its cells and hidden elsewhere")
  func clippingTexts() throws {
    let text = "<text x='10' y='50' font-size='40' fill='#fff'>il</text>"
    let clipped = try LoadedDrawing(
      "<clipPath id='c'>\(text)<rect x='60' width='40' height='100'/></clipPath>"
        + "<rect width='100' height='100' fill='#f00' clip-path='url(#c)'/>")
    #expect(clipped.color(14, 40) == "unsupported")
    #expect(clipped.color(14, 80) == "#FFFFFF")
    #expect(clipped.color(80, 40) == "#FF0000")
    let masked = try LoadedDrawing(
      "<mask id='m'>\(text)<rect x='60' width='40' height='100' fill='#fff'/></mask>"
        + "<rect width='100' height='100' fill='#f00' mask='url(#m)'/>")
    #expect(masked.color(14, 40) == "mask")
    #expect(masked.color(14, 80) == "#FFFFFF")
    #expect(masked.color(80, 40) == "#FF0000")
  }
}
