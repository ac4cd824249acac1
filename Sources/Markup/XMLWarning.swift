/// A mistake that did not keep the document from loading.
public struct XMLWarning: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, CaseIterable {
    /// A prefix is used that no `xmlns:` attribute declares.
    case undeclaredPrefix = "xml/undeclared-prefix"
    /// Another breach of Namespaces in XML.
    case namespace = "xml/namespace"
  }

  /// What is wrong.
  public let kind: Kind
  /// Where.
  public let location: XMLLocation
  /// What is wrong and what to write instead.
  public let message: String
}
