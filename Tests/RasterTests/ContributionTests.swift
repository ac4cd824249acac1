import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import Raster

struct ContributionTests {
  private let box = Rect(x: 0, y: 0, width: 10, height: 10)

  private func shares(_ scene: Scene, targets: Set<Int> = []) -> [Int: Double] {
    let local = LocalScene(PreparedScene(scene), in: box, targets: targets)
    return Dictionary(
      local.contributions(at: box.center).map { ($0.layer, $0.share) }, uniquingKeysWith: +)
  }

  @Test("a translucent layer leaves the rest to what lies below")
  func layers() {
    let scene = TestScene.scene([
      TestScene.rectangle(0, 0, 10, 10, .container, .black),
      TestScene.rectangle(0, 0, 10, 10, .decoration, .white, alpha: 0.3),
    ])
    let shares = shares(scene)
    #expect(isClose(shares[0], to: 0.7, within: 1e-12))
    #expect(isClose(shares[1], to: 0.3, within: 1e-12))
  }

  @Test("a faded group leaves its rest to what lies below the group")
  func group() {
    var scene = TestScene.scene([
      TestScene.rectangle(0, 0, 10, 10, .container, .black),
      TestScene.rectangle(0, 0, 10, 10, .container, .white),
      TestScene.rectangle(0, 0, 10, 10, .decoration, .white, alpha: 0.5),
    ])
    scene.drawing.root = Group(children: [
      .layer(0), .group(Group(opacity: 0.4, children: [.layer(1), .layer(2)])),
    ])
    let shares = shares(scene)
    #expect(isClose(shares[0], to: 0.6, within: 1e-12))
    #expect(isClose(shares[1], to: 0.2, within: 1e-12))
    #expect(isClose(shares[2], to: 0.2, within: 1e-12))
  }

  @Test("targets and hidden layers contribute nothing")
  func hidden() {
    let scene = TestScene.scene([
      TestScene.rectangle(0, 0, 10, 10, .container, .black),
      TestScene.rectangle(0, 0, 10, 10, .container, .white),
      TestScene.rectangle(0, 0, 10, 10, .icon, .black),
    ])
    let shares = shares(scene, targets: [2])
    #expect(shares.filter { $0.value > 0 } == [1: 1])
  }

  @Test("a probe of points on one line tells apart what the line crosses")
  func line() throws {
    let scene = TestScene.scene([
      TestScene.rectangle(0, 0, 10, 10, .container, .black),
      TestScene.rectangle(10, 0, 10, 10, .container, .white),
    ])
    let points = [Point(x: 5, y: 5), Point(x: 15, y: 5)]
    let probe = ColorProbe(PreparedScene(scene), in: try #require(Rect(around: points)))
    #expect(points.map { probe.color(at: $0, over: nil) } == [.color(.black), .color(.white)])
  }
}
