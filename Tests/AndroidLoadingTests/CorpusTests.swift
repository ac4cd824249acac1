import Audit
import AuditRules
import ColorMath
import Foundation
import RuleSets
import SceneModel
import TestSupport
import Testing

@testable import AndroidLoading

@Suite(
  "Shared Android projects",
  .enabled(if: SharedMaterial.isAvailable, "the shared folder is missing"))
struct CorpusTests {
  static let projects: [String] =
    (try? SharedMaterial.files(below: "corpus/android", suffix: "expected.json"))?
    .compactMap { $0.split(separator: "/").dropLast().last.map(String.init) } ?? []

  /// The parsed resources of a project, as files of the project or of a library.
  static func documents(
    _ project: String, isLibrary: Bool = false
  ) throws -> [ProjectDocument<AndroidLoader.Content>] {
    let root = "corpus/android/\(project)/"
    let loader = AndroidLoader(options: LoadingOptions())
    return try SharedMaterial.files(below: "corpus/android/\(project)", suffix: ".xml").compactMap {
      let name = String($0.dropFirst(root.count))
      guard let use = AndroidLoader.use(of: SourceFile(path: name, head: [])) else { return nil }
      let bytes = Array(try SharedMaterial.data($0))
      return ProjectDocument(
        path: isLibrary ? "library/\(name)" : name, use: isLibrary ? .context : use,
        isLibrary: isLibrary,
        content: try loader.parse(
          Source(path: isLibrary ? "library/\(name)" : name, bytes: bytes)))
    }
  }

  static func auditor(_ unit: RuleSet.LargeTextUnit) throws -> Auditor {
    var ruleSet = try RuleSetLibrary.embedded.ruleSet(named: "android")
    ruleSet.largeTextUnit = unit
    return try Auditor(
      ruleSet: ruleSet, registry: [TextContrastRule.self, TargetSizeRule.self])
  }

  @Test("every result for a style that was derived by hand is found", arguments: projects)
  func expected(_ project: String) throws {
    let documents = try Self.documents(project)
    let results = try ExpectedResults.of(project).filter { $0.style != nil }
    #expect(!results.isEmpty)
    for result in results { try compare(result, documents) }
  }

  /// The project whose files the built-in values stand for.
  private static let libraryName = "material-components-android"

  @Test(
    "built-in values give what the library's own files give",
    arguments: projects.filter { $0 != libraryName })
  func library(_ project: String) throws {
    let library = try Self.documents(Self.libraryName, isLibrary: true)
    let documents = try Self.documents(project) + library
    for result in try ExpectedResults.of(project).filter({ $0.style != nil }) {
      try compare(result, documents)
    }
  }

  private func compare(
    _ expected: ExpectedResults.Result, _ documents: [ProjectDocument<AndroidLoader.Content>]
  ) throws {
    let what = Comment(rawValue: expected.description)
    let names = try appearance(expected, documents)
    let options = LoadingOptions(appearances: try #require(names, what))
    let project = AndroidLoader(options: options).resolve(documents, in: "")
    let source = try #require(project.sources.first { $0.path == expected.file }, what)
    let state = try #require(expected.controlState, what)
    let found = try #require(Self.control(for: expected, in: source), what)
    let rendition = try #require(found.renditions.first { $0.state == state }, what)
    var single = source
    if expected.backgroundNote?.contains("ripple overlay not included") == true {
      single = source.withoutRipples
    }
    var control = found
    control.renditions = [rendition]
    single.controls = [control]
    try compare(expected, single, .pt, expected.required, expected.verdict)
    if let required = expected.requiredStrict, let verdict = expected.verdictStrict {
      try compare(expected, single, .px, required, verdict)
    }
    guard let size = expected.size else { return }
    if let height = size.height { #expect(rendition.frame.height == height, what) }
    if let width = size.width { #expect(rendition.frame.width == width, what) }
    let sizes = try Self.auditor(.pt).audit(single).controls.flatMap(\.findings)
      .filter { $0.ruleID == "target-size" }
    #expect(!sizes.isEmpty, what)
    #expect(sizes.allSatisfy { ($0.severity != nil) == (size.verdict == "fail") }, what)
  }

  /// Compares the check of the label with the largest difference to the others' left aside.
  private func compare(
    _ expected: ExpectedResults.Result, _ source: LoadedSource, _ unit: RuleSet.LargeTextUnit,
    _ required: Double?, _ verdict: String
  ) throws {
    let what = Comment(rawValue: expected.description)
    let findings = try Self.auditor(unit).audit(source).controls.flatMap(\.findings)
    let finding = try #require(findings.first { $0.ruleID == "text-contrast" }, what)
    #expect(finding.verdict.expectedName == verdict, what)
    let measurement = try #require(finding.measurement, what)
    #expect(isClose(measurement.value, to: expected.contrast ?? 0, within: 0.02), what)
    // A result that states no size was derived without regard to large text.
    if expected.text != nil { #expect(measurement.required == required, what) }
    guard case .contrast(let details) = measurement.details else {
      Issue.record(what)
      return
    }
    for (color, written) in [
      (details.foreground, expected.foreground), (details.background, expected.background),
    ] {
      let wanted = try #require(written.flatMap { TestColor.parse($0) }, what)
      for channel in [\Color.red, \Color.green, \Color.blue] {
        #expect(
          isClose(color[keyPath: channel], to: wanted[keyPath: channel], within: 1.01 / 255), what)
      }
    }
  }

  /// The names of the appearance that a result is about.
  private func appearance(
    _ expected: ExpectedResults.Result, _ documents: [ProjectDocument<AndroidLoader.Content>]
  ) throws -> Set<String>? {
    guard let isNight = expected.isNight else { return [expected.themeName] }
    let project = AndroidLoader(options: LoadingOptions()).resolve(documents, in: "")
    let source = project.sources.first { $0.path == expected.file }
    let control = source.flatMap { Self.control(for: expected, in: $0) }
    let names = (control?.renditions.map(\.appearance.name) ?? []).filter {
      $0.hasSuffix(", night") == isNight
    }
    // The theme as it is, without anything that code puts over it.
    return (names.first { !$0.contains(" + ") } ?? names.first).map { [$0] }
  }

  /// The control of a style, or of the pair of a theme's roles that a result's id names.
  private static func control(
    for expected: ExpectedResults.Result, in source: LoadedSource
  ) -> Control? {
    guard let style = expected.style else { return nil }
    if let control = source.controls.first(where: { $0.key == style }) { return control }
    let words = expected.id.split(separator: "-").joined()
    let pairs = source.controls.filter { $0.key.hasPrefix(style + "/colorOn") }
    return pairs.filter { pair in
      let role = pair.key.split(separator: "/").last.map { $0.dropFirst("color".count) } ?? ""
      return words.contains(role.lowercased())
    }.max { $0.key.count < $1.key.count }
  }
}

extension LoadedSource {
  /// The source without what ripples lay over containers.
  fileprivate var withoutRipples: LoadedSource {
    var source = self
    for scene in source.scenes.indices {
      for layer in source.scenes[scene].drawing.layers.indices
      where source.scenes[scene].drawing.layers[layer].name == "ripple" {
        source.scenes[scene].drawing.layers[layer].alpha = 0
      }
    }
    return source
  }
}

extension Verdict {
  /// As results derived by hand write it.
  var expectedName: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .exempt: "exempt"
    case .incomplete: "undetermined"
    }
  }
}
