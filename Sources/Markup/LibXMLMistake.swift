internal import CLibXML2

/// A mistake that libxml2 reports, in this program's words.
struct LibXMLMistake {
  let code: xmlParserErrors
  /// The names that the mistake is about.
  let names: [String]
  /// What libxml2 says.
  let message: String

  private var name: String { names.filter { !$0.isEmpty }.joined(separator: ":") }

  /// Whether the document cannot be read although libxml2 goes on.
  var isFatal: Bool {
    code == XML_ERR_UNDECLARED_ENTITY || code == XML_WAR_UNDECLARED_ENTITY
  }

  var warningKind: XMLWarning.Kind {
    code == XML_NS_ERR_UNDEFINED_NAMESPACE ? .undeclaredPrefix : .namespace
  }

  var warningMessage: String {
    guard code == XML_NS_ERR_UNDEFINED_NAMESPACE else { return sentence }
    return "the prefix '\(names.first ?? "")' is not declared;"
      + " add 'xmlns:\(names.first ?? "")=\"…\"' to the root element"
  }

  /// The mistake as an error, with the place that helps most.
  func problem(at offset: Int, in builder: XMLTreeBuilder) -> SourceText.Problem {
    let bytes = builder.source.bytes
    let tag = builder.offset(ofLast: UInt8(ascii: "<"), before: offset)
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH:
      return SourceText.Problem(kind: .mismatchedTag, offset: tag, message: mismatch(builder))
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return SourceText.Problem(
        kind: .duplicateAttribute, offset: secondAttribute(tag: tag, end: offset, bytes) ?? tag,
        message: "the attribute '\(name)' is here twice; remove one")
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF:
      return SourceText.Problem(
        kind: .invalidCharacter,
        offset: builder.offset(ofLast: UInt8(ascii: "&"), before: offset),
        message: "this reference stands for no character that XML allows; remove it")
    case _ where isAtEnd(offset, bytes) && code != XML_ERR_DOCUMENT_END:
      return SourceText.Problem(
        kind: .unexpectedEnd, offset: bytes.count, message: unexpectedEnd(builder))
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_NO_NAME, XML_ERR_DOCUMENT_EMPTY:
      return missingName(at: offset, bytes)
    case XML_ERR_RESERVED_XML_NAME:
      return SourceText.Problem(
        kind: .contentOutsideRoot, offset: tag,
        message: "an XML declaration has to be the very first thing in the file"
          + " and to name a version")
    default:
      return SourceText.Problem(kind: kind, offset: offset, message: explanation)
    }
  }

  private func isAtEnd(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    bytes[min(offset, bytes.count)...].allSatisfy {
      StartTag.isSpace($0) || $0 == UInt8(ascii: "/")
    }
  }

  /// Tells apart what libxml2 calls a missing name by the character before it.
  private func missingName(at offset: Int, _ bytes: [UInt8]) -> SourceText.Problem {
    let before = offset > 0 ? bytes[offset - 1] : 0
    if before == UInt8(ascii: "&") {
      return SourceText.Problem(
        kind: .malformedReference, offset: offset - 1,
        message: "this '&' starts no reference; write '&amp;'")
    }
    guard before == UInt8(ascii: "<") else {
      return SourceText.Problem(
        kind: .malformedTag, offset: offset,
        message: "neither an attribute nor the end of the tag follows; is a quote or '>' missing?")
    }
    let isEndTag = bytes[offset] == UInt8(ascii: "/")
    return SourceText.Problem(
      kind: .malformedTag, offset: offset - 1,
      message: isEndTag
        ? "this end tag closes nothing" : "no tag name follows this '<'; write '&lt;'")
  }

  private func mismatch(_ builder: XMLTreeBuilder) -> String {
    guard let open = builder.openElement else { return sentence }
    let line = open.location.line
    let column = open.location.column
    return "this end tag does not match '<\(open.name.qualifiedName)>', which is open since"
      + " line \(line), column \(column); close that first"
  }

  private func unexpectedEnd(_ builder: XMLTreeBuilder) -> String {
    guard let open = builder.openElement else {
      return "the file ends too early; is it complete?"
    }
    let line = open.location.line
    let column = open.location.column
    return "the file ends but '<\(open.name.qualifiedName)>', which is open since line \(line),"
      + " column \(column), is not closed; is the file complete?"
  }

  private func secondAttribute(tag: Int, end: Int, _ bytes: [UInt8]) -> Int? {
    let matches = StartTag(bytes: bytes, start: tag, end: end).attributes.filter {
      bytes[$0.name].elementsEqual(name.utf8)
    }
    return matches.dropFirst().first?.name.lowerBound
  }

  private var kind: XMLParserError.Kind {
    switch code {
    case XML_ERR_INVALID_ENCODING, XML_ERR_UNKNOWN_ENCODING: .invalidEncoding
    case XML_ERR_DOCUMENT_END: .contentOutsideRoot
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED,
      XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_LT_IN_ATTRIBUTE:
      .malformedAttribute
    case XML_ERR_SPACE_REQUIRED, XML_ERR_GT_REQUIRED, XML_ERR_LTSLASH_REQUIRED,
      XML_ERR_TAG_NOT_FINISHED:
      .malformedTag
    case XML_ERR_ENTITYREF_SEMICOL_MISSING: .malformedReference
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: .unknownEntity
    case XML_ERR_ENTITY_LOOP: .nestedEntity
    default: .malformed
    }
  }

  private var explanation: String {
    switch code {
    case XML_ERR_DOCUMENT_END:
      "there is something after the root element; a file has only one"
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      "the value of an attribute has to stand in quotes"
    case XML_ERR_ATTRIBUTE_NOT_FINISHED:
      "the value of this attribute has no closing quote"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      "the attribute '\(name)' has no value; write '\(name)=\"…\"'"
    case XML_ERR_LT_IN_ATTRIBUTE:
      "a '<' is not allowed in an attribute; write '&lt;', or add the missing quote before it"
    case XML_ERR_SPACE_REQUIRED:
      "there has to be a space here"
    case XML_ERR_GT_REQUIRED, XML_ERR_TAG_NOT_FINISHED:
      "this tag is not finished; a '>' is missing"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
      "a reference has to end with ';'; write '&amp;' for a plain '&'"
    case XML_ERR_HYPHEN_IN_COMMENT:
      "two hyphens are not allowed inside a comment"
    default:
      "this is not well-formed XML: \(sentence)"
    }
  }

  /// What libxml2 says, as part of a sentence.
  private var sentence: String {
    var text = String(message.filter { !$0.isNewline })
    if text.first?.isUppercase == true { text = text.prefix(1).lowercased() + text.dropFirst() }
    return text
  }
}
