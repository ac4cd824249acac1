import Audit
import ColorMath
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

struct GeometryRuleTests {
  private let frame = Rect(x: 0, y: 0, width: 75, height: 75)

  @Test("a round button covers its silhouette, and 78.5 % of its frame is no finding")
  func roundButton() throws {
    let circle = Path.ellipse(in: frame)
    let scene = TestScene.scene(
      [TestScene.layer(circle, .container, .color(.black))], window: .white)
    let control = TestScene.control(
      in: [(.normal, 0, [0], Region(path: circle, fillRule: .nonZero))], frame: frame)
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    let findings = Rules.findings(rule, [control], scenes: [scene])
    #expect(findings.map(\.verdict) == [.pass])
    guard case .coverage(let details) = findings.first?.measurement?.details else { return }
    #expect(isClose(details.coverage, to: 1, within: 0.005))
    #expect(isClose(details.frameCoverage, to: Double.pi / 4, within: 0.005))
  }

  @Test("a platform's rule asks no more of a control than the control's own platform allows")
  func platformMinimum() throws {
    var control = TestScene.control(
      in: [(.normal, 0, [], Region(rect: Rect(x: 0, y: 0, width: 30, height: 30)))],
      frame: Rect(x: 0, y: 0, width: 30, height: 30))
    let scenes = [TestScene.scene([])]
    let platform = try Rules.rule(TargetSizeRule.self, ["minimum": 44], words: ["measure": "box"])
    let general = try Rules.rule(TargetSizeRule.self, ["minimum": 44])
    #expect(Rules.findings(platform, [control], scenes: scenes).map(\.verdict) == [.fail(.error)])
    control.largestPlatformMinimum = 24
    #expect(Rules.findings(platform, [control], scenes: scenes).map(\.verdict) == [.pass])
    #expect(Rules.findings(general, [control], scenes: scenes).map(\.verdict) == [.fail(.error)])
  }

  @Test("without a container the frame counts, and the dead part is named")
  func deadLabel() throws {
    let card = Rect(x: 0, y: 0, width: 300, height: 60)
    let left = TestScene.text("Event", in: Rect(x: 0, y: 20, width: 44, height: 20), .black)
    let right = TestScene.text("Today", in: Rect(x: 256, y: 20, width: 44, height: 20), .black)
    let hit = Region.union(of: [
      Region(rect: Rect(x: 0, y: 20, width: 44, height: 20)),
      Region(rect: Rect(x: 256, y: 20, width: 44, height: 20)),
    ])
    let control = TestScene.control(in: [(.normal, 0, [0, 1], hit)], frame: card)
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    let finding = try #require(
      Rules.findings(rule, [control], scenes: [TestScene.scene([left, right])]).first)
    #expect(finding.verdict == .fail(.error))
    // 2 x 44 x 20 of 300 x 60.
    #expect(isClose(finding.measurement?.value, to: 1760.0 / 18000, within: 1e-9))
    guard case .coverage(let details) = finding.measurement?.details else { return }
    #expect(details.largestDeadRectangle == Rect(x: 44, y: 0, width: 212, height: 60))
  }

  @Test("around a bare text, corners that take no taps are not visible")
  func bareText() throws {
    let frame = Rect(x: 0, y: 0, width: 72, height: 52)
    let label = TestScene.text("Go", in: Rect(x: 16, y: 16, width: 40, height: 20), .black)
    let capsule = Path.roundedRectangle(frame, radiusX: 26, radiusY: 26)
    let control = TestScene.control(
      in: [(.normal, 0, [0], Region(path: capsule, fillRule: .nonZero))], frame: frame)
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    let findings = Rules.findings(rule, [control], scenes: [TestScene.scene([label])])
    #expect(findings.map(\.verdict) == [.pass])
  }

  @Test("a bare text that takes taps itself is covered; its frame is a warning")
  func paddedText() throws {
    let text = Rect(x: 16, y: 16, width: 40, height: 20)
    let control = TestScene.control(
      in: [(.normal, 0, [0], Region(rect: text))],
      frame: Rect(x: 0, y: 0, width: 72, height: 52))
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    let scenes = [TestScene.scene([TestScene.text("Go", in: text, .black)])]
    let findings = Rules.findings(rule, [control], scenes: scenes)
    #expect(findings.map(\.verdict) == [.pass, .fail(.warning)])
    // 40 x 20 of 72 x 52.
    #expect(isClose(findings.last?.measurement?.value, to: 800.0 / 3744, within: 1e-9))
  }

  @Test("a gap between picture and text is a warning of the frame, with an outline and without")
  func gap() throws {
    let icon = Rect(x: 0, y: 0, width: 20, height: 20)
    let text = Rect(x: 32, y: 0, width: 40, height: 20)
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    let layers = [
      TestScene.rectangle(icon.x, icon.y, icon.width, icon.height, .icon, .black),
      TestScene.text("Go", in: text, .black),
    ]
    let control = TestScene.control(
      in: [(.normal, 0, [0, 1], Region.union(of: [Region(rect: icon), Region(rect: text)]))],
      frame: Rect(x: 0, y: 0, width: 72, height: 20))
    for part in [Part.icon, .container] {
      let shown = [
        TestScene.rectangle(icon.x, icon.y, icon.width, icon.height, part, .black), layers[1],
      ]
      let findings = Rules.findings(rule, [control], scenes: [TestScene.scene(shown)])
      #expect(findings.map(\.verdict) == [.pass, .fail(.warning)])
      // 20 + 40 of 72 points.
      #expect(isClose(findings.last?.measurement?.value, to: 60.0 / 72, within: 1e-9))
    }
  }

  @Test("a frame that lacks no more than rounded corners is covered, whichever shape stands out")
  func shiftedContainer() throws {
    // The container ends 6 points above the frame's lower side, where another shape takes the taps.
    let path = Path.roundedRectangle(
      Rect(x: 0, y: 0, width: 150, height: 44), radiusX: 16, radiusY: 16)
    let shifted = Path.roundedRectangle(
      Rect(x: 0, y: 6, width: 150, height: 44), radiusX: 16, radiusY: 16)
    let scene = TestScene.scene(
      [TestScene.layer(path, .container, .color(.black))], window: .white)
    let hit = Region.union(of: [
      Region(path: path, fillRule: .nonZero), Region(path: shifted, fillRule: .nonZero),
    ])
    let control = TestScene.control(
      in: [(.normal, 0, [0], hit)], frame: Rect(x: 0, y: 0, width: 150, height: 50))
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    let findings = Rules.findings(rule, [control], scenes: [scene])
    #expect(findings.map(\.part) == ["hit-area"])
    #expect(findings.map(\.verdict) == [.pass])
  }

  @Test("a bar painted before its frame grew is a warning about the frame")
  func frameLargerThanContainer() throws {
    let bar = Rect(x: 100, y: 14, width: 106, height: 19)
    let scene = TestScene.scene(
      [TestScene.rectangle(bar.x, bar.y, bar.width, bar.height, .container, .black)],
      window: .white)
    let control = TestScene.control(
      in: [(.normal, 0, [0], Region(rect: bar))], frame: Rect(x: 0, y: 0, width: 320, height: 48))
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    let findings = Rules.findings(rule, [control], scenes: [scene])
    #expect(findings.map(\.part) == ["hit-area", "frame"])
    #expect(findings.map(\.verdict) == [.pass, .fail(.warning)])
    #expect(isClose(findings.last?.measurement?.value, to: 106.0 * 19 / (320 * 48), within: 1e-9))
  }

  @Test("a frame without area is said to be so")
  func degenerateFrame() throws {
    let control = TestScene.control(
      in: [(.normal, 0, [], .empty)], frame: Rect(x: 0, y: 0, width: 288, height: 0))
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    let finding = try #require(
      Rules.findings(rule, [control], scenes: [TestScene.scene([])]).first)
    #expect(finding.verdict == .fail(.error))
    #expect(finding.message.contains("288 x 0"))
  }

  @Test("a container that is clipped looks operable only inside its clip")
  func clippedContainer() throws {
    let capsule = Path.roundedRectangle(frame, radiusX: 37.5, radiusY: 37.5)
    var scene = TestScene.scene(
      [TestScene.rectangle(0, 0, 75, 75, .container, .black)], window: .white)
    scene.drawing.root = Group(clips: [Clip(path: capsule)], children: [.layer(0)])
    let control = TestScene.control(
      in: [(.normal, 0, [0], Region(path: capsule, fillRule: .nonZero))], frame: frame)
    let rule = try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99])
    #expect(Rules.findings(rule, [control], scenes: [scene]).map(\.verdict) == [.pass])
  }

  @Test("equal geometry in all states and appearances is one check")
  func folding() throws {
    let region = Region(rect: Rect(x: 0, y: 0, width: 30, height: 30))
    let control = TestScene.control(in: [
      (.normal, 0, [], region), (.hovered, 0, [], region), (.disabled, 0, [], region),
    ])
    let rule = try Rules.rule(TargetSizeRule.self, ["minimum": 24, "spacing": 24])
    let findings = Rules.findings(rule, [control], scenes: [TestScene.scene([])])
    #expect(findings.map(\.stateName) == ["any"])
    #expect(findings.map(\.appearanceName) == ["any"])
  }

  @Test("shrinking under the threshold while pressed is a warning")
  func pressedShrink() throws {
    let normal = Region(rect: Rect(x: 0, y: 0, width: 24, height: 24))
    let pressed = Region(rect: Rect(x: 1, y: 1, width: 22, height: 22))
    let control = TestScene.control(in: [(.normal, 0, [], normal), (.pressed, 0, [], pressed)])
    let rule = try Rules.rule(TargetSizeRule.self, ["minimum": 24, "spacing": 24])
    let findings = Rules.findings(rule, [control], scenes: [TestScene.scene([])])
    #expect(findings.map(\.verdict) == [.pass, .fail(.warning)])
    #expect(findings.last?.stateName == "pressed")
  }

  @Test("an undersized target without known neighbours is a warning that names the exception")
  func unknownNeighbours() throws {
    let small = Region(rect: Rect(x: 0, y: 0, width: 100, height: 20))
    let rule = try Rules.rule(TargetSizeRule.self, ["minimum": 24, "spacing": 24])
    let alone = TestScene.control(in: [(.normal, 0, [], small)])
    let finding = try #require(
      Rules.findings(rule, [alone], scenes: [TestScene.scene([])]).first)
    #expect(finding.verdict == .fail(.warning))
    #expect(finding.message.contains("within 12 points of its centre"))
    let placed = TestScene.control(screen: "s", in: [(.normal, 0, [], small)])
    let excused = Rules.findings(rule, [placed], scenes: [TestScene.scene([])])
    #expect(excused.map(\.verdict) == [.exempt(.spacing)])
  }

  @Test("a platform rule compares the bounding box of a circle, WCAG its inner square")
  func boxOrSquare() throws {
    let circle = Region(
      path: .ellipse(in: Rect(x: 0, y: 0, width: 48, height: 48)), fillRule: .nonZero)
    let control = TestScene.control(in: [(.normal, 0, [], circle)])
    let scene = TestScene.scene([])
    let box = try Rules.rule(TargetSizeRule.self, ["minimum": 44], words: ["measure": "box"])
    let square = try Rules.rule(TargetSizeRule.self, ["minimum": 44])
    #expect(Rules.findings(box, [control], scenes: [scene]).map(\.verdict) == [.pass])
    let finding = try #require(Rules.findings(square, [control], scenes: [scene]).first)
    #expect(finding.verdict == .fail(.error))
    // 48 / sqrt 2.
    #expect(isClose(finding.measurement?.value, to: 33.941, within: 0.01))
  }

  @Test("the later control owns an overlap unless both do the same")
  func overlap() throws {
    let lower = Region(rect: Rect(x: 0, y: 0, width: 60, height: 40))
    let upper = Region(rect: Rect(x: 40, y: 0, width: 60, height: 40))
    var first = TestScene.control("first", screen: "s", in: [(.normal, 0, [], lower)])
    var second = TestScene.control("second", screen: "s", in: [(.normal, 0, [], upper)])
    let rule = try Rules.rule(HitAreaOverlapRule.self, ["minimum-area": 1])
    let scene = TestScene.scene([])
    let findings = Rules.findings(rule, [first, second], scenes: [scene])
    #expect(findings.map(\.controlKey) == ["first"])
    #expect(findings.first?.measurement?.value == 800)
    first.action = "open"
    second.action = "open"
    #expect(Rules.findings(rule, [first, second], scenes: [scene]).isEmpty)
  }

  @Test("variants of one component set are not neighbours")
  func variants() throws {
    var first = TestScene.control(
      "first", screen: "s",
      in: [(.normal, 0, [], Region(rect: Rect(x: 0, y: 0, width: 20, height: 20)))]
    )
    var second = TestScene.control(
      "second", screen: "s",
      in: [(.normal, 0, [], Region(rect: Rect(x: 20, y: 0, width: 20, height: 20)))])
    let rule = try Rules.rule(TargetSizeRule.self, ["minimum": 24, "spacing": 24])
    let scene = TestScene.scene([])
    let apart = Rules.findings(rule, [first, second], scenes: [scene])
    #expect(apart.map(\.verdict) == [.fail(.error), .fail(.error)])
    first.variantSet = "button"
    second.variantSet = "button"
    let variants = Rules.findings(rule, [first, second], scenes: [scene])
    #expect(variants.map(\.verdict) == [.exempt(.spacing), .exempt(.spacing)])
  }
}
