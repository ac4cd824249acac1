internal import Markup
internal import SceneModel

extension ConfigurationReader {
  /// Takes over what an element says.
  mutating func take(
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
}
