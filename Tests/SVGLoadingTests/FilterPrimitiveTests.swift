import Testing

@testable import SVGLoading

/// Colours worked out by hand from Filter Effects 1, on a white window.
@Suite("Filter primitives")
struct FilterPrimitiveTests {
  @Test("a shape loses its edges or gains some, unknown only where a pixel decides")
  func morphology() throws {
    let erosion = try LoadedDrawing(filter: "<feMorphology radius='6'/>")
    #expect(erosion.color(23, 40) == "#FFFFFF" && erosion.color(28, 40) == "#FF0000")
    #expect(erosion.color(26.2, 40) == "filter")
    let dilation = try LoadedDrawing(filter: "<feMorphology operator='dilate' radius='2 0'/>")
    #expect(dilation.color(19, 40) == "#FF0000" && dilation.color(40, 18) == "#FFFFFF")
    #expect(try LoadedDrawing(filter: "<feMorphology radius='0'/>").color(21, 40) == "#FF0000")
  }

  @Test("tiles repeat the area that their input fills")
  func tile() throws {
    // Cells of 20 from 20 on, of which the left half is blue.
    let drawing = try LoadedDrawing(
      filter: "<feFlood flood-color='#00f' x='20' y='20' width='10' height='20'/>"
        + "<feOffset x='20' y='20' width='20' height='20'/><feTile/>")
    #expect(drawing.color(25, 25) == "#0000FF" && drawing.color(35, 25) == "#FFFFFF")
    #expect(drawing.color(45, 55) == "#0000FF" && drawing.color(55, 55) == "#FFFFFF")
  }

  @Test("a primitive fills what its input fills unless it says otherwise")
  func subregion() throws {
    let flood = "<feFlood flood-color='#00f' x='20' y='20' width='10' height='40'/>"
    let moved = try LoadedDrawing(filter: flood + "<feOffset dx='5'/>")
    #expect(moved.color(22, 40) == "#FFFFFF" && moved.color(27, 40) == "#0000FF")
    #expect(moved.color(33, 40) == "#FFFFFF")
    let wider = try LoadedDrawing(filter: flood + "<feOffset dx='5' width='30'/>")
    #expect(wider.color(33, 40) == "#0000FF")
  }

  @Test("a kernel is known where its input is uniform, and an error paints nothing")
  func convolution() throws {
    // The weights sum up to 6, so that a divisor of 12 halves the colour and alpha: half of red.
    let attributes = "color-interpolation-filters='sRGB'"
    let half = "<feConvolveMatrix kernelMatrix='0 1 0 1 2 1 0 1 0' divisor='12'/>"
    #expect(try LoadedDrawing(filter: half, attributes: attributes).color(40, 40) == "#FF8080")
    #expect(try LoadedDrawing(filter: half, attributes: attributes).color(20.5, 40) == "filter")
    #expect(
      try LoadedDrawing(filter: "<feConvolveMatrix kernelMatrix='1 2'/>").color(40, 40) == "#FFFFFF"
    )
    let center = "<feConvolveMatrix kernelMatrix='0 0 0 0 3 0 0 0 0'/>"
    #expect(try LoadedDrawing(filter: center).color(20.5, 40) == "#FF0000")
  }

  @Test("a map of one colour moves everything alike")
  func displacement() throws {
    // Red is 1 and blue 0: half of the scale to the right and to the left in the source.
    let drawing = try LoadedDrawing(
      filter:
        "<feFlood flood-color='#f00' result='m'/><feDisplacementMap in='SourceGraphic' in2='m'"
        + " scale='8' xChannelSelector='R' yChannelSelector='B'/>")
    #expect(drawing.color(17, 40) == "#FF0000" && drawing.color(57, 40) == "#FFFFFF")
    #expect(drawing.color(40, 63) == "#FF0000" && drawing.color(40, 23) == "#FFFFFF")
  }

  @Test("a level surface is lit by the sine of the light's elevation")
  func light() throws {
    let light = "<feDistantLight elevation='90'/>"
    // The sine is 1, of which half is taken in sRGB; the surface is opaque whatever its input.
    let drawing = try LoadedDrawing(
      filter:
        "<feDiffuseLighting lighting-color='#f00' diffuseConstant='0.5'>\(light)</feDiffuseLighting>",
      attributes: "color-interpolation-filters='sRGB'")
    #expect(drawing.color(40, 40) == "#800000")
    #expect(drawing.color(20.5, 40) == "filter")
    #expect(try LoadedDrawing(filter: "<feDiffuseLighting/>").color(40, 40) == "#FFFFFF")
  }

  @Test("noise without frequency is a half of everything, or nothing")
  func noise() throws {
    // A half of 1 over white in sRGB: 0.5 * 0.5 + 0.5 = 0.75.
    let fractal = try LoadedDrawing(
      filter: "<feTurbulence type='fractalNoise' color-interpolation-filters='sRGB'/>")
    #expect(fractal.color(40, 40) == "#BFBFBF")
    #expect(try LoadedDrawing(filter: "<feTurbulence/>").color(40, 40) == "#FFFFFF")
    #expect(
      try LoadedDrawing(filter: "<feTurbulence baseFrequency='0.1'/>").color(40, 40) == "filter")
  }

  @Test("names and elements that browsers do not know count for nothing")
  func unknown() throws {
    #expect(try LoadedDrawing(filter: "<feNothing/>").color(40, 40) == "#FFFFFF")
    #expect(try LoadedDrawing(filter: "<feNothing/><feOffset/>").color(40, 40) == "#FF0000")
    #expect(
      try LoadedDrawing(filter: "<feOffset in='BackgroundImage'/>").color(40, 40) == "#FF0000")
    let saturation = "<feColorMatrix type='saturate' values='0 1'/>"
    #expect(try LoadedDrawing(filter: saturation).color(40, 40) == "#FF0000")
  }

  @Test("a flood paints where there is nothing else")
  func nothing() throws {
    let drawing = try LoadedDrawing(
      "<filter id='f' filterUnits='userSpaceOnUse' x='10' y='10' width='20' height='20'>"
        + "<feFlood flood-color='#00f'/></filter><g filter='url(#f)'/>")
    #expect(drawing.color(20, 20) == "#0000FF" && drawing.color(35, 20) == "#FFFFFF")
  }

  @Test(
    "functions with values that CSS does not take are no declaration",
    arguments: [
      "blur(4)", "blur(5%)", "blur(-1px)", "hue-rotate(45)", "brightness(-1)", "none blur(1px)",
      "drop-shadow(4 4)", "drop-shadow(4px)", "drop-shadow(1px 1px -1px)", "grayscale() no-such()",
    ])
  func invalidFunctions(filter: String) throws {
    let drawing = try LoadedDrawing(
      "<rect x='20' y='20' width='40' height='40' fill='#f00' style='filter: \(filter)'/>")
    #expect(drawing.color(20.5, 20.5) == "#FF0000" && drawing.color(62, 62) == "#FFFFFF")
  }

  @Test("tiles go beyond the filter's region, and so does the cell that they repeat")
  func tileBeyondRegion() throws {
    // The region is 30 to 70; of the cell from 20 on, its last 10 are painted.
    let drawing = try LoadedDrawing(
      filter:
        "<feFlood flood-color='#00f' x='20' y='20' width='20' height='20'/><feTile width='60'/>",
      attributes: "filterUnits='userSpaceOnUse' x='30' y='20' width='40' height='40'")
    #expect(drawing.color(25, 30) == "#FFFFFF" && drawing.color(35, 30) == "#0000FF")
    #expect(drawing.color(45, 30) == "#FFFFFF" && drawing.color(75, 30) == "#0000FF")
    #expect(drawing.color(85, 30) == "#FFFFFF" && drawing.color(95, 30) == "#FFFFFF")
  }

  @Test("of a nearly transparent colour a filter sees what 8 bits keep")
  func lowAlpha() throws {
    // Alpha is 5 of 255, a 51st; of it red 128 becomes 3, green 32 becomes 1 and blue 16 nothing:
    // 3 / 5, 1 / 5 and 0, which is 153, 51 and 0.
    let opaque = try LoadedDrawing(
      """
      <filter id="f" color-interpolation-filters="sRGB">
      <feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1"/></filter>
      <rect width="100" height="100" fill="#802010" fill-opacity="0.02" filter="url(#f)"/>
      """)
    #expect(opaque.color(50, 50) == "#993300")
  }
}
