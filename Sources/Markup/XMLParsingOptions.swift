/// What a parse accepts.
public struct XMLParsingOptions: Sendable {
  /// What happens to a document type declaration and the entities in it.
  public enum Entities: Sendable {
    /// A document type declaration is an error, as in configuration and style definitions.
    case refuse
    /// Entities declared inside the document are replaced; external ones are never loaded.
    case expandInternal
  }

  /// What happens to entities.
  public var entities: Entities
  /// The limits against hostile input.
  public var limits: XMLParsingLimits

  /// Creates options; the defaults are for the program's own formats.
  public init(entities: Entities = .refuse, limits: XMLParsingLimits = XMLParsingLimits()) {
    self.entities = entities
    self.limits = limits
  }
}

/// The limits that keep hostile input from costing much time or memory.
///
/// With the defaults a parse stays below 200 MB, the file's own bytes included.
public struct XMLParsingLimits: Sendable {
  /// The size of the file in bytes; of the file and its UTF-8 form if it is not UTF-8.
  public var maximumByteCount = 64 << 20
  /// The number of elements inside each other; resvg and browsers give up at similar depths.
  public var maximumDepth = 1_000
  /// The memory of the tree in bytes: about 36 for each element, attribute, text and comment,
  /// and the texts that contain references.
  public var maximumTreeByteCount = 112 << 20
  /// The number of attributes of one element; libxml2 compares each with each.
  public var maximumAttributesPerElement = 1_024
  /// The number of namespace declarations in scope; libxml2 searches them one by one.
  public var maximumNamespacesInScope = 512
  /// The number of different names, prefixes and namespaces; libxml2's table of them degrades.
  public var maximumNameCount = 65_536
  /// The size of the document type declaration in bytes, checked every few thousand bytes;
  /// libxml2 compares declarations in pairs.
  public var maximumSubsetByteCount = 256 << 10
  /// The number of bytes that references to entities may add; Illustrator 10 wrote every `style`
  /// as one.
  public var maximumEntityExpansion = 4 << 20
  /// The number of entities that refer to each other in a row.
  public var maximumEntityDepth = 16

  /// Creates the default limits.
  public init() {}
}
