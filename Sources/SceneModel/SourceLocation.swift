/// A place in an input file.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The file's path relative to the project root, with `/`.
  public var path: String
  /// Line, counted from 1.
  public var line: Int
  /// Column in Unicode code points, counted from 1.
  public var column: Int

  /// A place from its coordinates.
  public init(path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders by path, line and column.
  public static func < (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.path, first.line, first.column) < (second.path, second.line, second.column)
  }
}
