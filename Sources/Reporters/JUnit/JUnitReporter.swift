public import Audit
internal import Markup

/// Writes every check as a test case of a JUnit XML report.
///
/// The report has a `failure` if and only if the gate failed, and an `error` if and only if the
/// verdict cannot be trusted. Valid for the two schemas in circulation: Jenkins' `junit-10.xsd` and
/// the one of Ant by Windy Road.
public struct JUnitReporter: Reporter {
  /// How far the report goes beyond what the schemas know.
  public enum Profile: String, Sendable, CaseIterable {
    /// With files, lines, totals, fingerprints and attachments, which the common consumers read.
    case common
    /// Valid for both schemas as it stands.
    case strict
  }

  /// The name on the command line.
  public static let identifier = "junit"
  /// The extension of the report's file.
  public static let fileExtension = "junit.xml"

  /// Most bytes before passed cases are aggregated: GitLab rejects reports of 30 MB.
  public static let byteLimit = 25_000_000
  /// Most elements and attributes before passed cases are aggregated: GitLab stops at 250,000.
  public static let objectLimit = 200_000

  /// How far the report goes beyond the schemas.
  public var profile: Profile
  /// The folder of the pictures relative to the project root; `nil` if none are written.
  public var pictureFolder: String?

  /// A reporter with the common profile and without attachments.
  public init() {
    self.init(profile: .common)
  }

  /// A reporter with `profile` that attaches the pictures in `pictureFolder`, if there is one.
  public init(profile: Profile, pictureFolder: String? = nil) {
    self.profile = profile
    self.pictureFolder = pictureFolder
  }

  /// The report as JUnit XML.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    let pictures =
      profile == .common && pictureFolder != nil
      ? PicturePlan(report, detailed: DetailedControls(report)) : nil
    let suites = JUnitSuites(report, pictures: pictures, folder: pictureFolder ?? "")
    let count = write(suites, of: report, in: context, aggregating: false).objectCount
    if count <= Self.objectLimit {
      let full = write(suites, of: report, in: context, aggregating: false, expected: count)
      if full.xml.bytes.count <= Self.byteLimit { return RenderedReport(text: full.xml.string) }
    }
    let short = write(suites, of: report, in: context, aggregating: true, expected: count / 2)
    return RenderedReport(
      text: short.xml.string,
      warnings: [
        "the JUnit report joins the passed checks of each control, since consumers reject more than"
          + " \(Self.byteLimit) bytes or \(Self.objectLimit) elements and attributes"
      ])
  }

  private func write(
    _ suites: JUnitSuites, of report: AuditReport, in context: ReporterContext,
    aggregating: Bool, expected: Int? = nil
  ) -> JUnitWriter {
    var writer = JUnitWriter(profile: profile, timestamp: context.timestamp, expected: expected)
    let suites = aggregating ? suites.aggregatingPasses() : suites
    writer.write(suites, properties: Self.properties(of: report, aggregating: aggregating))
    return writer
  }

  private static func properties(
    of report: AuditReport, aggregating: Bool
  ) -> [(name: String, value: String)] {
    [
      ("a11yaudit.version", report.version),
      ("a11yaudit.standard", report.ruleSet.title),
      ("a11yaudit.large-text-unit", report.ruleSet.largeTextUnit.rawValue),
      ("a11yaudit.config", "sha256:" + report.settingsDigest.prefix(12)),
      ("a11yaudit.passes", aggregating ? "aggregated" : "listed"),
    ]
  }
}

extension AuditReport {
  /// A hash over everything that decides on verdicts besides the input: rule set, gate, and what the
  /// configuration accepts.
  fileprivate var settingsDigest: String {
    var fields = [ruleSet.name, ruleSet.largeTextUnit.rawValue]
    for rule in ruleSet.rules {
      fields += [rule.id, rule.severity?.rawValue ?? "off", rule.criterion]
      fields += rule.numbers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      fields += rule.words.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
    fields += [
      gate.failOn?.rawValue ?? "never", gate.maximumWarnings.map(String.init) ?? "no limit",
      gate.incomplete.rawValue, gate.allowsEmpty ? "empty" : "not empty",
    ]
    fields += suppressions
    return SHA256.hex(of: Array(fields.joined(separator: "\n").utf8))
  }
}
