/// The replacement of one written value, or of a part of it, in a file.
public struct ValueEdit: Hashable, Sendable {
  /// The bytes of the value in the file's text in UTF-8.
  public var range: Range<Int>
  /// The line that it starts on, from 1.
  public var line: Int
  /// Its column in code points, from 1.
  public var column: Int
  /// What is written there now.
  public var before: String
  /// What is to be written, in ASCII.
  public var after: String

  /// An edit of the bytes in `range` of the text of `lines`.
  init(_ range: Range<Int>, in lines: LineTable, before: String, after: String) {
    self.range = range
    (line, column) = lines.place(of: range.lowerBound)
    self.before = before
    self.after = after
  }
}

extension [ValueEdit] {
  /// The edits in the order of the file, each once; throws if two want the same bytes otherwise.
  func ordered() throws(EditRefusal) -> [ValueEdit] {
    var result: [ValueEdit] = []
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit != result.last
    {
      if let last = result.last, edit.range.lowerBound < last.range.upperBound {
        throw EditRefusal("two changes want the same place")
      }
      result.append(edit)
    }
    return result
  }
}
