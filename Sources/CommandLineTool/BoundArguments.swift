internal import SceneModel

/// Arguments after every option has found its definition and its value.
struct BoundArguments: Hashable {
  /// Where a value comes from.
  enum Origin: Hashable {
    case commandLine
    case configuration(SourceLocation)
  }

  /// The value of an option; `nil` for a switch.
  struct Value: Hashable {
    var text: String?
    var origin: Origin
  }

  private var values: [String: [Value]] = [:]
  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// No arguments.
  init() {}

  /// Binds `tokens` to `definitions`; throws for what does not fit.
  init(
    _ tokens: [ArgumentToken], definitions: [OptionDefinition]
  ) throws(UsageError) {
    var remaining = tokens[...]
    while let token = remaining.popFirst() {
      switch token {
      case .operand(let operand): operands.append(operand)
      case .option(let spelling, let value):
        let definition = try Self.definition(of: spelling, in: definitions)
        try bind(definition, value: value, remaining: &remaining)
      }
    }
  }

  private mutating func bind(
    _ definition: OptionDefinition, value: String?, remaining: inout ArraySlice<ArgumentToken>
  ) throws(UsageError) {
    let name = definition.name
    guard definition.placeholder != nil else {
      guard value == nil else { throw UsageError(.unexpectedValue(option: name)) }
      values[name] = [Value(text: nil, origin: .commandLine)]
      return
    }
    let bound: String
    if let value {
      bound = value
    } else if case .operand(let operand)? = remaining.first {
      remaining.removeFirst()
      bound = operand
    } else {
      throw UsageError(.missingValue(option: name))
    }
    guard !bound.isEmpty else { throw UsageError(.missingValue(option: name)) }
    guard definition.isRepeatable || values[name] == nil else {
      throw UsageError(.repeated(option: name))
    }
    values[name, default: []].append(Value(text: bound, origin: .commandLine))
  }

  private static func definition(
    of spelling: String, in definitions: [OptionDefinition]
  ) throws(UsageError) -> OptionDefinition {
    let definition = definitions.first {
      $0.spelling == spelling || $0.letter.map { "-\($0)" } == spelling
    }
    if let definition { return definition }
    throw UsageError(.unknown("option", spelling, known: definitions.map(\.spelling)))
  }

  /// Adds a setting after the values that there are.
  mutating func add(_ setting: Configuration.Setting, value: String?) {
    values[setting.option, default: []].append(
      Value(text: value, origin: .configuration(setting.location)))
  }

  /// Adds a setting before the values that there are.
  mutating func prepend(_ setting: Configuration.Setting, value: String?) {
    values[setting.option, default: []].insert(
      Value(text: value, origin: .configuration(setting.location)), at: 0)
  }

  /// The arguments without the first operand.
  func droppingOperand() -> BoundArguments {
    var rest = self
    rest.operands.removeFirst(min(1, operands.count))
    return rest
  }

  /// The names of the options with a value.
  var givenNames: Set<String> { Set(values.keys) }

  /// Whether a switch was given.
  func has(_ definition: String) -> Bool { values[definition] != nil }

  /// The value of an option that may be given once.
  func value(_ name: String) -> String? { values[name]?.last?.text }

  /// All values of an option, in order.
  func all(_ name: String) -> [String] { values[name]?.compactMap(\.text) ?? [] }

  /// All values of an option with where they come from, in order.
  func origins(_ name: String) -> [Value] { values[name] ?? [] }

  /// All values of an option that are on the command line, in order.
  func written(_ name: String) -> [String] {
    origins(name).filter { $0.origin == .commandLine }.compactMap(\.text)
  }
}
