import Audit
import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

struct UseOfColorRuleTests {
  private let box = Rect(x: 10, y: 10, width: 40, height: 20)

  private func findings(
    _ states: [(ControlState, [Layer])], window: Color = .white
  ) throws -> [Finding] {
    let scenes = states.map { TestScene.scene($0.1, window: window) }
    let control = TestScene.control(
      in: states.indices.map { index in
        (states[index].0, index, Array(states[index].1.indices), Region(rect: box))
      })
    let rule = try Rules.rule(UseOfColorRule.self, ["minimum": 3])
    return Rules.findings(rule, [control], scenes: scenes)
  }

  private func fill(_ rgb: UInt32, alpha: Double = 1) -> Layer {
    TestScene.layer(.rectangle(box), .container, .color(Color(rgb: rgb, alpha: alpha)))
  }

  // #2E7D32 has a relative luminance of 0.155, #A33A3A of 0.111: (0.155 + 0.05) / (0.111 + 0.05).
  @Test("equal shapes in colours of like lightness fail, with both colours and their ratio")
  func colorAlone() throws {
    let findings = try findings([(.normal, [fill(0x2E7D32)]), (.selected, [fill(0xA33A3A)])])
    #expect(findings.map(\.stateName) == ["selected"])
    #expect(findings.first?.severity == .error && findings.first?.comparedState == .normal)
    #expect(
      findings.first?.message
        == "is told from normal by colour alone: #A33A3A and #2E7D32, 1.27:1 of 3.00:1")
  }

  @Test("another lightness, another shape or a mark that appears pass")
  func otherCues() throws {
    // Black on white is 21:1.
    #expect(
      try findings([(.normal, [fill(0)]), (.selected, [fill(0xFFFFFF)])]).map(\.verdict)
        == [.pass])
    let mark = TestScene.rectangle(12, 12, 4, 4, .icon, Color(rgb: 0x2E7D32))
    #expect(
      try findings([(.normal, [fill(0x2E7D32)]), (.selected, [fill(0xA33A3A), mark])])
        .map(\.verdict) == [.pass])
    let hidden = fill(0x2E7D32, alpha: 0)
    #expect(
      try findings([(.normal, [hidden]), (.selected, [fill(0xA33A3A)])]).map(\.verdict) == [.pass])
  }

  @Test("another symbol of the same size is another form")
  func symbols() throws {
    func icon(_ name: String, _ rgb: UInt32) -> Layer {
      var layer = TestScene.layer(.rectangle(box), .icon, .color(Color(rgb: rgb)))
      layer.name = name
      return layer
    }
    let plain = icon("circle", 0x2E7D32)
    let marked = icon("checkmark.circle.fill", 0xA33A3A)
    #expect(
      try findings([(.normal, [plain]), (.selected, [marked])]).map(\.verdict) == [.pass])
    #expect(
      try findings([(.normal, [plain]), (.selected, [icon("circle", 0xA33A3A)])])
        .map(\.verdict) == [.fail(.error)])
  }

  @Test("colours are compared as composited")
  func composited() throws {
    // 10 % of black on white is #E6E6E6, 1.25:1 to white; 80 % is #333333, 12.6:1.
    let faint = try findings([(.normal, [fill(0xFFFFFF)]), (.selected, [fill(0, alpha: 0.1)])])
    #expect(faint.first?.message.hasPrefix("is told from normal by colour alone: #E6E6E6") == true)
    let strong = try findings([(.normal, [fill(0xFFFFFF)]), (.selected, [fill(0, alpha: 0.8)])])
    #expect(strong.map(\.verdict) == [.pass])
  }

  @Test("a disabled state, a pressed one and one without a counterpart are not compared")
  func notCompared() throws {
    let other = [fill(0xA33A3A)]
    #expect(
      try findings([
        (.normal, [fill(0x2E7D32)]), (.pressed, other), ([.selected, .disabled], other),
        ([.selected, .hovered], other),
      ]).isEmpty)
  }

  @Test("an unknown colour leaves it open")
  func unknown() throws {
    var layer = fill(0)
    layer.paint = Resolved(.unresolved(IncompleteCause(.systemColor, "a token")))
    let findings = try findings([(.normal, [fill(0x2E7D32)]), (.selected, [layer])])
    #expect(findings.map(\.verdict.outcome) == ["incomplete"])
  }
}
