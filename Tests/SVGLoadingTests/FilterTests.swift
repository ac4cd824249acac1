import Testing

@testable import SVGLoading

/// Colours worked out by hand from Filter Effects 1, on a white window.
@Suite("Filters")
struct FilterTests {
  @Test("an offset moves the picture, inside the filter's region only")
  func offset() throws {
    let drawing = try LoadedDrawing(filter: "<feOffset dx='10' dy='0'/>")
    #expect(drawing.color(25, 40) == "#FFFFFF")
    #expect(drawing.color(35, 40) == "#FF0000")
    // The region ends a tenth of the width behind the box.
    #expect(drawing.color(63, 40) == "#FF0000")
    #expect(drawing.color(65, 40) == "#FFFFFF")
    let inBoxes = try LoadedDrawing(
      filter: "<feOffset dx='0.5'/>", attributes: "primitiveUnits='objectBoundingBox'")
    #expect(inBoxes.color(35, 40) == "#FFFFFF")
    #expect(inBoxes.color(45, 40) == "#FF0000")
  }

  @Test("a flood fills its own area, and blends with what it names")
  func flood() throws {
    let flood =
      "<feFlood flood-color='#00f' flood-opacity='0.5' x='30' y='20' width='10' height='40'/>"
    let alone = try LoadedDrawing(filter: flood)
    #expect(alone.color(35, 40) == "#8080FF")
    #expect(alone.color(25, 40) == "#FFFFFF")
    // Blue times yellow is black, half of it over yellow.
    let blended = try LoadedDrawing(
      filter: flood + "<feBlend mode='multiply' in2='SourceGraphic'/>", fill: "#ffff00",
      attributes: "color-interpolation-filters='sRGB'")
    #expect(blended.color(35, 40) == "#808000")
    #expect(blended.color(25, 40) == "#FFFF00")
  }

  @Test(
    "colours are multiplied in linear light, or in sRGB where the filter says so",
    arguments: [
      // Half of 1 is 128 of 255 encoded, and 188 if it is half of the light.
      ("", "#BC0000"), ("color-interpolation-filters='sRGB'", "#800000"),
    ])
  func colorMatrix(attributes: String, expected: String) throws {
    let values = "<feColorMatrix values='.5 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0'/>"
    #expect(try LoadedDrawing(filter: values, attributes: attributes).color(40, 40) == expected)
  }

  @Test(
    "components are mapped by tables, steps, lines and powers",
    arguments: [
      ("type='table' tableValues='1 0'", "#000000"),
      ("type='discrete' tableValues='0 .2 .4'", "#660000"),
      ("type='linear' slope='.5' intercept='.1'", "#990000"),
      ("type='gamma' amplitude='.5' exponent='2' offset='.1'", "#990000"),
    ])
  func componentTransfer(function: String, expected: String) throws {
    let transfer = "<feComponentTransfer><feFuncR \(function)/></feComponentTransfer>"
    let drawing = try LoadedDrawing(
      filter: transfer, attributes: "color-interpolation-filters='sRGB'")
    #expect(drawing.color(40, 40) == expected)
  }

  @Test(
    "pictures are composited by operator",
    arguments: [
      ("in", "#0000FF", "#FFFFFF"), ("out", "#FFFFFF", "#0000FF"), ("atop", "#0000FF", "#FFFFFF"),
      ("xor", "#FFFFFF", "#0000FF"), ("arithmetic' k2='.5", "#8080FF", "#8080FF"),
    ])
  func composite(name: String, inside: String, outside: String) throws {
    let drawing = try LoadedDrawing(
      filter: "<feFlood flood-color='#00f'/><feComposite in2='SourceGraphic' operator='\(name)'/>",
      attributes: "color-interpolation-filters='sRGB'")
    #expect(drawing.color(40, 40) == inside)
    #expect(drawing.color(18, 40) == outside)
  }

  @Test("a hard shadow is known, and so is a soft one")
  func shadows() throws {
    let hard = try LoadedDrawing(
      filter: "<feDropShadow dx='3' dy='0' stdDeviation='0' flood-color='#0f0'/>")
    #expect(hard.color(40, 40) == "#FF0000")
    #expect(hard.color(62, 40) == "#00FF00")
    let soft = try LoadedDrawing(
      filter:
        "<feDropShadow dx='3' dy='0' stdDeviation='1' flood-color='#0f0' flood-opacity='0.1'/>")
    #expect(soft.color(59, 40) == "#FF0000")
    // One deviation inside the shadow's edge, three boxes leave 84.88 % of a tenth: 22 of 255.
    #expect(["#E8FFE8", "#E9FFE9", "#EAFFEA"].contains(soft.color(62, 40)))
    #expect(soft.color(80, 40) == "#FFFFFF")
  }

  @Test("a soft edge is unknown where a pixel more or less makes a difference")
  func tightBlur() throws {
    // The region is from 16 to 64; an edge two points from it is neither clear nor full.
    let narrow = try LoadedDrawing(filter: "<feGaussianBlur stdDeviation='2'/>")
    #expect(narrow.color(22, 40) == "filter" && narrow.color(40, 40) == "#FF0000")
    // At the edge itself a blur of any width leaves half.
    let half = try LoadedDrawing(
      filter: "<feGaussianBlur stdDeviation='2'/>", attributes: "color-interpolation-filters='sRGB'"
    )
    #expect(["#FF8080", "#FF7F7F"].contains(half.color(20, 40)))
  }

  @Test("merged pictures lie over each other in order")
  func merge() throws {
    let drawing = try LoadedDrawing(
      filter: """
        <feFlood flood-color="#00f" result="blue"/>
        <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="blue"/></feMerge>
        """)
    #expect(drawing.color(40, 40) == "#0000FF")
  }

  @Test(
    "filter functions work on encoded colours, one after the other",
    arguments: [
      ("invert(1)", "#00FFFF"), ("opacity(50%)", "#FF8080"), ("brightness(.5)", "#800000"),
      // 0.213 of red is 54 of 255.
      ("grayscale(1)", "#363636"), ("invert(1) brightness(0)", "#000000"),
      ("drop-shadow(0 0 rgb(0 0 255 / 50%))", "#FF0000"), ("url(#missing)", "#FF0000"),
    ])
  func functions(value: String, expected: String) throws {
    let drawing = try LoadedDrawing(
      "<rect width=\"50\" height=\"50\" fill=\"#f00\" style=\"filter: \(value)\"/>")
    #expect(drawing.color(25, 25) == expected)
  }

  @Test("noise is unknown in its area only; a filter without primitives hides the element")
  func unknown() throws {
    let noise = try LoadedDrawing(
      filter: "<feTurbulence baseFrequency='0.1' x='20' y='20' width='10' height='40'/>")
    #expect(noise.color(25, 40) == "filter")
    #expect(noise.color(45, 40) == "#FFFFFF")
    #expect(try LoadedDrawing(filter: "").color(40, 40) == "#FFFFFF")
  }

  @Test("filters that read each other over and over are given up")
  func hostile() throws {
    let blurs = String(
      repeating: "<feGaussianBlur stdDeviation='9'/><feBlend in2='SourceGraphic' mode='multiply'/>",
      count: 20)
    #expect(try LoadedDrawing(filter: blurs).color(40, 40) == "filter")
    let doubled = String(repeating: "<feBlend mode='multiply'/>", count: 60)
    #expect(try LoadedDrawing(filter: doubled).color(40, 40) == "filter")
  }
}
