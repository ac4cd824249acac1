internal import Audit
internal import SceneModel

/// What the console says about one file.
struct ConsoleSection {
  /// Column at which fingerprints start, and how many of their digits are shown.
  private static let fingerprintColumn = 71
  fileprivate static let fingerprintDigits = 8
  /// Most further states or controls listed of checks that fail alike.
  fileprivate static let placeLimit = 8

  private var path: String
  private var entries: [Entry] = []

  /// One failure, or several that say the same.
  fileprivate struct Entry {
    var place: String
    var status: FindingStatus
    var rule: String
    var subject: String
    var details: [String]
    var fingerprint: String
  }

  /// The sections of `report`, ordered by path; a file about which there is nothing to say has none.
  static func sections(of report: AuditReport, isQuiet: Bool) -> [ConsoleSection] {
    var sections: [ConsoleSection] = []
    var places: [String: Int] = [:]
    for source in report.sources {
      let section = ConsoleSection(source, gate: report.gate, isQuiet: isQuiet)
      guard !section.entries.isEmpty else { continue }
      places[source.path] = sections.count
      sections.append(section)
    }
    for error in report.inputErrors {
      let entry = Entry(error)
      if let place = places[error.location.path] {
        sections[place].entries.append(entry)
      } else {
        places[error.location.path] = sections.count
        sections.append(ConsoleSection(path: error.location.path, entries: [entry]))
      }
    }
    return sections.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  private init(_ source: AuditedSource, gate: GatePolicy, isQuiet: Bool) {
    path = source.path
    var alike: [ConsoleBundle.Likeness: [ConsoleBundle]] = [:]
    var order: [ConsoleBundle.Likeness] = []
    for audited in source.controls {
      let shown = audited.findings.lazy.filter {
        $0.status.isFailure && (!isQuiet || gate.isGating($0))
      }
      for bundle in ConsoleBundle.bundles(of: shown) {
        let likeness = bundle.likeness
        if alike[likeness] == nil { order.append(likeness) }
        alike[likeness, default: []].append(bundle)
      }
    }
    entries = order.map { Entry(alike[$0, default: []], path: source.path) }
  }

  /// Writes the section and an empty line.
  func write(to text: inout String, styled style: ConsoleStyle) {
    text += style(VisibleText.line(path), .bold) + "\n"
    let placeWidth = entries.reduce(0) { max($0, $1.place.count) }
    let ruleWidth = entries.reduce(0) { max($0, $1.rule.count) }
    for entry in entries {
      let status = entry.status.rawValue
      text += "  " + Self.padded(entry.place, to: placeWidth) + "  "
      text += style(status, entry.status.emphasis)
      text += String(repeating: " ", count: max(7 - status.count, 0)) + "  "
      text += Self.padded(entry.rule, to: ruleWidth) + "  " + style.swatched(entry.subject) + "\n"
      let indent = String(repeating: " ", count: placeWidth + 4)
      for (index, detail) in entry.details.enumerated() {
        text += indent + style.swatched(detail)
        if index == entry.details.count - 1, !entry.fingerprint.isEmpty {
          let used = indent.count + detail.count
          text += String(repeating: " ", count: max(Self.fingerprintColumn - used, 2))
          text += style(entry.fingerprint, .faint)
        }
        text += "\n"
      }
    }
    text += "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}

extension ConsoleSection.Entry {
  fileprivate init(_ error: LoaderError) {
    self.init(
      place: "\(error.location.line):\(error.location.column)", status: .error,
      rule: "input/" + VisibleText.collapsed(error.code), subject: "cannot be read",
      details: [VisibleText.collapsed(error.message)], fingerprint: "")
  }

  /// An entry for `bundles` of different controls that fail alike, at least one.
  fileprivate init(_ bundles: [ConsoleBundle], path: String) {
    let bundle = bundles[0]
    let first = bundle.worst.first
    var details = [VisibleText.collapsed(first.message)]
    let others = bundle.groups.filter { $0.first.fingerprint != first.fingerprint }
    if !others.isEmpty { details.append(Self.line("also", others.map(\.briefly), "; ")) }
    details += bundle.suggestions.map { VisibleText.collapsed($0) }
    let controls = bundles.dropFirst().map { bundle in
      let location = bundle.worst.first.location
      return "\(bundle.worst.first.controlName) (\(location.line):\(location.column))"
    }
    if !controls.isEmpty { details.append(Self.line("likewise", controls, ", ")) }
    let checks = bundles.reduce(0) { $0 + $1.groups.reduce(0) { $0 + $1.findings.count } }
    var fingerprint = String(first.fingerprint.prefix(ConsoleSection.fingerprintDigits))
    if checks > 1 { fingerprint += " and \(checks - 1) more" }
    let location = first.location
    let elsewhere = location.path == path ? "" : location.path + ":"
    self.init(
      place: VisibleText.collapsed(elsewhere) + "\(location.line):\(location.column)",
      status: first.status, rule: first.ruleID,
      subject: VisibleText.collapsed("\(first.controlName) (\(bundle.worst.scope))"),
      details: details, fingerprint: fingerprint)
  }

  /// `items` in one line, at most as many as a reader takes in.
  private static func line(_ title: String, _ items: [String], _ separator: String) -> String {
    let hidden = items.count - ConsoleSection.placeLimit
    let shown = items.prefix(ConsoleSection.placeLimit).joined(separator: separator)
    return VisibleText.collapsed("\(title) \(shown)" + (hidden > 0 ? " and \(hidden) more" : ""))
  }
}

extension FindingStatus {
  fileprivate var emphasis: ConsoleStyle.Emphasis {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note, .notChecked: .cyan
    case .exempt, .passed: .green
    }
  }
}
