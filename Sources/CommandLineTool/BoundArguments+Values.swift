internal import SceneModel

extension BoundArguments {
  /// The value of an option that takes one of `choices`, `nil` if it is not given.
  func choice(_ name: String, of choices: [String]) throws(UsageError) -> String? {
    guard let value = value(name) else { return nil }
    guard choices.contains(value) else {
      throw UsageError(.invalidChoice(option: name, value: value, known: choices))
    }
    return value
  }

  /// The value of an option that takes a whole number, `nil` if it is not given.
  func count(_ name: String, atLeast minimum: Int) throws(UsageError) -> Int? {
    guard let value = value(name) else { return nil }
    guard value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(value), number >= minimum
    else {
      throw UsageError(
        .invalidValue(option: name, value: value, expected: "a whole number from \(minimum) up"))
    }
    return number
  }

  /// The value of an option that takes a day, `nil` if it is not given.
  func date(_ name: String) throws(UsageError) -> CalendarDate? {
    guard let value = value(name) else { return nil }
    guard let date = CalendarDate(value) else {
      throw UsageError(
        .invalidValue(option: name, value: value, expected: "a day such as 2027-03-31"))
    }
    return date
  }

  /// The values of an option of the form `KEY=VALUE`, each split at its first equals sign.
  func pairs(
    _ name: String, value placeholder: String
  ) throws(UsageError) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for text in all(name) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw UsageError(
          .invalidValue(option: name, value: text, expected: "NAME=\(placeholder)"))
      }
      pairs.append((String(parts[0]), String(parts[1])))
    }
    return pairs
  }
}
