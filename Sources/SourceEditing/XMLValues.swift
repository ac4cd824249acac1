import ColorMath
import Markup
import SceneModel

/// The values of an XML file, to be found by their places.
struct XMLValues {
  let text: XMLFileText
  private let document: XMLDocument
  private let lines: LineTable
  /// What starts at an offset of the text.
  private var elements: [Int: XMLElement] = [:]
  private var attributes: [Int: XMLAttribute] = [:]

  init(_ bytes: [UInt8]) throws(EditRefusal) {
    do {
      document = try XMLDocument.parse(
        bytes, options: XMLParsingOptions(entities: .expandInternal))
    } catch {
      throw EditRefusal("the file cannot be read: \(error.message)")
    }
    guard let text = XMLFileText(bytes) else { throw EditRefusal("the file cannot be read") }
    self.text = text
    lines = LineTable(text.utf8)
    for element in document.elements {
      // What an entity holds has the place of the reference.
      guard isTag(at: element.location.byteOffset) else { continue }
      elements[element.location.byteOffset] = element
      for attribute in element.attributes where attribute.valueRange != nil {
        attributes[attribute.location.byteOffset] = attribute
      }
    }
  }

  private func isTag(at offset: Int) -> Bool {
    offset < text.utf8.count && text.utf8[offset] == UInt8(ascii: "<")
  }

  /// The edits that make `definition` give another colour.
  func edits(
    of definition: Definition, from before: Color, to after: Color
  ) throws(EditRefusal) -> [ValueEdit] {
    guard let offset = lines.offset(definition.location) else { throw .notFound }
    if case .components(let notation) = definition.notation {
      guard let element = elements[offset] else { throw .notFound }
      return try componentEdits(of: element, notation, definition, to: after)
    }
    let literal = try ColorLiteral(in: text.utf8, try valueRange(of: definition, at: offset))
    let text = try literal.replacement(definition.notation, before: before, after: after)
    return [ValueEdit(literal.range, in: lines, before: literal.written, after: text)]
  }

  /// The edit that puts `written` in the place of the length that `definition` gives.
  func edits(
    of definition: Definition, toWrite written: String
  ) throws(EditRefusal) -> [ValueEdit] {
    guard let offset = lines.offset(definition.location) else { throw .notFound }
    let bytes = text.utf8
    var range = try valueRange(of: definition, at: offset)
    while let first = bytes[range].first, StartTagBytes.isSpace(first) {
      range = (range.lowerBound + 1)..<range.upperBound
    }
    while let last = bytes[range].last, StartTagBytes.isSpace(last) {
      range = range.lowerBound..<(range.upperBound - 1)
    }
    let before = String(decoding: text.utf8[range], as: UTF8.self)
    guard LengthText(before) != nil, before == definition.value.trimmed else {
      throw EditRefusal("'\(before)' is no plain length")
    }
    return [ValueEdit(range, in: lines, before: before, after: written)]
  }

  /// The bytes of the definition's value.
  private func valueRange(
    of definition: Definition, at offset: Int
  ) throws(EditRefusal) -> Range<Int> {
    if let attribute = attributes[offset] { return try range(of: attribute, holding: definition) }
    if let element = elements[offset] { return try range(in: element, holding: definition) }
    return try declarationRange(of: definition, at: offset)
  }

  /// The value of an attribute as it is written, which must be the definition's.
  private func range(
    of attribute: XMLAttribute, holding definition: Definition
  ) throws(EditRefusal) -> Range<Int> {
    guard let range = attribute.valueRange else { throw .notFound }
    try checkWritten(range, as: definition)
    return range
  }

  /// The one attribute or text of `element` that holds the definition's value.
  private func range(
    in element: XMLElement, holding definition: Definition
  ) throws(EditRefusal) -> Range<Int> {
    let holders = element.attributes.filter {
      $0.valueRange != nil && $0.value.trimmed == definition.value.trimmed
    }
    let name = definition.name.split(separator: ":").last ?? ""
    let named = holders.filter { $0.localName == name }
    if let attribute = named.first, named.count == 1 {
      return try range(of: attribute, holding: definition)
    }
    let content = contentRange(of: element, holding: definition)
    if let content, holders.isEmpty { return content }
    guard let attribute = holders.first, holders.count == 1, content == nil else {
      if element.textContent.trimmed == definition.value.trimmed { throw .reference }
      throw .notFound
    }
    return try range(of: attribute, holding: definition)
  }

  /// The only text inside `element`, if it is the definition's value as it stands.
  private func contentRange(
    of element: XMLElement, holding definition: Definition
  ) -> Range<Int>? {
    var texts: [XMLText] = []
    for case .text(let text) in element.children where !text.content.trimmed.isEmpty {
      texts.append(text)
    }
    guard let content = texts.first, texts.count == 1 else { return nil }
    var start = content.location.byteOffset
    while start < text.utf8.count, StartTagBytes.isSpace(text.utf8[start]) { start += 1 }
    let opening = Array("<![CDATA[".utf8)
    if text.utf8[start...].starts(with: opening) { start += opening.count }
    let value = Array(definition.value.trimmed.utf8)
    while start < text.utf8.count, StartTagBytes.isSpace(text.utf8[start]) { start += 1 }
    let end = start + value.count
    guard end <= text.utf8.count, text.utf8[start..<end].elementsEqual(value) else { return nil }
    let next = text.utf8[end...].first { !StartTagBytes.isSpace($0) }
    guard next == UInt8(ascii: "<") || next == UInt8(ascii: "]") else { return nil }
    return start..<end
  }

  /// The value of the declaration of CSS at `offset`, up to what ends it.
  private func declarationRange(
    of definition: Definition, at offset: Int
  ) throws(EditRefusal) -> Range<Int> {
    let bytes = text.utf8
    guard !definition.value.isEmpty,
      let colon = bytes[offset...].firstIndex(of: UInt8(ascii: ":"))
    else { throw .notFound }
    let property = String(decoding: bytes[offset..<colon], as: UTF8.self).trimmed
    let name = definition.name.split { $0.isWhitespace || $0 == "{" || $0 == "}" }.last ?? ""
    guard property.lowercased() == name.lowercased() else { throw .notFound }
    var start = colon + 1
    while start < bytes.count, StartTagBytes.isSpace(bytes[start]) { start += 1 }
    let end = start + definition.value.utf8.count
    guard end < bytes.count, bytes[start..<end].elementsEqual(definition.value.utf8) else {
      throw .notFound
    }
    return start..<end
  }

  private func checkWritten(
    _ range: Range<Int>, as definition: Definition
  ) throws(EditRefusal) {
    let written = String(decoding: text.utf8[range], as: UTF8.self)
    if written.trimmed != definition.value.trimmed {
      throw written.contains("&") ? .reference : .notFound
    }
  }

  /// The edits of the attributes that hold the components of a colour.
  private func componentEdits(
    of element: XMLElement, _ notation: LiteralComponents, _ definition: Definition,
    to color: Color
  ) throws(EditRefusal) -> [ValueEdit] {
    let isNamed = ["name", "systemColor", "cocoaTouchSystemColor"].contains {
      element.attribute($0) != nil
    }
    if isNamed {
      throw EditRefusal("'\(definition.value)' is no colour that the file writes itself")
    }
    var edits: [ValueEdit] = []
    for (component, number) in zip(notation.components, notation.numbers(of: color)) {
      guard let attribute = element.attributeNode(component.channel.rawValue),
        let range = attribute.valueRange, Double(attribute.value) != nil
      else { throw .notFound }
      let written = String(decoding: text.utf8[range], as: UTF8.self)
      guard written == attribute.value else { throw .reference }
      if Double(written) != Double(number) {
        edits.append(ValueEdit(range, in: lines, before: written, after: number))
      }
    }
    return edits
  }

  /// Throws if `result` is read differently in anything but the values that `edits` change.
  func check(_ result: [UInt8], after edits: [ValueEdit]) throws(EditRefusal) {
    let options = XMLParsingOptions(entities: .expandInternal)
    guard let changed = try? XMLDocument.parse(result, options: options),
      differences(with: changed, edits)
    else { throw EditRefusal("more than the value would change") }
  }

  /// Whether both documents have the same nodes, and differ only in as many values as are edited.
  private func differences(with changed: XMLDocument, _ edits: [ValueEdit]) -> Bool {
    let old = document.values
    let new = changed.values
    guard old.count == new.count else { return false }
    var count = 0
    for (first, second) in zip(old, new) where first != second {
      guard first.name == second.name else { return false }
      count += 1
    }
    // A style sheet or a style attribute may hold several.
    return count <= edits.count && (count > 0 || edits.isEmpty)
  }
}

extension XMLDocument {
  /// Every element, in the order of the file.
  fileprivate var elements: [XMLElement] { [root] + root.descendants }

  /// An attribute or a text with what it is called; elements count as well.
  fileprivate struct Value: Equatable {
    var name: String
    var text: String
  }

  fileprivate var values: [Value] {
    var values: [Value] = []
    for element in elements {
      values.append(Value(name: "<" + element.name.qualifiedName, text: ""))
      for attribute in element.attributes {
        values.append(Value(name: attribute.name.qualifiedName, text: attribute.value))
      }
      for child in element.children {
        switch child {
        case .text(let text): values.append(Value(name: "", text: text.content))
        case .comment(let comment): values.append(Value(name: "<!", text: comment.content))
        case .element: continue
        }
      }
    }
    return values
  }
}

/// White space of XML.
private enum StartTagBytes {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension StringProtocol {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
