internal import Audit
internal import SceneModel

/// What the console says about one file.
struct ConsoleSection {
  /// Column at which fingerprints start, and how many of their digits are shown.
  private static let fingerprintColumn = 71
  fileprivate static let fingerprintDigits = 8
  /// Most further states listed of checks that fail alike.
  fileprivate static let placeLimit = 8
  /// Most controls named of those that share a cause.
  fileprivate static let controlLimit = 5

  private var path: String
  private var entries: [Entry] = []

  /// One failure, or several that say the same.
  fileprivate struct Entry {
    var place: String
    var isElsewhere = false
    var status: FindingStatus
    var rule: String
    var subject: String
    var details: [String]
    var fingerprint: String
  }

  /// The sections of `report`, ordered by path; a file about which there is nothing to say has none.
  ///
  /// What one control shows stands in its file; what several share, in that of the definition.
  static func sections(of report: AuditReport, isQuiet: Bool) -> [ConsoleSection] {
    var sections: [ConsoleSection] = []
    var indices: [String: Int] = [:]
    func add(_ entry: Entry, to path: String) {
      let index = indices[path] ?? sections.count
      if index == sections.count {
        indices[path] = index
        sections.append(ConsoleSection(path: path, entries: []))
      }
      sections[index].entries.append(entry)
    }
    let clusters = report.clusters.lazy.filter {
      !isQuiet || report.gate.isGating($0.first)
    }
    for bundle in ConsoleBundle.bundles(of: ToldCluster.told(clusters)) {
      if bundle.places.count > 1, let definition = bundle.worst.definition {
        add(Entry(bundle, of: definition, in: report), to: definition.location.path)
      } else {
        let path = report.sources[bundle.places[0].source].path
        add(Entry(bundle, in: path), to: path)
      }
    }
    for error in report.inputErrors { add(Entry(error), to: error.location.path) }
    return sections.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  /// Writes the section and an empty line.
  func write(to text: inout String, styled style: ConsoleStyle) {
    text += style(VisibleText.line(path), .bold) + "\n"
    // A place in another file is long, and would push all others to the right.
    let placeWidth = entries.reduce(0) { max($0, $1.isElsewhere ? 0 : $1.place.count) }
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

  /// An entry for what one control of the file at `path` shows.
  fileprivate init(_ bundle: ConsoleBundle, in path: String) {
    let first = bundle.worst.first
    let isElsewhere = first.location.path != path
    self.init(
      bundle, at: (isElsewhere ? first.location.path + ":" : "") + first.location.place,
      subject: first.controlName, details: Self.details(bundle, in: path))
    self.isElsewhere = isElsewhere
  }

  /// An entry for what several controls show because of `definition`.
  fileprivate init(_ bundle: ConsoleBundle, of definition: Definition, in report: AuditReport) {
    let path = definition.location.path
    let controls = bundle.places.map { place in
      let source = report.sources[place.source]
      let control = source.controls[place.control].control
      let file = control.location.path == path ? "line " : control.location.path + ":"
      return "\(control.name) (\(file)\(control.location.line))"
    }
    self.init(
      bundle, at: definition.location.place,
      subject: bundle.worst.siteCount(of: definition) > 1
        ? "\(definition.name) alike in \(controls.count) controls"
        : "\(definition.name) in \(controls.count) controls",
      details: Self.details(bundle, in: path)
        + [Self.line("at", controls, ", ", noun: " places", limit: ConsoleSection.controlLimit)])
  }

  private init(_ bundle: ConsoleBundle, at place: String, subject: String, details: [String]) {
    let first = bundle.worst.first
    var fingerprint = String(first.fingerprint.prefix(ConsoleSection.fingerprintDigits))
    if bundle.checkCount > 1 { fingerprint += " and \(bundle.checkCount - 1) more" }
    self.init(
      place: VisibleText.collapsed(place), status: first.status, rule: first.ruleID,
      subject: VisibleText.collapsed("\(subject) (\(bundle.worst.scope))"), details: details,
      fingerprint: fingerprint)
  }

  private static func details(_ bundle: ConsoleBundle, in path: String) -> [String] {
    var details = [VisibleText.collapsed(bundle.worst.first.statement)]
    let others = Array(bundle.others.prefix(ConsoleSection.placeLimit)).briefly
    if !others.isEmpty {
      let hidden = bundle.others.count - ConsoleSection.placeLimit
      details.append(
        VisibleText.collapsed(
          "also " + others.joined(separator: "; ") + (hidden > 0 ? " and \(hidden) more" : "")))
    }
    details += bundle.companions.map {
      VisibleText.collapsed("also \($0.first.ruleID): \($0.first.message)")
    }
    return details + bundle.suggestions(in: path).map { VisibleText.collapsed($0) }
  }

  /// `items` in one line, at most as many as a reader takes in.
  private static func line(
    _ title: String, _ items: [String], _ separator: String, noun: String = "",
    limit: Int = ConsoleSection.placeLimit
  ) -> String {
    let hidden = items.count - limit
    let shown = items.prefix(limit).joined(separator: separator)
    return VisibleText.collapsed(
      "\(title) \(shown)" + (hidden > 0 ? " and \(hidden) more\(noun)" : ""))
  }
}

extension SourceLocation {
  /// Line and column.
  fileprivate var place: String { "\(line):\(column)" }
}

extension FindingStatus {
  /// How the word is set off on a terminal.
  var emphasis: ConsoleStyle.Emphasis {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note, .notChecked: .cyan
    case .suppressed, .known, .exempt, .passed: .green
    }
  }
}
