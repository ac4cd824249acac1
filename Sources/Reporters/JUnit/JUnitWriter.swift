internal import Markup
internal import SceneModel

/// Writes suites as XML and counts the elements and attributes, which consumers limit.
struct JUnitWriter {
  private(set) var xml = XMLWriter()
  /// Elements and attributes so far.
  private(set) var objectCount = 0
  private let profile: JUnitReporter.Profile
  private let timestamp: String
  /// Whether elements and attributes are only counted, and none is written.
  private let onlyCounts: Bool

  /// About how many bytes an element or attribute takes.
  private static let bytesPerObject = 64

  /// A writer of a document of `expected` elements and attributes; one that only counts them if that
  /// is `nil`.
  init(profile: JUnitReporter.Profile, timestamp: String, expected: Int?) {
    self.profile = profile
    self.timestamp = timestamp
    onlyCounts = expected == nil
    // Growing bit by bit would need three times the space.
    xml.reserveCapacity((expected ?? 0) * Self.bytesPerObject)
  }

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    init(_ cases: some Sequence<JUnitCase>) {
      for testCase in cases {
        tests += 1
        switch testCase.result {
        case .passed: break
        case .skipped: skipped += 1
        case .failure: failures += 1
        case .error: errors += 1
        }
      }
    }
  }

  /// Writes the whole document.
  mutating func write(_ suites: JUnitSuites, properties: [(name: String, value: String)]) {
    if !onlyCounts { xml.declaration() }
    start("testsuites")
    if profile == .common {
      attribute("name", "a11yaudit")
      write(Counts(suites.suites.lazy.flatMap(\.cases)))
      attribute("time", Self.time(suites.suites.reduce(0) { $0 + $1.milliseconds }))
    }
    for (id, suite) in suites.suites.enumerated() { write(suite, id: id, properties: properties) }
    end()
  }

  private mutating func write(
    _ suite: JUnitSuite, id: Int, properties: [(name: String, value: String)]
  ) {
    start("testsuite")
    attribute("name", suite.name)
    attribute("package", "a11yaudit")
    attribute("id", String(id))
    attribute("hostname", "localhost")
    attribute("timestamp", timestamp)
    write(Counts(suite.cases))
    attribute("time", Self.time(suite.milliseconds))
    if profile == .common { attributeFile(suite.path) }
    start("properties")
    let own = [("a11yaudit.exempt", String(suite.exempt))] + suite.properties
    for (name, value) in properties + own {
      property(name, value)
    }
    end()
    for testCase in suite.cases { write(testCase) }
    empty("system-out")
    empty("system-err")
    end()
  }

  private mutating func write(_ testCase: JUnitCase) {
    start("testcase")
    attribute("classname", testCase.className)
    attribute("name", testCase.name)
    attribute("time", "0.000")
    if profile == .common, let location = testCase.location {
      attributeFile(location.path)
      attribute("line", String(max(location.line, 1)))
    }
    switch testCase.result {
    case .passed: break
    case .skipped(let message):
      start("skipped")
      attribute("message", message)
      end()
    case .failure(let type, let message, let text):
      writeOutcome("failure", type, message, text)
      if profile == .common {
        writeFingerprint(testCase)
        writeAttachment(testCase)
      }
    case .error(let type, let message, let text):
      writeOutcome("error", type, message, text)
    }
    end()
  }

  /// Seconds with three decimals.
  private static func time(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  private mutating func writeOutcome(
    _ element: String, _ type: String, _ message: String, _ text: JUnitCase.Text
  ) {
    start(element)
    attribute("type", type)
    attribute("message", message)
    if !onlyCounts { xml.text(text.written(under: message)) }
    end()
  }

  private mutating func writeFingerprint(_ testCase: JUnitCase) {
    guard let fingerprint = testCase.fingerprint else { return }
    start("properties")
    property("fingerprint", fingerprint)
    end()
  }

  private mutating func writeAttachment(_ testCase: JUnitCase) {
    guard let attachment = testCase.attachment else { return }
    start("system-out")
    text("[[ATTACHMENT|" + VisibleText.collapsed(attachment) + "]]")
    end()
  }

  private mutating func write(_ counts: Counts) {
    attribute("tests", String(counts.tests))
    attribute("failures", String(counts.failures))
    attribute("errors", String(counts.errors))
    attribute("skipped", String(counts.skipped))
  }

  /// Names the file unless its path is one that consumers would misread: not relative, not
  /// normalised, or with characters that had to be made visible.
  private mutating func attributeFile(_ path: String?) {
    guard let path, PortablePath.isPortable(path) else { return }
    attribute("file", path)
  }

  private mutating func property(_ name: String, _ value: String) {
    start("property")
    attribute("name", name)
    attribute("value", value)
    end()
  }

  private mutating func empty(_ element: String) {
    start(element)
    end()
  }

  private mutating func start(_ element: String) {
    objectCount += 1
    if !onlyCounts { xml.startElement(element) }
  }

  private mutating func end() {
    if !onlyCounts { xml.endElement() }
  }

  private mutating func text(_ text: String) {
    if !onlyCounts { xml.text(text) }
  }

  private mutating func attribute(_ name: String, _ value: String) {
    objectCount += 1
    if !onlyCounts { xml.attribute(name, value) }
  }
}
