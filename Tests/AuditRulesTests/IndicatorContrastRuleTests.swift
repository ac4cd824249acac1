import Audit
import ColorMath
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

struct IndicatorContrastRuleTests {
  private let whole = Region(rect: Rect(x: 0, y: 0, width: 100, height: 50))

  private func findings(_ layers: [Layer], _ state: ControlState) throws -> [Finding] {
    let rule = try Rules.rule(IndicatorContrastRule.self, Rules.contrastNumbers)
    let control = TestScene.control(
      role: .switch, in: [(state, 0, Array(layers.indices), whole)])
    return Rules.findings(rule, [control], scenes: [TestScene.scene(layers, window: .white)])
  }

  @Test("a focus ring that shows on one side passes with the figures of that side")
  func ring() throws {
    // Two fifths of it lie on its own colour, the rest on white: black on white is 21.
    let findings = try findings(
      [
        TestScene.rectangle(0, 0, 20, 8, .container, .black),
        TestScene.rectangle(0, 0, 20, 20, .indicator, .black),
      ], .focused)
    #expect(findings.map(\.verdict) == [.pass])
    let finding = try #require(findings.first)
    #expect(isClose(finding.measurement?.value, to: 21, within: 0.001))
    #expect(finding.message.contains("meets 3:1") && finding.message.contains("one side"))
  }

  private func thumb(_ fill: Color, border: Color) -> [Layer] {
    let line = Path.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
    let band = Layer(
      part: .indicator,
      shape: Shape(strokeOutline: line.stroked(StrokeStyle(width: 2)), centerLine: line),
      paint: Resolved(.color(border)), location: TestScene.location)
    return [TestScene.rectangle(10, 10, 20, 20, .indicator, fill), band]
  }

  @Test("a thumb and the border along its outline are one mark")
  func border() throws {
    #expect(try findings(thumb(.black, border: .white), .normal).map(\.verdict) == [.pass])
    // Of 22 x 22 the white 18 x 18 inside the border are 67 %: a person must say.
    let open = try findings(thumb(.white, border: .black), .normal)
    #expect(open.count == 1)
    guard case .incomplete(let cause) = open.first?.verdict else {
      Issue.record("\(open.map(\.verdict))")
      return
    }
    #expect(cause.code == .multiTone)
    #expect(try findings(thumb(.white, border: .white), .normal).map(\.verdict) == [.fail(.error)])
  }

  @Test("a mark of an unknown colour is not passed over")
  func unresolved() throws {
    let cause = IncompleteCause(.unsupported, "no colour 'knob'")
    let findings = try findings(
      [
        TestScene.rectangle(0, 0, 50, 30, .container, .black),
        TestScene.layer(
          .ellipse(in: Rect(x: 3, y: 3, width: 24, height: 24)), .indicator, .unresolved(cause)),
      ], .normal)
    #expect(findings.map(\.verdict) == [.incomplete(cause)])
  }
}
