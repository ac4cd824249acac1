/// A place in the text of an XML file.
public struct XMLLocation: Sendable, Hashable {
  /// The line, from 1; LF, CR LF and a lone CR each end one.
  public let line: Int
  /// The column, from 1, in Unicode code points.
  public let column: Int
  /// The distance from the first byte of the file, in bytes.
  ///
  /// For a file that is not UTF-8 it counts in the UTF-8 form of the text, without a byte order
  /// mark; see ``XMLDocument/encoding``.
  public let byteOffset: Int

  /// Creates a place from its line, column and offset.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }
}
