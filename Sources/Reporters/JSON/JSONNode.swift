internal import ColorMath
internal import Geometry
public import JSONReading
internal import SceneModel

/// Why a JSON report cannot be read.
public struct JSONReportError: Error, Hashable, Sendable {
  /// What is wrong and what to do; one line, lower-case first letter, no full stop.
  public var message: String
  /// Where.
  public var location: JSONLocation
}

/// An object of a JSON report whose members are read with their kinds.
struct JSONNode {
  private let value: JSONValue
  private let members: [String: JSONValue]

  init(_ value: JSONValue) throws(JSONReportError) {
    guard case .object(let members) = value.kind else {
      throw JSONReportError(
        message: "an object is expected here; is this a report of '--report json'?",
        location: value.location)
    }
    self.value = value
    self.members = Dictionary(
      members.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  func error(_ message: String) -> JSONReportError {
    JSONReportError(message: message, location: value.location)
  }

  private func required<Value>(
    _ name: String, _ kind: String, _ read: (JSONValue) -> Value?
  ) throws(JSONReportError) -> Value {
    guard let member = members[name] else {
      throw error("'\(name)' is missing; write the report again with this version")
    }
    guard let value = read(member) else {
      throw JSONReportError(message: "'\(name)' is no \(kind)", location: member.location)
    }
    return value
  }

  func has(_ name: String) -> Bool { members[name] != nil }

  func string(_ name: String) throws(JSONReportError) -> String {
    try required(name, "text") { $0.string }
  }

  func optionalString(_ name: String) throws(JSONReportError) -> String? {
    has(name) ? try string(name) : nil
  }

  func integer(_ name: String) throws(JSONReportError) -> Int {
    try required(name, "whole number") { $0.numberText.flatMap { Int($0) } }
  }

  func optionalInteger(_ name: String) throws(JSONReportError) -> Int? {
    has(name) ? try integer(name) : nil
  }

  /// A number; JSON has no way to write infinity and what is no number, for which `null` stands.
  func number(_ name: String) throws(JSONReportError) -> Double {
    try required(name, "number") { $0.kind == .null ? .nan : $0.numberText.flatMap(Double.init) }
  }

  func optionalNumber(_ name: String) throws(JSONReportError) -> Double? {
    has(name) ? try number(name) : nil
  }

  /// Whether a member that is only written where it is true is there and true.
  func flag(_ name: String) throws(JSONReportError) -> Bool {
    has(name) ? try required(name, "truth value") { $0.bool } : false
  }

  /// A member whose text is one of a fixed set.
  func choice<Value>(
    _ name: String, _ read: (String) -> Value?
  ) throws(JSONReportError) -> Value {
    try required(name, "word that this version knows") { $0.string.flatMap(read) }
  }

  /// The elements of an array; none if there is no such member.
  func elements(_ name: String) throws(JSONReportError) -> [JSONValue] {
    guard has(name) else { return [] }
    return try required(name, "list") { value in
      guard case .array(let elements) = value.kind else { return nil }
      return elements
    }
  }

  /// The objects of an array; none if there is no such member.
  func objects(_ name: String) throws(JSONReportError) -> [JSONNode] {
    try elements(name).map { (value) throws(JSONReportError) in try JSONNode(value) }
  }

  /// The texts of an array; none if there is no such member.
  func strings(_ name: String) throws(JSONReportError) -> [String] {
    try elements(name).map { (value) throws(JSONReportError) in
      guard let text = value.string else {
        throw JSONReportError(message: "a text is expected here", location: value.location)
      }
      return text
    }
  }

  func object(_ name: String) throws(JSONReportError) -> JSONNode {
    try JSONNode(try required(name, "object") { $0 })
  }

  func optionalObject(_ name: String) throws(JSONReportError) -> JSONNode? {
    has(name) ? try object(name) : nil
  }

  /// The members of an object of numbers or texts, each by its name.
  func table<Value>(
    _ name: String, _ read: (JSONValue) -> Value?
  ) throws(JSONReportError) -> [String: Value] {
    guard has(name) else { return [:] }
    var table: [String: Value] = [:]
    for (key, value) in try object(name).members {
      guard let read = read(value) else {
        throw JSONReportError(message: "'\(key)' is of the wrong kind", location: value.location)
      }
      table[key] = read
    }
    return table
  }
}

extension JSONNode {
  /// A colour in hex, or in components where they are given as well.
  func color(_ name: String) throws(JSONReportError) -> Color {
    let color = try choice(name, JSONColor.color)
    guard has(name + "Components") else { return color }
    let parts = try elements(name + "Components").compactMap(\.numberText).compactMap(Double.init)
    guard parts.count == 4 else { throw error("'\(name)Components' holds no four numbers") }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The members `file`, `line` and `column`.
  func location() throws(JSONReportError) -> SourceLocation {
    SourceLocation(
      path: try string("file"), line: try integer("line"), column: try integer("column"))
  }

  func point(_ name: String) throws(JSONReportError) -> Point? {
    guard let node = try optionalObject(name) else { return nil }
    return Point(x: try node.number("x"), y: try node.number("y"))
  }

  func rectangle(_ name: String) throws(JSONReportError) -> Rect? {
    guard let node = try optionalObject(name) else { return nil }
    return Rect(
      x: try node.number("x"), y: try node.number("y"), width: try node.number("width"),
      height: try node.number("height"))
  }

  /// A chain of definitions; empty if there is no such member.
  func provenance(_ name: String) throws(JSONReportError) -> Provenance {
    Provenance(
      try objects(name).map { (node) throws(JSONReportError) in try node.definition() })
  }

  func definition() throws(JSONReportError) -> Definition {
    Definition(
      name: try string("name"), value: try string("value"), location: try location(),
      notation: try optionalObject("notation").map { (node) throws(JSONReportError) in
        try LiteralNotation(node)
      } ?? .css)
  }
}
