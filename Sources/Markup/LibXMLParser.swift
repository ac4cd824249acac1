internal import CLibXML2

/// Drives libxml2's SAX2 interface and hands what it reports to an ``XMLTreeBuilder``.
///
/// No libxml2 document is built, apart from the entity declarations. Memory safety rests on this:
/// the parser context and this object outlive the one call of `xmlCtxtReadIO`, callbacks happen
/// only inside that call, and nothing that libxml2 owns is kept after a callback returns, except
/// addresses of interned names, which are compared and never read again.
@safe final class LibXMLParser {
  let source: SourceText
  let options: XMLParsingOptions
  let context: xmlParserCtxtPtr
  var builder: XMLTreeBuilder
  var entities = EntityTable()
  var expandedByteCount = 0
  var attributeDeclarationCount = 0
  /// The offset of the document type declaration.
  var subsetStart: Int?
  /// The addresses of interned strings.
  var internedAddresses: Set<UInt> = []
  /// The entity declared last, until libxml2 has looked it up to store its source.
  var justDeclared: String?
  var warnedMessages: Set<String> = []
  var namespaceCounts: [Int] = []
  var namespacesInScope = 0
  private var nextRead = 0
  var names: [NameAddress: UInt32] = [:]
  private(set) var failure: SourceText.Problem?

  /// The addresses of the interned parts of a name, which identify it during one parse.
  struct NameAddress: Hashable {
    var localName: UInt
    var prefix: UInt
    var namespaceURI: UInt
  }

  /// Sets libxml2 up, once, before any thread uses it.
  static let prepare: Void = xmlInitParser()

  /// Parses `source`; `failure` is the first mistake.
  static func parse(
    _ source: SourceText, options: XMLParsingOptions
  ) throws(SourceText.Problem) -> (tree: XMLTree, warnings: [XMLWarning]) {
    _ = prepare
    guard let context = unsafe xmlNewParserCtxt() else {
      throw SourceText.Problem(kind: .tooLarge, offset: 0, message: "there is not enough memory")
    }
    defer { unsafe xmlFreeParserCtxt(context) }
    let parser = unsafe LibXMLParser(source, options, context)
    try parser.run()
    return (parser.builder.finish(), parser.builder.warnings)
  }

  private init(
    _ source: SourceText, _ options: XMLParsingOptions, _ context: xmlParserCtxtPtr
  ) {
    self.source = source
    self.options = options
    unsafe self.context = unsafe context
    builder = XMLTreeBuilder(source: source, limits: options.limits)
  }

  private func run() throws(SourceText.Problem) {
    unsafe installCallbacks(context.pointee.sax)
    unsafe context.pointee.userData = unsafe Unmanaged.passUnretained(self).toOpaque()
    let flags =
      XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue
    let document = unsafe xmlCtxtReadIO(
      context,
      { unsafe LibXMLParser.of($0).read(into: $1, capacity: $2) }, nil,
      Unmanaged.passUnretained(self).toOpaque(), nil, nil, Int32(bitPattern: flags))
    if let document = unsafe document { unsafe xmlFreeDoc(document) }
    if let failure { throw failure }
    guard unsafe context.pointee.wellFormed == 1 else {
      throw SourceText.Problem(
        kind: .malformed, offset: source.bytes.count, message: "this is not well-formed XML")
    }
  }

  /// The parser that a callback's user data stands for.
  static func of(_ userData: UnsafeMutableRawPointer?) -> LibXMLParser {
    guard let userData = unsafe userData else {
      preconditionFailure("libxml2 passes the user data that run() has set")
    }
    return unsafe Unmanaged<LibXMLParser>.fromOpaque(userData).takeUnretainedValue()
  }

  private func read(into buffer: UnsafeMutablePointer<CChar>?, capacity: Int32) -> Int32 {
    checkSubsetSize()
    guard failure == nil, let buffer = unsafe buffer else { return 0 }
    let count = min(Int(capacity), source.bytes.count - nextRead)
    unsafe source.bytes.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: buffer, count: count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[nextRead..<(nextRead + count)]))
    }
    nextRead += count
    return Int32(count)
  }

  private func checkSubsetSize() {
    let limit = options.limits.maximumSubsetByteCount
    guard let subsetStart, unsafe context.pointee.inSubset != 0, nextRead - subsetStart > limit
    else { return }
    fail(
      SourceText.Problem(
        kind: .tooMany, offset: subsetStart,
        message: "this document type declaration takes more than \(limit) bytes, which is the limit"
      ))
  }

  /// The offset in the source that libxml2 has reached.
  ///
  /// The lowest input is the file; entities being replaced lie above it or have a context of their
  /// own.
  var offset: Int {
    guard unsafe context.pointee.inputNr > 0, let input = unsafe context.pointee.inputTab[0],
      let base = unsafe input.pointee.base, let current = unsafe input.pointee.cur
    else { return source.bytes.count }
    return unsafe min(Int(input.pointee.consumed) + (current - base), source.bytes.count)
  }

  /// Notes the failure; libxml2 stops by itself because the file seems to end.
  ///
  /// `xmlStopParser` is no alternative: it frees the input, to which libxml2 still holds pointers
  /// while it reports an error or reads.
  func fail(_ problem: SourceText.Problem) {
    failure = failure ?? problem
  }

  /// Runs `body` unless the parse has failed already; its error is the failure.
  func attempt(_ body: () throws(SourceText.Problem) -> Void) {
    guard failure == nil else { return }
    do {
      try body()
    } catch {
      fail(error)
    }
  }
}
