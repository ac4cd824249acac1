internal import Audit
internal import Markup
internal import SceneModel

/// The file of a baseline: XML with one finding on each line, so that merges touch few lines.
enum BaselineFile {
  static let namespace = "urn:a11yaudit:baseline:1"
  /// The name where nothing else is said.
  static let defaultName = "a11yaudit-baseline.xml"

  private static let attributes = [
    "fingerprint", "rule", "path", "control", "state", "appearance", "part", "measured",
    "required", "since",
  ]
  private static let optional: Set<String> = ["measured", "required"]

  /// The baseline as text: the same entries always give the same bytes.
  static func text(_ baseline: Baseline) -> String {
    var writer = XMLWriter()
    writer.declaration()
    writer.startElement("baseline")
    writer.attribute("xmlns", namespace)
    for entry in baseline.entries {
      writer.startElement("finding")
      for name in attributes { writer.attribute(name, value(name, of: entry)) }
      writer.endElement()
    }
    writer.endElement()
    return writer.string
  }

  private static func value(_ name: String, of entry: BaselineEntry) -> String? {
    switch name {
    case "fingerprint": entry.fingerprint
    case "rule": entry.rule
    case "path": entry.path
    case "control": entry.control
    case "state": entry.state
    case "appearance": entry.appearance
    case "part": entry.part
    case "measured": entry.measured.map(number)
    case "required": entry.required.map(number)
    case "since": entry.since.description
    default: nil
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }

  /// The baseline in `bytes`; throws with place and remedy for anything that is not of the format.
  static func baseline(_ bytes: [UInt8], path: String) throws(UsageError) -> Baseline {
    let root: XMLElement
    do {
      root = try XMLDocument.parse(bytes, path: path).root
    } catch {
      throw UsageError(.other(error.description))
    }
    guard root.localName == "baseline", root.namespaceURI == namespace else {
      throw error(
        "this is no baseline; 'a11yaudit baseline create' writes one", root.location, path)
    }
    var entries: [BaselineEntry] = []
    var seen: Set<String> = []
    for element in root.childElements {
      let entry = try self.entry(element, path)
      guard seen.insert(entry.fingerprint).inserted else {
        throw error(
          "this finding is here twice, perhaps after a merge; remove the milder line",
          element.location, path)
      }
      entries.append(entry)
    }
    return Baseline(entries)
  }

  private static func entry(
    _ element: XMLElement, _ path: String
  ) throws(UsageError) -> BaselineEntry {
    guard element.localName == "finding", element.namespaceURI == namespace else {
      throw error(
        UsageError(.unknown("element", element.name.qualifiedName, known: ["finding"])).message,
        element.location, path)
    }
    for attribute in element.attributes where !attributes.contains(attribute.name.qualifiedName) {
      throw error(
        UsageError(.unknown("attribute", attribute.name.qualifiedName, known: attributes)).message,
        attribute.location, path)
    }
    for name in attributes where !optional.contains(name) && element.attribute(name) == nil {
      throw error("<finding> needs the attribute '\(name)'", element.location, path)
    }
    func text(_ name: String) -> String { element.attribute(name) ?? "" }
    guard let since = CalendarDate(text("since")) else {
      throw error(
        "'since' does not take '\(text("since"))'; write a day such as 2026-11-30",
        element.attributeNode("since")?.location ?? element.location, path)
    }
    return BaselineEntry(
      fingerprint: text("fingerprint"), rule: text("rule"), path: text("path"),
      control: text("control"), state: text("state"), appearance: text("appearance"),
      part: text("part"), measured: try number("measured", of: element, path),
      required: try number("required", of: element, path), since: since)
  }

  private static func number(
    _ name: String, of element: XMLElement, _ path: String
  ) throws(UsageError) -> Double? {
    guard let attribute = element.attributeNode(name) else { return nil }
    guard let number = Double(attribute.value), number.isFinite, number >= 0 else {
      throw error(
        "'\(name)' does not take '\(attribute.value)'; write a number", attribute.location, path)
    }
    return number
  }

  private static func error(
    _ message: String, _ location: XMLLocation, _ path: String
  ) -> UsageError {
    UsageError(.other("\(path):\(location.line):\(location.column): \(message)"))
  }
}
