internal import Audit
internal import SceneModel

/// One test case of a JUnit report.
struct JUnitCase {
  /// What became of the test.
  enum Result {
    /// Passed: an empty case.
    case passed
    /// Skipped, with why.
    case skipped(String)
    /// Failed, with the rule.
    case failure(type: String, message: String, text: Text)
    /// Could not be run, with the kind of error.
    case error(type: String, message: String, text: Text)
  }

  /// What a case says at length.
  enum Text {
    case plain(String)
    /// All about a check; made when it is written, since those of a large report fill megabytes.
    case check(Finding)
  }

  var className: String
  var name: String
  /// Where to look; `nil` for a case about the whole run.
  var location: SourceLocation?
  var result: Result
  var fingerprint: String?
  /// Path of a picture from the project root.
  var attachment: String?
  /// How many passed checks an aggregated case stands for.
  var passes = 1

  /// Whether the case says no more than that a check passed.
  var isPlainPass: Bool {
    switch result {
    case .passed: true
    case .skipped, .failure, .error: false
    }
  }
}

extension JUnitCase {
  /// Longest message in Unicode scalars; consumers cut or reject longer ones.
  static let messageLimit = 1000
  /// Longest value of a line in the text, and most lines of a chain, so that a case stays below
  /// the 100,000 bytes that consumers show.
  private static let valueLimit = 300
  private static let chainLimit = 40

  /// The case of a check under `gate`; `nil` for an exempt one, which is only counted.
  init?(
    _ finding: Finding, className: String, name: String, gate: GatePolicy, attachment: String?
  ) {
    let isGating = gate.isGating(finding)
    if let acceptance = finding.acceptance {
      result = .skipped(Self.message(acceptance))
    } else {
      switch finding.verdict {
      case .exempt: return nil
      case .pass: result = .passed
      case .incomplete(let cause):
        let message = Self.message("not checked: " + cause.detail)
        result =
          isGating
          ? .failure(type: "incomplete", message: message, text: .check(finding))
          : .skipped(message)
      case .fail(let severity):
        result =
          isGating
          ? Self.failure(finding)
          : .skipped(Self.message(severity.rawValue + ": " + finding.statement))
      }
    }
    self.className = className
    self.name = name
    self.location = finding.location
    self.fingerprint = finding.fingerprint
    self.attachment = attachment
  }

  private static func failure(_ finding: Finding) -> Result {
    .failure(type: finding.ruleID, message: message(finding.statement), text: .check(finding))
  }

  /// The case of an input that could not be read.
  init(_ error: LoaderError, className: String, name: String) {
    let message = Self.message(error.message)
    self.className = className
    self.name = name
    self.location = error.location
    self.result = .error(
      type: "input/" + error.code, message: message,
      text: .plain(message + "\n at " + Self.place(error.location)))
  }

  /// A message of one line that is never empty.
  static func message(_ text: String) -> String {
    let line = VisibleText.collapsed(text, limit: messageLimit)
    return line.isEmpty ? "no message" : line
  }

  fileprivate static func text(_ finding: Finding, _ message: String) -> String {
    var lines = [message]
    func add(_ key: String, _ value: String) {
      let padding = String(repeating: " ", count: max(12 - key.count, 2))
      lines.append(key + padding + VisibleText.collapsed(value, limit: valueLimit))
    }
    add("control", finding.controlName)
    add("role", finding.role.rawValue)
    add("state", finding.stateName)
    add("appearance", finding.appearanceName)
    add("part", finding.part)
    if let text = finding.text { add("text", text) }
    add("rule", "\(finding.ruleID) (\(finding.criterion))")
    if let measurement = finding.measurement {
      add("measured", measurement.measuredText)
      add("required", measurement.requiredText)
    }
    for suggestion in finding.suggestions { add("suggestion", suggestion.text(for: finding)) }
    for definition in finding.provenance.definitions.prefix(chainLimit) {
      add("definition", "\(definition.name) = \(definition.value), \(place(definition.location))")
    }
    let hidden = finding.provenance.definitions.count - chainLimit
    if hidden > 0 { add("definition", "and \(hidden) more") }
    lines.append(" at " + place(finding.location))
    return lines.joined(separator: "\n")
  }

  private static func place(_ location: SourceLocation) -> String {
    VisibleText.collapsed(location.path) + ":\(location.line)"
  }
}

extension JUnitCase.Text {
  /// The text under `message`.
  func written(under message: String) -> String {
    switch self {
    case .plain(let text): text
    case .check(let finding): JUnitCase.text(finding, message)
    }
  }
}
