import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import Raster

/// Published contrast facts (`contrast.json`), measured through whole scenes.
@Suite(.enabled(if: SharedMaterial.isAvailable, "needs the shared vectors"))
struct VectorTests {
  private struct Vectors: Decodable {
    struct Pair: Decodable {
      var id: String
      var fg: String
      var bg: String
      var ratio: Double
    }

    struct Stack: Decodable {
      struct Entry: Decodable {
        var rgba: [Double]
        var blend: String?
      }

      var id: String
      var layersBottomToTop: [Entry]
      var rgb: [Double]
      var alpha: Double
    }

    struct Nest: Decodable {
      struct Level: Decodable {
        var opacity: Double
        var bg: [Double]?
      }

      var id: String
      var page: [Double]
      var groupsOuterToInner: [Level]
      var text: [Double]
      var fgRgb: [Double]
      var bgRgb: [Double]
    }

    var vectors: [Pair]
    var compositing: [Stack]
    var groups: [Nest]
  }

  private static func load() throws -> Vectors {
    try SharedMaterial.decoded(Vectors.self, from: "vectors/contrast.json")
  }

  @Test("every published pair has its ratio")
  func pairs() throws {
    let pairs = try Self.load().vectors
    #expect(pairs.count >= 100)
    for pair in pairs {
      let foreground = try #require(TestColor.parse(pair.fg), "\(pair.id): \(pair.fg)")
      let background = try #require(TestColor.parse(pair.bg), "\(pair.id): \(pair.bg)")
      let scene = TestScene.scene(
        [
          TestScene.rectangle(0, 0, 100, 40, .container, background),
          TestScene.rectangle(10, 10, 50, 20, .icon, foreground),
        ], window: .white)
      let measured = ContrastSampler(PreparedScene(scene), targets: [1])
        .distribution(over: .white)
      let ratio = measured.points.first?.ratio ?? 1
      #expect(abs(ratio - pair.ratio) < 1e-5, "\(pair.id)")
    }
  }

  @Test("every published stack of layers composites to its colour")
  func stacks() throws {
    for stack in try Self.load().compositing {
      var groups: [Group.Node] = []
      var layers: [Layer] = []
      for entry in stack.layersBottomToTop {
        let color = TestColor.color(entry.rgba)
        let mode = try #require(BlendMode(rawValue: entry.blend ?? "normal"), "\(stack.id)")
        groups.append(.group(Group(blendMode: mode, children: [.layer(layers.count)])))
        layers.append(TestScene.rectangle(0, 0, 10, 10, .decoration, color))
      }
      let scene = Scene(
        drawing: Drawing(layers: layers, root: Group(children: groups)),
        window: .assumed(for: .light), bounds: Rect(x: 0, y: 0, width: 10, height: 10))
      let probe = ColorProbe(PreparedScene(scene), in: scene.bounds)
      guard case .color(let color) = probe.color(at: Point(x: 5, y: 5), over: nil) else {
        Issue.record("\(stack.id) is unknown")
        continue
      }
      #expect(TestColor.differs(color, stack.rgb, by: 1) == false, "\(stack.id): \(color.hex)")
      #expect(abs(color.alpha - stack.alpha) < 0.01, "\(stack.id)")
    }
  }

  @Test("every published nest of opacity groups shows its colours")
  func nests() throws {
    for nest in try Self.load().groups {
      var layers: [Layer] = []
      var node: Group?
      for level in nest.groupsOuterToInner {
        if let background = level.bg {
          layers.append(
            TestScene.rectangle(0, 0, 20, 20, .container, TestColor.color(background)))
        }
      }
      var index = layers.count
      layers.append(
        TestScene.rectangle(5, 5, 10, 10, .icon, TestColor.color(nest.text)))
      var children: [Group.Node] = [.layer(index)]
      for level in nest.groupsOuterToInner.reversed() {
        if level.bg != nil {
          index -= 1
          children.insert(.layer(index), at: 0)
        }
        node = Group(opacity: level.opacity, children: children)
        children = [.group(try #require(node))]
      }
      let scene = Scene(
        drawing: Drawing(layers: layers, root: Group(children: children)),
        window: .assumed(for: .light), bounds: Rect(x: 0, y: 0, width: 20, height: 20))
      let sampler = ContrastSampler(PreparedScene(scene), targets: [layers.count - 1])
      let point = sampler.distribution(over: TestColor.color(nest.page)).points.first
      let found = try #require(point, "\(nest.id)")
      #expect(!TestColor.differs(found.foreground, nest.fgRgb, by: 1), "\(nest.id) foreground")
      #expect(!TestColor.differs(found.background, nest.bgRgb, by: 1), "\(nest.id) background")
    }
  }
}
