internal import Audit
internal import SceneModel

/// One test suite: everything about one input file.
struct JUnitSuite {
  /// The path, or `(gate)`.
  var name: String
  /// The file's path; `nil` for the suite about the whole run.
  var path: String?
  var cases: [JUnitCase] = []
  /// Exempt checks, which have no case.
  var exempt = 0
  /// How long the file took, in milliseconds.
  var milliseconds = 0
  /// What the results rest on, beyond what holds for the whole run.
  var properties: [(name: String, value: String)] = []
}

/// The suites of a report in their order.
struct JUnitSuites {
  private(set) var suites: [JUnitSuite] = []

  /// The suites of `report`, with attachments from `folder` for the pictures of `pictures`.
  init(_ report: AuditReport, pictures: PicturePlan?, folder: String) {
    var names = JUnitNames(report)
    var places: [String: Int] = [:]
    for (sourceIndex, source) in report.sources.enumerated() {
      let place = place(of: source.path, in: &places)
      suites[place].milliseconds = Self.milliseconds(source.seconds)
      for (index, audited) in source.controls.enumerated() {
        let picture = pictures?.fileName(ControlPlace(source: sourceIndex, control: index))
        let className = names.className(path: source.path, control: audited.control.key)
        for finding in audited.findings {
          let name = names.name(of: finding, in: className)
          let testCase = JUnitCase(
            finding, className: className, name: name, gate: report.gate,
            attachment: picture.map { folder.isEmpty ? $0 : folder + "/" + $0 })
          if let testCase {
            suites[place].cases.append(testCase)
          } else {
            suites[place].exempt += 1
          }
        }
      }
    }
    addInputErrors(report.inputErrors, names: &names, places: &places)
    addGate(report)
    addProjects(report.projects)
    finish()
  }

  /// The suites with the passed cases of each class joined into one.
  func aggregatingPasses() -> JUnitSuites {
    var shorter = self
    for index in suites.indices {
      var kept: [JUnitCase] = []
      var places: [String: Int] = [:]
      for testCase in suites[index].cases {
        if testCase.isPlainPass, let place = places[testCase.className] {
          kept[place].passes += 1
        } else if testCase.isPlainPass {
          places[testCase.className] = kept.count
          kept.append(testCase)
          kept[kept.count - 1].name = "passed checks"
        } else {
          kept.append(testCase)
        }
      }
      shorter.suites[index].cases = kept
    }
    shorter.sort()
    return shorter
  }

  private mutating func place(of path: String, in places: inout [String: Int]) -> Int {
    if let place = places[path] { return place }
    places[path] = suites.count
    suites.append(JUnitSuite(name: VisibleText.collapsed(path), path: path))
    return suites.count - 1
  }

  private mutating func addInputErrors(
    _ errors: [LoaderError], names: inout JUnitNames, places: inout [String: Int]
  ) {
    for error in errors {
      let path = error.location.path
      let place = place(of: path, in: &places)
      let className = JUnitNames.className(path: path)
      let name = names.unique("load", seed: path + "\n" + error.message, in: className)
      suites[place].cases.append(JUnitCase(error, className: className, name: name))
    }
  }

  /// What the run as a whole comes to, beyond single checks.
  private mutating func addGate(_ report: AuditReport) {
    let summary = AuditSummary(report)
    var cases: [JUnitCase] = []
    if summary.isEmptyByMistake {
      let message = "nothing to audit: no input holds anything that is checked"
      cases.append(
        Self.gateCase(
          "input",
          .error(type: "input/none", message: message, text: .plain(message + "\n at (gate)"))))
    } else if suites.allSatisfy(\.cases.isEmpty) {
      // A report without any case reads as a broken run, so a run without checks says that it ran.
      cases.append(
        Self.gateCase(
          "input", .skipped("nothing in \(Figure.count(summary.files, "file")) to check"))
      )
    }
    if summary.exceedsMaximumWarnings, let maximum = report.gate.maximumWarnings {
      let message = "more than \(Figure.count(maximum, "warning")), which is the most allowed"
      cases.append(
        Self.gateCase(
          "max-warnings",
          .failure(type: "max-warnings", message: message, text: .plain(message + "\n at (gate)"))))
    }
    guard !cases.isEmpty else { return }
    suites.append(JUnitSuite(name: "(gate)", path: nil, cases: cases))
  }

  /// What the projects that a suite's file belongs to rest on: of each format the nearest one.
  private mutating func addProjects(_ projects: [ProjectSummary]) {
    let byPath = Dictionary(grouping: projects, by: \.path)
    guard !byPath.isEmpty else { return }
    for index in suites.indices {
      guard var folder = suites[index].path.map({ Substring($0) }) else { continue }
      var formats: Set<String> = []
      while !folder.isEmpty {
        folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
        for project in byPath[String(folder), default: []]
        where formats.insert(project.format).inserted {
          suites[index].properties += JUnitProject(project).properties
        }
      }
    }
  }

  /// Whole milliseconds, which is as fine as consumers read; 0 if nothing was timed.
  private static func milliseconds(_ seconds: Double?) -> Int {
    guard let seconds, seconds.isFinite else { return 0 }
    return Int((min(max(seconds, 0), 1e9) * 1000).rounded())
  }

  private static func gateCase(_ name: String, _ result: JUnitCase.Result) -> JUnitCase {
    JUnitCase(className: "gate", name: name, location: nil, result: result)
  }

  /// Drops suites without cases, makes suite names unique, and sorts.
  private mutating func finish() {
    suites.removeAll(where: \.cases.isEmpty)
    var used: Set<String> = []
    for index in suites.indices {
      let digits = SHA256.hex(of: Array((suites[index].path ?? "").utf8)).prefix(6)
      let plain = suites[index].name.isEmpty ? "_" : suites[index].name
      suites[index].name = used.contains(plain) ? plain + "~" + digits : plain
      used.insert(suites[index].name)
    }
    sort()
  }

  private mutating func sort() {
    suites.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for index in suites.indices {
      suites[index].cases.sort { first, second in
        first.className == second.className
          ? first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
          : first.className.utf8.lexicographicallyPrecedes(second.className.utf8)
      }
    }
  }
}
