import SceneModel

/// Finds the comments `a11yaudit:ignore` of a Swift file.
///
/// One behind code is for that line, one on a line of its own for the next line with code; where a
/// declaration starts on that line, for all of it.
enum CommentRemarks {
  /// The suppressions of `source`; a file without the word is not looked through.
  static func suppressions(in source: Source) -> [Suppression] {
    guard SuppressionRemark.mayOccur(in: source.bytes) else { return [] }
    let lines = LineTable(source.bytes)
    func location(_ offset: Int) -> SourceLocation {
      let (line, column) = lines.position(of: offset, in: source.bytes)
      return SourceLocation(path: source.path, line: line, column: column)
    }
    let starts = CodeLines(source.bytes)
    var declarations: [Int: Declaration] = [:]
    for declaration in DeclarationIndex(source.bytes).declarations {
      let line = location(declaration.range.lowerBound).line
      if declarations[line] == nil { declarations[line] = declaration }
    }
    return starts.comments.compactMap { comment in
      let text = String(decoding: source.bytes[comment.text], as: UTF8.self)
      guard
        var suppression = SuppressionRemark.suppression(in: text, at: location(comment.start))
      else { return nil }
      guard let code = comment.isBehindCode ? comment.lineCode : starts.code(after: comment.end)
      else {
        suppression.problem =
          suppression.problem ?? "no code follows; write it before or behind what it is about"
        return suppression
      }
      let first = location(code)
      let end = declarations[first.line].map { location($0.range.upperBound) }
      let nextLine = SourceLocation(path: source.path, line: first.line + 1)
      let start = SourceLocation(path: source.path, line: first.line)
      suppression.extent = start..<max(end ?? nextLine, nextLine)
      return suppression
    }
  }
}

/// The comments of a file and where code stands between them.
private struct CodeLines {
  struct Comment {
    /// Offset of the comment's first byte, and of the one behind it.
    var start: Int
    var end: Int
    /// What stands between the marks.
    var text: Range<Int>
    /// Offset of the first code on the comment's line.
    var lineCode: Int?
    /// Whether code stands before it on its line.
    var isBehindCode: Bool { lineCode != nil }
  }

  private(set) var comments: [Comment] = []
  /// Offsets of the first code of each line that has some, in order.
  private var code: [Int] = []

  init(_ bytes: [UInt8]) {
    var cursor = ByteCursor(bytes)
    var lineCode: Int?
    while !cursor.isAtEnd {
      switch cursor.current {
      case 0x0A:
        lineCode = nil
        cursor.position += 1
      case 0x20, 0x09, 0x0D: cursor.position += 1
      case 0x2F where cursor.byte(at: 1) == 0x2F || cursor.byte(at: 1) == 0x2A:
        comments.append(Self.comment(at: &cursor, lineCode))
        // A comment over several lines ends on a line without code so far.
        if let last = comments.last, bytes[last.start..<last.end].contains(0x0A) { lineCode = nil }
      default:
        if lineCode == nil {
          lineCode = cursor.position
          code.append(cursor.position)
        }
        Self.skipCode(at: &cursor)
      }
    }
  }

  /// Offset of the first code at or after `offset`.
  func code(after offset: Int) -> Int? {
    var low = 0
    var high = code.count
    while low < high {
      let middle = (low + high) / 2
      if code[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < code.count ? code[low] : nil
  }

  /// Skips a string or a word, but only the opening mark of a bracket.
  private static func skipCode(at cursor: inout ByteCursor) {
    switch cursor.current {
    case 0x28, 0x5B, 0x7B: cursor.position += 1
    default: cursor.skipToken()
    }
  }

  private static func comment(at cursor: inout ByteCursor, _ lineCode: Int?) -> Comment {
    let start = cursor.position
    let isBlock = cursor.byte(at: 1) == 0x2A
    if isBlock {
      cursor.skipBlockComment()
    } else {
      while !cursor.isAtEnd, cursor.current != 0x0A { cursor.position += 1 }
    }
    var text = start..<cursor.position
    let marks: Set<UInt8> = isBlock ? [0x2F, 0x2A] : [0x2F]
    while let first = text.first, marks.contains(cursor.bytes[first]) {
      text = text.dropFirst()
    }
    while isBlock, let last = text.last, marks.contains(cursor.bytes[last]) {
      text = text.dropLast()
    }
    return Comment(start: start, end: cursor.position, text: text, lineCode: lineCode)
  }
}
