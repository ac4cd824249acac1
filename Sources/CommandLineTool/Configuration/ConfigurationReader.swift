internal import EmbeddedFiles
internal import Markup
internal import RuleSets
internal import SceneModel

/// Reads a configuration and says everything that is wrong with it, each with its place.
///
/// The program walks the tree itself, because it can name what was meant; the grammar is the second
/// line, in case the walk lets something pass.
struct ConfigurationReader {
  /// Problems after which nothing further is looked at.
  private static let problemLimit = 20

  let path: String
  var configuration: Configuration
  var problems: [(location: XMLLocation, text: String)] = []
  var rules: Set<String> = []
  /// The rules of the program with the names of their numbers and words.
  let ruleOptions: [String: [String]]

  /// The configuration in `bytes`, which are those of `file`; `path` is what messages call it.
  static func configuration(
    _ bytes: [UInt8], file: FilePath, path: String
  ) throws(UsageError) -> Configuration {
    let root: XMLElement
    do {
      root = try XMLDocument.parse(bytes, path: path).root
    } catch {
      throw UsageError(.other(error.description))
    }
    var reader = try ConfigurationReader(file: file, path: path)
    reader.read(root)
    if reader.problems.isEmpty { reader.validate(bytes) }
    guard reader.problems.isEmpty else {
      let sorted = reader.problems.sorted { $0.location.byteOffset < $1.location.byteOffset }
      throw UsageError(
        .several(
          sorted.map { "\(path):\($0.location.line):\($0.location.column): \($0.text)" }))
    }
    return reader.configuration
  }

  private init(file: FilePath, path: String) throws(UsageError) {
    self.path = path
    configuration = Configuration(file: file)
    ruleOptions = Dictionary(
      uniqueKeysWithValues: try CheckOptions.embedded(RuleSetLibrary.defaultName).rules.map {
        ($0.id, Array($0.numbers.keys) + Array($0.words.keys))
      })
  }

  mutating func problem(_ text: String, at location: XMLLocation) {
    if problems.count < Self.problemLimit { problems.append((location, text)) }
  }

  private mutating func read(_ root: XMLElement) {
    let name = ConfigurationVocabulary.root
    guard root.localName == name, root.namespaceURI == ConfigurationVocabulary.namespace else {
      return problem(
        "this is no configuration; its root is <\(name)"
          + " xmlns=\"\(ConfigurationVocabulary.namespace)\">", at: root.location)
    }
    read(root, called: name)
  }

  /// Reads an element that is known to be allowed where it stands.
  private mutating func read(_ element: XMLElement, called name: String) {
    guard let schema = ConfigurationVocabulary.elements[name] else { return }
    let attributes = attributes(of: element, schema, called: name)
    if let attributes { take(name, attributes, at: element) }
    var seen: Set<String> = []
    for node in element.children {
      switch node {
      case .comment: break
      case .text(let text):
        guard text.bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { break }
        problem("text in <\(name)> has no meaning; values are attributes", at: text.location)
      case .element(let child): readChild(child, of: name, schema, &seen)
      }
    }
  }

  private mutating func readChild(
    _ child: XMLElement, of parent: String, _ schema: ConfigurationVocabulary.Element,
    _ seen: inout Set<String>
  ) {
    let name = child.localName
    guard child.namespaceURI == ConfigurationVocabulary.namespace, schema.children.contains(name)
    else {
      let written = child.name.qualifiedName
      guard !schema.children.isEmpty else {
        return problem("<\(written)> in <\(parent)>, which takes no elements", at: child.location)
      }
      let owner = ConfigurationVocabulary.elements.keys.sorted().first {
        ConfigurationVocabulary.elements[$0]?.children.contains(name) == true && $0 != parent
      }
      let place = owner.map { "; <\(name)> belongs into <\($0)>" }
      return problem(
        UsageError(.unknown("element", written, known: schema.children)).message + (place ?? ""),
        at: child.location)
    }
    let isNew = seen.insert(name).inserted
    guard isNew || ConfigurationVocabulary.elements[name]?.isRepeatable == true else {
      return problem("<\(name)> is here twice; remove one", at: child.location)
    }
    read(child, called: name)
  }

  /// The attributes by name; `nil` if some are unknown or missing.
  private mutating func attributes(
    of element: XMLElement, _ schema: ConfigurationVocabulary.Element, called name: String
  ) -> [String: XMLAttribute]? {
    let count = problems.count
    var known = schema.attributes.map(\.name)
    if schema.takesRuleOptions, let id = element.attribute("id") {
      known += ruleOptions[id, default: []].sorted()
    }
    var attributes: [String: XMLAttribute] = [:]
    for attribute in element.attributes {
      let written = attribute.name.qualifiedName
      // What a rule may have is not known if there is no such rule, which is said elsewhere.
      let isOpen =
        schema.takesRuleOptions && element.attribute("id").map { ruleOptions[$0] == nil } ?? true
      if known.contains(written) {
        attributes[written] = attribute
        if attribute.value.allSatisfy(\.isWhitespace) {
          problem(
            "'\(written)' of <\(name)> is empty; give a value or remove it", at: attribute.location)
        }
      } else if !isOpen || !schema.takesRuleOptions {
        problem(
          UsageError(.unknown("attribute", written, known: known)).message + " (in <\(name)>)",
          at: attribute.location)
      }
    }
    for missing in schema.required where attributes[missing] == nil {
      problem("<\(name)> needs the attribute '\(missing)'", at: element.location)
    }
    return problems.count == count ? attributes : nil
  }
}

extension ConfigurationReader {
  /// Holds the file against the grammar.
  private mutating func validate(_ bytes: [UInt8]) {
    let path = ConfigurationVocabulary.schemaPath
    guard let grammar = EmbeddedFile.bytes(at: path),
      let violations = try? RelaxNGSchema(bytes: grammar, path: path).validate(bytes)
    else { return problem("the grammar '\(path)' cannot be read", at: .start) }
    for violation in violations {
      problem(
        "line \(violation.line) does not follow the grammar ('a11yaudit config schema'):"
          + " \(violation.message)", at: .start)
    }
  }
}

extension XMLLocation {
  fileprivate static let start = XMLLocation(line: 1, column: 1, byteOffset: 0)
}
