internal import CLibXML2

extension LibXMLParser {
  func documentType(
    name: UnsafePointer<xmlChar>?, publicID: UnsafePointer<xmlChar>?,
    systemID: UnsafePointer<xmlChar>?
  ) {
    attempt { () throws(SourceText.Problem) in
      let start = builder.offset(ofLast: UInt8(ascii: "<"), before: offset)
      subsetStart = start
      switch options.entities {
      case .refuse:
        throw SourceText.Problem(
          kind: .doctypeRefused, offset: start,
          message: "a document type declaration is not allowed here; delete the '<!DOCTYPE …>'")
      case .expandInternal:
        unsafe xmlSAX2InternalSubset(context, name, publicID, systemID)
      }
    }
  }

  func declareEntity(
    _ name: UnsafePointer<xmlChar>?, type: Int32, publicID: UnsafePointer<xmlChar>?,
    systemID: UnsafePointer<xmlChar>?, text: UnsafeMutablePointer<xmlChar>?
  ) {
    attempt { () throws(SourceText.Problem) in
      guard let name = unsafe name.map({ unsafe String(cString: $0) }) else { return }
      let isInternal = type == Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue)
      if isInternal || type == Int32(XML_INTERNAL_PARAMETER_ENTITY.rawValue) { justDeclared = name }
      // Parameter entities are never replaced, and unparsed ones cannot be referred to.
      guard isInternal || type == Int32(XML_EXTERNAL_GENERAL_PARSED_ENTITY.rawValue) else { return }
      let content = unsafe [UInt8](UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
      try SourceText.checkAttributeCounts(
        of: content, limit: options.limits.maximumAttributesPerElement, offset: offset)
      entities.declare(name, isExternal: !isInternal, text: content)
      if isInternal { unsafe xmlSAX2EntityDecl(context, name, type, publicID, systemID, text) }
    }
  }

  func countAttributeDeclaration() {
    attempt { () throws(SourceText.Problem) in
      attributeDeclarationCount += 1
      let limit = options.limits.maximumAttributesPerElement
      guard attributeDeclarationCount > limit else { return }
      throw SourceText.Problem(
        kind: .tooMany, offset: offset,
        message: "more than \(limit) attributes are declared, which is the limit")
    }
  }

  func entity(_ name: UnsafePointer<xmlChar>?) -> xmlEntityPtr? {
    guard failure == nil, let name = unsafe name else { return nil }
    if let predefined = unsafe xmlGetPredefinedEntity(name) { return unsafe predefined }
    let text = unsafe String(cString: name)
    if !isLookupAfterDeclaration(of: text) {
      attempt { () throws(SourceText.Problem) in try allowEntity(text) }
    }
    return failure == nil ? unsafe xmlSAX2GetEntity(context, name) : nil
  }

  /// Whether libxml2 looks up an entity that it has just declared, which is no reference to it.
  private func isLookupAfterDeclaration(of name: String) -> Bool {
    guard unsafe context.pointee.inSubset != 0, justDeclared == name else { return false }
    justDeclared = nil
    return true
  }

  /// The offset of the `&` of the reference that is being replaced.
  private var reference: Int { builder.offset(ofLast: UInt8(ascii: "&"), before: offset) }

  /// Adds up what replacing the entity costs before libxml2 replaces it.
  private func allowEntity(_ name: String) throws(SourceText.Problem) {
    guard let entity = entities[name] else {
      throw SourceText.Problem(
        kind: .unknownEntity, offset: reference,
        message: "the entity '&\(name);' is not declared; write the character itself"
          + " or its number, such as '&#160;'")
    }
    guard !entity.isExternal else {
      throw SourceText.Problem(
        kind: .externalEntity, offset: reference,
        message: "the entity '&\(name);' lies outside this file and is not loaded;"
          + " copy its text into the file")
    }
    let limits = options.limits
    guard let cost = entities.cost(of: name, depthLimit: limits.maximumEntityDepth) else {
      throw SourceText.Problem(
        kind: .nestedEntity, offset: reference,
        message: "the entity '&\(name);' refers to itself or to a chain of more than"
          + " \(limits.maximumEntityDepth) entities")
    }
    let (sum, overflow) = expandedByteCount.addingReportingOverflow(cost.byteCount)
    guard !overflow, sum <= limits.maximumEntityExpansion else {
      throw SourceText.Problem(
        kind: .entityExpansion, offset: reference,
        message: "entities such as '&\(name);' add more than"
          + " \(limits.maximumEntityExpansion) bytes of text, which is the limit")
    }
    expandedByteCount = sum
  }

  func parameterEntity(_ name: UnsafePointer<xmlChar>?) -> xmlEntityPtr? {
    let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
    guard failure == nil, !isLookupAfterDeclaration(of: name) else { return nil }
    fail(
      SourceText.Problem(
        kind: .unknownEntity, offset: builder.offset(ofLast: UInt8(ascii: "%"), before: offset),
        message: "parameter entities such as '%\(name);' are not supported;"
          + " write the declarations themselves"))
    return nil
  }
}
