import SceneModel

/// What the name of a layer or file says about a control.
///
/// Names come from design tools and people: `Button/Primary, State=Hover, Size=Large`,
/// `btn-primary--disabled`, `checkBoxSelectedFocused_dark`. Words count only as whole words.
struct LayerName {
  /// The kind of control, `nil` if the name speaks of none.
  private(set) var role: Role?
  /// Whether the word for the kind of control has other meanings too.
  private(set) var isAmbiguous = false
  /// The state; normal if none is named.
  private(set) var state = ControlState.normal
  /// Whether the name has a word for a state, be it the normal one.
  private(set) var namesState = false
  /// The appearance, `nil` if none is named.
  private(set) var appearance: Appearance?
  /// The name without its words for states and appearances: equal for all of a control's states.
  private(set) var key = ""
  /// The name without any properties of variants: equal for all variants of a component.
  private(set) var set = ""
  /// Whether the name has properties of a component's variant, such as `Size=Large`.
  private(set) var hasProperties = false
  /// Whether nothing but properties is named, as in a component's variants (`State=Hover`).
  var isOnlyProperties: Bool { self.set.isEmpty }

  /// Reads `name`; of a file, the name without folder and extension.
  init(_ name: String) {
    let name = Self.unescaped(name)
    let bytes = Array(name.utf8)
    let (body, duplicate) = Self.splitDuplicate(bytes)
    var kept: [(text: String, isProperty: Bool, separator: String)] = []
    for segment in Self.segments(of: bytes, in: body) {
      let reading = read(segment, bytes)
      if !reading.text.isEmpty {
        kept.append((reading.text, reading.isProperty, kept.isEmpty ? "" : segment.separator))
      }
    }
    key = kept.map { $0.separator + $0.text }.joined() + duplicate
    set = kept.first { !$0.isProperty }.map(\.text) ?? ""
    let roleSegments = kept.filter { !$0.isProperty }
    if roleSegments.count > 1, let last = roleSegments.last,
      NameVocabulary.parts.contains(last.text.lowercased())
    {
      role = nil
    }
  }

  /// A piece of a name between slashes, commas or double hyphens.
  private struct Segment {
    var range: Range<Int>
    var separator: String
  }

  private mutating func read(
    _ segment: Segment, _ bytes: [UInt8]
  ) -> (text: String, isProperty: Bool) {
    let range = segment.range
    if let equals = bytes[range].firstIndex(of: UInt8(ascii: "=")) {
      hasProperties = true
      let names = NameWord.words(in: bytes, range: range.lowerBound..<equals)
      let values = NameWord.words(in: bytes, range: (equals + 1)..<range.upperBound)
      let isConsumed = readProperty(names.map(\.text), values.map(\.text))
      return (isConsumed ? "" : Self.trimmed(bytes, range), true)
    }
    let words = NameWord.words(in: bytes, range: range)
    let head = Self.headIndex(of: words)
    var removed: [Range<Int>] = []
    for (index, word) in words.enumerated() where consume(word, at: index, of: words, head: head) {
      removed.append(word.range)
    }
    if role == nil, let head, let found = NameVocabulary.roles[words[head].text] {
      role = found
      isAmbiguous = NameVocabulary.ambiguous.contains(words[head].text)
    }
    return (Self.text(bytes, range, without: removed), false)
  }

  /// Reads `name=value`; `false` if it is about something else, such as a size.
  private mutating func readProperty(_ names: [String], _ values: [String]) -> Bool {
    guard let name = names.last(where: { $0.first?.isNumber == false }), !values.isEmpty
    else { return false }
    if let flag = NameVocabulary.states[name], !flag.isEmpty, values.count == 1 {
      switch values[0] {
      case "true", "yes", "on": state.formUnion(flag)
      case "false", "no", "off": break
      default: return false
      }
      namesState = true
      return true
    }
    if NameVocabulary.appearanceProperties.contains(name), values.count == 1,
      let found = NameVocabulary.appearances[values[0]]
    {
      appearance = found
      return true
    }
    guard
      NameVocabulary.stateProperties.contains(name)
        || NameVocabulary.genericProperties.contains(name)
    else { return false }
    let flags = values.compactMap { NameVocabulary.states[$0] }
    guard flags.count == values.count else { return false }
    for flag in flags { state.formUnion(flag) }
    namesState = true
    return true
  }

  /// Takes a word for a state or appearance out of the name; `false` if it belongs to the name.
  private mutating func consume(
    _ word: NameWord, at index: Int, of words: [NameWord], head: Int?
  ) -> Bool {
    if let flag = NameVocabulary.states[word.text] {
      // Before the noun only clear adjectives count: `disabled button`, but not `default button`.
      let isSuffix = head.map { index > $0 } ?? (role != nil || words.count == 1)
      let isAdjective = head != nil && word.text.hasSuffix("ed") && !flag.isEmpty
      guard isSuffix || isAdjective else { return false }
      state.formUnion(flag)
      namesState = true
      return true
    }
    guard let found = NameVocabulary.appearances[word.text] else { return false }
    let isAtEdge = index == 0 || index == words.count - 1 || head.map { index > $0 } ?? false
    guard isAtEdge else { return false }
    appearance = found
    return true
  }

  /// The index of the noun that the name is about, if it is a kind of control.
  ///
  /// In English the last word of a compound is what it is: a `tab bar` is a bar, a `close button`
  /// is a button. States, appearances, sizes and other adjectives may follow it.
  private static func headIndex(of words: [NameWord]) -> Int? {
    for index in words.indices.reversed() {
      let text = words[index].text
      if NameVocabulary.roles[text] != nil { return index }
      let isFollower =
        NameVocabulary.states[text] != nil || NameVocabulary.appearances[text] != nil
        || NameVocabulary.qualifiers.contains(text) || text.first?.isNumber == true
      guard isFollower else { return nil }
    }
    return nil
  }

  /// Splits off the number that tools append to the name of a copy: `Button_2`, `Tab-3`.
  private static func splitDuplicate(_ bytes: [UInt8]) -> (body: Range<Int>, duplicate: String) {
    var start = bytes.count
    while start > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start - 1]) {
      start -= 1
    }
    let hasSeparator =
      start > 1 && (bytes[start - 1] == UInt8(ascii: "_") || bytes[start - 1] == UInt8(ascii: "-"))
    guard start < bytes.count, hasSeparator, bytes.count - start <= 3 else {
      return (0..<bytes.count, "")
    }
    return (0..<(start - 1), String(decoding: bytes[(start - 1)...], as: UTF8.self))
  }

  private static func segments(of bytes: [UInt8], in body: Range<Int>) -> [Segment] {
    var segments: [Segment] = []
    var start = body.lowerBound
    var separator = ""
    var index = body.lowerBound
    while index < body.upperBound {
      var length = 0
      var next = ""
      if bytes[index] == UInt8(ascii: "/") { (length, next) = (1, "/") }
      if bytes[index] == UInt8(ascii: ",") { (length, next) = (1, ", ") }
      if bytes[index] == UInt8(ascii: "-"), index + 1 < body.upperBound,
        bytes[index + 1] == UInt8(ascii: "-")
      {
        (length, next) = (2, "--")
      }
      guard length > 0 else {
        index += 1
        continue
      }
      segments.append(Segment(range: start..<index, separator: separator))
      index += length
      (start, separator) = (index, next)
    }
    segments.append(Segment(range: start..<body.upperBound, separator: separator))
    return segments
  }

  /// Decodes Illustrator's escapes in ids: `_x5F_` stands for an underscore.
  private static func unescaped(_ name: String) -> String {
    guard name.contains("_x") else { return name }
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + 4 < bytes.count, bytes[index] == UInt8(ascii: "_"),
        bytes[index + 1] == UInt8(ascii: "x"), bytes[index + 4] == UInt8(ascii: "_"),
        let value = UInt8(
          String(decoding: bytes[(index + 2)...(index + 3)], as: UTF8.self), radix: 16),
        (0x20..<0x7F).contains(value)
      {
        result.append(value)
        index += 5
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func text(
    _ bytes: [UInt8], _ range: Range<Int>, without removed: [Range<Int>]
  ) -> String {
    var pieces: [[UInt8]] = []
    var start = range.lowerBound
    for gap in removed + [range.upperBound..<range.upperBound] {
      pieces.append(trimmed(bytes[start..<gap.lowerBound]))
      start = gap.upperBound
    }
    let kept = pieces.filter { !$0.isEmpty }
    // What is left of a camel-cased name needs no separator; elsewhere a space is one.
    return kept.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: trimmed(bytes[range]), as: UTF8.self)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let separators = Array(" -_.:".utf8)
    let isKept = { (byte: UInt8) in !separators.contains(byte) }
    guard let first = bytes.firstIndex(where: isKept), let last = bytes.lastIndex(where: isKept)
    else { return [] }
    return Array(bytes[first...last])
  }
}
