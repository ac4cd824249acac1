internal import Audit
internal import JSONReading
internal import SceneModel

/// What a JSON report says of accepted checks, both ways.
enum JSONStanding {
  /// The members that say who accepts a check.
  static func members(of standing: Standing) -> [(key: String, value: JSONWriter.Value?)] {
    switch standing {
    case .open: []
    case .suppressed(let suppression): [("suppression", value(of: suppression))]
    case .known(let entry): [("baseline", value(of: entry, status: "known"))]
    case .regressed(let entry): [("baseline", value(of: entry, status: "regressed"))]
    }
  }

  /// What ``members(of:)`` wrote into the object of a check.
  static func standing(_ check: JSONNode) throws(JSONReportError) -> Standing {
    if let node = try check.optionalObject("suppression") {
      return .suppressed(try suppression(node))
    }
    guard let node = try check.optionalObject("baseline") else { return .open }
    let entry = try entry(node)
    switch try node.string("status") {
    case "known": return .known(entry)
    case "regressed": return .regressed(entry)
    case let status: throw node.error("there is no status '\(status)'")
    }
  }

  private static func value(of suppression: Suppression) -> JSONWriter.Value {
    let rules = suppression.rules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .object([
      ("kind", .string(suppression.kind.rawValue)), ("rules", .array(rules.map { .string($0) })),
      ("state", suppression.state.map { .string($0.name) }),
      ("until", suppression.until.map { .string($0.description) }),
      ("reason", suppression.reason.map { .string($0) }),
      ("ticket", suppression.ticket.map { .string($0) }),
      ("written", .string(suppression.written)),
      ("file", .string(suppression.location.path)),
      ("line", .integer(suppression.location.line)),
      ("column", .integer(suppression.location.column)),
    ])
  }

  private static func suppression(_ node: JSONNode) throws(JSONReportError) -> Suppression {
    var suppression = Suppression(
      kind: try node.choice("kind", Suppression.Kind.init),
      rules: Set(try node.strings("rules")), written: try node.string("written"),
      location: try node.location())
    if node.has("state") {
      suppression.state = try node.choice("state", ControlState.init(name:))
    }
    if node.has("until") {
      suppression.until = try node.choice("until") { CalendarDate($0) }
    }
    suppression.reason = try node.optionalString("reason")
    suppression.ticket = try node.optionalString("ticket")
    return suppression
  }

  /// `entry` with what the audit makes of it: `known`, `regressed` or `fixed`.
  static func value(of entry: BaselineEntry, status: String) -> JSONWriter.Value {
    .object([
      ("status", .string(status)), ("fingerprint", .string(entry.fingerprint)),
      ("rule", .string(entry.rule)), ("file", .string(entry.path)),
      ("control", .string(entry.control)), ("state", .string(entry.state)),
      ("appearance", .string(entry.appearance)), ("part", .string(entry.part)),
      ("measured", entry.measured.map { .number($0) }),
      ("required", entry.required.map { .number($0) }),
      ("since", .string(entry.since.description)),
    ])
  }

  /// The entry that ``value(of:status:)`` wrote.
  static func entry(_ node: JSONNode) throws(JSONReportError) -> BaselineEntry {
    BaselineEntry(
      fingerprint: try node.string("fingerprint"), rule: try node.string("rule"),
      path: try node.string("file"), control: try node.string("control"),
      state: try node.string("state"), appearance: try node.string("appearance"),
      part: try node.string("part"), measured: try node.optionalNumber("measured"),
      required: try node.optionalNumber("required"),
      since: try node.choice("since") { CalendarDate($0) })
  }
}
