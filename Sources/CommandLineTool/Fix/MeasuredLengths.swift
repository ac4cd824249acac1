internal import Audit
internal import SceneModel

/// The places that use named lengths for the extents of targets, which a second audit measures.
struct MeasuredLengths {
  private struct Use: Hashable {
    var path: String
    var line: Int
    var name: String
  }

  private var uses: Set<Use> = []
  /// The names of literals that others refer to.
  private var names: [SourceLocation: String] = [:]

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
      uses.insert(Use(path: use.location.path, line: use.location.line, name: definition.name))
      names[definition.location] = definition.name
    }
  }

  /// What others call the length that `definition` gives, `nil` if nobody refers to it.
  func name(of definition: Definition) -> String? { names[definition.location] }

  /// Whether the use of the length `name` at a line is one of a target's.
  func holds(path: String, line: Int, name: String) -> Bool {
    uses.contains(Use(path: path, line: line, name: name))
  }
}

/// Names in the bytes of XML files.
enum TextSearch {
  /// The lines, from 1, on which an attribute or a text is `name` and nothing else.
  ///
  /// Where a token is defined, its name stands in an attribute `name`, which does not count.
  static func lines(of bytes: [UInt8], naming name: String, isQuoted: Bool) -> [Int] {
    let word = Array(name.utf8)
    guard let first = word.first, bytes.count >= word.count else { return [] }
    var lines: [Int] = []
    var line = 1
    for index in bytes.indices {
      if bytes[index] == 0x0A { line += 1 }
      guard bytes[index] == first, bytes[index...].starts(with: word) else { continue }
      let before = bytes[..<index].suffix(6)
      let after = index + word.count < bytes.count ? bytes[index + word.count] : 0
      if isNamePart(after) { continue }
      guard let last = before.last, !isNamePart(last) else { continue }
      if isQuoted, last != UInt8(ascii: "\"") && last != UInt8(ascii: "'") { continue }
      if before.dropLast().elementsEqual("name=".utf8) { continue }
      if lines.last != line { lines.append(line) }
    }
    return lines
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    case 0x80...: true
    default: false
    }
  }
}
