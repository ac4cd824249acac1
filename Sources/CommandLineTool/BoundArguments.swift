/// Arguments after every option has found its definition and its value.
struct BoundArguments: Hashable {
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []
  /// What is no option, in order.
  private(set) var operands: [String] = []

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
      switches.insert(name)
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
    values[name, default: []].append(bound)
  }

  private static func definition(
    of spelling: String, in definitions: [OptionDefinition]
  ) throws(UsageError) -> OptionDefinition {
    let definition = definitions.first {
      $0.spelling == spelling || $0.letter.map { "-\($0)" } == spelling
    }
    if let definition { return definition }
    if OptionDefinition.planned.contains(String(spelling.drop { $0 == "-" })) {
      throw UsageError(.notInThisRelease("the option '\(spelling)'"))
    }
    throw UsageError(.unknown("option", spelling, known: definitions.map(\.spelling)))
  }

  /// Whether a switch was given.
  func has(_ definition: String) -> Bool { switches.contains(definition) }

  /// The value of an option that may be given once.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}
