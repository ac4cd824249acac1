import Audit
import ColorMath
import Geometry
import RuleSets
import SceneModel

/// Small reports built by hand.
enum SampleReport {
  /// Text with everything that breaks careless writers.
  static let hostile =
    "a\u{1B}[31m]]>|`b`<script>&\u{202E}c\u{10FFFF}\rd\ne\tf\u{FFFE}\u{85} \"q\" 'r' *_#[x](y)!"

  static let ruleSet = RuleSet(
    name: "wcag22-aa", title: "WCAG 2.2 AA", source: "https://www.w3.org/TR/WCAG22/",
    date: "2023-10-05", largeTextUnit: .px, rules: [textContrast, targetSize, coverage])

  static let textContrast = RuleSettings(
    id: "text-contrast", severity: .error, criterion: "1.4.3", numbers: ["minimum": 4.5])
  static let targetSize = RuleSettings(
    id: "target-size", severity: .warning, criterion: "2.5.8", numbers: ["minimum": 24])
  static let coverage = RuleSettings(
    id: "hit-area-coverage", severity: .error, criterion: "2.5.8", numbers: ["minimum": 0.99])

  static let context = ReporterContext(
    baseName: "a11yaudit", folder: "Reports", timestamp: "2026-01-01T00:00:00", pathToRoot: "../")

  /// A report over `sources` with the default gate.
  static func report(
    _ sources: [AuditedSource], inputErrors: [LoaderError] = [], passedOver: [String] = [],
    gate: GatePolicy = GatePolicy()
  ) -> AuditReport {
    AuditReport(
      version: "1.0.0", ruleSet: ruleSet, rules: [], sources: sources, inputErrors: inputErrors,
      passedOver: passedOver, gate: gate, command: "a11yaudit themes")
  }

  /// One file with a button that has one check of every outcome.
  static func mixed(gate: GatePolicy = GatePolicy()) -> AuditReport {
    report([SampleControl.source()], gate: gate)
  }

  /// `count` files, each with a button whose background is the same definition.
  static func shared(by count: Int) -> AuditReport {
    let first = SampleControl.source()
    let sources = (2...count).map { index -> AuditedSource in
      var source = SampleControl.source(path: "themes/\(index).xml", name: "Button\(index)")
      for (position, finding) in first.controls[0].findings.enumerated() {
        source.controls[0].findings[position].provenance = finding.provenance
        source.controls[0].findings[position].suggestions = finding.suggestions
      }
      return source
    }
    return report([first] + sources)
  }

  /// A project of which most is resolved; causes in the wrong order.
  static let project = ProjectSummary(
    path: "app/res", format: "android",
    basis: ["system colours of API 36", "text at font scale 1"],
    references: [
      ResolutionCount(
        subject: "colour references", resolved: 1203,
        unresolved: [
          .init(cause: "@string/x", remedy: "", count: 20),
          .init(
            cause: "style Foo of a library", remedy: "give the library with --library", count: 87),
        ])
    ])

  /// The mixed report plus a source and an error whose every text is hostile.
  static func hostileReport(gate: GatePolicy = GatePolicy()) -> AuditReport {
    report(
      [SampleControl.source(), SampleControl.source(path: hostile + "/x.xml", name: hostile)],
      inputErrors: [
        LoaderError(
          code: "malformed-xml", message: hostile,
          location: SourceLocation(path: "themes/broken.xml", line: 14, column: 3)),
        LoaderError(
          code: "malformed-xml", message: "again",
          location: SourceLocation(path: "themes/broken.xml", line: 15)),
      ], passedOver: ["README.md"], gate: gate)
  }
}
