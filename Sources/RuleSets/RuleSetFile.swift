internal import Markup

/// One file of `Rules/` as it is written, before it is laid over the rule set that it extends.
struct RuleSetFile {
  /// The namespace of rule sets.
  static let namespace = "urn:a11yaudit:ruleset:1"

  /// A value and the place where it is written.
  struct Located<Value> {
    var value: Value
    var location: XMLLocation
  }

  /// A `rule` element; what is `nil` is left as the extended rule set has it.
  struct RuleElement {
    var id: String
    var location: XMLLocation
    /// The severity, with an inner `nil` for `off`.
    var severity: Severity??
    var criterion: String?
    var options: [(name: String, value: Located<String>)]
  }

  let path: String
  let parent: Located<String>?
  let title: String
  let source: String
  let date: String
  let largeTextUnit: RuleSet.LargeTextUnit?
  let rules: [RuleElement]

  /// Reads a file; throws with file, line and column for anything that the format does not know.
  init(_ bytes: [UInt8], path: String) throws(RuleSetError) {
    let root: XMLElement
    do {
      root = try XMLDocument.parse(bytes, path: path).root
    } catch {
      throw RuleSetError(message: error.description)
    }
    let reader = RuleSetReader(path: path)
    try reader.check(root, isCalled: "ruleset")
    let attributes = try reader.attributes(
      of: root, known: ["extends", "title", "source", "date", "large-text-unit"])
    self.path = path
    parent = attributes["extends"]
    title = try reader.required("title", in: attributes, of: root)
    source = try reader.required("source", in: attributes, of: root)
    date = try reader.required("date", in: attributes, of: root)
    largeTextUnit = try reader.choice(attributes["large-text-unit"], of: ["px", "pt"])
      .flatMap(RuleSet.LargeTextUnit.init)
    rules = try reader.rules(of: root)
  }

  func error(_ message: String, at location: XMLLocation) -> RuleSetError {
    RuleSetReader(path: path).error(message, at: location)
  }
}

/// Reads elements of one file; its errors name file, line and column.
struct RuleSetReader {
  typealias Attributes = [String: RuleSetFile.Located<String>]

  let path: String

  func error(_ message: String, at location: XMLLocation) -> RuleSetError {
    RuleSetError(message: "\(path):\(location.line):\(location.column): \(message)")
  }

  func check(_ element: XMLElement, isCalled name: String) throws(RuleSetError) {
    guard element.namespaceURI == RuleSetFile.namespace, element.localName == name else {
      throw error(
        "the element '\(element.name.qualifiedName)' is unknown here; write '\(name)' in the"
          + " namespace '\(RuleSetFile.namespace)'", at: element.location)
    }
  }

  /// The attributes of `element`; with `known`, others are an error.
  func attributes(
    of element: XMLElement, known: [String]? = nil
  ) throws(RuleSetError) -> Attributes {
    var attributes: Attributes = [:]
    for attribute in element.attributes {
      let name = attribute.name.qualifiedName
      if attribute.name.prefix != nil || known?.contains(name) == false {
        let hint = nearestName(to: name, in: known ?? []).map { "; did you mean '\($0)'?" }
        throw error("the attribute '\(name)' is unknown\(hint ?? "")", at: attribute.location)
      }
      attributes[name] = RuleSetFile.Located(value: attribute.value, location: attribute.location)
    }
    return attributes
  }

  func required(
    _ name: String, in attributes: Attributes, of element: XMLElement
  ) throws(RuleSetError) -> String {
    guard let value = attributes[name]?.value, !value.isEmpty else {
      throw error(
        "'\(element.localName)' needs the attribute '\(name)'", at: element.location)
    }
    return value
  }

  func choice(
    _ attribute: RuleSetFile.Located<String>?, of choices: [String]
  ) throws(RuleSetError) -> String? {
    guard let attribute else { return nil }
    guard choices.contains(attribute.value) else {
      throw error(
        "'\(attribute.value)' is not one of \(choices.joined(separator: ", "))",
        at: attribute.location)
    }
    return attribute.value
  }

  func rules(of root: XMLElement) throws(RuleSetError) -> [RuleSetFile.RuleElement] {
    var rules: [RuleSetFile.RuleElement] = []
    for element in root.childElements {
      try check(element, isCalled: "rule")
      let rule = try rule(element)
      guard !rules.contains(where: { $0.id == rule.id }) else {
        throw error("the rule '\(rule.id)' is here twice; remove one", at: rule.location)
      }
      rules.append(rule)
    }
    return rules
  }

  private func rule(_ element: XMLElement) throws(RuleSetError) -> RuleSetFile.RuleElement {
    let attributes = try attributes(of: element)
    let severities = Severity.allCases.map(\.rawValue) + ["off"]
    let severity = try choice(attributes["severity"], of: severities)
    return RuleSetFile.RuleElement(
      id: try required("id", in: attributes, of: element), location: element.location,
      severity: severity.map(Severity.init), criterion: attributes["criterion"]?.value,
      options: attributes.filter { !["id", "severity", "criterion"].contains($0.key) }
        .sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}
