internal import CLibXML2

extension LibXMLParser {
  func installCallbacks(_ handler: UnsafeMutablePointer<xmlSAXHandler>) {
    unsafe handler.pointee.startElementNs = {
      unsafe LibXMLParser.of($0).startElement(
        localName: $1, prefix: $2, namespaceURI: $3, namespaceCount: $4, namespaces: $5,
        attributeCount: $6,
        attributes: $8)
    }
    unsafe handler.pointee.endElementNs = { userData, _, _, _ in
      unsafe LibXMLParser.of(userData).endElement()
    }
    unsafe handler.pointee.characters = { unsafe LibXMLParser.of($0).text($1, count: $2) }
    unsafe handler.pointee.ignorableWhitespace = unsafe handler.pointee.characters
    unsafe handler.pointee.cdataBlock = unsafe handler.pointee.characters
    unsafe handler.pointee.comment = { unsafe LibXMLParser.of($0).comment($1) }
    unsafe handler.pointee.processingInstruction = { userData, target, _ in
      unsafe LibXMLParser.of(userData).skipInstruction(target)
    }
    unsafe handler.pointee.serror = { unsafe LibXMLParser.of($0).report(UnsafePointer($1)) }
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
    namespaceURI: UnsafePointer<xmlChar>?, namespaceCount: Int32,
    namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, attributeCount: Int32,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    attempt { () throws(SourceText.Problem) in
      let name = try unsafe intern(localName, prefix, namespaceURI)
      let tag = try builder.startElement(name, tagEnd: offset)
      try enterNamespaces(Int(namespaceCount))
      // Prefixes and namespaces come in pairs.
      for index in 0..<(2 * Int(namespaceCount)) {
        try unsafe countInterned(UInt(bitPattern: namespaces?[index]))
      }
      guard let attributes = unsafe attributes else { return }
      var written = tag.attributes.makeIterator()
      for index in 0..<Int(attributeCount) {
        let parts = unsafe attributes + 5 * index
        let name = try unsafe intern(parts[0], parts[1], parts[2])
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

  private func skipInstruction(_ target: UnsafePointer<xmlChar>?) {
    attempt { () throws(SourceText.Problem) in
      try countInterned(UInt(bitPattern: target))
      builder.skip(to: offset)
    }
  }

  /// Counts the strings in libxml2's table by their addresses.
  private func countInterned(_ address: UInt) throws(SourceText.Problem) {
    let limit = options.limits.maximumNameCount
    guard internedAddresses.insert(address).inserted, internedAddresses.count > limit else {
      return
    }
    throw SourceText.Problem(
      kind: .tooMany, offset: offset,
      message: "the file has more than \(limit) different names, which is the limit")
  }

  /// The index of a name, which is read only when its parts are met for the first time.
  private func intern(
    _ localName: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
    _ namespaceURI: UnsafePointer<xmlChar>?
  ) throws(SourceText.Problem) -> UInt32 {
    let address = NameAddress(
      localName: UInt(bitPattern: localName), prefix: UInt(bitPattern: prefix),
      namespaceURI: UInt(bitPattern: namespaceURI))
    if let known = names[address] { return known }
    for part in [address.localName, address.prefix, address.namespaceURI] {
      try countInterned(part)
    }
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
