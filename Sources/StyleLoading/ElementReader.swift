import Markup
import SceneModel

/// Turns XML into elements, checks every name and value, and collects what is wrong.
struct ElementReader {
  let path: String
  /// The file, to find places inside values; empty if it is not UTF-8.
  private let bytes: [UInt8]
  private(set) var problems: [StyleProblem] = []

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The root element of a file.
  mutating func theme(_ root: XMLElement) -> StyleElement? {
    guard root.name.namespaceURI == Vocabulary.namespace, root.localName == "theme" else {
      problems.append(
        StyleProblem(
          .unknownElement,
          "the root is not <theme xmlns=\"\(Vocabulary.namespace)\">, so this is no style definition",
          at: location(root.location)))
      return nil
    }
    return element(root, .definition(.theme))
  }

  private func location(_ place: XMLLocation) -> SourceLocation {
    SourceLocation(path: path, line: place.line, column: place.column)
  }

  /// Recursion is bounded by the parser's limit of ``StyleLoader/maximumElementDepth``.
  private mutating func element(_ source: XMLElement, _ name: ElementName) -> StyleElement? {
    guard let schema = Vocabulary.schemas[name], problems.count < StyleProblem.maximumCount else {
      return nil
    }
    let tag = readTag(of: source, name, schema)
    var children: [StyleElement] = []
    for node in source.children {
      switch node {
      case .comment: break
      case .text(let text):
        guard text.bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { break }
        problems.append(
          StyleProblem(
            .misplacedElement, "text in <\(name.rawValue)> has no meaning; values are attributes",
            at: location(text.location)))
      case .element(let child):
        if let child = self.child(child, of: name, schema) { children.append(child) }
      }
    }
    let element = StyleElement(
      name: name, tag: tag, children: children, location: location(source.location))
    checkOrder(of: element, schema)
    return element
  }

  private mutating func child(
    _ source: XMLElement, of parent: ElementName, _ schema: ElementSchema
  ) -> StyleElement? {
    let written = source.name.qualifiedName
    let allowed = schema.children
    guard source.name.namespaceURI == Vocabulary.namespace,
      let name = Vocabulary.names[source.localName]
    else {
      problems.append(
        .unknown(
          .unknownElement, "element", written, among: allowed.map(\.rawValue),
          at: location(source.location)))
      return nil
    }
    guard allowed.contains(name) else {
      let place = "<\(parent.rawValue)>"
      let message =
        allowed.isEmpty
        ? "<\(written)> in \(place), which takes no elements"
        : "<\(written)> has no place in \(place)"
          + (allowed.count > 12
            ? "" : "; it takes " + allowed.map { "<\($0.rawValue)>" }.joined(separator: ", "))
      problems.append(StyleProblem(.misplacedElement, message, at: location(source.location)))
      return nil
    }
    return element(source, name)
  }

  private mutating func readTag(
    of source: XMLElement, _ element: ElementName, _ schema: ElementSchema
  ) -> StyleElement.Tag {
    let name = element.rawValue
    var tag = StyleElement.Tag()
    var missing = schema.required
    for attribute in source.attributes {
      let written = attribute.name.qualifiedName
      if let known = Vocabulary.attributeNames[written], let type = schema.attributes[known] {
        missing.remove(known)
        read(attribute, known, type, into: &tag)
      } else if schema.hasVariants, ValueReader.isIdentifier(written) {
        if let value = value(of: attribute, .argument) {
          tag.variants.append((written, value))
        }
      } else {
        problems.append(
          .unknown(
            .unknownAttribute, "attribute", written, among: schema.attributes.keys.map(\.rawValue),
            at: location(attribute.location), of: name))
      }
    }
    for attribute in missing.map(\.rawValue).sorted() {
      problems.append(
        StyleProblem(
          .missingAttribute, "<\(name)> needs the attribute '\(attribute)'",
          at: location(source.location)))
    }
    return tag
  }

  private mutating func read(
    _ attribute: XMLAttribute, _ name: AttributeName, _ type: ValueType,
    into tag: inout StyleElement.Tag
  ) {
    if case .condition = type {
      do {
        tag.condition = try Condition(attribute.value)
      } catch {
        problems.append(
          .unknown(
            .invalidValue, "state", error.name, among: Vocabulary.flags,
            at: location(attribute.location)))
      }
      return
    }
    if let value = value(of: attribute, type) { tag.attributes.append((name, value)) }
  }

  private mutating func value(
    of attribute: XMLAttribute, _ type: ValueType
  ) -> AttributeValue? {
    let (name, text) = (attribute.name.qualifiedName, attribute.value)
    do {
      return AttributeValue(
        expression: try ValueReader.expression(text, as: type), written: text,
        location: location(attribute.location))
    } catch {
      let problem =
        if let offset = error.offset {
          StyleProblem(
            .invalidValue, "'\(name)' \(error.reason)",
            at: location(attribute.location(ofValueByte: offset, in: bytes)))
        } else {
          StyleProblem(
            .invalidValue, "\(name)=\"\(text)\" \(error.reason)",
            at: location(attribute.location))
        }
      problems.append(problem)
      return nil
    }
  }

  /// Reports children out of order and views too many: a modifier applies to what stands before it.
  private mutating func checkOrder(of element: StyleElement, _ schema: ElementSchema) {
    if element.name == .choose { return checkAlternatives(of: element) }
    guard
      schema.category != .definition || element.name == .definition(.style)
        || element.name == .definition(.control)
    else { return }
    var last = element.children.first
    var lastCategory = ElementCategory.parameter
    var views = 0
    for child in element.children {
      guard let category = child.category else { continue }
      if category < lastCategory {
        problems.append(
          StyleProblem(
            .misplacedElement,
            "<\(child.name.rawValue)> stands after <\(last?.name.rawValue ?? "")>; parameters come "
              + "first, then settings, views, and modifiers last", at: child.location))
      } else {
        lastCategory = max(category, lastCategory)
      }
      last = child
      guard category == .view else { continue }
      views += 1
      if views - 1 == schema.maximumViews {
        problems.append(
          StyleProblem(
            .misplacedElement,
            "a second view in <\(element.name.rawValue)>, which takes one; put both into a stack",
            at: child.location))
      }
    }
  }

  /// Reports alternatives that are partly views and partly modifiers.
  private mutating func checkAlternatives(of element: StyleElement) {
    guard let first = element.children.first else {
      problems.append(
        StyleProblem(
          .missingElement, "<choose> has nothing to choose from; put views or modifiers inside",
          at: element.location))
      return
    }
    for child in element.children.dropFirst() where child.category != first.category {
      problems.append(
        StyleProblem(
          .misplacedElement,
          "<\(child.name.rawValue)> beside <\(first.name.rawValue)> in <choose>; alternatives are "
            + "either all views or all modifiers", at: child.location))
    }
  }
}

extension StyleElement {
  /// What the element is among its siblings; alternatives are what their first element is.
  var category: ElementCategory? {
    guard name == .choose else { return Vocabulary.schemas[name]?.category }
    return children.first?.category
  }
}

extension StyleProblem {
  /// A problem with an attribute that an element does not have.
  static func unknown(
    _ kind: Kind, _ what: String, _ name: String, among candidates: [String],
    at location: SourceLocation, of element: String
  ) -> StyleProblem {
    StyleProblem(
      kind,
      "unknown \(what) '\(name)' of <\(element)>\(proposal(for: name, among: candidates))",
      at: location)
  }
}
