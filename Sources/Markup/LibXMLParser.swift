internal import CLibXML2

/// Drives libxml2's SAX2 interface and hands what it reports to an ``XMLTreeBuilder``.
///
/// No libxml2 document is built, apart from the entity declarations. Memory safety rests on this:
/// the parser context and this object outlive the one call of `xmlCtxtReadIO`, callbacks happen
/// only inside that call, and nothing that libxml2 owns is kept after a callback returns, except
/// addresses of interned names, which are compared and never read again.
@safe final class LibXMLParser {
  private let source: SourceText
  private let options: XMLParsingOptions
  private let context: xmlParserCtxtPtr
  private var builder: XMLTreeBuilder
  private var entities = EntityTable()
  private var expandedByteCount = 0
  private var attributeDeclarationCount = 0
  private var namespaceCounts: [Int] = []
  private var namespacesInScope = 0
  private var nextRead = 0
  private var names: [NameAddress: UInt32] = [:]
  private var failure: SourceText.Problem?

  /// The addresses of the interned parts of a name, which identify it during one parse.
  private struct NameAddress: Hashable {
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
    return (parser.builder.tree(), parser.builder.warnings)
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
  private static func of(_ userData: UnsafeMutableRawPointer?) -> LibXMLParser {
    guard let userData = unsafe userData else {
      preconditionFailure("libxml2 passes the user data that run() has set")
    }
    return unsafe Unmanaged<LibXMLParser>.fromOpaque(userData).takeUnretainedValue()
  }

  private func read(into buffer: UnsafeMutablePointer<CChar>?, capacity: Int32) -> Int32 {
    guard failure == nil, let buffer = unsafe buffer else { return 0 }
    let count = min(Int(capacity), source.bytes.count - nextRead)
    unsafe source.bytes.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: buffer, count: count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[nextRead..<(nextRead + count)]))
    }
    nextRead += count
    return Int32(count)
  }

  /// The offset in the source that libxml2 has reached.
  ///
  /// The lowest input is the file; entities being replaced lie above it or have a context of their
  /// own.
  private var offset: Int {
    guard unsafe context.pointee.inputNr > 0, let input = unsafe context.pointee.inputTab[0],
      let base = unsafe input.pointee.base, let current = unsafe input.pointee.cur
    else { return source.bytes.count }
    return unsafe min(Int(input.pointee.consumed) + (current - base), source.bytes.count)
  }

  private func fail(_ problem: SourceText.Problem) {
    guard failure == nil else { return }
    failure = problem
    unsafe xmlStopParser(context)
  }

  /// Runs `body` unless the parse has failed already; its error is the failure.
  private func attempt(_ body: () throws(SourceText.Problem) -> Void) {
    guard failure == nil else { return }
    do {
      try body()
    } catch {
      fail(error)
    }
  }
}

// MARK: - Callbacks

extension LibXMLParser {
  private func installCallbacks(_ handler: UnsafeMutablePointer<xmlSAXHandler>) {
    unsafe handler.pointee.startElementNs = {
      unsafe LibXMLParser.of($0).startElement(
        localName: $1, prefix: $2, namespaceURI: $3, namespaceCount: $4, attributeCount: $6,
        attributes: $8)
    }
    unsafe handler.pointee.endElementNs = { userData, _, _, _ in
      unsafe LibXMLParser.of(userData).endElement()
    }
    unsafe handler.pointee.characters = { unsafe LibXMLParser.of($0).text($1, count: $2) }
    unsafe handler.pointee.ignorableWhitespace = unsafe handler.pointee.characters
    unsafe handler.pointee.cdataBlock = unsafe handler.pointee.characters
    unsafe handler.pointee.comment = { unsafe LibXMLParser.of($0).comment($1) }
    unsafe handler.pointee.processingInstruction = { userData, _, _ in
      unsafe LibXMLParser.of(userData).skipMarkup()
    }
    unsafe handler.pointee.serror = { unsafe LibXMLParser.of($0).report($1) }
    unsafe handler.pointee.startDocument = {
      unsafe xmlSAX2StartDocument(LibXMLParser.of($0).context)
    }
    unsafe handler.pointee.endDocument = nil
    unsafe handler.pointee.setDocumentLocator = nil
    unsafe handler.pointee.reference = nil
    unsafe handler.pointee.isStandalone = nil
    unsafe handler.pointee.hasExternalSubset = nil
    unsafe handler.pointee.hasInternalSubset = nil
    unsafe handler.pointee.resolveEntity = { _, _, _ in nil }
    unsafe installDeclarationCallbacks(handler)
  }

  private func installDeclarationCallbacks(_ handler: UnsafeMutablePointer<xmlSAXHandler>) {
    unsafe handler.pointee.internalSubset = {
      unsafe LibXMLParser.of($0).documentType(name: $1, publicID: $2, systemID: $3)
    }
    unsafe handler.pointee.externalSubset = nil
    unsafe handler.pointee.entityDecl = {
      unsafe LibXMLParser.of($0).declareEntity($1, type: $2, publicID: $3, systemID: $4, text: $5)
    }
    unsafe handler.pointee.getEntity = { unsafe LibXMLParser.of($0).entity($1) }
    unsafe handler.pointee.getParameterEntity = { unsafe LibXMLParser.of($0).parameterEntity($1) }
    unsafe handler.pointee.attributeDecl = { userData, _, _, _, _, _, values in
      unsafe xmlFreeEnumeration(values)
      unsafe LibXMLParser.of(userData).countAttributeDeclaration()
    }
    unsafe handler.pointee.elementDecl = nil
    unsafe handler.pointee.notationDecl = nil
    unsafe handler.pointee.unparsedEntityDecl = nil
  }

  private func startElement(
    localName: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?,
    namespaceURI: UnsafePointer<xmlChar>?, namespaceCount: Int32, attributeCount: Int32,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    attempt { () throws(SourceText.Problem) in
      let name = unsafe intern(localName, prefix, namespaceURI)
      let tag = try builder.startElement(name, tagEnd: offset)
      try enterNamespaces(Int(namespaceCount))
      guard let attributes = unsafe attributes else { return }
      var written = tag.attributes.makeIterator()
      for index in 0..<Int(attributeCount) {
        let parts = unsafe attributes + 5 * index
        let name = unsafe intern(parts[0], parts[1], parts[2])
        let value = unsafe UnsafeBufferPointer(
          start: parts[3], count: parts[3].map { unsafe (parts[4] ?? $0) - $0 } ?? 0)
        try unsafe builder.addAttribute(
          name: name, value: value, written: nextAttribute(&written))
      }
    }
  }

  /// The next written attribute that declares no namespace.
  private func nextAttribute(
    _ iterator: inout IndexingIterator<[StartTag.Attribute]>
  ) -> StartTag.Attribute? {
    while let attribute = iterator.next() {
      let name = source.bytes[attribute.name]
      guard name.starts(with: Self.declarationPrefix) else { return attribute }
      let rest = name.dropFirst(Self.declarationPrefix.count)
      guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { return attribute }
    }
    return nil
  }

  private static let declarationPrefix = Array("xmlns".utf8)

  private func enterNamespaces(_ count: Int) throws(SourceText.Problem) {
    namespaceCounts.append(count)
    namespacesInScope += count
    let limit = options.limits.maximumNamespacesInScope
    guard namespacesInScope > limit else { return }
    throw SourceText.Problem(
      kind: .tooMany, offset: builder.openElement?.location.byteOffset ?? offset,
      message: "more than \(limit) namespaces are declared here, which is the limit")
  }

  private func endElement() {
    guard failure == nil else { return }
    namespacesInScope -= namespaceCounts.popLast() ?? 0
    builder.endElement(end: offset)
  }

  private func text(_ start: UnsafePointer<xmlChar>?, count: Int32) {
    attempt { () throws(SourceText.Problem) in
      try unsafe builder.addText(UnsafeBufferPointer(start: start, count: Int(count)))
    }
  }

  private func comment(_ text: UnsafePointer<xmlChar>?) {
    attempt { () throws(SourceText.Problem) in
      let count = unsafe Int(xmlStrlen(text))
      try unsafe builder.addComment(UnsafeBufferPointer(start: text, count: count), end: offset)
    }
  }

  private func skipMarkup() {
    guard failure == nil else { return }
    builder.skip(to: offset)
  }

  /// The index of a name, which is read only when its parts are met for the first time.
  private func intern(
    _ localName: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
    _ namespaceURI: UnsafePointer<xmlChar>?
  ) -> UInt32 {
    let address = NameAddress(
      localName: UInt(bitPattern: localName), prefix: UInt(bitPattern: prefix),
      namespaceURI: UInt(bitPattern: namespaceURI))
    if let known = names[address] { return known }
    let prefixText = unsafe prefix.map { unsafe String(cString: $0) }
    var namespace = unsafe namespaceURI.map { unsafe String(cString: $0) }
    if namespace == nil, let prefixText { namespace = Self.wellKnownNamespaces[prefixText] }
    let index = unsafe builder.intern(
      XMLName(
        prefix: prefixText, localName: localName.map { unsafe String(cString: $0) } ?? "",
        namespaceURI: namespace))
    names[address] = index
    return index
  }

  /// The namespaces of prefixes that files made for HTML use without declaring them (HTML
  /// Standard, section 13.2.6.1, "adjust foreign attributes").
  private static let wellKnownNamespaces = ["xlink": "http://www.w3.org/1999/xlink"]
}

// MARK: - Document type and entities

extension LibXMLParser {
  private func documentType(
    name: UnsafePointer<xmlChar>?, publicID: UnsafePointer<xmlChar>?,
    systemID: UnsafePointer<xmlChar>?
  ) {
    attempt { () throws(SourceText.Problem) in
      switch options.entities {
      case .refuse:
        throw SourceText.Problem(
          kind: .doctypeRefused,
          offset: builder.offset(ofLast: UInt8(ascii: "<"), before: offset),
          message: "a document type declaration is not allowed here; delete the '<!DOCTYPE …>'")
      case .expandInternal:
        unsafe xmlSAX2InternalSubset(context, name, publicID, systemID)
      }
    }
  }

  private func declareEntity(
    _ name: UnsafePointer<xmlChar>?, type: Int32, publicID: UnsafePointer<xmlChar>?,
    systemID: UnsafePointer<xmlChar>?, text: UnsafeMutablePointer<xmlChar>?
  ) {
    attempt { () throws(SourceText.Problem) in
      // Parameter entities are never looked up; see parameterEntity(_:).
      guard let name = unsafe name,
        type == Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue)
          || type == Int32(XML_EXTERNAL_GENERAL_PARSED_ENTITY.rawValue)
      else { return }
      let isExternal = type == Int32(XML_EXTERNAL_GENERAL_PARSED_ENTITY.rawValue)
      unsafe entities.declare(
        String(cString: name), isExternal: isExternal,
        text: UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
      if !isExternal { unsafe xmlSAX2EntityDecl(context, name, type, publicID, systemID, text) }
    }
  }

  private func countAttributeDeclaration() {
    attempt { () throws(SourceText.Problem) in
      attributeDeclarationCount += 1
      let limit = options.limits.maximumAttributesPerElement
      guard attributeDeclarationCount > limit else { return }
      throw SourceText.Problem(
        kind: .tooMany, offset: offset,
        message: "more than \(limit) attributes are declared, which is the limit")
    }
  }

  private func entity(_ name: UnsafePointer<xmlChar>?) -> xmlEntityPtr? {
    guard failure == nil, let name = unsafe name else { return nil }
    if let predefined = unsafe xmlGetPredefinedEntity(name) { return unsafe predefined }
    attempt { () throws(SourceText.Problem) in try unsafe allowEntity(String(cString: name)) }
    return failure == nil ? unsafe xmlSAX2GetEntity(context, name) : nil
  }

  /// Adds up what replacing the entity costs before libxml2 replaces it.
  private func allowEntity(_ name: String) throws(SourceText.Problem) {
    let place = builder.offset(ofLast: UInt8(ascii: "&"), before: offset)
    guard let entity = entities[name] else {
      throw SourceText.Problem(
        kind: .unknownEntity, offset: place,
        message: "the entity '&\(name);' is not declared; write the character itself"
          + " or its number, such as '&#160;'")
    }
    guard !entity.isExternal else {
      throw SourceText.Problem(
        kind: .externalEntity, offset: place,
        message: "the entity '&\(name);' lies outside this file and is not loaded;"
          + " copy its text into the file")
    }
    let limits = options.limits
    guard let cost = entities.cost(of: name, depthLimit: limits.maximumEntityDepth) else {
      throw SourceText.Problem(
        kind: .nestedEntity, offset: place,
        message: "the entity '&\(name);' refers to itself or to a chain of more than"
          + " \(limits.maximumEntityDepth) entities")
    }
    let (sum, overflow) = expandedByteCount.addingReportingOverflow(cost.byteCount)
    guard !overflow, sum <= limits.maximumEntityExpansion else {
      throw SourceText.Problem(
        kind: .entityExpansion, offset: place,
        message: "entities such as '&\(name);' add more than"
          + " \(limits.maximumEntityExpansion) bytes of text, which is the limit")
    }
    expandedByteCount = sum
  }

  private func parameterEntity(_ name: UnsafePointer<xmlChar>?) -> xmlEntityPtr? {
    let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
    fail(
      SourceText.Problem(
        kind: .unknownEntity, offset: builder.offset(ofLast: UInt8(ascii: "%"), before: offset),
        message: "parameter entities such as '%\(name);' are not supported;"
          + " write the declarations themselves"))
    return nil
  }
}

// MARK: - Mistakes

extension LibXMLParser {
  private func report(_ error: xmlErrorPtr?) {
    guard failure == nil, let error = unsafe error else { return }
    let detail = unsafe error.pointee.str1.map { unsafe String(cString: $0) } ?? ""
    let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
    let second = unsafe error.pointee.str2.map { unsafe String(cString: $0) } ?? ""
    let mistake = unsafe LibXMLMistake(
      code: xmlParserErrors(rawValue: UInt32(bitPattern: error.pointee.code)),
      names: [detail, second], message: message)
    if unsafe error.pointee.level == XML_ERR_FATAL || mistake.isFatal {
      fail(mistake.problem(at: offset, in: builder))
    } else if unsafe error.pointee.domain == Int32(XML_FROM_NAMESPACE.rawValue) {
      warn(mistake)
    }
  }

  private func warn(_ mistake: LibXMLMistake) {
    // The start tag is not in the tree yet; its `<` is the nearest one.
    let start = builder.offset(ofLast: UInt8(ascii: "<"), before: offset)
    let location = builder.location(at: start)
    builder.warn(mistake.warningKind, mistake.warningMessage, at: location)
  }
}
