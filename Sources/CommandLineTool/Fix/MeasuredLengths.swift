internal import Audit
internal import SceneModel

/// The places that use named lengths for the extents of targets, which a second audit measures.
struct MeasuredLengths {
  /// A line that refers to a length, with how it does.
  struct Use: Hashable {
    var path: String
    var line: Int
    /// As it is written: `@dimen/side`, `?attr/side`, `side`, `$side`.
    var reference: String
  }

  private var uses: Set<Use> = []
  /// What others write for the length at a place.
  private var references: [SourceLocation: Set<String>] = [:]

  /// The lengths that the controls of `sources` follow.
  init(_ sources: [AuditedSource]) {
    for rendition in sources.lazy.flatMap(\.controls).flatMap(\.control.renditions) {
      for lever in [rendition.sizeLevers.width, rendition.sizeLevers.height] {
        add(lever?.provenance.definitions ?? [])
      }
    }
  }

  private mutating func add(_ chain: [Definition]) {
    for (use, definition) in zip(chain, chain.dropFirst()) {
      let reference = use.value
      uses.insert(Use(path: use.location.path, line: use.location.line, reference: reference))
      references[definition.location, default: []].insert(reference)
    }
  }

  /// Everything that is written for a length somewhere.
  var allReferences: Set<String> { references.values.reduce(into: []) { $0.formUnion($1) } }

  /// What others write for the length that `definition` gives; empty if nobody refers to it.
  func references(to definition: Definition) -> Set<String> {
    references[definition.location] ?? []
  }

  /// Whether a use is one of a target's.
  func holds(_ use: Use) -> Bool { uses.contains(use) }
}

/// Where the values of XML files are certain references and nothing else.
struct ReferenceIndex {
  private var uses: [String: [MeasuredLengths.Use]] = [:]
  /// The references by their first byte.
  private let wanted: [UInt8: [(bytes: [UInt8], text: String)]]

  /// An index of `references`.
  init(_ references: Set<String>) {
    wanted = Dictionary(
      grouping: references.map { (bytes: Array($0.utf8), text: $0) }, by: { $0.bytes.first ?? 0 })
  }

  /// The uses of `reference` in the files that were added, in their order.
  subscript(_ reference: String) -> [MeasuredLengths.Use] { uses[reference] ?? [] }

  /// Adds the uses in `bytes`, those of the file at `path`.
  mutating func add(_ bytes: [UInt8], at path: String) {
    var line = 1
    var start: Int?
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0
      if Self.isNamePart(byte) {
        if start == nil { start = index }
        continue
      }
      if let first = start { add(bytes, first..<index, line, path) }
      start = nil
      if byte == 0x0A { line += 1 }
    }
  }

  private mutating func add(
    _ bytes: [UInt8], _ range: Range<Int>, _ line: Int, _ path: String
  ) {
    guard let candidates = wanted[bytes[range.lowerBound]] else { return }
    for (word, text) in candidates
    where word.count == range.count && bytes[range].elementsEqual(word) {
      // A plain word counts as a value only, and not where it gives what it names its name.
      if let first = word.first, Self.isLetter(first) {
        let before = bytes[..<range.lowerBound].suffix(11)
        guard let quote = before.last, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          !["name=", "parameter="].contains(where: { before.dropLast().ends(with: $0.utf8) })
        else { continue }
      }
      uses[text, default: []].append(
        MeasuredLengths.Use(path: path, line: line, reference: text))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte)
      || "_@?$*+".utf8.contains(byte)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last bytes are those of `text`.
  fileprivate func ends(with text: String.UTF8View) -> Bool {
    suffix(text.count).elementsEqual(text)
  }
}
