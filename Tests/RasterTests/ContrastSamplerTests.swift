import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import Raster

struct ContrastSamplerTests {
  private func measure(
    _ scene: Scene, _ targets: [Int], over window: Color = .white
  ) -> ContrastSampler.Distribution {
    ContrastSampler(PreparedScene(scene), targets: targets).distribution(over: window)
  }

  @Test("black text on white has 21:1 and needs one sample")
  func blackOnWhite() {
    let scene = TestScene.scene(
      [TestScene.text("a", in: Rect(x: 5, y: 5, width: 40, height: 20), .black)], window: .white)
    let result = measure(scene, [0])
    #expect(result.points.count == 1)
    #expect(abs(result.median - 21) < 1e-12)
    #expect(result.showsWindow)
  }

  @Test("what is painted later counts: a veil of half-transparent white over black text")
  func veil() throws {
    let scene = TestScene.scene(
      [
        TestScene.text("a", in: Rect(x: 5, y: 5, width: 40, height: 20), .black),
        TestScene.rectangle(0, 0, 100, 50, .decoration, .white, alpha: 0.5),
      ], window: .white)
    let point = try #require(measure(scene, [0]).points.first)
    // 0.5 x black + 0.5 x white on encoded components is 127.5.
    #expect(abs(point.foreground.red - 0.5) < 1e-12)
    #expect(point.background == .white)
  }

  @Test("text under an opaque shape shows nowhere")
  func covered() {
    let scene = TestScene.scene([
      TestScene.text("a", in: Rect(x: 5, y: 5, width: 40, height: 20), .black),
      TestScene.rectangle(0, 0, 100, 50, .decoration, .white),
    ])
    #expect(measure(scene, [0]).points.isEmpty)
  }

  @Test("group opacity fades text and its background as a unit")
  func groupOpacity() throws {
    // Red text on black at 20 % over white: 1.13 (measurement, section 2).
    let layers = [
      TestScene.rectangle(0, 0, 100, 50, .container, .black),
      TestScene.text("a", in: Rect(x: 5, y: 5, width: 40, height: 20), Color(rgb: 0xFF0000)),
    ]
    var scene = TestScene.scene(layers, window: .white)
    scene.drawing.root = Group(children: [
      .group(Group(opacity: 0.2, children: [.layer(0), .layer(1)]))
    ])
    #expect(abs(measure(scene, [1]).median - 1.13) < 0.01)
  }

  @Test("opacity of the background alone leaves the text opaque")
  func translucentBackground() {
    // The same colours with only the background translucent: 2.49 (measurement, section 2).
    let scene = TestScene.scene(
      [
        TestScene.rectangle(0, 0, 100, 50, .container, .black, alpha: 0.2),
        TestScene.text("a", in: Rect(x: 5, y: 5, width: 40, height: 20), Color(rgb: 0xFF0000)),
      ], window: .white)
    #expect(abs(measure(scene, [1]).median - 2.49) < 0.01)
  }

  @Test("black text on red to cyan falls to 4.02 between the stops")
  func gradient() throws {
    // Both stops give 5.25 and 16.75; the darkest point inside gives 4.02 (measurement, section 3).
    let stops = [
      GradientStop(offset: 0, color: Resolved(Color(rgb: 0xFF0000))),
      GradientStop(offset: 1, color: Resolved(Color(rgb: 0x00FFFF))),
    ]
    let gradient = LinearGradient(
      start: Point(x: 0, y: 0), end: Point(x: 200, y: 0), stops: stops)
    let box = Rect(x: 0, y: 0, width: 200, height: 20)
    let scene = TestScene.scene(
      [
        TestScene.layer(.rectangle(box), .container, .linearGradient(gradient)),
        TestScene.text("a", in: box, .black),
      ], window: .white)
    let result = measure(scene, [1])
    let worst = try #require(result.points.first)
    #expect(abs(worst.ratio - 4.02) < 0.02)
    #expect(result.points.count > 500)
  }

  @Test("an unknown paint below makes the result unknown, an opaque one above it does not")
  func unresolved() {
    let cause = IncompleteCause(.rasterImage, "a picture")
    let box = Rect(x: 5, y: 5, width: 40, height: 20)
    let picture = TestScene.layer(
      .rectangle(Rect(x: 0, y: 0, width: 100, height: 50)), .decoration, .unresolved(cause))
    let open = TestScene.scene([picture, TestScene.text("a", in: box, .black)])
    #expect(measure(open, [1]).cause == cause)
    let covered = TestScene.scene([
      picture, TestScene.rectangle(0, 0, 60, 40, .container, .white),
      TestScene.text("a", in: box, .black),
    ])
    #expect(measure(covered, [2]).cause == nil)
    #expect(abs(measure(covered, [2]).median - 21) < 1e-12)
  }

  @Test("a stand-in gives figures, and the cause stays")
  func standIn() {
    let cause = IncompleteCause(.unresolvedVariable, "a variable")
    let box = Rect(x: 5, y: 5, width: 40, height: 20)
    var text = TestScene.text("a", in: box, .black)
    text.paint = Resolved(.unresolved(cause, standIn: .black))
    let result = measure(TestScene.scene([text], window: .white), [0])
    #expect(result.cause == cause)
    #expect(isClose(result.median, to: 21, within: 1e-12))
  }

  @Test("a clip hides what lies outside it")
  func clip() {
    let box = Rect(x: 0, y: 0, width: 40, height: 20)
    var scene = TestScene.scene([TestScene.text("a", in: box, .black)], window: .white)
    let half = Clip(path: .rectangle(Rect(x: 0, y: 0, width: 20, height: 20)))
    scene.drawing.root = Group(clips: [half], children: [.layer(0)])
    let result = measure(scene, [0])
    #expect(result.points.count > 1)
    #expect(result.points.allSatisfy { $0.position.x < 20 })
    scene.drawing.root = Group(clips: [Clip(members: [])], children: [.layer(0)])
    #expect(measure(scene, [0]).points.isEmpty)
  }

  @Test("the lowest ratio is that of the worst of all patches that a text crosses")
  func lowestRatio() throws {
    // Black text over half a black box on white: 1:1 on the box and 21:1 beside it.
    let text = TestScene.text("a", in: Rect(x: 0, y: 0, width: 40, height: 20), .black)
    let box = TestScene.rectangle(0, 0, 20, 20, .container, .black)
    let scene = TestScene.scene([box, text], window: .white)
    let sampler = ContrastSampler(PreparedScene(scene), targets: [1])
    #expect(sampler.lowestRatio(over: .white) == 1)
    #expect(isClose(measure(scene, [1]).points.last?.ratio ?? 0, to: 21, within: 1e-12))
    #expect(measure(scene, [1]).points.count == sampler.pointCount)
    let thinned = sampler.thinned(to: 12, over: .white)
    #expect(thinned.pointCount == 12)
    #expect(thinned.lowestRatio(over: .white) == 1)
  }

  @Test("a part over an unknown paint has no lowest ratio")
  func noLowestRatio() {
    let picture = TestScene.layer(
      .rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), .decoration,
      .unresolved(IncompleteCause(.rasterImage, "a picture")))
    let text = TestScene.text("a", in: Rect(x: 0, y: 0, width: 40, height: 20), .black)
    let scene = PreparedScene(TestScene.scene([picture, text], window: .white))
    #expect(ContrastSampler(scene, targets: [1]).lowestRatio(over: .white) == nil)
  }

  @Test("a luminance mask of mid grey lets half through")
  func mask() throws {
    let box = Rect(x: 0, y: 0, width: 40, height: 20)
    var scene = TestScene.scene([TestScene.text("a", in: box, .black)], window: .white)
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    let mask = Mask(
      kind: .luminance,
      content: Drawing(layers: [TestScene.rectangle(0, 0, 50, 50, .decoration, gray)]))
    scene.drawing.root = Group(masks: [mask], children: [.layer(0)])
    let point = try #require(measure(scene, [0]).points.first)
    #expect(abs(point.foreground.red - 0.5) < 1e-12)
  }

  /// Black text over white text in a cell 13 points high, on grey.
  private func overOtherText() -> [ContrastSampler.Point] {
    let box = Rect(x: 0, y: 0, width: 60, height: 13)
    let gray = Color(rgb: 0x808080)
    let scene = TestScene.scene(
      [TestScene.text("a", in: box, .white), TestScene.text("a", in: box, .black)], window: gray)
    return measure(scene, [1], over: gray).points
  }

  @Test("another text under a text shows as typical ink")
  func otherTexts() {
    let points = overOtherText()
    // Rendered labels in DejaVu Sans and Liberation Sans at 11 to 16 px: glyphs touch 0.24 to 0.33 of
    // the pixels of their cells; with black on grey of 5.3:1 and on white of 21:1, touched is more.
    let plain = Color.black.contrastRatio(with: Color(rgb: 0x808080))
    let touched = Double(points.count { $0.ratio > plain + 0.01 }) / Double(points.count)
    #expect((0.24...0.33).contains(touched))
    // Smoothed glyphs cover more pixels in part than in full.
    let full = Double(points.count { $0.ratio > 20 }) / Double(points.count)
    #expect(full > 0 && full < touched / 2)
  }

  @Test("ink is dense at the height of small letters and rare below the baseline")
  func inkByHeight() {
    let plain = Color.black.contrastRatio(with: Color(rgb: 0x808080))
    func share(_ rows: ClosedRange<Double>) -> Double {
      let points = overOtherText().filter { rows.contains($0.position.y) }
      return Double(points.count { $0.ratio > plain + 0.01 }) / Double(points.count)
    }
    // Small letters of DejaVu Sans at 11 px are from 4 to 10 px below the ascent.
    #expect(share(4...10) > 2 * share(2...4))
    #expect(share(4...10) > 4 * share(10...13))
  }

  @Test("texts are left out around pictures")
  func textsAroundPictures() {
    let box = Rect(x: 0, y: 0, width: 60, height: 60)
    let scene = TestScene.scene(
      [TestScene.text("a", in: box, .white), TestScene.rectangle(0, 0, 60, 60, .icon, .black)],
      window: Color(rgb: 0x808080))
    let result = measure(scene, [1], over: Color(rgb: 0x808080))
    #expect(result.points.count == 1)
  }

  @Test("recolouring a definition keeps alphas and changes both sides")
  func recolor() throws {
    let definition = Definition(name: "fill", value: "#808080", location: TestScene.location)
    let gray = Color(rgb: 0x808080)
    let scene = TestScene.scene(
      [
        TestScene.rectangle(
          0, 0, 100, 50, .container, gray.withAlpha(0.5), definition: definition),
        TestScene.text("a", in: Rect(x: 5, y: 5, width: 40, height: 20), .black),
      ], window: .white)
    let sampler = ContrastSampler(PreparedScene(scene), targets: [1])
    let after = sampler.recolored(definition, to: .black).distribution(over: .white)
    let background = try #require(after.points.first).background
    #expect(abs(background.red - 0.5) < 1e-12)
    let position = try #require(after.points.first).position
    #expect(sampler.backgroundProvenances(at: position).first?.literal == definition)
  }

  @Test(
    "radial gradients follow the two circles", arguments: [(0.0, 0.0), (25.0, 0.5), (50.0, 1.0)])
  func radial(distance: Double, expected: Double) {
    let stops = [
      GradientStop(offset: 0, color: Resolved(.black)),
      GradientStop(offset: 1, color: Resolved(.white)),
    ]
    let gradient = RadialGradient(
      center: Point(x: 50, y: 50), radius: 50, focus: Point(x: 50, y: 50), stops: stops)
    let box = Rect(x: 0, y: 0, width: 100, height: 100)
    let scene = TestScene.scene([
      TestScene.layer(.rectangle(box), .container, .radialGradient(gradient))
    ])
    let probe = ColorProbe(PreparedScene(scene), in: box)
    guard
      case .color(let color) = probe.color(at: Point(x: 50 + distance, y: 50), over: .white)
    else {
      Issue.record("unknown colour")
      return
    }
    #expect(abs(color.red - expected) < 1e-9)
  }
}
