internal import CLibXML2

/// A mistake that libxml2 reports, in this program's words.
struct LibXMLMistake {
  let code: xmlParserErrors
  /// The names that the mistake is about.
  let names: [String]
  /// What libxml2 says.
  let message: String

  private var name: String { names.first ?? "" }

  /// Whether the document cannot be read although libxml2 goes on.
  var isFatal: Bool {
    code == XML_ERR_UNDECLARED_ENTITY || code == XML_WAR_UNDECLARED_ENTITY
  }

  var warningKind: XMLWarning.Kind {
    code == XML_NS_ERR_UNDEFINED_NAMESPACE ? .undeclaredPrefix : .namespace
  }

  var warningMessage: String {
    guard code == XML_NS_ERR_UNDEFINED_NAMESPACE else { return sentence }
    return "a prefix is not declared: \(sentence); add an 'xmlns:…' attribute to the root element"
  }

  /// The mistake as an error, with the place that helps most.
  func problem(at offset: Int, in builder: XMLTreeBuilder) -> SourceText.Problem {
    let bytes = builder.source.bytes
    let tag = builder.offset(ofLast: UInt8(ascii: "<"), before: offset)
    let isAtEnd = bytes[min(offset, bytes.count)...].allSatisfy(StartTag.isSpace)
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH:
      return SourceText.Problem(kind: .mismatchedTag, offset: tag, message: mismatch(builder))
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return SourceText.Problem(
        kind: .duplicateAttribute, offset: secondAttribute(tag: tag, end: offset, bytes) ?? tag,
        message: "the attribute '\(name)' is here twice; remove one")
    case _ where isAtEnd && !Self.completeAtEnd.contains(code.rawValue):
      return SourceText.Problem(
        kind: .unexpectedEnd, offset: bytes.count, message: unexpectedEnd(builder))
    default:
      return SourceText.Problem(kind: kind, offset: offset, message: explanation)
    }
  }

  /// Mistakes that are complete although only white space follows.
  private static let completeAtEnd: Set<UInt32> = [
    XML_ERR_INVALID_CHARREF.rawValue, XML_ERR_DOCUMENT_END.rawValue,
  ]

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
    let qualifiedName = names.last.flatMap { $0.isEmpty ? nil : $0 }
    let wanted = [name, qualifiedName.map { "\($0):\(name)" } ?? name].map { Array($0.utf8) }
    let matches = StartTag(bytes: bytes, start: tag, end: end).attributes.filter { attribute in
      wanted.contains { $0.elementsEqual(bytes[attribute.name]) }
    }
    return matches.dropFirst().first?.name.lowerBound
  }

  private var kind: XMLParserError.Kind {
    switch code {
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF: .invalidCharacter
    case XML_ERR_INVALID_ENCODING, XML_ERR_UNKNOWN_ENCODING: .invalidEncoding
    case XML_ERR_DOCUMENT_END, XML_ERR_DOCUMENT_EMPTY, XML_ERR_RESERVED_XML_NAME:
      .contentOutsideRoot
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED,
      XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_LT_IN_ATTRIBUTE:
      .malformedAttribute
    case XML_ERR_SPACE_REQUIRED, XML_ERR_GT_REQUIRED, XML_ERR_LTSLASH_REQUIRED,
      XML_ERR_TAG_NOT_FINISHED:
      .malformedTag
    case XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_ENTITYREF_NO_NAME:
      .malformedReference
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: .unknownEntity
    case XML_ERR_ENTITY_LOOP: .nestedEntity
    default: .malformed
    }
  }

  private var explanation: String {
    switch code {
    case XML_ERR_INVALID_CHARREF:
      "this number stands for no character that XML allows; remove the reference"
    case XML_ERR_DOCUMENT_END:
      "there is something after the root element; a file has only one"
    case XML_ERR_DOCUMENT_EMPTY:
      "an element has to start here; is this an XML file?"
    case XML_ERR_RESERVED_XML_NAME:
      "the XML declaration has to be the very first thing in the file"
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
    case XML_ERR_ENTITYREF_NO_NAME, XML_ERR_NAME_REQUIRED:
      "a name has to follow here; write '&amp;' for a plain '&' and '&lt;' for a plain '<'"
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
