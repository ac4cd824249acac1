/// A qualified name with the namespace it stands in (Namespaces in XML 1.0, section 4).
public struct XMLName: Sendable, Hashable {
  /// The prefix as written, `nil` without one.
  public let prefix: String?
  /// The part after the prefix.
  public let localName: String
  /// The namespace, `nil` for none and for an undeclared prefix.
  public let namespaceURI: String?

  /// Creates a name; without a prefix and a namespace it is a plain one.
  public init(prefix: String? = nil, localName: String, namespaceURI: String? = nil) {
    self.prefix = prefix
    self.localName = localName
    self.namespaceURI = namespaceURI
  }

  /// The name as written, with its prefix.
  public var qualifiedName: String {
    guard let prefix else { return localName }
    return prefix + ":" + localName
  }
}
