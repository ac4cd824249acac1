import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

struct SceneValidationTests {
  private let box = TestScene.rectangle(0, 0, 10, 10, .decoration, .black)

  @Test("a scene of layers over a window is sound")
  func sound() {
    #expect(TestScene.scene([box, box]).violations().isEmpty)
    #expect(TestScene.scene([]).violations().isEmpty)
  }

  @Test("each broken invariant is named")
  func broken() {
    var scene = TestScene.scene([box, box])
    scene.drawing.root = Group(children: [.layer(1), .layer(0)])
    #expect(scene.violations() == ["the groups do not hold every layer once, in paint order"])
    scene.drawing.root = Group(children: [.layer(0), .layer(1), .group(Group(children: []))])
    #expect(scene.violations() == ["a group is empty", "a group has no effect"])
    scene = TestScene.scene([TestScene.layer(Path(), .icon, .color(.black), alpha: 2)])
    #expect(scene.violations() == ["layer 0: the opacity is 2.0", "layer 0: the path is empty"])
    scene = TestScene.scene([TestScene.rectangle(.nan, 0, 1, 1, .icon, .black)])
    #expect(scene.violations() == ["layer 0: the path is not finite"])
  }
}
