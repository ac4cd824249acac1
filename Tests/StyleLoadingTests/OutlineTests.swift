import Geometry
import SceneModel
import Testing

@Suite("Path data in style definitions")
struct OutlineTests {
  private func layer(_ content: String) throws -> (layer: Layer, hits: Region) {
    let source = try load(theme("<control name='c' role='button'>\(content)</control>"))
    let rendition = try source.rendition("c")
    guard case .region(let region) = rendition.hitRegion else { throw TestFailure() }
    return (try #require(source.scenes[rendition.scene].drawing.layers.first), region)
  }

  private let triangle = "view-box='0 0 24 24' d='M0 0H24L12 24z'"

  @Test("an icon keeps its ratio in the middle of its size; the whole size takes taps")
  func icon() throws {
    let (layer, hits) = try layer("<icon width='40' height='20' \(triangle)/>")
    #expect(layer.part == .icon)
    #expect(layer.shape.path.boundingBox == Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(hits == Region(rect: Rect(x: 0, y: 0, width: 40, height: 20)))
  }

  @Test("an icon without a size is 1.2 times as large as the font")
  func fontSize() throws {
    let (layer, _) = try layer("<icon \(triangle)><font size='10'/></icon>")
    #expect(layer.shape.path.boundingBox == Rect(x: 0, y: 0, width: 12, height: 12))
  }

  @Test("an icon is stroked with the words that shapes have")
  func stroke() throws {
    let line = "view-box='0 0 24 24' d='M4 12H20' stroke='foreground' line-width='2'"
    let (butt, _) = try layer("<icon width='12' \(line)/>")
    #expect(butt.shape.path.boundingBox == Rect(x: 2, y: 5, width: 8, height: 2))
    let (square, _) = try layer("<icon width='12' \(line) line-cap='square'/>")
    #expect(square.shape.path.boundingBox == Rect(x: 1, y: 5, width: 10, height: 2))
    // A right angle: miters reach a width and a half from the corner, bevels less.
    let corner = "view-box='0 0 24 24' d='M0 4H20V24' stroke='#000' line-width='4'"
    let miter = try layer("<icon width='24' \(corner)/>").layer.shape.path
    #expect(miter.boundingBox == Rect(x: 0, y: 2, width: 22, height: 22))
    // The corner's square of 2 x 2 loses half.
    let bevel = try layer("<icon width='24' \(corner) line-join='bevel'/>").layer.shape.path
    #expect(abs(Region(path: miter).area - Region(path: bevel).area - 2) < 1e-6)
  }

  @Test("a path is stretched to its bounds and takes taps inside its outline")
  func path() throws {
    let (layer, hits) = try layer("<path \(triangle)><frame width='40' height='20'/></path>")
    #expect(layer.shape.path.boundingBox == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(abs(hits.area - 400) < 1e-6)
  }

  @Test("a path can be trimmed, by its length")
  func trim() throws {
    let (layer, _) = try layer(
      """
      <path view-box='0 0 10 10' d='M0 5H10' stroke='#000' line-width='2' trim-to='0.5'>
        <frame width='40' height='20'/>
      </path>
      """)
    #expect(layer.shape.path.boundingBox == Rect(x: 0, y: 9, width: 20, height: 2))
  }

  @Test(
    "a shape can be path data wherever one is named",
    arguments: [
      "<rectangle><frame width='40' height='20'/><content-shape shape='path' ?/></rectangle>",
      "<rectangle fill='clear'><frame width='40' height='20'/><background color='#000' shape='path' ?/></rectangle>",
      "<rectangle fill='clear'><frame width='40' height='20'/><overlay color='#000' shape='path' ?/></rectangle>",
    ])
  func named(content: String) throws {
    let hits = try layer(content.replacing("?", with: triangle)).hits
    #expect(abs(hits.area - 400) < 1e-6)
  }

  @Test("a clip to path data hides what lies outside; taps outside still count")
  func clip() throws {
    let (layer, hits) = try layer(
      "<rectangle><frame width='40' height='20'/><clip-shape shape='path' \(triangle)/></rectangle>"
    )
    #expect(abs(Region(path: layer.shape.path).area - 400) < 1e-6)
    #expect(hits.area == 800)
  }

  @Test("the fill rule decides about holes", arguments: [("nonzero", 400.0), ("evenodd", 300)])
  func fillRule(rule: String, area: Double) throws {
    let frame = "view-box='0 0 20 20' d='M0 0h20v20H0zM5 5h10v10H5z' fill-rule='\(rule)'"
    let (path, hits) = try layer("<path \(frame)><frame width='20' height='20'/></path>")
    #expect(abs(hits.area - area) < 1e-6)
    #expect(path.shape.fillRule.rawValue == rule)
    #expect(try layer("<icon width='20' \(frame)/>").layer.shape.fillRule.rawValue == rule)
  }

  @Test(
    "path data without bounds is an error",
    arguments: [
      "M0 0L1e308 1e308 0 9", "m1e308 0l1e308 0l-1e308 9", "M0 0C0 0 -1e308 0 1e308 9S0 0 9 9",
      "M0 0a1e308 1e308 0 0 0 9 9L9 0L0 -25z",
    ])
  func unbounded(data: String) throws {
    let error = try #require(throws: LoaderError.self) {
      _ = try layer("<icon view-box='0 0 24 24' d='\(data)'/>")
    }
    #expect(error.message.contains("more than a box's size outside"), "\(error.message)")
  }

  @Test("a view box may start anywhere and be small")
  func smallBox() throws {
    let (layer, _) = try layer(
      "<icon width='10' view-box='-5 7,0.001 0.001' d='M-5 7h.001v.001z'/>")
    let box = try #require(layer.shape.path.boundingBox)
    #expect(abs(box.x) + abs(box.y) + abs(box.width - 10) + abs(box.height - 10) < 1e-6)
  }

  @Test("path data of 400,000 segments is an error")
  func tooComplex() throws {
    let data = "M0 0" + String(repeating: "h1v1h-1z", count: 100_000)
    let error = try #require(throws: LoaderError.self) {
      _ = try layer("<icon view-box='0 0 24 24' d='\(data)'/>")
    }
    #expect(error.code == "too-complex")
  }
}
