import ColorMath
import JSONReading
import SceneModel

/// The values of a JSON text, to be found by their places.
struct JSONValues {
  private let bytes: [UInt8]
  private let root: JSONValue
  private let lines: LineTable

  init(_ bytes: [UInt8]) throws(EditRefusal) {
    self.bytes = bytes
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      throw EditRefusal("the file cannot be read: \(error.message)")
    }
    lines = LineTable(bytes)
  }

  /// The edits of the components of the colour at the definition's place.
  func edits(of definition: Definition, to color: Color) throws(EditRefusal) -> [ValueEdit] {
    guard case .components(let notation) = definition.notation,
      let object = value(at: definition.location, in: root),
      object["reference"] == nil, let components = object["components"]
    else { throw EditRefusal("'\(definition.value)' is no colour that the file writes itself") }
    var edits: [ValueEdit] = []
    for (component, number) in zip(notation.components, notation.numbers(of: color)) {
      guard let value = components[component.channel.rawValue],
        let edit = edit(of: value, to: number)
      else { throw .notFound }
      if edit.before != edit.after { edits.append(edit) }
    }
    return edits
  }

  private func value(at location: SourceLocation, in value: JSONValue) -> JSONValue? {
    if value.location.line == location.line, value.location.column == location.column {
      return value
    }
    for inner in value.elements + value.members.map(\.value) {
      if let found = self.value(at: location, in: inner) { return found }
    }
    return nil
  }

  /// The edit of a number, or of a string that holds one.
  private func edit(of value: JSONValue, to number: String) -> ValueEdit? {
    let written = value.string ?? value.numberText
    guard let written,
      let start = lines.offset(line: value.location.line, column: value.location.column)
    else { return nil }
    let first = value.string == nil ? start : start + 1
    let range = first..<(first + written.utf8.count)
    // An escape in the string makes both differ.
    guard range.upperBound <= bytes.count, bytes[range].elementsEqual(written.utf8) else {
      return nil
    }
    let isLower = written.dropFirst(2).contains { $0.isLowercase }
    let text = number.hasPrefix("0x") && isLower ? number.lowercased() : number
    // A byte of a JSON number may have no fraction, and a fraction may be 0 or 1.
    let isSame = Double(written).flatMap { old in Double(text).map { $0 == old } } ?? false
    return ValueEdit(range, in: lines, before: written, after: isSame ? written : text)
  }

  /// Throws if `result` differs from this text in anything but as many values as there are `edits`.
  func check(_ result: [UInt8], after edits: [ValueEdit]) throws(EditRefusal) {
    guard let changed = try? JSONParser.parse(result),
      Self.differences(root, changed) == edits.count
    else { throw EditRefusal("more than the value would change") }
  }

  /// How many strings and numbers differ; `nil` if anything else does.
  private static func differences(_ first: JSONValue, _ second: JSONValue) -> Int? {
    switch (first.kind, second.kind) {
    case (.string(let old), .string(let new)), (.number(let old), .number(let new)):
      return old == new ? 0 : 1
    case (.array(let old), .array(let new)):
      guard old.count == new.count else { return nil }
      return sum(zip(old, new).map { differences($0, $1) })
    case (.object(let old), .object(let new)):
      guard old.map(\.name) == new.map(\.name) else { return nil }
      return sum(zip(old, new).map { differences($0.value, $1.value) })
    case (_, _): return first.kind == second.kind ? 0 : nil
    }
  }

  private static func sum(_ counts: [Int?]) -> Int? {
    counts.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }
}
