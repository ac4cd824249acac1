/// The reason why a file could not be read as XML.
public struct XMLParserError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong; the raw values are stable codes.
  public enum Kind: String, Sendable, CaseIterable {
    /// The file has no bytes or only white space.
    case empty = "xml/empty"
    /// The file does not start like XML.
    case notXML = "xml/not-xml"
    /// The bytes do not follow the encoding.
    case invalidEncoding = "xml/invalid-encoding"
    /// The encoding is none of those that the program reads.
    case unsupportedEncoding = "xml/unsupported-encoding"
    /// A character that XML 1.0 forbids, written directly or as a reference.
    case invalidCharacter = "xml/invalid-character"
    /// An end tag that does not belong to the innermost open element.
    case mismatchedTag = "xml/mismatched-tag"
    /// The file ends inside an element, tag, comment or other construct.
    case unexpectedEnd = "xml/unexpected-end"
    /// A second attribute of the same name.
    case duplicateAttribute = "xml/duplicate-attribute"
    /// An attribute without a value, quotes, or white space before it.
    case malformedAttribute = "xml/malformed-attribute"
    /// A tag that is not written by the rules.
    case malformedTag = "xml/malformed-tag"
    /// An ampersand that starts no reference.
    case malformedReference = "xml/malformed-reference"
    /// Something other than comments before or after the root element.
    case contentOutsideRoot = "xml/content-outside-root"
    /// Another breach of the XML grammar.
    case malformed = "xml/malformed"
    /// A document type declaration where none is allowed.
    case doctypeRefused = "xml/doctype-refused"
    /// A reference to an entity that is not declared.
    case unknownEntity = "xml/unknown-entity"
    /// A reference to an entity outside the file.
    case externalEntity = "xml/external-entity"
    /// An entity that contains itself, or a chain of them that is too long.
    case nestedEntity = "xml/nested-entity"
    /// References to entities add too much text.
    case entityExpansion = "xml/entity-expansion"
    /// The file is too large.
    case tooLarge = "xml/too-large"
    /// Elements are nested too deeply.
    case tooDeep = "xml/too-deep"
    /// There are too many elements, attributes or namespaces.
    case tooMany = "xml/too-many"
    /// A RELAX NG schema that cannot be compiled.
    case invalidSchema = "xml/invalid-schema"
  }

  /// What is wrong.
  public let kind: Kind
  /// The path that was passed to the parse.
  public let path: String
  /// Where.
  public let location: XMLLocation
  /// What is wrong and what to do about it, on one line.
  public let message: String

  /// The error as `path:line:column: message`.
  public var description: String {
    "\(path):\(location.line):\(location.column): \(message)"
  }
}
