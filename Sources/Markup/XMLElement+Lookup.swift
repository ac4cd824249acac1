extension XMLElement {
  /// The value of the attribute of that name that has no namespace and no prefix.
  public func attribute(_ localName: String) -> String? {
    attributeNode(localName)?.value
  }

  /// The value of the attribute of that name in `namespace`.
  public func attribute(_ localName: String, namespace: String) -> String? {
    attributeNode(localName, namespace: namespace)?.value
  }

  /// The attribute of that name that has no namespace and no prefix.
  public func attributeNode(_ localName: String) -> XMLAttribute? {
    attributes.first {
      let name = $0.name
      return name.prefix == nil && name.localName == localName
    }
  }

  /// The attribute of that name in `namespace`.
  public func attributeNode(_ localName: String, namespace: String) -> XMLAttribute? {
    attributes.first {
      let name = $0.name
      return name.localName == localName && name.namespaceURI == namespace
    }
  }

  /// The first element of that name directly inside, in any namespace.
  public func firstChild(_ localName: String) -> XMLElement? {
    childElements.first { $0.localName == localName }
  }

  /// The elements of that name directly inside, in any namespace.
  public func children(_ localName: String) -> [XMLElement] {
    childElements.filter { $0.localName == localName }
  }
}
