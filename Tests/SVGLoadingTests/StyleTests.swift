import ColorMath
import SceneModel
import Testing

@testable import SVGLoading

@Suite("Styles")
struct StyleTests {
  @Test("attributes, rules, the style attribute and importance win in this order")
  func cascade() throws {
    let sheet =
      "<style>rect { fill: #00ff00 } .a { fill: #0000ff } .b { fill: #123456 !important }</style>"
    func fill(_ attributes: String) throws -> String {
      try LoadedDrawing(sheet + "<rect width='9' height='9' fill='red' \(attributes)/>").color(5, 5)
    }
    #expect(try fill("") == "#00FF00")
    #expect(try fill("class='a'") == "#0000FF")
    #expect(try fill("class='a' style='fill: #ffff00'") == "#FFFF00")
    #expect(try fill("class='b' style='fill: #ffff00'") == "#123456")
  }

  @Test("a paint inherits, currentColor as a keyword")
  func inheritance() throws {
    let drawing = try LoadedDrawing(
      """
      <g fill="currentColor" color="red">
      <rect width="10" height="10"/>
      <rect x="20" width="10" height="10" color="#0000ff"/>
      <g fill="none"><rect x="40" width="10" height="10"/></g>
      </g>
      """)
    #expect(drawing.color(5, 5) == "#FF0000")
    #expect(drawing.color(25, 5) == "#0000FF")
    #expect(drawing.layers.count == 2)
  }

  @Test("opacities multiply, and a group's applies to the flattened group")
  func opacity() throws {
    // 0.5 * 0.5 of black over white is 191; two flattened black squares at half are 128, not 64.
    let single = try LoadedDrawing(
      "<rect width='9' height='9' fill-opacity='.5' opacity='50%' fill='black'/>")
    #expect(single.color(5, 5) == "#BFBFBF")
    let group = try LoadedDrawing(
      "<g opacity='.5'><rect width='9' height='9'/><rect width='9' height='9'/></g>")
    #expect(group.color(5, 5) == "#808080")
  }

  @Test("a media query asks for the drawing's own size")
  func mediaSize() throws {
    let sheet =
      "<style>@media (min-width: 100px) { rect { fill: #00ff00 } }"
      + " @media (max-height: 99px) { rect { fill: #ff0000 } }</style>"
    #expect(try LoadedDrawing(sheet + "<rect width='9' height='9'/>").color(5, 5) == "#00FF00")
  }

  @Test("a variable leads to its value, its fallback, or nowhere")
  func variables() throws {
    let drawing = try LoadedDrawing(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" style="--a: #102030">
      <rect width="10" height="10" fill="var(--a)"/>
      <rect x="20" width="10" height="10" fill="var(--b, #405060)"/>
      <rect x="40" width="10" height="10" fill="var(--b)"/>
      </svg>
      """)
    #expect(drawing.color(5, 5) == "#102030")
    #expect(drawing.color(25, 5) == "#405060")
    #expect(drawing.color(45, 5) == "unresolved-variable")
    let chain = drawing.layers[0].paint.provenance.definitions
    #expect(chain.map(\.name) == ["fill", "--a"])
    #expect(chain.map(\.value) == ["var(--a)", "#102030"])
  }

  @Test("a colour's chain ends at the line to change")
  func provenance() throws {
    let drawing = try LoadedDrawing(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
      <style>
        .label, .other { fill: #333;
          stroke: rgb(1, 2, 3) }
      </style>
      <g
        fill="red"><rect width="9" height="9"/></g>
      <rect class="other" x="20" width="9" height="9"/>
      <rect x="40" width="9" height="9" style="opacity: 1; fill: #444"/>
      </svg>
      """, path: "a/b.svg")
    func literal(_ index: Int) throws -> Definition {
      try #require(drawing.layers[index].paint.provenance.literal)
    }
    #expect(
      try literal(0)
        == Definition(
          name: "fill", value: "red",
          location: SourceLocation(path: "a/b.svg", line: 7, column: 3)))
    #expect(
      try literal(1)
        == Definition(
          name: ".other { fill }", value: "#333",
          location: SourceLocation(path: "a/b.svg", line: 3, column: 20)))
    #expect(
      try literal(2)
        == Definition(
          name: ".other { stroke }", value: "rgb(1, 2, 3)",
          location: SourceLocation(path: "a/b.svg", line: 4, column: 5)))
    #expect(
      try literal(3)
        == Definition(
          name: "fill", value: "#444",
          location: SourceLocation(path: "a/b.svg", line: 9, column: 54)))
  }

  @Test("what the host or the user decides is unresolved, not guessed")
  func unresolved() throws {
    #expect(
      try LoadedDrawing("<rect width='9' height='9' fill='context-fill'/>").color(5, 5)
        == "context-paint")
    #expect(
      try LoadedDrawing("<rect width='9' height='9' fill='ButtonText'/>").color(5, 5)
        == "system-colour")
    #expect(
      try LoadedDrawing("<rect width='9' height='9' fill='url(other.svg#a)'/>").color(5, 5)
        == "external-reference")
  }

  @Test("an invalid value leaves the earlier one in force")
  func invalid() throws {
    let drawing = try LoadedDrawing(
      "<rect width='9' height='9' style='fill: #00ff00; fill: nonsense'/>")
    #expect(drawing.color(5, 5) == "#00FF00")
  }

  @Test(
    "the prefix of properties that browsers take for those without it is no part of the name",
    arguments: [
      ("-webkit-filter: invert(1)", "#00FFFF"), ("-webkit-opacity: 0.2", "#FFCCCC"),
      ("filter: invert(1); -webkit-filter: none", "#FF0000"),
      ("-webkit-transform: translate(50px, 0)", "#FFFFFF"), ("-moz-opacity: 0.2", "#FF0000"),
      ("-webkit-fill: #00f", "#FF0000"),
    ])
  func prefix(style: String, color: String) throws {
    let drawing = try LoadedDrawing(
      "<rect width='40' height='40' fill='#ff0000' style='\(style)'/>")
    #expect(drawing.color(20, 20) == color)
  }
}
