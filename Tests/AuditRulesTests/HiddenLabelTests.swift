import Audit
import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

@Suite("A fully transparent label is hidden, whatever lies upon it")
struct HiddenLabelTests {
  private let whole = Region(rect: Rect(x: 0, y: 0, width: 100, height: 50))

  /// The checks of a loading state whose label has no opacity, below something unknown.
  private func findings(_ rule: some Rule, below part: Part) -> [Finding] {
    let box = Rect(x: 20, y: 15, width: 60, height: 20)
    var hidden = TestScene.text("Send", in: box, .black)
    hidden.alpha = 0
    let cover = TestScene.layer(
      .rectangle(box), part, .unresolved(IncompleteCause(.animation, "it fades")))
    let scenes = [
      TestScene.scene([TestScene.text("Send", in: box, .black)], window: .white),
      TestScene.scene([hidden, cover], window: .white),
    ]
    let control = TestScene.control(
      in: [(.normal, 0, [0], whole), (.loading, 1, [0, 1], whole)])
    return Rules.findings(rule, [control], scenes: scenes).filter { $0.state == .loading }
  }

  @Test("its contrast is not asked for")
  func contrast() throws {
    let rule = try Rules.rule(TextContrastRule.self, Rules.textNumbers)
    #expect(findings(rule, below: .indicator).isEmpty)
  }

  @Test("the spinner in its place is what is open, and a cover that is none takes no one's place")
  func vanishes() throws {
    let rule = try Rules.rule(LabelVanishesRule.self, Rules.contrastNumbers)
    let open = findings(rule, below: .indicator)
    #expect(open.count == 1 && open.first?.message.contains("the indicator in") == true)
    #expect(findings(rule, below: .decoration).map(\.verdict) == [.fail(.error)])
  }

  @Test("a thumb that stands beside the label in the normal state does not take its place")
  func thumb() throws {
    let rule = try Rules.rule(LabelVanishesRule.self, Rules.contrastNumbers)
    let thumb = TestScene.rectangle(80, 15, 20, 20, .indicator, .black)
    let box = Rect(x: 10, y: 15, width: 60, height: 20)
    let scenes = [Color.black, .white].map { color in
      TestScene.scene([TestScene.text("Wifi", in: box, color), thumb], window: .white)
    }
    let control = TestScene.control(
      role: .switch, in: [(.normal, 0, [0, 1], whole), (.selected, 1, [0, 1], whole)])
    #expect(Rules.findings(rule, [control], scenes: scenes).map(\.verdict) == [.fail(.error)])
  }
}
