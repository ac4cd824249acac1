import Audit
import ColorMath
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

struct ContrastRuleTests {
  private let box = Rect(x: 10, y: 10, width: 60, height: 20)
  private let whole = Region(rect: Rect(x: 0, y: 0, width: 100, height: 50))

  private func texts(
    _ scenes: [Scene], states: [ControlState] = [.normal], layers: [Int], role: Role = .button,
    exemptions: Set<Exemption> = [], set: RuleSet = Rules.set
  ) throws -> [Finding] {
    var control = TestScene.control(
      role: role, in: zip(states, scenes.indices).map { ($0, $1, layers, whole) })
    control.exemptions = exemptions
    return Rules.findings(
      try Rules.rule(TextContrastRule.self, Rules.textNumbers, set: set), [control],
      scenes: scenes)
  }

  /// #767676 on white is 4.54:1, #777777 4.48:1, #949494 3.03:1.
  @Test(
    "a ratio is compared unrounded with the threshold of its size",
    arguments: [
      (0x767676, 16.0, 400.0, "passed"), (0x777777, 16.0, 400.0, "failed"),
      (0x949494, 24.0, 400.0, "passed"), (0x949494, 23.9, 400.0, "failed"),
      (0x949494, 18.66, 700.0, "passed"), (0x949494, 18.66, 600.0, "failed"),
    ])
  func thresholds(rgb: UInt32, size: Double, weight: Double, outcome: String) throws {
    let scene = TestScene.scene(
      [TestScene.text("Go", in: box, Color(rgb: rgb), size: size, weight: weight)], window: .white)
    let finding = try #require(try texts([scene], layers: [0]).first)
    #expect(finding.verdict.outcome == outcome)
  }

  @Test(
    "of a text whose size is not known, only a ratio between both thresholds is open",
    arguments: [(0x767676, "passed"), (0x777777, "incomplete"), (0x959595, "failed")])
  func unknownSize(rgb: UInt32, outcome: String) throws {
    // #959595 on white is 2.99:1.
    var layer = TestScene.text("Go", in: box, Color(rgb: rgb))
    layer.text?.fontSize = nil
    layer.text?.sizeObstacle = IncompleteCause(.unresolvedReference, "'Font.big' is not defined")
    let scene = TestScene.scene([layer], window: .white)
    let finding = try #require(try texts([scene], layers: [0]).first)
    #expect(finding.verdict.outcome == outcome)
    if case .incomplete(let cause) = finding.verdict {
      #expect(cause.code == .fontSizeUnknown)
      #expect(cause.detail.hasSuffix("size is not known: 'Font.big' is not defined"))
    }
  }

  @Test("a failure that large text in points would excuse says so")
  func pointReading() throws {
    let scene = TestScene.scene(
      [TestScene.text("Go", in: box, Color(rgb: 0x949494), size: 18)], window: .white)
    let finding = try #require(try texts([scene], layers: [0]).first)
    #expect(finding.verdict == .fail(.error))
    #expect(finding.message.contains("platform points"))
    var points = Rules.set
    points.largeTextUnit = .pt
    let passed = try #require(try texts([scene], layers: [0], set: points).first)
    #expect(passed.verdict == .pass)
    #expect(passed.message.hasSuffix("fails where sizes are read as CSS px"))
  }

  @Test("white text over an assumed window is a question with both numbers")
  func assumedWindow() throws {
    let scene = TestScene.scene([TestScene.text("Go", in: box, .white)])
    let finding = try #require(try texts([scene], layers: [0]).first)
    guard case .incomplete(let cause) = finding.verdict else {
      Issue.record("\(finding.verdict)")
      return
    }
    #expect(cause.code == .canvasUnknown)
    #expect(cause.detail.contains("1.00:1 on white but 21.00:1 on black"))
  }

  @Test("a colour that fails on white and on black fails whatever the window is")
  func failsEverywhere() throws {
    // Half-transparent #808080 on white: #C0C0C0, 1.82:1; on black: #404040, 2.03:1.
    let gray = Color(rgb: 0x808080, alpha: 0.5)
    let scene = TestScene.scene([TestScene.text("Go", in: box, gray)])
    #expect(try texts([scene], layers: [0]).first?.verdict == .fail(.error))
  }

  @Test("a disabled control is exempt and still measured")
  func disabled() throws {
    let scene = TestScene.scene(
      [TestScene.text("Go", in: box, Color(rgb: 0x949494))], window: .white)
    let finding = try #require(try texts([scene], states: [.disabled], layers: [0]).first)
    #expect(finding.verdict == .exempt(.disabled))
    #expect(isClose(finding.measurement?.value, to: 3.03, within: 0.01))
  }

  @Test("text exactly as its background is a question in every state, a failure in one")
  func hiddenText() throws {
    let hidden = TestScene.scene([TestScene.text("Go", in: box, .white)], window: .white)
    let shown = TestScene.scene([TestScene.text("Go", in: box, .black)], window: .white)
    let always = try texts([hidden, hidden], states: [.normal, .pressed], layers: [0])
    #expect(always.allSatisfy { $0.verdict.outcome == "incomplete" })
    let once = try texts([shown, hidden], states: [.normal, .pressed], layers: [0])
    #expect(once.map(\.verdict.outcome) == ["passed", "failed"])
  }

  @Test("a failing share of at most 5 % passes, with the worst point told")
  func failingShare() throws {
    // A dark stripe of 1 of 50 points width under black text on white.
    let scene = TestScene.scene(
      [
        TestScene.rectangle(20, 0, 1, 50, .decoration, .black),
        TestScene.text("Go", in: Rect(x: 10, y: 10, width: 50, height: 20), .black),
      ], window: .white)
    let finding = try #require(try texts([scene], layers: [1]).first)
    #expect(finding.verdict == .pass)
    guard case .contrast(let details) = finding.measurement?.details else { return }
    #expect(details.minimum == 1 && details.median == 21)
    #expect(abs(details.failingShare - 0.02) < 0.01)
  }

  /// #767676 on white is 4.54:1, #808080 3.94:1, #999999 2.84:1.
  @Test(
    "outlines that are probably text need 3:1, and 4.5:1 if they are",
    arguments: [
      (0x767676, "passed", nil), (0x808080, "failed", Severity.warning),
      (0x999999, "failed", .error),
    ]
      as [(UInt32, String, Severity?)])
  func outlines(rgb: UInt32, outcome: String, severity: Severity?) throws {
    let scene = TestScene.scene(
      [TestScene.rectangle(10, 10, 40, 12, .label, Color(rgb: rgb))], window: .white)
    let finding = try #require(try texts([scene], layers: [0]).first)
    #expect(finding.verdict.outcome == outcome)
    #expect(finding.severity == severity)
    #expect(finding.message.contains("probably text"))
  }

  @Test("outlines as high as large text need 3:1 only")
  func largeOutlines() throws {
    // 24 px of font size are at least 22.8 points of height.
    let scene = TestScene.scene(
      [TestScene.rectangle(10, 10, 80, 23, .label, Color(rgb: 0x808080))], window: .white)
    #expect(try texts([scene], layers: [0]).map(\.verdict) == [.pass])
  }

  @Test("a pale icon is an error alone and a warning beside a label")
  func icon() throws {
    let icon = TestScene.rectangle(10, 10, 12, 12, .icon, Color(rgb: 0xBBBBBB))
    let label = TestScene.text("Go", in: Rect(x: 30, y: 10, width: 30, height: 20), .black)
    let scene = TestScene.scene([icon, label], window: .white)
    let rule = try Rules.rule(IconContrastRule.self, Rules.contrastNumbers)
    let alone = TestScene.control(in: [(.normal, 0, [0], whole)])
    let labelled = TestScene.control(in: [(.normal, 0, [0, 1], whole)])
    #expect(Rules.findings(rule, [alone], scenes: [scene]).first?.verdict == .fail(.error))
    #expect(Rules.findings(rule, [labelled], scenes: [scene]).first?.verdict == .fail(.warning))
  }

  @Test("an icon in two tones of which one passes is a question")
  func multiTone() throws {
    let scene = TestScene.scene(
      [
        TestScene.rectangle(10, 10, 12, 6, .icon, Color(rgb: 0xBBBBBB)),
        TestScene.rectangle(10, 16, 12, 6, .icon, .black),
      ], window: .white)
    let rule = try Rules.rule(IconContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(in: [(.normal, 0, [0, 1], whole)])
    let verdict = Rules.findings(rule, [control], scenes: [scene]).first?.verdict
    guard case .incomplete(let cause) = verdict else {
      Issue.record("\(String(describing: verdict))")
      return
    }
    #expect(cause.code == .multiTone)
  }

  @Test("the arc of a spinner is compared with the ring below it")
  func spinner() throws {
    // Ring white on blue 4.02:1; a blue arc on the white ring, 1:1 with the blue around.
    let blue = Color(rgb: 0x007AFF)
    let circle = Path.ellipse(in: Rect(x: 10, y: 10, width: 20, height: 20))
    let ring = circle.stroked(StrokeStyle(width: 4))
    let half = Path.rectangle(Rect(x: 8, y: 8, width: 24, height: 12))
    var scene = TestScene.scene(
      [
        TestScene.rectangle(0, 0, 100, 50, .container, blue),
        TestScene.layer(ring, .indicator, .color(.white)),
        TestScene.layer(ring, .indicator, .color(blue)),
      ], window: .white)
    scene.drawing.root = Group(children: [
      .layer(0), .layer(1), .group(Group(clips: [Clip(path: half)], children: [.layer(2)])),
    ])
    let rule = try Rules.rule(IndicatorContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(in: [(.normal, 0, [0, 1, 2], whole)])
    let findings = Rules.findings(rule, [control], scenes: [scene])
    #expect(findings.count == 2)
    for finding in findings {
      #expect(finding.verdict == .pass)
      #expect(isClose(finding.measurement?.value, to: 4.017, within: 0.01))
    }
  }

  @Test(
    "a ring of which half stands out is enough, a mark in parts is a question",
    arguments: [(ControlState.focused, "passed"), (.selected, "incomplete")])
  func partialIndicator(state: ControlState, outcome: String) throws {
    // The lower half of the indicator lies on its own colour.
    let blue = Color(rgb: 0x005FCC)
    let scene = TestScene.scene(
      [
        TestScene.rectangle(0, 30, 100, 20, .container, blue),
        TestScene.rectangle(10, 10, 40, 40, .indicator, blue),
      ], window: .white)
    let rule = try Rules.rule(IndicatorContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(in: [(state, 0, [0, 1], whole)])
    let findings = Rules.findings(rule, [control], scenes: [scene])
    #expect(findings.map(\.verdict.outcome) == [outcome])
  }

  @Test(
    "a shadow that no file describes may show what the colours do not",
    arguments: [
      // White on white 1:1; #767676 on white 4.54:1.
      (Color.white, false, "failed"), (.white, true, "incomplete"),
      (Color(rgb: 0x767676), true, "passed"),
    ])
  func shadow(color: Color, hasShadow: Bool, outcome: String) throws {
    var thumb = TestScene.rectangle(10, 10, 20, 20, .indicator, color)
    thumb.hasUnknownShadow = hasShadow
    let scene = TestScene.scene([thumb], window: .white)
    let rule = try Rules.rule(IndicatorContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(in: [(.normal, 0, [0], whole)])
    let findings = Rules.findings(rule, [control], scenes: [scene])
    #expect(findings.map(\.verdict.outcome) == [outcome])
  }

  @Test("a label that turns invisible fails unless an indicator takes its place")
  func vanishing() throws {
    let label = TestScene.text("Go", in: box, .black)
    let hidden = TestScene.text("Go", in: box, .white)
    let spinner = TestScene.rectangle(10, 10, 10, 10, .indicator, .black)
    let scenes = [
      TestScene.scene([label], window: .white), TestScene.scene([hidden], window: .white),
      TestScene.scene([spinner], window: .white),
    ]
    let control = TestScene.control(in: [
      (.normal, 0, [0], whole), (.pressed, 1, [0], whole), (.loading, 2, [0], whole),
    ])
    let rule = try Rules.rule(LabelVanishesRule.self, Rules.contrastNumbers)
    let findings = Rules.findings(rule, [control], scenes: scenes)
    #expect(findings.map(\.stateName) == ["pressed", "loading"])
    #expect(findings.map(\.verdict.outcome) == ["failed", "passed"])
  }

  @Test("whether a spinner of unknown colours takes the label's place is not known")
  func unknownIndicator() throws {
    let label = TestScene.text("Go", in: box, .black)
    let cause = IncompleteCause(.animation, "its spokes fade")
    let spinner = TestScene.layer(.rectangle(box), .indicator, .unresolved(cause))
    let scenes = [[label], [spinner]].map { TestScene.scene($0, window: .white) }
    let control = TestScene.control(in: [(.normal, 0, [0], whole), (.loading, 1, [0], whole)])
    let rule = try Rules.rule(LabelVanishesRule.self, Rules.contrastNumbers)
    let findings = Rules.findings(rule, [control], scenes: scenes)
    #expect(findings.map(\.verdict.outcome) == ["incomplete"])
  }

  // #737373 has a relative luminance of 0.171: 1.05 / 0.221 = 4.74.
  @Test("of a border that is clipped along its middle the inner half remains")
  func clippedBorder() throws {
    let line = Path.rectangle(Rect(x: 10, y: 10, width: 80, height: 30))
    var border = TestScene.layer(line, .container, .color(Color(rgb: 0x737373)))
    border.shape = Shape(strokeOutline: line.stroked(StrokeStyle(width: 1)), centerLine: line)
    let clipped = Group(clips: [Clip(path: line)], children: [.layer(0)])
    var scene = TestScene.scene([border], window: .white)
    scene.drawing = Drawing(layers: [border], root: Group(children: [.group(clipped)]))
    let control = TestScene.control(role: .field, in: [(.normal, 0, [0], whole)])
    let rule = try Rules.rule(ContainerContrastRule.self, Rules.contrastNumbers)
    let finding = try #require(Rules.findings(rule, [control], scenes: [scene]).first)
    #expect(finding.verdict == .pass)
    #expect(isClose(finding.measurement?.value, to: 4.74, within: 0.01))
  }

  @Test("a label that is invisible only on an assumed window is a question")
  func vanishingOnAssumedWindow() throws {
    let scenes = [Color.black, .white].map { TestScene.scene([TestScene.text("Go", in: box, $0)]) }
    let control = TestScene.control(in: [(.normal, 0, [0], whole), (.pressed, 1, [0], whole)])
    let rule = try Rules.rule(LabelVanishesRule.self, Rules.contrastNumbers)
    let finding = try #require(Rules.findings(rule, [control], scenes: scenes).first)
    guard case .incomplete(let cause) = finding.verdict else {
      Issue.record("\(finding.verdict)")
      return
    }
    #expect(cause.code == .canvasUnknown)
    #expect(cause.detail.hasPrefix("the label shows on black only"))
  }
}
