import Audit
import Geometry
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import AuditRules

/// Published target geometries (`target-size.json`), judged by the rule itself.
@Suite(.enabled(if: SharedMaterial.isAvailable, "needs the shared vectors"))
struct TargetSizeVectorTests {
  private struct Vectors: Decodable {
    struct Case: Decodable {
      struct Target: Decodable {
        var id: String
        var shape: String
        var x, y, w, h, rx: Double?
        var cx, cy, r: Double?
        var d: String?
        var action: String?
      }

      struct Expectation: Decodable {
        var aa: String
        var aaa44: String
      }

      var id: String
      var targets: [Target]
      var expect: [String: Expectation]
    }

    var cases: [Case]
  }

  @Test("all published cases have their verdicts at 24 and at 44 points")
  func cases() throws {
    let vectors = try SharedMaterial.decoded(Vectors.self, from: "vectors/target-size.json")
    #expect(vectors.cases.count == 100)
    let minimum24 = try Rules.rule(TargetSizeRule.self, ["minimum": 24, "spacing": 24])
    let minimum44 = try Rules.rule(TargetSizeRule.self, ["minimum": 44])
    for vector in vectors.cases {
      let controls = try vector.targets.map { try control($0) }
      let source = LoadedSource(
        path: "test.svg", scenes: [TestScene.scene([])], controls: controls)
      let context = AuditContext(source, ruleSet: Rules.set)
      for control in controls {
        let expected = try #require(vector.expect[control.key])
        #expect(
          passes(minimum24.evaluate(control, in: context)) == (expected.aa == "pass"),
          "\(vector.id) \(control.key) at 24")
        #expect(
          passes(minimum44.evaluate(control, in: context)) == (expected.aaa44 == "pass"),
          "\(vector.id) \(control.key) at 44")
      }
    }
  }

  private func passes(_ findings: [Finding]) -> Bool {
    findings.allSatisfy { $0.severity == nil }
  }

  private func control(_ target: Vectors.Case.Target) throws -> Control {
    let path: Path
    switch target.shape {
    case "circle":
      let (cx, cy, r) = (target.cx ?? 0, target.cy ?? 0, target.r ?? 0)
      path = .ellipse(in: Rect(x: cx - r, y: cy - r, width: 2 * r, height: 2 * r))
    case "path": path = try PathData.parse(try #require(target.d))
    default:
      let rect = Rect(
        x: target.x ?? 0, y: target.y ?? 0, width: target.w ?? 0, height: target.h ?? 0)
      path = .roundedRectangle(rect, radiusX: target.rx ?? 0, radiusY: target.rx ?? 0)
    }
    var control = TestScene.control(
      target.id, screen: "screen", in: [(.normal, 0, [], Region(path: path, fillRule: .nonZero))])
    control.action = target.action
    return control
  }
}

/// Absolute path data with the commands that the vectors use.
private enum PathData {
  static func parse(_ text: String) throws -> Path {
    var spaced = ""
    for character in text {
      if character.isLetter {
        spaced += " \(character) "
      } else {
        spaced.append(character == "," ? " " : character)
      }
    }
    var words = spaced.split(separator: " ")[...]
    var path = Path()
    func number() throws -> Double { try #require(words.popFirst().flatMap { Double($0) }) }
    func point() throws -> Point { Point(x: try number(), y: try number()) }
    var command: Substring = "M"
    var current = Point.zero
    while let word = words.first {
      if word.first?.isLetter == true { command = words.removeFirst() }
      switch command {
      case "M":
        current = try point()
        path.move(to: current)
        command = "L"
      case "L":
        current = try point()
        path.line(to: current)
      case "A":
        let radii = try point()
        let rotation = try number()
        let isLarge = try number() == 1
        let isSweeping = try number() == 1
        current = try point()
        path.arc(
          to: current, radiusX: radii.x, radiusY: radii.y, rotationInDegrees: rotation,
          isLarge: isLarge, isSweeping: isSweeping)
      case "Z", "z": path.close()
      default:
        Issue.record("path command \(command) is not expected")
        return path
      }
    }
    return path
  }
}
