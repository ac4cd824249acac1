import Audit
import AuditRules
import ColorMath
import Foundation
import RuleSets
import SceneModel
import Testing

@testable import XcodeLoading

/// Projects of a few small files, written in a test or in the folder of fixtures.
enum TestProject {
  /// The project of the files at paths.
  static func load(
    _ files: [String: String], libraries: [String: String] = [:],
    options: LoadingOptions = LoadingOptions()
  ) throws -> LoadedProject {
    try load(
      bytes: files.mapValues { Array($0.utf8) }, libraries: libraries.mapValues { Array($0.utf8) },
      options: options)
  }

  static func load(
    bytes files: [String: [UInt8]], libraries: [String: [UInt8]] = [:],
    options: LoadingOptions = LoadingOptions()
  ) throws -> LoadedProject {
    let loader = XcodeLoader(options: options)
    let all = files.map { ($0, $1, false) } + libraries.map { ($0, $1, true) }
    let documents = try all.sorted { $0.0 < $1.0 }.map { path, bytes, isLibrary in
      let use = try #require(XcodeLoader.use(of: SourceFile(path: path, head: [])))
      return ProjectDocument(
        path: path, use: isLibrary ? .context : use, isLibrary: isLibrary,
        content: try loader.parse(Source(path: path, bytes: bytes)))
    }
    return loader.resolve(documents, in: "")
  }

  /// The controls of the document with `objects` as its top-level objects.
  static func controls(
    _ objects: String, tools: Int = 23_000, resources: String = "",
    files: [String: String] = [:], options: LoadingOptions = LoadingOptions()
  ) throws -> TestDocument {
    var files = files
    files["App/Test.xib"] = document(objects, tools: tools, resources: resources)
    let project = try load(files, options: options)
    return TestDocument(
      source: try #require(project.sources.first { $0.path == "App/Test.xib" }))
  }

  /// A document for iOS.
  static func document(_ objects: String, tools: Int = 23_000, resources: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)"
      targetRuntime="iOS.CocoaTouch" colorMatched="YES">
      <objects>\(objects)</objects>
      <resources>\(resources)</resources>
    </document>
    """
  }

  /// A view of 400 by 400 points, white unless it is given another background.
  static func view(_ inside: String, background: String = white) -> String {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="400" height="400"/>
      <subviews>\(inside)</subviews>\(background)</view>
    """
  }

  static let white = color("backgroundColor", 1, 1, 1)

  static func color(_ key: String, _ red: Double, _ green: Double, _ blue: Double) -> String {
    """
    <color key="\(key)" red="\(red)" green="\(green)" blue="\(blue)" alpha="1"
      colorSpace="custom" customColorSpace="sRGB"/>
    """
  }

  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  static func label(_ inside: String, at frame: String = frame(10, 10, 100, 20)) -> String {
    #"<label id="label" text="Text">\#(frame)\#(inside)</label>"#
  }
}

/// What a loaded document holds, for looking at one control.
struct TestDocument {
  var source: LoadedSource

  func control(_ key: String) throws -> Control {
    try #require(source.controls.first { $0.key == key }, "no control \(key)")
  }

  func rendition(
    _ key: String, _ state: ControlState = .normal, _ appearance: Appearance = .light
  ) throws -> Rendition {
    try #require(
      control(key).renditions.first { $0.state == state && $0.appearance == appearance },
      "no rendition of \(key)")
  }

  /// The control's own layers of a part.
  func layers(
    _ key: String, _ part: Part, _ state: ControlState = .normal, _ appearance: Appearance = .light
  ) throws -> [Layer] {
    let rendition = try rendition(key, state, appearance)
    let layers = source.scenes[rendition.scene].drawing.layers
    return rendition.layers.map { layers[$0] }.filter { $0.part == part }
  }

  /// The paint of the first piece of text.
  func text(
    _ key: String, _ state: ControlState = .normal, _ appearance: Appearance = .light
  ) throws -> Paint {
    try #require(layers(key, .label, state, appearance).first).paint.value
  }

  /// What shows behind the control's own layers, the lowest first.
  func behind(_ key: String, _ appearance: Appearance = .light) throws -> [Layer] {
    let rendition = try #require(control(key).renditions.first { $0.appearance == appearance })
    let scene = source.scenes[rendition.scene]
    let layers = Array(scene.drawing.layers[..<(rendition.layers.first ?? 0)])
    let lowest = layers.lastIndex { layer in
      guard case .color(let color) = layer.paint.value, color.alpha == 1 else { return false }
      return layer.shape.path.boundingBox?.contains(rendition.frame) ?? false
    }
    return Array(layers[(lowest ?? 0)...])
  }
}

extension TestDocument {
  /// The checks of a control by one of the rules for texts and sizes.
  func findings(_ key: String, _ rule: String) throws -> [Finding] {
    let auditor = try Auditor(
      ruleSet: RuleSetLibrary.embedded.ruleSet(
        named: rule == "target-size" ? "apple" : "wcag22-aa"),
      registry: [TextContrastRule.self, TargetSizeRule.self])
    let control = try #require(
      auditor.audit(source).controls.first { $0.control.key == key }, "no control \(key)")
    return control.findings.filter { $0.ruleID == rule }
  }

  /// The text's contrast rounded down to hundredths, with the verdict, by appearance.
  func contrasts(_ key: String) throws -> [String] {
    try findings(key, "text-contrast").map { finding in
      let ratio = finding.measurement.map { ($0.value * 100).rounded(.down) / 100 }
      return "\(finding.appearance ?? "any") \(ratio ?? 0) \(finding.verdict.word)"
    }
  }

  /// The target's extents with the verdict.
  func targets(_ key: String) throws -> [String] {
    try findings(key, "target-size").map { finding in
      guard case .target(let details) = finding.measurement?.details, let box = details.bounds
      else { return finding.verdict.word }
      return "\(box.width) x \(box.height) \(finding.verdict.word)"
    }
  }
}

extension Verdict {
  /// The verdict in one word, or what stands in the way.
  var word: String {
    switch self {
    case .pass: "pass"
    case .fail(let severity): severity.rawValue
    case .exempt: "exempt"
    case .incomplete(let cause): cause.detail
    }
  }
}

extension Paint {
  /// The colour's hex value, or the code of what stands in the way.
  var summary: String {
    switch self {
    case .color(let color): color.hex
    case .unresolved(let cause, standIn: _): cause.code.rawValue
    case .linearGradient, .radialGradient, .conicGradient: "gradient"
    }
  }
}
