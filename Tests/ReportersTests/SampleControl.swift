import Audit
import ColorMath
import Geometry
import RuleSets
import SceneModel

/// A button 75 points wide, painted in two states, with checks of every outcome.
enum SampleControl {
  static func source(
    path: String = "themes/buttons.xml", name: String = "PrimaryButton",
    appearances: [Appearance] = [.light]
  ) -> AuditedSource {
    let location = SourceLocation(path: path, line: 10, column: 3)
    var scenes: [Scene] = []
    var renditions: [Rendition] = []
    for appearance in appearances {
      for state in [ControlState.normal, .pressed, .disabled] {
        renditions.append(
          Rendition(
            state: state, appearance: appearance, scene: scenes.count, layers: [0, 1, 2],
            frame: frame, hitRegion: .unknown(IncompleteCause(.unsupported, "sample"))))
        scenes.append(
          scene(state: state, appearance: appearance, text: name, location: location))
      }
    }
    let control = Control(
      key: name, name: name, role: .button, location: location, renditions: renditions)
    let findings = findings(of: control, path: path)
    return AuditedSource(
      path: path, scenes: scenes,
      controls: [
        AuditedControl(
          control: control, findings: findings,
          foldedStates: [FoldedState(state: .hovered, like: .normal)])
      ],
      diagnostics: [
        Diagnostic(code: "unknown-attribute", message: "'glow' is not known", location: location)
      ])
  }

  static let frame = Rect(x: 0, y: 0, width: 75, height: 44)

  static func scene(
    state: ControlState, appearance: Appearance, text: String, location: SourceLocation
  ) -> Scene {
    let fill = state == .disabled ? Color(rgb: 0x8E8E93) : Color(rgb: 0x34C759)
    var layers = [
      Layer(
        part: .container, shape: Shape(path: .roundedRectangle(frame, radiusX: 8, radiusY: 8)),
        paint: Resolved(.color(fill), provenance: provenance(location)), location: location)
    ]
    if state == .pressed {
      layers.append(
        Layer(
          part: .decoration, shape: Shape(path: .roundedRectangle(frame, radiusX: 8, radiusY: 8)),
          paint: Resolved(.color(.white)), alpha: 0.3, location: location))
    }
    layers.append(
      Layer(
        part: .label,
        shape: Shape(path: .rectangle(Rect(x: 18, y: 12, width: 39, height: 20))),
        paint: Resolved(.color(.white)),
        text: TextAttributes(string: text, fontSize: 17, fontWeight: 400), location: location))
    return Scene(
      drawing: Drawing(layers: layers), window: .assumed(for: appearance), bounds: frame)
  }

  static func provenance(_ location: SourceLocation) -> Provenance {
    Provenance([
      Definition(name: "background", value: "{button.background}", location: location),
      Definition(
        name: "button.background", value: "#34C759",
        location: SourceLocation(path: location.path, line: 4, column: 5)),
    ])
  }

  static func contrast(_ value: Double, _ background: Color) -> Measurement {
    Measurement(
      quantity: .contrast, value: value, required: 4.5,
      details: .contrast(
        ContrastDetails(
          foreground: .white, background: background, minimum: value, median: value,
          maximum: value, failingShare: value < 4.5 ? 1 : 0, worstPoint: Point(x: 30, y: 20))))
  }

  private static func findings(of control: Control, path: String) -> [Finding] {
    var findings: [Finding] = []
    for rendition in control.renditions {
      findings.append(text(control, rendition))
      findings.append(size(control, rendition))
    }
    findings.append(
      Finding(
        rule: SampleReport.coverage, control: control, rendition: control.renditions[0],
        part: "hit-area",
        verdict: .incomplete(IncompleteCause(.rasterImage, "background is an image")),
        message: "background is an image", location: control.location))
    for index in findings.indices {
      findings[index].fingerprint = Fingerprint.make(
        rule: findings[index].ruleID, path: path, control: control.key,
        state: findings[index].stateName, appearance: findings[index].appearanceName,
        part: findings[index].part, occurrence: 0)
    }
    return findings
  }

  private static func text(_ control: Control, _ rendition: Rendition) -> Finding {
    let location = SourceLocation(path: control.location.path, line: 42, column: 5)
    let label = rendition.state == .pressed ? 2 : 1
    func finding(_ verdict: Verdict, _ ratio: Double, _ background: Color) -> Finding {
      Finding(
        rule: SampleReport.textContrast, control: control, rendition: rendition, part: "label",
        verdict: verdict, measurement: contrast(ratio, background),
        message: "contrast \(ratio):1 is below 4.5:1 (label #FFFFFF on \(background.hex))",
        location: location, provenance: provenance(control.location), text: control.name,
        layers: [label])
    }
    switch rendition.state {
    case .disabled: return finding(.exempt(.disabled), 3.26, Color(rgb: 0x8E8E93))
    case .pressed: return finding(.fail(.error), 1.76, Color(rgb: 0x71D88B))
    default:
      var failed = finding(.fail(.error), 2.21, Color(rgb: 0x34C759))
      failed.suggestions = [
        Suggestion(
          .color(
            Suggestion.ColorChange(
              side: .background,
              definition: Definition(
                name: "button.background", value: "#34C759",
                location: SourceLocation(path: control.location.path, line: 4, column: 5)),
              before: Color(rgb: 0x34C759), after: Color(rgb: 0x004C18), ratio: 10.25,
              sharedChecks: 2, stillFailing: 0)))
      ]
      return failed
    }
  }

  private static func size(_ control: Control, _ rendition: Rendition) -> Finding {
    let height: Double = rendition.state == .pressed ? 20 : 44
    let verdict: Verdict = height < 24 ? .fail(.warning) : .pass
    var finding = Finding(
      rule: SampleReport.targetSize, control: control, rendition: rendition, part: "hit-area",
      verdict: verdict,
      measurement: Measurement(
        quantity: .targetSize, value: height, required: 24,
        details: .target(
          TargetDetails(
            bounds: Rect(x: 0, y: (44 - height) / 2, width: 75, height: height), square: height))),
      message: "75 x \(Int(height)) is \(height < 24 ? "below" : "at least") 24 x 24",
      location: control.location)
    if height < 24 {
      finding.suggestions = [Suggestion(.advice("add 4 points of height: 'minHeight=\"24\"'"))]
    }
    return finding
  }
}
