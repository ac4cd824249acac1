internal import CLibXML2

/// A RELAX NG schema in XML syntax.
///
/// The compiled form belongs to one call of ``validate(_:path:)``, because libxml2 does not promise
/// that threads may share it.
public struct RelaxNGSchema: Sendable {
  private let bytes: [UInt8]

  /// The depth of elements in documents to validate; libxml2 recurses for each level.
  public static let maximumDepth = 128

  /// Reads a schema, which must come from the program itself, and checks that it compiles.
  public init(bytes: [UInt8], path: String = "") throws(XMLParserError) {
    // What libxml2 says about a schema that is no XML would go to standard error.
    _ = try XMLDocument.parse(bytes, path: path)
    self.bytes = bytes
    let log = RelaxNGLog()
    let compiled = unsafe Self.compile(bytes, log)
    unsafe xmlRelaxNGFree(compiled)
    guard unsafe compiled == nil else { return }
    let first = log.violations.first
    throw XMLParserError(
      kind: .invalidSchema, path: path,
      location: XMLLocation(line: max(first?.line ?? 1, 1), column: 1, byteOffset: 0),
      message: "the schema cannot be compiled: \(first?.message ?? "unknown cause")")
  }

  /// The violations in a document, none if it is valid.
  ///
  /// Throws if the document cannot be parsed; a document type declaration is not accepted.
  public func validate(
    _ document: [UInt8], path: String = ""
  ) throws(XMLParserError) -> [RelaxNGViolation] {
    var options = XMLParsingOptions(entities: .refuse)
    options.limits.maximumDepth = Self.maximumDepth
    // The second parse below then meets only what the first one has accepted.
    _ = try XMLDocument.parse(document, path: path, options: options)
    let log = RelaxNGLog()
    guard let schema = unsafe Self.compile(bytes, log) else { return log.violations }
    defer { unsafe xmlRelaxNGFree(schema) }
    guard let tree = unsafe Self.parse(document) else {
      return [RelaxNGViolation(line: 0, message: "libxml2 cannot parse the document")]
    }
    defer { unsafe xmlFreeDoc(tree) }
    guard let validation = unsafe xmlRelaxNGNewValidCtxt(schema) else {
      return [RelaxNGViolation(line: 0, message: "there is not enough memory")]
    }
    defer { unsafe xmlRelaxNGFreeValidCtxt(validation) }
    unsafe xmlRelaxNGSetValidStructuredErrors(
      validation, RelaxNGLog.callback, Unmanaged.passUnretained(log).toOpaque())
    let result = unsafe xmlRelaxNGValidateDoc(validation, tree)
    // An answer without a reason must not look like a valid document.
    guard result != 0, log.violations.isEmpty else { return log.violations }
    return [RelaxNGViolation(line: 0, message: "the document does not follow the schema")]
  }

  /// The compiled schema, which the caller frees; `nil` if it is wrong, with the reasons in `log`.
  private static func compile(_ bytes: [UInt8], _ log: RelaxNGLog) -> xmlRelaxNGPtr? {
    _ = LibXMLParser.prepare
    _ = prepare
    return unsafe bytes.withUnsafeBytes { buffer in
      // The buffer outlives the context, which is freed before the closure ends.
      guard
        let context = unsafe xmlRelaxNGNewMemParserCtxt(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count))
      else { return nil }
      defer { unsafe xmlRelaxNGFreeParserCtxt(context) }
      unsafe xmlRelaxNGSetParserStructuredErrors(
        context, RelaxNGLog.callback, Unmanaged.passUnretained(log).toOpaque())
      return unsafe xmlRelaxNGParse(context)
    }
  }

  /// The document as libxml2's tree, which the caller frees.
  private static func parse(_ bytes: [UInt8]) -> xmlDocPtr? {
    let flags =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_HUGE.rawValue | XML_PARSE_BIG_LINES.rawValue
    return unsafe bytes.withUnsafeBytes { buffer in
      unsafe xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count),
        nil, nil, Int32(bitPattern: flags))
    }
  }

  /// Fills libxml2's tables of data types, once, because it does so without a lock.
  private static let prepare: Void = {
    xmlRelaxNGInitTypes()
    xmlSchemaInitTypes()
  }()
}
