import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import Raster

@Suite("Measurements that are shared")
struct SharedMeasurementTests {
  private static let layers = [
    TestScene.rectangle(0, 0, 50, 50, .container, .black),
    TestScene.text("a", in: Rect(x: 5, y: 5, width: 20, height: 20), Color(rgb: 0x777777)),
    TestScene.text("b", in: Rect(x: 60, y: 5, width: 20, height: 20), Color(rgb: 0x777777)),
  ]

  @Test("points inside the same shapes are a patch, and all of a patch have the same colour")
  func patches() {
    let scene = PreparedScene(TestScene.scene([Self.layers[0]], window: .white))
    let probe = ColorProbe(scene, in: Rect(x: 0, y: 0, width: 100, height: 40))
    let points = [Point(x: 10, y: 10), Point(x: 90, y: 10), Point(x: 40, y: 30)]
    let (patches, count) = probe.patches(of: points)
    #expect(count == 2 && patches[0] == patches[2] && patches[0] != patches[1])
    #expect(
      points.map { probe.color(at: $0, over: .white) }
        == [.color(.black), .color(.white), .color(.black)])
  }

  @Test("every point of a gradient is a patch of its own")
  func gradient() {
    let stops = [Color.black, .white].enumerated().map {
      GradientStop(offset: Double($0), color: Resolved($1))
    }
    let paint = Paint.linearGradient(
      LinearGradient(start: .zero, end: Point(x: 100, y: 0), stops: stops))
    let box = Rect(x: 0, y: 0, width: 100, height: 40)
    let scene = PreparedScene(
      TestScene.scene([TestScene.layer(.rectangle(box), .container, paint)], window: .white))
    let points = [Point(x: 10, y: 10), Point(x: 20, y: 10)]
    #expect(ColorProbe(scene, in: box).patches(of: points).count == 2)
  }

  // 0x777777 has 4.48:1 on white, and (1.05 / 4.48) / 0.05 = 4.69:1 on black.
  @Test("what is remembered of one part is not taken for another")
  func parts() {
    let scene = PreparedScene(TestScene.scene(Self.layers, window: .white))
    for _ in 0..<2 {
      #expect(abs(scene.contrast(of: [1]).distribution.median - 4.69) < 0.01)
      #expect(abs(scene.contrast(of: [2]).distribution.median - 4.48) < 0.01)
    }
  }

  @Test("scenes with one memory of outlines keep their own shapes")
  func outlines() {
    let memory = OutlineMemory()
    let small = PreparedScene(TestScene.scene([Self.layers[0]]), sharing: memory)
    let large = PreparedScene(
      TestScene.scene([TestScene.rectangle(0, 0, 80, 50, .container, .black)]), sharing: memory)
    let point = Point(x: 60, y: 20)
    #expect(!small.outline(of: 0).contains(point) && large.outline(of: 0).contains(point))
    let again = PreparedScene(TestScene.scene([Self.layers[0]]), sharing: memory)
    #expect(!again.outline(of: 0).contains(point))
  }
}
