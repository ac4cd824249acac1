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

  private let path: String
  private var configuration: Configuration
  private var problems: [(location: XMLLocation, text: String)] = []
  private var rules: Set<String> = []
  /// The rules of the program with the names of their numbers and words.
  private let ruleOptions: [String: [String]]

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

  private mutating func problem(_ text: String, at location: XMLLocation) {
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
  /// Takes over what an element says.
  private mutating func take(
    _ name: String, _ attributes: [String: XMLAttribute], at element: XMLElement
  ) {
    let values = attributes.mapValues(\.value)
    let place = element.location
    for (attribute, meaning) in ConfigurationVocabulary.elements[name]?.attributes ?? [] {
      guard let value = attributes[attribute] else { continue }
      switch meaning {
      case .option(let option): add(option, value.value, attribute, of: name, at: value.location)
      case .flag(let option):
        guard let flag = flag(value, of: name) else { continue }
        if flag { add(option, nil, attribute, of: name, at: value.location) }
      case .part: break
      }
    }
    switch name {
    case ConfigurationVocabulary.root:
      configuration.isRoot = attributes["root"].flatMap { flag($0, of: name) } ?? false
    case "include": take(attributes["path"], of: name, into: \.includes)
    case "exclude": take(attributes["path"], of: name, into: \.excludes)
    case "rule": takeRule(attributes)
    case "tokens":
      let appearance = values["appearance"].map { "@" + $0 } ?? ""
      guard let path = attributes["path"] else { break }
      add("tokens", path.value + appearance, "path", of: name, at: path.location)
    case "canvas":
      pair(name, values["appearance"], "=", values["color"], attributes["color"], at: place)
    case "platform":
      pair(name, values["name"], "=", values["version"], attributes["version"], at: place)
    case "name-pattern":
      pair(name, values["pattern"], "=", values["meaning"], attributes["meaning"], at: place)
    case "define":
      let appearance = values["appearance"].map { "@" + $0 } ?? ""
      pair(
        name, values["name"].map { $0 + appearance }, "=", values["value"], attributes["value"],
        at: place)
    case "suppress": takeSuppression(attributes, at: place)
    case "report": takeReport(attributes, at: place)
    default: break
    }
  }

  private mutating func flag(_ attribute: XMLAttribute, of element: String) -> Bool? {
    switch attribute.value {
    case "true": return true
    case "false": return false
    case let value:
      problem(
        UsageError(
          .invalidValue(option: attribute.localName, value: value, expected: "true or false")
        ).message(subject: subject(attribute.localName, of: element)), at: attribute.location)
      return nil
    }
  }

  private func subject(_ attribute: String, of element: String) -> String {
    "'\(attribute)' of <\(element)>"
  }

  private mutating func pair(
    _ option: String, _ key: String?, _ sign: String, _ value: String?, _ attribute: XMLAttribute?,
    at location: XMLLocation
  ) {
    guard let key, let value else { return }
    add(
      option, key + sign + value, attribute?.localName ?? option, of: option,
      at: attribute?.location ?? location)
  }

  /// Adds a setting that the option's own parser accepts.
  private mutating func add(
    _ option: String, _ value: String?, _ attribute: String, of element: String,
    at location: XMLLocation
  ) {
    let setting = Configuration.Setting(
      option: option, value: value, subject: subject(attribute, of: element),
      location: SourceLocation(location, in: path))
    do {
      try BoundArguments(setting).checkValues()
      configuration.settings.append(setting)
    } catch {
      problem(error.message(subject: setting.subject), at: location)
    }
  }

  private mutating func take(
    _ attribute: XMLAttribute?, of element: String,
    into paths: WritableKeyPath<Configuration, [Configuration.Path]>
  ) {
    guard let attribute, isPattern(attribute, of: element) else { return }
    configuration[keyPath: paths].append(
      Configuration.Path(
        pattern: attribute.value, location: SourceLocation(attribute.location, in: path)))
  }

  private mutating func isPattern(_ attribute: XMLAttribute, of element: String) -> Bool {
    let value = attribute.value
    if value.contains("\\") || value.hasPrefix("/") {
      problem(
        "'path' of <\(element)> does not take '\(value)'; write a path relative to this file's"
          + " folder, with '/' between names", at: attribute.location)
      return false
    }
    if value.contains(where: { "{}[]!".contains($0) }) {
      problem(
        "'path' of <\(element)> does not take '\(value)'; only '*', '?' and '**' are special:"
          + " write one <\(element)> for each alternative", at: attribute.location)
      return false
    }
    return true
  }

  private mutating func takeRule(_ attributes: [String: XMLAttribute]) {
    guard let id = attributes["id"] else { return }
    guard ruleOptions[id.value] != nil else {
      return problem(
        UsageError(.unknown("rule", id.value, known: ruleOptions.keys.sorted())).message,
        at: id.location)
    }
    guard rules.insert(id.value).inserted else {
      return problem("the rule '\(id.value)' is here twice; join them", at: id.location)
    }
    for (name, attribute) in attributes.sorted(by: { $0.key < $1.key }) where name != "id" {
      if name == "severity" {
        add(name, id.value + "=" + attribute.value, name, of: "rule", at: attribute.location)
      } else {
        add(
          "threshold", "\(id.value).\(name)=\(attribute.value)", name, of: "rule",
          at: attribute.location)
      }
    }
  }

  private mutating func takeSuppression(
    _ attributes: [String: XMLAttribute], at location: XMLLocation
  ) {
    var suppression = Suppression(
      kind: .configuration, written: "<suppress>",
      location: SourceLocation(location, in: path))
    let names = attributes["rule"]?.value.split { $0.isWhitespace || $0 == "," } ?? []
    suppression.rules = Set(names.map(String.init))
    for key in SuppressionRemark.keys {
      guard let attribute = attributes[key] else { continue }
      if let text = SuppressionRemark.add(key, attribute.value, to: &suppression) {
        problem(text, at: attribute.location)
      }
    }
    if let path = attributes["path"], !isPattern(path, of: "suppress") { return }
    configuration.suppressions.append(
      Configuration.SuppressElement(
        suppression: suppression, path: attributes["path"]?.value,
        control: attributes["control"]?.value))
  }

  private mutating func takeReport(
    _ attributes: [String: XMLAttribute], at location: XMLLocation
  ) {
    guard let format = attributes["format"] else { return }
    for (name, owner) in ConfigurationVocabulary.reportAttributes where format.value != owner {
      guard let attribute = attributes[name] else { continue }
      problem("'\(name)' of <report> is for the format '\(owner)' only", at: attribute.location)
    }
    let path = attributes["path"].map { attribute in
      "="
        + (attribute.value == "-"
          ? "-" : FilePath(attribute.value, in: configuration.folder).string)
    }
    add("report", format.value + (path ?? ""), "format", of: "report", at: format.location)
  }

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
