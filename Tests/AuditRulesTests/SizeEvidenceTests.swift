import Audit
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

/// Sizes that a source fixes, shows on a canvas, bounds from below, or leaves open.
struct SizeEvidenceTests {
  private func control(
    _ width: Double, _ height: Double, _ evidence: SizeEvidence, key: String = "control",
    screen: String? = nil, x: Double = 0
  ) -> Control {
    let region = Region(rect: Rect(x: x, y: 0, width: width, height: height))
    var control = TestScene.control(key, screen: screen, in: [(.normal, 0, [], region)])
    control.renditions[0].sizeEvidence = evidence
    return control
  }

  private func finding(_ control: Control, measure: String = "box") throws -> Finding {
    let rule = try Rules.rule(
      TargetSizeRule.self, ["minimum": 48], words: ["measure": measure])
    let findings = Rules.findings(rule, [control], scenes: [TestScene.scene([])])
    #expect(findings.count == 1)
    return try #require(findings.first)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var width: (Double, SizeEvidence.Axis)
    var height: (Double, SizeEvidence.Axis)
    var verdict: Verdict
    var message: String

    var testDescription: String { message }
  }

  @Test(
    "the weakest evidence that a failure rests on decides how bad it is",
    arguments: [
      Case(
        width: (48, .stated), height: (48, .stated), verdict: .pass,
        message: "48 x 48 meets 48 x 48"
      ),
      Case(
        width: (60, .stated), height: (30, .stated), verdict: .fail(.error),
        message: "60 x 30 is below 48 x 48"),
      Case(
        width: (60, .designTime), height: (30, .designTime), verdict: .fail(.warning),
        message: "60 x 30 is below 48 x 48; on the design canvas, a device may show another size"),
      Case(
        width: (60, .designTime), height: (30, .stated), verdict: .fail(.error),
        message: "60 x 30 is below 48 x 48"),
      Case(
        width: (30, .designTime), height: (48, .stated), verdict: .fail(.warning),
        message: "30 x 48 is below 48 x 48; on the design canvas, a device may show another size"),
      Case(
        width: (60, .stated), height: (36, .lowerBound), verdict: .fail(.warning),
        message: "60 x at least 36 is below 48 x 48; content or code may make it larger"),
      Case(
        width: (60, .lowerBound), height: (50, .lowerBound), verdict: .pass,
        message: "at least 60 x at least 50 meets 48 x 48"),
      Case(
        width: (1, .unknown), height: (48, .stated), verdict: .pass,
        message: "height 48 meets 48; the width depends on the content"),
      Case(
        width: (1, .unknown), height: (40, .stated), verdict: .fail(.error),
        message: "height 40 is below 48; the width depends on the content"),
      Case(
        width: (40, .lowerBound), height: (1, .unknown), verdict: .fail(.warning),
        message: "width at least 40 is below 48; the height depends on the content; content or code"
          + " may make it larger"),
    ])
  func evidence(example: Case) throws {
    let evidence = SizeEvidence(width: example.width.1, height: example.height.1)
    let finding = try finding(control(example.width.0, example.height.0, evidence))
    #expect(finding.verdict == example.verdict)
    #expect(finding.message == example.message)
  }

  @Test("a width that is enough says nothing of a height that is not known")
  func unknownHeight() throws {
    let evidence = SizeEvidence(width: .stated, height: .unknown, basis: "'gap' is given")
    guard case .incomplete(let cause) = try finding(control(320, 1, evidence)).verdict else {
      Issue.record("the height is said to be known")
      return
    }
    #expect(cause.detail == "the height depends on the content; 'gap' is given")
    // What is sure whatever the gap is: 320 x 47 is too low, 320 x 48 is enough.
    var least = evidence
    for (height, passes) in [(47.0, false), (48, true)] {
      least.least = Region(rect: Rect(x: 0, y: 0, width: 320, height: height))
      #expect(try (finding(control(320, 1, least)).verdict == .pass) == passes)
    }
  }

  @Test("nothing is judged where neither extent is known")
  func unknown() throws {
    let finding = try finding(control(1, 1, SizeEvidence(width: .unknown, height: .unknown)))
    guard case .incomplete(let cause) = finding.verdict else {
      Issue.record("\(finding.verdict)")
      return
    }
    #expect(cause.code == .hitRegionUnknown)
    #expect(finding.measurement == nil)
    let platform = SizeEvidence(width: .unknown, height: .unknown, basis: "sized by UIKit")
    guard case .incomplete(let reason) = try self.finding(control(1, 1, platform)).verdict else {
      Issue.record("the size is said to be known")
      return
    }
    #expect(reason.detail.hasSuffix("stated: sized by UIKit"))
  }

  @Test("what a size rests on is said")
  func basis() throws {
    let evidence = SizeEvidence(width: .unknown, height: .stated, basis: "android:minHeight 48dp")
    #expect(
      try finding(control(1, 48, evidence)).message
        == "height 48 meets 48; the width depends on the content; android:minHeight 48dp")
  }

  @Test("advice names only extents that are known")
  func advice() throws {
    let evidence = SizeEvidence(width: .unknown, height: .stated)
    #expect(
      try finding(control(1, 40, evidence)).suggestions == [
        Suggestion(.advice("make the hit area 8 taller, by padding or a minimum frame"))
      ])
  }

  @Test("a shape too slender for its box is proven only where both extents are")
  func square() throws {
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 50, height: 50))
    var control = control(50, 50, .stated)
    control.renditions[0].hitRegion = .region(Region(path: circle, fillRule: .nonZero))
    let finding = try self.finding(control, measure: "square")
    #expect(finding.verdict == .fail(.error))
    // 50 / 1.41421 = 35.36, a little less in a circle of many corners.
    #expect(finding.message.hasPrefix("50 x 50, largest square 35.3"))
    #expect(finding.message.hasSuffix(", is below 48 x 48"))
    control.renditions[0].sizeEvidence.width = .lowerBound
    #expect(try self.finding(control, measure: "square").verdict == .fail(.warning))
  }

  @Test("an extent without a place earns no exception for spacing")
  func spacing() throws {
    let rule = try Rules.rule(TargetSizeRule.self, ["minimum": 24, "spacing": 24])
    func verdict(_ axis: SizeEvidence.Axis) -> Verdict? {
      let evidence = SizeEvidence(width: axis, height: .stated)
      let control = control(20, 20, evidence, screen: "screen")
      return Rules.findings(rule, [control], scenes: [TestScene.scene([])]).first?.verdict
    }
    #expect(verdict(.designTime) == .exempt(.spacing))
    #expect(verdict(.lowerBound) == .fail(.warning))
    #expect(verdict(.unknown) == .fail(.warning))
  }

  @Test("dead areas and overlaps of sizes that are not fixed are warnings at most")
  func otherRules() throws {
    let canvas = SizeEvidence(width: .designTime, height: .stated)
    let scenes = [TestScene.scene([])]
    var dead = control(50, 50, canvas)
    dead.renditions[0].hitRegion = .region(Region(rect: Rect(x: 0, y: 0, width: 10, height: 50)))
    let coverage = Rules.findings(
      try Rules.rule(HitAreaCoverageRule.self, ["minimum": 0.99]), [dead], scenes: scenes)
    #expect(coverage.map(\.verdict) == [.fail(.warning)])
    let overlap = try Rules.rule(HitAreaOverlapRule.self, ["minimum-area": 1])
    func verdicts(_ evidence: SizeEvidence, x: Double = 40) -> [Verdict] {
      let controls = [
        control(50, 50, .stated, key: "a", screen: "screen"),
        control(50, 50, evidence, key: "b", screen: "screen", x: x),
      ]
      return Rules.findings(overlap, controls, scenes: scenes).map(\.verdict)
    }
    #expect(verdicts(.stated) == [.fail(.error)])
    #expect(verdicts(canvas) == [.fail(.warning)])
    #expect(verdicts(SizeEvidence(width: .unknown, height: .stated)).isEmpty)
    // Tools round frames on a canvas to points.
    #expect(verdicts(canvas, x: 49).isEmpty)
    #expect(verdicts(canvas, x: 48.5) == [.fail(.warning)])
    #expect(verdicts(.stated, x: 49) == [.fail(.error)])
  }

  @Test("what a target has at least passes, and decides nothing where it is too small")
  func least() throws {
    func verdict(_ width: Double, _ height: Double) throws -> Verdict {
      var evidence = SizeEvidence(width: .unknown, height: .unknown, basis: "'label' is given")
      evidence.least = Region(rect: Rect(x: 0, y: 0, width: width, height: height))
      let finding = try finding(control(20, 20, evidence))
      if finding.verdict == .pass { #expect(finding.message.contains("at least")) }
      return finding.verdict
    }
    #expect(try verdict(48, 60) == .pass)
    // A width of less than a point is no width: the height alone is known.
    #expect(try verdict(0.01, 48) == .pass)
    for (width, height) in [(48.0, 47.0), (0.01, 47), (0.01, 0.01), (320, 0.01)] {
      guard case .incomplete(let cause) = try verdict(width, height) else {
        Issue.record("\(width) x \(height) is judged")
        continue
      }
      #expect(cause.detail.contains("'label' is given"))
    }
  }
}
