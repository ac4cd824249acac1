/// A place in a JSON text.
public struct JSONLocation: Hashable, Sendable {
  /// Line, counted from 1; LF, CR LF and a lone CR each end one.
  public var line: Int
  /// Column in Unicode code points, counted from 1.
  public var column: Int

  /// A place from its coordinates.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A value of a JSON text with the place where it starts.
public struct JSONValue: Hashable, Sendable {
  /// A name of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The name after escapes are replaced.
    public var name: String
    /// Where the name's opening quote is.
    public var location: JSONLocation
    /// The value.
    public var value: JSONValue
  }

  /// The six kinds of values of RFC 8259.
  public indirect enum Kind: Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literals `true` and `false`.
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    /// A string after escapes are replaced.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object with its members in the order of the text, repeated names included.
    case object([Member])
  }

  /// What the value is.
  public var kind: Kind
  /// Where its first character is.
  public var location: JSONLocation

  /// The value of the member called `name`, `nil` if there is none or this is no object.
  ///
  /// The last one counts, as in ECMAScript.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The elements of an array, none for any other kind.
  public var elements: [JSONValue] {
    guard case .array(let elements) = kind else { return [] }
    return elements
  }

  /// The members of an object, none for any other kind.
  public var members: [Member] {
    guard case .object(let members) = kind else { return [] }
    return members
  }

  /// The text of a string, `nil` for any other kind.
  public var string: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }

  /// The value of `true` and `false`, `nil` for any other kind.
  public var bool: Bool? {
    guard case .bool(let value) = kind else { return nil }
    return value
  }

  /// A number as it is written, `nil` for any other kind.
  public var numberText: String? {
    guard case .number(let text) = kind else { return nil }
    return text
  }
}
