/// An XML document as a tree of values.
///
/// The parse is done by libxml2; nothing is ever loaded from elsewhere.
public struct XMLDocument: Sendable {
  private let tree: XMLTree
  /// The path that was passed to ``parse(_:path:options:)``.
  public let path: String
  /// The encoding of the file.
  public let encoding: XMLEncoding
  /// The root element.
  public let root: XMLElement
  /// Mistakes that did not keep the document from loading, at most a hundred.
  public let warnings: [XMLWarning]

  /// Parses a file.
  ///
  /// UTF-8, UTF-16, ISO-8859-1 and windows-1252 are read. `path` is for messages only. Throws an
  /// ``XMLParserError`` with line and column for anything that is not well-formed or over a limit.
  /// Prefixes without a declaration load, with a warning; `xlink` then has its usual namespace.
  public static func parse(
    _ bytes: [UInt8], path: String = "", options: XMLParsingOptions = XMLParsingOptions()
  ) throws(XMLParserError) -> XMLDocument {
    let source: SourceText
    do {
      source = try SourceText(bytes, maximumByteCount: options.limits.maximumByteCount)
    } catch {
      throw XMLParserError(
        error, path: path, location: XMLLocation(line: 1, column: 1, byteOffset: 0))
    }
    do {
      try source.check(options.limits)
      let result = try LibXMLParser.parse(source, options: options)
      return try XMLDocument(result.tree, result.warnings, path, source)
    } catch {
      var cursor = SourceCursor(start: source.start)
      throw XMLParserError(
        error, path: path, location: cursor.advance(to: error.offset, in: source.bytes))
    }
  }

  private init(
    _ tree: XMLTree, _ warnings: [XMLWarning], _ path: String, _ source: SourceText
  ) throws(SourceText.Problem) {
    guard let root = tree.nodes.firstIndex(where: \.isElement) else {
      throw SourceText.Problem(
        kind: .unexpectedEnd, offset: source.bytes.count, message: "the file has no element")
    }
    self.tree = tree
    self.path = path
    self.warnings = warnings
    encoding = source.encoding
    self.root = XMLElement(tree: tree, index: root)
  }

  /// Every comment of the document, in its order.
  public var comments: [XMLComment] {
    tree.nodes.indices.lazy.filter { tree.nodes[$0].name == XMLTree.Node.comment }
      .map { XMLComment(tree: tree, index: $0) }
  }

  /// The root element and the comments around it.
  public var children: some Sequence<XMLNode> & Sendable {
    XMLChildren(tree: tree, parent: 0)
  }
}

extension XMLParserError {
  init(_ problem: SourceText.Problem, path: String, location: XMLLocation) {
    self.init(kind: problem.kind, path: path, location: location, message: problem.message)
  }
}
